# Benachrichtigungen per Mail.

## Betreff und erste Worte, je nachdem, worum es geht

mail-turn-subject = Du bist dran: { $where }
mail-turn-lead = Du bist dran, { $name }.
mail-plan-ready = Dein Plan liegt bereit: Bestätige ihn mit einem Tipp, oder wähle neu.
mail-plan-behind = Vorher wird etwas anderes gefragt. Dein Plan ist an der Reihe, sobald du geantwortet hast.
mail-plan-refused = Dein Plan passt nicht mehr.
mail-reminder-half-subject = Noch die halbe Zeit: { $where }
mail-reminder-half-lead = Du hast noch die Hälfte deiner Zeit, { $name }.
mail-reminder-late-subject = Nur noch wenig Zeit: { $where }
mail-reminder-late-lead = Du hast nur noch wenig Zeit, { $name }.
mail-timed-out-subject = Deine Zeit ist abgelaufen: { $where }
mail-timed-out-lead = Deine Zeit ist abgelaufen, { $name }.
mail-timed-out-what =
    { $what ->
        [last] { opponents-player-begins } hat diesen Zug für dich gespielt, den letzten der Partie.
        [over] { opponents-player-begins } hat diesen Zug für dich gespielt.
        [ended] Damit ist der Tisch zu Ende. Sein Ergebnis zählt nicht.
        [held] { opponents-player-begins } hat für dich gespielt und hält deinen Platz warm, bis du zurückkommst: Ein Klick am Tisch genügt.
       *[played] { opponents-player-begins } hat diesen Zug für dich gespielt. Mit deinem nächsten Zug geht es für dich weiter.
    }
mail-time-ran-out = Deine Zeit ist abgelaufen.
mail-started-subject = Die Partie hat begonnen: { $where }
mail-started-lead = Die Partie hat begonnen, { $name }.
mail-has-begun = Die Partie hat begonnen.
mail-others-turn = { table-others-turn }.
mail-over-subject = Die Partie ist vorbei: { $where }
mail-over-lead = Die Partie ist vorbei, { $name }.
mail-over-what =
    { $what ->
        [won] Du hast gewonnen.
        [shared] Du teilst dir den Sieg.
       *[other] Du bist auf Platz { $rank } von { $size } gekommen.
    }
mail-invitation-subject = Eine Einladung: { $where }
mail-invitation-lead = { $by } lädt dich ein, { $name }.
mail-invitation-what = { $title } für { $size } Personen. Du kannst dir den Tisch erst ansehen; du setzt dich nur, wenn du es sagst.
mail-invitation-people =
    { $count ->
        [0] Noch sitzt niemand dort.
        [one] { $names } sitzt schon dort.
       *[other] { $names } sitzen schon dort.
    }
mail-chat-subject = Neues im Gespräch: { $where }
mail-said = { $name } schrieb: „{ $text }“
mail-said-more =
    { $count ->
        [one] Und davor { $count } Nachricht.
       *[other] Und davor { $count } Nachrichten.
    }
mail-chat-lead = Am Tisch wird geredet, { $name }.
mail-quarantined-subject = Angehalten: { $where }
mail-quarantined-lead = Wir mussten den Tisch anhalten, { $name }.
mail-quarantined-what = Wir haben einen Fehler in unseren Regeln gefunden. Nichts ist verloren, und niemand verliert Zeit. Es tut uns leid; wir beheben den Fehler.

## Mehrere Tische in einer Mail

mail-digest-subject =
    { $count ->
        [one] Neues von { $count } Tisch
       *[other] Neues von { $count } Tischen
    }
mail-digest-subject-waiting =
    { $count ->
        [one] Du bist an { $count } Tisch dran
       *[other] Du bist an { $count } Tischen dran
    }
mail-digest-lead = Deine Tische, { $name }.
mail-digest-text =
    { $count ->
        [one] Von { $count } Tisch gibt es Neues für dich
       *[other] Von { $count } Tischen gibt es Neues für dich
    }{ $waiting ->
        [0] .
        [one] ; an { $waiting } bist du dran.
       *[other] ; an { $waiting } bist du dran.
    }

## Die Teile einer Mail

mail-to-do = Zu tun:
mail-you = Du
mail-results = Endstand
mail-points-now = Punkte bisher
mail-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
mail-since = Seit deinem letzten Zug
mail-more =
    { $count ->
        [one] … und eins davor.
       *[other] … und { $count } Dinge davor.
    }
mail-by-stand-in = in Abwesenheit gespielt
mail-picture = Das Brett: { $where }
mail-link = Zum Tisch:
mail-open = { $table } öffnen
mail-look = { $table } ansehen
mail-safe = Das Öffnen allein bewirkt nichts. Nur du bestätigst einen Zug.

## Zeit

mail-time-left = Noch { $span }
mail-time-up = Keine Zeit mehr
mail-time-free = { $span } frei
mail-time-free-until = bis { $when }
mail-time-bank = dann { $span } deines Vorrats
mail-time-bank-runs = { $span } deines Vorrats
mail-time-zero = null am { $when }
mail-time-pause =
    { $reason ->
        [vacation] Sie steht still, solange du weg bist: bis { $when }.
        [rest] Sie steht still an deinem Ruhetag: bis { $when }.
       *[quiet] Sie steht still in deinen Ruhezeiten: bis { $when }.
    }
mail-time-then =
    Bei null { $then }.{ $what ->
        [turn] {" "}Die anderen spielen weiter, und du mit deinem nächsten Zug auch.
       *[other] {""}
    }
mail-time-remind = Wenn du bis dahin nicht gezogen hast, erinnern wir dich am { $when }.

## Warum diese Mail kommt, und wie es anders geht

mail-why =
    Deine Einstellung: eine Mail { $mode ->
        [now] sofort,
        [after] nach einigen Minuten, falls du nicht gezogen hast,
        [hourly] höchstens einmal in der Stunde,
       *[daily] einmal am Tag,
    } { $topic ->
        [turn] wenn du dran bist.
        [time] wenn deine Zeit abläuft.
        [table] wenn ein Tisch beginnt oder endet.
        [talk] wenn an deinen Tischen geredet wird.
       *[invitation] wenn dich jemand einlädt.
    }
mail-change = Ändern, was dich erreicht
mail-mute = Diesen Tisch stumm schalten
mail-mute-note = die Uhr läuft weiter
mail-stop =
    { $topic ->
        [turn] Keine Mails mehr, wenn ich dran bin
        [time] Keine Mails mehr über meine Zeit
        [table] Keine Mails mehr, wenn ein Tisch beginnt oder endet
        [talk] Keine Mails mehr über Gespräche
       *[invitation] Keine Mails mehr über Einladungen
    }
mail-from = Caravanserai, für { $name } · Zeiten in { $zone }

# Die Postfach-Seite der eingebetteten Betriebsart.

mail-box-title = Postfach
mail-box-intro = Dieses Haus verschickt keine Mails; es bewahrt sie hier auf.
mail-box-all = Auf diesem Rechner siehst du alle; von anderen aus sieht man nur die eigenen, wenn man angemeldet ist.
mail-box-own = Hier siehst du deine eigenen Mails, wenn du angemeldet bist; alle nur auf dem Rechner, auf dem dieses Haus läuft.
mail-box-mine = An dich
mail-box-addresses = Alle Adressen
mail-box-none = Noch keine Mails.
mail-box-to = An { $address }
mail-box-count =
    { $count ->
        [one] { $count } Mail
       *[other] { $count } Mails
    }
mail-box-back = Zurück zum Postfach
mail-box-text = Dasselbe als reiner Text

## Was Hausleute und Gastgeber tun

mail-where = { $title }, Tisch { $table }
mail-closed-subject = Geschlossen: { $where }
mail-closed-lead = Ein Tisch von dir wurde geschlossen, { $name }.
mail-closed-what = Die Betreiber dieses Hauses haben ihn geschlossen, bevor die Partie begann.
mail-pause-asked-subject = Eine Pause? { $where }
mail-pause-asked-lead = { $by } bittet um eine Pause, { $name }.
mail-pause-asked-what = Am Tisch liest du, wie lange, und kannst zustimmen oder ablehnen. Wenn alle zustimmen, läuft so lange für niemanden die Zeit.
mail-paused-subject = Pause: { $where }
mail-paused-lead = Alle sind mit einer Pause einverstanden, { $name }.
mail-paused-what = Jetzt läuft für niemanden die Zeit. Die Uhren laufen von selbst weiter, wenn sie vorbei ist; am Tisch liest du, wann.
mail-resumed-subject = Es geht weiter: { $where }
mail-resumed-lead = Die Pause ist vorbei, { $name }.
mail-resumed-what = Die Uhren laufen weiter, wo sie standen. Am Tisch liest du, wer am Zug ist.
mail-resigned-subject = Jemand hat aufgegeben: { $where }
mail-resigned-lead = { $by } hat aufgegeben, { $name }.
mail-resigned-what = Der Platz wird zu Ende gespielt, damit niemand warten muss. Wer aufgibt, wird Letzter; eure Ränge zählen unter euch.
mail-removed-subject = Du sitzt dort nicht mehr: { $where }
mail-removed-lead = Du wurdest von einem Tisch entfernt, { $name }.
mail-removed-what = Das hat der Gastgeber des Tisches entschieden; die Partie hatte noch nicht begonnen. Du kannst wieder Platz nehmen, wenn du von dort mit Namen eingeladen wirst. Andere Tische stehen dir offen.

## Seeks

mail-seat-subject = Passender Tisch: { $where }
mail-seat-lead = Ein offener Tisch passt zu deiner Suche, { $name }.
mail-seat-what = Eine halbe Stunde nach dieser Nachricht bekommst du dort einen Platz, wenn du nicht ablehnst.
mail-no-seat-subject = Doch kein Platz: { $where }
mail-no-seat-lead = An dem vorgeschlagenen Tisch ist kein Platz mehr für dich, { $name }.
mail-no-seat-what = Deine Suche läuft weiter. Passt der nächste Tisch, benachrichtigen wir dich.
