### What is new for a person: the page behind the bell.

news-title = What’s new
news-bell = What’s new: { $count } not seen
news-new = (new)
news-seen-all = Mark all as seen
news-seen-one = Mark as seen
news-newest = To the newest
news-no-more = There is nothing older.
news-none = Nothing new
news-none-text = Your turns, invitations, chat messages and results appear here. Meanwhile, you can join an open table.
news-none-action = Find a table
news-to-ledger = All notifications, and why some weren't sent
news-somebody = Somebody

news-turn = It is your turn at { $table }
news-timed-out = Your time ran out at { $table }
news-started = The game at { $table } has begun
news-over = { $rank ->
    [0] The game at { $table } has ended without a result
    [1] The game at { $table } is over: you won
   *[other] The game at { $table } is over: you finished in place { $rank } of { $size }
}
news-rating = Your rating in { $title } is now { $points } ({ $change }), after { $table }
news-talk = { $count ->
    [0] { $by } wrote at { $table }
    [one] { $by } wrote at { $table }
   *[other] { $count } new messages at { $table }, the last by { $by }
}
news-invitation = { $by } invites you to { $table }
news-seat = Matching table: { $table }
news-no-seat = No seat after all at { $table }
news-quarantined = { $table } had to be stopped
news-closed = { $table } was closed
news-removed = The host has removed you from { $table }
news-resigned = { $by } has resigned at { $table }
news-pause-asked = { $by } asks for a pause at { $table }
news-paused = A pause has begun at { $table }
news-resumed = { $table } goes on after its pause
