# Resigning.

resign-title = Resign
resign-link = Resign …
resign-for-good = You can't undo this. If you are only short of time, do nothing: { opponents-player } then plays for you until you come back.
resign-stand-in = { $name } plays your seat to the end, so that nobody has to wait.
resign-last = You come last, however your seat finishes.
resign-others = The others play on and are ranked among themselves. They are notified that you have resigned.
resign-watch = From now on you watch, like anybody without a seat here.
resign-ends = Only computer opponents would be left, so the game ends without a result.
resign-away = Your unfinished choice and your automatic answers are deleted.
resign-button = Resign for good
resign-stay = Play on
resign-done = You have resigned.
resign-has-resigned = has resigned
resign-rating-asked = After a resignation, only the leaver’s rating changes. If all of you who play on agree, the game is rated among you.
resign-rating-agree = Rate it among us
resign-rating-missing = The game is rated among those who play on as soon as these players agree: { $names }.
resign-rating-counts = A player has resigned. All of you agreed, so the game is rated among those who play on.
