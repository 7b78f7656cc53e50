# Benachrichtigungen per Mail.

## Betreff und erste Worte, je nachdem, worum es geht

mail-turn-subject = Du bist am Zug: { $where }
mail-turn-lead = Du bist am Zug, { $name }.
mail-plan-ready = Dein Plan ist bereit: Bestätige ihn oder wähle neu.
mail-plan-behind = Vorher musst du etwas anderes entscheiden. Danach ist dein Plan an der Reihe.
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
        [held] { opponents-player-begins } spielt für dich, bis du zurückkommst: Ein Klick am Tisch genügt.
       *[played] { opponents-player-begins } hat diesen Zug für dich gespielt. Den nächsten spielst du wieder selbst.
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
       *[other] Du belegst Platz { $rank } von { $size }.
    }
mail-invitation-subject = Eine Einladung: { $where }
mail-invitation-lead = { $by } lädt dich ein, { $name }.
mail-invitation-what = { $title } für { $size } Personen. Sieh dir den Tisch erst an; du spielst nur mit, wenn du Platz nimmst.
mail-invitation-people =
    { $count ->
        [0] Noch sitzt niemand am Tisch.
        [one] { $names } sitzt schon am Tisch.
       *[other] { $names } sitzen schon am Tisch.
    }
mail-chat-subject = Neu im Chat: { $where }
mail-said = { $name } schrieb: „{ $text }“
mail-said-more =
    { $count ->
        [one] Und davor { $count } Nachricht.
       *[other] Und davor { $count } Nachrichten.
    }
mail-chat-lead = Im Chat des Tisches gibt es neue Nachrichten, { $name }.
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
        [one] Du bist an { $count } Tisch am Zug
       *[other] Du bist an { $count } Tischen am Zug
    }
mail-digest-lead = Deine Tische, { $name }.
mail-digest-text =
    { $count ->
        [one] Von { $count } Tisch gibt es Neues für dich
       *[other] Von { $count } Tischen gibt es Neues für dich
    }{ $waiting ->
        [0] .
        [one] ; an { $waiting } bist du am Zug.
       *[other] ; an { $waiting } bist du am Zug.
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
        [one] … und ein Eintrag davor.
       *[other] … und { $count } Einträge davor.
    }
mail-by-stand-in = von einer Vertretung gespielt
mail-picture = Das Brett: { $where }
mail-link = Zum Tisch:
mail-open = { $table } öffnen
mail-look = { $table } ansehen
mail-safe = Das Öffnen des Links führt keinen Zug aus. Jeden Zug bestätigst du selbst.

## Zeit

mail-time-left = Noch { $span }
mail-time-up = Keine Zeit mehr
mail-time-free = { $span } frei
mail-time-free-until = bis { $when }
mail-time-bank = dann { $span } deines Vorrats
mail-time-bank-runs = { $span } deines Vorrats
mail-time-zero = läuft ab am { $when }
mail-time-pause =
    { $reason ->
        [vacation] Die Uhr steht still, solange du weg bist: bis { $when }.
        [rest] Die Uhr steht still an deinem Ruhetag: bis { $when }.
       *[quiet] Die Uhr steht still in deinen Ruhezeiten: bis { $when }.
    }
mail-time-then =
    Läuft die Zeit ab, { $then }.{ $what ->
        [turn] {" "}Den nächsten Zug spielst du wieder selbst.
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
        [turn] wenn du am Zug bist.
        [time] wenn deine Zeit abläuft.
        [table] wenn ein Tisch beginnt oder endet.
        [talk] wenn an deinen Tischen jemand schreibt.
       *[invitation] wenn dich jemand einlädt.
    }
mail-change = Benachrichtigungen ändern
mail-mute = Diesen Tisch stumm schalten
mail-mute-note = die Uhr läuft weiter
mail-stop =
    { $topic ->
        [turn] Keine Mails mehr, wenn ich am Zug bin
        [time] Keine Mails mehr über meine Zeit
        [table] Keine Mails mehr, wenn ein Tisch beginnt oder endet
        [talk] Keine Mails mehr über Chats
       *[invitation] Keine Mails mehr über Einladungen
    }
mail-from = Caravanserai, für { $name } · Zeiten in { $zone }

# Die Postfach-Seite der eingebetteten Betriebsart.

mail-box-title = Postfach
mail-box-intro = Diese Seite verschickt keine Mails; sie bewahrt sie hier auf.
mail-box-all = Auf diesem Rechner siehst du alle Mails. Von anderen Rechnern aus sehen alle nur ihre eigenen, nachdem sie sich angemeldet haben.
mail-box-own = Hier siehst du deine eigenen Mails. Alle Mails sind nur auf dem Rechner zu sehen, auf dem diese Seite läuft.
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
mail-closed-lead = Einer deiner Tische wurde geschlossen, { $name }.
mail-closed-what = Die Betreiber dieser Seite haben ihn geschlossen, bevor die Partie begann.
mail-pause-asked-subject = Eine Pause? { $where }
mail-pause-asked-lead = { $by } bittet um eine Pause, { $name }.
mail-pause-asked-what = Wie lange, steht am Tisch. Dort kannst du zustimmen oder ablehnen. Wenn alle zustimmen, stehen alle Uhren still.
mail-paused-subject = Pause: { $where }
mail-paused-lead = Alle haben einer Pause zugestimmt, { $name }.
mail-paused-what = Alle Uhren stehen still. Nach der Pause laufen sie von selbst weiter; wann, steht am Tisch.
mail-resumed-subject = Die Pause ist vorbei: { $where }
mail-resumed-lead = Die Pause ist vorbei, { $name }.
mail-resumed-what = Die Uhren laufen wieder. Wer am Zug ist, steht am Tisch.
mail-resigned-subject = Jemand hat aufgegeben: { $where }
mail-resigned-lead = { $by } hat aufgegeben, { $name }.
mail-resigned-what = Eine Vertretung spielt den Platz zu Ende, damit niemand warten muss. Wer aufgibt, belegt den letzten Platz; die anderen werden untereinander platziert.
mail-removed-subject = Du wurdest entfernt: { $where }
mail-removed-lead = Der Gastgeber hat dich von einem Tisch entfernt, { $name }.
mail-removed-what = Die Partie hatte noch nicht begonnen. Du kannst nur wieder Platz nehmen, wenn dich der Gastgeber mit Namen einlädt. An anderen Tischen kannst du mitspielen.

## Seeks

mail-seat-subject = Passender Tisch: { $where }
mail-seat-lead = Ein offener Tisch passt zu deiner Suche, { $name }.
mail-seat-what = Eine halbe Stunde nach dieser Benachrichtigung bekommst du dort einen Platz, wenn du nicht ablehnst.
mail-no-seat-subject = Doch kein Platz: { $where }
mail-no-seat-lead = An dem vorgeschlagenen Tisch ist kein Platz mehr für dich, { $name }.
mail-no-seat-what = Deine Suche läuft weiter. Passt der nächste Tisch, benachrichtigen wir dich.
