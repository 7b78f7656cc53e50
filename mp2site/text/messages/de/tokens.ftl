## API-Token und Namen

tokens-title = API-Token
tokens-note = Mit einem Token handelt ein Programm von dir über die REST-API für dich. Gib jedem Programm ein eigenes, dann kannst du es einzeln zurückziehen.
tokens-none = Du hast keine Token. Du brauchst nur für eigene Programme eines.
tokens-name = Wofür ist es?
tokens-name-hint = Das siehst nur du.
tokens-scope = Was darf es?
tokens-scope-read = Lesen: ansehen, was du ansehen kannst
tokens-scope-play = Spielen: was du an deinen Tischen tun kannst
tokens-scope-short-read = liest
tokens-scope-short-play = liest und spielt
tokens-days = Wie lange gilt es?
tokens-days-choice =
    { $days ->
        [365] Ein Jahr
       *[other] { $days } Tage
    }
tokens-make = Token anlegen
tokens-made-title = Dein neues Token
tokens-made-text = Kopiere es jetzt: Es wird nur dieses eine Mal gezeigt, und niemand kann es dir noch einmal sagen.
tokens-expires = gilt bis { $when }
tokens-expired = abgelaufen am { $when }
tokens-never-used = nie benutzt
tokens-used = zuletzt benutzt am { $when }
tokens-withdraw = Zurückziehen
tokens-withdrawn = Das Token ist zurückgezogen: Programme, die es benutzen, werden ab jetzt abgewiesen.
tokens-docs = Wie Programme mit dem Haus reden
tokens-list = Deine Token
tokens-programs = Programme, die du betreibst
tokens-programs-note = Ein Programm, das spielt, hat ein eigenes Konto. Leg dort ein Token an, das spielen darf, und gib den Schlüssel hier an: Das Konto ist dann für immer als Computer gekennzeichnet, und seine Seite nennt dich.
tokens-programs-key = Ein Schlüssel des Programm-Kontos
tokens-programs-mark = Kennzeichnen
tokens-programs-marked = { $name } ist jetzt ein Computer, betrieben von dir.
