# Benachrichtigungen per Mail.

mail-turn-subject = Du bist dran: { $table } ({ $title })
mail-turn-lead = Hallo { $name }, am Tisch „{ $table }“ ({ $title }) bist du dran.
mail-over-subject = Das Spiel ist aus: { $table } ({ $title })
mail-over-lead = Hallo { $name }, das Spiel am Tisch „{ $table }“ ({ $title }) ist aus.
mail-quarantined-subject = Angehalten: { $table } ({ $title })
mail-quarantined-lead = Hallo { $name }, wir haben einen Fehler in unseren Regeln gefunden und mussten den Tisch „{ $table }“ ({ $title }) anhalten. Nichts ist verloren, und niemand verliert Zeit. Es tut uns leid.
mail-to-do = Zu tun:
mail-results = Endstand
mail-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
mail-since = Das ist seit deinem letzten Zug geschehen
mail-more =
    { $count ->
        [one] … und eins davor.
       *[other] … und { $count } Dinge davor.
    }
mail-link = Zum Tisch:
mail-open = Tisch öffnen
mail-footer = Du bekommst diese Mail, weil du bei Caravanserai an diesem Tisch sitzt. Der Link zeigt nur den Tisch, er löst nichts aus.

# Die Postfach-Seite der eingebetteten Betriebsart.

mail-box-title = Postfach
mail-box-intro = Dieses Haus verschickt keine Mails; es bewahrt sie hier auf.
mail-box-all = Auf diesem Rechner siehst du alle; von anderen aus sieht man nur die eigenen, wenn man angemeldet ist.
mail-box-own = Hier siehst du deine eigenen Mails, wenn du angemeldet bist; alle nur auf dem Rechner, auf dem dieses Haus läuft.
mail-box-mine = An dich
mail-box-addresses = Alle Adressen
mail-box-none = Noch keine Mails.
mail-box-to = An { $address }
mail-box-count =
    { $count ->
        [one] { $count } Mail
       *[other] { $count } Mails
    }
mail-box-back = Zurück zum Postfach
