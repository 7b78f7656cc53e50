## Seasons: divisions of about seven people who play all their tables at the same time

seasons-title = Seasons
seasons-text = About seven people of equal strength play all their tables at the same time, for six weeks at most. The first goes up a division, the last two go down. You take part only if you sign up.
seasons-none = There is no season now. The staff opens one for each title.
seasons-none-staff = There is no season now. Open one below.
seasons-name = { $title }, season { $number }
seasons-of-circle = Circle { $circle }
seasons-people = { $count ->
    [one] One person takes part
   *[other] { $count } people take part
}
seasons-people-waiting = { $count ->
    [0] Nobody has signed up yet. It begins when five have.
    [one] One person has signed up. It begins when five have.
   *[other] { $count } people have signed up. It begins with five or more.
}
seasons-begins = It begins { $when }.
seasons-ends = After { $date }, stand-ins play turns that have waited for half a day, so that it ends.
seasons-get = You play { $tables } tables at the same time, { $seats } people each, at the pace “{ $pace }”.
seasons-agree-stand-in = If you are away, a stand-in plays for you until you are back; the result counts as yours.
seasons-agree-leave = If you leave the season or resign at one of its tables, a stand-in plays on, you come last, and you go down.
seasons-agree-rated = The games are rated as usual. In the site's seasons, everybody may watch.
seasons-agree-out = You may sit out two seasons in a row and keep your division.
seasons-sign-up = Sign up
seasons-in = You are in.
seasons-take-back = Take it back
seasons-joined = You have signed up for { $name }.
seasons-taken-back = Your sign-up is taken back.
seasons-leave = Leave the season
seasons-leave-sure = A stand-in plays your tables to their end, and you come last. This can't be undone.
seasons-left = You have left the season.
seasons-to-own = Your division: { $name }
seasons-division = Division { $name }
seasons-see = See the season
seasons-who = Who is in
seasons-past = Earlier seasons
seasons-past-none = This is the first season.
seasons-standings = Standings
seasons-tables = Tables
seasons-tables-making = The tables are being set up. This takes a minute at most.
seasons-col-place = Place
seasons-col-person = Person
seasons-col-points = Points
seasons-col-wins = Wins
seasons-col-tables = Tables
seasons-col-reach = Still possible
seasons-points-rule = Points for a table: { $points }. Equal places share them. Ties: wins, then second places, then the share of the winner's score, then a lot from the season's seed.
seasons-leaver-rule = Somebody who has left comes last; at each table the others count as placed among themselves.
seasons-place-range = { $best } to { $worst }
seasons-left-mark = has left
seasons-goes-up = goes up
seasons-goes-down = goes down
seasons-went-up = went up
seasons-went-down = went down
seasons-turn = { $names }: { $since }
seasons-turn-nobody = A stand-in plays.
seasons-ended = Ended
seasons-ended-with = { $names } won
seasons-no-result = Ended without a result
seasons-open-all = All is still open: what you can reach shows when few tables are left.
seasons-reach-range = You can still come in any place from { $best } to { $worst }.
seasons-reach-place = You come in place { $place }.
seasons-first-sure = You come first for certain.
seasons-up-sure = You go up for certain.
seasons-first-if = You come first for certain if you { $needs }.
seasons-up-if = You go up for certain if you { $needs }.
seasons-stays-sure = You don't go down, whatever happens.
seasons-stays-if = You stay for certain if you { $needs }.
seasons-need-win = win at { $table }
seasons-need-place = come in place { $place } or better at { $table }
seasons-or = { $one }, or if you { $other }
seasons-over = The season is over. You came in place { $place }.
seasons-check = How chance was decided
seasons-check-text = The draw and the lot follow from this secret, whose SHA-256 was shown before anybody signed up, and from everybody's own random text.
seasons-check-later = The draw and the lot follow from a secret. Its SHA-256 is shown now, the secret when the season is over.
seasons-open = Open a season
seasons-open-text = Its sign-up lasts a week; it begins when five people have signed up. When it is over, the next one opens by itself.
seasons-open-title = Game
seasons-open-pace = Pace
seasons-open-button = Open
seasons-opened = The season is open for sign-up.
seasons-stop = Open no further season after this one
seasons-go-on = Open the next season when this one is over
seasons-look = See the season
errors-season-open = A season of this title is open or being played. The next one can be opened when it is over.
errors-season-begun = The season has begun. You can sign up for the next one.
errors-season-not-running = Only a running season can be left. A sign-up can be taken back.
notices-kind-season-on = A season begins
news-season-on = A season with you began, at { $table } and other tables.
mail-season-on-subject = Your season begins: { $where }
mail-season-on-lead = The season that you signed up for begins, { $name }.
mail-season-on-what = All your tables of the season start now. The page of seasons shows your division.
notices-kind-season-over = A season is over
news-season-over = A season with you is over; its last table was { $table }.
mail-season-over-subject = Your season is over: { $where }
mail-season-over-lead = All tables of your season have ended, { $name }.
mail-season-over-what = The page of your division shows your place, and who goes up or down.

privacy-file-seasons = the seasons that you signed up for, and your places
