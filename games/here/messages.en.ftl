## Here now: who of a table's people has a table on screen

here-title = Here now
here-state-here = here
here-state-today = today
here-state-unknown = –
here-live = Go on live
here-live-stop = Stop live play
here-live-text = All players whose turn it is are here. In live play the table updates every two seconds. Clocks don't change.
here-sharing = Presence
here-sharing-text = If you share it, players at your tables see whether you have a table on screen now, or had one today. They never see a time. You see theirs, if they share it, too.
here-share = Show players at my tables when I am here
