# Ein Tisch vor seiner Partie, für die, die ihn leiten.

moderation-remove = Entfernen
moderation-remove-named = { $name } vom Tisch entfernen
moderation-removed = { $name } sitzt nicht mehr hier und erfährt es.
moderation-closed = Die Betreiber dieses Hauses haben den Tisch geschlossen, bevor seine Partie begann.
moderation-closed-title = Dieser Tisch ist geschlossen
moderation-hidden = Die Betreiber dieses Hauses haben den Tisch verborgen: Nur ihr, die ihr hier sitzt, seht ihn. Ihr könnt weiterspielen.

moderation-others = Einen anderen Tisch finden

# E-Mails über das, was die Hausleute taten.

moderation-mail-suspended-subject = Dein Konto ist gesperrt
moderation-mail-suspended = die Betreiber dieses Hauses haben dein Konto gesperrt. Du bist abgemeldet und kannst dich nicht anmelden. Wo deine Partien weitergehen, spielt ein Gegner oder das Haus für dich, damit niemand wartet; an Tischen, die noch nicht begonnen hatten, ist dein Platz wieder frei.
moderation-mail-restored-subject = Dein Konto ist wieder offen
moderation-mail-restored = dein Konto ist wieder offen: Du kannst dich anmelden. Das Haus hat deine Plätze übernommen; du nimmst jeden mit einem Klick an seinem Tisch zurück.
moderation-mail-renamed-subject = Du heißt hier jetzt anders
moderation-mail-renamed = die Betreiber dieses Hauses haben dir einen anderen Namen gegeben: { $name }. Melde dich von nun an damit an, oder wie bisher mit deiner Adresse.
moderation-mail-password-subject = Die Betreiber dieses Hauses haben dein Passwort geändert
moderation-mail-password = die Betreiber dieses Hauses haben das Passwort deines Kontos geändert oder es dir genommen. Du bist überall abgemeldet. Damit nur du es kennst, fordere beim Anmelden ein neues an.
moderation-mail-factors-subject = Beim Anmelden fällt der zweite Schritt weg
moderation-mail-factors = die Betreiber dieses Hauses haben den zweiten Schritt beim Anmelden von deinem Konto entfernt: die Authenticator-App, Passkeys und Wiederherstellungscodes. Du bist überall abgemeldet. Melde dich mit deinem Passwort an und richte sie neu ein.
moderation-mail-why = Der angegebene Grund: { $why }
moderation-mail-contact = Wenn du das für einen Irrtum hältst oder mehr wissen möchtest, schreib an { $address }.

# Anmelden mit gesperrtem Konto.

moderation-suspended-title = Dein Konto ist gesperrt
moderation-suspended-text = Die Betreiber dieses Hauses lassen dich vorerst nicht mehr herein. Wo deine Partien weitergehen, spielt ein Gegner oder das Haus für dich, damit niemand wartet.
moderation-suspended-contact = Wenn du das für einen Irrtum hältst oder wissen möchtest, bis wann, schreib an { $address }.

# Was die Hausleute in der Verwaltung lesen.

moderation-why = Grund
moderation-name = Neuer Name
moderation-search-tables = Nummer oder ganzer Name eines Tischs, oder Name seines Gastgebers
moderation-action-rename = Umbenennen
moderation-action-hide = Verbergen
moderation-action-show = Wieder zeigen
moderation-action-close = Schließen
moderation-action-suspend = Sperren
moderation-action-restore = Wieder zulassen
moderation-action-factors-off = Zweite Faktoren entfernen
moderation-done =
    { $count ->
        [one] Getan und aufgeschrieben.
       *[other] Für { $count } getan und aufgeschrieben.
    }
moderation-one-name = Einen Namen bekommt immer nur eine Person.
moderation-error-not-staff = Das tun nur die Hausleute.
moderation-error-why = Gib einen Grund an, 1 bis 500 Zeichen lang. Er wird aufgeschrieben, und wen er betrifft, der erfährt ihn.
moderation-error-yourself = Niemand sperrt sich selbst.
moderation-error-of-the-staff = Bei Hausleuten tut das nur, wer alles darf.
moderation-error-not-superuser = Das tut nur, wer alles darf.
moderation-error-inactive = Dieses Konto ist schon gesperrt oder geschlossen.
moderation-error-not-suspended = Diese Person ist nicht gesperrt.
moderation-error-no-factors = Diese Person hat keinen zweiten Faktor.
moderation-error-of-the-house = Das ist einer der Gegner des Hauses. Gegner schaltet die Einstellung OPPONENTS ab.
moderation-action-take-back = Die Nachrichten zurücknehmen
moderation-action-dissolve = Den Kreis auflösen
moderation-action-reply = Auf die Meldung antworten
moderation-error-answered = Diese Meldung ist schon beantwortet.
moderation-mail-report-subject = Was du gemeldet hast
moderation-mail-report = die Betreiber dieses Hauses haben angesehen, was du gemeldet hast, und antworten:
moderation-mail-answer = { $why }
