# Gegner des Hauses und Programme, die jemand betreibt.

opponents-count = Computer am Tisch
opponents-count-fitting = automatisch
opponents-count-hint = Automatisch: Bei „Computer“ nehmen Computer alle anderen Plätze, sonst keinen. Bei einer Zahl nehmen Computer so viele Plätze, die übrigen sind für Leute.
opponents-count-choice = { $count ->
    [0] Keine
   *[other] { $count }
}
opponents-strength = Wie gut sie spielen
opponents-strength-apprentice = Lehrling
opponents-strength-apprentice-text = Macht viele Fehler: gut für die erste Partie.
opponents-strength-merchant = Händler
opponents-strength-merchant-text = Plant den Zug und seine Folgen.
opponents-strength-master = Meister
opponents-strength-master-text = Denkt länger nach als ein Händler: vergleicht mehr Möglichkeiten und bedenkt mehr verdeckte Karten.
opponents-stand-in = Vertretung für Abwesende
opponents-stand-in-hint = Sie spielt auch Züge, deren Zeit abgelaufen ist. Wer weg war, kommt mit einem Klick zurück.
opponents-stand-in-house = Automatik (einfach)
opponents-stand-in-fact = Vertretung für Abwesende: { $who }
opponents-player = { $player ->
    [apprentice] ein Lehrling
    [merchant] ein Händler
    [master] ein Meister
   *[house] die Automatik
}
opponents-player-begins = { $player ->
    [apprentice] Ein Lehrling
    [merchant] Ein Händler
    [master] Ein Meister
   *[house] Die Automatik
}
opponents-ask = Computergegner hinzufügen
opponents-ask-button = Hinzufügen
opponents-ask-note = Ein Computergegner setzt sich sofort. Er weiß nur, was sein Platz wissen darf.
opponents-asked = { $name } setzt sich.
opponents-mark = Computer
opponents-table-mark = mit einem Computer

## Auf seiner Seite

opponents-kind = Computergegner dieser Seite
opponents-learned = Wie er gelernt hat
opponents-learned-text = Anfangs kannte er nur die Regeln. Zuerst hat er Partien der Automatik zugesehen, bei manchen Spielen weit mehr, als er selbst gespielt hat. Dann hat er gegen sich selbst gespielt, manchmal mit der Automatik am Tisch. Gelernt hat er aus dem Verlauf und dem Ergebnis all dieser Partien.
opponents-learned-games = { $title }: { $watched ->
    [one] einer Partie der Automatik zugesehen
   *[other] { $watched } Partien der Automatik zugesehen
}, { $played ->
    [one] eine gegen sich selbst gespielt
   *[other] { $played } gegen sich selbst gespielt
}
opponents-learned-none = { $title }: noch nicht; die Automatik spielt
opponents-strong = Wie stark er ist
opponents-strong-title = { $title }: gewinnt { $wins }
opponents-strong-wins = { $share } von 100 gegen { $beside ->
    [random] jemanden, der zufällig wählt
    [apprentice] einen Lehrling
    [merchant] einen Händler
    [master] einen Meister
   *[house] die Automatik
} ({ $games ->
    [one] eine Partie
   *[other] { $games } Partien
}: { $low } bis { $high })
opponents-strong-note = Partien zu zweit. „Die Automatik“ ist das einfache Programm, das spielt, wo kein Computergegner spielt. In Klammern: die Zahl der Testpartien und der Bereich, in dem die wahre Zahl mit 95 % Wahrscheinlichkeit liegt.
opponents-fair = Was er weiß
opponents-fair-text = Nur, was sein Platz wissen darf: weder die Karten der anderen noch die Würfel, die noch kommen. Er wählt aus derselben Liste wie du.
opponents-owned = Ein Programm, das { $owner } betreibt
