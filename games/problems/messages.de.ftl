# Probleme: Stellungen beendeter Partien mit einer klar besten Antwort.

problems-title = Probleme
problems-text = Eine Stellung aus einer beendeten Partie, und du bist am Zug. Jeden Tag eine neue für jedes Spiel, wenn eine klar genug war.
problems-of = Probleme zu { $title }
problems-of-text = Alle bisherigen Tage. Lass dir Zeit: Niemand sieht deine Antwort.
problems-all = Alle Probleme
problems-name = Problem des Tages
problems-one = Problem des Tages: { $title }
problems-skip = Zur Frage springen
problems-earlier = Frühere Probleme
problems-earlier-of = Frühere Probleme zu { $title }
problems-solve = Lösen
problems-solve-of = Heutiges Problem zu { $title } lösen
problems-none = Zu diesem Spiel gibt es noch keine Probleme. Neue stammen aus beendeten öffentlichen Partien.
problems-none-today = Heute kein neues Problem. Keine Stellung war klar genug.
problems-done = Beantwortet
problems-player = Spieler { $number }
problems-merchant = Kaufmann { $number }

problems-ask = Du bist am Zug: Was wählst du?
problems-ask-text = Wähle auf dem Plan, bis dein Zug zu Ende ist. Es läuft keine Uhr.
problems-ready = Ist das deine Antwort?
problems-so-far = Bisher gewählt:
problems-send = Das ist meine Antwort
problems-not-offered = Das ist hier nicht möglich.
problems-not-ended = Wähle zuerst bis zum Ende deines Zugs.
problems-answer-first = Beantworte zuerst das Problem.

problems-about = Zu diesem Problem
problems-about-turn = Deine Antwort ist dein ganzer Zug. Wenn du würfelst oder ziehst, endet sie dort. Nur die Stellung am Ende zählt, nicht die Reihenfolge.
problems-about-equal = Lassen sich zwei Antworten nicht unterscheiden, sind beide richtig.
problems-about-people = Die Stellung stammt aus einer Partie von Leuten hier. Nach deiner Antwort kannst du die Partie öffnen.
problems-about-merchants = Die Stellung stammt aus einer Partie zweier Kaufleute. Nach deiner Antwort kannst du die Partie öffnen.
problems-about-visitor = Ohne Konto bleibt deine Antwort in diesem Browser und wird nicht gezählt.

problems-best = Das ist die beste Antwort.
problems-as-good = Deine Antwort ist so gut wie die beste.
problems-better = Eine andere Antwort ist besser: { $best } gegen { $own }.
problems-unknown = Deine Antwort ist noch nicht verglichen.
problems-unknown-text = Sie ist nicht unter den verglichenen Antworten. Heute Nacht wird sie mit ihnen verglichen.
problems-own = Deine Antwort:
problems-retired =
    { $why ->
        [votes] Dieses Problem wurde zurückgezogen: Mehrere haben mehr als eine richtige Antwort gefunden.
       *[values] Dieses Problem wurde zurückgezogen: Ein späterer Vergleich fand keine klar beste Antwort.
    }
problems-values = Antworten
problems-values-text = Chancen auf den Sieg, von 100, wie starke Gegner sie in gedachten Fortsetzungen schätzen. Es sind Schätzungen, nicht die Wahrheit.
problems-mark-own = Deine
problems-mark-equal = So gut
problems-mark-played = In der Partie gespielt
problems-less = { $less } ± { $error } weniger als die beste
problems-chosen = von { $people } aus { $total } gewählt
problems-others = { $count ->
    [one] 1 weitere Antwort wurde verglichen.
   *[other] { $count } weitere Antworten wurden verglichen.
}
problems-difficulty =
    { $level ->
        [easy] Leicht
        [hard] Schwer
       *[medium] Mittel
    }
problems-answers = { $count ->
    [0] Noch keine Antworten
    [one] 1 Antwort
   *[other] { $count } Antworten
}
problems-game = Die Partie, Schritt { $ply }
problems-line = Auf dem Analysebrett probieren
problems-vote = Mehr als eine Antwort stimmt
problems-voted = Du hast gesagt, dass mehr als eine Antwort stimmt.
problems-vote-back = Zurücknehmen


problems-game-title = Eine Partie zweier Kaufleute: { $title }
problems-game-step = Schritt { $ply } von { $last }
problems-game-text = Die Gegner der Seite haben diese Partie gespielt, damit darin Probleme gefunden werden konnten.

problems-card = Problem des Tages
privacy-file-problems = deine Antworten auf Probleme
privacy-file-strength = deine Stärke bei Problemen, die niemandem gezeigt wird
