### Notizen am Tisch, für sich selbst.

notes-title = Meine Notizen
notes-private = Niemand außer dir sieht sie, weder während der Partie noch danach.
notes-none = Erst Kamele; Jonas sammelt Pfeffer …
notes-save = Merken
notes-kept = Gemerkt.
