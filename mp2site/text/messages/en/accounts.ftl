## Signing in, signing up, one's account

accounts-login-title = Sign in
accounts-login-button = Sign in
accounts-login-new = New here?
accounts-login-signup = Sign up
accounts-signup-title = Sign up
accounts-signup-note = Other players see your name. When it is your turn, we send a mail to your address, which they don't see.
accounts-signup-button = Sign up
accounts-signup-known = Been here before?
accounts-signup-login = Sign in
accounts-closed-title = Sign-up is closed
accounts-closed-text = This site accepts no new accounts right now.
accounts-inactive-title = This account is closed
accounts-inactive-text = Nobody can sign in with it. If that is a mistake, write to the operators of this site.
accounts-logout-title = Sign out
accounts-logout-text = Your games go on, and you still get mails.
accounts-logout-button = Sign out
accounts-logout-stay = Stay signed in
accounts-reset-title = Forgot your password?
accounts-reset-text = Enter your e-mail address. We'll send you a link to set a new password.
accounts-reset-button = Send the link
accounts-reset-back = Back to signing in
accounts-reset-sent-title = Check your mail
accounts-reset-sent-text = If an account has this address, we have sent a mail with a link to it. If nothing arrives within a few minutes, check your spam folder.
accounts-mailbox-hint = This site sends no mails. You find them here:
accounts-new-password-title = New password
accounts-new-password-button = Set password
accounts-new-password-bad-title = This link doesn't work
accounts-new-password-bad-text = It has been used already, or it has expired.
accounts-new-password-again = Send a new link
accounts-new-password-done-title = Your new password is set
accounts-new-password-done-text = Sign in with it from now on.
accounts-password-title = Change password
accounts-password-button = Change password
accounts-password-forgotten = Forgot your password?
accounts-password-set-title = Set a password
accounts-again-title = Confirm that it's you
accounts-again-text = Enter your password again before you make this change.
accounts-again-button = Continue
accounts-verify-sent-title = Check your mail
accounts-verify-sent-text = If you have just entered an address, we have sent a mail with a link to it. Open the link to confirm that the address is yours; then we can write to you. If nothing arrives within a few minutes, check your spam folder, or have the mail sent again.
accounts-verify-needed-title = Please confirm your address
accounts-verify-needed-text = You need a confirmed e-mail address for this. Open the link in the mail that we sent you, then come back. If you have no such mail, have it sent again.
accounts-confirm-title = Confirm your address
accounts-confirm-text = Is { $email } the address of { $name }?
accounts-confirm-button = Yes, confirm
accounts-confirm-taken = { $email } belongs to another account already.
accounts-confirm-bad = This link has expired, or it has been used already.
accounts-confirm-again = Send a new link
accounts-email-title = E-mail addresses
accounts-email-note = Once your primary address is confirmed, we send a mail to it when it is your turn.
accounts-email-verified = confirmed
accounts-email-unverified = not confirmed yet
accounts-email-primary = primary
accounts-email-make-primary = Make primary
accounts-email-send = Send the link again
accounts-email-send-often = We send a link to the same address at most every three minutes, and at most ten times a day.
accounts-email-remove = Remove
accounts-email-none = You have given no address, so we can't send you a mail when it is your turn.
accounts-email-add-title = Another address
accounts-email-add = Add

## What is said after a step

accounts-said-keeps-primary = { $email } is your primary address, so you can't remove it. Make another address primary first.
accounts-said-link-sent = We have sent a link to { $email }.
accounts-said-link-not-sent = We sent no mail this time: a link goes to { $email } at most every three minutes, and at most ten times a day. If you have an earlier link, it still works; check your spam folder, too.
accounts-said-nothing-to-confirm = None of your addresses needs to be confirmed.
accounts-confirm-send = Send the mail again
accounts-confirm-other = another address
accounts-confirm-home = { $email } isn't confirmed yet, so we can't send you a mail when it is your turn. Open the link in the mail that we sent you. If you have no such mail, have it sent again.
accounts-confirm-none = You have given no address, so we can't send you a mail when it is your turn.
accounts-confirm-add = Add an address
accounts-said-confirmed = { $email } is confirmed.
accounts-said-removed = { $email } is removed.
accounts-said-signed-out = You have signed out. Your games go on.
accounts-said-password-changed = Your new password is set.
accounts-said-primary-set = Mails now go to your new primary address.
accounts-said-primary-unverified = Your primary address must be confirmed first.

## Mails about the account

accounts-mail-hello = Hello { $name },
accounts-mail-hello-you = Hello,
accounts-mail-end =
    If that wasn't you, ignore this mail: nothing changes.

    Caravanserai
accounts-mail-confirm-subject = Please confirm your address
accounts-mail-confirm-text = open this link to confirm that this address is yours. From then on, we write to it when it is your turn:
accounts-mail-reset-subject = A new password
accounts-mail-reset-text = open this link to set a new password:
accounts-mail-exists-subject = You have an account already
accounts-mail-exists-text = somebody, perhaps you, wanted to sign up with { $email }. An account with this address exists already. If you have forgotten its password, set a new one here:
accounts-error-name-address = A name can't be an e-mail address, because everybody sees it. Leave the @ out.
accounts-error-name-form = A name consists of letters and digits, with . + - _ between them. It begins and ends with a letter or a digit.
accounts-error-name-alphabets = This name mixes letters from several alphabets that look alike. Use one alphabet.
accounts-error-name-alike = This name looks too much like a name that is taken. Choose another one.
