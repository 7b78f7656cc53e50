### Ratings and ladders.

ratings-title = Ratings
ratings-of-title = Title
ratings-games = Games
ratings-rating = Rating
ratings-number = { $points } ± { $range }
ratings-provisional = provisional
ratings-ladder = Ladder
ratings-ladder-of = Ladder · { $title }
ratings-how = Players with at least { $games } rated games against people are listed. The number says how strong somebody is; ± says how far it may be off: where two ranges overlap, the two are about equal.
ratings-rules = How games count
ratings-rule-repeats = Your first { $fully } games of a title within 30 days count fully, the next ones a half, a third and so on. This holds for games with the same people, and for all your games while you have at most { $few } different partners. Each further partner lets { $fully } more games count fully.
ratings-rule-stand-in = If a stand-in played more than { $most } of your turns, you can lose rating by the game, but not gain any. For the others it counts as usual.
ratings-rule-leaving = If you leave a game, you can only lose rating by it, and it changes nobody else’s. If somebody resigned, those who play on can agree that the game counts among themselves.
ratings-rule-listed = Computers aren’t listed, nor are people who don’t show their games to everybody (on their own page).
ratings-others = Other ladders
ratings-after =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
ratings-yours = Your rating: { $points } ± { $range }, after { $games } games.
ratings-yours-provisional = You have finished { $games } of the { $most } games that you need to be listed here.
ratings-yours-where = Where you stand
ratings-none = Nobody has finished { $games } rated games yet. Open a table for people and play one.
ratings-unrated = Without rating
ratings-unrated-text = The game changes nobody’s rating. Games with computers never do.
ratings-unrated-most = The game changes nobody’s rating.
ratings-computers = Rate it with computers, too
ratings-computers-text = The game changes ratings although computers play: yours as well as theirs. Without this, it changes none.
ratings-table-yes = Rated: the game changes the ratings of all players
ratings-table-no = Not rated
ratings-table-computers = Not rated: a computer is playing
ratings-changed = Ratings
ratings-change = { $name }: { $before } → { $points } ({ $change })
ratings-change-why = The more a result surprises, the more ratings change; first games change them most.
ratings-change-why-first = { $name } had the highest rating before the game. The more a result surprises, the more ratings change; first games change them most.
ratings-change-leaver = Somebody left, so the game counts for them alone.
ratings-change-less = Counts in part: many games within a month with the same people, or with few.
ratings-change-withheld = No gain: a stand-in played more than two turns, or the rest of the game.
