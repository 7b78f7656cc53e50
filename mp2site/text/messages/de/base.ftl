## Jede Seite: Kopfleiste, Fuß, Meldungen, kleine Teile

base-name = Caravanserai
base-description = Lange Brettspiele über Handelsrouten. Spiel sie über mehrere Tage, in deinem Tempo.
base-skip = Zum Inhalt springen
base-nav = Hauptmenü
base-nav-places = Bereiche
base-home = Start
base-tables = Tische
base-titles = Spiele
base-people = Leute
base-games = Partien
base-my-games = Meine Partien
base-next-table = Nächster Tisch
base-next = Weiter
base-next-table-waiting = { $count ->
    [one] Ein Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
}
base-vacation = Urlaub
base-mailbox = Postfach
base-menu = Menü von { $name }
base-settings = Einstellungen
base-email = E-Mail-Adresse
base-password = Passwort
base-sign-in = Anmelden
base-sign-out = Abmelden
base-sign-up = Registrieren
base-theme-auto = Farben: Systemeinstellung. Zu Tag wechseln
base-theme-day = Farben: Tag. Zu Nacht wechseln
base-theme-night = Farben: Nacht. Zur Systemeinstellung wechseln
base-language = Sprache
base-credits = Dank und Quellen
base-licence = Freie Software (AGPL)
base-api = REST-API
base-dismiss = Schließen
base-optional = (freiwillig)
base-pages = Seiten
base-page-previous = Zurück
base-page-next = Weiter
base-page-of = Seite { $page } von { $pages }
base-seat = Platz { $number }
base-back = Zurück
base-close = Schließen
base-copy = Kopieren
base-share = Teilen
base-copied = Kopiert
base-copy-yourself = Markiert. Kopiere es jetzt selbst.
base-reload = Neu laden
base-refused-not-signed-in = Du bist abgemeldet. Melde dich an, um weiterzumachen. Deine Eingaben bleiben erhalten.
base-refused-signed-in-meanwhile = Du hast dich inzwischen angemeldet. Lade die Seite neu, um weiterzumachen.
base-refused-another-person = In diesem Browser ist jetzt jemand anderes angemeldet. Lade die Seite neu, um weiterzumachen.
base-refused-form-expired = Diese Seite ist veraltet, oder dein Browser nimmt keine Cookies dieser Seite an. Lade sie neu und versuch es noch einmal.
base-guest-gone = Deine Gastsitzung ist beendet, deshalb kannst du diese Partie nicht fortsetzen. Beginne eine neue oder registriere dich: Mit einem Konto bleiben deine Partien erhalten.
base-guest-new = Neue Partie

base-colon = :

base-list-more = { $before }, { $next }
base-list-last = { $before } und { $last }
