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
errors-bad-setup-stand-in = For somebody who is gone an apprentice, a merchant, a master or the house plays.
errors-bad-setup-opponents = { $most ->
    [0] There is no seat left for an opponent.
    [one] Opponents are apprentices, merchants or masters; there is a seat for one.
   *[other] Opponents are apprentices, merchants or masters; there are seats for { $most }.
}
errors-bad-setup-opponents-off = This house has no opponents.
errors-invite-opponent = The house's opponents aren't invited: the host asks them to sit down.
errors-bad-order = There is no standing order “{ $order }” with the answer “{ $value }”.
errors-too-long = That is too long: { $length } characters, and { $most } are the most. Shorten it, please.
errors-bad-ply = There is no ply { $ply }; the last one is { $last }.
errors-other-rules =
    This game was begun under other rules (version { $version }; here it is { $here }), so this moment of it can't be shown any more. { $status ->
        [playing] It goes on from where it stands.
       *[other] As it stands it can be seen.
    }
errors-busy = Someone else is moving at this table this very moment. Try again.
errors-draft-dropped = While you were choosing, others have moved, and some of your choices no longer fitted. They were taken back.
errors-bad-setup = A table can't be set up like that.
errors-illegal = The rules don't allow this choice.
errors-malformed = That is no choice at all.
errors-invite-nobody = Nobody here is called “{ $name }”.
errors-invite-seated = { $name } has a seat at this table already.
errors-too-many = That is more than this house allows.
errors-too-many-tables-waiting = You can sit at no more tables that wait for people: the most is { $most }. Leave one of them, or wait until one begins.
errors-too-many-tables-waiting-unconfirmed = You can sit at no more tables that wait for people: the most is { $most } until your e-mail address is confirmed. Confirm it, or leave one of them.
errors-too-many-tables = You can sit at no more tables that aren't over: the most is { $most }. Play one to its end first.
errors-too-many-tables-unconfirmed = You can sit at no more tables that aren't over: the most is { $most } until your e-mail address is confirmed. Confirm it, or play one to its end.
errors-too-many-invitations = Nobody more can be invited to this table by name: the most is { $most }. Send others the link.
errors-too-many-invitations-a-day = You can invite nobody more by name today: the most is { $most } in a day. Go on tomorrow, or send the link.
errors-too-many-invitations-a-guest = You can't invite { $name } once more today: the most is { $most } in a day. Go on tomorrow, or send the link.
errors-too-many-guests = So many guests play just now that the house takes no more. Sign up, and you can play at once; or come back in ten minutes.
errors-too-many-guests-an-hour = From your network { $most } tables for guests were begun within an hour. Sign up, and you can play at once; or come back in an hour.
errors-too-many-guests-a-day = From your network { $most } tables for guests were begun within a day. Sign up, and you can play at once; or come back tomorrow.
errors-needs-account = To do this you need an account. Sign up: it is free, and the table that you play at comes along.
errors-unconfirmed = Inviting by name needs a confirmed e-mail address. Confirm yours in your settings, or send the link.
errors-removed = The host has removed you from this table. You can sit down again if the host invites you by name; other tables are open to you.
errors-suspended = Your account is suspended. Write to whoever runs this house if that is a mistake.
errors-invite-hidden = This table is hidden, so nobody new can be invited. Those who sit here can play.
errors-rematch-running = The game isn't over yet. Play again when it is.
errors-invite-removed = The host has removed { $name } from this table. Only the host can invite them again.
errors-remove-nobody = Nobody called “{ $name }” sits at this table.
errors-remove-yourself = You can't remove yourself. Leave the table instead.
