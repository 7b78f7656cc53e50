### Was es für jemanden Neues gibt: die Seite hinter der Glocke.

news-title = Neues
news-bell = Neues: { $count } noch nicht gesehen
news-new = (neu)
news-seen-all = Alles als gesehen markieren
news-seen-one = Als gesehen markieren
news-newest = Zum Neuesten
news-no-more = Älteres gibt es nicht.
news-none = Nichts Neues
news-none-text = Hier stehen deine Züge, Einladungen, Chatnachrichten und Ergebnisse. Bis dahin kannst du an einem offenen Tisch mitspielen.
news-none-action = Einen Tisch finden
news-to-ledger = Alle Benachrichtigungen, und warum manche nicht verschickt wurden
news-somebody = Jemand

news-turn = Du bist am Zug: { $table }
news-timed-out = Deine Zeit ist abgelaufen: { $table }
news-started = Die Partie hat begonnen: { $table }
news-over = { $rank ->
    [0] Die Partie endete ohne Ergebnis: { $table }
    [1] Die Partie ist vorbei, und du hast gewonnen: { $table }
   *[other] Die Partie ist vorbei, du belegst Platz { $rank } von { $size }: { $table }
}
news-rating = Deine Wertung in { $title } ist jetzt { $points } ({ $change }), nach { $table }
news-talk = { $count ->
    [0] { $by } hat geschrieben: { $table }
    [one] { $by } hat geschrieben: { $table }
   *[other] { $count } neue Nachrichten, die letzte von { $by }: { $table }
}
news-invitation = { $by } lädt dich ein: { $table }
news-seat = Passender Tisch: { $table }
news-no-seat = Doch kein Platz: { $table }
news-quarantined = { $table } musste angehalten werden
news-closed = { $table } wurde geschlossen
news-removed = Der Gastgeber hat dich entfernt: { $table }
news-resigned = { $by } hat aufgegeben: { $table }
news-pause-asked = { $by } bittet um eine Pause: { $table }
news-paused = Eine Pause hat begonnen: { $table }
news-resumed = Nach der Pause geht es weiter: { $table }
