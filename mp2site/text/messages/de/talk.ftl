### Gespräch an einem Tisch.

talk-title = Gespräch
talk-of = Gespräch · { $table }
talk-open =
    { $count ->
        [0] Gespräch
        [one] Gespräch, { $count } neue Nachricht
       *[other] Gespräch, { $count } neue Nachrichten
    }
talk-new =
    { $count ->
        [one] { $count } neu
       *[other] { $count } neu
    }
talk-who-seats = Das liest, wer am Tisch sitzt; alle anderen nach dem Spiel.
talk-who-spectators = Das liest, wer zuschaut; der Tisch nach dem Spiel.
talk-who-all = Das liest, wer den Tisch sehen darf.
talk-none = Noch hat niemand etwas gesagt.
talk-say-label = Was möchtest du sagen?
talk-say = Senden
talk-moment = { $headline }, am Zug: { $name }
talk-moment-any = { $headline }
talk-moment-start = vor dem Spiel
talk-edited = geändert
talk-spectator = schaut zu
talk-change = Ändern
talk-change-save = So ändern
talk-take-back = Zurücknehmen
talk-mute = Stummschalten
talk-unmute = Wieder davon hören
talk-muted = Du hörst nichts von diesem Gespräch: keine Zeichen, keine Mails.
talk-close = Gespräch schließen
talk-reopen = Gespräch öffnen
talk-is-closed = Wer den Tisch leitet, hat das Gespräch geschlossen. Was gesagt wurde, bleibt lesbar.
talk-is-closed-here = Du hast das Gespräch dieses Tisches geschlossen.
talk-account = Mit einem Konto kannst du mitreden.
talk-earlier = Früher
talk-latest = Neueste
talk-back = Zurück zum Tisch
talk-wrote = { $name } schrieb: „{ $text }“
talk-more = Alles
talk-closed = Ohne Gespräch
talk-closed-fact = Ohne Gespräch: Hier kann nichts gesagt werden.
talk-closed-text = An diesem Tisch kann nichts gesagt werden. Du kannst das Gespräch später öffnen.
talk-report = Melden
talk-report-title = Eine Nachricht melden
talk-report-back = Zurück zum Gespräch
talk-report-text = Die Betreiber dieses Hauses lesen, was du hier schreibst, diese Nachricht und die wenigen davor und antworten dir. { $name } erfährt nie davon. Willst du nichts mehr von { $name } lesen, sperre dieses Konto auf seiner Seite.
talk-report-why = Was stimmt damit nicht?
talk-report-not = Doch nicht melden
