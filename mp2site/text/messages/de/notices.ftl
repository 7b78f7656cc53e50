# Eine Nachricht in einer Zeile, für Chats und Programme.

notices-line-turn = Du bist am Zug: { $table } ({ $title })
notices-line-reminder-half = Die Hälfte deiner Zeit ist um: { $table } ({ $title })
notices-line-reminder-late = Deine Zeit läuft ab: { $table } ({ $title })
notices-line-timed-out = Deine Zeit ist abgelaufen: { $table } ({ $title })
notices-line-started = Die Partie hat begonnen: { $table } ({ $title })
notices-line-over = Die Partie ist vorbei: { $table } ({ $title })
notices-line-invitation = Du bist eingeladen: { $table } ({ $title })
notices-line-seat = Passender Tisch: { $table } ({ $title })
notices-line-no-seat = Doch kein Platz: { $table } ({ $title })
notices-line-chat = Neu im Chat: { $table } ({ $title })
notices-line-quarantined = { $table } musste angehalten werden ({ $title })

# Das Buch der Nachrichten: was aus jeder wurde, in einem Wort und dem Rest des Satzes.

notices-title = Deine Benachrichtigungen
notices-intro = Jede Benachrichtigung an dich, und warum manche nicht verschickt wurden.
notices-sum = Überblick
notices-none = In diesem Zeitraum gab es keine Benachrichtigungen.
notices-earlier = Früher
notices-later = Später
notices-day-today = Heute
notices-day-yesterday = Gestern
notices-filter = Zeigen
notices-filter-days = Zeitraum
notices-filter-topic = Art
notices-filter-table = Tisch
notices-period-1 = Letzte 24 Stunden
notices-period-7 = Letzte 7 Tage
notices-period-30 = Letzte 30 Tage
notices-period-365 = Letzte 12 Monate
notices-all-topics = Alle Arten
notices-all-tables = Alle Tische
notices-count-sent = gesendet
notices-count-merged = zusammengefasst
notices-count-held = warten
notices-count-made = erstellt
notices-count-skipped = ausgelassen
notices-count-failed = nicht angekommen

notices-kind-turn = Du bist am Zug
notices-kind-reminder-half = Die Hälfte deiner Zeit ist um
notices-kind-reminder-late = Deine Zeit wird knapp
notices-kind-timed-out = Deine Zeit ist abgelaufen
notices-kind-started = Die Partie hat begonnen
notices-kind-over = Die Partie ist vorbei
notices-kind-invitation = Eine Einladung
notices-kind-seat = Passender Tisch
notices-kind-no-seat = Doch kein Platz
notices-kind-chat = Chat
notices-kind-quarantined = Der Tisch wurde angehalten

notices-channel =
    { $channel ->
        [webhook] per Webhook
        [push] per Push
       *[mail] per Mail
    }
notices-channel-mail = Mail
notices-channel-push = Push
notices-channel-webhook = Webhook

notices-made-by = Ausgelöst durch { $name }
notices-made-alone = Ausgelöst durch die Uhr
notices-going = Noch einmal geprüft: wird gesendet
notices-word-made = Erstellt
notices-rest-made = und wird gleich gesendet, per { $channel }.
notices-word-held = Wartet
notices-rest-held =
    { $why ->
        [quiet-hours] auf das Ende deiner Ruhezeit: { $until }.
        [vacation] auf das Ende deines Urlaubs: { $until }.
        [after] bis { $until } und wird nur gesendet, wenn du bis dahin nicht gezogen hast.
        [hourly] auf deine stündliche Nachricht: { $until }.
        [daily] auf deine tägliche Nachricht: { $until }.
        [site-refused] weil andere Server unsere Nachrichten gerade abweisen. An deiner Adresse liegt es nicht; wir senden, sobald es geht.
        [plan] bis dein Plan gespielt ist oder nicht passt; nächste Prüfung: { $until }.
        [presence] weil du den Tisch offen hattest; nächste Prüfung: { $until }.
       *[other] bis { $until }.
    }
notices-word-trying = Nicht angenommen
notices-rest-trying = vom Zielserver; neuer Versuch: { $until }.
notices-word-sent = Gesendet
notices-rest-sent = per { $channel }: { $at }.
notices-word-merged = Zusammengefasst
notices-rest-merged =
    { $count ->
        [0] per { $channel }: { $at }.
        [one] mit einer anderen, per { $channel }: { $at }.
       *[other] mit { $count } anderen, per { $channel }: { $at }.
    }
notices-word-skipped = Ausgelassen
notices-rest-skipped =
    { $why ->
        [moved] weil du gezogen hattest.
        [moved-at] weil du gezogen hast: { $until }.
        [timed-out] weil deine Zeit dafür abgelaufen war.
        [taken-back] weil der Zug rückgängig gemacht wurde.
        [stopped] weil der Tisch angehalten war.
        [game-over] weil die Partie vorbei war.
        [too-late] weil es dafür zu spät war.
        [goes-on] weil der Tisch weiterläuft.
        [read] weil du es schon gelesen hattest.
        [joined] weil du schon am Tisch saßt.
        [back] weil du wieder am Tisch saßt.
        [hidden] weil der Tisch verborgen wurde.
        [full] weil der Tisch voll war oder begonnen hatte.
        [superseded] weil zugleich eine spätere Erinnerung gesendet wurde.
        [off] weil du das für diesen Weg ausgeschaltet hast.
        [unsubscribed] weil du alle Mails abbestellt hast.
        [no-verified-address] weil du keine bestätigte Adresse hast.
        [bounced] weil Mails an deine Adresse zurückkommen.
        [rejected] weil dein Mailserver deine Adresse ablehnt.
        [complained] weil eine unserer Mails als unerwünscht gemeldet wurde.
        [no-device] weil keines deiner Geräte eingeschaltet ist.
        [webhook-off] weil dein Webhook aus ist.
       *[other] weil wir dich auf keinem Weg erreichen konnten.
    }
notices-word-failed = Nicht angekommen
notices-rest-failed =
    { $why ->
        [refused] weil der Zielserver sie endgültig abgelehnt hat.
        [site-refused] weil andere Server unsere Nachrichten zwei Wochen lang abgewiesen haben. An deiner Adresse lag es nicht.
       *[other] trotz vieler Versuche.
    }
notices-word-unknown = Ungewiss
notices-rest-unknown = ist, ob sie ankam: Das Senden wurde unterbrochen.

# Was einen erreicht.

notices-reach-title = Benachrichtigungen einstellen
notices-when = : wann
notices-ways-of = { $topic }: Wege
notices-topic-turn = Du bist am Zug
notices-topic-time = Die Zeit wird knapp oder ist um
notices-topic-table = Ein Tisch beginnt, endet oder hält an
notices-topic-talk = Chat an deinen Tischen
notices-topic-invitation = Einladungen
notices-mode-of = Wann: { $topic }
notices-mode-now = Sofort
notices-mode-after = Nach einigen Minuten, wenn es dann noch gilt
notices-mode-hourly = Stündlich, gesammelt
notices-mode-daily = Täglich, gesammelt
notices-mode-off = Gar nicht
notices-mode-everywhere = Wie an allen Tischen
notices-by-mail = Per Mail
notices-by-push = Auf deinen Geräten
notices-by-webhook = Per Webhook
notices-after-minutes = Minuten bei „Nach einigen Minuten“
notices-after-minutes-hint = Von 1 bis 720.
notices-daily-at = Uhrzeit bei „Täglich“
notices-urgent = Dringendes auch in meiner Ruhezeit senden
notices-urgent-hint = Die letzte Erinnerung, und ein Zug, dessen Zeit vor dem Ende der Ruhezeit ablaufen würde.
notices-saved = Deine Einstellungen für Benachrichtigungen sind gespeichert.
notices-quiet = Ruhezeiten und Ruhetage
notices-quiet-note = Benachrichtigungen warten auf das Ende deiner Ruhezeit.
notices-vacation = Urlaub
notices-vacation-note = Benachrichtigungen und Uhren warten auf sein Ende.
notices-mails-stop = Alle Mails abbestellen
notices-mails-start = Mir wieder Mails senden
notices-mails-stopped = Du bekommst keine Mails mehr.
notices-mails-started = Du bekommst wieder Mails.
notices-stopped-note = Du hast alle Mails abbestellt. Deine Tische laufen weiter, und ihre Uhren auch.
notices-no-address = Du bekommst keine Mails, weil keine deiner Adressen bestätigt ist.
notices-to-ledger = Deine Benachrichtigungen
notices-to-table = Zum Tisch
notices-of-table = Benachrichtigungen zu diesem Tisch
notices-table-title = Benachrichtigungen: { $table }
notices-table-note = Diese Einstellungen gelten nur für diesen Tisch.

# Mails, die zurückkommen.

notices-trouble =
    { $why ->
        [complained] Eine unserer Mails an { $address } wurde als unerwünscht gemeldet.
        [rejected] Dein Mailserver lehnt Mails an { $address } ab.
       *[bounced] Mails an { $address } kommen zurück.
    }
notices-trouble-note = Wir senden keine Mails mehr dorthin. Deshalb können wir dich nicht benachrichtigen, wenn du am Zug bist.
notices-site-refused =
    { $channel ->
        [push] Push-Mitteilungen werden seit { $since } abgewiesen.
        [webhook] Webhooks sind seit { $since } nicht erreichbar.
       *[mail] Mails werden seit { $since } abgewiesen.
    }
notices-site-refused-note = Prüfe die Einstellungen der Seite. Keine Benachrichtigung geht verloren: Sie warten, und wir versuchen es weiter. Die Antwort des anderen Servers:
notices-trouble-change = Deine Adressen
notices-trouble-again = Adresse stimmt, erneut versuchen
notices-address-again-done = Wir versuchen es wieder mit dieser Adresse.

# Links aus Mails.

notices-link-note = Das sind die Einstellungen von { $name }. Wer den Link aus der Mail hat, kann sie ändern, sonst aber nichts.
notices-stop-title = Keine Mails mehr?
notices-stop-all = Dann senden wir dir zu keinem Tisch mehr Mails. Auf dieser Seite findest du weiterhin alles.
notices-stop-all-done = Du bekommst keine Mails mehr. Deine Tische laufen weiter, und ihre Uhren auch.
notices-stop-topic = Dann senden wir dir keine Mails dieser Art mehr: { $topic }.
notices-stop-topic-done = Du bekommst keine Mails dieser Art mehr: { $topic }.
notices-stop-table = Dann senden wir dir keine Mails vom Tisch „{ $table }“ mehr.
notices-stop-table-done = Du bekommst keine Mails vom Tisch „{ $table }“ mehr.
notices-stop-button = Diese Mails abbestellen
notices-stop-else = Lieber Einstellungen ändern

# Webhooks.

notices-hook-title = Webhook
notices-hook-intro = Für eigene Programme und für Chats: Bei jeder Benachrichtigung rufen wir deine Adresse auf.
notices-hook-none = Für eigene Programme und für Chats
notices-hook-on = Der Webhook ist an.
notices-hook-off = Ausgeschaltet
notices-hook-off-note = Der Webhook ist ausgeschaltet, weil er nicht mehr geantwortet hat. Speichere ihn, um ihn wieder einzuschalten.
notices-hook-ok = Letzte Antwort: { $at }.
notices-hook-error = Letzter Fehler:
notices-hook-url = Adresse
notices-hook-url-hint = Mit https und aus dem Internet erreichbar. Für Discord und Slack die Adresse eines eingehenden Webhooks einfügen.
notices-hook-format = Für
notices-hook-plain = Ein Programm (JSON)
notices-hook-discord = Discord
notices-hook-slack = Slack
notices-hook-secret = Geheimnis
notices-hook-secret-note = Jeder Aufruf hat den Kopf Caravanserai-Signature: t=SEKUNDEN,v1=HMAC. Der HMAC ist SHA-256, hexadezimal, von „SEKUNDEN.INHALT“ mit diesem Geheimnis. Sein Idempotency-Key ist bei jedem Versuch derselbe.
notices-hook-renew = Neues Geheimnis
notices-hook-remove = Webhook entfernen
notices-hook-saved = Der Webhook ist gespeichert und an.
notices-hook-renewed = Der Webhook hat ein neues Geheimnis. Das alte gilt nicht mehr.
notices-hook-removed = Der Webhook ist entfernt.
notices-bad-form = Das ist keine Adresse, die wir aufrufen können.
notices-bad-minutes = Von 1 bis 720 Minuten.
notices-bad-hook-form = Das ist keine Adresse, die wir aufrufen können.
notices-bad-hook-https = Die Adresse muss mit https beginnen.
notices-bad-hook-port = Wir rufen nur die Ports 443 und 8443 auf.
notices-bad-hook-password = Eine Adresse darf kein Passwort enthalten, denn es stünde in Protokollen.
notices-bad-push-off = Diese Seite sendet keine Push-Mitteilungen.
notices-bad-device = Der Browser hat keine Adresse genannt, die wir verwenden können.
notices-bad-devices = Mehr Geräte sind nicht möglich. Entferne zuerst eines.
notices-line-closed = { $table } wurde geschlossen ({ $title })
notices-line-pause-asked = Jemand bittet um eine Pause: { $table } ({ $title })
notices-line-paused = { $table } pausiert ({ $title })
notices-line-resumed = { $table } geht weiter ({ $title })
notices-line-resigned = Bei { $table } hat jemand aufgegeben ({ $title })
notices-line-removed = Du wurdest von { $table } entfernt ({ $title })
notices-kind-closed = Der Tisch wurde geschlossen
notices-kind-pause-asked = Jemand bittet um eine Pause
notices-kind-paused = Eine Pause hat begonnen
notices-kind-resumed = Eine Pause ist vorbei
notices-kind-resigned = Jemand hat aufgegeben
notices-kind-removed = Du wurdest entfernt
