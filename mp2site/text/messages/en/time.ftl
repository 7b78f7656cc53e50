## Days and hours

time-today = today, { $time }
time-tomorrow = tomorrow, { $time }
time-on = { $day }, { $time }
time-date = { $day } { $month } { $year }
time-day = { $weekday } { $day } { $month } { $year }
time-week-day = { $weekday } { $day }
time-weekday-1 = Monday
time-weekday-2 = Tuesday
time-weekday-3 = Wednesday
time-weekday-4 = Thursday
time-weekday-5 = Friday
time-weekday-6 = Saturday
time-weekday-7 = Sunday

## The calendar feed

time-feed-name = Caravanserai: my turns
time-feed-event = { $table }: your time runs out

## The clock of a turn

time-left = { $span } left
time-up = time is up
time-clock-runs = { $who ->
    [you] You have { $left } left, until { $when }; then { $then }.
   *[other] { $name } has { $left } left, until { $when }; then { $then }.
}
time-clock-free = { $who ->
    [you] You have { $free } free, then { $bank } of your bank, until { $when }; then { $then }.
   *[other] { $name } has { $free } free, then { $bank } of their bank, until { $when }; then { $then }.
}
time-clock-stands = { $who ->
    [you] Your clock is stopped until { $from }: { $why ->
        [vacation] you are on vacation
        [rest] it is your day of rest
       *[quiet] these are your quiet hours
    }. After that you have { $left } left, until { $when }; then { $then }.
   *[other] { $name }'s clock is stopped until { $from }: { $why ->
        [vacation] vacation
        [rest] a day of rest
       *[quiet] quiet hours
    }. After that { $name } has { $left } left, until { $when }; then { $then }.
}
time-clock-held = { $who ->
    [you] { opponents-player-begins } plays for you until you come back.
   *[other] { opponents-player-begins } plays for { $name } until they come back.
}
time-clock-stopped = The table and its clock are stopped; { $left } left.
time-clock-up = { $who ->
    [you] Your time is up. Any moment now, { $then }.
   *[other] { $name }'s time is up. Any moment now, { $then }.
}
time-then = { $what ->
    [seat] { $who ->
        [you] { opponents-player } plays this turn for you, and plays on until you come back
       *[other] { opponents-player } plays this turn, and plays on until the player comes back
    }
    [end] the table ends without a result
   *[turn] { $who ->
        [you] { opponents-player } plays this turn for you
       *[other] { opponents-player } plays this turn
    }
}
time-misses = { $count ->
    [one] After one more missed turn, a stand-in takes over the seat.
   *[other] After { $count } more missed turns in a row, a stand-in takes over the seat.
}
time-credit = { $span } were credited, because the site was down.
time-stands = { $why ->
    [vacation] away until { $when }
    [rest] day of rest until { $when }
    [held] played by { opponents-player }
    [paused] paused until { $when }
    [stopped] stopped
   *[quiet] quiet hours until { $when }
}
time-away = away until { $when }
time-return = Take your seat back
time-return-held = { opponents-player-begins } plays for you at “{ $table }”.
time-return-missed = You missed your last turns. If you don't come back, the others may end the game without you.
time-return-missed-button = I am back
