## Trying a line: a sandbox of one's own

lines-try = Try it
lines-title = { $table }: try a line
lines-banner = Only you see this.
lines-banner-play = You play for everybody.
lines-banner-hidden = Hidden things and dice to come are guessed.
lines-banner-over = The game is over: nothing is hidden.
lines-shared-by = A line by { $name }
lines-shared-text = It was tried after the game, and didn't happen at the table.
lines-leave = Leave
lines-you-choose = You choose
lines-choose-for = You choose for { $name }
lines-at-end = In this line the game is over
lines-hand = { $name }’s hand here
lines-back = Back
lines-guess = Guess anew
lines-anew = Roll anew
lines-all = { $count ->
    [one] 1 step
   *[other] { $count } steps
}
lines-heading = Lines you try
lines-left = { $count ->
    [0] No room for more steps
    [one] Room for one more step
   *[other] Room for { $count } more steps
}
lines-none = Nothing tried yet. Choose on the board, for whoever is to move: each choice becomes a step here. Go back to a step and choose something else, and a branch begins.
lines-begins = Begins after step { $ply } of the game
lines-guessed-anew = Hidden things guessed anew
lines-dice-anew = { $choice } (other dice)
lines-dice-set = { $choice } (dice set by hand)
lines-dice = Set the dice of this step by hand
lines-die = Die { $number }
lines-dice-go = Try these dice
lines-name = Name of this line
lines-name-go = Keep the name
lines-drop = { $count ->
    [one] Delete this step
   *[other] Delete from here on: { $count } steps
}
lines-share = Share
lines-hide = Share no more
lines-shared-at = Whoever may see the table sees the line at:
lines-passed = The table has moved on: { $words }. This line no longer works; it is kept to look at.
lines-now = Try it from now
lines-branch = Branch
lines-gone-by = no longer works
