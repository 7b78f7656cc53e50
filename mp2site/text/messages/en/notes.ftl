### Notes at a table, for oneself.

notes-title = My notes
notes-private = Only you see them, during the game and after it.
notes-none = Camels first; Jonas collects pepper …
notes-save = Save
notes-kept = Saved.
