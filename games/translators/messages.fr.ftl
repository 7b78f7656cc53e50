## La page des traducteurs

translators-title = Traductions
translators-note = Chaque texte en anglais, avec ses variables et une page où il apparaît.
translators-language = Langue
translators-file = Fichier
translators-file-any = Tous les fichiers
translators-all = Afficher aussi les textes traduits
translators-show = Afficher
translators-missing =
    { $count ->
        [one] { $count } texte à traduire
       *[other] { $count } textes à traduire
    }
translators-count =
    { $count ->
        [one] { $count } texte
       *[other] { $count } textes
    }
translators-page = Voir sur une page
translators-link = Textes à traduire
