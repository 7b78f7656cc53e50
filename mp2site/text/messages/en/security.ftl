## Who may act as a person: the section of the settings

security-tab = Security
security-title = Security
security-back = Back to Security
security-since = since { $when }
security-off = off
security-password = Password
security-password-note = With a new password, all other browsers are signed out, and API tokens, the calendar's address and links in mails stop working.
security-addresses-change = Change addresses
security-factor = Second factor
security-factor-note = With a second factor, your password alone isn’t enough to sign in: you also need a code from your phone, or a passkey.
security-app = Authenticator app
security-app-add = Set up
security-app-remove = Turn off
security-codes = Recovery codes
security-codes-left = { $count ->
    [one] { $count } code left
   *[other] { $count } codes left
}
security-codes-show = Show
security-passkeys = Passkeys
security-passkeys-note = Sign in by fingerprint, face or PIN of your device, or by a security key. A passkey also counts as a second factor after the password.
security-passkey-add = Add a passkey
security-passkey-number = Passkey { $number }
security-passkey-used = last used { $when }
security-passkey-rename = Rename
security-passkey-remove = Remove
security-sessions = Where you are signed in
security-session-this = this browser
security-session-unnamed = Unknown browser
security-others-button = Sign out everywhere else
security-others-note = This browser stays signed in. All others are signed out, and API tokens, the calendar's address and links in mails stop working. No device, not even this one, shows notifications until you turn them on there again.
security-others-out = All other browsers are signed out.
security-tokens = API tokens
security-tokens-note = For programs of yours that play or read for you.
security-tokens-open = API tokens

## The second step of signing in

security-second-title = One more step
security-second-text = Your account asks for a second factor: a code from your authenticator app, or one of your recovery codes.
security-second-cancel = Cancel
security-code = Code from the app
security-code-either = Code
security-passkey-use = Use a passkey
security-passkey-sign-in = Sign in with a passkey
security-passkey-failed = That didn't work: the passkey wasn't shown, or this browser has none for this site. Try again, or choose another way.
security-passkey-insecure = This page was opened over http. Passkeys work over https only (or on localhost).
security-passkey-script = Passkeys need JavaScript.

## Before a change

security-again-code = Enter a code from your authenticator app or a recovery code before you make this change.
security-again-passkey = Use one of your passkeys before you make this change.
security-again-password = Use your password
security-again-app = Use a code

## The app

security-app-title = Set up an authenticator app
security-app-text = Scan this picture with the app, then enter the code that it shows.
security-app-picture = QR code for the authenticator app
security-app-secret = Can't scan? Enter this key instead:
security-app-on = Turn on
security-app-off-title = Turn off the authenticator app
security-app-off-text = After that, you no longer need a code from the app. If you have no passkey either, your password alone is enough to sign in, and the recovery codes no longer work.

## Recovery codes

security-codes-text = Each code works once, when you have lost your phone or passkey. Print the codes, or keep them in a safe place.
security-codes-download = Download
security-codes-new = Create new codes
security-codes-new-text = The old codes stop working as soon as there are new ones.

## Passkeys

security-passkey-add-text = Your browser asks for a fingerprint, a face, a PIN or a security key. None of this leaves your device.
security-passkey-name = Name of the passkey
security-passkey-alone = Sign in with it alone, without the password
security-passkey-alone-hint = It is then stored on the device and asks for fingerprint, face or PIN.
security-passkey-make = Continue
security-passkey-rename-title = Rename the passkey
security-passkey-remove-title = Remove the passkey
security-passkey-remove-text = Nobody can sign in with “{ $name }” any more.

## What is said after a step

security-said-codes = Here are your new recovery codes. Keep them safe.
security-said-app-on = The authenticator app is set up.
security-said-app-off = The authenticator app is turned off.
security-said-passkey-added = The passkey is added.
security-said-passkey-removed = The passkey is removed.

## What doesn't go

security-error-attempts = Too many attempts from here. Wait five minutes, then try again, or set a new password.
security-error-begun-before = Your password has changed, or you signed out everywhere, since you gave your password here. Sign in again.
security-error-code = That code isn't right. A code from the app is valid for half a minute; a recovery code works once.
security-error-no-factor = Recovery codes replace a lost second factor. Set up a second factor first.
security-busy-title = Just a moment
security-busy-text = Very many people are signing in right now. Your input wasn't processed; try again in a few seconds.

## Mails about changes

security-mail-sign-in-subject = A new sign-in
security-mail-sign-in = somebody, most likely you, signed in to your account in a browser that you hadn't used before.
security-mail-address-added-subject = An address was added
security-mail-address-added = the address { $address } was added to your account.
security-mail-address-changed-subject = Your primary address has changed
security-mail-address-changed = your mails go to { $address } from now on.
security-mail-address-removed-subject = An address was removed
security-mail-address-removed = the address { $address } was removed from your account.
security-mail-password-subject = Your password has changed
security-mail-password = your account has a new password. All other browsers are signed out.
security-mail-app-on-subject = An authenticator app was set up
security-mail-app-on = signing in to your account now asks for a code from an authenticator app.
security-mail-app-off-subject = The authenticator app was turned off
security-mail-app-off = signing in to your account no longer asks for a code from an authenticator app.
security-mail-codes-subject = New recovery codes
security-mail-codes = there are new recovery codes for your account; the old ones no longer work.
security-mail-passkey-added-subject = A passkey was added
security-mail-passkey-added = a passkey was added to your account.
security-mail-passkey-removed-subject = A passkey was removed
security-mail-passkey-removed = a passkey was removed from your account.
security-mail-facts = { $when } ({ $zone }), { $browser }
security-mail-not-you = If that was you, all is well. If not, set a new password at once; this signs everybody else out:
security-mail-end = Caravanserai
