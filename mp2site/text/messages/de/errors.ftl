# Was an einem Tisch schiefgehen kann; die Schlüssel enden auf den Code des Fehlers.

errors-not-found = Diesen Tisch gibt es nicht, oder du darfst ihn nicht sehen.
errors-not-your-seat = Du sitzt nicht an diesem Tisch.
errors-resigned = Du hast hier aufgegeben. Dein Platz wird zu Ende gespielt; du kannst zusehen.
errors-not-open = Die Partie an diesem Tisch hat schon begonnen.
errors-full = An diesem Tisch ist kein Platz mehr frei.
errors-already-seated = Du sitzt schon an diesem Tisch.
errors-wrong-token = An diesen Tisch kommt man nur mit Einladung. Frag den Gastgeber nach dem Link.
errors-plays-to-end = Diese Partie wird zu Ende gespielt: Für Leute, die gehen, spielt eine Vertretung.
errors-not-host = Das darf nur der Gastgeber des Tisches.
errors-not-enough-seats =
    { $missing ->
        [one] Ein Platz ist noch frei.
       *[other] { $missing } Plätze sind noch frei.
    }
errors-not-playing = An diesem Tisch läuft keine Partie.
errors-stale-decision = Am Tisch ist es weitergegangen. Sieh ihn dir noch einmal an und wähle dann.
errors-not-playing-open = Die Partie hat noch nicht begonnen.
errors-not-playing-finished = Die Partie ist zu Ende.
errors-not-playing-abandoned = Dieser Tisch wurde ohne Ergebnis beendet.
errors-not-open-closed = Dieser Tisch wurde geschlossen, bevor eine Partie begann.
errors-stale-by-person = Du hast hier schon gewählt, vielleicht in einem anderen Fenster. Nimm es zurück, um neu zu wählen.
errors-stale-by-plan = Dein Plan hat das schon beantwortet.
errors-stale-by-conditional-answer = Eine deiner automatischen Antworten hat das schon beantwortet.
errors-time-ran-out = { $player ->
    [end] Die Bedenkzeit war um, deshalb wurde der Tisch beendet, wie es vereinbart war.
    [apprentice] Die Bedenkzeit war um, deshalb hat ein Lehrling diesen Zug gespielt.
    [merchant] Die Bedenkzeit war um, deshalb hat ein Händler diesen Zug gespielt.
    [master] Die Bedenkzeit war um, deshalb hat ein Meister diesen Zug gespielt.
   *[house] Die Bedenkzeit war um, deshalb wurde dieser Zug automatisch gespielt.
}{ $held ->
    [yes] { " " }Du kannst deinen Platz zurücknehmen.
   *[no] { "" }
}
errors-stand-in-played = { $player ->
    [apprentice] Ein Lehrling vertritt dich und hat diesen Zug gespielt.
    [merchant] Ein Händler vertritt dich und hat diesen Zug gespielt.
    [master] Ein Meister vertritt dich und hat diesen Zug gespielt.
   *[house] Dein Platz wird automatisch gespielt, und so auch dieser Zug.
}{ $held ->
    [yes] { " " }Du kannst deinen Platz zurücknehmen.
   *[no] { "" }
}
errors-nothing-to-undo = Es gibt nichts zurückzunehmen.
errors-nothing-to-redo = Es gibt nichts zu wiederholen.
errors-quarantined = Wir haben einen Fehler in unseren Regeln gefunden und mussten diesen Tisch anhalten. Nichts ist verloren.
errors-bad-setup-title = Dieses Spiel gibt es hier nicht.
errors-bad-setup-name = Der Name eines Tisches hat höchstens 60 Zeichen.
errors-bad-setup-visibility = Ein Tisch ist öffentlich, über seinen Link zu finden oder privat.
errors-bad-setup-pace = Dieses Tempo gibt es nicht. Nur ein eigenes Tempo bringt eigene Zahlen mit.
errors-bad-setup-pace-bounds = Die freie Zeit beträgt 0 bis 14 Tage, der Vorrat und sein Höchstwert 0 bis 60 Tage, ein Zug fügt 0 bis 7 Tage hinzu.
errors-bad-setup-pace-short = Freie Zeit und Vorrat sind zusammen mindestens eine Minute lang.
errors-bad-setup-pace-cap = Der Höchstwert des Vorrats ist nicht kleiner als sein Anfangswert.
errors-bad-setup-policy = Ist die Zeit um, wird der Zug gespielt, oder der Platz nach 1 bis 5 Versäumnissen übernommen, oder der Tisch endet.
errors-bad-setup-nonce = Eine Nonce hat 1 bis 64 sichtbare ASCII-Zeichen ohne Leerzeichen.
errors-bad-setup-stand-in = Für jemanden, der weg ist, spielt ein Lehrling, ein Händler, ein Meister oder das Haus.
errors-bad-setup-opponents = { $most ->
    [0] Für einen Gegner ist kein Platz mehr.
    [one] So viele Gegner passen nicht an den Tisch: Für einen ist Platz.
   *[other] So viele Gegner passen nicht an den Tisch: Für { $most } ist Platz.
}
errors-bad-setup-rates-computers = Partien mit Computern ändern auf dieser Seite keine Wertung.
errors-bad-setup-strength = Einen solchen Gegner gibt es nicht: Es gibt Lehrlinge, Händler und Meister.
errors-bad-setup-opponents-off = Dieses Haus hat keine Gegner.
errors-invite-opponent = Gegner des Hauses werden nicht eingeladen: Der Gastgeber bittet sie, sich zu setzen.
errors-bad-conditional-answer = Eine automatische Antwort „{ $answer }“ mit dem Wert „{ $value }“ gibt es nicht.
errors-too-long = Das ist zu lang: { $length } Zeichen, und { $most } sind das Höchste. Bitte kürze es.
errors-bad-ply = Den Zug { $ply } gibt es nicht; der letzte ist { $last }.
errors-other-rules =
    Diese Partie begann unter anderen Regeln (Version { $version }; hier gilt { $here }), darum lässt sich dieser Moment nicht mehr zeigen. { $status ->
        [playing] Sie geht von dort weiter, wo sie steht.
       *[other] So, wie sie steht, lässt sie sich ansehen.
    }
errors-busy = Gerade zieht jemand anders an diesem Tisch. Versuch es noch einmal.
errors-draft-dropped = Während du gewählt hast, haben andere gezogen, und ein Teil deiner Auswahl passte nicht mehr. Er wurde zurückgenommen.
errors-bad-setup = So lässt sich kein Tisch einrichten.
errors-illegal = Diese Wahl erlauben die Regeln nicht.
errors-run-stopped =
    { $made ->
        [one] Nur deine erste Wahl gilt.
       *[other] Nur deine ersten { $made } Wahlen gelten.
    } { $why }
errors-run-revealed = Zurücknehmen lässt sich das nicht. Sieh dir darum erst an, was es bringt.
errors-malformed = Das ist keine gültige Wahl.
errors-invite-nobody = Hier heißt niemand „{ $name }“.
errors-invite-seated = { $name } sitzt schon an diesem Tisch.
errors-too-many = Das ist mehr, als dieses Haus erlaubt.
errors-too-many-tables-waiting = Du kannst an höchstens { $most } Tischen sitzen, die auf Leute warten. Verlass einen davon oder warte, bis einer beginnt.
errors-too-many-tables-waiting-unconfirmed = Du kannst an höchstens { $most } Tischen sitzen, die auf Leute warten, bis deine E-Mail-Adresse bestätigt ist. Bestätige sie oder verlass einen davon.
errors-too-many-tables = Du kannst an höchstens { $most } Tischen sitzen, deren Partie noch nicht zu Ende ist. Spiel erst eine Partie zu Ende.
errors-too-many-tables-unconfirmed = Du kannst an höchstens { $most } Tischen sitzen, deren Partie noch nicht zu Ende ist, bis deine E-Mail-Adresse bestätigt ist. Bestätige sie oder spiel eine Partie zu Ende.
errors-too-many-invitations = An diesen Tisch kannst du höchstens { $most } Personen mit Namen einladen. Schick den anderen den Link.
errors-too-many-invitations-a-day = Heute kannst du niemanden mehr mit Namen einladen: höchstens { $most } an einem Tag. Mach morgen weiter oder schick den Link.
errors-too-many-invitations-a-guest = Heute kannst du { $name } nicht noch einmal einladen: höchstens { $most }-mal an einem Tag. Mach morgen weiter oder schick den Link.
errors-too-many-messages = Du hast in einer Stunde viel gesagt: { $most } Nachrichten sind das Meiste. Mach nach einer Weile weiter.
errors-talk-program = Programme reden nicht mit; das tun die Leute.
errors-talk-empty = Hier steht noch nichts. Schreib zuerst etwas.
errors-talk-closed = Wer diesen Tisch leitet, hat das Gespräch geschlossen.
errors-too-late = Das lässt sich nur fünf Minuten lang ändern. Sag einfach, was du anders sagen würdest.
errors-too-many-guests = Gerade spielen so viele Gäste, dass das Haus keine weiteren aufnimmt. Registriere dich, dann kannst du sofort spielen; oder komm in zehn Minuten wieder.
errors-too-many-guests-an-hour = Aus deinem Netz wurden innerhalb einer Stunde { $most } Gasttische begonnen. Registriere dich, dann kannst du sofort spielen; oder komm in einer Stunde wieder.
errors-too-many-guests-a-day = Aus deinem Netz wurden innerhalb eines Tages { $most } Gasttische begonnen. Registriere dich, dann kannst du sofort spielen; oder komm morgen wieder.
errors-needs-account = Dafür brauchst du ein Konto. Registriere dich: Es kostet nichts, und der Tisch, an dem du spielst, kommt mit.
errors-unconfirmed = Wer mit Namen einlädt, braucht eine bestätigte E-Mail-Adresse. Bestätige deine in den Einstellungen oder schick den Link.
errors-removed = Der Gastgeber hat dich von diesem Tisch entfernt. Du kannst wieder Platz nehmen, wenn du von dort mit Namen eingeladen wirst; andere Tische stehen dir offen.
errors-not-asked-for = Dieser Tisch wünscht sich andere Leute.
errors-not-asked-for-punctual = Dieser Tisch wünscht sich Leute, deren Züge zu mindestens { $asked } % rechtzeitig kommen. Von deinen letzten { $turns } Zügen mit Uhr kamen { $share } % rechtzeitig.
errors-not-asked-for-rating-range =
    Dieser Tisch wünscht sich Leute mit einer Wertung von { $from } bis { $to } Punkten. { $rated ->
        [0] Du hast noch keine Wertung; das zählt als { $points }.
       *[other] Du hast { $points }.
    }
errors-not-asked-for-rating-from =
    Dieser Tisch wünscht sich Leute mit einer Wertung von mindestens { $from } Punkten. { $rated ->
        [0] Du hast noch keine Wertung; das zählt als { $points }.
       *[other] Du hast { $points }.
    }
errors-not-asked-for-rating-to =
    Dieser Tisch wünscht sich Leute mit einer Wertung von höchstens { $to } Punkten. { $rated ->
        [0] Du hast noch keine Wertung; das zählt als { $points }.
       *[other] Du hast { $points }.
    }
errors-not-asked-for-seek = Jemand an diesem Tisch ist stärker oder schwächer, als deine Suche zulässt.
errors-bad-setup-asks-punctual = Ein Tisch wünscht sich 80, 90 oder 95 % der Züge rechtzeitig, oder nichts davon.
errors-bad-setup-asks-rating = Die Wertungen, die ein Tisch sich wünscht, liegen zwischen { $least } und { $most } Punkten, und die erste nicht über der zweiten.
errors-bad-setup-within = Eine Suche lässt 150 oder 300 Punkte Unterschied zu, oder beliebig viele.
errors-suspended = Dein Konto ist gesperrt. Schreib den Betreibern dieses Hauses, falls das ein Irrtum ist.
errors-invite-hidden = Dieser Tisch ist verborgen, darum kann niemand Neues eingeladen werden. Wer hier sitzt, kann spielen.
errors-rematch-running = Die Partie läuft noch. Noch einmal spielen könnt ihr, wenn sie vorbei ist.
errors-invite-removed = { $name } wurde von diesem Tisch entfernt. Nur der Gastgeber kann { $name } wieder einladen.
errors-remove-nobody = An diesem Tisch sitzt niemand namens „{ $name }“.
errors-remove-yourself = Dich selbst kannst du nicht entfernen. Verlass stattdessen den Tisch.
errors-too-many-line-steps = Mehr als { $most } Schritte sind an einem Tisch nicht möglich. Geh zu einem Schritt, den du nicht mehr brauchst, und lösch ab dort.
errors-too-many-named-lines = Höchstens { $most } Schritte deiner Linien können einen Namen haben. Nimm zuerst einen weg.
errors-line-broken = Diese Linie passt nicht mehr: Ihr Schritt { $step } lässt sich dort nicht spielen. Sie bleibt erhalten; geh zurück oder probier eine andere.
errors-line-dice = So können diese Würfel hier nicht fallen.
errors-line-running = Teilen kannst du eine Linie, wenn die Partie vorbei ist. Bis dahin siehst nur du sie.
errors-not-open-to-you = Dieser Tisch steht dir nicht offen. Andere schon: Sieh in die Liste der offenen Tische, oder eröffne selbst einen.
errors-not-open-own-block = Du hast { $name } blockiert und triffst diese Person an diesem Tisch. Nimm die Blockade in deinen Einstellungen zurück, wenn du hier Platz nehmen willst.
errors-invite-not-open = { $name } lässt sich an diesen Tisch nicht einladen. Schick anderen den Link.
errors-invite-own-block = Du hast { $name } blockiert. Nimm die Blockade in deinen Einstellungen zurück, wenn du diese Person einladen willst.
errors-bad-person = Mit dieser Person geht das nicht.
errors-bad-person-nobody = Niemand heißt hier so.
errors-bad-person-yourself = Das bist du.
errors-bad-person-of-the-house = Das ist ein Gegner des Hauses: ein Programm, das niemandem etwas tut.
errors-too-many-blocks = Du hast so viele Menschen blockiert, wie man kann. Nimm eine Blockade zurück, die du nicht mehr brauchst.
errors-rating-not-asked = Ob eine Partie unter denen zählt, die weiterspielen, wird an einem gewerteten Tisch unter Menschen gefragt, sobald jemand aufgegeben hat und mindestens zwei weiterspielen.
errors-bad-appointment = Das ist bei einer Verabredung jetzt nicht möglich.
errors-bad-appointment-time = Wähle eine Zeit zwischen fünf Minuten und 60 Tagen ab jetzt.
errors-bad-appointment-none = Dieser Tisch hat keine Verabredung.
errors-not-sharing = Wer da ist, sehen nur Mitspieler, die selbst ihre Anwesenheit teilen.
errors-bad-pause = Das geht hier mit einer Pause nicht.
errors-bad-pause-days = Eine Pause dauert 1 bis 14 Tage.
errors-bad-pause-no-clock = An diesem Tisch läuft keine Uhr, also gibt es nichts anzuhalten.
errors-bad-pause-paused = Dieser Tisch pausiert schon.
errors-bad-pause-none = Eine solche Pause gibt es nicht (mehr). Sieh den Tisch noch einmal an.
errors-too-many-seeks = Du kannst höchstens { $most } Suchen haben. Lösche erst eine.
errors-no-seek = Diese Suche gibt es nicht mehr.
errors-bad-person-why = Sag in 1 bis 500 Zeichen auf einer Zeile, was nicht stimmt.
errors-too-many-reports = Mehr kannst du an einem Tag nicht melden. Mach morgen weiter, oder schreib den Betreibern dieses Hauses.
errors-your-turn = Du bist jetzt dran. Wähle am Tisch.
errors-bad-plan = So lässt sich das nicht planen.
errors-bad-plan-empty = Ein Plan beginnt mit einer eigenen Wahl in deinem nächsten Zug. Wähle erst etwas, dann merk es vor.
errors-bad-plan-pick = Dafür kann diese Wahl nicht stehen. Sieh dir deinen Plan noch einmal an.
errors-bad-plan-alternative = Das gehört nicht mehr zu deinem Plan. Sieh ihn dir noch einmal an.
errors-bad-plan-none = Du hast hier nichts geplant.
errors-bad-plan-delay = Die Verzögerung liegt zwischen 0 und { $most } Minuten.
errors-too-many-alternatives = Ein Plan hat höchstens { $most } Möglichkeiten. Streich erst eine.
