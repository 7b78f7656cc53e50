# First-time hints at the table.

hints-title = What the signs mean
hints-away = Got it
hints-lit = A ring around something: you can choose this now. Select it to see what you pay and get.
hints-dot = A dot on a tab: you can choose something there, too.
hints-draft = The eye with a bar: only you see what you have chosen so far, and you can undo it.
hints-lasts = If this button says so, you can't undo the choice: a roll, a drawn card or the end of the turn.
hints-turn = A coloured line under a name: it is this player's turn.
hints-free = A dashed ring is a free seat. When all are taken, the game can begin.
