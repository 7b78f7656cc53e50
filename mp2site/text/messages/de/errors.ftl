# Was an einem Tisch schiefgehen kann; die Schlüssel enden auf den Code des Fehlers.

errors-not-found = Diesen Tisch gibt es nicht, oder du darfst ihn nicht sehen.
errors-not-your-seat = Du sitzt nicht an diesem Tisch.
errors-resigned = Du hast hier aufgegeben. Eine Vertretung spielt deinen Platz zu Ende; du kannst zusehen.
errors-not-open = Die Partie an diesem Tisch hat schon begonnen.
errors-full = An diesem Tisch ist kein Platz mehr frei.
errors-already-seated = Du sitzt schon an diesem Tisch.
errors-wrong-token = Für diesen Tisch brauchst du eine Einladung. Frag den Gastgeber nach dem Link.
errors-plays-to-end = Diese Partie wird zu Ende gespielt: Für Leute, die gehen, spielt eine Vertretung.
errors-not-host = Das darf nur der Gastgeber des Tisches.
errors-not-enough-seats =
    { $missing ->
        [one] Ein Platz ist noch frei.
       *[other] { $missing } Plätze sind noch frei.
    }
errors-not-playing = An diesem Tisch läuft keine Partie.
errors-stale-decision = Am Tisch hat sich inzwischen etwas geändert. Sieh ihn dir noch einmal an und wähle dann.
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
   *[house] Dein Platz wird automatisch gespielt, auch dieser Zug.
}{ $held ->
    [yes] { " " }Du kannst deinen Platz zurücknehmen.
   *[no] { "" }
}
errors-nothing-to-undo = Es gibt nichts rückgängig zu machen.
errors-nothing-to-redo = Es gibt nichts zu wiederholen.
errors-quarantined = Wir haben einen Fehler in unseren Regeln gefunden und mussten diesen Tisch anhalten. Nichts ist verloren.
errors-bad-setup-title = Dieses Spiel gibt es hier nicht.
errors-bad-setup-name = Der Name eines Tisches hat höchstens 60 Zeichen.
errors-bad-setup-visibility = Ein Tisch ist öffentlich, über seinen Link zu finden oder privat.
errors-bad-setup-pace = Dieses Tempo gibt es nicht. Nur ein eigenes Tempo hat eigene Zahlen.
errors-bad-setup-pace-bounds = Erlaubt sind 0 bis 14 Tage freie Zeit, 0 bis 60 Tage für den Vorrat und seinen Höchstwert und 0 bis 7 Tage, die ein Zug hinzufügt.
errors-bad-setup-pace-short = Freie Zeit und Vorrat müssen zusammen mindestens eine Minute lang sein.
errors-bad-setup-pace-cap = Der Höchstwert des Vorrats darf nicht kleiner sein als sein Anfangswert.
errors-bad-setup-policy = Wähle, was geschieht, wenn die Zeit abläuft: Der Zug wird gespielt, nach 1 bis 5 versäumten Zügen übernimmt eine Vertretung den Platz, oder der Tisch endet.
errors-bad-setup-nonce = Das Wort muss aus 1 bis 64 sichtbaren ASCII-Zeichen ohne Leerzeichen bestehen.
errors-bad-setup-stand-in = Als Vertretung geht nur ein Lehrling, ein Händler, ein Meister oder die Automatik.
errors-bad-setup-opponents = { $most ->
    [0] Für einen Gegner ist kein Platz mehr.
    [one] Es ist nur Platz für einen Gegner. Wähle weniger Gegner.
   *[other] Es ist nur Platz für { $most } Gegner. Wähle weniger Gegner.
}
errors-bad-setup-rates-computers = Partien mit Computern werden auf dieser Seite nicht gewertet.
errors-bad-setup-strength = Diesen Gegner gibt es nicht. Wähle einen Lehrling, einen Händler oder einen Meister.
errors-bad-setup-opponents-off = Auf dieser Seite gibt es keine Computergegner.
errors-invite-opponent = Computergegner kannst du nicht mit Namen einladen. Der Gastgeber fügt sie am Tisch hinzu.
errors-bad-conditional-answer = Eine automatische Antwort „{ $answer }“ mit dem Wert „{ $value }“ gibt es nicht.
errors-too-long = Das ist zu lang: Es hat { $length } Zeichen, und höchstens { $most } sind möglich. Bitte kürze es.
errors-bad-ply = Den Zug { $ply } gibt es nicht; der letzte ist { $last }.
errors-other-rules =
    Diese Partie begann unter anderen Regeln (Version { $version }; hier gilt { $here }), deshalb lässt sich dieser Moment nicht mehr zeigen. { $status ->
        [playing] Die Partie geht von der aktuellen Stellung aus weiter.
       *[other] Die aktuelle Stellung kannst du ansehen.
    }
errors-busy = Gerade zieht jemand anderes an diesem Tisch. Versuch es noch einmal.
errors-draft-dropped = Während du gewählt hast, haben andere gezogen. Ein Teil deiner Auswahl passte nicht mehr und wurde zurückgenommen.
errors-bad-setup = Ein Tisch mit diesen Angaben ist nicht möglich.
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
errors-too-many = Das überschreitet eine Grenze dieser Seite.
errors-too-many-tables-waiting = Du kannst an höchstens { $most } Tischen sitzen, die noch auf Mitspieler warten. Verlass einen davon oder warte, bis einer beginnt.
errors-too-many-tables-waiting-unconfirmed = Solange deine E-Mail-Adresse nicht bestätigt ist, kannst du an höchstens { $most } Tischen sitzen, die noch auf Mitspieler warten. Bestätige sie oder verlass einen davon.
errors-too-many-tables = Du kannst an höchstens { $most } Tischen sitzen, deren Partie noch nicht zu Ende ist. Spiel erst eine Partie zu Ende.
errors-too-many-tables-unconfirmed = Solange deine E-Mail-Adresse nicht bestätigt ist, kannst du an höchstens { $most } Tischen sitzen, deren Partie noch nicht zu Ende ist. Bestätige sie oder spiel eine Partie zu Ende.
errors-too-many-invitations = An diesen Tisch kannst du höchstens { $most } Leute mit Namen einladen. Schick den anderen den Link.
errors-too-many-invitations-a-day = Du kannst am Tag höchstens { $most } Leute mit Namen einladen. Mach morgen weiter oder schick den Link.
errors-too-many-invitations-a-guest = Heute kannst du { $name } nicht noch einmal einladen (höchstens { $most }-mal am Tag). Versuch es morgen wieder oder schick den Link.
errors-too-many-messages = Du kannst in einer Stunde höchstens { $most } Nachrichten senden. Mach nach einer Weile weiter.
errors-talk-program = Programme können im Chat nicht schreiben.
errors-talk-empty = Deine Nachricht ist leer. Schreib zuerst etwas.
errors-talk-closed = Der Gastgeber hat den Chat dieses Tisches geschlossen.
errors-too-late = Eine Nachricht lässt sich nur fünf Minuten lang ändern. Schreib stattdessen eine neue.
errors-too-many-guests = Gerade spielen zu viele Gäste. Registriere dich, um sofort zu spielen, oder komm in zehn Minuten wieder.
errors-too-many-guests-an-hour = Aus deinem Netz wurden in einer Stunde { $most } Gasttische eröffnet, mehr sind nicht möglich. Registriere dich, um sofort zu spielen, oder komm in einer Stunde wieder.
errors-too-many-guests-a-day = Aus deinem Netz wurden an einem Tag { $most } Gasttische eröffnet, mehr sind nicht möglich. Registriere dich, um sofort zu spielen, oder komm morgen wieder.
errors-needs-account = Dafür brauchst du ein Konto. Registrieren kostet nichts, und der Tisch, an dem du spielst, bleibt dir erhalten.
errors-unconfirmed = Um Leute mit Namen einzuladen, brauchst du eine bestätigte E-Mail-Adresse. Bestätige deine in den Einstellungen oder schick den Link.
errors-removed = Der Gastgeber hat dich von diesem Tisch entfernt. Du kannst nur wieder Platz nehmen, wenn er dich mit Namen einlädt. An anderen Tischen kannst du mitspielen.
errors-not-asked-for = Du erfüllst die Bedingungen dieses Tisches nicht.
errors-not-asked-for-punctual = Dieser Tisch ist für Leute, die mindestens { $asked } % ihrer Züge rechtzeitig machen. Von deinen letzten { $turns } Zügen mit Uhr kamen { $share } % rechtzeitig.
errors-not-asked-for-rating-range =
    Dieser Tisch ist für Leute mit einer Wertung von { $from } bis { $to } Punkten. { $rated ->
        [0] Du hast noch keine Wertung; das zählt als { $points }.
       *[other] Du hast { $points }.
    }
errors-not-asked-for-rating-from =
    Dieser Tisch ist für Leute mit einer Wertung von mindestens { $from } Punkten. { $rated ->
        [0] Du hast noch keine Wertung; das zählt als { $points }.
       *[other] Du hast { $points }.
    }
errors-not-asked-for-rating-to =
    Dieser Tisch ist für Leute mit einer Wertung von höchstens { $to } Punkten. { $rated ->
        [0] Du hast noch keine Wertung; das zählt als { $points }.
       *[other] Du hast { $points }.
    }
errors-not-asked-for-seek = Jemand an diesem Tisch ist stärker oder schwächer, als deine Suche zulässt.
errors-bad-setup-asks-punctual = Ein Tisch kann 80, 90 oder 95 % rechtzeitige Züge verlangen oder nichts.
errors-bad-setup-asks-rating = Die verlangten Wertungen müssen zwischen { $least } und { $most } Punkten liegen, und die erste darf nicht über der zweiten liegen.
errors-bad-setup-within = Eine Suche lässt 150 oder 300 Punkte Unterschied zu, oder beliebig viele.
errors-suspended = Dein Konto ist gesperrt. Wenn das ein Irrtum ist, schreib den Betreibern dieser Seite.
errors-invite-hidden = Dieser Tisch ist verborgen, deshalb kannst du niemanden einladen. Wer am Tisch sitzt, kann spielen.
errors-rematch-running = Die Partie läuft noch. Noch einmal spielen könnt ihr, wenn sie vorbei ist.
errors-invite-removed = { $name } wurde von diesem Tisch entfernt. Nur der Gastgeber kann { $name } wieder einladen.
errors-remove-nobody = An diesem Tisch sitzt niemand namens „{ $name }“.
errors-remove-yourself = Dich selbst kannst du nicht entfernen. Verlass stattdessen den Tisch.
errors-too-many-line-steps = Mehr als { $most } Schritte sind an einem Tisch nicht möglich. Geh zu einem Schritt, den du nicht mehr brauchst, und lösch ab dort.
errors-too-many-named-lines = Höchstens { $most } Schritte deiner Linien können einen Namen haben. Entferne zuerst einen Namen.
errors-line-broken = Diese Linie passt nicht mehr: Ihr Schritt { $step } lässt sich dort nicht spielen. Sie bleibt erhalten. Geh zurück oder wähle eine andere.
errors-line-dice = Diese Würfel sind hier nicht möglich.
errors-line-running = Teilen kannst du eine Linie, wenn die Partie vorbei ist. Bis dahin siehst nur du sie.
errors-not-open-to-you = Dieser Tisch steht dir nicht offen. Wähle einen anderen aus der Liste der offenen Tische oder eröffne selbst einen.
errors-not-open-own-block = An diesem Tisch sitzt { $name }, und du hast diese Person blockiert. Wenn du mitspielen willst, hebe die Blockierung in deinen Einstellungen auf.
errors-invite-not-open = Du kannst { $name } nicht an diesen Tisch einladen. Anderen Leuten kannst du den Link schicken.
errors-invite-own-block = Du hast { $name } blockiert. Wenn du diese Person einladen willst, hebe die Blockierung in deinen Einstellungen auf.
errors-bad-person = Das ist mit dieser Person nicht möglich.
errors-bad-person-nobody = Niemand heißt hier so.
errors-bad-person-yourself = Das bist du.
errors-bad-person-computer-opponent = Das ist ein Computergegner dieser Seite. Er lässt sich weder blockieren noch melden.
errors-too-many-blocks = Du hast die Höchstzahl an Leuten blockiert. Hebe zuerst eine Blockierung auf.
errors-rating-not-asked = Ob die Partie unter den Verbliebenen zählt, könnt ihr nur an einem gewerteten Tisch unter Menschen entscheiden, und nur, wenn jemand aufgegeben hat und mindestens zwei weiterspielen.
errors-bad-appointment = Das ist bei einer Verabredung jetzt nicht möglich.
errors-bad-appointment-time = Wähle eine Zeit zwischen fünf Minuten und 60 Tagen ab jetzt.
errors-bad-appointment-none = Dieser Tisch hat keine Verabredung.
errors-not-sharing = Wer da ist, sehen nur Mitspieler, die selbst ihre Anwesenheit teilen.
errors-bad-pause = Das ist bei einer Pause jetzt nicht möglich.
errors-bad-pause-days = Eine Pause dauert 1 bis 14 Tage.
errors-bad-pause-no-clock = An diesem Tisch läuft keine Uhr, also gibt es nichts anzuhalten.
errors-bad-pause-paused = Dieser Tisch pausiert schon.
errors-bad-pause-none = Diese Pause gibt es nicht (mehr). Sieh dir den Tisch noch einmal an.
errors-too-many-seeks = Du kannst höchstens { $most } Suchen haben. Lösche erst eine.
errors-no-seek = Diese Suche gibt es nicht mehr.
errors-bad-person-why = Sag in einer Zeile mit 1 bis 500 Zeichen, was nicht stimmt.
errors-too-many-reports = Du hast die Höchstzahl an Meldungen für heute erreicht. Mach morgen weiter oder schreib den Betreibern dieser Seite.
errors-your-turn = Du bist jetzt am Zug. Wähle am Tisch.
errors-bad-plan = So lässt sich das nicht planen.
errors-bad-plan-empty = Ein Plan beginnt mit einer eigenen Wahl in deinem nächsten Zug. Wähle erst etwas, dann speichere es.
errors-bad-plan-pick = Diese Wahl passt hier nicht. Sieh dir deinen Plan noch einmal an.
errors-bad-plan-alternative = Diese Möglichkeit gehört nicht mehr zu deinem Plan. Sieh ihn dir noch einmal an.
errors-bad-plan-none = Du hast hier nichts geplant.
errors-bad-plan-delay = Die Verzögerung muss zwischen 0 und { $most } Minuten liegen.
errors-too-many-alternatives = Ein Plan hat höchstens { $most } Möglichkeiten. Lösche erst eine.
