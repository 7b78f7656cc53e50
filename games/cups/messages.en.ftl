## Cups: a few rounds of tables by points, and a final

cups-title = Cups
cups-text = A cup has two or three rounds and a final. In each round you play one table with people who have about as many points as you. A cup begins when it is full.
cups-none = There is no cup now. The staff opens cups for everybody; the founder of a circle can open one for the circle.
cups-of-circle = Circle { $circle }
cups-pods-4 = tables of four, or of three
cups-pods-3 = tables of three, or of four
cups-pods-2 = pairs
cups-phase-sign-up = You can join
cups-phase-running = Running
cups-phase-over = Over
cups-phase-cancelled = Cancelled
cups-people = { $count ->
    [one] One person
   *[other] { $count } people
}
cups-people-of = { $count } of { $size } people have joined
cups-in = You are in.
cups-starts = Starts when { $size } people have joined
cups-starts-at = Or { $when }, if at least { $fewest } people have joined. Otherwise it is cancelled.
cups-seat-free = free
cups-join = Join
cups-leave-before = Leave
cups-leave = Leave the cup
cups-leave-sure = A stand-in plays your table to its end, you get no points, and you come last. This can't be undone.
cups-cancel = Cancel the cup
cups-done-join = You have joined.
cups-done-leave = You have left the cup.
cups-done-cancel = The cup is cancelled.
cups-cancelled = The cup did not begin.
cups-cancelled-text = { $count ->
    [0] Nobody had joined. A cup needs at least { $fewest } people. A new one can be opened at any time.
    [one] One person had joined. A cup needs at least { $fewest }. A new one can be opened at any time.
   *[other] { $count } people had joined. A cup needs at least { $fewest }. A new one can be opened at any time.
}
cups-get = Rules in short
cups-get-tables = One table at a time, { $rounds } rounds and perhaps the final. The pace is “{ $pace }”.
cups-get-pairing = Round 1 is drawn by lot, the next rounds by points. People meet twice only if there is no other way.
cups-get-next = Your next table starts as soon as its people are free.
cups-get-away = If you are away, a stand-in plays for you until you are back; the result counts as yours.
cups-get-leave = If you leave the cup or resign at one of its tables, a stand-in plays on and you come last.
cups-get-rated = The games are rated as usual. In the site's cups, everybody may watch.
cups-own-table = To your table { $table }
cups-own-next = { $count ->
    [one] Your next table starts as soon as its people are free. One table is still being played.
   *[other] Your next table starts as soon as its people are free. { $count } tables are still being played.
}
cups-own-final = You have played all your tables. The final is being played.
cups-own-starting = The tables are being set up. This takes a minute at most.
cups-own-place = The cup is over. You finished in place { $place }.
cups-own-left = You have left this cup.
cups-won = { $name } has won the cup.
cups-final = Final
cups-round = Round { $number }
cups-round-lot = drawn by lot
cups-round-points = by points
cups-round-final = the best of the standings
cups-bye = { $name } has a bye, which counts as a win.
cups-turn = { $name }: { $since }
cups-turn-stand-in = A stand-in plays.
cups-ended = Over
cups-standings = Standings
cups-standings-after = after the rounds; the final decides the places of those who play it
cups-col-place = Place
cups-col-person = Person
cups-col-points = Points
cups-col-wins = Wins
cups-col-tables = Tables
cups-col-score = Score
cups-left-mark = has left
cups-points-rule = Points for a table of { $seats }: { $points }.
cups-ties-rule = Equal places share points. Ties: wins, then second places, then the share of the winner's score, then a lot.
cups-check = The draw
cups-check-text = The draw and the lot follow from this secret, whose SHA-256 was shown before anybody joined, and from everybody's random text.
cups-check-later = The draw and the lot follow from a secret. Its SHA-256 is shown now, the secret when the cup is over.
cups-open = Open a cup
cups-open-text = It begins when it is full. After the days that you choose it begins with eight people or more, or is cancelled.
cups-open-name = Name
cups-open-for = For
cups-open-site = Everybody
cups-open-game = Game
cups-open-seats = Tables
cups-open-size = Number of people (8 to 64; pairs: 8 to 16)
cups-open-days = Begins at the latest
cups-open-in-days = in { $days } days
cups-open-pace = Pace
cups-open-button = Open
cups-opened = The cup is open. People can join.
cups-look = See the cup
cups-card-join = Your circle { $circle } has a cup. You can join until it is full.
cups-card-wait = Your next table starts as soon as its people are free.
errors-cup-closed = The cup is full, or has begun.
errors-cup-over = The cup is over.
errors-cup-many = At most { $most } cups can be open or running at the same time.
errors-cup-name = A cup needs a name.
errors-cup-size = A cup has { $least } to { $most } people.
errors-cup-days = A cup waits for 1 to { $most } days.
notices-kind-cup-game = Your next game in a cup
notices-line-cup-game = { $subject }: your next game has begun
news-cup-game = Your next game in { $subject } has begun, at { $table }.
mail-cup-game-subject = Your next game in the cup: { $where }
mail-cup-game-lead = Your next game in { $subject } has begun at { $table }, { $name }.
mail-cup-game-what = All players at this table have finished their last game. You find the table on the cup's page.
notices-kind-cup-over = A cup is over
notices-line-cup-over = { $subject } is over: place { $place } of { $people }
news-cup-over = { $subject } is over. You finished in place { $place } of { $people }.
mail-cup-over-subject = Your cup is over: { $where }
mail-cup-over-lead = { $subject } is over, { $name }.
mail-cup-over-what = You finished in place { $place } of { $people }.
notices-kind-cup-off = A cup is cancelled
notices-line-cup-off = { $subject } is cancelled
news-cup-off = { $subject } is cancelled. It did not begin.
mail-cup-off-subject = Your cup is cancelled: { $where }
mail-cup-off-lead = { $subject } is cancelled, { $name }.
mail-cup-off-what = It did not begin. You can join another cup.
cups-name = { $cup }
cups-where = { $title }, cup { $number }
cups-circle-none = The circle has no cup yet.
cups-stopped = Stopped by an error; it counts for nobody
cups-repairing = Stopped by an error. We're repairing it.

privacy-file-cups = the cups that you joined, and your places
