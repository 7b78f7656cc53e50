# Was von Leuten aufbewahrt wird, was sie mitnehmen können und wie sie gehen.

privacy-former-player = ein früheres Mitglied

## Die letzte Mail

privacy-farewell-subject = Dein Konto ist geschlossen
privacy-farewell-text =
    Hallo { $name },

    dein Konto bei Caravanserai ist geschlossen, wie du es wolltest. Was dir gehörte, ist gelöscht; an den Tischen, an denen du gespielt hast, bist du „ein früheres Mitglied“. Das ist unsere letzte Mail an dich.

    Warst du es nicht? Dann schreib bitte den Betreibern dieses Hauses. Was gelöscht ist, lässt sich nicht zurückholen.

    Leb wohl, und danke für die Partien.
    Caravanserai

## Seine Daten mitnehmen

privacy-readme =
    Was { $site } von { $name } aufbewahrt, Stand { $at }. Alle Dateien außer dieser sind JSON; Zeiten sind UTC.

    { $files }

    Von Tischen, an denen noch gespielt wird, findest du, was du wissen darfst: Was andere auf der Hand haben, ist nicht dabei.
    Links in Nachrichten sind gekürzt, denn viele davon lassen jeden ein, der sie hat.

## Die Dateien des ZIP, nach ihren Namen

privacy-file-profile = was du über dich angegeben hast
privacy-file-addresses = deine E-Mail-Adressen
privacy-file-vacations = wann du weg warst oder sein wirst
privacy-file-reports = was du den Betreibern gemeldet hast, und ihre Antworten
privacy-file-blocks = wen du blockiert hast
privacy-file-stars = wem du einen Stern gegeben hast
privacy-file-circles = in welchen Kreisen du bist
privacy-file-access = dass es Sitzungen, Schlüssel und zweite Faktoren von dir gibt; nie die Schlüssel selbst
privacy-file-preferences = wie du benachrichtigt werden willst, der Host deines Webhooks, deine Geräte, wann du zuletzt einen Tisch angesehen hast, was du vom Neuen gesehen hast
privacy-file-notices = was wir dir zu sagen hatten, auf welchem Weg, und was daraus wurde
privacy-file-invitations = wen du eingeladen hast
privacy-file-messages = die Nachrichten, die an dich hinausgingen, mit ihrem Wortlaut, solange wir ihn aufbewahren
privacy-file-mails = Mails auf der Postfach-Seite, in einem Haus, das seine Mails für sich behält
privacy-file-said = deine Nachrichten an Tischen
privacy-file-lessons = die Lektionen, die du angefangen hast, und wie weit
privacy-file-lines = deine Analyselinien
privacy-file-plans = was du für deine nächsten Züge geplant hast und was daraus wurde
privacy-file-seeks = nach welchen Tischen du suchst
privacy-file-ratings = wie stark du bei jedem Spiel gewertet bist
privacy-file-rated = was jede Partie an diesen Wertungen geändert hat
privacy-file-tables = die Tische, an denen du sitzt
privacy-file-in-tables = jeder davon: die Leute, dein Platz mit deinen automatischen Antworten, jeder Zug

## Deine Daten, in den Einstellungen

privacy-tab = Deine Daten
privacy-take = Deine Daten mitnehmen
privacy-take-text = Ein ZIP mit allem, was dieses Haus von dir aufbewahrt: dein Konto, deine Tische mit jedem Zug, was wir dir gesagt haben, wie du benachrichtigt werden willst. Schlüssel und Passwörter sind nicht dabei, und auch nicht, was andere an laufenden Tischen auf der Hand haben.
privacy-take-button = Meine Daten herunterladen
privacy-to-page = Was hier aufbewahrt wird, warum und wie lange
privacy-close = Dein Konto schließen
privacy-close-short = Du wirst „ein früheres Mitglied“, und was dir gehört, wird gelöscht. Es gibt kein Zurück.
privacy-close-go = Mein Konto schließen …
privacy-close-for-good = Das kann niemand rückgängig machen: weder du noch die Betreiber dieses Hauses.
privacy-close-name-goes = Überall wirst du „ein früheres Mitglied“. Dein Name ist dann frei, und jemand anders kann ihn nehmen.
privacy-close-games = Partien, die zu Ende sind, bleiben, wie sie waren, mit deinen Zügen, aber ohne deinen Namen.
privacy-close-running = { $count ->
    [0] Du sitzt in keiner laufenden Partie.
    [one] In deiner laufenden Partie spielt ein Gegner oder das Haus für dich weiter, damit niemand warten muss.
   *[other] In deinen { $count } laufenden Partien spielt ein Gegner oder das Haus für dich weiter, damit niemand warten muss.
}
privacy-close-open = Tische von dir, die noch auf Leute warten, gehen an jemanden über, der dort sitzt; sitzt dort niemand, werden sie geschlossen.
privacy-close-erased = Deine Adressen, dein Passwort, Schlüssel, Sitzungen, Nachrichten, Mails, Urlaube und Einstellungen werden sofort gelöscht. Mails, die andere bekommen haben, können dich in dem, was wir davon aufbewahren, noch höchstens { $days } Tage nennen.
privacy-close-mail = Eine letzte Mail sagt dir, dass es geschehen ist.
privacy-close-take-first = Erst deine Daten mitnehmen
privacy-close-name = Gib deinen Namen ein
privacy-close-name-is = Dein Name ist { $name }.
privacy-close-button = Mein Konto endgültig schließen
privacy-close-stay = Ich bleibe
privacy-closed = Dein Konto ist geschlossen. Leb wohl!

## Die Seite zum Datenschutz

privacy-title = Datenschutz
privacy-link = Datenschutz
privacy-signup-link = Was wir von dir aufbewahren, und wie lange
privacy-intro = Was dieses Haus von dir aufbewahrt, warum, wie lange, und wer es sieht. Es bewahrt auf, was ein Spiel über Tage braucht, und sonst nichts: keine Werbung, keine Verfolgung, keine Besucherzählung.
privacy-kept = Was aufbewahrt wird
privacy-account = Dein Konto
privacy-account-text = Dein Name, deine E-Mail-Adressen, dein Passwort als Prüfsumme, die niemand lesen kann, zweite Faktoren und Schlüssel, falls du welche eingerichtet hast; Sprache, Farben, Zeitzone, Ruhezeit, Ruhetage, Urlaube; wen du blockiert hast, was du allein siehst; was du gemeldet hast, was die Betreiber lesen; wie weit du in Lektionen gekommen bist; was du an einem Tisch für dich notierst, und deine Analyselinien dort. Das braucht es, um dich einzulassen, dir zu schreiben, und damit deine Uhren nachts stillstehen. Deinen Namen sehen alle, und wer mit dir spielt, sieht, dass du weg bist und bis wann. Deine Adressen sieht niemand außer den Betreibern dieses Hauses.
privacy-account-long = Bis du es änderst oder dein Konto schließt. Vergangene Urlaube: { $days } Tage.
privacy-games = Deine Partien
privacy-games-text = An welchen Tischen du sitzt, jeder Zug und wann du ihn gemacht hast, wie ein Tisch heißt, deine automatischen Antworten. Eine Partie besteht aus ihren Zügen: Ohne sie könnte niemand weiterspielen, zurückblicken oder die Würfel prüfen. Öffentliche Tische sehen alle, andere sieht, wer den Link hat, private sehen die, die dort sitzen. Was du entwirfst oder planst und deine automatischen Antworten siehst nur du. Suchmaschinen werden gebeten, nicht öffentliche Tische und die Seiten von Leuten auszulassen.
privacy-games-long = Für immer, denn es sind auch die Partien der anderen. Wenn du dein Konto schließt, bleiben sie ohne deinen Namen. Was du geplant hattest: { $plans } Tage ab dem Zug, für den es war.
privacy-games-guests = Wer ohne Konto spielt: Gast und Partien werden nach sieben Tagen gelöscht.
privacy-notices = Was wir dir sagen
privacy-notices-text = Dass etwas zu sagen war, wann und wie es hinausging, was daraus wurde und was darin stand: damit niemand etwas zweimal hört und du es nachschlagen kannst. Adresse und Schlüssel jedes Browsers, der dir auf deinen Wunsch Bescheid sagt, seine Art und sein System. Adressen, von denen Mails zurückkamen, damit wir dorthin nicht wieder schreiben. Das sehen du und die Betreiber dieses Hauses.
privacy-notices-long = Das Buch der Nachrichten { $notices } Tage, ihr Wortlaut { $messages } Tage.
privacy-mailbox = Die Postfach-Seite
privacy-mailbox-text = Mails verlassen dieses Haus nicht; sie liegen auf einer Seite. Wer an der Maschine selbst sitzt, kann die von allen lesen, von anderswo siehst du nur deine.
privacy-mailbox-long = { $days } Tage.
privacy-sessions = Sitzungen, und wohin du siehst
privacy-sessions-text = Dass du angemeldet bist, seit wann und mit welchem Browser, damit du siehst, ob du es warst; und auf welchem Tisch dein Blick zuletzt lag, auf die Minute: Eine Nachricht darüber, was du gerade ansiehst, kann warten. Niemand sonst sieht, wann du hier warst.
privacy-sessions-long = Sitzungen höchstens { $session } Tage, oder bis du dich abmeldest; wohin du gesehen hast { $presence ->
    [one] einen Tag
   *[other] { $presence } Tage
}.
privacy-logs = Protokolle und Sicherungen
privacy-logs-text = Das Protokoll des Hauses sagt, welche Art von Seite verlangt wurde und wie lange das dauerte, nicht von wem. Anfragen werden gegen Missbrauch für kurze Zeit nach Netzadresse gezählt. Ein Protokoll der Verwaltung sagt, was von Hand geändert wurde, und von wem; ein anderes, wie die Hausleute bei Tischen und Personen eingegriffen haben, und warum. Der Server vor dem Haus kann Netzadressen aufschreiben, und wer dieses Haus betreibt, macht Sicherungen: Was hier gelöscht ist, verschwindet aus ihnen, wenn sie ersetzt werden.
privacy-logs-long = Protokolle des Hauses und des Servers davor { $logs } Tage. Das Protokoll der Verwaltung { $admin } Tage, das der Eingriffe { $audit } Tage.
privacy-mails = Was in Mails steht
privacy-mails-text = Mails sagen, was an deinem Tisch geschehen ist, und können sein Brett zeigen; das Bild liegt in der Mail selbst. Es gibt keine Bilder von anderswo, und nichts sagt uns, ob du eine geöffnet hast. Links am Ende einer Mail ändern ohne Anmeldung, welche Mails du bekommst: Das können auch alle, denen du eine Mail weitergibst, aber weder für dich spielen noch deine Partien sehen.
privacy-cookies = Cookies
privacy-cookies-text = Nur, was die Seiten brauchen; darum fragt dich niemand danach. Wo du angemeldet bist, hebt dein Browser auch die Seiten deiner eigenen Tische auf, die du zuletzt gesehen hast, höchstens zwanzig, damit du sie ohne Netz lesen kannst. Meldest du dich ab, sind sie fort.
privacy-cookie = { $use ->
    [session] dass du angemeldet bist, oder wie weit du ohne Konto in Lektionen gekommen bist,
    [csrf] dass ein Formular, das du schickst, deines ist,
    [language] die Sprache, die du gewählt hast,
    [theme] die Farben, die du gewählt hast,
    [zone] deine Zeitzone, damit Zeiten deine sind,
    [tap] dass ein Tipp sofort senden soll, was sich rückgängig machen lässt,
    [hints] welche Zeichen am Tisch dir schon erklärt wurden,
    [primers] welche Spiele dir schon vorgestellt wurden,
    [browser] dass du in diesem Browser zu Hause bist, damit niemand dich aussperren kann und keine Mail dich vor dir selbst warnt,
   *[messages] was die nächste Seite dir zu sagen hat,
}
privacy-cookie-long = { $days ->
    [0] bis der Browser geschlossen wird, oder kürzer.
   *[other] { $days } Tage.
}
privacy-others = Wer sonst etwas davon bekommt
privacy-others-text = Niemand außer denen, die unsere Mails befördern, dem Webhook, wenn du selbst einen angibst, und dem Push-Dienst des Herstellers deines Browsers, wo ein Gerät dir Bescheid sagt: Er befördert, was er nicht lesen kann. Seiten laden nichts von anderen Servern.
privacy-leave = Mitnehmen, berichtigen, gehen
privacy-leave-text = In den Einstellungen kannst du ändern, was du angegeben hast, alles als ZIP mitnehmen und dein Konto schließen. Dann bist du „ein früheres Mitglied“, ein Gegner oder das Haus spielt deine laufenden Partien weiter, und alles, was dir gehörte, wird sofort gelöscht; was Mails an andere über dich sagen, soweit wir sie aufbewahren, innerhalb von { $days } Tagen.
privacy-to-data = Zu deinen Daten
privacy-contact = Wer dieses Haus betreibt
privacy-contact-none = Wer dieses Haus betreibt, hat hier keine Adresse hinterlassen. Frag die, die dich eingeladen haben.
