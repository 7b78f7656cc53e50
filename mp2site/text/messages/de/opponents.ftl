# Gegner des Hauses und Programme, die jemand betreibt.

opponents-count = Computer am Tisch
opponents-count-fitting = wie es passt
opponents-count-hint = Wie es passt: alle anderen Plätze bei „Computer“, sonst keiner. Eine Zahl besetzt so viele Plätze und lässt den Rest den Leuten.
opponents-count-choice = { $count ->
    [0] Keine
   *[other] { $count }
}
opponents-strength = Wie gut sie spielen
opponents-strength-apprentice = Lehrling
opponents-strength-apprentice-text = Spielt mit halbem Auge und irrt sich oft: gute Gesellschaft für die erste Partie.
opponents-strength-merchant = Händler
opponents-strength-merchant-text = Denkt seinen ganzen Zug durch, und was daraus werden mag.
opponents-strength-master = Meister
opponents-strength-master-text = Denkt länger nach als ein Händler: über mehr Wege, und über mehr, was verborgen sein könnte.
opponents-stand-in = Wer für jemanden spielt, der weg ist
opponents-stand-in-hint = Auch einen Zug, dessen Zeit abgelaufen ist. Wer weg war, ist mit einem Klick zurück.
opponents-stand-in-house = Das Haus, schlicht
opponents-stand-in-fact = Vertretung für Abwesende: { $who }
opponents-player = { $player ->
    [apprentice] ein Lehrling
    [merchant] ein Händler
    [master] ein Meister
   *[house] das Haus
}
opponents-player-begins = { $player ->
    [apprentice] Ein Lehrling
    [merchant] Ein Händler
    [master] Ein Meister
   *[house] Das Haus
}
opponents-ask = Einen Gegner dazubitten
opponents-ask-button = Bitten
opponents-ask-note = Ein Programm setzt sich sofort; es weiß nur, was sein Platz wissen darf.
opponents-asked = { $name } setzt sich.
opponents-mark = Computer
opponents-table-mark = mit einem Computer

## Auf seiner Seite

opponents-kind = Gegner des Hauses
opponents-learned = Wie er gelernt hat
opponents-learned-text = Anfangs kannte er nichts als die Regeln. Zuerst hat er Partien des Hauses zugesehen, bei manchen Spielen weit mehr, als er selbst spielte; dann hat er gegen sich selbst gespielt, ab und zu mit dem Haus am Tisch. Gelernt hat er daraus, wie all diese Partien verliefen und ausgingen.
opponents-learned-games = { $title }: { $watched ->
    [one] einer Partie des Hauses zugesehen
   *[other] { $watched } Partien des Hauses zugesehen
}, { $played ->
    [one] eine gegen sich selbst gespielt
   *[other] { $played } gegen sich selbst gespielt
}
opponents-learned-none = { $title }: noch nicht; das Haus spielt
opponents-strong = Wie stark er ist
opponents-strong-title = { $title }: gewinnt { $wins }
opponents-strong-wins = { $share } von 100 gegen { $beside ->
    [random] jemanden, der zufällig wählt
    [apprentice] einen Lehrling
    [merchant] einen Händler
    [master] einen Meister
   *[house] das Haus
} ({ $games ->
    [one] eine Partie
   *[other] { $games } Partien
}: { $low } bis { $high })
opponents-strong-note = Zu zweit am Tisch; „das Haus“ ist, was schlicht spielt, wo kein Gegner es tut. In Klammern: in wie vielen Partien es erprobt ist, und zwischen welchen Zahlen die wahre so gut wie sicher liegt (95 %), denn das Glück spielt mit.
opponents-fair = Was er weiß
opponents-fair-text = Was sein Platz wissen darf, und sonst nichts: weder die Karten der anderen noch die Würfel, die noch kommen. Er wählt aus derselben Liste wie du.
opponents-owned = Ein Programm, das { $owner } betreibt
