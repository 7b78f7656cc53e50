## Welches Spiel passt zu wem?

titles-start-here = fang hier an
titles-rules = Regeln
titles-weight = Gewicht
titles-weight-1 = leicht
titles-weight-2 = eingängig
titles-weight-3 = mittel
titles-weight-4 = anspruchsvoll
titles-by-turns = Zug um Zug
titles-days-range = etwa { $least } bis { $most } Tage
titles-days-at = { $seats } Plätze: etwa { $days } Tage
titles-days-note = Gemessen an ganzen Partien hier, mit Leuten, die zweimal am Tag hereinschauen. Am Stück gespielt, gilt die Zeit darüber.
titles-seats = Plätze
titles-languages = Sprachen

## Regelhefte

titles-example = Beispiel.
titles-example-player = { $number ->
    [0] Mara
    [1] Jonas
    [2] Lea
   *[other] Tom
}
titles-rule = Die Regel
titles-rule-in-book = Im Regelheft lesen
titles-search = In den Regeln suchen
titles-search-go = Suchen
titles-found = { $count ->
    [0] Nichts gefunden zu „{ $words }“
    [one] { $count } Regel mit „{ $words }“
   *[other] { $count } Regeln mit „{ $words }“
}
titles-found-nothing = Versuch es mit weniger Wörtern oder nur mit einem Wortanfang: „kam“ findet Kamele. Oder sieh im Inhalt nach.
titles-found-clear = Suche beenden
titles-untranslated = Dieser Text ist noch nicht in deine Sprache übersetzt, deshalb steht er auf Englisch da.
titles-summary = Kurzfassung
titles-summary-print = Gedruckt nimmt diese Seite zwei A4-Seiten ein.

## Die drei Karten vor dem ersten Spiel

titles-primer = Ziel des Spiels
titles-primer-lead = in drei Sätzen
titles-primer-lesson = Lektion, { $minutes } Minuten
titles-primer-play = Spielen
titles-primer-back = Zurück zum Tisch
