### Für wen ein Tisch ist.

asks-punctual = Für Leute, deren Züge zu mindestens { $asked } % rechtzeitig kommen
asks-rating-range = Für Leute mit einer Wertung von { $from } bis { $to } Punkten
asks-rating-from = Für Leute mit einer Wertung von mindestens { $from } Punkten
asks-rating-to = Für Leute mit einer Wertung von höchstens { $to } Punkten
asks-legend = Für wen der Tisch ist
asks-legend-hint = Für wen er nicht ist, sieht, warum, und kann sich nicht setzen. Wen du mit Namen, als Kreis oder per Link einlädst, schließt er nie aus, und Computer auch nicht.
asks-punctual-label = Rechtzeitige Züge
asks-punctual-choice = { $asked ->
    [0] Das ist egal
   *[other] mindestens { $asked } %
}
asks-punctual-hint = Von den letzten Zügen mit Uhr, höchstens hundert, wie die Seite der Person sie zeigt. Wer weniger als 10 hatte, lässt sich noch nicht beurteilen und wird nicht ausgeschlossen.
asks-rating-from-label = Wertung von
asks-rating-to-label = Wertung bis
asks-rating-hint = Die Punkte bei diesem Spiel, auch vorläufige. Wer noch keine Wertung hat, hat 1.500. Eine leere Grenze schließt niemanden aus.
