## Wie jemand spielt, auf der eigenen Seite

profile-shut = { $name } behält Ergebnisse und Zeiten für sich.
profile-games = Partien
profile-won = Gewonnen
profile-expected = { $share } %, erwartet { NUMBER($expected, maximumFractionDigits: 1) }
profile-score = Übliche Punktzahl
profile-time = Zeit für einen Zug
profile-punctual = { $turns ->
    [one] Der letzte Zug kam rechtzeitig: { $share } %.
   *[other] Von den letzten { $turns } Zügen kamen { $share } % rechtzeitig.
}
profile-note = „Erwartet“: wie viele dieser Partien jemand gewinnen würde, der so stark ist wie die anderen. Die übliche Punktzahl ist der Median mit der mittleren Hälfte, die Zeit für einen Zug der Median samt Nächten.
profile-curve = Wertung: { $title }
profile-curve-said = { $points } ± { $range } nach den letzten { $games } gewerteten Partien
profile-curve-note = Ein Punkt je gewerteter Partie, gefüllt bei einem Sieg. Die wahre Stärke liegt mit 95 % Wahrscheinlichkeit im Band.
profile-met = Du und { $name }
profile-met-note = wer besser abschnitt
profile-level = Gleich
profile-together = Zusammen
profile-for = Wer sieht, wie ich spiele
profile-for-everybody = alle
profile-for-opponents = Leute, mit denen ich gespielt habe
profile-for-nobody = niemand
profile-for-set = Speichern
