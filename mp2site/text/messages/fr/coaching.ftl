### What decisions are about, told in a first game.

coaching-title = De quoi il s’agit dans ce choix
coaching-more = Plus
coaching-lesson = Leçon : { $lesson }
coaching-away = Ne plus m’expliquer
coaching-on = M’expliquer mes choix
