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
history-keys = Space plays and pauses, the arrow keys go step by step (with Shift from turn to turn of mine), Home and End to either end.
history-back = To the table
history-finished = finished { $date }
history-abandoned = ended early { $date }
history-running = running
history-nothing = Nothing has been played yet.
history-copy = Copy link
history-silent = { $name } chose what to do
history-play = Play or pause
history-speed = Speed
history-own-previous = Back to the end of my turn before
history-own-next = On to the end of my next turn
