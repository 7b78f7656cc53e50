### What decisions are about, told in a first game.

coaching-title = What this decision is about
coaching-more = More
coaching-lesson = Lesson: { $lesson }
coaching-away = Don’t explain any more
coaching-on = Explain my decisions
