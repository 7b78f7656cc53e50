### Wertungen und Ranglisten.

ratings-title = Wertungen
ratings-of-title = Spiel
ratings-games = Partien
ratings-rating = Wertung
ratings-number = { $points } ± { $range }
ratings-provisional = vorläufig
ratings-ladder = Rangliste
ratings-ladder-of = Rangliste · { $title }
ratings-how = Hier steht, wer mindestens { $games } gewertete Partien gegen Menschen beendet hat. Die Zahl sagt, wie stark jemand spielt, und ±, um wie viel sie danebenliegen kann: Wo sich zwei Spannen überschneiden, sind beide etwa gleich stark.
ratings-rules = Wie Partien zählen
ratings-rule-repeats = Deine ersten { $fully } Partien eines Spiels innerhalb von 30 Tagen zählen ganz, die nächsten zur Hälfte, zu einem Drittel und so weiter. Das gilt für Partien mit denselben Leuten, und für alle deine Partien, solange du höchstens { $few } verschiedene Mitspieler hast. Mit jedem weiteren zählen { $fully } Partien mehr ganz.
ratings-rule-stand-in = Hat eine Vertretung mehr als { $most } deiner Züge gespielt, kannst du durch die Partie Wertung verlieren, aber keine gewinnen. Für die anderen zählt sie wie sonst auch.
ratings-rule-leaving = Verlässt du eine Partie, kannst du durch sie nur verlieren, und sie ändert keine andere Wertung. Hat jemand aufgegeben, können alle, die weiterspielen, vereinbaren, dass die Partie unter ihnen zählt.
ratings-rule-listed = Computer stehen hier nicht, und auch nicht, wer die eigenen Partien nicht allen zeigt (auf der eigenen Seite).
ratings-others = Andere Ranglisten
ratings-after =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }
ratings-yours = Deine Wertung: { $points } ± { $range }, nach { $games } Partien.
ratings-yours-provisional = Du hast { $games } der { $most } Partien beendet, die du brauchst, um hier zu stehen.
ratings-yours-where = Wo du stehst
ratings-none = Noch hat niemand { $games } gewertete Partien beendet. Eröffne einen Tisch für Menschen und spiel eine.
ratings-unrated = Ohne Wertung
ratings-unrated-text = Die Partie ändert keine Wertung. Partien mit Computern ändern ohnehin keine.
ratings-unrated-most = Die Partie ändert keine Wertung.
ratings-computers = Auch mit Computern werten
ratings-computers-text = Die Partie ändert Wertungen, obwohl Computer mitspielen, deine wie ihre. Ohne dies ändert sie keine.
ratings-table-yes = Gewertet: Die Partie ändert die Wertung aller Mitspieler
ratings-table-no = Nicht gewertet
ratings-table-computers = Nicht gewertet: Ein Computer spielt mit
ratings-changed = Wertungen
ratings-change = { $name }: { $before } → { $points } ({ $change })
ratings-change-why = Je überraschender ein Ergebnis ist, desto stärker ändern sich die Wertungen; erste Partien ändern sie am meisten.
ratings-change-why-first = Vor der Partie hatte { $name } die höchste Wertung. Je überraschender ein Ergebnis ist, desto stärker ändern sich die Wertungen; erste Partien ändern sie am meisten.
ratings-change-leaver = Jemand ist gegangen, daher zählt die Partie nur für diese Person.
ratings-change-less = Zählt nur zum Teil: viele Partien in einem Monat mit denselben oder mit wenigen Leuten.
ratings-change-withheld = Kein Gewinn: Eine Vertretung hat mehr als zwei Züge oder den Rest der Partie gespielt.
