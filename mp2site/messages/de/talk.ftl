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
talk-say = Sagen
talk-moment = { $headline }, am Zug: { $name }
talk-moment-any = { $headline }
talk-moment-start = vor dem Spiel
talk-edited = geändert
talk-spectator = schaut zu
talk-change = Ändern
talk-change-save = So ändern
talk-take-back = Zurücknehmen
talk-mute = Nichts mehr davon hören
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
