lessons-of = Lessons: { $title }
lessons-lead = { $count ->
    [one] One short lesson, about { $minutes } minutes.
   *[other] { $count } short lessons, about { $minutes } minutes in all.
} You play on the real board, and nothing can go wrong: go back, skip or try something else as you like.
lessons-title = Lessons
lessons-title-text = { $count ->
    [one] One short lesson on the real board.
   *[other] { $count } short lessons on the real board.
} No account, no waiting.
lessons-title-button = Learn by playing
lessons-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
lessons-row-done = done
lessons-row-begun = at step { $number } of { $count }
lessons-begin = Begin
lessons-resume = Continue
lessons-again = Once more
lessons-open = { $name }: open the lesson
lessons-all = All lessons
lessons-leave = Leave
lessons-skip-card = To the card of the lesson
lessons-marked = Marked by the lesson.
lessons-marked-are = Marked on the board: { $what }
lessons-step = Lesson · step { $number } of { $count }
lessons-seen = seen:
lessons-back = Back
lessons-next = Next
lessons-skip = Skip
lessons-following = Next lesson
lessons-play = To the game
lessons-done = Lesson finished
lessons-done-text = You have finished “{ $name }”. Look around on the board as long as you like.
lessons-you = Guest
lessons-rival = { $number ->
    [1] Amina
    [2] Borso
   *[other] Chen
}
lessons-good = That would be just as good. The lesson goes on with: { $choice }.
lessons-other = That is allowed, too. Here, please choose: { $choice }.
lessons-unknown = You can’t choose that at this step. Please choose: { $choice }.
