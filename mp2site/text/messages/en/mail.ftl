# Notices by mail.

## Subjects and first words, by what the mail is about

mail-turn-subject = Your turn: { $where }
mail-turn-lead = Your turn, { $name }.
mail-plan-ready = Your plan is ready: confirm it, or choose something else.
mail-plan-behind = You have another decision first. After it, your plan is tried.
mail-plan-refused = Your plan no longer fits.
mail-reminder-half-subject = Half of your time is left: { $where }
mail-reminder-half-lead = Half of your time is left, { $name }.
mail-reminder-late-subject = Little time is left: { $where }
mail-reminder-late-lead = Little time is left, { $name }.
mail-timed-out-subject = Your time ran out: { $where }
mail-timed-out-lead = Your time ran out, { $name }.
mail-timed-out-what =
    { $what ->
        [last] { opponents-player-begins } played this turn for you, the last of the game.
        [over] { opponents-player-begins } played this turn for you.
        [ended] Therefore the table has ended. Its result doesn't count.
        [held] { opponents-player-begins } plays for you until you come back, with one click at the table.
       *[played] { opponents-player-begins } played this turn for you. You play your next turn yourself.
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
       *[other] You finished in place { $rank } of { $size }.
    }
mail-invitation-subject = An invitation: { $where }
mail-invitation-lead = { $by } invites you, { $name }.
mail-invitation-what = { $title } for { $size }. You can look at the table first; you join only if you take a seat.
mail-invitation-people =
    { $count ->
        [0] Nobody is at the table yet.
        [one] { $names } is at the table already.
       *[other] { $names } are at the table already.
    }
mail-chat-subject = New in the chat: { $where }
mail-said = { $name } wrote: “{ $text }”
mail-said-more =
    { $count ->
        [one] And { $count } message before that.
       *[other] And { $count } messages before that.
    }
mail-chat-lead = There are new messages in the table's chat, { $name }.
mail-quarantined-subject = Stopped: { $where }
mail-quarantined-lead = We had to stop the table, { $name }.
mail-quarantined-what = We found a fault in our rules. Nothing is lost, and nobody loses time. We are sorry, and we are repairing it.

## Several tables in one mail

mail-digest-subject =
    { $count ->
        [one] News from { $count } table
       *[other] News from { $count } tables
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
        [one] ; it is your turn at { $waiting }.
       *[other] ; it is your turn at { $waiting }.
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
        [one] … and one entry before that.
       *[other] … and { $count } entries before that.
    }
mail-by-stand-in = played by a stand-in
mail-picture = The board: { $where }
mail-link = To the table:
mail-open = Open { $table }
mail-look = Look at { $table }
mail-safe = Opening the link doesn't make a move. You confirm every turn yourself.

## Time

mail-time-left = { $span } left
mail-time-up = No time left
mail-time-free = { $span } free
mail-time-free-until = until { $when }
mail-time-bank = then { $span } of your bank
mail-time-bank-runs = { $span } of your bank
mail-time-zero = runs out on { $when }
mail-time-pause =
    { $reason ->
        [vacation] The clock is stopped while you are away, until { $when }.
        [rest] The clock is stopped on your day of rest, until { $when }.
       *[quiet] The clock is stopped in your quiet hours, until { $when }.
    }
mail-time-then =
    If time runs out, { $then }.{ $what ->
        [turn] {" "}You play your next turn yourself.
       *[other] {""}
    }
mail-time-remind = If you haven't moved, we remind you on { $when }.

## Why this mail, and how to have it otherwise

mail-why =
    Your setting: a mail { $mode ->
        [now] at once
        [after] some minutes later, if you haven't moved,
        [hourly] at most once an hour,
       *[daily] once a day,
    } { $topic ->
        [turn] when it is your turn.
        [time] when your time runs out.
        [table] when a table begins or ends.
        [talk] when people write at your tables.
       *[invitation] when somebody invites you.
    }
mail-change = Change your notifications
mail-mute = Mute this table
mail-mute-note = the clock still runs
mail-stop =
    { $topic ->
        [turn] No more mails about my turns
        [time] No more mails about my time
        [table] No more mails about tables that begin or end
        [talk] No more mails about chats
       *[invitation] No more mails about invitations
    }
mail-from = Caravanserai, for { $name } · times are { $zone }

# The mailbox page of the embedded mode.

mail-box-title = Mailbox
mail-box-intro = This site sends no mails; it keeps them here.
mail-box-all = On this machine you see everybody's mails. From other machines, people see only their own, after signing in.
mail-box-own = You see your own mails here. Everybody's mails can be seen only on the machine that runs this site.
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
mail-closed-lead = One of your tables was closed, { $name }.
mail-closed-what = The operators of this site closed it before its game began.
mail-pause-asked-subject = A pause? { $where }
mail-pause-asked-lead = { $by } asks for a pause, { $name }.
mail-pause-asked-what = The table shows how long. You can agree or decline there. If everybody agrees, all clocks are stopped.
mail-paused-subject = Pause: { $where }
mail-paused-lead = Everybody has agreed to a pause, { $name }.
mail-paused-what = All clocks are stopped. They run again when the pause is over; the table shows when.
mail-resumed-subject = The pause is over: { $where }
mail-resumed-lead = The pause is over, { $name }.
mail-resumed-what = The clocks are running again. The table shows whose turn it is.
mail-resigned-subject = Somebody resigned: { $where }
mail-resigned-lead = { $by } has resigned, { $name }.
mail-resigned-what = A stand-in plays their seat to the end, so nobody has to wait. They come last; the others are ranked among themselves.
mail-removed-subject = You were removed: { $where }
mail-removed-lead = The host has removed you from a table, { $name }.
mail-removed-what = Its game hadn't begun. You can join again only if the host invites you by name. You can join other tables.

## Seeks

mail-seat-subject = Matching table: { $where }
mail-seat-lead = An open table matches your seek, { $name }.
mail-seat-what = You get a seat there half an hour after this notification, unless you decline.
mail-no-seat-subject = No seat after all: { $where }
mail-no-seat-lead = The table that we proposed has no seat for you any more, { $name }.
mail-no-seat-what = Your seek goes on. We notify you of the next matching table.
