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
ending-growth = How it went
ending-growth-table = The same as a table
ending-growth-moment = Moment
ending-growth-end = The end
ending-watch = Watch it again
ending-share = Share
ending-rematch = Play again
ending-rematch-join = Play again, too
ending-rematch-open = To the new table
ending-rematch-text = The same people, the same pace. It starts when all have said yes.
ending-rematch-began = The same people play again.
ending-rematch-who = Who has said yes
ending-rematch-yes = { $name }: yes
ending-rematch-not-yet = { $name }: not yet
