## Circles: groups of people who play with one another

circles-yours = Your circles
circles-none = A circle is a group with a name, its own page and an invitation link.
circles-new = Create a circle
circles-new-text = For your family, club or colleagues: you can invite all members at once. Only members see the circle.
circles-name = Name
circles-about = Description
circles-about-hint = People with the link read it before they join.
circles-found = Create the circle
circles-founded = { $name } has been created. Send its link to the people you want in it.
circles-members = { $count ->
    [one] one member
   *[other] { $count } members
}
circles-members-title = Members
circles-founder = founder
circles-since = since { $date }
circles-of = { $count ->
    [one] Founded by { $name }
   *[other] Founded by { $name }, { $count } members
}
circles-invite-all = Open a table for this circle
circles-tables = Open tables
circles-tables-note = opened by members, everybody can join
circles-tables-none = No member is looking for players right now.
circles-ladders = Ladders
circles-ladder-note = Only members of this circle are listed here.
circles-back = Back to “{ $name }”
circles-link = Invitation link
circles-link-text = Anyone with this link and an account can join.
circles-link-none = The link is turned off, so nobody can join.
circles-link-renew = Renew the link
circles-link-open = Create a link
circles-link-close = Turn off
circles-link-renewed = There is a new link. Earlier ones no longer work.
circles-link-closed = The link is turned off.
circles-rename = Change name and description
circles-rename-save = Save
circles-remove = Remove
circles-remove-named = Remove { $name }
circles-removed = { $name } is no longer a member. The circle has a new link.
circles-hand-over = Make founder
circles-hand-over-to = Make { $name } the founder
circles-handed-over = { $name } is now the founder of this circle.
circles-report = Report this circle
circles-report-text = The operators of this site read what you write here, look at the circle’s name and description, and answer you. Its members aren’t notified.
circles-leave = Leave this circle
circles-leave-text = You will no longer see the circle. Your games with its members go on.
circles-left = You have left the circle.
circles-end = Leave or dissolve
circles-end-text = To leave, make somebody else the founder first. If you dissolve the circle, it is deleted for everybody; games go on.
circles-dissolve = Dissolve the circle
circles-dissolved = The circle is dissolved.
circles-join = Join
circles-join-text = Members see your name in the list and can invite you, and you can invite them. You can leave at any time.
circles-joined = You are a member of { $name }.
circles-sign-in = Sign in and join
circles-sign-up = Sign up and join
