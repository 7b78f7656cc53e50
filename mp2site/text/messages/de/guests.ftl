# Gäste: wer einen Titel ohne Konto ausprobiert.

guests-name = Gast { $number }
guests-table = { $title } für einen Gast
guests-try = Probier es aus
guests-try-text = Du spielst gegen einen Lehrling, einen Computer. Du fängst an, und es gibt kein Zeitlimit.
guests-try-kept = Ohne Konto, ohne Formular. Dieser Browser behält den Tisch sieben Tage lang. Registrierst du dich später, bleibt er dir erhalten.
guests-try-first = Eine erste Partie { $title }
guests-try-coached = Jede Entscheidung wird erklärt, sobald sie ansteht, auf dem echten Spielplan.
guests-try-go = Platz nehmen
guests-try-lesson = Erst eine Lektion
guests-try-others = Oder:
guests-one-table = Deine Partie { $title } ist noch nicht zu Ende. Als Gast kannst du nur eine haben: Spiel weiter oder beende sie erst.
guests-go-on = Weiterspielen
guests-again = Noch einmal spielen
guests-another = Ein anderes Spiel ausprobieren
guests-bar = Du spielst als Gast
guests-bar-text = bleibt in diesem Browser bis { $day }.
guests-bar-keep = Tisch behalten
guests-signup = Du spielst als { $name }. Dein Platz und dein Tisch bleiben dir erhalten.
guests-login = Du spielst als { $name }. Dein Platz und dein Tisch gehen auf das Konto über, mit dem du dich anmeldest.
guests-kept = Willkommen. Dein Platz und dein Tisch bleiben dir erhalten.
guests-moved = Der Tisch, den du als Gast eröffnet hast, ist jetzt unter deinen Partien.
guests-error-off = Auf dieser Seite kannst du nur mit einem Konto spielen.
guests-refused = Gerade nicht möglich
guests-sign-up = Registrieren
guests-watch = Spielen zusehen
