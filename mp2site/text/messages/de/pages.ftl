## Dank und Fehlerseiten

pages-credits-title = Dank und Quellen
pages-credits-note = Code, Texte und Zeichnungen sind unsere eigenen, außer dem, was diese Seite nennt. Bilder, Logos und Texte der gedruckten Spiele verwenden wir nicht.
pages-credits-games = Die Spiele
pages-credits-games-text = Die Regeln haben wir mit eigenen Worten geschrieben. Namen, Spiele und Bilder gehören ihren Autoren und Verlagen.
pages-credits-designed = von { $designer }, erschienen bei { $publisher }
pages-credits-icons = Symbole
pages-credits-icons-text = Kamele, Münzen und andere Symbole der Spiele, umgefärbt und in einer Datei gesammelt, kommen von
pages-credits-lucide = Pfeile, Glocken und die übrigen Bedienelemente kommen von
pages-credits-coasts = Die Küsten auf Karten sind nach gemeinfreien Daten gezeichnet, von
pages-credits-type = Schrift
pages-credits-source = Lizenz und Quelltext
pages-credits-source-text = Das Programm dieser Seite ist freie Software: Du darfst es betreiben, lesen, ändern und weitergeben. Wenn du eine geänderte Fassung für andere betreibst, musst du ihnen auch deren Quelltext geben. Die Lizenz ist die
pages-404-title = Seite nicht gefunden
pages-404-text = Diese Seite gibt es nicht, oder sie steht dir nicht offen.
pages-403-title = Nicht erlaubt
pages-403-text = Das darfst du hier nicht sehen oder tun.
pages-form-expired-title = Bitte noch einmal
pages-form-expired-signed-in = Du hast dich inzwischen angemeldet, deshalb ist diese Seite veraltet. Lade sie neu und sende noch einmal.
pages-form-expired-signed-out = Diese Seite ist veraltet: Du hast dich inzwischen an- oder abgemeldet, oder dein Browser nimmt keine Cookies dieser Seite an. Lade sie neu und sende noch einmal.
pages-form-expired-reload = Seite neu laden
pages-429-title = Zu viele Anfragen
pages-429-text = Du hast in kurzer Zeit zu viele Anfragen gesendet. Warte ein paar Minuten und versuch es dann noch einmal. Falls du einen Link per Mail wolltest: Diesmal wurde keiner verschickt; ein früherer gilt noch, schau auch im Spam-Ordner nach. Klappt es auch später nicht, hast du die Grenze für heute erreicht: Komm morgen wieder.
pages-home = Zur Startseite

## Die Uhren des Hauses

pages-status-title = Die Uhren dieser Seite
pages-status-note = ob sie laufen und welche Zeit gutgeschrieben wurde
pages-status-running = Die Uhren laufen
pages-status-standing = Die Uhren wurden eine Weile nicht geprüft
pages-status-never = Die Uhren sind noch nie gelaufen
pages-status-last = Zuletzt geprüft: { $at }, das ist { $age } her.
pages-status-last-now = Zuletzt vor weniger als einer Minute geprüft ({ $at }).
pages-status-standing-text = Solange läuft niemandes Zeit ab. Wenn die Uhren wieder laufen, wird zuerst die verlorene Zeit gutgeschrieben.
pages-status-due = Älteste Frist, die auf Bearbeitung wartet: { $at }.
pages-status-nothing-due = Keine Frist wartet auf Bearbeitung.
pages-status-outages = Ausfälle und gutgeschriebene Zeit
pages-status-period = { $from } bis { $to }
pages-status-cause = { $cause ->
    [sweep] Die Uhren wurden nicht geprüft.
    [web] Die Seite war nicht erreichbar.
   *[admin] Von den Betreibern dieser Seite eingetragen.
}
pages-status-credited = { $count ->
    [one] Ein Zug bekam { $span } zurück.
   *[other] { $count } Züge bekamen bis zu { $span } zurück.
}
pages-status-no-clock = Es lief keine Uhr, also wurde keine Zeit gutgeschrieben.
pages-status-unsettled = Die Zeit wird gerade gutgeschrieben; vorher läuft niemandes Zeit ab.
pages-status-no-outage = Es gab keine Ausfälle.
pages-status-link = Die Uhren dieser Seite
