### Gespräch an einem Tisch.

talk-title = Chat
talk-of = Chat · { $table }
talk-open =
    { $count ->
        [0] Chat
        [one] Chat, { $count } neue Nachricht
       *[other] Chat, { $count } neue Nachrichten
    }
talk-new =
    { $count ->
        [one] { $count } neu
       *[other] { $count } neu
    }
talk-who-seats = Das lesen jetzt die Leute am Tisch, alle anderen nach der Partie.
talk-who-spectators = Das lesen jetzt alle, die zuschauen, und die Leute am Tisch nach der Partie.
talk-who-all = Das lesen alle, die den Tisch sehen dürfen.
talk-none = Es gibt noch keine Nachrichten.
talk-say-label = Deine Nachricht
talk-say = Senden
talk-moment = { $headline }, am Zug: { $name }
talk-moment-any = { $headline }
talk-moment-start = vor der Partie
talk-edited = bearbeitet
talk-spectator = schaut zu
talk-change = Bearbeiten
talk-change-save = Speichern
talk-take-back = Löschen
talk-mute = Stummschalten
talk-unmute = Stummschaltung aufheben
talk-muted = Dieser Chat ist stummgeschaltet: keine Hinweise, keine Mails.
talk-close = Chat schließen
talk-reopen = Chat öffnen
talk-is-closed = Der Gastgeber hat den Chat geschlossen. Die Nachrichten kannst du weiterhin lesen.
talk-is-closed-here = Du hast den Chat dieses Tisches geschlossen.
talk-account = Mit einem Konto kannst du mitschreiben.
talk-earlier = Früher
talk-latest = Neueste
talk-back = Zurück zum Tisch
talk-wrote = { $name } schrieb: „{ $text }“
talk-more = Alles zeigen
talk-closed = Ohne Chat
talk-closed-fact = Ohne Chat: Hier kann niemand schreiben.
talk-closed-text = An diesem Tisch kann niemand schreiben. Du kannst den Chat später öffnen.
talk-report = Melden
talk-report-title = Eine Nachricht melden
talk-report-back = Zurück zum Chat
talk-report-text = Die Betreiber dieser Seite lesen, was du hier schreibst, diese Nachricht und die wenigen davor, und antworten dir. { $name } erfährt nie davon. Wenn du von { $name } keine Nachrichten mehr lesen willst, blockiere diese Person auf ihrer Seite.
talk-report-why = Was stimmt damit nicht?
talk-report-not = Doch nicht melden
