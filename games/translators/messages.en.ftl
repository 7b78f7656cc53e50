## The page for translators

translators-title = Translations
translators-note = Each message with its English text, its variables, and a page where it appears.
translators-language = Language
translators-file = File
translators-file-any = All files
# A checkbox.
translators-all = Also show translated messages
translators-show = Show
translators-missing =
    { $count ->
        [one] { $count } message to translate
       *[other] { $count } messages to translate
    }
translators-count =
    { $count ->
        [one] { $count } message
       *[other] { $count } messages
    }
# A link to a page with the message.
translators-page = See it on a page
# A link in the settings, for people with the translator's right.
translators-link = Messages to translate
