# Gäste: wer einen Titel ohne Konto ausprobiert.

guests-name = Gast { $number }
guests-table = { $title } für einen Gast
guests-try = Probier es aus
guests-try-text = Du spielst gegen einen Lehrling, einen Computer. Du fängst an, und niemand drängt dich.
guests-try-kept = Ohne Konto, ohne Formular. Dieser Browser behält den Tisch sieben Tage lang; registrierst du dich später, kommt er mit.
guests-try-first = Eine erste Partie { $title }
guests-try-coached = Jede Entscheidung wird erklärt, sobald sie kommt, auf dem echten Brett.
guests-try-go = Setz dich
guests-try-lesson = Erst eine Lektion
guests-try-others = Oder:
guests-one-table = Dein Tisch „{ $title }“ ist noch nicht zu Ende: Ein Gast hat einen auf einmal. Spiel weiter, oder beende erst dieses Spiel.
guests-go-on = Weiterspielen
guests-again = Noch einmal spielen
guests-another = Einen anderen Titel ausprobieren
guests-bar = Du spielst als Gast
guests-bar-text = bleibt in diesem Browser bis { $day }.
guests-bar-keep = Tisch behalten
guests-signup = Du spielst als { $name }. Dein Platz und dein Tisch kommen mit.
guests-login = Du spielst als { $name }. Dein Platz und dein Tisch ziehen in das Konto um, mit dem du dich anmeldest.
guests-kept = Willkommen. Platz und Tisch gehören jetzt dir.
guests-moved = Der Tisch, den du als Gast begonnen hast, ist jetzt unter deinen Spielen.
guests-error-off = In diesem Haus spielt man nur mit einem Konto.
guests-refused = Gerade nicht
guests-sign-up = Registrieren
guests-watch = Spielen zusehen
