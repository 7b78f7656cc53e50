## Die Seite für Übersetzer

translators-title = Übersetzungen
translators-note = Jeder Text auf Englisch, mit seinen Variablen und einer Seite, auf der er vorkommt.
translators-language = Sprache
translators-file = Datei
translators-file-any = Alle Dateien
translators-all = Auch übersetzte Texte zeigen
translators-show = Anzeigen
translators-missing =
    { $count ->
        [one] { $count } Text fehlt noch
       *[other] { $count } Texte fehlen noch
    }
translators-count =
    { $count ->
        [one] { $count } Text
       *[other] { $count } Texte
    }
translators-page = Auf einer Seite ansehen
translators-link = Texte zum Übersetzen
