### Ratings and ladders.

ratings-title = Ratings
ratings-of-title = Title
ratings-games = Games
ratings-rating = Rating
ratings-number = { $points } ± { $range }
ratings-provisional = provisional
ratings-ladder = Ladder
ratings-ladder-of = Ladder · { $title }
ratings-how = Who has finished { $games } rated games with people has a place here. The number says how strong somebody is, and ± by how much it may be wrong: where two ranges overlap, the two are as good as level. Computers have no place, nor has who doesn’t show their games to everybody (on their own page). The first three games of the same people within a month count fully, the next ones a half, a third and so on. Who leaves a game loses it, and it changes nobody else’s number; if they have resigned, those who play on can agree that it counts among themselves.
ratings-others = Other ladders
ratings-after =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
ratings-yours = Your rating: { $points } ± { $range }, after { $games } games.
ratings-yours-provisional = You have finished { $games } of the { $most } games after which you stand here.
ratings-yours-where = Where you stand
ratings-none = Nobody has finished { $games } rated games yet. Open a table for people, and play one.
ratings-unrated = Without rating
ratings-unrated-text = The game moves nobody’s rating. With computers at the table no game does.
ratings-unrated-most = The game moves nobody’s rating.
ratings-computers = Rate it with computers, too
ratings-computers-text = The game moves ratings although computers play along, yours as well as theirs. Without this it doesn’t.
ratings-table-yes = Rated: the game moves the ratings of all who play it
ratings-table-no = Not rated
ratings-table-computers = Not rated: a computer plays along
ratings-changed = Ratings
ratings-change = { $name }: { $points } ({ $change })
ratings-change-leaver = Somebody left, so the game counts for them alone.
ratings-change-less = You have played together often within a month, so the game counts less.
