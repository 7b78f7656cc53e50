# Titles of problems of the REST face, by their code.

api-malformed = The request isn't what this call takes.
api-too-large = The request is too large.
api-not-json = Requests are JSON: send them as application/json.
api-not-signed-in = Sign in, or send a token.
api-bad-credentials = This token isn't valid.
api-forbidden = You may not do that.
api-not-found = There is nothing here, or nothing that you may see.
api-method-not-allowed = This address doesn't know that method.
api-throttled = Too many requests. Wait a little.
api-bug = Something is broken on our side. It has been written down.
api-not-your-seat = You have no seat at this table.
api-not-open = The table has started already.
api-full = Every seat is taken.
api-already-seated = You have a seat at this table already.
api-wrong-token = One joins this table by invitation only.
api-not-host = Only the host may do that.
api-not-enough-seats = Seats are still empty.
api-not-playing = No game is going on at this table.
api-stale-decision = This decision isn't open any more. Look at the table again.
api-illegal = The rules don't allow this choice.
api-nothing-to-undo = There is nothing to take back.
api-quarantined = A fault in the rules has stopped this table.
api-bad-setup = A table can't be set up like that.
api-bad-order = There is no such standing order.
api-bad-ply = The game has no such ply.
api-busy = The table is busy. Try again.
