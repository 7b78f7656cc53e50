## How long something took or takes

table-span-minutes = { $count } min
table-span-hours = { $count } h
table-span-days = { $count } d
# After “for”, where some languages bend them.
table-age-minutes = { $count } min
table-age-hours = { $count } h
table-age-days = { $count } d

table-and = and

## The table's page

table-trouble = Your choice didn't reach the site, but it isn't lost. Try again.
table-your-turn = Your turn
table-others-turn = { $count ->
    [one] { $names } is to move
   *[other] { $names } are to move
}
table-watching = You are watching.
table-wait = Not your turn. We'll notify you.
# Computer opponents: it takes a second or two.
table-thinks = { $count ->
    [one] { $names } is thinking …
   *[other] { $names } are thinking …
}
table-hand = Your hand
table-since = for { $age }
table-since-now = just now
table-all-choices = Choices: { $count }
table-undo = Undo
table-redo = Redo
table-reset = Reset
table-draft = { $count ->
    [one] 1 choice that only you see
   *[other] { $count } choices that only you see
}
table-narrow-hint = Choose a lit place on the board, or choose here.
table-blocked = Not possible now
table-blocked-count = { $count ->
    [one] 1 unavailable action
   *[other] { $count } unavailable actions
}
table-rule = Rule
table-the-rule = The rule
table-stale = The table has changed meanwhile. This is its current state.
table-players = Players
table-you = you
table-to-move = to move
table-log = Log
table-since-you-left = Since you left
table-seen = seen
table-log-none = Nothing has happened yet.
table-log-more = The whole game
table-log-by-conditional-answer = automatic answer
table-log-by-plan = as you had planned
table-log-by-stand-in = played by a stand-in
table-history = History
table-answers = Automatic answers
table-answers-note = so that nobody waits for you
table-answers-save = Save
table-answers-ask = Decisions that may come up while others play: answer them once, and nobody has to wait for you. You can change your answers at the table at any time.
table-answers-none = Ask me each time
table-answers-kept = This applies as soon as the game begins. You can change it at the table at any time.
table-more = More
table-abandon = End the game early
table-abandon-text = The game ends without a result as soon as everybody agrees.
table-clocks = Clocks
table-abandon-rest = { $count ->
    [one] The other players have stopped playing, so { $names } alone can end the game, without a result.
   *[other] Some players have stopped playing, so the rest can end the game without a result. These players must agree: { $names }.
}
table-clocks-behind = The site was down for { $span }. That time will be credited to every clock before anybody's time runs out.
table-notices = Notifications about this table
table-abandon-agree = I agree to end it
table-abandon-now = End it now
table-abandon-withdraw = Play on after all
table-abandon-agreed = Agreed so far: { $names }
table-abandoned = Everybody agreed to end this game early. It has no result.
table-quarantined = A fault in our rules has stopped this table. Nothing is lost. We have been notified and are repairing it. No clock is running.
table-over = The game is over
table-won = { $names } won
table-won-shared = { $names } share the win
table-you-won = You won
table-see-history = Watch it again, move by move
table-next = Next table
table-panes = Parts of the table
table-board = Board
table-board-fit = Show the whole board
table-news = { $count ->
    [one] 1 new
   *[other] { $count } new
}
table-fairness-open = All dice and cards follow from a secret and from the players' words. The secret's hash was shown before anyone sat down. When the game is over, the secret is shown here.
table-fairness-over = All dice and cards followed from this secret and the players' words, which are listed here in the order of joining.
table-commitment = Hash
table-secret = Secret
table-seed = Seed
table-nonces = Players' words
table-check = How to check
table-check-hash = The secret is 32 bytes, written in hexadecimal. The hash is SHA-256 of these bytes (not of the digits), in hexadecimal, too.
table-check-seed = The seed is HMAC-SHA256: the secret's bytes are the key, the message is the players' words in the order of joining, with one line feed between two and none at the end.
table-check-game = Seed, seats, options and choices produce the whole game again. The API has them all, and can replay the game (“validate”).
table-check-rules = This game began under version { $version } of the rules; this site uses { $here }. A replay here may differ: use a release whose rules have version { $version }.

## The final scores

table-sheet = Score sheet
table-sheet-note = bold: most of the row
table-sheet-rule = Points for
table-sheet-total = Total
table-sheet-tie = Tie-break: { $label }

table-choice-card-cost = pay
table-choice-card-gain = get
table-choice-card-left = then
table-choice-card-said-cost = Pay { $what }.
table-choice-card-said-gain = Get { $what }.
table-choice-card-said-left = Then { $what }.
table-choice-card-said-reaches = Reaches: { $what }.
table-choice-card-and = { " and " }
table-choice-card-or = { " or " }
table-choice-card-at-least = at least { $least }
table-choice-card-up-to = up to { $most }
table-choice-card-from-to = { $least } to { $most }
table-choice-card-depends = It depends on what you choose next.
table-choice-card-follows = Later effects are included.
table-choice-card-open = What else you pay and get depends on what you choose next.
table-choice-card-may-draw = Chance may decide more.
table-choice-card-draws = Chance decides the rest.
table-choice-card-less = If a set becomes full, it is exchanged; then less is left.
table-choice-card-less-short = less if exchanged
table-choice-card-draws-lasts = Chance, no undo.
table-choice-card-ends-lasts = Ends your turn, no undo.
table-choice-card-lasts = No undo.
table-tile-more = More
table-where = Where?
table-choices-left = Choices left: { $count }
table-confirm = Confirm
table-confirm-hint = Confirm with Enter.
table-confirm-several = Confirm · { $count }
table-let-go = Deselect
table-only-this = Only one option.
table-skip-choices = Skip to choices
table-one-tap = Skip confirmation when I can undo
table-keys = Keys
table-keys-list = What the keys do
table-keys-next = Next table
table-keys-undo = Undo
table-keys-redo = Redo
table-keys-confirm = Confirm what is selected
table-keys-let-go = Deselect, close
table-keys-arrows = Move between choices, or between lit things on the board
table-keys-nth = Choose the 1st to 10th of the choices, those in sight first
table-keys-recap = Watch what happened since you left, or pause
table-keys-log = Open the log
table-keys-talk = Open the chat
table-keys-fit = Show the whole map, if only a part is in sight
table-keys-shift = Shift
table-keys-tens = Choose the 11th to 20th; again: the next ten
table-keys-this = This list
table-mat = Pieces of { $name }
table-mat-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
table-mat-previous = Previous player
table-mat-next = Next player
table-keys-mat = open the pieces of another player
