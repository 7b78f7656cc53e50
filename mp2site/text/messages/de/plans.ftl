## Den nächsten Zug planen, während andere überlegen

plans-make = Wenn ich dran bin …
plans-keep = Als Plan merken
plans-banner = Dein nächster Zug, soweit vorhersehbar.
plans-begins = Dein nächster Zug, vorhergesehen nach Schritt { $ply } der Partie
plans-heading = Dein Plan für den nächsten Zug
plans-none-here = Spiel deinen nächsten Zug hier so, wie du ihn spielen würdest, und merk ihn dann als Plan. Bist du dran, wird er für dich gespielt, soweit jede Wahl noch zum selben Preis möglich ist; sonst wirst du gefragt.
plans-more = Für eine weitere Möglichkeit geh zu einem Schritt zurück, wähle etwas anderes und merk auch das. Gespielt wird die erste, die noch passt.
plans-up = Nach oben
plans-drop = Streichen
plans-stands-for = „{ $choice }“ steht für
plans-exactly = genau das
plans-how = Wenn ich dran bin
plans-hold = Den Plan nur bereitlegen; ich bestätige ihn mit einem Tipp
plans-any-price = Ihn auch spielen, wenn er dann etwas anderes kostet oder bringt
plans-untouched = Ihn nur spielen, wenn niemand berührt hat, worum es darin geht
plans-delay = So lange höchstens warten, damit niemand an der Eile merkt, dass es ein Plan war
plans-minutes = { $count ->
    [0] gar nicht
    [one] 1 Minute
   *[other] { $count } Minuten
}
plans-set = Übernehmen
plans-asked-first = Wird vorher etwas anderes gefragt, beantwortest du das; dann ist dein Plan an der Reihe.
plans-waits = Geplant:
plans-behind = Vorher wird etwas anderes gefragt. Binnen einer Minute nach deiner Antwort ist dein Plan an der Reihe:
plans-laid = geplant
plans-ready = Dein Plan liegt bereit:
plans-played = Gespielt, wie du es geplant hattest
plans-refused = Dein Plan passt nicht mehr. Wähle selbst.
plans-change = Ansehen oder ändern
plans-go = Plan bestätigen
plans-touched = Andere haben verändert, worauf dein Plan aufbaut.
plans-why = { $why ->
    [not-legal] „{ $choice }“ ist nicht mehr möglich. { $reason }
    [other-price] „{ $choice }“ kostet oder bringt inzwischen etwas anderes.
    [touched] Andere haben verändert, worauf „{ $choice }“ aufbaut.
   *[not-asked] Es wird etwas anderes gefragt, als du für „{ $choice }“ geplant hattest.
}
plans-title = Deine Pläne
plans-to = Deine Pläne
plans-text = Was du für deine nächsten Züge geplant hast und was in den letzten vierzehn Tagen daraus wurde. Niemand sonst kann etwas davon sehen.
plans-none = Nichts geplant. Öffne einen Tisch, während andere überlegen, und wähle „Wenn ich dran bin …“.
plans-state-waits = { $count ->
    [one] Wartet auf deinen Zug
   *[other] Wartet auf deinen Zug, mit { $count } Möglichkeiten
}
plans-state-behind = Wartet, bis du beantwortet hast, was vorher gefragt wird
plans-state = { $became ->
    [played] Gespielt: { $when }
    [ready] Bereitgelegt: { $when }
    [refused] Passte nicht: { $when }
   *[by-hand] Stattdessen selbst gewählt: { $when }
}
