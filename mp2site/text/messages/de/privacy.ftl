# Was von Leuten aufbewahrt wird, was sie mitnehmen können und wie sie gehen.

privacy-former-player = ein früheres Mitglied

## Die letzte Mail

privacy-farewell-subject = Dein Konto ist geschlossen
privacy-farewell-text =
    Hallo { $name },

    dein Konto bei Caravanserai ist geschlossen, wie du es wolltest. Deine Daten sind gelöscht; an deinen Tischen heißt du jetzt „ein früheres Mitglied“. Das ist unsere letzte Mail an dich.

    Wenn du das nicht warst, schreib bitte den Betreibern dieser Seite. Gelöschte Daten lassen sich nicht zurückholen.

    Leb wohl, und danke für die Partien.
    Caravanserai

## Seine Daten mitnehmen

privacy-readme =
    Die Daten, die { $site } über { $name } speichert, Stand { $at }. Alle Dateien außer dieser sind JSON; Zeiten sind UTC.

    { $files }

    Von laufenden Tischen bekommst du nur, was du wissen darfst: Was andere auf der Hand haben, ist nicht dabei.
    Links in Nachrichten sind gekürzt, denn viele davon geben jedem Zugang, der sie hat.

## Die Dateien des ZIP, nach ihren Namen

privacy-file-profile = was du über dich angegeben hast
privacy-file-addresses = deine E-Mail-Adressen
privacy-file-vacations = wann du weg warst oder sein wirst
privacy-file-reports = was du den Betreibern gemeldet hast, und ihre Antworten
privacy-file-blocks = die Leute, die du blockiert hast
privacy-file-stars = die Leute, denen du einen Stern gegeben hast
privacy-file-circles = die Kreise, in denen du bist
privacy-file-access = deine Sitzungen, Schlüssel und zweiten Faktoren; nie die Schlüssel selbst
privacy-file-preferences = wie du benachrichtigt werden willst, der Host deines Webhooks, deine Geräte, wann du zuletzt einen Tisch angesehen hast, was von deinen Neuigkeiten du gesehen hast
privacy-file-notices = unsere Benachrichtigungen an dich, wie wir sie gesendet haben, und das Ergebnis
privacy-file-invitations = die Leute, die du eingeladen hast
privacy-file-messages = die Nachrichten, die wir dir gesendet haben, mit ihrem Wortlaut, solange wir ihn aufbewahren
privacy-file-mails = Mails auf der Postfach-Seite, falls diese Seite keine Mails verschickt
privacy-file-said = deine Nachrichten an Tischen
privacy-file-lessons = die Lektionen, die du angefangen hast, und wie weit du bist
privacy-file-lines = deine Analyselinien
privacy-file-plans = deine Pläne für deine nächsten Züge und ihr Ergebnis
privacy-file-seeks = deine Tischsuchen
privacy-file-ratings = deine Wertung bei jedem Spiel
privacy-file-rated = wie jede Partie diese Wertungen geändert hat
privacy-file-tables = die Tische, an denen du sitzt
privacy-file-in-tables = jeder davon: die Leute, dein Platz mit deinen automatischen Antworten, jeder Zug

## Deine Daten, in den Einstellungen

privacy-tab = Deine Daten
privacy-take = Deine Daten herunterladen
privacy-take-text = Eine ZIP-Datei mit allem, was diese Seite über dich speichert: dein Konto, deine Tische mit jedem Zug, unsere Benachrichtigungen an dich und deine Einstellungen dafür. Schlüssel und Passwörter sind nicht dabei, und auch nicht, was andere an laufenden Tischen auf der Hand haben.
privacy-take-button = Meine Daten herunterladen
privacy-to-page = Was wir speichern, warum und wie lange
privacy-close = Dein Konto schließen
privacy-close-short = Du wirst „ein früheres Mitglied“, und deine Daten werden gelöscht. Das lässt sich nicht rückgängig machen.
privacy-close-go = Mein Konto schließen …
privacy-close-for-good = Das kann niemand rückgängig machen, auch nicht die Betreiber dieser Seite.
privacy-close-name-goes = Überall heißt du dann „ein früheres Mitglied“. Deinen alten Namen darf danach jemand anderes nehmen.
privacy-close-games = Beendete Partien bleiben, wie sie sind: mit deinen Zügen, aber ohne deinen Namen.
privacy-close-running = { $count ->
    [0] Du hast keine laufenden Partien.
    [one] In deiner laufenden Partie spielt eine Vertretung für dich weiter, damit niemand warten muss.
   *[other] In deinen { $count } laufenden Partien spielen Vertretungen für dich weiter, damit niemand warten muss.
}
privacy-close-open = Deine Tische, die noch auf Mitspieler warten, gehen an jemanden über, der dort sitzt. Sitzt dort niemand, werden sie geschlossen.
privacy-close-erased = Deine Adressen, dein Passwort, Schlüssel, Sitzungen, Benachrichtigungen, Mails, Urlaube und Einstellungen werden sofort gelöscht. In unseren Kopien von Mails an andere kann dein Name noch höchstens { $days } Tage stehen.
privacy-close-mail = Wir bestätigen es dir in einer letzten Mail.
privacy-close-take-first = Erst deine Daten herunterladen
privacy-close-name = Gib deinen Namen ein
privacy-close-name-is = Dein Name ist { $name }.
privacy-close-button = Mein Konto endgültig schließen
privacy-close-stay = Konto behalten
privacy-closed = Dein Konto ist geschlossen. Leb wohl!

## Die Seite zum Datenschutz

privacy-title = Datenschutz
privacy-link = Datenschutz
privacy-signup-link = Was wir über dich speichern, und wie lange
privacy-intro = Was diese Seite über dich speichert, warum, wie lange, und wer es sieht. Sie speichert nur, was ein Spiel über mehrere Tage braucht: keine Werbung, kein Tracking, keine Besucherzählung.
privacy-kept = Was wir speichern
privacy-account = Dein Konto
privacy-account-text = Dein Name, deine E-Mail-Adressen, dein Passwort als Hash, den niemand lesen kann, zweite Faktoren und Schlüssel, falls du welche eingerichtet hast; Sprache, Farben, Zeitzone, Ruhezeit, Ruhetage, Urlaube; die Leute, die du blockiert hast, was nur du siehst; deine Meldungen, die die Betreiber dieser Seite lesen; wie weit du in Lektionen bist; deine Notizen an Tischen und deine Analyselinien dort. Wir brauchen das, um dich anzumelden, dir zu schreiben und deine Uhren nachts anzuhalten. Deinen Namen sehen alle. Wer mit dir spielt, sieht, dass du weg bist und bis wann. Deine Adressen sehen nur die Betreiber dieser Seite.
privacy-account-long = Bis du es änderst oder dein Konto schließt. Vergangene Urlaube: { $days } Tage.
privacy-games = Deine Partien
privacy-games-text = Die Tische, an denen du sitzt, jeder Zug und seine Zeit, die Namen der Tische, deine automatischen Antworten. Eine Partie besteht aus ihren Zügen: Ohne sie könnte niemand weiterspielen, zurückblicken oder die Würfel prüfen. Öffentliche Tische sehen alle, Tische per Link sieht, wer den Link hat, private nur die Leute am Tisch. Deine Entwürfe, Pläne und automatischen Antworten siehst nur du. Suchmaschinen bitten wir, nicht öffentliche Tische und die Seiten von Leuten auszulassen.
privacy-games-long = Dauerhaft, denn es sind auch die Partien der anderen. Wenn du dein Konto schließt, bleiben sie ohne deinen Namen. Pläne: { $plans } Tage ab ihrem Zug.
privacy-games-guests = Gäste ohne Konto: Gast und Partien werden nach sieben Tagen gelöscht.
privacy-notices = Benachrichtigungen
privacy-notices-text = Der Anlass jeder Benachrichtigung, wann und wie sie gesendet wurde, ihr Ergebnis und ihr Wortlaut. So benachrichtigen wir niemanden doppelt, und du kannst es nachschlagen. Adresse und Schlüssel jedes Browsers, der dir Push-Mitteilungen zeigt, seine Art und sein System. Adressen, von denen Mails zurückkamen, damit wir dorthin nicht wieder schreiben. Das sehen du und die Betreiber dieser Seite.
privacy-notices-long = Benachrichtigungen { $notices } Tage, ihr Wortlaut { $messages } Tage.
privacy-mailbox = Die Postfach-Seite
privacy-mailbox-text = Mails werden hier nicht verschickt; sie erscheinen auf der Postfach-Seite. An dem Rechner, auf dem diese Seite läuft, sind alle zu lesen. Von anderen Rechnern aus siehst du nur deine.
privacy-mailbox-long = { $days } Tage.
privacy-sessions = Sitzungen, und welche Tische du ansiehst
privacy-sessions-text = Dass du angemeldet bist, seit wann und mit welchem Browser, damit du siehst, ob du es warst. Außerdem, welchen Tisch du zuletzt angesehen hast, auf die Minute: Eine Benachrichtigung zu einem Tisch, den du vor dir hast, kann warten. Niemand sonst sieht, wann du hier warst.
privacy-sessions-long = Sitzungen höchstens { $session } Tage, oder bis du dich abmeldest; welchen Tisch du angesehen hast: { $presence ->
    [one] einen Tag
   *[other] { $presence } Tage
}.
privacy-logs = Protokolle und Sicherungen
privacy-logs-text = Das eigene Protokoll der Seite hält fest, welche Art von Seite abgerufen wurde und wie lange das dauerte, nicht von wem. Gegen Missbrauch werden Anfragen für kurze Zeit nach Netzadresse gezählt. Ein Protokoll der Verwaltung hält fest, was von Hand geändert wurde, und von wem; ein anderes, was das Team an Tischen und bei Personen getan hat, und warum. Der Webserver vor der Seite kann Netzadressen protokollieren, und die Betreiber machen Sicherungen: Was hier gelöscht ist, verschwindet aus den Sicherungen, wenn sie ersetzt werden.
privacy-logs-long = Protokolle der Seite und ihres Webservers { $logs } Tage. Das Protokoll der Verwaltung { $admin } Tage, das der Eingriffe des Teams { $audit } Tage.
privacy-mails = Inhalt der Mails
privacy-mails-text = Mails sagen, was an deinem Tisch geschehen ist, und können sein Brett zeigen; das Bild ist Teil der Mail. Sie laden keine Bilder von anderswo, und wir erfahren nicht, ob du eine geöffnet hast. Die Links am Ende einer Mail ändern ohne Anmeldung, welche Mails du bekommst. Leitest du eine Mail weiter, können andere diese Links auch benutzen, aber weder für dich spielen noch deine Partien sehen.
privacy-cookies = Cookies
privacy-cookies-text = Nur, was die Seiten brauchen; darum fragen wir dich nicht danach. Solange du angemeldet bist, speichert dein Browser auch die Seiten deiner eigenen Tische, die du zuletzt gesehen hast, höchstens zwanzig, damit du sie ohne Netz lesen kannst. Wenn du dich abmeldest, werden sie gelöscht.
privacy-cookie = { $use ->
    [session] dass du angemeldet bist, oder wie weit du ohne Konto in Lektionen bist,
    [csrf] dass ein Formular, das du sendest, deines ist,
    [language] die Sprache, die du gewählt hast,
    [theme] die Farben, die du gewählt hast,
    [zone] deine Zeitzone, damit Zeiten in ihr angezeigt werden,
    [tap] dass Entscheidungen, die sich rückgängig machen lassen, keine Bestätigung brauchen,
    [hints] welche Zeichen am Tisch dir schon erklärt wurden,
    [primers] welche Spiele dir schon vorgestellt wurden,
    [browser] dass du dich in diesem Browser schon angemeldet hast, damit dich niemand aussperren kann und du keine Mail über deine eigene Anmeldung bekommst,
   *[messages] Meldungen für die nächste Seite,
}
privacy-cookie-long = { $days ->
    [0] höchstens, bis der Browser geschlossen wird.
   *[other] { $days } Tage.
}
privacy-others = Wer sonst deine Daten bekommt
privacy-others-text = Niemand außer den Diensten, die unsere Mails zustellen, deinem Webhook, falls du einen einrichtest, und dem Push-Dienst deines Browsers, falls du Push-Mitteilungen einschaltest. Der Push-Dienst kann sie nicht lesen. Seiten laden nichts von anderen Servern.
privacy-leave = Herunterladen, berichtigen, gehen
privacy-leave-text = In den Einstellungen kannst du deine Daten ändern, alles als ZIP-Datei herunterladen und dein Konto schließen. Dann heißt du „ein früheres Mitglied“, Vertretungen spielen deine laufenden Partien, und alle deine Daten werden sofort gelöscht, dein Name in unseren Kopien von Mails an andere innerhalb von { $days } Tagen.
privacy-to-data = Zu deinen Daten
privacy-contact = Betreiber dieser Seite
privacy-contact-none = Die Betreiber dieser Seite haben hier keine Adresse angegeben. Frag die Person, die dich eingeladen hat.
