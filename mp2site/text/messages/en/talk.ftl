### Talk at a table.

talk-title = Chat
talk-of = Chat · { $table }
talk-open =
    { $count ->
        [0] Chat
        [one] Chat, { $count } new message
       *[other] Chat, { $count } new messages
    }
talk-new =
    { $count ->
        [one] { $count } new
       *[other] { $count } new
    }
talk-who-seats = The people at the table read this now, everybody else after the game.
talk-who-spectators = Spectators read this now, the people at the table after the game.
talk-who-all = Everybody who may see the table can read this.
talk-none = There are no messages yet.
talk-say-label = Your message
talk-say = Send
talk-moment = { $headline }, at { $name }’s turn
talk-moment-any = { $headline }
talk-moment-start = before the game
talk-edited = edited
talk-spectator = watching
talk-change = Edit
talk-change-save = Save
talk-take-back = Delete
talk-mute = Mute
talk-unmute = Unmute
talk-muted = This chat is muted: you get no marks and no mails.
talk-close = Close the chat
talk-reopen = Open the chat
talk-is-closed = The host has closed the chat. You can still read the messages.
talk-is-closed-here = You have closed this table's chat.
talk-account = With an account you can write, too.
talk-earlier = Earlier
talk-latest = Latest
talk-back = Back to the table
talk-wrote = { $name } wrote: “{ $text }”
talk-more = Show all
talk-closed = Without chat
talk-closed-fact = Without chat: nobody can write here.
talk-closed-text = Nobody can write at this table. You can open its chat later.
talk-report = Report
talk-report-title = Report a message
talk-report-back = Back to the chat
talk-report-text = The operators of this site read what you write here, this message and the few before it, and answer you. { $name } is never notified. If you don’t want to read messages of { $name } any more, block them on their page.
talk-report-why = What is wrong with it?
talk-report-not = Don’t report
