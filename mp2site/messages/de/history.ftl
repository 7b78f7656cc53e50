## Eine Partie Zug für Zug

history-title = { $table }: Rückblick
history-heading = Rückblick
history-step = Schritt { $ply } von { $last }
history-start = Der Aufbau
history-first = An den Anfang
history-previous = Einen Schritt zurück
history-next = Einen Schritt weiter
history-last = Ans Ende
history-scrubber = Schritt
history-go = Los
history-in-step = Im Gleichschritt
history-permalink = Adresse dieses Augenblicks
history-keys = Die Leertaste spielt ab und hält an, die Pfeiltasten gehen Schritt für Schritt (mit Umschalt zu meinem Zug davor oder danach), Pos1 und Ende an die Enden.
history-back = Zum Tisch
history-finished = beendet { $date }
history-abandoned = vorzeitig beendet { $date }
history-running = im Gang
history-nothing = Noch ist nichts gespielt.
history-copy = Link kopieren
history-silent = { $name } hat sich entschieden
history-play = Abspielen oder anhalten
history-speed = Tempo
history-own-previous = Zurück ans Ende meines vorigen Zugs
history-own-next = Weiter ans Ende meines nächsten Zugs
