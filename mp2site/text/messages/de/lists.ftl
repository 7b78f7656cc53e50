### Listen aller Partien: wodurch sie eingegrenzt werden.

lists-title = Titel
lists-status = Stand
lists-person = Person
lists-fellow = Mit
lists-result = Ergebnis
lists-result-any = jedes Ergebnis
lists-result-won = von dieser Person gewonnen
lists-result-not-won = nicht von dieser Person gewonnen
lists-rated = Wertung
lists-rated-any = gewertet oder nicht
lists-rated-yes = gewertet
lists-rated-no = nicht gewertet
lists-ended-from = Beendet ab
lists-ended-to = Beendet bis
lists-more = Weitere Filter
lists-wrong = Der Filter ist nicht eindeutig
lists-wrong-choice = Diese Auswahl gibt es nicht. Bitte etwas von dem wählen, was angezeigt wird.
lists-wrong-name = So sieht kein Name aus.
lists-wrong-day = Das ist kein Tag unserer Zeit. Bitte so schreiben: 2026-11-25.
lists-wrong-order = Dieser Tag liegt vor dem ersten.
lists-wrong-nobody = Wessen Ergebnis? Bitte auch eine Person nennen.
lists-cut = Mehr passt unter den { $count } hier durchgesehenen Partien nicht. Weiter hinten kann es noch welche geben.
lists-save = Diese Liste speichern
lists-save-csv = als CSV
lists-save-json = als JSON
lists-save-most = ({ $count } Partien je Datei; an ihrem Ende führt ein Link weiter)
