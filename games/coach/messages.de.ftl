## Der Coach: Analysen beendeter Partien

coach-title = Coach
coach-title-of = { $table }: Coach
coach-about = Der Coach sieht sich jeden Zug der beendeten Partie an: wie gut die Gewinnchancen standen und welche Entscheidungen am meisten gekostet haben.
coach-open = Zur Analyse des Coachs
coach-pages = Seiten dieser Partie

# Before the review is done
coach-none = Noch niemand hat den Coach gefragt
coach-none-text = Es dauert ein bis zwei Minuten. Das Ergebnis können alle lesen, die diesen Tisch sehen.
coach-ask = Coach fragen
coach-ask-again = Noch einmal fragen
coach-needs-account = Um den Coach zu fragen, brauchst du ein Konto.
coach-asked = { $ahead ->
    [0] Der Coach fängt gleich an
    [one] Der Coach sieht sich vorher noch eine andere Partie an
   *[other] Der Coach sieht sich vorher noch { $ahead } andere Partien an
}
coach-running = Der Coach sieht sich die Partie an
coach-running-turn = Zug { $turn } von { $turns }
coach-minutes = { $minutes ->
    [one] Noch etwa eine Minute.
   *[other] Noch etwa { $minutes } Minuten.
}
coach-leave = Du kannst die Seite verlassen, die Analyse läuft weiter. Wenn sie fertig ist, benachrichtigen wir niemanden.
coach-at-end = Wendepunkte und Summen kommen zum Schluss.
coach-look = Neu laden
coach-failed = Die Analyse ist fehlgeschlagen
coach-failed-text = Ein Fehler bei uns hat sie beendet. Es ist nichts verloren: Du kannst noch einmal fragen.
coach-old = Seit dieser Analyse ist der Coach besser geworden. Du kannst eine neue anfordern.

# How it went
coach-course = Gewinnchancen
coach-course-note = Von 100, nach jedem Zug
coach-points = Wendepunkte
coach-points-note = { $count ->
    [one] Die Entscheidung, die am meisten gekostet hat
   *[other] Die { $count } Entscheidungen, die am meisten gekostet haben
}
coach-points-none = Keine einzelne Entscheidung hat diese Partie entschieden.
coach-point = Wendepunkt { $number }
coach-point-yours = { $headline }: deine Entscheidung
coach-point-of = { $headline }: { $name }
coach-step = Schritt { $ply }
coach-instead = Coach: { $what }
coach-hidden = Nicht gezeigt: Wendepunkte von { $names }.

# A turning point
coach-try = Linie von hier ausprobieren
coach-in-history = Im Verlauf zeigen
coach-board = Der Spielplan vor der Entscheidung
coach-mark-chosen = gewählt
coach-mark-coach = Wahl des Coachs
coach-equal = so gut wie gleich
coach-sentence = Gewählt: { $chosen }. Der Coach hätte gewählt: { $best }.
coach-costs = Das sind { $share } Chancen von 100 Unterschied, ± { $error }.
coach-fact = Zahlt { $paid }, bekommt { $got }.
coach-fact-paid = Zahlt { $paid }.
coach-fact-got = Bekommt { $got }.
coach-fact-none = In diesem Zug ohne Kosten und Gewinn.

# Sums
coach-sums = Was entschieden hat
coach-sums-note = Die Spalten ergeben zusammen das Ergebnis, in Chancen von 100.
coach-column-seat = Spieler
coach-column-start = Anfang
coach-column-choices = Eigene Entscheidungen
coach-column-others = Andere Entscheidungen
coach-column-luck = Glück
coach-column-unforeseen = Nicht vorhergesehen
coach-column-rest = Alles andere
coach-column-result = Ergebnis
coach-column-hidden = verborgen
coach-no-luck = Eine Spalte für Glück gibt es nicht: Bei diesem Titel und dieser Spielerzahl lässt es sich nach unseren Tests nicht gut genug abgrenzen. Glück und was der Coach nicht vorhergesehen hat, steckt in „Alles andere“.
coach-rest-hidden = Nicht gezeigt: eigene Entscheidungen von { $names }. Sie stecken in „Alles andere“, zusammen mit den Entscheidungen anderer und dem Glück, aus denen man sie ausrechnen könnte.

# How sure it is
coach-sure = Wie sicher ist das?
coach-sure-share = Eine Chance sagt, wie viele von 100 Partien dieser Spieler gewinnen würde, wenn von da an Meister für alle spielen.
coach-sure-error = ± : In 95 von 100 Fällen liegt die wahre Zahl darin. Alle Antworten werden in denselben gedachten Partien verglichen.
coach-sure-strong = Der Coach spielt stark, kann sich aber irren. Antworten, die sich um weniger als den Fehler unterscheiden, sind so gut wie gleich und nie ein Wendepunkt.
coach-sure-ratings = Wertungen und Punkte einer Saison ändert er nicht.

# Hiding one's own figures
coach-sharing = Deine Entscheidungen und der Coach
coach-sharing-text = Nach einer Partie können alle, die den Tisch sehen, den Coach danach fragen. Teilst du deine Zahlen nicht, sehen andere weder deine Wendepunkte noch, wie viel deine Entscheidungen gekostet haben. Du selbst siehst sie.
coach-share = Anderen die Zahlen des Coachs zu meinen Entscheidungen zeigen

errors-too-many-reviews = Du hast in 24 Stunden { $most } Analysen angefordert. Versuch es später noch einmal.
privacy-file-reviews = beendete Partien, zu denen du den Coach gefragt hast
