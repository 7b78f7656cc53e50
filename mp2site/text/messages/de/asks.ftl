### Für wen ein Tisch ist.

asks-punctual = Für Leute, die mindestens { $asked } % ihrer Züge rechtzeitig machen
asks-rating-range = Für Leute mit einer Wertung von { $from } bis { $to } Punkten
asks-rating-from = Für Leute mit einer Wertung von mindestens { $from } Punkten
asks-rating-to = Für Leute mit einer Wertung von höchstens { $to } Punkten
asks-legend = Bedingungen zum Mitspielen
asks-legend-hint = Wer die Bedingungen nicht erfüllt, kann nicht mitspielen und sieht, warum. Leute, die du mit Namen, als Kreis oder per Link einlädst, können immer mitspielen, Computer auch.
asks-punctual-label = Rechtzeitige Züge
asks-punctual-choice = { $asked ->
    [0] Egal
   *[other] mindestens { $asked } %
}
asks-punctual-hint = Es zählen die letzten Züge mit Uhr, höchstens hundert, wie die Seite der Person sie zeigt. Wer weniger als 10 solche Züge hat, darf auch mitspielen.
asks-rating-from-label = Wertung von
asks-rating-to-label = Wertung bis
asks-rating-hint = Die Punkte bei diesem Spiel, auch vorläufige. Leute ohne Wertung zählen als 1.500. Ein leeres Feld setzt keine Grenze.
