# A table before its game, for its host.

moderation-remove = Remove
moderation-remove-named = Remove { $name } from the table
moderation-removed = { $name } doesn't sit here any more, and is told so.
moderation-closed = Those who run this house have closed this table before its game began.
moderation-closed-title = This table is closed
moderation-hidden = Those who run this house have hidden this table: only you who sit here see it. You can play on.

moderation-others = Find another table

# Mails about what the staff did.

moderation-mail-suspended-subject = Your account is suspended
moderation-mail-suspended = those who run this house have suspended your account. You are signed out, and can't sign in. Where your games go on, an opponent or the house plays for you, so that nobody waits; at tables that had not begun your seat is free again.
moderation-mail-restored-subject = Your account is open again
moderation-mail-restored = your account is open again: you can sign in. The house has kept your seats; you take each back with one click at its table.
moderation-mail-renamed-subject = You have another name here
moderation-mail-renamed = those who run this house have given you another name: { $name }. Sign in with it from now on, or with your address as before.
moderation-mail-password-subject = Those who run this house have changed your password
moderation-mail-password = those who run this house have changed the password of your account, or taken it away. You are signed out everywhere. For a password that you alone know, ask for a new one where you sign in.
moderation-mail-factors-subject = Signing in no longer asks for a second step
moderation-mail-factors = those who run this house have removed the second step of signing in from your account: the authenticator app, passkeys and recovery codes. You are signed out everywhere. Sign in with your password, and set them up anew.
moderation-mail-why = The reason given: { $why }
moderation-mail-contact = If you think that this is a mistake, or want to know more, write to { $address }.

# Signing in while suspended.

moderation-suspended-title = Your account is suspended
moderation-suspended-text = Those who run this house let you in no more for now. Where your games go on, an opponent or the house plays for you, so that nobody waits.
moderation-suspended-contact = If you think that this is a mistake, or want to know until when, write to { $address }.

# What the staff reads in the admin.

moderation-why = Reason
moderation-name = New name
moderation-search-tables = A table’s number or whole name, or its host’s name
moderation-action-rename = Rename
moderation-action-hide = Hide
moderation-action-show = Show again
moderation-action-close = Close
moderation-action-suspend = Suspend
moderation-action-restore = Restore
moderation-action-factors-off = Remove second factors
moderation-done =
    { $count ->
        [one] Done, and written down.
       *[other] Done for { $count }, and written down.
    }
moderation-one-name = A name is given to one at a time.
moderation-error-not-staff = Only the staff does that.
moderation-error-why = Give a reason of 1 to 500 characters. It is written down, and told to a person whom it concerns.
moderation-error-yourself = Nobody suspends themselves.
moderation-error-of-the-staff = Only a superuser does that to one of the staff.
moderation-error-not-superuser = Only a superuser does that.
moderation-error-inactive = This account is suspended already, or closed.
moderation-error-not-suspended = This person isn't suspended.
moderation-error-no-factors = This person has no second factor.
moderation-error-of-the-house = This is one of the house's opponents. Opponents are switched off by the setting OPPONENTS.
moderation-action-take-back = Take the messages back
moderation-action-dissolve = Dissolve the circle
moderation-action-reply = Answer the report
moderation-error-answered = This report is answered already.
moderation-mail-report-subject = What you reported
moderation-mail-report = those who run this house have looked at what you reported, and answer:
moderation-mail-answer = { $why }
