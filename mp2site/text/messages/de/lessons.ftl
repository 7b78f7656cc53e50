lessons-of = Lektionen: { $title }
lessons-lead = { $count ->
    [one] Eine kurze Lektion, etwa { $minutes } Minuten.
   *[other] { $count } kurze Lektionen, zusammen etwa { $minutes } Minuten.
} Du spielst auf dem echten Spielplan, und nichts kann schiefgehen: Geh zurück, überspringe oder probiere etwas anderes, wie du magst.
lessons-title = Lektionen
lessons-title-text = { $count ->
    [one] Eine kurze Lektion auf dem echten Spielplan.
   *[other] { $count } kurze Lektionen auf dem echten Spielplan.
} Ohne Konto, ohne Warten.
lessons-title-button = Spielend lernen
lessons-minutes = { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
}
lessons-row-done = abgeschlossen
lessons-row-begun = bei Schritt { $number } von { $count }
lessons-begin = Anfangen
lessons-resume = Weiter
lessons-again = Noch einmal
lessons-open = { $name }: Lektion öffnen
lessons-all = Alle Lektionen
lessons-leave = Verlassen
lessons-skip-card = Zur Karte der Lektion
lessons-marked = Von der Lektion markiert.
lessons-marked-are = Auf dem Plan markiert: { $what }
lessons-step = Lektion · Schritt { $number } von { $count }
lessons-seen = gesehen:
lessons-back = Zurück
lessons-next = Weiter
lessons-skip = Überspringen
lessons-following = Nächste Lektion
lessons-play = Zum Spiel
lessons-done = Lektion abgeschlossen
lessons-done-text = Du hast „{ $name }“ durchgespielt. Sieh dich auf dem Spielplan um, solange du magst.
lessons-you = Gast
lessons-rival = { $number ->
    [1] Amina
    [2] Borso
   *[other] Chen
}
lessons-good = Das wäre genauso gut. Die Lektion geht weiter mit: { $choice }.
lessons-other = Das ist auch erlaubt. Wähle hier bitte: { $choice }.
lessons-unknown = Das lässt sich in diesem Schritt nicht wählen. Wähle bitte: { $choice }.
