## Circles: groups of people who play with one another

circles-yours = Your circles
circles-none = A circle is a group with a name, a page of its own and a link to join.
circles-new = Found a circle
circles-new-text = Family, club or the table at work: whoever is in a circle is invited by one tap. Only its members see it.
circles-name = Name
circles-about = A sentence about it
circles-about-hint = Whoever has the link reads it before they join.
circles-found = Found it
circles-founded = { $name } is founded. Send its link to those who belong to it.
circles-members = { $count ->
    [one] one member
   *[other] { $count } members
}
circles-members-title = Members
circles-founder = founder
circles-since = since { $date }
circles-of = { $count ->
    [one] A circle of { $name }’s
   *[other] A circle of { $name }’s, { $count } members
}
circles-invite-all = Open a table for this circle
circles-tables = Open tables
circles-tables-note = of its members, for everybody to join
circles-tables-none = No member looks for people just now.
circles-ladders = Ladders
circles-ladder-note = Only members of this circle stand here.
circles-back = Back to “{ $name }”
circles-link = Link to join
circles-link-text = Whoever has it and an account can join.
circles-link-none = The link is closed: nobody can join now.
circles-link-renew = Renew the link
circles-link-open = Make a link
circles-link-close = Close it
circles-link-renewed = There is a new link. Earlier ones open nothing any more.
circles-link-closed = The link is closed.
circles-rename = Change name and sentence
circles-rename-save = Save
circles-remove = Remove
circles-remove-named = Remove { $name }
circles-removed = { $name } isn’t a member any more. The link is a new one.
circles-hand-over = Make founder
circles-hand-over-to = Make { $name } the founder
circles-handed-over = { $name } looks after this circle now.
circles-report = Report this circle
circles-report-text = Those who run this house read what you write here, look at the circle’s name and sentence, and answer you. Nobody in it is told.
circles-leave = Leave this circle
circles-leave-text = You don’t see it any more. Games that you play with its members go on.
circles-left = You have left the circle.
circles-end = Leave or dissolve
circles-end-text = To leave, make somebody else the founder first. Dissolved, the circle is gone for everybody; games go on.
circles-dissolve = Dissolve the circle
circles-dissolved = The circle is dissolved.
circles-join = Join
circles-join-text = Its members see your name in the list, can invite you by one tap, and you them. You can leave at any time.
circles-joined = You are a member of { $name }.
circles-sign-in = Sign in and join
circles-sign-up = Sign up and join
