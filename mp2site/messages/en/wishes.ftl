## Standing wishes: seats at whatever fitting table is open

wishes-title = Standing wishes
wishes-to = Be seated as soon as a fitting table is open
wishes-text = When a public table that fits is open, you are told, and half an hour later you sit there, unless you say no. At night and on vacation nothing is proposed to you. A wish ends with the first table, or after thirty days.
wishes-none = You have no standing wish.
wishes-new = A new wish
wishes-game = Game
wishes-pace = Pace
wishes-least = Seats from
wishes-most = to
wishes-within = How strong the others are
wishes-within-any = It doesn’t matter
wishes-within-choice = at most { $points } points more or less than I
wishes-within-hint = By the ratings of those at the table who show theirs to everybody. As long as you have no rating, yours counts as 1,500.
wishes-make = Wish for it
wishes-made = Your wish stands.
wishes-line = { $pace }, { $least } to { $most } seats
wishes-line-same = { $pace }, { $least } seats
wishes-line-within = { $line }, people within { $points } points
wishes-until = until { $date }
wishes-paused = paused
wishes-proposed = { $when } you will be seated here:
wishes-no = No, not this one
wishes-look = See your wishes
wishes-pause = Pause
wishes-wake = Go on
wishes-drop = Take back
