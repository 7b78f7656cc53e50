# Ohne Netz: der Streifen über einer aufgehobenen Seite, und die Seite dafür.

offline-bar = Ohne Netz
offline-seen-today = Stand: { $at } Uhr; du bist offline.
offline-seen-earlier = Stand: { $at } Uhr; du bist offline.
offline-closed = Wählen und senden kannst du erst wieder mit Netz.
offline-title = Du bist offline
offline-text = Diese Seite ist auf diesem Gerät nicht gespeichert. Sie lädt von selbst, sobald du wieder Netz hast.
offline-again = Noch einmal versuchen
offline-kept = Zuletzt hier gesehen
