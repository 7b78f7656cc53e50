# Opponents of the house, and programs that people run.

opponents-count = Opponents at the table
opponents-count-fitting = as it fits
opponents-count-hint = As it fits: all other seats with “Computer”, none otherwise. A number fills so many seats and leaves the rest to people.
opponents-count-choice = { $count ->
    [0] None
   *[other] { $count }
}
opponents-strength = How well they play
opponents-strength-apprentice = Apprentice
opponents-strength-apprentice-text = Plays with half an eye and is often mistaken: good company for a first game.
opponents-strength-merchant = Merchant
opponents-strength-merchant-text = Thinks its whole turn through, and what may come of it.
opponents-strength-master = Master
opponents-strength-master-text = Thinks for longer than a Merchant: of more ways, and of more that could be hidden.
opponents-stand-in = Who plays for somebody who is gone
opponents-stand-in-hint = Also a turn of which the time has run out. Whoever was gone is back with one click.
opponents-stand-in-house = The house, plainly
opponents-stand-in-fact = Stand-in for absent players: { $who }
opponents-player = { $player ->
    [apprentice] an Apprentice
    [merchant] a Merchant
    [master] a Master
   *[house] the house
}
opponents-player-begins = { $player ->
    [apprentice] An Apprentice
    [merchant] A Merchant
    [master] A Master
   *[house] The house
}
opponents-ask = Ask an opponent
opponents-ask-button = Ask
opponents-ask-note = A program sits down at once; it knows nothing but what its seat may know.
opponents-asked = { $name } sits down.
opponents-mark = computer
opponents-table-mark = with a computer

## On its page

opponents-kind = Opponent of the house
opponents-learned = How it learned
opponents-learned-text = It began with nothing but the rules. First it watched games of the house, of some titles many more than it played; then it played against itself, now and then with the house at the table. It learned from how all these games went and ended.
opponents-learned-games = { $title }: { $watched ->
    [one] one game of the house watched
   *[other] { $watched } games of the house watched
}, { $played ->
    [one] one played against itself
   *[other] { $played } played against itself
}
opponents-learned-none = { $title }: not yet; the house plays
opponents-strong = How strong it is
opponents-strong-title = { $title }: wins { $wins }
opponents-strong-wins = { $share } of 100 beside { $beside ->
    [random] somebody who chooses by chance
    [apprentice] an Apprentice
    [merchant] a Merchant
    [master] a Master
   *[house] the house
} ({ $games ->
    [one] one game
   *[other] { $games } games
}: { $low } to { $high })
opponents-strong-note = Two at a table; “the house” is what plays plainly where no opponent does. In brackets: in how many games it was tried, and between which numbers the true one almost surely lies (95 %), as luck has its part.
opponents-fair = What it knows
opponents-fair-text = What its seat may know, and nothing else: neither others' cards nor the dice to come. It answers the same list of choices as you do.
opponents-owned = A program that { $owner } runs
