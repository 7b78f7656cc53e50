### What decisions are about, told in a first game.

coaching-title = À propos de ce choix
coaching-more = En savoir plus
coaching-lesson = Leçon : { $lesson }
coaching-away = Ne plus m’expliquer
coaching-on = M’expliquer mes choix
