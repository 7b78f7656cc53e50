# First-time hints at the table.

hints-title = What the signs mean
hints-away = Got it
hints-lit = A ring around something: this may be chosen now. Tap it, and you see what it takes and gives.
hints-dot = A dot on a tab: there, too, something may be chosen.
hints-draft = The eye with a bar: what you have chosen so far only you can see, and undo takes it back.
hints-lasts = When this button says so, the choice lasts: a roll, a drawn card or the end of the turn can't be taken back.
hints-turn = A coloured line under a name: whoever sits there has to choose just now.
hints-free = A dashed ring is a free seat. When all are taken, the game can begin.
