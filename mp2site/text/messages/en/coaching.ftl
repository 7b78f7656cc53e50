### What decisions are about, told in a first game.

coaching-title = What this decision is about
coaching-more = More
coaching-lesson = Lesson: { $lesson }
coaching-away = Stop explaining
coaching-on = Explain my decisions
