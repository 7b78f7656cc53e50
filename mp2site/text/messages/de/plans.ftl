## Den nächsten Zug planen, während andere überlegen

plans-make = Wenn ich am Zug bin …
plans-keep = Als Plan speichern
plans-banner = Dein nächster Zug, soweit vorhersehbar.
plans-begins = Dein nächster Zug, vorhergesehen nach Schritt { $ply } der Partie
plans-heading = Dein Plan für den nächsten Zug
plans-none-here = Spiel hier deinen nächsten Zug und speichere ihn dann als Plan. Bist du am Zug, wird der Plan für dich gespielt, soweit jede Wahl noch zum selben Preis möglich ist. Sonst wählst du selbst.
plans-more = Für eine weitere Möglichkeit geh zu einem Schritt zurück, wähle etwas anderes und speichere auch das. Gespielt wird die erste Möglichkeit, die noch passt.
plans-up = Nach oben
plans-drop = Löschen
plans-stands-for = „{ $choice }“ steht für
plans-exactly = genau das
plans-how = Wenn ich am Zug bin
plans-hold = Den Plan nur bereitstellen; ich bestätige ihn selbst
plans-any-price = Ihn auch spielen, wenn sich Kosten oder Ertrag geändert haben
plans-untouched = Ihn nur spielen, wenn niemand verändert hat, worauf er aufbaut
plans-delay = Höchstens so lange warten, damit niemand merkt, dass es ein Plan war
plans-minutes = { $count ->
    [0] gar nicht
    [one] 1 Minute
   *[other] { $count } Minuten
}
plans-set = Übernehmen
plans-asked-first = Wenn du vorher etwas anderes entscheiden musst, entscheidest du das selbst; dann ist dein Plan an der Reihe.
plans-waits = Geplant:
plans-behind = Vorher musst du etwas anderes entscheiden. Binnen einer Minute danach ist dein Plan an der Reihe:
plans-laid = geplant
plans-ready = Dein Plan ist bereit:
plans-played = Gespielt, wie du es geplant hattest
plans-refused = Dein Plan passt nicht mehr. Wähle selbst.
plans-change = Ansehen oder ändern
plans-go = Plan bestätigen
plans-touched = Andere haben verändert, worauf dein Plan aufbaut.
plans-why = { $why ->
    [not-legal] „{ $choice }“ ist nicht mehr möglich. { $reason }
    [other-price] Kosten oder Ertrag von „{ $choice }“ haben sich geändert.
    [touched] Andere haben verändert, worauf „{ $choice }“ aufbaut.
   *[not-asked] Es ist eine andere Entscheidung als die, für die du „{ $choice }“ geplant hattest.
}
plans-title = Deine Pläne
plans-to = Deine Pläne
plans-text = Deine Pläne für deine nächsten Züge und ihr Ergebnis in den letzten vierzehn Tagen. Niemand sonst kann sie sehen.
plans-none = Nichts geplant. Öffne einen Tisch, während andere überlegen, und wähle „Wenn ich am Zug bin …“.
plans-state-waits = { $count ->
    [one] Wartet auf deinen Zug
   *[other] Wartet auf deinen Zug, mit { $count } Möglichkeiten
}
plans-state-behind = Wartet, bis du etwas anderes entschieden hast
plans-state = { $became ->
    [played] Gespielt: { $when }
    [ready] Bereit: { $when }
    [refused] Passte nicht: { $when }
   *[by-hand] Stattdessen selbst gewählt: { $when }
}
