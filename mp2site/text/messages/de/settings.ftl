# Die eigenen Einstellungen.

settings-title = Einstellungen
settings-sections = Teile der Einstellungen
settings-tab-settings = Allgemein
settings-tab-times = Deine Zeiten
settings-tab-vacation = Urlaub
settings-tab-feed = Kalender
settings-tab-blocks = Blockiert
settings-tab-notices = Nachrichten

## Allgemein

settings-language = Sprache
settings-language-hint = Für die Seiten und für Mails an dich.
settings-theme = Farben
settings-theme-auto = Wie das Gerät
settings-theme-day = Tag
settings-theme-night = Nacht
settings-time-zone = Zeitzone
settings-time-zone-hint = Zeiten werden dir in dieser Zone angezeigt, und deine Nächte und Ruhetage folgen ihrer Uhr.
settings-save = Speichern
settings-saved = Deine Einstellungen sind gespeichert.

## Ruhezeit und Ruhetage

settings-times-title = Deine Zeiten
settings-times-note = In deiner Ruhezeit und an deinen Ruhetagen läuft keine Uhr von dir, an keinem Tisch, an dem über Tage gespielt wird. Wo am Stück gespielt wird, sitzen alle zusammen, und die Uhr läuft durch.
settings-quiet = Ruhezeit
settings-quiet-on = Jede Nacht Ruhezeit
settings-quiet-hint = Nach der Uhr in { $zone }, auch wenn die Sommerzeit beginnt oder endet. Höchstens 12 Stunden. Auch Nachrichten warten.
settings-quiet-from = Von
settings-quiet-to = bis
settings-rest-days = Ruhetage
settings-rest-days-hint = Bis zu drei Tage der Woche, von Mitternacht bis Mitternacht.
settings-times-often = Einmal geändert, bleiben deine Zeiten und deine Zeitzone eine Woche lang (eine Stunde lang lassen sie sich noch berichtigen), damit niemand ewig warten muss. Weniger Pausen gehen jederzeit.
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
settings-vacation-auto-begun = Das Haus hat ihn begonnen, als deine Zeit ablief, wie du es wolltest.
settings-vacation-planned = Geplant
settings-vacation-period = { $from } bis { $to }
settings-vacation-end-now = Ich bin zurück
settings-vacation-cancel = Absagen
settings-vacation-plan = Urlaub nehmen
settings-vacation-from = Von
settings-vacation-from-hint = Leer: ab jetzt.
settings-vacation-to = Bis
settings-vacation-take = Urlaub nehmen
settings-vacation-taken = Dein Urlaub ist vermerkt. Hab eine gute Zeit.
settings-vacation-ended = Deine Uhren laufen wieder wie zuvor.
settings-vacation-auto = Lieber Urlaub beginnen, als meine Zeit ablaufen zu lassen
settings-vacation-auto-text = Wenn ein Zug von dir abliefe, gehst du für bis zu 24 Stunden in Urlaub, solange Stunden übrig sind. Nichts davon geschieht, wenn das hier aus ist.
settings-vacation-auto-save = Speichern

## Der Kalender

settings-feed-title = Fristen in deinem Kalender
settings-feed-note = Ein Kalenderprogramm, das diese Adresse kennt, zeigt, wann deine Züge ablaufen. Wer die Adresse hat, kann das lesen: Behalte sie für dich.
settings-feed-address = Geheime Adresse (iCalendar)
settings-feed-none = Es gibt noch keine Adresse, also kann niemand etwas lesen.
settings-feed-open = Adresse anlegen
settings-feed-renew = Neue Adresse anlegen
settings-feed-renew-text = Die alte führt dann nirgendwohin.
settings-feed-close = Schließen
settings-feed-opened = Hier ist deine neue Adresse. Eine ältere führt von jetzt an nirgendwohin.
settings-feed-closed = Der Kalender ist geschlossen.

## Was nicht geht

settings-error-time-zone = Diese Zeitzone gibt es nicht.
settings-error-quiet-hours = Eine Ruhezeit braucht Anfang und Ende, und zwar verschiedene.
settings-error-quiet-long = Eine Ruhezeit dauert höchstens 12 Stunden.
settings-error-rest-days = Drei Ruhetage in der Woche, mehr nicht.
settings-error-times-often = Deine Zeiten haben sich gerade erst geändert. Ab { $when } geht es wieder; die anderen warten nach ihnen auf dich.
settings-error-vacation-past = Diese Zeit ist schon vorbei.
settings-error-vacation-short = Ein Urlaub dauert mindestens eine Stunde und endet nach seinem Anfang.
settings-error-vacation-far = Ein Urlaub endet innerhalb eines Jahres.
settings-error-vacation-overlap = In dieser Zeit hast du schon Urlaub.
settings-error-vacation-allowance = So viele Stunden Urlaub hast du in jenem Jahr nicht mehr.
settings-error-tokens-many = Du hast so viele Token, wie man haben kann. Zieh eines zurück, das du nicht mehr brauchst.
settings-error-close-name = Das ist nicht dein Name. Gib ihn genau so ein, wie er unten steht.
settings-error-last-superuser = Außer dir kümmert sich niemand um dieses Haus. Mach zuerst jemand anderen zum Superuser (manage.py createsuperuser oder die Verwaltung); dann kannst du gehen.
settings-error-of-the-house = Das ist einer der Gegner des Hauses.
settings-error-computer-key = Das ist kein gültiger Schlüssel, der spielen darf.
settings-error-computer-yourself = Das ist ein Schlüssel dieses Kontos selbst. Melde dich als Besitzer des Programms an.
settings-error-computer-owned = Dieses Konto ist schon ein Programm, oder es betreibt eines.
settings-error-computer-owner = Ein Programm betreibt kein anderes Programm.
settings-error-computer-rated = Mit diesem Konto hat ein Mensch gewertete Partien gespielt. Gib dem Programm ein eigenes Konto.
settings-error-export-often = Du hast deine Daten gerade erst mitgenommen. Ab { $when } geht es wieder.
