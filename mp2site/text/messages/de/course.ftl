## Der Verlauf einer Partie: eine Zeile je Zug

course-dice = Würfel { $dice }
course-paid = bezahlt: { $what }
course-got = bekommen: { $what }
course-then = Das Brett danach

## Seit dem letzten Besuch

course-recap = Seit deinem letzten Besuch
course-recap-turns = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
# Neben einer Nummer auf dem Plan: wessen Zug mit dieser Nummer es war.
course-mark = (Nr. { $number }: { $name })
course-watch = Ansehen
course-watch-for = { $seconds } s
course-done = Fertig
course-watching = Zug { $number } von { $count }
course-keys = Die Leertaste hält an, die Pfeiltasten gehen Zug um Zug, Escape beendet.
