# Hinweise am Tisch, beim ersten Mal.

hints-title = Was die Zeichen bedeuten
hints-away = Verstanden
hints-lit = Ein Ring um etwas: Das kannst du jetzt wählen. Tipp es an, dann siehst du, was es kostet und bringt.
hints-dot = Ein Punkt am Reiter: Auch dort lässt sich etwas wählen.
hints-draft = Das Auge mit dem Strich: Was du bisher gewählt hast, siehst nur du, und du kannst es zurücknehmen.
hints-lasts = Wenn dieser Knopf es sagt, gilt die Wahl: Ein Wurf, eine gezogene Karte oder das Ende des Zugs lässt sich nicht zurücknehmen.
hints-turn = Ein farbiger Strich unter einem Namen: Wer dort sitzt, ist gerade dran.
hints-free = Ein gestrichelter Ring ist ein freier Platz. Sind alle besetzt, kann es losgehen.
