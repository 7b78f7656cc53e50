### Talk at a table.

talk-title = Talk
talk-of = Talk · { $table }
talk-open =
    { $count ->
        [0] Talk
        [one] Talk, { $count } new message
       *[other] Talk, { $count } new messages
    }
talk-new =
    { $count ->
        [one] { $count } new
       *[other] { $count } new
    }
talk-who-seats = Those at the table read it; all others after the game.
talk-who-spectators = Those who watch read it; the table after the game.
talk-who-all = Whoever may see the table reads it.
talk-none = Nobody has said anything yet.
talk-say-label = What do you want to say?
talk-say = Send
talk-moment = { $headline }, at { $name }’s turn
talk-moment-any = { $headline }
talk-moment-start = before the game
talk-edited = changed
talk-spectator = watching
talk-change = Change
talk-change-save = Change it
talk-take-back = Take back
talk-mute = Mute
talk-unmute = Hear of it again
talk-muted = You hear nothing of this talk: no marks, no mails.
talk-close = Close the talk
talk-reopen = Open the talk
talk-is-closed = The host has closed the talk. What was said can still be read.
talk-is-closed-here = You have closed the talk of this table.
talk-account = With an account you can talk, too.
talk-earlier = Earlier
talk-latest = Latest
talk-back = Back to the table
talk-wrote = { $name } wrote: “{ $text }”
talk-more = All of it
talk-closed = Without talk
talk-closed-fact = Without talk: nothing can be said here.
talk-closed-text = Nothing can be said at this table. You can open its talk later.
talk-report = Report
talk-report-title = Report a message
talk-report-back = Back to the talk
talk-report-text = Those who run this house read what you write here, this message and the few before it, and answer you. { $name } is never told. To read nothing of { $name } any more, block them on their page.
talk-report-why = What is wrong with it?
talk-report-not = Don’t report it
