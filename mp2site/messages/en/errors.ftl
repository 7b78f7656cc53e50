# What can go wrong at a table; the keys end in the error's code.

errors-not-found = There is no such table, or none that you may see.
errors-not-your-seat = You have no seat at this table.
errors-not-open = The game at this table has started already.
errors-full = Every seat at this table is taken.
errors-already-seated = You have a seat at this table already.
errors-wrong-token = One joins this table by invitation only. Ask the host for the link.
errors-not-host = Only the table's host may do that.
errors-not-enough-seats =
    { $missing ->
        [one] One seat is still empty.
       *[other] { $missing } seats are still empty.
    }
errors-not-playing = No game is going on at this table.
errors-stale-decision = The table has moved on. Look at it again, then choose.
errors-nothing-to-undo = There is nothing to take back.
errors-quarantined = We found a fault in our rules and had to stop this table. Nothing is lost.
errors-bad-setup-title = There is no such title.
errors-bad-setup-name = A table's name has at most 60 characters.
errors-bad-setup-visibility = A table is public, found by its link, or private.
errors-bad-setup-pace = There is no such pace. Only a pace of one's own comes with numbers of its own.
errors-bad-setup-pace-bounds = Grace is 0 to 14 days, bank and its most 0 to 60 days, what a turn adds 0 to 7 days.
errors-bad-setup-pace-short = Grace and bank together are at least a minute.
errors-bad-setup-pace-cap = The most that a bank may hold is no less than what it begins with.
errors-bad-setup-policy = When the time is up the house plays the turn, keeps the seat after 1 to 5 misses, or the table ends.
errors-bad-setup-nonce = A nonce has 1 to 64 visible ASCII characters, no blanks.
errors-bad-order = There is no standing order “{ $order }” with the answer “{ $value }”.
errors-bad-ply = There is no ply { $ply }; the last one is { $last }.
errors-busy = Someone else is moving at this table this very moment. Try again.
errors-draft-dropped = While you were choosing, others have moved, and some of your choices no longer fitted. They were taken back.
errors-bad-setup = A table can't be set up like that.
errors-illegal = The rules don't allow this choice.
errors-malformed = That is no choice at all.
errors-invite-nobody = Nobody here is called “{ $name }”.
errors-invite-seated = { $name } has a seat at this table already.
errors-invite-many = { $most } people were invited to this table, and no more can be. Send others the link.
errors-invite-day = You have invited { $most } times in a day, and more isn’t possible. Go on tomorrow, or send the link.
