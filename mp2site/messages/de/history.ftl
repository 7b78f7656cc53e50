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
history-keys = Die Pfeiltasten gehen Schritt für Schritt, Pos1 und Ende an den Anfang und ans Ende.
history-back = Zum Tisch
history-finished = beendet { $date }
history-abandoned = vorzeitig beendet { $date }
history-running = im Gang
history-nothing = Noch ist nichts gespielt.
history-copy = Link kopieren
history-silent = { $name } hat sich entschieden
