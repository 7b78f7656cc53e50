# Hinweise am Tisch, beim ersten Mal.

hints-title = Was die Zeichen bedeuten
hints-away = Verstanden
hints-lit = Ein Ring um etwas: Das kannst du jetzt wählen. Wähl es aus, dann siehst du, was du zahlst und bekommst.
hints-dot = Ein Punkt am Reiter: Auch dort kannst du etwas wählen.
hints-draft = Das Auge mit dem Strich: Was du bisher gewählt hast, siehst nur du, und du kannst es rückgängig machen.
hints-lasts = Wenn dieser Knopf es sagt, lässt sich die Wahl nicht rückgängig machen: ein Wurf, eine gezogene Karte oder das Ende des Zugs.
hints-turn = Ein farbiger Strich unter einem Namen: Diese Person ist am Zug.
hints-free = Ein gestrichelter Ring ist ein freier Platz. Sind alle besetzt, kann es losgehen.
