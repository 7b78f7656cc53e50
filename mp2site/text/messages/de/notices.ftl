# Eine Nachricht in einer Zeile, für Chats und Programme.

notices-line-turn = Du bist dran: { $table } ({ $title })
notices-line-reminder-half = Die Hälfte deiner Zeit ist um: { $table } ({ $title })
notices-line-reminder-late = Deine Zeit läuft ab: { $table } ({ $title })
notices-line-timed-out = Deine Zeit war um: { $table } ({ $title })
notices-line-started = Die Partie hat begonnen: { $table } ({ $title })
notices-line-over = Die Partie ist vorbei: { $table } ({ $title })
notices-line-invitation = Du bist eingeladen: { $table } ({ $title })
notices-line-seat = Passender Tisch: { $table } ({ $title })
notices-line-no-seat = Doch kein Platz: { $table } ({ $title })
notices-line-chat = Neues Gespräch: { $table } ({ $title })
notices-line-quarantined = { $table } musste angehalten werden ({ $title })

# Das Buch der Nachrichten: was aus jeder wurde, in einem Wort und dem Rest des Satzes.

notices-title = Deine Nachrichten
notices-intro = Jede Benachrichtigung an dich, und warum manche nicht verschickt wurden.
notices-sum = Was daraus wurde
notices-none = In dieser Zeit gab es nichts zu sagen.
notices-earlier = Früher
notices-later = Später
notices-day-today = Heute
notices-day-yesterday = Gestern
notices-filter = Zeigen
notices-filter-days = Zeit
notices-filter-topic = Art
notices-filter-table = Tisch
notices-period-1 = Letzte 24 Stunden
notices-period-7 = Letzte 7 Tage
notices-period-30 = Letzte 30 Tage
notices-period-365 = Letzte 12 Monate
notices-all-topics = Alle Arten
notices-all-tables = Alle Tische
notices-count-sent = gesendet
notices-count-merged = gesammelt
notices-count-held = warten
notices-count-made = entstanden
notices-count-skipped = ausgelassen
notices-count-failed = nicht angekommen

notices-kind-turn = Du bist dran
notices-kind-reminder-half = Die Hälfte deiner Zeit ist um
notices-kind-reminder-late = Deine Zeit wird knapp
notices-kind-timed-out = Deine Zeit war um
notices-kind-started = Die Partie hat begonnen
notices-kind-over = Die Partie ist vorbei
notices-kind-invitation = Eine Einladung
notices-kind-seat = Passender Tisch
notices-kind-no-seat = Doch kein Platz
notices-kind-chat = Gespräch
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

notices-made-by = Entstanden durch { $name }
notices-made-alone = Entstanden durch die Uhr
notices-going = Noch einmal geprüft: geht hinaus
notices-word-made = Entstanden
notices-rest-made = und gleich unterwegs per { $channel }.
notices-word-held = Wartet
notices-rest-held =
    { $why ->
        [quiet-hours] auf das Ende deiner Ruhezeit: { $until }.
        [vacation] auf das Ende deines Urlaubs: { $until }.
        [after] bis { $until }, und geht nur hinaus, wenn du bis dahin nicht gezogen hast.
        [hourly] auf deine Sammelnachricht: { $until }.
        [daily] auf deine tägliche Nachricht: { $until }.
        [site-refused] weil unsere Nachrichten gerade abgewiesen werden. An deiner Adresse liegt es nicht; wir senden, sobald es geht.
        [plan] bis dein Plan gespielt ist oder nicht passt; wir sehen wieder nach: { $until }.
        [presence] weil du den Tisch vor Augen hattest; wir sehen wieder nach: { $until }.
       *[other] bis { $until }.
    }
notices-word-trying = Nicht angenommen
notices-rest-trying = von der Gegenseite; neuer Versuch: { $until }.
notices-word-sent = Gesendet
notices-rest-sent = per { $channel }: { $at }.
notices-word-merged = Gesammelt
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
        [timed-out] weil deine Zeit dafür um war.
        [taken-back] weil der Zug zurückgenommen wurde.
        [stopped] weil der Tisch angehalten war.
        [game-over] weil die Partie vorbei war.
        [too-late] weil es dafür zu spät war.
        [goes-on] weil der Tisch weiterläuft.
        [read] weil du es schon gelesen hattest.
        [joined] weil du schon saßt.
        [back] weil du dich wieder gesetzt hattest.
        [hidden] weil der Tisch verborgen wurde.
        [full] weil der Tisch voll war oder begonnen hatte.
        [superseded] weil eine spätere Erinnerung zugleich hinausging.
        [off] weil du davon auf diesem Weg nichts hören willst.
        [unsubscribed] weil du alle Mails abbestellt hast.
        [no-verified-address] weil wir keine bestätigte Adresse von dir kennen.
        [bounced] weil Mails an deine Adresse zurückkommen.
        [rejected] weil dein Mailserver deine Adresse ablehnt.
        [complained] weil eine unserer Mails als unerwünscht gemeldet wurde.
        [no-device] weil keines deiner Geräte eingeschaltet ist.
        [webhook-off] weil dein Webhook aus ist.
       *[other] weil es keinen Weg zu dir gab.
    }
notices-word-failed = Nicht angekommen
notices-rest-failed =
    { $why ->
        [refused] weil die Gegenseite sie endgültig ablehnte.
        [site-refused] weil unsere Nachrichten zwei Wochen lang abgewiesen wurden. An deiner Adresse lag es nicht.
       *[other] trotz vieler Versuche.
    }
notices-word-unknown = Ungewiss
notices-rest-unknown = ist, ob sie ankam: Wir wurden beim Senden unterbrochen.

# Was einen erreicht.

notices-reach-title = Was dich erreicht
notices-when = : wann
notices-ways-of = { $topic }: auf welchen Wegen
notices-topic-turn = Du bist dran
notices-topic-time = Die Zeit wird knapp oder ist um
notices-topic-table = Ein Tisch beginnt, endet oder hält an
notices-topic-talk = Gespräche an deinen Tischen
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
notices-after-minutes = „Nach einigen Minuten“ sind
notices-after-minutes-hint = Minuten, von 1 bis 720.
notices-daily-at = „Täglich“ ist um
notices-urgent = Was nicht warten kann, darf in meine Ruhezeit
notices-urgent-hint = Die letzte Erinnerung, und ein Zug, dessen Zeit vor dem Ende der Ruhezeit um wäre.
notices-saved = Wir melden uns, wie du es möchtest.
notices-quiet = Ruhezeiten und Ruhetage
notices-quiet-note = Nachrichten warten auf das Ende deiner Ruhezeit.
notices-vacation = Urlaub
notices-vacation-note = Nachrichten warten auf sein Ende, wie deine Uhren.
notices-mails-stop = Alle Mails abbestellen, mit einem Klick
notices-mails-start = Mir wieder Mails senden
notices-mails-stopped = Du bekommst keine Mails mehr.
notices-mails-started = Du bekommst wieder Mails.
notices-stopped-note = Du hast alle Mails abbestellt. Deine Tische laufen weiter, und ihre Uhren auch.
notices-no-address = Keine Mail erreicht dich: Keine deiner Adressen ist bestätigt.
notices-to-ledger = Zu deinen Nachrichten
notices-to-table = Zum Tisch
notices-of-table = Was von diesem Tisch gemeldet wurde
notices-table-title = Nachrichten von { $table }
notices-table-note = Was du hier wählst, gilt nur für diesen Tisch.

# Mails, die zurückkommen.

notices-trouble =
    { $why ->
        [complained] Eine unserer Mails an { $address } wurde als unerwünscht gemeldet.
        [rejected] Dein Mailserver lehnt Mails an { $address } ab.
       *[bounced] Mails an { $address } kommen zurück.
    }
notices-trouble-note = Wir senden nichts mehr dorthin, du erfährst also nicht, wann du dran bist.
notices-site-refused =
    { $channel ->
        [push] Mitteilungen werden abgewiesen seit { $since }.
        [webhook] Webhooks werden nicht erreicht seit { $since }.
       *[mail] Mail wird abgewiesen seit { $since }.
    }
notices-site-refused-note = Sieh nach den Einstellungen der Website. Niemand verliert dadurch Nachrichten: Sie warten, und Versuche laufen weiter. Die Antwort der Gegenseite:
notices-trouble-change = Deine Adressen
notices-trouble-again = Die Adresse stimmt, versucht es wieder
notices-address-again-done = Wir versuchen diese Adresse wieder.

# Links aus Mails.

notices-link-note = Das sind die Wünsche von { $name }. Wer den Link aus der Mail hat, kann sie ändern, und sonst nichts.
notices-stop-title = Keine Mails mehr?
notices-stop-all = Dann senden wir dir keine Mails mehr, von keinem Tisch. Auf deinen Seiten findest du alles.
notices-stop-all-done = Du bekommst keine Mails mehr. Deine Tische laufen weiter, und ihre Uhren auch.
notices-stop-topic = Dann senden wir dir keine Mails dieser Art mehr: { $topic }.
notices-stop-topic-done = Du bekommst keine Mails dieser Art mehr: { $topic }.
notices-stop-table = Dann senden wir dir keine Mails vom Tisch „{ $table }“ mehr.
notices-stop-table-done = Du bekommst keine Mails vom Tisch „{ $table }“ mehr.
notices-stop-button = Diese Mails abbestellen
notices-stop-else = Lieber wählen, was dich wann erreicht

# Webhooks.

notices-hook-title = Webhook
notices-hook-intro = Für eigene Programme und für Chats: Wir rufen eine Adresse von dir auf, wann immer es etwas zu sagen gibt.
notices-hook-none = Für eigene Programme und für Chats
notices-hook-on = Der Webhook ist an.
notices-hook-off = Er ist ausgeschaltet
notices-hook-off-note = Der Webhook ist ausgeschaltet, weil niemand mehr antwortete. Speichere ihn, um ihn einzuschalten.
notices-hook-ok = Er antwortete zuletzt: { $at }.
notices-hook-error = Was zuletzt schiefging:
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
notices-bad-hook-password = Eine Adresse, die ein Passwort enthält, taugt nichts: Es stünde in Protokollen.
notices-bad-push-off = Dieses Haus sendet nichts an Geräte.
notices-bad-device = Der Browser hat keine Adresse genannt, mit der wir etwas anfangen können.
notices-bad-devices = Mehr Geräte sind nicht möglich. Entferne zuerst eines.
notices-line-closed = { $table } wurde geschlossen ({ $title })
notices-line-pause-asked = Bei { $table } wird um eine Pause gebeten ({ $title })
notices-line-paused = { $table } pausiert ({ $title })
notices-line-resumed = { $table } geht weiter ({ $title })
notices-line-resigned = Bei { $table } hat jemand aufgegeben ({ $title })
notices-line-removed = Du wurdest von { $table } entfernt ({ $title })
notices-kind-closed = Der Tisch wurde geschlossen
notices-kind-pause-asked = Bitte um eine Pause
notices-kind-paused = Eine Pause hat begonnen
notices-kind-resumed = Eine Pause ist vorbei
notices-kind-resigned = Jemand hat aufgegeben
notices-kind-removed = Du wurdest entfernt
