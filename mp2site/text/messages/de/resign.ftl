# Aufgeben.

resign-title = Aufgeben
resign-link = Aufgeben …
resign-for-good = Das lässt sich nicht rückgängig machen. Wenn dir nur die Zeit fehlt, musst du nichts tun: { opponents-player-begins } spielt dann für dich, bis du wiederkommst.
resign-stand-in = { $name } spielt deinen Platz zu Ende, damit niemand warten muss.
resign-last = Du belegst den letzten Platz, egal wie die Partie für deinen Platz ausgeht.
resign-others = Die anderen spielen weiter und werden untereinander platziert. Sie erfahren, dass du aufgegeben hast.
resign-watch = Ab jetzt siehst du zu wie alle, die hier keinen Platz haben.
resign-ends = Es blieben nur Computergegner, also endet die Partie ohne Ergebnis.
resign-away = Dein angefangener Zug und deine automatischen Antworten werden gelöscht.
resign-button = Endgültig aufgeben
resign-stay = Weiterspielen
resign-done = Du hast aufgegeben.
resign-has-resigned = hat aufgegeben
resign-rating-asked = Wenn jemand aufgibt, ändert sich nur dessen Wertung. Stimmt ihr alle zu, wird die Partie unter euch gewertet, die weiterspielen.
resign-rating-agree = Unter uns werten
resign-rating-missing = Die Partie wird unter euch gewertet, sobald auch diese Mitspieler zustimmen: { $names }.
resign-rating-counts = Jemand hat aufgegeben. Ihr habt alle zugestimmt, also wird die Partie unter denen gewertet, die weiterspielen.
