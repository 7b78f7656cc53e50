## Circles: groups of people who play with one another

circles-yours = Deine Kreise
circles-none = Ein Kreis ist eine Gruppe mit Namen, eigener Seite und einem Link zum Beitreten.
circles-new = Einen Kreis gründen
circles-new-text = Familie, Verein oder die Runde aus dem Büro: Wer in einem Kreis ist, ist mit einem Tipp eingeladen. Nur die Mitglieder sehen ihn.
circles-name = Name
circles-about = Ein Satz dazu
circles-about-hint = Wer den Link hat, liest ihn vor dem Beitreten.
circles-found = Gründen
circles-founded = { $name } ist gegründet. Schick den Link denen, die dazugehören.
circles-members = { $count ->
    [one] ein Mitglied
   *[other] { $count } Mitglieder
}
circles-members-title = Mitglieder
circles-founder = hat gegründet
circles-since = seit { $date }
circles-of = { $count ->
    [one] Ein Kreis von { $name }
   *[other] Ein Kreis von { $name }, { $count } Mitglieder
}
circles-invite-all = Einen Tisch für diesen Kreis öffnen
circles-tables = Offene Tische
circles-tables-note = von Mitgliedern, für alle zum Dazusetzen
circles-tables-none = Gerade sucht kein Mitglied Mitspieler.
circles-ladders = Ranglisten
circles-ladder-note = Hier stehen nur Mitglieder dieses Kreises.
circles-back = Zurück zu „{ $name }“
circles-link = Link zum Beitreten
circles-link-text = Wer ihn und ein Konto hat, kann beitreten.
circles-link-none = Der Link ist geschlossen: Gerade kann niemand beitreten.
circles-link-renew = Link erneuern
circles-link-open = Link anlegen
circles-link-close = Schließen
circles-link-renewed = Es gibt einen neuen Link. Frühere öffnen nichts mehr.
circles-link-closed = Der Link ist geschlossen.
circles-rename = Namen und Satz ändern
circles-rename-save = Speichern
circles-remove = Entfernen
circles-remove-named = { $name } entfernen
circles-removed = { $name } ist kein Mitglied mehr. Der Link ist ein neuer.
circles-hand-over = Kreis übergeben
circles-hand-over-to = { $name } den Kreis übergeben
circles-handed-over = { $name } kümmert sich jetzt um diesen Kreis.
circles-report = Diesen Kreis melden
circles-report-text = Die Betreiber dieses Hauses lesen, was du hier schreibst, sehen sich Namen und Satz des Kreises an und antworten dir. Niemand im Kreis erfährt davon.
circles-leave = Kreis verlassen
circles-leave-text = Du siehst ihn dann nicht mehr. Partien mit Mitgliedern gehen weiter.
circles-left = Du hast den Kreis verlassen.
circles-end = Verlassen oder auflösen
circles-end-text = Um zu gehen, übergib den Kreis erst jemand anderem. Aufgelöst ist er für alle weg; Partien gehen weiter.
circles-dissolve = Kreis auflösen
circles-dissolved = Der Kreis ist aufgelöst.
circles-join = Beitreten
circles-join-text = Die Mitglieder sehen deinen Namen in der Liste und können dich mit einem Tipp einladen, und du sie. Gehen kannst du jederzeit.
circles-joined = Du bist Mitglied von { $name }.
circles-sign-in = Anmelden und beitreten
circles-sign-up = Registrieren und beitreten
