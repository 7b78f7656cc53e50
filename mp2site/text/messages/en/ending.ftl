## The end of a game

ending-won = { $who ->
    [you] You won
   *[other] { $name } won
}
ending-won-by = { $who ->
    [you] You won by { $by }
   *[other] { $name } won by { $by }
}
ending-shared = { $names } share the win
ending-podium = The podium
ending-place = { $rank ->
    [1] { $rank }st
    [2] { $rank }nd
    [3] { $rank }rd
   *[other] { $rank }th
}
ending-said = { $name }, { $total }
ending-decided = What decided it
ending-remark = { $rule }: { $name } was { $by } ahead of { $other }.
ending-points = Where the points came from
ending-unused =
    { $count ->
        [one] { $count } rule gave nobody points
       *[other] { $count } rules gave nobody points
    }
ending-growth = How it went
ending-growth-note = Points after each turn. Each step opens the board at that moment.
ending-growth-follow = Follow it move by move
ending-growth-point = { $name }, { $round }: { $before } → { $after }
ending-growth-point-same = { $name }, { $round }: { $after }
ending-growth-table = The same as a table
ending-growth-moment = Moment
ending-growth-end = The end
ending-watch = Watch it again
ending-share = Share
ending-rematch = Play again
ending-rematch-join = Play again, too
ending-rematch-open = To the new table
ending-rematch-text = Same players, same pace. Starts when everybody agrees.
ending-rematch-began = The same people play again.
ending-rematch-who = Who has said yes
ending-rematch-yes = { $name }: yes
ending-rematch-not-yet = { $name }: not yet
