## A game ply by ply

history-title = { $table }: history
history-heading = History
history-step = Step { $ply } of { $last }
history-start = The set-up
history-first = To the beginning
history-previous = One step back
history-next = One step on
history-last = To the end
history-scrubber = Step
history-go = Go
history-in-step = In step
history-permalink = Address of this moment
history-keys = The arrow keys go step by step, Home and End to either end.
history-back = To the table
history-finished = finished { $date }
history-abandoned = ended early { $date }
history-running = running
history-nothing = Nothing has been played yet.
history-copy = Copy link
history-silent = { $name } chose what to do
