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
    [you] { $free } are still free, then { $bank } of your bank run, until { $when }; then { $then }.
   *[other] { $name } has { $free } free and then { $bank } of bank, until { $when }; then { $then }.
}
time-clock-stands = { $who ->
    [you] Your clock stands still until { $from }: { $why ->
        [vacation] you are on vacation
        [rest] it is your day of rest
       *[quiet] these are your quiet hours
    }. After that it has { $left } left, until { $when }; then { $then }.
   *[other] { $name }'s clock stands still until { $from }: { $why ->
        [vacation] vacation
        [rest] a day of rest
       *[quiet] quiet hours
    }. After that it has { $left } left, until { $when }; then { $then }.
}
time-clock-held = { $who ->
    [you] { opponents-player-begins } plays for you until you come back.
   *[other] { opponents-player-begins } plays { $name }'s seat until its owner comes back.
}
time-clock-stopped = The clock stands still as the table does; it has { $left } left.
time-clock-up = { $who ->
    [you] Your time is up; at any moment { $then }.
   *[other] { $name }'s time is up; at any moment { $then }.
}
time-then = { $what ->
    [seat] { $who ->
        [you] { opponents-player } plays this turn for you and keeps your seat until you come back
       *[other] { opponents-player } plays this turn and keeps the seat until its owner comes back
    }
    [end] the table ends without a result
   *[turn] { $who ->
        [you] { opponents-player } plays this turn for you
       *[other] { opponents-player } plays this turn
    }
}
time-misses = { $count } more missed turns in a row, and the house keeps the seat.
time-credit = { $span } were given back, as the house had been down.
time-stands = { $why ->
    [vacation] away until { $when }
    [rest] rests until { $when }
    [held] played by { opponents-player }
    [paused] paused until { $when }
    [stopped] stands still
   *[quiet] quiet until { $when }
}
time-away = away until { $when }
time-return = Take your seat back
time-return-held = The house keeps your seat at “{ $table }”{ $player ->
    [house] {" "}and plays it
   *[other] {""}, and { opponents-player } plays it
}.
time-return-missed = You missed your last turns. The others may end the game without you, unless you are back.
time-return-missed-button = I am back
