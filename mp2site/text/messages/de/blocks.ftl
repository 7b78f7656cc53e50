# Menschen blockieren.

blocks-block = { $name } blockieren
blocks-block-text = { $name } kann sich nicht mehr an deine Tische setzen, dich nicht einladen und dir nicht schreiben, und ihr seht euch nicht mehr in Listen und Suchen. Gemeinsame Partien gehen weiter, aber was { $name } dort schreibt, siehst du nicht. Niemand erfährt davon, auch { $name } nicht.
blocks-block-button = Blockieren
blocks-blocked = Du hast { $name } blockiert. Niemand erfährt davon.
blocks-unblocked = Du blockierst { $name } nicht mehr.
blocks-is-blocked = Du hast { $name } blockiert. Das weißt nur du.
blocks-unblock = Nicht mehr blockieren
blocks-title = Blockierte Personen
blocks-note = Diese Personen können sich nicht an deine Tische setzen, dich nicht einladen und dir nicht schreiben, und auch du setzt dich nicht versehentlich zu ihnen. Niemand erfährt davon. Gemeinsame Partien gehen weiter.
blocks-none = Du hast niemanden blockiert. Das geht auf der Seite einer Person.
blocks-since = seit { $when }
