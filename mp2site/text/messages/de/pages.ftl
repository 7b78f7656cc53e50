## Dank und Fehlerseiten

pages-credits-title = Dank und Quellen
pages-credits-note = Code, Texte und Zeichnungen sind unsere eigenen, bis auf das, was diese Seite nennt. Von Bildern, Logos und Texten der gedruckten Spiele ist nichts verwendet.
pages-credits-games = Die Spiele
pages-credits-games-text = Die Regeln sind mit eigenen Worten nacherzählt. Namen, Spiele und Bilder gehören ihren Autoren und Verlagen.
pages-credits-designed = von { $designer }, erschienen bei { $publisher }
pages-credits-icons = Symbole
pages-credits-icons-text = Kamele, Münzen und andere Dinge der Straße, umgefärbt und in einer Datei gesammelt, kommen von
pages-credits-lucide = Pfeile, Glocken und der Rest der Bedienung kommen von
pages-credits-coasts = Die Küsten auf Karten sind nach gemeinfreien Daten gezeichnet, von
pages-credits-type = Schrift
pages-credits-source = Lizenz und Quelltext
pages-credits-source-text = Dieses Haus ist freie Software: Du darfst es betreiben, lesen, ändern und weitergeben. Wer ein geändertes Haus für andere betreibt, gibt ihnen auch dessen Quelltext. Die Lizenz ist die
pages-404-title = Seite nicht gefunden
pages-404-text = Diese Seite gibt es nicht, oder sie steht dir nicht offen.
pages-403-title = Nicht erlaubt
pages-403-text = Das darfst du hier nicht sehen oder tun.
pages-form-expired-title = Bitte noch einmal
pages-form-expired-signed-in = Du hast dich inzwischen angemeldet, deshalb ist diese Seite veraltet. Lade sie neu und sende noch einmal.
pages-form-expired-signed-out = Diese Seite ist veraltet: Du hast dich inzwischen an- oder abgemeldet, oder dein Browser nimmt keine Cookies dieser Seite an. Lade sie neu und sende noch einmal.
pages-form-expired-reload = Seite neu laden
pages-429-title = Langsam, bitte
pages-429-text = Das war viel in kurzer Zeit. Ruh dich ein paar Minuten aus und versuch es dann noch einmal. Falls du einen Link per Mail wolltest: Eben wurde keiner verschickt; ein früherer gilt noch, schau auch in den Spam-Ordner. Geht es auch später nicht, ist für heute Schluss: Komm morgen wieder.
pages-home = Zur Startseite

## Die Uhren des Hauses

pages-status-title = Die Uhren des Hauses
pages-status-note = ob sie laufen und was gutgeschrieben wurde
pages-status-running = Die Uhren laufen
pages-status-standing = Nach den Uhren wurde eine Weile nicht gesehen
pages-status-never = Die Uhren sind noch nie gelaufen
pages-status-last = Zuletzt wurde nach ihnen gesehen: { $at }, das ist { $age } her.
pages-status-last-now = Zuletzt wurde vor weniger als einer Minute nach ihnen gesehen ({ $at }).
pages-status-standing-text = Solange läuft niemandes Zeit ab. Wenn sie weitergehen, wird zuerst die verlorene Zeit gutgeschrieben.
pages-status-due = Die Frist, die am längsten auf Bearbeitung wartet: { $at }.
pages-status-nothing-due = Keine Frist wartet auf Bearbeitung.
pages-status-outages = Ausfälle und was gutgeschrieben wurde
pages-status-period = { $from } bis { $to }
pages-status-cause = { $cause ->
    [sweep] Die Uhren standen still.
    [web] Die Seiten waren nicht erreichbar.
   *[admin] Von den Betreibern des Hauses vermerkt.
}
pages-status-credited = { $count ->
    [one] Ein Zug bekam seine Zeit zurück, { $span }.
   *[other] { $count } Züge bekamen ihre Zeit zurück, bis zu { $span }.
}
pages-status-no-clock = Da lief keine Uhr, also gab es nichts gutzuschreiben.
pages-status-unsettled = Die Zeit wird gerade gutgeschrieben; vorher läuft niemandes Zeit ab.
pages-status-no-outage = Kein Ausfall ist bekannt.
pages-status-link = Uhren des Hauses
