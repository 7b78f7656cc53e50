# Computer opponents, and programs that people run.

opponents-count = Computers at the table
opponents-count-fitting = automatic
opponents-count-hint = Automatic: with “Computer”, computers take all other seats; otherwise none. With a number, computers take that many seats and people the rest.
opponents-count-choice = { $count ->
    [0] None
   *[other] { $count }
}
opponents-strength = How well they play
opponents-strength-apprentice = Apprentice
opponents-strength-apprentice-text = Makes many mistakes: good for a first game.
opponents-strength-merchant = Merchant
opponents-strength-merchant-text = Plans its whole turn and considers what may follow.
opponents-strength-master = Master
opponents-strength-master-text = Thinks longer than a Merchant: compares more alternatives, and considers more hidden cards.
opponents-stand-in = Stand-in for absent players
opponents-stand-in-hint = It also plays turns whose time has run out. Absent players come back with one click.
opponents-stand-in-house = Autoplay (simple)
opponents-stand-in-fact = Stand-in for absent players: { $who }
opponents-player = { $player ->
    [apprentice] an Apprentice
    [merchant] a Merchant
    [master] a Master
   *[house] autoplay
}
opponents-player-begins = { $player ->
    [apprentice] An Apprentice
    [merchant] A Merchant
    [master] A Master
   *[house] Autoplay
}
opponents-ask = Add a computer opponent
opponents-ask-button = Add
opponents-ask-note = A computer opponent sits down at once. It knows only what its seat may know.
opponents-asked = { $name } sits down.
opponents-mark = computer
opponents-table-mark = with a computer

## On its page

opponents-kind = Computer opponent of this site
opponents-learned = How it learned
opponents-learned-text = It began with only the rules. First it watched games of autoplay, for some titles many more than it played itself. Then it played against itself, sometimes with autoplay at the table. It learned from the course and the result of all these games.
opponents-learned-games = { $title }: { $watched ->
    [one] one game of autoplay watched
   *[other] { $watched } games of autoplay watched
}, { $played ->
    [one] one played against itself
   *[other] { $played } played against itself
}
opponents-learned-none = { $title }: not yet; autoplay plays
opponents-strong = How strong it is
opponents-strong-title = { $title }: wins { $wins }
opponents-strong-wins = { $share } of 100 against { $beside ->
    [random] somebody who chooses at random
    [apprentice] an Apprentice
    [merchant] a Merchant
    [master] a Master
   *[house] autoplay
} ({ $games ->
    [one] one game
   *[other] { $games } games
}: { $low } to { $high })
opponents-strong-note = Games of two. “Autoplay” is the simple program that plays where no opponent does. In brackets: the number of test games, and the range that contains the true number with a probability of 95 %.
opponents-fair = What it knows
opponents-fair-text = Only what its seat may know: neither other players' cards nor the dice to come. It chooses from the same list as you do.
opponents-owned = A program that { $owner } runs
