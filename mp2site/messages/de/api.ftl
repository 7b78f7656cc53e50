# Titel der Probleme der REST-Schnittstelle, nach ihrem Code.

api-malformed = Die Anfrage ist nicht das, was dieser Aufruf erwartet.
api-too-large = Die Anfrage ist zu groß.
api-not-json = Anfragen sind JSON: schicke sie als application/json.
api-not-signed-in = Melde dich an, oder schicke ein Token mit.
api-bad-credentials = Dieses Token ist nicht gültig.
api-forbidden = Das darfst du nicht.
api-not-found = Hier ist nichts, oder nichts, was du sehen darfst.
api-method-not-allowed = Diese Adresse kennt diese Methode nicht.
api-throttled = Zu viele Anfragen. Warte ein wenig.
api-bug = Bei uns ist etwas kaputt. Es ist notiert.
api-not-your-seat = Du hast keinen Platz an diesem Tisch.
api-not-open = Der Tisch hat schon angefangen.
api-full = Alle Plätze sind besetzt.
api-already-seated = Du hast schon einen Platz an diesem Tisch.
api-wrong-token = An diesen Tisch kommt man nur mit Einladung.
api-not-host = Das darf nur, wer den Tisch eröffnet hat.
api-not-enough-seats = Es sind noch Plätze frei.
api-not-playing = An diesem Tisch läuft kein Spiel.
api-stale-decision = Diese Entscheidung ist nicht mehr offen. Sieh dir den Tisch neu an.
api-illegal = Die Regeln erlauben das nicht.
api-nothing-to-undo = Es gibt nichts zurückzunehmen.
api-quarantined = Ein Fehler in den Regeln hat diesen Tisch angehalten.
api-bad-setup = So lässt sich kein Tisch einrichten.
api-bad-order = Einen solchen Dauerauftrag gibt es nicht.
api-bad-ply = Diesen Zug gibt es in der Partie nicht.
api-busy = Der Tisch ist gerade beschäftigt. Versuche es noch einmal.
