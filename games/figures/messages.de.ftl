## Zahlen zu einem Titel

figures-link = In Zahlen
figures-title = In Zahlen
figures-description = { $title } in Zahlen: Siege nach Platz, Charakter und erster Aktion, mit Spannen.
figures-lead = Partien unter Menschen, die zwischen dem { $since } und dem { $until } endeten.
figures-lead-merchants = Menschen haben hier noch keine solche Partie beendet. Das sind Partien unter Händlern, den Computergegnern der Seite.
figures-none = Noch gibt es keine solche Partie, weder von Menschen noch von Händlern.
figures-seats-label = Anzahl der Plätze
figures-seats = { $seats } Plätze
figures-people = Menschen, { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
figures-merchants = Händler unter sich, { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
figures-few-legend = hohl und grau: weniger als 30, sagt wenig
figures-by-seat = Siege nach Platz
figures-by-opening = Erste Aktion des Startspielers
figures-seat = Platz { $seat }
figures-column-people = Menschen
figures-column-merchants = Händler
figures-scale-fair = fair
figures-share = { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) }
figures-range = { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) }–{ NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) } · { $games }
figures-few = wenige
figures-surely-over = sicher darüber
figures-surely-under = sicher darunter
figures-winner = Punkte des Siegers
figures-turns = Züge eines Platzes, höchstens
figures-middle = Mitte { $middle }; die Hälfte der Partien von { $low } bis { $high }
figures-bars-people = Balken: Menschen, { $games } Partien.
figures-bars-merchants = Gestrichelt: Händler, { $games } Partien, im selben Maßstab.
figures-as-table = Als Tabelle
figures-how = So wird gezählt
figures-how-games = Es zählen beendete Partien unter Menschen, auch private. Partien zählen nicht, wenn ein Computer mitspielte, jemand aufgab oder am Ende eine Vertretung spielte. Eine Partie erscheint hier nach einigen Stunden.
figures-how-share = Ein Anteil sagt, wie oft so ein Platz gewann: 1 ist so oft, wie es die Wertungen vor der Partie erwarten lassen, 2 doppelt so oft. In Partien ohne Wertung haben alle Plätze dieselbe Chance.
figures-how-range = Die Linie ist die Spanne, in der der wahre Anteil in 95 von 100 Fällen liegt. „Sicher“ heißt, dass die ganze Spanne über oder unter 1 liegt, ab 30 Partien. Alles andere kann Zufall sein.
figures-how-merchants = Händler zeigen, was ein Spiel Spielern wie ihnen gibt. Sie spielten für diese Seite, nicht an Tischen hier. Stärkere können anders gewinnen.
figures-how-names = Niemand wird genannt: Gespeichert sind nur Summen, und nichts aus laufenden Partien. Die Summen bleiben, wenn jemand sein Konto schließt.
figures-others = Andere Ausgaben und Optionen
figures-others-games = Menschen { $people }, Händler { $merchants }
