## The course of a game: a line a turn

course-dice = dice { $dice }
course-paid = paid { $what }
course-got = got { $what }
course-then = The board then

## Since you left

course-recap = Since you left
course-recap-turns = { $count ->
    [one] 1 turn
   *[other] { $count } turns
}
# Beside a numeral on the board: whose turn of that number it was.
course-mark = (no. { $number }: { $name })
course-watch = Watch
course-watch-for = { $seconds } s
course-done = Done
course-watching = Turn { $number } of { $count }
course-keys = Space pauses, the arrow keys step, Escape ends it.
