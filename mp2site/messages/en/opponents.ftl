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
opponents-strength-merchant-text = Thinks its whole turn through before it begins.
opponents-strength-master = Master
opponents-strength-master-text = Thinks of what could be hidden, too, and of what the others may answer.
opponents-stand-in = Who plays for somebody who is gone
opponents-stand-in-hint = Also a turn of which the time has run out. Whoever was gone is back with one click.
opponents-stand-in-house = The house, plainly
opponents-stand-in-fact = For somebody who is gone plays: { $who }
opponents-ask = Ask an opponent
opponents-ask-button = Ask
opponents-ask-note = A program sits down at once; it knows nothing but what its seat may know.
opponents-asked = { $name } sits down.
opponents-mark = computer
opponents-table-mark = with a computer

## On its page

opponents-kind = Opponent of the house
opponents-learned = How it learned
opponents-learned-text = By playing each title against itself, beginning with nothing but the rules. Nobody told it what a good choice is: it watched some games of the house, and then learned from how its own games ended.
opponents-learned-games = { $title }: { $count ->
    [0] not yet; the house plays
    [one] one game so far
   *[other] { $count } games so far
}
opponents-fair = What it knows
opponents-fair-text = What its seat may know, and nothing else: neither others' cards nor the dice to come. It answers the same list of choices as you do.
opponents-owned = A program that { $owner } runs
