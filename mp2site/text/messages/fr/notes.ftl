### Notes at a table, for oneself.

notes-title = Mes notes
notes-private = Personne d’autre ne les voit, ni pendant la partie ni après.
notes-none = D’abord les chameaux ; Jonas collectionne le poivre…
notes-save = Enregistrer
notes-kept = Notes enregistrées.
