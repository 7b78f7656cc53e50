# Ein Tisch vor seiner Partie, für die, die ihn leiten.

moderation-remove = Entfernen
moderation-remove-named = { $name } vom Tisch entfernen
moderation-removed = { $name } sitzt nicht mehr hier. Wir benachrichtigen die Person.
moderation-closed = Die Betreiber dieser Seite haben den Tisch geschlossen, bevor die Partie begann.
moderation-closed-title = Dieser Tisch ist geschlossen
moderation-hidden = Die Betreiber dieser Seite haben den Tisch verborgen: Nur die Leute am Tisch sehen ihn. Ihr könnt weiterspielen.

moderation-others = Einen anderen Tisch finden

# E-Mails über das, was die Hausleute taten.

moderation-mail-suspended-subject = Dein Konto ist gesperrt
moderation-mail-suspended = die Betreiber dieser Seite haben dein Konto gesperrt. Du bist abgemeldet und kannst dich nicht anmelden. In deinen laufenden Partien spielen Vertretungen für dich, damit niemand warten muss. An Tischen, die noch nicht begonnen hatten, ist dein Platz wieder frei.
moderation-mail-restored-subject = Dein Konto ist wieder offen
moderation-mail-restored = dein Konto ist wieder offen: Du kannst dich anmelden. Vertretungen spielen für dich, bis du deine Plätze zurücknimmst, mit einem Klick an jedem Tisch.
moderation-mail-renamed-subject = Du hast hier einen neuen Namen
moderation-mail-renamed = die Betreiber dieser Seite haben dir einen neuen Namen gegeben: { $name }. Melde dich von nun an damit an, oder wie bisher mit deiner Adresse.
moderation-mail-password-subject = Die Betreiber dieser Seite haben dein Passwort geändert
moderation-mail-password = die Betreiber dieser Seite haben das Passwort deines Kontos geändert oder entfernt. Du bist überall abgemeldet. Fordere auf der Anmeldeseite ein neues an, damit nur du es kennst.
moderation-mail-factors-subject = Beim Anmelden fällt der zweite Schritt weg
moderation-mail-factors = die Betreiber dieser Seite haben die zweiten Faktoren deines Kontos entfernt: die Authenticator-App, Passkeys und Wiederherstellungscodes. Du bist überall abgemeldet. Melde dich mit deinem Passwort an und richte sie neu ein.
moderation-mail-why = Der angegebene Grund: { $why }
moderation-mail-contact = Wenn du das für einen Irrtum hältst oder mehr wissen möchtest, schreib an { $address }.

# Anmelden mit gesperrtem Konto.

moderation-suspended-title = Dein Konto ist gesperrt
moderation-suspended-text = Die Betreiber dieser Seite haben dein Konto vorerst gesperrt. In deinen laufenden Partien spielen Vertretungen für dich, damit niemand warten muss.
moderation-suspended-contact = Wenn du das für einen Irrtum hältst oder wissen möchtest, wie lange es dauert, schreib an { $address }.

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
        [one] Erledigt und protokolliert.
       *[other] Für { $count } erledigt und protokolliert.
    }
moderation-one-name = Du kannst immer nur einen Namen ändern.
moderation-error-not-staff = Das darf nur das Team.
moderation-error-why = Gib einen Grund an, 1 bis 500 Zeichen lang. Er wird protokolliert, und die Betroffenen können ihn lesen.
moderation-error-yourself = Du kannst dich nicht selbst sperren.
moderation-error-of-the-staff = Bei Mitgliedern des Teams darf das nur ein Superuser.
moderation-error-not-superuser = Das darf nur ein Superuser.
moderation-error-inactive = Dieses Konto ist schon gesperrt oder geschlossen.
moderation-error-not-suspended = Diese Person ist nicht gesperrt.
moderation-error-no-factors = Diese Person hat keinen zweiten Faktor.
moderation-error-computer-opponent = Das ist ein Computergegner dieser Seite. Gegner schaltet die Einstellung OPPONENTS ab.
moderation-action-take-back = Die Nachrichten zurücknehmen
moderation-action-dissolve = Den Kreis auflösen
moderation-action-reply = Auf die Meldung antworten
moderation-error-answered = Diese Meldung ist schon beantwortet.
moderation-mail-report-subject = Deine Meldung
moderation-mail-report = die Betreiber dieser Seite haben sich deine Meldung angesehen. Ihre Antwort:
moderation-mail-answer = { $why }
