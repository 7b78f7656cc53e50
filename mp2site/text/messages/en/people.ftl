## The people around a person

people-title = People
people-find = Find somebody
people-find-button = Find
people-find-hint = Enter the beginning of a name. The search finds people you have played with, starred, or share a circle with.
people-found = Names that begin with “{ $beginning }”
people-found-none = Nobody you know has such a name. You can invite other people by their whole name, or by a link.
people-all = Everybody you know
people-starred = Starred
people-starred-note = only you see this
people-starred-none = Star people to find them quickly when you invite. Nobody is notified.
people-played = Played with
people-others = Others you played with
people-played-note = most recent first
people-others-none = You have played with nobody else.
people-none-of-title = You have played { $title } with nobody else.
people-none = You have played with nobody yet
people-none-text = Take a seat at an open table. The people who play there appear here afterwards.
people-none-action = Open tables
people-games = { $count ->
    [one] one game, { $date }
   *[other] { $count } games, last { $date }
}
people-tally = who placed better: you { $ahead }, { $name } { $behind }{ $level ->
    [0] {""}
   *[other] , level { $level }
}
people-not-together = not played together yet
people-star = Star
people-star-of = Star for { $name }
people-invite = Invite
people-invite-named = Invite { $name } to a new table
people-again = Play again
people-again-at = Play again with the same people: { $table }
