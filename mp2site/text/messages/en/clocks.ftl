# Lines of a table's log about its clocks.

clocks-log-timed-out = { $seat } ran out of time.
clocks-log-held = { $seat }'s seat is kept, and played for them, until they return.
clocks-log-held-left = { $seat } has left. Their seat is played on for them.
clocks-log-resigned = { $seat } has resigned. Their seat is played to the end.
clocks-log-returned = { $seat } is back.
clocks-log-credited = The house was not there for a while. Everybody's clock got { $span } back.
clocks-log-paused = { $days ->
    [one] By everybody's consent the clocks stand still for a day.
   *[other] By everybody's consent the clocks stand still for { $days } days.
}
clocks-log-resumed-over = The pause is over. The clocks go on from where they stood.
clocks-log-resumed-consent = By everybody's wish the clocks go on from where they stood.
clocks-log-quarantined = A fault in our rules stopped the table. Nobody's time runs.
clocks-log-released = The table goes on; the clocks too, from where they stood.
clocks-log-ended-consent = The game was ended early, by the consent of those who were there. It has no result.
clocks-log-ended-timeout = The game ended, as the table had agreed for this case. It has no result.
clocks-log-ended-nobody = The house kept every seat, so the game ended. It has no result.

clocks-span-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
clocks-span-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
clocks-span-days = { $count ->
    [one] one day
   *[other] { $count } days
}
clocks-log-ended-closed = Those who run this house have closed the table. The game has no result.
