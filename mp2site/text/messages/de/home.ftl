## Die Startseite

home-page-title = Deine Tische
home-guest-title = Lange Brettspiele, über mehrere Tage gespielt
home-greeting-morning = Guten Morgen, { $name }.
home-greeting-day = Guten Tag, { $name }.
home-greeting-evening = Guten Abend, { $name }.
home-waiting = { $count ->
    [0] Kein Tisch wartet auf dich.
    [one] Ein Tisch wartet auf dich.
   *[other] { $count } Tische warten auf dich.
}
home-waiting-clock = { $count ->
    [one] Ein Tisch wartet auf dich; Bedenkzeit bis { $when }.
   *[other] { $count } Tische warten auf dich; die erste Bedenkzeit läuft bis { $when }.
}
home-next = Nächster Tisch
home-next-since = wartet seit { $age }
home-your-turn = Du bist am Zug
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
    [one] 1 Tisch, andere sind am Zug
   *[other] { $count } Tische, andere sind am Zug
}
home-running-none = Du hast sonst keine laufenden Partien.
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
home-open-none = Gerade ist kein Tisch offen. Eröffne einen, damit andere mitspielen können.
home-all-open = Alle offenen Tische
home-mine-open = Warten auf Mitspieler
home-mine-open-note = deine eigenen offenen Tische
home-new-table = Neuer Tisch
home-arcade = { $count ->
    [one] Arkaden einer Herberge, eine Lampe brennt
   *[other] Arkaden einer Herberge, { $count } Lampen brennen
}
home-no-turns-title = Nichts zu tun
home-no-turns = Sobald du an einem Tisch am Zug bist, steht er hier.
home-no-turns-told = Wir benachrichtigen dich.

## Für Gäste

home-welcome = Lange Brettspiele in deinem Tempo
home-welcome-text = Hier spielst du lange Brettspiele über mehrere Tage: Mach einen Zug, schließ die Seite und bekomm eine Mail, wenn du wieder am Zug bist. Das Tempo bestimmst du, von einem Abend bis ganz ohne Uhr.
home-sign-up = Registrieren
home-sign-in = Anmelden
home-what = So geht es
home-what-move = Ein Zug, wann es dir passt
home-what-move-text = Öffne den Tisch, sieh, was seit deinem letzten Besuch geschehen ist, wähle auf dem Brett und bestätige. Die Regeln sind eingebaut: Was leuchtet, ist möglich; bei allem anderen siehst du, warum es nicht geht.
home-what-mail = Eine Mail, wenn du am Zug bist
home-what-mail-text = Eine Mail je Zug, mit der Entscheidung und einem Link zum Tisch. Das Öffnen des Links führt keinen Zug aus.
home-what-fair = Würfel zum Nachprüfen
home-what-fair-text = Alle Würfe folgen aus einem Geheimnis. Seinen Hash siehst du, bevor sich jemand setzt, das Geheimnis selbst nach der Partie.
home-titles = Welches passt zu mir?
home-demo = Das ist eine Demo-Seite
home-demo-text = Melde dich als eine dieser Personen an. Um gegen dich selbst zu spielen, nimm für jede einen eigenen Browser:
home-demo-password = Passwort
home-demo-mailbox = Diese Seite verschickt keine Mails. Du findest sie im Postfach.
home-demo-open-mailbox = Postfach öffnen

## For newcomers

home-newcomer = Willkommen! So fängst du an.
home-first-steps = Deine ersten Schritte
home-first-table = Spiel eine erste Partie { $title }
home-first-table-text = Du spielst gegen einen Lehrling, einen Computergegner. Er antwortet sofort, und es gibt kein Zeitlimit: Du kannst mitten in der Partie gehen und später weiterspielen.
home-first-table-go = Platz nehmen
home-first-table-other = Ein anderes Spiel, andere Leute, ein anderes Tempo
home-learn = Lern zuerst das Spiel
home-learn-lessons = Kurze Lektionen auf dem echten Spielplan von { $title }, je ein paar Minuten.
home-learn-lessons-go = Zu den Lektionen
home-learn-rules = Die Regeln von { $title }: Das erste Kapitel erklärt die Idee, alles andere kannst du nachschlagen.
home-learn-rules-go = Regeln lesen
home-learn-which = Welches Spiel passt zu mir?
home-join = Spiel mit Leuten
home-join-text = Tische mit freien Plätzen stehen unten, leichte Spiele zuerst.
home-join-none = Gerade sucht niemand Mitspieler. Eröffne selbst einen Tisch, damit andere mitspielen können.
home-join-go = Zu den offenen Tischen
home-open-lightest = Offene Tische, die leichtesten zuerst
