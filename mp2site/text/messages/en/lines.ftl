## The analysis board

lines-board = Analysis board
lines-title = { $table }: analysis board
lines-banner = Only you see this.
lines-banner-play = You play for everybody.
lines-banner-hidden = Hidden things and dice to come are guessed.
lines-banner-over = The game is over: nothing is hidden.
lines-shared-by = A line by { $name }
lines-shared-text = Made on the analysis board after the game. These moves were not played at the table.
lines-leave = Leave
lines-you-choose = You choose
lines-choose-for = You choose for { $name }
lines-at-end = In this line the game is over
lines-hand = { $name }’s hand here
lines-back = Back
lines-guess = Guess again
lines-reroll = Roll again
lines-all = { $count ->
    [one] 1 step
   *[other] { $count } steps
}
lines-heading = Your lines
lines-left = { $count ->
    [0] No room for more steps
    [one] Room for one more step
   *[other] Room for { $count } more steps
}
lines-none = No lines yet. Choose moves on the board for every player in turn: each becomes a step here. Go back to a step and choose something else to start a branch.
lines-begins = Begins after step { $ply } of the game
lines-guessed-again = Hidden things guessed again
lines-dice-rerolled = { $choice } (other dice)
lines-dice-set = { $choice } (dice set by hand)
lines-dice = Set the dice of this step by hand
lines-die = Die { $number }
lines-dice-go = Use these dice
lines-name = Name of this line
lines-name-go = Save name
lines-drop = { $count ->
    [one] Delete this step
   *[other] Delete from here on: { $count } steps
}
lines-share = Share
lines-hide = Stop sharing
lines-shared-at = Everyone who can see the table can see this line at:
lines-passed = The table has moved on: { $words }. This line no longer works; it is kept to look at.
lines-now = Start from the current position
lines-branch = Branch
lines-gone-by = no longer works
