## Circles: groups of people who play with one another

circles-yours = Deine Kreise
circles-none = Ein Kreis ist eine Gruppe mit einem Namen, einer eigenen Seite und einem Einladungslink.
circles-new = Einen Kreis gründen
circles-new-text = Für Familie, Verein oder Kollegen: Du kannst alle Mitglieder auf einmal einladen. Nur Mitglieder sehen den Kreis.
circles-name = Name
circles-about = Beschreibung
circles-about-hint = Wer den Link hat, liest sie vor dem Beitreten.
circles-found = Kreis gründen
circles-founded = { $name } ist gegründet. Schick den Link an alle, die dazugehören sollen.
circles-members = { $count ->
    [one] ein Mitglied
   *[other] { $count } Mitglieder
}
circles-members-title = Mitglieder
circles-founder = Gründer
circles-since = seit { $date }
circles-of = { $count ->
    [one] Gegründet von { $name }
   *[other] Gegründet von { $name }, { $count } Mitglieder
}
circles-invite-all = Tisch für diesen Kreis eröffnen
circles-tables = Offene Tische
circles-tables-note = von Mitgliedern eröffnet, alle können mitspielen
circles-tables-none = Gerade sucht kein Mitglied Mitspieler.
circles-ladders = Ranglisten
circles-ladder-note = Hier stehen nur Mitglieder dieses Kreises.
circles-back = Zurück zu „{ $name }“
circles-link = Einladungslink
circles-link-text = Wer diesen Link und ein Konto hat, kann beitreten.
circles-link-none = Der Link ist abgeschaltet, deshalb kann niemand beitreten.
circles-link-renew = Link erneuern
circles-link-open = Link anlegen
circles-link-close = Abschalten
circles-link-renewed = Es gibt einen neuen Link. Frühere gelten nicht mehr.
circles-link-closed = Der Link ist abgeschaltet.
circles-rename = Namen und Beschreibung ändern
circles-rename-save = Speichern
circles-remove = Entfernen
circles-remove-named = { $name } entfernen
circles-removed = { $name } ist kein Mitglied mehr. Der Kreis hat einen neuen Link.
circles-hand-over = Kreis übergeben
circles-hand-over-to = { $name } den Kreis übergeben
circles-handed-over = { $name } leitet jetzt diesen Kreis.
circles-report = Diesen Kreis melden
circles-report-text = Die Betreiber dieser Seite lesen, was du hier schreibst, sehen sich Namen und Beschreibung des Kreises an und antworten dir. Die Mitglieder erfahren nichts davon.
circles-leave = Kreis verlassen
circles-leave-text = Du siehst den Kreis dann nicht mehr. Partien mit seinen Mitgliedern gehen weiter.
circles-left = Du hast den Kreis verlassen.
circles-end = Verlassen oder auflösen
circles-end-text = Bevor du den Kreis verlässt, übergib ihn jemand anderem. Löst du ihn auf, ist er für alle gelöscht; Partien gehen weiter.
circles-dissolve = Kreis auflösen
circles-dissolved = Der Kreis ist aufgelöst.
circles-join = Beitreten
circles-join-text = Die Mitglieder sehen deinen Namen in der Liste und können dich einladen, und du sie. Du kannst den Kreis jederzeit verlassen.
circles-joined = Du bist Mitglied von { $name }.
circles-sign-in = Anmelden und beitreten
circles-sign-up = Registrieren und beitreten
