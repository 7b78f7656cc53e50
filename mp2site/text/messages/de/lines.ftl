## Das Analysebrett

lines-board = Analysebrett
lines-title = { $table }: Analysebrett
lines-banner = Das siehst nur du.
lines-banner-play = Du spielst für alle.
lines-banner-hidden = Verdecktes und künftige Würfel sind geraten.
lines-banner-over = Die Partie ist vorbei: Nichts ist verborgen.
lines-shared-by = Eine Linie von { $name }
lines-shared-text = Nach der Partie auf dem Analysebrett gespielt. Am Tisch kamen diese Züge nicht vor.
lines-leave = Verlassen
lines-you-choose = Du wählst
lines-choose-for = Du wählst für { $name }
lines-at-end = In dieser Linie ist die Partie vorbei
lines-hand = Die Hand von { $name } hier
lines-back = Zurück
lines-guess = Neu raten
lines-reroll = Neu würfeln
lines-all = { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
}
lines-heading = Deine Linien
lines-left = { $count ->
    [0] Kein Platz für weitere Schritte
    [one] Platz für einen weiteren Schritt
   *[other] Platz für { $count } weitere Schritte
}
lines-none = Noch keine Linien. Wähl auf dem Plan die Züge aller Mitspieler: Jeder wird hier ein Schritt. Geh zu einem Schritt zurück und wähl etwas anderes, dann beginnt ein Zweig.
lines-begins = Beginnt nach Schritt { $ply } der Partie
lines-guessed-again = Verborgenes neu geraten
lines-dice-rerolled = { $choice } (andere Würfel)
lines-dice-set = { $choice } (Würfel von Hand)
lines-dice = Die Würfel dieses Schritts von Hand setzen
lines-die = Würfel { $number }
lines-dice-go = Diese Würfel nehmen
lines-name = Name dieser Linie
lines-name-go = Namen speichern
lines-drop = { $count ->
    [one] Diesen Schritt löschen
   *[other] Ab hier löschen: { $count } Schritte
}
lines-share = Teilen
lines-hide = Nicht mehr teilen
lines-shared-at = Wer den Tisch sehen darf, sieht die Linie unter:
lines-passed = Am Tisch ging es weiter: { $words }. Diese Linie geht nicht mehr; sie bleibt zum Ansehen.
lines-now = Ab der aktuellen Stellung beginnen
lines-branch = Zweig
lines-gone-by = geht nicht mehr
