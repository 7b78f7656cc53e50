# Lines of a table's log about its clocks.

clocks-log-timed-out = { $seat } ran out of time.
clocks-log-held = A stand-in plays for { $seat } until they return.
clocks-log-held-left = { $seat } has left. A stand-in plays for them.
clocks-log-resigned = { $seat } has resigned. A stand-in plays their seat to the end.
clocks-log-returned = { $seat } is back.
clocks-log-credited = The site was down for a while. Every clock got { $span } back.
clocks-log-paused = { $days ->
    [one] Everybody has agreed: the clocks are stopped for a day.
   *[other] Everybody has agreed: the clocks are stopped for { $days } days.
}
clocks-log-resumed-over = The pause is over. The clocks are running again.
clocks-log-resumed-consent = Everybody has agreed to end the pause. The clocks are running again.
clocks-log-quarantined = A fault in our rules has stopped the table. Nobody loses time.
clocks-log-released = The table goes on, and the clocks are running again.
clocks-log-ended-consent = The active players have agreed to end the game early. It has no result.
clocks-log-ended-timeout = Time ran out, so the game ended, as the table had agreed. It has no result.
clocks-log-ended-nobody = Stand-ins were playing all seats, so the game ended. It has no result.

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
clocks-log-ended-closed = The operators of this site have closed the table. The game has no result.
