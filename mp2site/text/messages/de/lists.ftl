### Listen aller Partien: wodurch sie eingegrenzt werden.

lists-title = Spiel
lists-status = Status
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
lists-wrong-name = Das ist kein gültiger Name.
lists-wrong-day = Das ist kein gültiges Datum. Bitte so schreiben: 2026-11-25.
lists-wrong-order = Dieser Tag liegt vor dem ersten.
lists-wrong-nobody = Wessen Ergebnis? Bitte auch eine Person nennen.
lists-cut = Unter den { $count } hier durchsuchten Partien passen keine weiteren. Auf den nächsten Seiten kann es noch welche geben.
lists-save = Diese Liste speichern
lists-save-csv = als CSV
lists-save-json = als JSON
lists-save-most = (höchstens { $count } Partien je Datei; ein Link an ihrem Ende führt zur nächsten)
