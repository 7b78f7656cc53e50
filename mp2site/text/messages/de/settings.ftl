# Die eigenen Einstellungen.

settings-title = Einstellungen
settings-sections = Teile der Einstellungen
settings-tab-settings = Allgemein
settings-tab-times = Deine Zeiten
settings-tab-vacation = Urlaub
settings-tab-feed = Kalender
settings-tab-blocks = Blockiert
settings-tab-notices = Benachrichtigungen

## Allgemein

settings-language = Sprache
settings-language-hint = Für die Seiten und für Mails an dich.
settings-shares = Bisher übersetzt
settings-share-site = Website { NUMBER($share, style: "percent") }
settings-share = { $title } { NUMBER($share, style: "percent") }
settings-theme = Farben
settings-theme-auto = Wie das Gerät
settings-theme-day = Tag
settings-theme-night = Nacht
settings-time-zone = Zeitzone
settings-time-zone-hint = Zeiten werden in dieser Zeitzone angezeigt. Auch deine Nächte und Ruhetage richten sich nach ihr.
settings-save = Speichern
settings-saved = Deine Einstellungen sind gespeichert.

## Ruhezeit und Ruhetage

settings-times-title = Deine Zeiten
settings-times-note = In deiner Ruhezeit und an deinen Ruhetagen stehen deine Uhren still, an allen Tischen, an denen über mehrere Tage gespielt wird. Wo am Stück gespielt wird, spielen alle gleichzeitig, und die Uhren laufen weiter.
settings-quiet = Ruhezeit
settings-quiet-on = Jede Nacht Ruhezeit
settings-quiet-hint = In der Zeitzone { $zone }, auch wenn die Sommerzeit beginnt oder endet. Höchstens 12 Stunden. Auch Benachrichtigungen warten.
settings-quiet-from = Von
settings-quiet-to = bis
settings-rest-days = Ruhetage
settings-rest-days-hint = Bis zu drei Tage der Woche, von Mitternacht bis Mitternacht.
settings-times-often = Nach einer Änderung bleiben deine Zeiten und deine Zeitzone eine Woche lang, wie sie sind (eine Stunde lang kannst du sie noch berichtigen), damit niemand ewig warten muss. Weniger Pausen sind jederzeit möglich.
settings-week = Deine nächsten sieben Tage
settings-week-day = { $day }: { $pauses }
settings-week-all = deine Uhren laufen den ganzen Tag
settings-week-piece = { $reason ->
    [vacation] Urlaub { $from } bis { $to }
    [rest] Ruhetag { $from } bis { $to }
   *[quiet] Ruhezeit { $from } bis { $to }
}
settings-week-legend = { $reason ->
    [runs] deine Uhren laufen
    [vacation] Urlaub
    [rest] Ruhetag
   *[quiet] Ruhezeit
}

## Urlaub

settings-vacation-title = Urlaub
settings-vacation-note = Solange du weg bist, stehen alle deine Uhren still, an jedem Tisch. Die anderen sehen, dass du weg bist und bis wann.
settings-vacation-left = noch { $left } von { $allowance } Std. im Jahr { $year }
settings-vacation-left-label = Stunden Urlaub, die dieses Jahr übrig sind
settings-vacation-now = Du bist weg bis { $when }
settings-vacation-now-text = Alle deine Uhren stehen still.
settings-vacation-auto-begun = Er hat von selbst begonnen, als deine Zeit ablief, wie du es eingestellt hattest.
settings-vacation-planned = Geplant
settings-vacation-period = { $from } bis { $to }
settings-vacation-end-now = Ich bin zurück
settings-vacation-cancel = Absagen
settings-vacation-plan = Urlaub nehmen
settings-vacation-from = Von
settings-vacation-from-hint = Leer: ab jetzt.
settings-vacation-to = Bis
settings-vacation-take = Urlaub nehmen
settings-vacation-taken = Dein Urlaub ist gespeichert. Hab eine gute Zeit.
settings-vacation-ended = Deine Uhren laufen wieder wie zuvor.
settings-vacation-auto = Urlaub beginnen, bevor meine Zeit abläuft
settings-vacation-auto-text = Bevor die Zeit eines deiner Züge abläuft, gehst du für bis zu 24 Stunden in Urlaub, solange du noch Stunden hast. Das geschieht nur, wenn du es einschaltest.
settings-vacation-auto-save = Speichern

## Der Kalender

settings-feed-title = Fristen in deinem Kalender
settings-feed-note = Eine Kalender-App mit dieser Adresse zeigt, wann die Zeit deiner Züge abläuft. Wer die Adresse hat, kann das lesen: Behalte sie für dich.
settings-feed-address = Geheime Adresse (iCalendar)
settings-feed-none = Es gibt noch keine Adresse, also kann niemand deine Fristen lesen.
settings-feed-open = Adresse anlegen
settings-feed-renew = Neue Adresse anlegen
settings-feed-renew-text = Die alte gilt dann nicht mehr.
settings-feed-close = Abschalten
settings-feed-opened = Hier ist deine neue Adresse. Ältere gelten nicht mehr.
settings-feed-closed = Der Kalender ist abgeschaltet.

## Was nicht geht

settings-error-time-zone = Diese Zeitzone gibt es nicht.
settings-error-quiet-hours = Eine Ruhezeit braucht einen Anfang und ein Ende, die sich unterscheiden.
settings-error-quiet-long = Eine Ruhezeit dauert höchstens 12 Stunden.
settings-error-rest-days = Mehr als drei Ruhetage in der Woche sind nicht möglich.
settings-error-times-often = Du hast deine Zeiten gerade erst geändert. Ab { $when } kannst du sie wieder ändern, denn die anderen richten sich nach ihnen.
settings-error-vacation-past = Diese Zeit ist schon vorbei.
settings-error-vacation-short = Ein Urlaub dauert mindestens eine Stunde und endet nach seinem Anfang.
settings-error-vacation-far = Ein Urlaub endet innerhalb eines Jahres.
settings-error-vacation-overlap = In dieser Zeit hast du schon Urlaub.
settings-error-vacation-allowance = So viele Stunden Urlaub hast du in jenem Jahr nicht mehr.
settings-error-tokens-many = Du hast die Höchstzahl an Token. Widerrufe zuerst eines.
settings-error-close-name = Das ist nicht dein Name. Gib ihn genau so ein, wie er unten steht.
settings-error-last-superuser = Du bist der einzige Superuser dieser Seite. Mach zuerst jemand anderen zum Superuser (manage.py createsuperuser oder die Verwaltung); dann kannst du dein Konto schließen.
settings-error-computer-opponent = Das ist ein Computergegner dieser Seite.
settings-error-computer-key = Dieser Schlüssel ist nicht gültig, oder er darf nicht spielen.
settings-error-computer-yourself = Dieser Schlüssel gehört zu dem Konto, das du gerade benutzt. Melde dich als Besitzer des Programms an.
settings-error-computer-owned = Dieses Konto ist schon ein Programm, oder es betreibt eines.
settings-error-computer-owner = Ein Programm kann kein anderes Programm betreiben.
settings-error-computer-rated = Mit diesem Konto hat ein Mensch gewertete Partien gespielt. Gib dem Programm ein eigenes Konto.
settings-error-export-often = Du hast deine Daten gerade erst heruntergeladen. Ab { $when } geht es wieder.
