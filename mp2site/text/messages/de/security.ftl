## Wer für jemanden handeln darf: der Abschnitt der Einstellungen

security-tab = Sicherheit
security-title = Sicherheit
security-back = Zurück zur Sicherheit
security-since = seit { $when }
security-off = aus
security-password = Passwort
security-password-note = Mit einem neuen Passwort sind alle anderen Browser abgemeldet, und API-Token, die Kalenderadresse und Links in Mails gelten nicht mehr.
security-addresses-change = Adressen ändern
security-factor = Zweiter Faktor
security-factor-note = Mit einem zweiten Faktor reicht dein Passwort allein nicht zum Anmelden: Du brauchst auch einen Code von deinem Telefon oder einen Passkey.
security-app = Authenticator-App
security-app-add = Einrichten
security-app-remove = Ausschalten
security-codes = Wiederherstellungscodes
security-codes-left = { $count ->
    [one] noch { $count } Code
   *[other] noch { $count } Codes
}
security-codes-show = Anzeigen
security-passkeys = Passkeys
security-passkeys-note = Melde dich mit Fingerabdruck, Gesicht oder PIN deines Geräts an oder mit einem Sicherheitsschlüssel. Ein Passkey gilt auch als zweiter Faktor nach dem Passwort.
security-passkey-add = Passkey hinzufügen
security-passkey-number = Passkey { $number }
security-passkey-used = zuletzt benutzt { $when }
security-passkey-rename = Umbenennen
security-passkey-remove = Entfernen
security-sessions = Wo du angemeldet bist
security-session-this = dieser Browser
security-session-unnamed = Unbekannter Browser
security-others-button = Überall sonst abmelden
security-others-note = Dieser Browser bleibt angemeldet. Alle anderen werden abgemeldet, und API-Token, die Kalenderadresse und Links in Mails gelten nicht mehr. Kein Gerät, auch dieses nicht, zeigt Mitteilungen, bis du sie dort wieder einschaltest.
security-others-out = Alle anderen Browser sind abgemeldet.
security-tokens = API-Token
security-tokens-note = Für Programme, die für dich spielen oder lesen.
security-tokens-open = API-Token

## Der zweite Schritt beim Anmelden

security-second-title = Noch ein Schritt
security-second-text = Dein Konto verlangt einen zweiten Faktor: einen Code aus deiner Authenticator-App oder einen deiner Wiederherstellungscodes.
security-second-cancel = Abbrechen
security-code = Code aus der App
security-code-either = Code
security-passkey-use = Passkey benutzen
security-passkey-sign-in = Mit einem Passkey anmelden
security-passkey-failed = Das hat nicht geklappt: Der Passkey wurde nicht gezeigt, oder dieser Browser hat keinen für diese Seite. Versuch es noch einmal oder nimm einen anderen Weg.
security-passkey-insecure = Diese Seite wurde über http geöffnet. Passkeys funktionieren nur über https (oder auf localhost).
security-passkey-script = Passkeys brauchen JavaScript.

## Vor einer Änderung

security-again-code = Gib vor dieser Änderung einen Code aus deiner Authenticator-App oder einen Wiederherstellungscode ein.
security-again-passkey = Benutze vor dieser Änderung einen deiner Passkeys.
security-again-password = Mit dem Passwort
security-again-app = Mit einem Code

## Die App

security-app-title = Authenticator-App einrichten
security-app-text = Scanne dieses Bild mit der App und gib dann den Code ein, den sie zeigt.
security-app-picture = QR-Code für die Authenticator-App
security-app-secret = Scannen geht nicht? Gib stattdessen diesen Schlüssel ein:
security-app-on = Einschalten
security-app-off-title = Authenticator-App ausschalten
security-app-off-text = Danach brauchst du keinen Code aus der App mehr. Hast du auch keinen Passkey, reicht dein Passwort allein zum Anmelden, und die Wiederherstellungscodes gelten nicht mehr.

## Wiederherstellungscodes

security-codes-text = Jeder Code gilt einmal, wenn du dein Telefon oder deinen Passkey verloren hast. Druck die Codes aus oder bewahre sie an einem sicheren Ort auf.
security-codes-download = Herunterladen
security-codes-new = Neue Codes erstellen
security-codes-new-text = Die alten Codes gelten nicht mehr, sobald es neue gibt.

## Passkeys

security-passkey-add-text = Dein Browser fragt nach Fingerabdruck, Gesicht, PIN oder Sicherheitsschlüssel. Nichts davon verlässt dein Gerät.
security-passkey-name = Name des Passkeys
security-passkey-alone = Damit allein anmelden, ohne Passwort
security-passkey-alone-hint = Er wird dann auf dem Gerät gespeichert und verlangt Fingerabdruck, Gesicht oder PIN.
security-passkey-make = Weiter
security-passkey-rename-title = Passkey umbenennen
security-passkey-remove-title = Passkey entfernen
security-passkey-remove-text = Mit „{ $name }“ kann sich dann niemand mehr anmelden.

## Was nach einem Schritt gesagt wird

security-said-codes = Hier sind deine neuen Wiederherstellungscodes. Bewahre sie gut auf.
security-said-app-on = Die Authenticator-App ist eingerichtet.
security-said-app-off = Die Authenticator-App ist ausgeschaltet.
security-said-passkey-added = Der Passkey ist hinzugefügt.
security-said-passkey-removed = Der Passkey ist entfernt.

## Was nicht geht

security-error-attempts = Zu viele Versuche von hier. Warte fünf Minuten und versuch es dann noch einmal, oder setz ein neues Passwort.
security-error-begun-before = Seit du hier dein Passwort eingegeben hast, hat es sich geändert, oder du hast dich überall abgemeldet. Melde dich noch einmal an.
security-error-code = Dieser Code stimmt nicht. Ein Code aus der App gilt eine halbe Minute; ein Wiederherstellungscode gilt einmal.
security-error-no-factor = Wiederherstellungscodes ersetzen einen verlorenen zweiten Faktor. Richte zuerst einen ein.
security-busy-title = Einen Augenblick
security-busy-text = Gerade melden sich sehr viele Leute an. Deine Eingabe wurde nicht verarbeitet; versuch es in ein paar Sekunden noch einmal.

## Mails über Änderungen

security-mail-sign-in-subject = Eine neue Anmeldung
security-mail-sign-in = jemand, höchstwahrscheinlich du, hat sich bei deinem Konto in einem Browser angemeldet, den du noch nicht benutzt hattest.
security-mail-address-added-subject = Eine Adresse wurde hinzugefügt
security-mail-address-added = die Adresse { $address } wurde zu deinem Konto hinzugefügt.
security-mail-address-changed-subject = Deine Hauptadresse hat sich geändert
security-mail-address-changed = deine Mails gehen ab jetzt an { $address }.
security-mail-address-removed-subject = Eine Adresse wurde entfernt
security-mail-address-removed = die Adresse { $address } wurde aus deinem Konto entfernt.
security-mail-password-subject = Dein Passwort hat sich geändert
security-mail-password = dein Konto hat ein neues Passwort. Alle anderen Browser sind abgemeldet.
security-mail-app-on-subject = Eine Authenticator-App wurde eingerichtet
security-mail-app-on = beim Anmelden verlangt dein Konto jetzt einen Code aus einer Authenticator-App.
security-mail-app-off-subject = Die Authenticator-App wurde ausgeschaltet
security-mail-app-off = beim Anmelden verlangt dein Konto keinen Code aus einer Authenticator-App mehr.
security-mail-codes-subject = Neue Wiederherstellungscodes
security-mail-codes = für dein Konto gibt es neue Wiederherstellungscodes; die alten gelten nicht mehr.
security-mail-passkey-added-subject = Ein Passkey wurde hinzugefügt
security-mail-passkey-added = ein Passkey wurde zu deinem Konto hinzugefügt.
security-mail-passkey-removed-subject = Ein Passkey wurde entfernt
security-mail-passkey-removed = ein Passkey wurde aus deinem Konto entfernt.
security-mail-facts = { $when } ({ $zone }), { $browser }
security-mail-not-you = Wenn du das warst, ist alles gut. Wenn nicht, setz sofort ein neues Passwort; damit sind alle anderen abgemeldet:
security-mail-end = Caravanserai
