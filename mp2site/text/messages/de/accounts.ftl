## Anmelden, registrieren, das eigene Konto

accounts-login-title = Anmelden
accounts-login-button = Anmelden
accounts-login-new = Neu hier?
accounts-login-signup = Registrieren
accounts-signup-title = Registrieren
accounts-signup-note = Deinen Namen sehen die anderen am Tisch. An deine Adresse geht eine Mail, wenn du am Zug bist; niemand sieht sie.
accounts-signup-button = Registrieren
accounts-signup-known = Schon einmal hier gewesen?
accounts-signup-login = Anmelden
accounts-closed-title = Registrieren geht gerade nicht
accounts-closed-text = Dieses Haus nimmt zurzeit keine neuen Gäste auf.
accounts-inactive-title = Dieses Konto ist geschlossen
accounts-inactive-text = Niemand kann sich damit anmelden. Ist das ein Irrtum, dann schreib den Betreibern dieses Hauses.
accounts-logout-title = Abmelden
accounts-logout-text = Deine Tische bleiben, wie sie sind, und Mails erreichen dich weiter.
accounts-logout-button = Abmelden
accounts-logout-stay = Bleiben
accounts-reset-title = Passwort vergessen?
accounts-reset-text = Sag uns deine E-Mail-Adresse, und ein Link zu einem neuen Passwort ist unterwegs.
accounts-reset-button = Link schicken
accounts-reset-back = Zurück zum Anmelden
accounts-reset-sent-title = Schau in deine Mails
accounts-reset-sent-text = Wenn wir die Adresse kennen, ist eine Mail mit einem Link dorthin unterwegs. Nach ein paar Minuten noch nichts da? Schau in den Spam-Ordner.
accounts-mailbox-hint = Mails verlassen dieses Haus nicht; sie landen hier:
accounts-new-password-title = Ein neues Passwort
accounts-new-password-button = Passwort setzen
accounts-new-password-bad-title = Dieser Link geht nicht
accounts-new-password-bad-text = Vielleicht wurde er schon benutzt, oder er ist zu alt.
accounts-new-password-again = Neuen Link schicken
accounts-new-password-done-title = Dein neues Passwort gilt
accounts-new-password-done-text = Melde dich ab jetzt damit an.
accounts-password-title = Passwort ändern
accounts-password-button = Passwort ändern
accounts-password-forgotten = Passwort vergessen?
accounts-password-set-title = Passwort setzen
accounts-again-title = Bist du es?
accounts-again-text = Gib vor dieser Änderung noch einmal dein Passwort ein.
accounts-again-button = Weiter
accounts-verify-sent-title = Schau in deine Mails
accounts-verify-sent-text = Wenn du uns eben eine Adresse genannt hast, liegt dort eine Mail mit einem Link: Öffne ihn, dann wissen wir, dass die Adresse dir gehört, und dürfen dir schreiben. Nach ein paar Minuten noch nichts da? Schau in den Spam-Ordner, oder lass dir die Mail noch einmal schicken.
accounts-verify-needed-title = Bitte bestätige deine Adresse
accounts-verify-needed-text = Dafür müssen wir wissen, dass deine E-Mail-Adresse dir gehört. Öffne den Link in der Mail, die du von uns hast, und komm dann zurück; hast du keine, lass sie dir noch einmal schicken.
accounts-confirm-title = Adresse bestätigen
accounts-confirm-text = Ist { $email } die Adresse von { $name }?
accounts-confirm-button = Ja, bestätigen
accounts-confirm-taken = { $email } gehört schon zu einem anderen Konto.
accounts-confirm-bad = Dieser Link ist zu alt, oder er wurde schon benutzt.
accounts-confirm-again = Einen neuen schicken
accounts-email-title = E-Mail-Adressen
accounts-email-note = Deine Züge melden wir an die Hauptadresse, sobald sie bestätigt ist.
accounts-email-verified = bestätigt
accounts-email-unverified = noch nicht bestätigt
accounts-email-primary = Hauptadresse
accounts-email-make-primary = Zur Hauptadresse machen
accounts-email-send = Link noch einmal schicken
accounts-email-send-often = An dieselbe Adresse geht höchstens alle drei Minuten ein Link, und zehnmal am Tag.
accounts-email-remove = Entfernen
accounts-email-none = Wir kennen keine Adresse von dir: Keine Mail kann dir sagen, dass du am Zug bist.
accounts-email-add-title = Noch eine Adresse
accounts-email-add = Hinzufügen

## Was nach einem Schritt gesagt wird

accounts-said-keeps-primary = { $email } ist deine Hauptadresse und bleibt. Mach zuerst eine andere dazu.
accounts-said-link-sent = Ein Link ist unterwegs an { $email }.
accounts-said-link-not-sent = Eben wurde keine Mail verschickt: An { $email } geht höchstens alle drei Minuten und zehnmal am Tag ein Link. Hattest du schon einen, gilt er noch; schau auch in den Spam-Ordner.
accounts-said-nothing-to-confirm = Es gibt keine Adresse von dir, die noch zu bestätigen wäre.
accounts-confirm-send = Mail noch einmal schicken
accounts-confirm-other = eine andere Adresse
accounts-confirm-home = { $email } ist noch nicht bestätigt, also kann dir keine Mail sagen, dass du dran bist. Öffne den Link in der Mail von uns; hast du keine, lass sie dir noch einmal schicken.
accounts-confirm-none = Wir kennen keine Adresse von dir, also kann dir keine Mail sagen, dass du dran bist.
accounts-confirm-add = Adresse angeben
accounts-said-confirmed = { $email } ist bestätigt.
accounts-said-removed = { $email } ist entfernt.
accounts-said-signed-out = Du bist abgemeldet. Deine Tische warten auf dich.
accounts-said-password-changed = Dein neues Passwort gilt.
accounts-said-primary-set = Mails gehen jetzt an deine neue Hauptadresse.
accounts-said-primary-unverified = Deine Hauptadresse muss erst bestätigt sein.

## Mails zum Konto

accounts-mail-hello = Hallo { $name },
accounts-mail-hello-you = Hallo,
accounts-mail-end =
    Warst du das nicht? Dann lass diese Mail liegen: Es ändert sich nichts.

    Caravanserai
accounts-mail-confirm-subject = Bitte bestätige deine Adresse
accounts-mail-confirm-text = öffne diesen Link, dann wissen wir, dass diese Adresse dir gehört. Von da an schreiben wir dir dorthin, wenn du am Zug bist:
accounts-mail-reset-subject = Ein neues Passwort
accounts-mail-reset-text = mit diesem Link setzt du ein neues Passwort:
accounts-mail-exists-subject = Du hast schon ein Konto
accounts-mail-exists-text = jemand, vielleicht du, wollte sich mit { $email } registrieren. Es gibt schon ein Konto mit dieser Adresse. Falls du sein Passwort vergessen hast, führt dieser Weg zu einem neuen:
accounts-error-name-address = Ein Name kann keine E-Mail-Adresse sein: Alle sehen ihn. Lass das @ weg.
accounts-error-name-form = Ein Name besteht aus Buchstaben und Ziffern, dazwischen . + - _; er beginnt und endet mit einem Buchstaben oder einer Ziffer.
accounts-error-name-alphabets = Dieser Name mischt Buchstaben mehrerer Alphabete, die gleich aussehen. Nimm nur ein Alphabet.
accounts-error-name-alike = Dieser Name sieht aus wie einer, den es schon gibt. Wähle einen, der nicht verwechselt werden kann.
