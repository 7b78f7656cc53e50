# What can go wrong at a table; the keys end in the error's code.

errors-not-found = This table doesn't exist, or you may not see it.
errors-not-your-seat = You have no seat at this table.
errors-resigned = You have resigned here. A stand-in plays your seat to the end; you can watch.
errors-not-open = The game at this table has started already.
errors-full = Every seat at this table is taken.
errors-already-seated = You have a seat at this table already.
errors-wrong-token = You need an invitation to join this table. Ask the host for the link.
errors-plays-to-end = This game is played to its end: a stand-in plays for players who leave.
errors-not-host = Only the table's host may do that.
errors-not-enough-seats =
    { $missing ->
        [one] One seat is still empty.
       *[other] { $missing } seats are still empty.
    }
errors-not-playing = No game is going on at this table.
errors-stale-decision = The table has changed meanwhile. Look at it again, then choose.
errors-not-playing-open = The game hasn’t started yet.
errors-not-playing-finished = The game is over.
errors-not-playing-abandoned = This table was ended without a result.
errors-not-open-closed = This table was closed before a game began.
errors-stale-by-person = You have chosen here already, perhaps in another window. Undo it to choose again.
errors-stale-by-plan = Your plan has answered this already.
errors-stale-by-conditional-answer = One of your automatic answers has answered this already.
errors-time-ran-out = { $player ->
    [end] Time ran out, so the table was ended, as its rules say.
    [apprentice] Time ran out, so an Apprentice played this turn.
    [merchant] Time ran out, so a Merchant played this turn.
    [master] Time ran out, so a Master played this turn.
   *[house] Time ran out, so this turn was played automatically.
}{ $held ->
    [yes] { " " }You can take your seat back.
   *[no] { "" }
}
errors-stand-in-played = { $player ->
    [apprentice] An Apprentice plays for you and played this turn.
    [merchant] A Merchant plays for you and played this turn.
    [master] A Master plays for you and played this turn.
   *[house] Your seat is played automatically, and so was this turn.
}{ $held ->
    [yes] { " " }You can take your seat back.
   *[no] { "" }
}
errors-nothing-to-undo = There is nothing to undo.
errors-nothing-to-redo = There is nothing to redo.
errors-quarantined = We found a fault in our rules and had to stop this table. Nothing is lost.
errors-bad-setup-title = There is no such title.
errors-bad-setup-name = A table's name has at most 60 characters.
errors-bad-setup-visibility = A table is public, found by its link, or private.
errors-bad-setup-pace = This pace doesn't exist. Only a custom pace has its own numbers.
errors-bad-setup-pace-bounds = Grace must be 0 to 14 days, the bank and its maximum 0 to 60 days, and the time that a turn adds 0 to 7 days.
errors-bad-setup-pace-short = Grace and bank together must be at least a minute.
errors-bad-setup-pace-cap = The bank's maximum must not be less than its starting value.
errors-bad-setup-policy = Choose what happens when time runs out: the turn is played, a stand-in takes over the seat after 1 to 5 missed turns, or the table ends.
errors-bad-setup-nonce = The word must have 1 to 64 visible ASCII characters, without spaces.
errors-bad-setup-stand-in = The stand-in must be an Apprentice, a Merchant, a Master or autoplay.
errors-bad-setup-opponents = { $most ->
    [0] There is no seat left for an opponent.
    [one] There is only one seat for an opponent. Choose fewer opponents.
   *[other] There are only { $most } seats for opponents. Choose fewer opponents.
}
errors-bad-setup-rates-computers = Games with computers aren't rated on this site.
errors-bad-setup-strength = There is no such opponent. Choose an Apprentice, a Merchant or a Master.
errors-bad-setup-opponents-off = This site has no computer opponents.
errors-invite-opponent = You can't invite computer opponents by name. The host adds them at the table.
errors-bad-conditional-answer = There is no automatic answer “{ $answer }” with the value “{ $value }”.
errors-too-long = This is too long: it has { $length } characters, and at most { $most } are possible. Shorten it.
errors-bad-ply = There is no ply { $ply }; the last one is { $last }.
errors-other-rules =
    This game began under other rules (version { $version }; this site uses { $here }), so this moment can't be shown any more. { $status ->
        [playing] The game goes on from its current position.
       *[other] You can see its current position.
    }
errors-busy = Somebody else is moving at this table right now. Try again.
errors-draft-dropped = Other players moved while you were choosing. Some of your choices no longer fitted and were undone.
errors-bad-setup = A table with these settings isn't possible.
errors-illegal = The rules don't allow this choice.
errors-run-stopped =
    { $made ->
        [one] Only your first choice was made.
       *[other] Only your first { $made } choices were made.
    } { $why }
errors-run-revealed = The last of them can't be undone, so look at its result first.
errors-malformed = This isn't a valid choice.
errors-invite-nobody = Nobody here has the name “{ $name }”.
errors-invite-seated = { $name } has a seat at this table already.
errors-too-many = This exceeds a limit of this site.
errors-too-many-tables-waiting = You can have a seat at no more than { $most } tables that wait for players. Leave one of them, or wait until one starts.
errors-too-many-tables-waiting-unconfirmed = Until your e-mail address is confirmed, you can have a seat at no more than { $most } tables that wait for players. Confirm it, or leave one of them.
errors-too-many-tables = You can have a seat at no more than { $most } tables whose game isn't over. Finish a game first.
errors-too-many-tables-unconfirmed = Until your e-mail address is confirmed, you can have a seat at no more than { $most } tables whose game isn't over. Confirm it, or finish a game first.
errors-too-many-invitations = You can invite no more than { $most } people to this table by name. Send the link to the others.
errors-too-many-invitations-a-day = You can invite no more than { $most } people by name in a day. Continue tomorrow, or send the link.
errors-too-many-invitations-a-guest = You can't invite { $name } again today (at most { $most } a day). Try again tomorrow, or send the link.
errors-too-many-messages = You can send no more than { $most } messages in an hour. Wait a while, then continue.
errors-talk-program = Programs can't write in the chat.
errors-talk-empty = Your message is empty. Write something first.
errors-talk-closed = The host has closed this table's chat.
errors-too-late = You can change a message for five minutes only. Write a new one instead.
errors-too-many-guests = Too many guests are playing right now. Sign up to play at once, or come back in ten minutes.
errors-too-many-guests-an-hour = Your network has opened { $most } guest tables within an hour, the most that is possible. Sign up to play at once, or come back in an hour.
errors-too-many-guests-a-day = Your network has opened { $most } guest tables within a day, the most that is possible. Sign up to play at once, or come back tomorrow.
errors-needs-account = You need an account to do this. Signing up is free, and you keep the table at which you are playing.
errors-unconfirmed = You need a confirmed e-mail address to invite people by name. Confirm yours in your settings, or send the link.
errors-removed = The host has removed you from this table. You can join again only if the host invites you by name. You can join other tables.
errors-not-asked-for = You don't meet the join requirements of this table.
errors-not-asked-for-punctual = This table is for people who make at least { $asked } % of their turns in time. You made { $share } % of your last { $turns } turns with a clock in time.
errors-not-asked-for-rating-range =
    This table is for people with a rating from { $from } to { $to } points. { $rated ->
        [0] You have no rating yet, which counts as { $points }.
       *[other] You have { $points }.
    }
errors-not-asked-for-rating-from =
    This table is for people with a rating of at least { $from } points. { $rated ->
        [0] You have no rating yet, which counts as { $points }.
       *[other] You have { $points }.
    }
errors-not-asked-for-rating-to =
    This table is for people with a rating of at most { $to } points. { $rated ->
        [0] You have no rating yet, which counts as { $points }.
       *[other] You have { $points }.
    }
errors-not-asked-for-seek = A player at this table is stronger or weaker than your seek allows.
errors-bad-setup-asks-punctual = A table can require 80, 90 or 95 % of turns in time, or nothing.
errors-bad-setup-asks-rating = The required ratings must be from { $least } to { $most } points, and the first must not be above the second.
errors-bad-setup-within = A seek allows a difference of 150 or 300 points, or any.
errors-suspended = Your account is suspended. If that is a mistake, write to the operators of this site.
errors-invite-hidden = This table is hidden, so you can't invite anybody. The people at the table can play.
errors-rematch-running = The game isn't over yet. You can play again when it is.
errors-invite-removed = The host has removed { $name } from this table. Only the host can invite them again.
errors-remove-nobody = Nobody called “{ $name }” sits at this table.
errors-remove-yourself = You can't remove yourself. Leave the table instead.
errors-too-many-line-steps = You have reached the limit of { $most } steps at this table. Go to a step that you don’t need any more and delete from there on.
errors-too-many-named-lines = At most { $most } steps of your lines can have a name. Remove a name first.
errors-line-broken = This line no longer fits: its step { $step } can't be played there. The line is kept. Go back, or choose another one.
errors-line-dice = These dice aren't possible here.
errors-line-running = You can share a line when the game is over. Until then, only you see it.
errors-not-open-to-you = This table isn't open to you. Choose another one from the list of open tables, or open one yourself.
errors-not-open-own-block = You have blocked { $name }, who is at this table. To join, unblock { $name } in your settings.
errors-invite-not-open = You can't invite { $name } to this table. You can send the link to other people.
errors-invite-own-block = You have blocked { $name }. To invite { $name }, unblock them in your settings.
errors-bad-person = This isn't possible with this person.
errors-bad-person-nobody = Nobody here has this name.
errors-bad-person-yourself = That is you.
errors-bad-person-computer-opponent = This is a computer opponent of this site. It can't be blocked or reported.
errors-too-many-blocks = You have blocked the maximum number of people. Unblock somebody first.
errors-rating-not-asked = You can decide only at a rated table of people whether the game counts among those who play on: after somebody has resigned, while at least two play on.
errors-bad-appointment = This isn't possible for an appointment now.
errors-bad-appointment-time = Choose a time between five minutes and 60 days from now.
errors-bad-appointment-none = This table has no appointment.
errors-not-sharing = Only players who share their own presence see who is here.
errors-bad-pause = This isn't possible for a pause now.
errors-bad-pause-days = A pause lasts 1 to 14 days.
errors-bad-pause-no-clock = No clock runs at this table, so there is nothing to pause.
errors-bad-pause-paused = This table is paused already.
errors-bad-pause-none = This pause doesn't exist (any more). Look at the table again.
errors-too-many-seeks = You can have at most { $most } seeks. Delete one first.
errors-no-seek = This seek no longer exists.
errors-bad-person-why = Say in 1 to 500 characters what is wrong, in one line.
errors-too-many-reports = You have reached today's limit for reports. Continue tomorrow, or write to the operators of this site.
errors-your-turn = It is your turn now. Choose at the table.
errors-bad-plan = This can’t be planned.
errors-bad-plan-empty = A plan begins with a choice of your own at your next turn. Choose something first, then save it.
errors-bad-plan-pick = This choice can’t stand in here. Look at your plan again.
errors-bad-plan-alternative = This is no longer an alternative of your plan. Look at your plan again.
errors-bad-plan-none = You haven’t planned anything here.
errors-bad-plan-delay = The delay must be 0 to { $most } minutes.
errors-too-many-alternatives = A plan has at most { $most } alternatives. Delete one first.
