## Welches Spiel passt zu wem?

titles-start-here = fang hier an
titles-rules = Regeln
titles-weight = Gewicht
titles-weight-1 = leicht
titles-weight-2 = eingängig
titles-weight-3 = reichhaltig
titles-weight-4 = üppig
titles-by-turns = Zug um Zug
titles-days-range = etwa { $least } bis { $most } Tage
titles-days-at = { $seats } Plätze: etwa { $days } Tage
titles-days-note = Gemessen an ganzen Partien hier, mit Leuten, die zweimal am Tag hereinschauen. Alle zugleich am Tisch braucht es die Zeit darüber.
titles-seats = Plätze
titles-languages = Sprachen
