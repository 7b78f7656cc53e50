## Standing wishes: seats at whatever fitting table is open

wishes-title = Dauerwünsche
wishes-to = Hingesetzt werden, sobald ein passender Tisch offen ist
wishes-text = Ist ein öffentlicher Tisch offen, der passt, sagen wir es dir, und eine halbe Stunde später sitzt du dort, wenn du nicht absagst. Nachts und im Urlaub wird dir nichts vorgeschlagen. Ein Wunsch endet mit dem ersten Tisch oder nach dreißig Tagen.
wishes-none = Du hast keinen Dauerwunsch.
wishes-new = Ein neuer Wunsch
wishes-game = Spiel
wishes-pace = Tempo
wishes-least = Plätze von
wishes-most = bis
wishes-within = Wie stark die anderen sind
wishes-within-any = Das ist egal
wishes-within-choice = höchstens { $points } Punkte mehr oder weniger als ich
wishes-within-hint = Nach den Wertungen derer am Tisch, die ihre allen zeigen. Solange du keine Wertung hast, zählt deine als 1.500.
wishes-make = Wünschen
wishes-made = Dein Wunsch gilt.
wishes-line = { $pace }, { $least } bis { $most } Plätze
wishes-line-same = { $pace }, { $least } Plätze
wishes-line-within = { $line }, Leute mit höchstens { $points } Punkten Unterschied
wishes-until = bis { $date }
wishes-paused = pausiert
wishes-proposed = { $when } wirst du hierhin gesetzt:
wishes-no = Nein, an diesen nicht
wishes-look = Deine Wünsche ansehen
wishes-pause = Pause
wishes-wake = Weiter
wishes-drop = Zurücknehmen
