## Planning one's next turn while others think

plans-make = When it’s my turn …
plans-keep = Keep as my plan
plans-banner = This is your next turn, as far as can be foreseen.
plans-begins = Your next turn, foreseen after step { $ply } of the game
plans-heading = Your plan for your next turn
plans-none-here = Play your next turn here as you would, then keep it as your plan. When your turn comes it is played for you, as far as every choice is still possible at the same price; else you are asked.
plans-more = To add another alternative, go back to a step, choose something else and keep that too. The first that still fits is played.
plans-up = Move up
plans-drop = Drop
plans-stands-for = Take “{ $choice }” as
plans-exactly = exactly this
plans-how = When my turn comes
plans-hold = Only lay it ready, and let me confirm it with one tap
plans-any-price = Play it even if it costs or brings something else by then
plans-untouched = Play it only if nobody has touched the things it names
plans-delay = Wait up to this long, so that nobody sees by its haste that it was planned
plans-minutes = { $count ->
    [0] not at all
    [one] 1 minute
   *[other] { $count } minutes
}
plans-set = Set
plans-asked-first = If something else is asked first, you answer that; then your plan is tried.
plans-waits = Planned:
plans-behind = Something else is asked first. Your plan is tried within a minute of your answer:
plans-laid = planned
plans-ready = Your plan lies ready:
plans-played = Played as you had planned
plans-refused = Your plan doesn’t fit any more. Choose by hand.
plans-change = Look at it or change it
plans-go = Confirm the plan
plans-touched = Others have changed what your plan depends on.
plans-why = { $why ->
    [not-legal] “{ $choice }” isn’t possible any more. { $reason }
    [other-price] “{ $choice }” costs or brings something else by now.
    [touched] Others have changed what “{ $choice }” depends on.
   *[not-asked] Something else is asked than you had planned for “{ $choice }”.
}
plans-title = Your plans
plans-to = Your plans
plans-text = What you have planned for your next turns, and what became of it in the last fourteen days. Nobody else can see any of it.
plans-none = Nothing planned. While others think, open a table and choose “When it’s my turn …”.
plans-state-waits = { $count ->
    [one] Waits for your turn
   *[other] Waits for your turn, with { $count } alternatives
}
plans-state-behind = Waits until you have answered what is asked first
plans-state = { $became ->
    [played] Played, { $when }
    [ready] Laid ready, { $when }
    [refused] Didn’t fit, { $when }
   *[by-hand] Chosen by hand instead, { $when }
}
