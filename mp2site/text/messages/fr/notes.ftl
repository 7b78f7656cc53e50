### Notes at a table, for oneself.

notes-title = Mes notes
notes-private = Personne d’autre que vous ne les voit, ni pendant la partie ni après.
notes-none = D’abord les chameaux ; Jonas collectionne le poivre…
notes-save = Garder
notes-kept = Notes gardées.
