### Worum es bei Entscheidungen geht, in einer ersten Partie.

coaching-title = Worum es bei dieser Entscheidung geht
coaching-more = Mehr
coaching-lesson = Lektion: { $lesson }
coaching-away = Nicht mehr erklären
coaching-on = Meine Entscheidungen erklären
