## The course of a game: a line a turn

course-dice = Würfel { $dice }
course-paid = bezahlt: { $what }
course-got = bekommen: { $what }
course-then = Das Brett danach

## Since you left

course-recap = Seit deinem letzten Besuch
course-recap-turns = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
course-watch = Ansehen
course-watch-for = { $seconds } s
course-done = Fertig
course-watching = Zug { $number } von { $count }
course-keys = Die Leertaste hält an, die Pfeiltasten gehen Zug um Zug, Escape beendet.
