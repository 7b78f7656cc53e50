## Seeks: seats at matching tables

seeks-title = Tischsuche
seeks-to = Automatisch an passende Tische setzen
seeks-text = Passt ein öffentlicher Tisch zu deiner Suche, benachrichtigen wir dich. Eine halbe Stunde später bekommst du dort einen Platz, wenn du nicht ablehnst. In deinen Ruhezeiten und im Urlaub schlagen wir nichts vor. Eine Suche endet mit dem ersten Tisch oder nach dreißig Tagen.
seeks-none = Du suchst gerade keinen Tisch.
seeks-new = Neue Suche
seeks-game = Spiel
seeks-pace = Tempo
seeks-least = Plätze von
seeks-most = bis
seeks-within = Stärke der Mitspieler
seeks-within-any = Beliebig
seeks-within-choice = Höchstens { $points } Punkte über oder unter meiner Wertung
seeks-within-hint = Es zählen die Mitspieler am Tisch, die ihre Wertung allen zeigen. Solange du keine Wertung hast, zählt deine als 1.500.
seeks-make = Speichern
seeks-made = Deine Suche ist gespeichert.
seeks-line = { $pace }, { $least } bis { $most } Plätze
seeks-line-same = { $pace }, { $least } Plätze
seeks-line-within = { $line }, Mitspieler mit höchstens { $points } Punkten Unterschied
seeks-until = bis { $date }
seeks-paused = pausiert
seeks-proposed = { $when } bekommst du hier einen Platz:
seeks-no = Diesen Tisch ablehnen
seeks-look = Deine Suchen ansehen
seeks-pause = Pausieren
seeks-wake = Fortsetzen
seeks-drop = Löschen
