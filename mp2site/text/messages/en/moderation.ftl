# A table before its game, for its host.

moderation-remove = Remove
moderation-remove-named = Remove { $name } from the table
moderation-removed = { $name } no longer sits here. We'll notify them.
moderation-closed = The operators of this site closed this table before its game began.
moderation-closed-title = This table is closed
moderation-hidden = The operators of this site have hidden this table: only the people at the table see it. You can play on.

moderation-others = Find another table

# Mails about what the staff did.

moderation-mail-suspended-subject = Your account is suspended
moderation-mail-suspended = the operators of this site have suspended your account. You are signed out and can't sign in. Stand-ins play for you in your running games, so that nobody has to wait. At tables that hadn't begun, your seat is free again.
moderation-mail-restored-subject = Your account is open again
moderation-mail-restored = your account is open again: you can sign in. Stand-ins play for you until you take your seats back, with one click at each table.
moderation-mail-renamed-subject = You have a new name here
moderation-mail-renamed = the operators of this site have given you a new name: { $name }. From now on, sign in with it, or with your address as before.
moderation-mail-password-subject = The operators of this site have changed your password
moderation-mail-password = the operators of this site have changed or removed the password of your account. You are signed out everywhere. Request a new password on the sign-in page, so that only you know it.
moderation-mail-factors-subject = Signing in no longer asks for a second step
moderation-mail-factors = the operators of this site have removed the second factors from your account: the authenticator app, passkeys and recovery codes. You are signed out everywhere. Sign in with your password, then set them up again.
moderation-mail-why = The reason given: { $why }
moderation-mail-contact = If you think that this is a mistake, or want to know more, write to { $address }.

# Signing in while suspended.

moderation-suspended-title = Your account is suspended
moderation-suspended-text = The operators of this site have suspended your account for now. Stand-ins play for you in your running games, so that nobody has to wait.
moderation-suspended-contact = If you think that this is a mistake, or want to know how long it lasts, write to { $address }.

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
        [one] Done, and logged.
       *[other] Done for { $count }, and logged.
    }
moderation-one-name = You can rename only one person at a time.
moderation-error-not-staff = Only the staff may do this.
moderation-error-why = Give a reason of 1 to 500 characters. It is logged, and the people concerned can read it.
moderation-error-yourself = You can't suspend yourself.
moderation-error-of-the-staff = Only a superuser may do this to a member of the staff.
moderation-error-not-superuser = Only a superuser may do this.
moderation-error-inactive = This account is suspended already, or closed.
moderation-error-not-suspended = This person isn't suspended.
moderation-error-no-factors = This person has no second factor.
moderation-error-computer-opponent = This is a computer opponent of this site. The setting OPPONENTS turns opponents off.
moderation-action-take-back = Take the messages back
moderation-action-dissolve = Dissolve the circle
moderation-action-reply = Answer the report
moderation-error-answered = This report is answered already.
moderation-mail-report-subject = Your report
moderation-mail-report = the operators of this site have looked at your report. Their answer:
moderation-mail-answer = { $why }
