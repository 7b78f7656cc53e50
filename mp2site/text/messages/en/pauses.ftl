# Pauses by consent.

pauses-title = Pause
pauses-text = If everybody agrees, the clocks stop for some days. You can still play, and the pause ends early if everybody agrees.
pauses-length = Days
pauses-propose = Ask the others
pauses-proposed = { $days ->
    [one] { $name } asks for a pause of one day.
   *[other] { $name } asks for a pause of { $days } days.
}
pauses-missing = Not yet agreed: { $names }.
pauses-agree = Agree
pauses-refuse = Decline
pauses-drop = Withdraw
pauses-paused = Pause until { $when }: all clocks are stopped.
pauses-end-missing = Some players want to go on; still missing: { $names }.
pauses-end = End the pause
pauses-end-withdraw = Keep the pause
