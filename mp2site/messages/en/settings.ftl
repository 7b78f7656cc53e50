# A person's own settings.

settings-title = Settings
settings-language = Language
settings-language-hint = For the pages and for mails to you.
settings-theme = Colours
settings-theme-auto = As the device has it
settings-theme-day = Day
settings-theme-night = Night
settings-time-zone = Time zone
settings-time-zone-hint = Times are shown to you in this zone.
settings-save = Save
settings-saved = Your settings are saved.
settings-more = More about your account
settings-addresses = E-mail addresses
settings-password = Change password
