## API-Token und Namen

tokens-title = API-Token
tokens-note = Mit einem Token handelt dein Programm über die REST-API für dich. Gib jedem Programm ein eigenes, dann kannst du es einzeln widerrufen.
tokens-none = Du hast keine Token. Du brauchst nur für eigene Programme eines.
tokens-name = Wofür ist es?
tokens-name-hint = Das siehst nur du.
tokens-scope = Was darf es?
tokens-scope-read = Lesen: sehen, was du sehen kannst
tokens-scope-play = Spielen: tun, was du an deinen Tischen tun kannst
tokens-scope-short-read = liest
tokens-scope-short-play = liest und spielt
tokens-days = Wie lange gilt es?
tokens-days-choice =
    { $days ->
        [365] Ein Jahr
       *[other] { $days } Tage
    }
tokens-make = Token erstellen
tokens-made-title = Dein neues Token
tokens-made-text = Kopiere es jetzt: Es wird nur dieses eine Mal gezeigt.
tokens-expires = gilt bis { $when }
tokens-expired = abgelaufen am { $when }
tokens-never-used = nie benutzt
tokens-used = zuletzt benutzt am { $when }
tokens-withdraw = Widerrufen
tokens-withdrawn = Das Token ist widerrufen: Programme, die es benutzen, werden ab jetzt abgewiesen.
tokens-docs = Wie Programme die REST-API benutzen
tokens-list = Deine Token
tokens-programs = Programme, die du betreibst
tokens-programs-note = Ein Programm, das spielt, hat ein eigenes Konto. Erstelle dort ein Token, das spielen darf, und gib seinen Schlüssel hier ein. Das Konto ist dann dauerhaft als Computer gekennzeichnet, und seine Seite nennt dich.
tokens-programs-key = Schlüssel des Programm-Kontos
tokens-programs-mark = Als Computer kennzeichnen
tokens-programs-marked = { $name } ist jetzt ein Computer, betrieben von dir.
