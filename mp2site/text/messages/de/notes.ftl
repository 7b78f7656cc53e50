### Notizen am Tisch, für sich selbst.

notes-title = Meine Notizen
notes-private = Nur du siehst sie, während der Partie und danach.
notes-none = Erst Kamele; Jonas sammelt Pfeffer …
notes-save = Speichern
notes-kept = Gespeichert.
