## Wie lange etwas dauerte oder dauert

table-span-minutes = { $count } min
table-span-hours = { $count } h
table-span-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
# Nach „seit“.
table-age-minutes = { $count } min
table-age-hours = { $count } h
table-age-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tagen
}

table-and = und

## Die Seite des Tisches

table-trouble = Deine Wahl ist nicht angekommen, aber nicht verloren. Versuch es noch einmal.
table-your-turn = Du bist am Zug
table-others-turn = { $count ->
    [one] { $names } ist am Zug
   *[other] { $names } sind am Zug
}
table-watching = Du schaust zu.
table-wait = Du bist nicht am Zug. Wir benachrichtigen dich.
# Computer opponents: it takes a second or two.
table-thinks = { $count ->
    [one] { $names } denkt nach …
   *[other] { $names } denken nach …
}
table-hand = Deine Hand
table-since = seit { $age }
table-since-now = gerade eben
table-all-choices = Zur Wahl: { $count }
table-undo = Rückgängig
table-redo = Wiederholen
table-reset = Alles rückgängig
table-draft = { $count ->
    [one] 1 Entscheidung, die nur du siehst
   *[other] { $count } Entscheidungen, die nur du siehst
}
table-narrow-hint = Wähle einen leuchtenden Ort auf dem Brett oder hier.
table-blocked = Gerade nicht möglich
table-blocked-count = { $count ->
    [one] 1 Aktion, die gerade nicht geht
   *[other] { $count } Aktionen, die gerade nicht gehen
}
table-rule = Regel
table-the-rule = Die Regel
table-stale = Der Tisch hat sich inzwischen geändert. Das ist der aktuelle Stand.
table-players = Spieler
table-you = du
table-to-move = ist am Zug
table-log = Verlauf
table-since-you-left = Seit deinem letzten Besuch
table-seen = gesehen
table-log-none = Noch ist nichts geschehen.
table-log-more = Die ganze Partie
table-log-by-conditional-answer = automatische Antwort
table-log-by-plan = wie von dir geplant
table-log-by-stand-in = von einer Vertretung gespielt
table-history = Rückblick
table-answers = Automatische Antworten
table-answers-note = damit niemand auf dich wartet
table-answers-save = Speichern
table-answers-ask = Fragen, die kommen können, während andere am Zug sind: Beantworte sie einmal, dann muss niemand auf dich warten. Am Tisch kannst du deine Antworten jederzeit ändern.
table-answers-none = Jedes Mal fragen
table-answers-kept = Das gilt, sobald die Partie beginnt. Am Tisch kannst du es jederzeit ändern.
table-more = Mehr
table-abandon = Partie vorzeitig beenden
table-abandon-text = Die Partie endet ohne Ergebnis, sobald alle zustimmen.
table-clocks = Uhren
table-abandon-rest = { $count ->
    [one] Die anderen spielen nicht mehr: { $names } darf die Partie allein ohne Ergebnis beenden.
   *[other] Einige spielen nicht mehr, darum dürfen die Übrigen die Partie ohne Ergebnis beenden. Zustimmen müssen { $names }.
}
table-clocks-behind = Die Seite war { $span } nicht erreichbar. Diese Zeit wird allen Uhren gutgeschrieben, bevor jemandes Zeit abläuft.
table-notices = Benachrichtigungen zu diesem Tisch
table-abandon-agree = Ich stimme dem Ende zu
table-abandon-now = Jetzt beenden
table-abandon-withdraw = Doch weiterspielen
table-abandon-agreed = Bisher einverstanden: { $names }
table-abandoned = Alle haben zugestimmt, diese Partie vorzeitig zu beenden. Sie hat kein Ergebnis.
table-quarantined = Ein Fehler in unseren Regeln hat diesen Tisch angehalten. Nichts ist verloren. Wir wissen Bescheid und beheben den Fehler. Solange läuft keine Uhr.
table-over = Die Partie ist vorbei
table-won = { $names } hat gewonnen
table-won-shared = { $names } teilen sich den Sieg
table-you-won = Du hast gewonnen
table-see-history = Noch einmal ansehen, Zug für Zug
table-next = Nächster Tisch
table-panes = Teile des Tisches
table-board = Brett
table-board-fit = Das ganze Brett zeigen
table-news = { $count ->
    [one] 1 neu
   *[other] { $count } neu
}
table-fairness-open = Alle Würfel und Karten folgen aus einem Geheimnis und aus den Wörtern der Spieler. Der Hash des Geheimnisses war zu sehen, bevor sich jemand setzte. Nach der Partie steht das Geheimnis hier.
table-fairness-over = Alle Würfel und Karten folgten aus diesem Geheimnis und den Wörtern der Spieler. Sie stehen hier in der Reihenfolge, in der die Spieler Platz genommen haben.
table-commitment = Hash
table-secret = Geheimnis
table-seed = Startwert
table-nonces = Wörter der Spieler
table-check = So prüfst du es nach
table-check-hash = Das Geheimnis sind 32 Bytes, hexadezimal geschrieben. Der Hash ist SHA-256 dieser Bytes (nicht der Ziffern), ebenfalls hexadezimal.
table-check-seed = Der Startwert ist HMAC-SHA256: Schlüssel sind die Bytes des Geheimnisses, Nachricht sind die Wörter der Spieler in der Reihenfolge, in der sie Platz genommen haben, mit einem Zeilenvorschub zwischen je zweien und keinem am Ende.
table-check-game = Aus Startwert, Plätzen, Optionen und Entscheidungen folgt noch einmal die ganze Partie. Die API hat sie alle und kann die Partie nachspielen („validate“).
table-check-rules = Diese Partie begann unter Version { $version } der Regeln; hier gilt { $here }. Hier nachgespielt, kann sie anders ausgehen: Benutze dafür eine Ausgabe des Programms, deren Regeln Version { $version } haben.

## Die Endabrechnung

table-sheet = Wertung
table-sheet-note = fett: die meisten Punkte der Zeile
table-sheet-rule = Punkte für
table-sheet-total = Summe
table-sheet-tie = Gleichstand: { $label }

table-choice-card-cost = zahlen
table-choice-card-gain = bekommen
table-choice-card-left = danach
table-choice-card-said-cost = Du zahlst { $what }.
table-choice-card-said-gain = Du bekommst { $what }.
table-choice-card-said-left = Danach: { $what }.
table-choice-card-said-reaches = Erreicht: { $what }.
table-choice-card-and = { " und " }
table-choice-card-or = { " oder " }
table-choice-card-at-least = mindestens { $least }
table-choice-card-up-to = bis zu { $most }
table-choice-card-from-to = { $least } bis { $most }
table-choice-card-depends = Das hängt von deiner weiteren Wahl ab.
table-choice-card-follows = Spätere Folgen sind mitgerechnet.
table-choice-card-open = Was du sonst zahlst und bekommst, hängt von deiner weiteren Wahl ab.
table-choice-card-may-draw = Manches entscheidet vielleicht der Zufall.
table-choice-card-draws = Das Übrige entscheidet der Zufall.
table-choice-card-less = Wird ein Satz voll, wird er eingetauscht; dann ist weniger übrig.
table-choice-card-less-short = weniger nach Tausch
table-choice-card-draws-lasts = Zufall, endgültig.
table-choice-card-ends-lasts = Zugende, endgültig.
table-choice-card-lasts = Endgültig.
table-tile-more = Mehr
table-where = Wo?
table-choices-left = Noch möglich: { $count }
table-confirm = Bestätigen
table-confirm-hint = Mit der Eingabetaste bestätigen.
table-confirm-several = Bestätigen · { $count }
table-let-go = Abwählen
table-only-this = Nur eine Möglichkeit.
table-skip-choices = Zur Auswahl springen
table-one-tap = Ohne Bestätigung, wenn ich es rückgängig machen kann
table-keys = Tasten
table-keys-list = Was die Tasten tun
table-keys-next = Nächster Tisch
table-keys-undo = Rückgängig
table-keys-redo = Wiederholen
table-keys-confirm = Bestätigen, was gewählt ist
table-keys-let-go = Abwählen, schließen
table-keys-arrows = Zwischen Möglichkeiten wechseln oder zwischen Leuchtendem auf dem Brett
table-keys-nth = Die 1. bis 10. Möglichkeit wählen, sichtbare zuerst
table-keys-recap = Ansehen, was seit deinem letzten Besuch geschah, oder anhalten
table-keys-log = Den Verlauf öffnen
table-keys-talk = Den Chat öffnen
table-keys-fit = Die ganze Karte zeigen, wo nur ein Teil zu sehen ist
table-keys-shift = Umschalt
table-keys-tens = Die 11. bis 20. wählen; noch einmal: die nächsten zehn
table-keys-this = Diese Liste
table-mat = Was vor { $name } liegt
table-mat-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
table-mat-previous = Vorherige Person
table-mat-next = Nächste Person
table-keys-mat = zeigen, was vor anderen liegt
