# Blocking somebody.

peace-block = Block { $name }
peace-block-text = { $name } can then no longer sit down where you are, invite you or write to you, and you no longer meet in lists and searches. At tables that you share already the game goes on, without their words for you. Nobody is told, not { $name } either.
peace-block-button = Block
peace-blocked = You have blocked { $name }. Nobody was told.
peace-unblocked = You no longer block { $name }.
peace-is-blocked = You have blocked { $name }. Nobody knows but you.
peace-unblock = Unblock
peace-blocks-title = Blocked people
peace-blocks-note = Whoever stands here can't sit down where you are, invite you or write to you, and you don't sit down with them by mistake. Nobody is told of it. At tables that you share already the game goes on.
peace-blocks-none = You have blocked nobody. On a person's page you can.
peace-blocks-since = since { $when }

# Resigning.

peace-resign = Resign
peace-resign-link = Resign …
peace-resign-for-good = Nobody can undo this. If you are only short of time, leave the table be: { opponents-player } then plays for you until you come back.
peace-resign-stand-in = { $name } plays your seat from now on, to the end, so that nobody has to wait.
peace-resign-last = You come last, whatever becomes of your seat.
peace-resign-others = The others play on, and are ranked among themselves. They are told that you have resigned.
peace-resign-watch = You look on from now on, as anybody does who doesn't sit here.
peace-resign-ends = Nobody is left but the house's opponents, so the game ends without a result.
peace-resign-away = What you were about to choose, and your answers in advance, are gone.
peace-resign-button = Resign for good
peace-resign-stay = Play on
peace-resigned = You have resigned.
peace-has-resigned = has resigned
peace-rating-asked = After a resignation the game changes no rating but the leaver’s. It counts among those of you who play on if all of you wish so.
peace-rating-agree = Let it count among us
peace-rating-missing = The game counts among those of you who play on as soon as these wish so too: { $names }.
peace-rating-counts = Somebody has resigned. As all of you wished, the game counts among those who play on.

# A pause by consent.

peace-pause = Pause
peace-pause-text = If all agree, the clocks stand still for some days. One may still play, and the pause ends earlier if all wish.
peace-pause-length = Days
peace-pause-propose = Ask the others
peace-pause-proposed = { $days ->
    [one] { $name } asks for a pause of one day.
   *[other] { $name } asks for a pause of { $days } days.
}
peace-pause-missing = Not yet agreed: { $names }.
peace-pause-agree = Agree
peace-pause-refuse = Rather not
peace-pause-drop = Drop it
peace-paused = Pause until { $when }: nobody's time runs.
peace-pause-end-missing = Some wish to go on; still missing: { $names }.
peace-pause-end = I'd like to go on
peace-pause-end-withdraw = The pause may last

# Reporting a name.

peace-report = Report this name
peace-report-text = Those who run this house read what you write here, look at the name “{ $name }”, and answer you. { $name } is never told.
peace-report-why = What is wrong with it?
peace-report-button = Report
peace-reported = Those who run this house have your report. They answer you.
peace-reports-title = What you have reported
peace-report-open = not answered yet
