## Anmelden, registrieren, das eigene Konto

accounts-login-title = Anmelden
accounts-login-button = Anmelden
accounts-login-new = Neu hier?
accounts-login-signup = Registrieren
accounts-signup-title = Registrieren
accounts-signup-note = Deinen Namen sehen die anderen am Tisch. Wenn du am Zug bist, schicken wir eine Mail an deine Adresse; die sehen sie nicht.
accounts-signup-button = Registrieren
accounts-signup-known = Schon einmal hier gewesen?
accounts-signup-login = Anmelden
accounts-closed-title = Registrierung geschlossen
accounts-closed-text = Auf dieser Seite lassen sich zurzeit keine neuen Konten anlegen.
accounts-inactive-title = Dieses Konto ist geschlossen
accounts-inactive-text = Niemand kann sich damit anmelden. Wenn das ein Irrtum ist, schreib den Betreibern dieser Seite.
accounts-logout-title = Abmelden
accounts-logout-text = Deine Partien laufen weiter, und du bekommst weiterhin Mails.
accounts-logout-button = Abmelden
accounts-logout-stay = Angemeldet bleiben
accounts-reset-title = Passwort vergessen?
accounts-reset-text = Gib deine E-Mail-Adresse ein. Wir schicken dir einen Link, mit dem du ein neues Passwort festlegst.
accounts-reset-button = Link schicken
accounts-reset-back = Zurück zum Anmelden
accounts-reset-sent-title = Schau in dein Postfach
accounts-reset-sent-text = Wenn es zu dieser Adresse ein Konto gibt, haben wir eine Mail mit einem Link dorthin geschickt. Kommt in den nächsten Minuten nichts an, schau im Spam-Ordner nach.
accounts-mailbox-hint = Diese Seite verschickt keine Mails. Du findest sie hier:
accounts-new-password-title = Neues Passwort
accounts-new-password-button = Passwort festlegen
accounts-new-password-bad-title = Dieser Link funktioniert nicht
accounts-new-password-bad-text = Er wurde schon benutzt oder ist abgelaufen.
accounts-new-password-again = Neuen Link schicken
accounts-new-password-done-title = Dein neues Passwort gilt
accounts-new-password-done-text = Melde dich ab jetzt damit an.
accounts-password-title = Passwort ändern
accounts-password-button = Passwort ändern
accounts-password-forgotten = Passwort vergessen?
accounts-password-set-title = Passwort festlegen
accounts-again-title = Bestätige, dass du es bist
accounts-again-text = Gib vor dieser Änderung noch einmal dein Passwort ein.
accounts-again-button = Weiter
accounts-verify-sent-title = Schau in dein Postfach
accounts-verify-sent-text = Wenn du gerade eine Adresse angegeben hast, haben wir dir eine Mail mit einem Link geschickt. Öffne ihn, um zu bestätigen, dass die Adresse dir gehört; dann dürfen wir dir schreiben. Kommt in den nächsten Minuten nichts an, schau im Spam-Ordner nach oder lass dir die Mail noch einmal schicken.
accounts-verify-needed-title = Bitte bestätige deine Adresse
accounts-verify-needed-text = Dafür brauchst du eine bestätigte E-Mail-Adresse. Öffne den Link in der Mail von uns und komm dann zurück. Wenn du keine hast, lass sie dir noch einmal schicken.
accounts-confirm-title = Adresse bestätigen
accounts-confirm-text = Ist { $email } die Adresse von { $name }?
accounts-confirm-button = Ja, bestätigen
accounts-confirm-taken = { $email } gehört schon zu einem anderen Konto.
accounts-confirm-bad = Dieser Link ist abgelaufen oder wurde schon benutzt.
accounts-confirm-again = Neuen Link schicken
accounts-email-title = E-Mail-Adressen
accounts-email-note = Sobald deine Hauptadresse bestätigt ist, schicken wir dir dorthin eine Mail, wenn du am Zug bist.
accounts-email-verified = bestätigt
accounts-email-unverified = noch nicht bestätigt
accounts-email-primary = Hauptadresse
accounts-email-make-primary = Zur Hauptadresse machen
accounts-email-send = Link noch einmal schicken
accounts-email-send-often = An dieselbe Adresse schicken wir höchstens alle drei Minuten einen Link, und höchstens zehn am Tag.
accounts-email-remove = Entfernen
accounts-email-none = Du hast keine Adresse angegeben. Deshalb können wir dir keine Mail schicken, wenn du am Zug bist.
accounts-email-add-title = Weitere Adresse
accounts-email-add = Hinzufügen

## Was nach einem Schritt gesagt wird

accounts-said-keeps-primary = { $email } ist deine Hauptadresse und lässt sich nicht entfernen. Mach zuerst eine andere zur Hauptadresse.
accounts-said-link-sent = Wir haben einen Link an { $email } geschickt.
accounts-said-link-not-sent = Diesmal haben wir keine Mail geschickt: An { $email } geht höchstens alle drei Minuten ein Link, und höchstens zehn am Tag. Ein früherer Link gilt noch; schau auch im Spam-Ordner nach.
accounts-said-nothing-to-confirm = Keine deiner Adressen muss noch bestätigt werden.
accounts-confirm-send = Mail noch einmal schicken
accounts-confirm-other = eine andere Adresse
accounts-confirm-home = { $email } ist noch nicht bestätigt. Deshalb können wir dir keine Mail schicken, wenn du am Zug bist. Öffne den Link in der Mail von uns. Wenn du keine hast, lass sie dir noch einmal schicken.
accounts-confirm-none = Du hast keine Adresse angegeben. Deshalb können wir dir keine Mail schicken, wenn du am Zug bist.
accounts-confirm-add = Adresse angeben
accounts-said-confirmed = { $email } ist bestätigt.
accounts-said-removed = { $email } ist entfernt.
accounts-said-signed-out = Du bist abgemeldet. Deine Partien laufen weiter.
accounts-said-password-changed = Dein neues Passwort gilt.
accounts-said-primary-set = Mails gehen jetzt an deine neue Hauptadresse.
accounts-said-primary-unverified = Deine Hauptadresse muss erst bestätigt werden.

## Mails zum Konto

accounts-mail-hello = Hallo { $name },
accounts-mail-hello-you = Hallo,
accounts-mail-end =
    Wenn du das nicht warst, ignoriere diese Mail: Es ändert sich nichts.

    Caravanserai
accounts-mail-confirm-subject = Bitte bestätige deine Adresse
accounts-mail-confirm-text = öffne diesen Link, um zu bestätigen, dass diese Adresse dir gehört. Danach schreiben wir dir dorthin, wenn du am Zug bist:
accounts-mail-reset-subject = Ein neues Passwort
accounts-mail-reset-text = öffne diesen Link, um ein neues Passwort festzulegen:
accounts-mail-exists-subject = Du hast schon ein Konto
accounts-mail-exists-text = jemand, vielleicht du, wollte sich mit { $email } registrieren. Zu dieser Adresse gibt es schon ein Konto. Wenn du das Passwort vergessen hast, kannst du hier ein neues festlegen:
accounts-error-name-address = Ein Name darf keine E-Mail-Adresse sein, denn alle sehen ihn. Lass das @ weg.
accounts-error-name-form = Ein Name besteht aus Buchstaben und Ziffern, dazwischen . + - _; er beginnt und endet mit einem Buchstaben oder einer Ziffer.
accounts-error-name-alphabets = Dieser Name mischt Buchstaben aus mehreren Alphabeten, die sich ähnlich sehen. Nimm nur ein Alphabet.
accounts-error-name-alike = Dieser Name sieht einem vergebenen Namen zu ähnlich. Wähle einen anderen.
