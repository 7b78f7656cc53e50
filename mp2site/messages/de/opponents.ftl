# Gegner des Hauses, und Programme, die jemand betreibt.

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
opponents-strength-merchant-text = Denkt seinen ganzen Zug durch, bevor er beginnt.
opponents-strength-master = Meister
opponents-strength-master-text = Bedenkt auch, was verborgen sein könnte und was die anderen antworten mögen.
opponents-stand-in = Wer für jemanden spielt, der weg ist
opponents-stand-in-hint = Auch einen Zug, dessen Zeit abgelaufen ist. Wer weg war, ist mit einem Klick zurück.
opponents-stand-in-house = Das Haus, schlicht
opponents-stand-in-fact = Für jemanden, der weg ist, spielt: { $who }
opponents-ask = Einen Gegner dazubitten
opponents-ask-button = Bitten
opponents-ask-note = Ein Programm setzt sich sofort; es weiß nur, was sein Platz wissen darf.
opponents-asked = { $name } setzt sich.
opponents-mark = Computer
opponents-table-mark = mit einem Computer

## Auf seiner Seite

opponents-kind = Gegner des Hauses
opponents-learned = Wie er gelernt hat
opponents-learned-text = Indem er jeden Titel gegen sich selbst spielte und anfangs nichts als die Regeln kannte. Niemand hat ihm gesagt, was ein guter Zug ist: Er hat einigen Partien des Hauses zugesehen und dann daraus gelernt, wie seine eigenen ausgingen.
opponents-learned-games = { $title }: { $count ->
    [0] noch nicht; das Haus spielt
    [one] bisher eine Partie
   *[other] bisher { $count } Partien
}
opponents-fair = Was er weiß
opponents-fair-text = Was sein Platz wissen darf, und sonst nichts: weder die Karten der anderen noch die Würfel, die noch kommen. Er wählt aus derselben Liste wie du.
opponents-owned = Ein Programm, das { $owner } betreibt
