## Planning one's next turn while others think

plans-make = When it’s my turn …
plans-keep = Save as my plan
plans-banner = This is your next turn, as far as can be foreseen.
plans-begins = Your next turn, foreseen after step { $ply } of the game
plans-heading = Your plan for your next turn
plans-none-here = Play your next turn here, then save it as your plan. When it is your turn, the plan is played for you as far as each choice is still possible at the same price. Otherwise you choose yourself.
plans-more = To add an alternative, go back to a step, choose something else and save that, too. The first alternative that still fits is played.
plans-up = Move up
plans-drop = Delete
plans-stands-for = “{ $choice }” means
plans-exactly = exactly this
plans-how = When my turn comes
plans-hold = Only prepare the plan, and let me confirm it
plans-any-price = Play it even if its cost or gain has changed
plans-untouched = Play it only if nobody has changed what it depends on
plans-delay = Wait for up to this long, so that nobody notices that it was planned
plans-minutes = { $count ->
    [0] not at all
    [one] 1 minute
   *[other] { $count } minutes
}
plans-set = Apply
plans-asked-first = If you have another decision first, you make it yourself; then your plan is tried.
plans-waits = Planned:
plans-behind = You have another decision first. Within a minute of your answer, your plan is tried:
plans-laid = planned
plans-ready = Your plan is ready:
plans-played = Played as you had planned
plans-refused = Your plan no longer fits. Choose yourself.
plans-change = Look at it or change it
plans-go = Confirm the plan
plans-touched = Others have changed what your plan depends on.
plans-why = { $why ->
    [not-legal] “{ $choice }” isn’t possible any more. { $reason }
    [other-price] The cost or gain of “{ $choice }” has changed.
    [touched] Others have changed what “{ $choice }” depends on.
   *[not-asked] The decision isn’t the one for which you had planned “{ $choice }”.
}
plans-title = Your plans
plans-to = Your plans
plans-text = Your plans for your next turns, and their outcome in the last fourteen days. Nobody else can see them.
plans-none = Nothing planned. While others think, open a table and choose “When it’s my turn …”.
plans-state-waits = { $count ->
    [one] Waits for your turn
   *[other] Waits for your turn, with { $count } alternatives
}
plans-state-behind = Waits until you have made another decision
plans-state = { $became ->
    [played] Played, { $when }
    [ready] Ready, { $when }
    [refused] Didn’t fit, { $when }
   *[by-hand] You chose yourself instead, { $when }
}
