## Seeks: seats at matching tables

seeks-title = Seeks
seeks-to = Join a matching table automatically
seeks-text = When a public table matches your seek, we notify you. Half an hour later you get a seat there, unless you decline. We propose nothing during your quiet hours and vacations. A seek ends with the first table, or after thirty days.
seeks-none = You have no seeks.
seeks-new = New seek
seeks-game = Game
seeks-pace = Pace
seeks-least = Seats from
seeks-most = to
seeks-within = Strength of the other players
seeks-within-any = Any
seeks-within-choice = At most { $points } points above or below mine
seeks-within-hint = Counts players at the table who show their rating to everybody. Until you have a rating, yours counts as 1,500.
seeks-make = Save
seeks-made = Your seek is saved.
seeks-line = { $pace }, { $least } to { $most } seats
seeks-line-same = { $pace }, { $least } seats
seeks-line-within = { $line }, players within { $points } points
seeks-until = until { $date }
seeks-paused = paused
seeks-proposed = { $when } you get a seat here:
seeks-no = Decline this table
seeks-look = View your seeks
seeks-pause = Pause
seeks-wake = Resume
seeks-drop = Delete
