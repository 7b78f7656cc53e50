## Signing in, signing up, one's account

accounts-login-title = Sign in
accounts-login-button = Sign in
accounts-login-new = New here?
accounts-login-signup = Sign up
accounts-signup-title = Sign up
accounts-signup-note = Your name is what others see at the table. Your address gets a mail when it is your turn, and nobody sees it.
accounts-signup-button = Sign up
accounts-signup-known = Been here before?
accounts-signup-login = Sign in
accounts-closed-title = Sign-up is closed
accounts-closed-text = This house takes no new guests just now.
accounts-inactive-title = This account is closed
accounts-inactive-text = Nobody can sign in with it. Write to whoever runs this house if that is a mistake.
accounts-logout-title = Sign out
accounts-logout-text = Your tables stay as they are, and mails still reach you.
accounts-logout-button = Sign out
accounts-logout-stay = Stay
accounts-reset-title = Forgot your password?
accounts-reset-text = Give us your e-mail address, and a link to a new password is on its way.
accounts-reset-button = Send the link
accounts-reset-back = Back to signing in
accounts-reset-sent-title = Look into your mail
accounts-reset-sent-text = If we know that address, a mail with a link is on its way to it. Nothing there after a few minutes? Look into the spam folder.
accounts-mailbox-hint = Mails don't leave this house; they land here:
accounts-new-password-title = A new password
accounts-new-password-button = Set the password
accounts-new-password-bad-title = This link doesn't work
accounts-new-password-bad-text = It may have been used already, or it is too old.
accounts-new-password-again = Send a new link
accounts-new-password-done-title = Your new password is set
accounts-new-password-done-text = From now on, sign in with it.
accounts-password-title = Change password
accounts-password-button = Change password
accounts-password-forgotten = Forgot your password?
accounts-password-set-title = Set a password
accounts-again-title = Is it you?
accounts-again-text = Before this change, give your password once more.
accounts-again-button = Go on
accounts-verify-sent-title = Look into your mail
accounts-verify-sent-text = If you have just given us an address, there is a mail with a link in it: open it, and we know that the address is yours and may write to you. Nothing there after a few minutes? Look into the spam folder, or have it sent again.
accounts-verify-needed-title = Please confirm your address
accounts-verify-needed-text = For this we must know that your e-mail address is yours. Open the link in the mail that you had from us, then come back; if you have none, have it sent again.
accounts-confirm-title = Confirm your address
accounts-confirm-text = Is { $email } the address of { $name }?
accounts-confirm-button = Yes, confirm
accounts-confirm-taken = { $email } belongs to another account already.
accounts-confirm-bad = This link is too old, or it has been used already.
accounts-confirm-again = Send a new one
accounts-email-title = E-mail addresses
accounts-email-note = Turns are announced to your primary address, once it is confirmed.
accounts-email-verified = confirmed
accounts-email-unverified = not confirmed yet
accounts-email-primary = primary
accounts-email-make-primary = Make primary
accounts-email-send = Send the link again
accounts-email-send-often = A link goes to the same address once in three minutes at most, and ten times a day.
accounts-email-remove = Remove
accounts-email-none = We know no address of yours: no mail can tell you that it is your turn.
accounts-email-add-title = Another address
accounts-email-add = Add

## What is said after a step

accounts-said-keeps-primary = { $email } is your primary address and stays. Make another one primary first.
accounts-said-link-sent = A link is on its way to { $email }.
accounts-said-link-not-sent = No mail was sent just now: a link goes to { $email } once in three minutes at most, and ten times a day. If you had one before, it still works; look into the spam folder, too.
accounts-said-nothing-to-confirm = There is no address of yours that waits to be confirmed.
accounts-confirm-send = Send the mail again
accounts-confirm-other = another address
accounts-confirm-home = { $email } isn't confirmed yet, so no mail can tell you that it is your turn. Open the link in the mail from us; if you have none, have it sent again.
accounts-confirm-none = We know no address of yours, so no mail can tell you that it is your turn.
accounts-confirm-add = Give an address
accounts-said-confirmed = { $email } is confirmed.
accounts-said-removed = { $email } is removed.
accounts-said-signed-out = You have signed out. Your tables wait for you.
accounts-said-password-changed = Your new password is set.
accounts-said-primary-set = Mails go to your new primary address now.
accounts-said-primary-unverified = Your primary address must be confirmed first.

## Mails about the account

accounts-mail-hello = Hello { $name },
accounts-mail-hello-you = Hello,
accounts-mail-end =
    Was it not you? Then leave this mail alone: nothing changes.

    Caravanserai
accounts-mail-confirm-subject = Please confirm your address
accounts-mail-confirm-text = open this link, and we know that this address is yours. From then on we write to it when it is your turn:
accounts-mail-reset-subject = A new password
accounts-mail-reset-text = with this link you can set a new password:
accounts-mail-exists-subject = You have an account already
accounts-mail-exists-text = someone, you perhaps, wanted to sign up with { $email }. There is an account with this address already. If you have forgotten its password, this way leads to a new one:
accounts-error-name-address = A name can't be an e-mail address: everybody sees it. Leave the @ out.
accounts-error-name-form = A name has letters and digits, and . + - _ between them; it begins and ends with a letter or a digit.
accounts-error-name-alphabets = This name mixes letters of several alphabets that look alike. Use one alphabet.
accounts-error-name-alike = This name looks like one that is taken already. Choose one that can't be mistaken for it.
