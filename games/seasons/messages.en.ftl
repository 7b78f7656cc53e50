## Seasons: divisions of about seven people who play all their tables at the same time

seasons-title = Seasons
seasons-text = About seven people of equal strength play all their tables at the same time, for six weeks at most. The first goes up a division, the last two go down. You take part only if you sign up.
seasons-none = There is no season now. The staff opens one for each title.
seasons-name = { $title }, season { $number }
seasons-name-of = { $of ->
    [circle] { $title }, season { $number } of { $circle }
   *[site] { $title }, season { $number }
}
seasons-where = { $of ->
    [circle] { $title }, season { $number } of a circle
   *[site] { $title }, season { $number }
}
seasons-of-circle = Circle { $circle }
seasons-people = { $count ->
    [one] One person takes part
   *[other] { $count } people take part
}
seasons-people-waiting = { $count ->
    [0] Nobody has signed up yet. A season needs at least five people.
    [one] One person has signed up. A season needs at least five people.
   *[other] { $count } people have signed up. A season needs at least five.
}
seasons-begins = It begins { $when }.
seasons-ends = From { $date } on, a stand-in plays every turn that has waited for twelve hours, so that the season ends.
seasons-get = You play { $tables } tables at the same time, { $seats } people each, at the pace “{ $pace }”.
seasons-table-days = With people like you, each table takes { $low } to { $high } days.
seasons-last-days = The last table ends in { $low } to { $high } days, in four of five cases.
seasons-agree-stand-in = If you are away, a stand-in plays for you until you are back; the result counts as yours.
seasons-agree-leave = If you leave the season or resign at one of its tables, a stand-in plays on and you come last. You go down, unless it is the lowest division.
seasons-agree-rated = The games are rated as usual. In the site's seasons, everybody may watch.
seasons-agree-out = You may sit out two seasons in a row and keep your division.
seasons-sign-up = Sign up
seasons-in = You are in.
seasons-take-back = Cancel my sign-up
seasons-joined = You have signed up for { $name }.
seasons-taken-back = Your sign-up is cancelled.
seasons-leave = Leave the season
seasons-leave-sure = A stand-in plays your tables to their end, and you come last. This can't be undone.
seasons-left = You have left the season.
seasons-to-own = Your division: { $name }
seasons-division = Division { $name }
seasons-see = See the season
seasons-who = Participants
seasons-past = Earlier seasons
seasons-past-none = This is the first season.
seasons-standings = Standings
seasons-tables = Tables
seasons-tables-making = The tables are being set up. This takes a minute at most.
seasons-col-place = Place
seasons-col-person = Person
seasons-col-points = Points
seasons-col-wins = Wins
seasons-left-mark = has left
seasons-goes-up = goes up
seasons-goes-down = goes down
seasons-went-up = went up
seasons-went-down = went down
seasons-turn = { $names }: { $since }
seasons-turn-nobody = A stand-in plays.
seasons-ended-with = { $names } won
seasons-no-result = Ended without a result
seasons-open-all = Too early to say. Your possible places appear here when few tables are left.
seasons-reach-range = You can still finish in any place from { $best } to { $worst }.
seasons-reach-place = You finish in place { $place }.
seasons-first-sure = You come first for certain.
seasons-up-sure = You go up for certain.
seasons-first-if = You come first for certain if you { $needs }.
seasons-up-if = You go up for certain if you { $needs }.
seasons-stays-sure = You are certain not to go down.
seasons-stays-if = You are certain to stay in this division or go up if you { $needs }.
seasons-need-win = win at { $table }
seasons-need-place = come in place { $place } or better at { $table }
seasons-or = { $one }, or if you { $other }
seasons-over = The season is over. You finished in place { $place }.
seasons-check = The draw
seasons-check-text = The draw and the lot follow from this secret, whose SHA-256 was shown before anybody signed up, and from everybody's own random text.
seasons-check-later = The draw and the lot follow from a secret. Its SHA-256 is shown now, the secret when the season is over.
seasons-open = Open a season
seasons-open-text = Sign-up lasts a week, and longer until at least five people have signed up. When the season is over, the next one opens by itself.
seasons-open-title = Game
seasons-open-pace = Pace
seasons-open-button = Open
seasons-opened = The season is open for sign-up.
seasons-stop = Open no further season
seasons-go-on = Open the next season, too
seasons-look = See the season
errors-season-open = A season of this title is open or being played. The next one can be opened when it is over.
errors-season-begun = The season has begun. You can sign up for the next one.
errors-season-not-running = You can leave only a running season. A sign-up can be cancelled.
notices-kind-season-on = A season begins
mail-season-on-subject = Your season begins: { $where }
notices-kind-season-over = A season is over
mail-season-over-subject = Your season is over: { $where }
mail-season-over-lead = All tables of your season have ended, { $name }.
notices-line-season-on = { $subject } begins
news-season-on = { $subject } has begun, and you play in it.
mail-season-on-lead = { $subject } begins, { $name }.
mail-season-on-what = All your tables start now. The season's page shows your division and your tables.
notices-line-season-over = { $subject } is over: place { $place } of { $people }
news-season-over = { $subject } is over. You finished in place { $place } of { $people }.
mail-season-over-what = You finished in place { $place } of { $people } in division { $division }{ $moved ->
    [-1] , so you go up a division.
    [1] , so you go down a division.
   *[0] .
}
notices-kind-season-open = Sign-up for a season opens
notices-line-season-open = Sign-up is open: { $subject }
news-season-open = Sign-up is open for { $subject }.
mail-season-open-subject = Sign-up is open: { $where }
mail-season-open-lead = You can sign up for { $subject }, { $name }.
mail-season-open-what = You asked us to notify you. Sign-up lasts a week; then all tables start at the same time.
seasons-watch = Notify me
seasons-watch-named = Notify me: { $title }
seasons-watch-title = Notify me when sign-up opens
seasons-watch-text = One message for each season that opens, and nothing else.
seasons-unwatch = We'll notify you. Cancel
seasons-unwatch-named = We'll notify you of { $title }. Cancel
seasons-watched = We'll notify you when sign-up opens.
seasons-unwatched = We won't notify you when sign-up opens.
seasons-next = The next season
seasons-next-text = Its sign-up opens when this season is over. We can send you a message then.
seasons-none-staff = There is no season now. You can open one.
seasons-circle-none = This circle has no season yet. You can open one. It needs at least five members.
seasons-open-owner = For
seasons-open-site = Everybody on this site
seasons-open-seats = Players at a table
seasons-open-most = As many as the game has
seasons-col-seconds = 2nds
seasons-col-share = Share
seasons-col-reach = Possible places
seasons-share = { $share } %
seasons-box = { $kind ->
    [running] Seat { $seat }: still running
    [none] Seat { $seat }: no place
   *[other] Seat { $seat }: place { $place }
}
seasons-boxes = Boxes: places by seat. Dashed: still running.
seasons-own-place = You finished in place { $place }.
seasons-left-stand-in = { opponents-player-begins } has played since { $date }
seasons-left-on = Left on { $date }
seasons-away-stand-in = { opponents-player-begins } plays for now
seasons-own-left = You have left this season. Stand-ins play your tables to their end; you can sign up for the next season.
seasons-leaver-rule = { $names } left. Stand-ins play on and take no points; at each table the others count as placed among themselves.
seasons-fair = { $people } people, { $tables } tables each, all at the same time.
seasons-fair-meet = { $even ->
    [1] { $least ->
        [1] Everybody meets everybody once.
        [2] Everybody meets everybody twice.
       *[other] Everybody meets everybody { $least } times.
    }
   *[other] Everybody meets everybody { $least } or { $most } times.
}
seasons-fair-seats = Everybody has each seat once.
seasons-time = { $passed } of { $days } days of play have passed
seasons-began = Began { $date }.
seasons-tables-ended = { $count } of { $all } tables have ended
seasons-tables-own = Your tables
seasons-tables-other = Other tables
seasons-play = Play
seasons-play-at = Play at { $table }
seasons-stopped = Stopped by an error; it counts for nobody
seasons-repairing = Stopped by an error. We are repairing it.
seasons-counted = How places are counted
seasons-counted-points = Points: { $points } by place. Equal places share them.
seasons-counted-wins = Wins, then second places.
seasons-counted-share = Share: your score as a part of the winner's, on average.
seasons-counted-lot = A lot, from the season's secret, which is shown at its end.
seasons-done = All your tables have ended.
seasons-row-place = Place { $place }.
seasons-row-range = Place { $best } to { $worst }.
seasons-row-down = Last, and goes down.
seasons-row-left = Last.
seasons-row-first-sure = First for certain.
seasons-row-first-if = First for certain with { $needs }.
seasons-row-up-sure = Goes up for certain.
seasons-row-up-if = Up for certain with { $needs }.
seasons-row-stays-sure = Can't go down.
seasons-row-stays-if = Stays for certain with { $needs }.
seasons-row-need-win = a win at { $table }
seasons-row-need-place = place { $place } or better at { $table }
seasons-row-or = { $one }, or { $other }
seasons-divisions = Divisions
seasons-edges = Above the solid line: goes up. Below the dashed line: goes down.
seasons-yours = yours
seasons-won-by = Won by { $name }
seasons-own-past = You: place { $place } in division { $division }
seasons-signed-out = Sign in to take part.
seasons-resigning = This table belongs to { $name }. If you resign here, you leave the whole season: stand-ins play all your tables and you come last. You go down, unless it is the lowest division.

privacy-file-seasons = the seasons that you signed up for, your places, and the sign-ups that you want to be notified of
