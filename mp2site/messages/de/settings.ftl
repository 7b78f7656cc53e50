# Die eigenen Einstellungen.

settings-title = Einstellungen
settings-language = Sprache
settings-language-hint = Für die Seiten und für Mails an dich.
settings-theme = Farben
settings-theme-auto = Wie das Gerät
settings-theme-day = Tag
settings-theme-night = Nacht
settings-time-zone = Zeitzone
settings-time-zone-hint = Zeiten werden dir in dieser Zone angezeigt.
settings-save = Speichern
settings-saved = Deine Einstellungen sind gespeichert.
settings-more = Mehr zu deinem Konto
settings-addresses = E-Mail-Adressen
settings-password = Passwort ändern
