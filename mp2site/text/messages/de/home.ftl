## Die Startseite

home-page-title = Deine Tische
home-guest-title = Lange Brettspiele, über Tage gespielt
home-greeting-morning = Guten Morgen, { $name }.
home-greeting-day = Guten Tag, { $name }.
home-greeting-evening = Guten Abend, { $name }.
home-waiting = { $count ->
    [0] Kein Tisch wartet auf dich. Lehn dich zurück.
    [one] Ein Tisch wartet auf dich. Niemand drängt dich.
   *[other] { $count } Tische warten auf dich. Niemand drängt dich.
}
home-waiting-clock = { $count ->
    [one] Ein Tisch wartet auf dich; Bedenkzeit bis { $when }.
   *[other] { $count } Tische warten auf dich; die erste Bedenkzeit läuft bis { $when }.
}
home-next = Nächster Tisch
home-next-since = wartet seit { $age }
home-your-turn = Du bist dran
home-your-turn-note = wer am längsten wartet, zuerst
home-next-badge = als Nächstes
home-more-turns = { $count ->
    [one] Ein weiterer Tisch wartet. „Nächster Tisch“ führt dich hin.
   *[other] { $count } weitere Tische warten. „Nächster Tisch“ führt dich hin.
}
home-others-wait = { $count ->
    [one] { $names } wartet seit { $age }
   *[other] { $names } warten seit { $age }
}
home-play = Spielen
home-running = Im Gang
home-running-note = { $count ->
    [one] 1 Tisch, andere überlegen
   *[other] { $count } Tische, andere überlegen
}
home-running-none = Sonst läuft gerade keine deiner Partien.
home-thinks = { $count ->
    [one] { $names } überlegt
   *[other] { $names } überlegen
}
home-all-mine = Alle meine Partien
home-open = Freie Plätze
home-open-note = { $count ->
    [one] 1 Tisch
   *[other] { $count } Tische
}
home-open-about = Etwa { $count } Tische
home-open-none = Gerade ist kein Tisch offen. Eröffne einen, andere werden ihn finden.
home-all-open = Alle offenen Tische
home-mine-open = Warten auf Leute
home-mine-open-note = deine eigenen offenen Tische
home-new-table = Neuer Tisch
home-arcade = { $count ->
    [one] Die Arkaden der Herberge: eine Lampe brennt
   *[other] Die Arkaden der Herberge: { $count } Lampen brennen
}
home-no-turns-title = Nichts zu tun
home-no-turns = Sobald du irgendwo dran bist, liegt der Tisch hier.
home-no-turns-told = Du erfährst davon, so wie du es wünschst.

## Für Gäste

home-welcome = Eine Herberge an der Handelsstraße
home-welcome-text = Hier spielst du lange Brettspiele über Tage: Mach einen Zug, schließ die Seite und bekomm eine Mail, wenn du wieder dran bist. Das Brett liegt auf dem Tisch, alles ist in Reichweite, niemand drängt dich.
home-sign-up = Registrieren
home-sign-in = Anmelden
home-what = So geht es
home-what-move = Ein Zug, wann es dir passt
home-what-move-text = Öffne den Tisch, sieh, was seit deinem letzten Besuch geschehen ist, klick aufs Brett und bestätige. Die Regeln sind eingebaut: Was leuchtet, ist erlaubt, und was nicht leuchtet, sagt warum.
home-what-mail = Eine Mail, wenn du dran bist
home-what-mail-text = Eine Mail je Zug, mit der Frage an dich und einem Link direkt zum Tisch. Den Link zu öffnen, bewirkt noch nichts.
home-what-fair = Würfel zum Nachprüfen
home-what-fair-text = Bevor sich jemand setzt, siehst du den Hash des Geheimnisses, aus dem alle Würfe kommen. Ist die Partie vorbei, wird das Geheimnis gezeigt.
home-titles = Welches passt zu mir?
home-demo = Das ist ein Haus zum Ausprobieren
home-demo-text = Melde dich als eine dieser Personen an, jede in einem eigenen Browser, und spiel gegen dich selbst:
home-demo-password = Passwort
home-demo-mailbox = Mails verlassen dieses Haus nicht; sie landen im Postfach.
home-demo-open-mailbox = Postfach öffnen

## For newcomers

home-newcomer = Willkommen! So fängst du an.
home-first-steps = Deine ersten Schritte
home-first-table = Spiel eine erste Partie { $title }
home-first-table-text = Dir gegenüber sitzt ein Lehrling, ein Computer dieses Hauses. Er antwortet sofort, und niemand drängt dich: Geh mitten im Spiel weg, der Tisch wartet.
home-first-table-go = Setz dich
home-first-table-other = Ein anderes Spiel, andere Leute, ein anderes Tempo
home-learn = Lern es zuerst
home-learn-lessons = Kurze Lektionen auf dem echten Spielplan von { $title }: schauen, ausprobieren, weiter. Je ein paar Minuten.
home-learn-lessons-go = Zu den Lektionen
home-learn-rules = Die Regeln von { $title }: die Idee im ersten Kapitel, alles andere zum Nachschlagen.
home-learn-rules-go = Regeln lesen
home-learn-which = Welches Spiel passt zu mir?
home-join = Spiel mit Leuten
home-join-text = Tische, an denen noch jemand fehlt, stehen unten, die leichten zuerst. Mit einem Tipp sitzt du dort.
home-join-none = Gerade sucht niemand Leute. Stell selbst einen Tisch auf, dann finden ihn andere.
home-join-go = Zu den offenen Tischen
home-open-lightest = Offene Tische, die leichtesten zuerst
