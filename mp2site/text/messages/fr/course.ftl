## The course of a game: a line a turn

course-dice = dés { $dice }
course-paid = payé : { $what }
course-got = reçu : { $what }
course-then = Le plateau à ce moment

## Since you left

course-recap = Depuis votre dernière visite
course-recap-turns = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
# Beside a numeral on the board: whose turn of that number it was.
course-mark = (n° { $number } : { $name })
course-watch = Revoir
course-watch-for = { $seconds } s
course-done = Terminer
course-watching = Tour { $number } sur { $count }
course-keys = Espace met en pause, les flèches avancent pas à pas, Échap termine.
