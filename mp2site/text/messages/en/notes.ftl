### Notes at a table, for oneself.

notes-title = My notes
notes-private = Nobody but you sees them, during the game or after it.
notes-none = Camels first; Jonas collects pepper …
notes-save = Keep
notes-kept = Kept.
