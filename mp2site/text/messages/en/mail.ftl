# Notices by mail.

## Subjects and first words, by what the mail is about

mail-turn-subject = Your turn: { $where }
mail-turn-lead = Your turn, { $name }.
mail-plan-ready = Your plan lies ready: confirm it with one tap, or choose again.
mail-plan-behind = Something else is asked first. Your plan is tried once you have answered.
mail-plan-refused = Your plan doesn’t fit any more.
mail-reminder-half-subject = Half of your time is left: { $where }
mail-reminder-half-lead = Half of your time is left, { $name }.
mail-reminder-late-subject = Little time is left: { $where }
mail-reminder-late-lead = Little time is left, { $name }.
mail-timed-out-subject = Your time ran out: { $where }
mail-timed-out-lead = Your time ran out, { $name }.
mail-timed-out-what =
    { $what ->
        [last] { opponents-player-begins } has played this turn for you, the last of the game.
        [over] { opponents-player-begins } has played this turn for you.
        [ended] So the table has ended. Its result doesn't count.
        [held] { opponents-player-begins } has played for you and keeps your seat warm until you come back, with one click at the table.
       *[played] { opponents-player-begins } has played this turn for you. You go on with your next turn.
    }
mail-time-ran-out = Your time ran out.
mail-started-subject = The game has begun: { $where }
mail-started-lead = The game has begun, { $name }.
mail-has-begun = The game has begun.
mail-others-turn = { table-others-turn }.
mail-over-subject = The game is over: { $where }
mail-over-lead = The game is over, { $name }.
mail-over-what =
    { $what ->
        [won] You have won.
        [shared] You share the win.
       *[other] You came in at place { $rank } of { $size }.
    }
mail-invitation-subject = An invitation: { $where }
mail-invitation-lead = { $by } invites you, { $name }.
mail-invitation-what = { $title } for { $size }. You can look at the table first; you sit down only when you say so.
mail-invitation-people =
    { $count ->
        [0] Nobody sits there yet.
        [one] { $names } sits there already.
       *[other] { $names } sit there already.
    }
mail-chat-subject = New talk: { $where }
mail-said = { $name } wrote: “{ $text }”
mail-said-more =
    { $count ->
        [one] And { $count } message before that.
       *[other] And { $count } messages before that.
    }
mail-chat-lead = There is new talk at the table, { $name }.
mail-quarantined-subject = Stopped: { $where }
mail-quarantined-lead = We had to stop the table, { $name }.
mail-quarantined-what = We found a fault in our rules. Nothing is lost and nobody loses time. We are sorry, and mend it.

## Several tables in one mail

mail-digest-subject =
    { $count ->
        [one] News of { $count } table
       *[other] News of { $count } tables
    }
mail-digest-subject-waiting =
    { $count ->
        [one] Your turn at { $count } table
       *[other] Your turn at { $count } tables
    }
mail-digest-lead = Your tables, { $name }.
mail-digest-text =
    { $count ->
        [one] { $count } table has news for you
       *[other] { $count } tables have news for you
    }{ $waiting ->
        [0] .
        [one] ; at { $waiting } it is your turn.
       *[other] ; at { $waiting } it is your turn.
    }

## The parts of a mail

mail-to-do = What to do:
mail-you = You
mail-results = Final scores
mail-points-now = Points so far
mail-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
mail-since = Since your last turn
mail-more =
    { $count ->
        [one] … and one thing before that.
       *[other] … and { $count } things before that.
    }
mail-by-stand-in = played in their absence
mail-picture = The board: { $where }
mail-link = To the table:
mail-open = Open { $table }
mail-look = Look at { $table }
mail-safe = Opening it plays nothing. Only you confirm a turn.

## Time

mail-time-left = { $span } left
mail-time-up = No time left
mail-time-free = { $span } free
mail-time-free-until = until { $when }
mail-time-bank = then { $span } of your bank
mail-time-bank-runs = { $span } of your bank
mail-time-zero = zero on { $when }
mail-time-pause =
    { $reason ->
        [vacation] It stands still while you are away, until { $when }.
        [rest] It stands still on your day of rest, until { $when }.
       *[quiet] It stands still in your quiet hours, until { $when }.
    }
mail-time-then =
    At zero { $then }.{ $what ->
        [turn] {" "}The others go on, and so do you with your next turn.
       *[other] {""}
    }
mail-time-remind = If you haven't moved, we remind you on { $when }.

## Why this mail, and how to have it otherwise

mail-why =
    Your setting: a mail { $mode ->
        [now] at once
        [after] some minutes later, if you haven't moved,
        [hourly] once an hour at most,
       *[daily] once a day,
    } { $topic ->
        [turn] when it is your turn.
        [time] when your time runs out.
        [table] when a table begins or ends.
        [talk] when people talk at your tables.
       *[invitation] when somebody invites you.
    }
mail-change = Change what reaches you
mail-mute = Mute this table
mail-mute-note = the clock still runs
mail-stop =
    { $topic ->
        [turn] No more mails about my turns
        [time] No more mails about my time
        [table] No more mails about tables that begin or end
        [talk] No more mails about talk
       *[invitation] No more mails about invitations
    }
mail-from = Caravanserai, for { $name } · times are { $zone }

# The mailbox page of the embedded mode.

mail-box-title = Mailbox
mail-box-intro = This house sends no mails; it keeps them here.
mail-box-all = On this machine you see everybody's; from other machines one sees only one's own, signed in.
mail-box-own = You see your own mails here, signed in; everybody's only on the machine that this house runs on.
mail-box-mine = To you
mail-box-addresses = All addresses
mail-box-none = No mails yet.
mail-box-to = To { $address }
mail-box-count =
    { $count ->
        [one] { $count } mail
       *[other] { $count } mails
    }
mail-box-back = Back to the mailbox
mail-box-text = The same as plain text

## What the staff and hosts do

mail-where = { $title }, table { $table }
mail-closed-subject = Closed: { $where }
mail-closed-lead = A table of yours was closed, { $name }.
mail-closed-what = Those who run this house have closed it before its game began.
mail-pause-asked-subject = A pause? { $where }
mail-pause-asked-lead = { $by } asks for a pause, { $name }.
mail-pause-asked-what = At the table you read how long, and can agree or say no. If all agree, nobody's time runs meanwhile.
mail-paused-subject = Pause: { $where }
mail-paused-lead = All have agreed to a pause, { $name }.
mail-paused-what = Nobody's time runs now. The clocks go on by themselves when it is over; at the table you read when.
mail-resumed-subject = It goes on: { $where }
mail-resumed-lead = The pause is over, { $name }.
mail-resumed-what = The clocks go on from where they stood. At the table you read whose turn it is.
mail-resigned-subject = Somebody resigned: { $where }
mail-resigned-lead = { $by } has resigned, { $name }.
mail-resigned-what = Their seat is played to the end, so nobody has to wait. They come last; you others are ranked among yourselves.
mail-removed-subject = You don't sit there any more: { $where }
mail-removed-lead = The host has removed you from a table, { $name }.
mail-removed-what = Its game hadn't begun. You can sit down there again if the host invites you by name. Other tables are open to you.

## Seeks

mail-seat-subject = Matching table: { $where }
mail-seat-lead = An open table matches your seek, { $name }.
mail-seat-what = You get a seat there half an hour after this notice, unless you decline.
mail-no-seat-subject = No seat after all: { $where }
mail-no-seat-lead = There is no longer a seat for you at the table that we proposed, { $name }.
mail-no-seat-what = Your seek goes on. We notify you of the next matching table.
