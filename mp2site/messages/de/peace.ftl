# Jemanden blockieren.

peace-block = { $name } blockieren
peace-block-text = { $name } kann sich dann nicht mehr zu dir setzen, dich nicht einladen und dir nicht schreiben, und ihr begegnet euch nicht mehr in Listen und Suchen. An Tischen, die ihr schon teilt, geht die Partie weiter, ohne Worte von { $name } für dich. Niemand erfährt davon, auch { $name } nicht.
peace-block-button = Blockieren
peace-blocked = Du hast { $name } blockiert. Niemand hat davon erfahren.
peace-unblocked = Du blockierst { $name } nicht mehr.
peace-is-blocked = Du hast { $name } blockiert. Das weißt nur du.
peace-unblock = Nicht mehr blockieren
peace-blocks-title = Blockierte Menschen
peace-blocks-note = Wer hier steht, kann sich nicht zu dir setzen, dich nicht einladen und dir nicht schreiben, und auch du setzt dich nicht versehentlich dazu. Niemand erfährt davon. An Tischen, die ihr schon teilt, geht die Partie weiter.
peace-blocks-none = Du hast niemanden blockiert. Auf der Seite einer Person kannst du es.
peace-blocks-since = seit { $when }

# Aufgeben.

peace-resign = Aufgeben
peace-resign-link = Aufgeben …
peace-resign-for-good = Das lässt sich nicht rückgängig machen. Wenn dir nur die Zeit fehlt, lass den Tisch einfach ruhen: { opponents-player-begins } spielt dann für dich, bis du wiederkommst.
peace-resign-stand-in = { $name } spielt deinen Platz von jetzt an bis zum Ende, damit niemand warten muss.
peace-resign-last = Du wirst Letzter, was auch immer aus deinem Platz wird.
peace-resign-others = Die anderen spielen weiter, und ihre Ränge zählen unter ihnen. Sie erfahren, dass du aufgegeben hast.
peace-resign-watch = Du siehst von jetzt an zu wie alle, die hier nicht sitzen.
peace-resign-ends = Es bleiben nur Gegner des Hauses, also endet die Partie ohne Ergebnis.
peace-resign-away = Was du gerade wählen wolltest und deine Antworten im Voraus sind weg.
peace-resign-button = Endgültig aufgeben
peace-resign-stay = Weiterspielen
peace-resigned = Du hast aufgegeben.
peace-has-resigned = hat aufgegeben
peace-rating-asked = Wenn jemand aufgibt, ändert die Partie nur dessen Wertung. Unter euch, die weiterspielen, zählt sie, wenn ihr es alle wünscht.
peace-rating-agree = Unter uns soll sie zählen
peace-rating-missing = Die Partie zählt unter euch, die weiterspielen, sobald es auch diese wünschen: { $names }.
peace-rating-counts = Jemand hat aufgegeben. Wie ihr es alle wünscht, zählt die Partie unter denen, die weiterspielen.

# Eine Pause, der alle zustimmen.

peace-pause = Pause
peace-pause-text = Wenn alle zustimmen, stehen die Uhren einige Tage still. Spielen geht trotzdem, und die Pause endet früher, wenn alle es wünschen.
peace-pause-length = Tage
peace-pause-propose = Die anderen fragen
peace-pause-proposed = { $days ->
    [one] { $name } bittet um eine Pause von einem Tag.
   *[other] { $name } bittet um eine Pause von { $days } Tagen.
}
peace-pause-missing = Noch nicht zugestimmt: { $names }.
peace-pause-agree = Zustimmen
peace-pause-refuse = Lieber nicht
peace-pause-drop = Zurückziehen
peace-paused = Pause bis { $when }: Für niemanden läuft die Zeit.
peace-pause-end-missing = Einige möchten weiterspielen; es fehlt noch: { $names }.
peace-pause-end = Ich möchte weiterspielen
peace-pause-end-withdraw = Die Pause darf dauern

# Einen Namen melden.

peace-report = Diesen Namen melden
peace-report-text = Die Betreiber dieses Hauses lesen, was du hier schreibst, sehen sich den Namen „{ $name }“ an und antworten dir. { $name } erfährt nie davon.
peace-report-why = Was stimmt damit nicht?
peace-report-button = Melden
peace-reported = Die Betreiber dieses Hauses haben deine Meldung. Sie antworten dir.
peace-reports-title = Was du gemeldet hast
peace-report-open = noch nicht beantwortet
