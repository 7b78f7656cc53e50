## Das Ende einer Partie

ending-won = { $who ->
    [you] Du hast gewonnen
   *[other] { $name } hat gewonnen
}
ending-won-by = { $who ->
    [you] Du hast mit { $by } Vorsprung gewonnen
   *[other] { $name } hat mit { $by } Vorsprung gewonnen
}
ending-shared = { $names } teilen sich den Sieg
ending-podium = Das Siegertreppchen
ending-place = { $rank }.
ending-said = { $name }, { $total }
ending-decided = Was den Ausschlag gab
ending-remark = { $rule }: { $name } lag um { $by } vor { $other }.
ending-points = Woher die Punkte kamen
ending-unused =
    { $count ->
        [one] { $count } Regel hat niemandem Punkte gebracht
       *[other] { $count } Regeln haben niemandem Punkte gebracht
    }
ending-growth = Wie es lief
ending-growth-note = Punkte nach jedem Zug. Jede Stufe öffnet das Brett von damals.
ending-growth-follow = Zug für Zug ansehen
ending-growth-point = { $name }, { $round }: { $before } → { $after }
ending-growth-point-same = { $name }, { $round }: { $after }
ending-growth-table = Dasselbe als Tabelle
ending-growth-moment = Zeitpunkt
ending-growth-end = Ende
ending-watch = Noch einmal ansehen
ending-share = Teilen
ending-rematch = Noch einmal spielen
ending-rematch-join = Auch noch einmal spielen
ending-rematch-open = Zum neuen Tisch
ending-rematch-text = Dieselben Leute, dasselbe Tempo. Beginnt, sobald alle zustimmen.
ending-rematch-began = Dieselben Leute spielen noch einmal.
ending-rematch-who = Wer Ja gesagt hat
ending-rematch-yes = { $name }: ja
ending-rematch-not-yet = { $name }: noch nicht
