# What can go wrong at a table; the keys end in the error's code.

errors-not-found = There is no such table, or none that you may see.
errors-not-your-seat = You have no seat at this table.
errors-resigned = You have resigned here. Your seat is played to the end; you can look on.
errors-not-open = The game at this table has started already.
errors-full = Every seat at this table is taken.
errors-already-seated = You have a seat at this table already.
errors-wrong-token = One joins this table by invitation only. Ask the host for the link.
errors-plays-to-end = This game is played to its end: a stand-in plays for players who leave.
errors-not-host = Only the table's host may do that.
errors-not-enough-seats =
    { $missing ->
        [one] One seat is still empty.
       *[other] { $missing } seats are still empty.
    }
errors-not-playing = No game is going on at this table.
errors-stale-decision = The table has moved on. Look at it again, then choose.
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
    [apprentice] An Apprentice has your seat and played this turn.
    [merchant] A Merchant has your seat and played this turn.
    [master] A Master has your seat and played this turn.
   *[house] Your seat is played automatically, and so was this turn.
}{ $held ->
    [yes] { " " }You can take your seat back.
   *[no] { "" }
}
errors-nothing-to-undo = There is nothing to take back.
errors-nothing-to-redo = There is nothing to redo.
errors-quarantined = We found a fault in our rules and had to stop this table. Nothing is lost.
errors-bad-setup-title = There is no such title.
errors-bad-setup-name = A table's name has at most 60 characters.
errors-bad-setup-visibility = A table is public, found by its link, or private.
errors-bad-setup-pace = There is no such pace. Only a pace of one's own comes with numbers of its own.
errors-bad-setup-pace-bounds = Grace is 0 to 14 days, bank and its most 0 to 60 days, what a turn adds 0 to 7 days.
errors-bad-setup-pace-short = Grace and bank together are at least a minute.
errors-bad-setup-pace-cap = The most that a bank may hold is no less than what it begins with.
errors-bad-setup-policy = When the time is up the turn is played, the seat kept after 1 to 5 misses, or the table ends.
errors-bad-setup-nonce = A nonce has 1 to 64 visible ASCII characters, no blanks.
errors-bad-setup-stand-in = For somebody who is gone an apprentice, a merchant, a master or the house plays.
errors-bad-setup-opponents = { $most ->
    [0] There is no seat left for an opponent.
    [one] So many opponents don't fit: there is a seat for one.
   *[other] So many opponents don't fit: there are seats for { $most }.
}
errors-bad-setup-rates-computers = Games with computers move no ratings at this site.
errors-bad-setup-strength = There is no such opponent: there are apprentices, merchants and masters.
errors-bad-setup-opponents-off = This house has no opponents.
errors-invite-opponent = The house's opponents aren't invited: the host asks them to sit down.
errors-bad-conditional-answer = There is no automatic answer “{ $answer }” with the value “{ $value }”.
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
errors-run-stopped =
    { $made ->
        [one] Only your first choice was made.
       *[other] Only your first { $made } choices were made.
    } { $why }
errors-run-revealed = The last of them can't be undone, so look at its result first.
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
errors-too-many-messages = You have said much within an hour: { $most } messages are the most. Go on in a while.
errors-talk-program = Programs don't talk; their people do.
errors-talk-empty = There is nothing to say yet. Write something first.
errors-talk-closed = The host has closed the talk of this table.
errors-too-late = That can be changed for five minutes only. Say what you would say differently.
errors-too-many-guests = So many guests play just now that the house takes no more. Sign up, and you can play at once; or come back in ten minutes.
errors-too-many-guests-an-hour = From your network { $most } tables for guests were begun within an hour. Sign up, and you can play at once; or come back in an hour.
errors-too-many-guests-a-day = From your network { $most } tables for guests were begun within a day. Sign up, and you can play at once; or come back tomorrow.
errors-needs-account = To do this you need an account. Sign up: it is free, and the table that you play at comes along.
errors-unconfirmed = Inviting by name needs a confirmed e-mail address. Confirm yours in your settings, or send the link.
errors-removed = The host has removed you from this table. You can sit down again if the host invites you by name; other tables are open to you.
errors-not-asked-for = This table asks for other people.
errors-not-asked-for-punctual = This table asks for people who make at least { $asked } % of their turns in time. Of your last { $turns } turns with a clock you made { $share } % in time.
errors-not-asked-for-rating-range =
    This table asks for people with a rating from { $from } to { $to } points. { $rated ->
        [0] You have no rating yet; that counts as { $points }.
       *[other] You have { $points }.
    }
errors-not-asked-for-rating-from =
    This table asks for people with a rating of at least { $from } points. { $rated ->
        [0] You have no rating yet; that counts as { $points }.
       *[other] You have { $points }.
    }
errors-not-asked-for-rating-to =
    This table asks for people with a rating of at most { $to } points. { $rated ->
        [0] You have no rating yet; that counts as { $points }.
       *[other] You have { $points }.
    }
errors-not-asked-for-seek = A player at this table is stronger or weaker than your seek allows.
errors-bad-setup-asks-punctual = A table asks for 80, 90 or 95 % of the turns in time, or for nothing.
errors-bad-setup-asks-rating = The ratings that a table asks for lie between { $least } and { $most } points, and the first is not above the second.
errors-bad-setup-within = A seek allows a difference of 150 or 300 points, or any.
errors-suspended = Your account is suspended. Write to whoever runs this house if that is a mistake.
errors-invite-hidden = This table is hidden, so nobody new can be invited. Those who sit here can play.
errors-rematch-running = The game isn't over yet. Play again when it is.
errors-invite-removed = The host has removed { $name } from this table. Only the host can invite them again.
errors-remove-nobody = Nobody called “{ $name }” sits at this table.
errors-remove-yourself = You can't remove yourself. Leave the table instead.
errors-too-many-line-steps = You have reached the limit of { $most } steps at this table. Go to a step that you don’t need any more and delete from there on.
errors-too-many-named-lines = At most { $most } steps of your lines can have a name. Take one away first.
errors-line-broken = This line doesn't fit any more: its step { $step } can't be played there. It is kept; go back, or choose another one.
errors-line-dice = These dice can't fall like that here.
errors-line-running = A line can be shared when the game is over. Until then it is yours alone.
errors-not-open-to-you = This table isn't open to you. Others are: look at the list of open tables, or open one yourself.
errors-not-open-own-block = You have blocked { $name }, who is at this table. Take the block back in your settings if you want to sit down here.
errors-invite-not-open = { $name } can't be invited to this table. Send others the link.
errors-invite-own-block = You have blocked { $name }. Take the block back in your settings if you want to invite them.
errors-bad-person = That can't be done with this person.
errors-bad-person-nobody = Nobody here has this name.
errors-bad-person-yourself = That is you.
errors-bad-person-of-the-house = This is one of the house's opponents: a program that does nobody any harm.
errors-too-many-blocks = You have blocked as many people as one can. Take a block back that you don't need any more.
errors-rating-not-asked = Whether a game counts among those who play on is asked at a rated table of people, once somebody has resigned and two or more play on.
errors-bad-appointment = This isn't possible for an appointment now.
errors-bad-appointment-time = Choose a time between five minutes and 60 days from now.
errors-bad-appointment-none = This table has no appointment.
errors-not-sharing = Only players who share their own presence see who is here.
errors-bad-pause = That can't be done about a pause here.
errors-bad-pause-days = A pause lasts 1 to 14 days.
errors-bad-pause-no-clock = No clock runs at this table, so there is nothing to pause.
errors-bad-pause-paused = This table pauses already.
errors-bad-pause-none = There is no such pause (any more). Look at the table again.
errors-too-many-seeks = You can have at most { $most } seeks. Delete one first.
errors-no-seek = This seek no longer exists.
errors-bad-person-why = Say in 1 to 500 characters what is wrong, on one line.
errors-too-many-reports = You have reported as much as one can in a day. Go on tomorrow, or write to those who run this house.
errors-your-turn = It is your turn now. Choose at the table.
errors-bad-plan = This can’t be planned.
errors-bad-plan-empty = A plan begins with a choice of your own at your next turn. Choose something first, then keep it.
errors-bad-plan-pick = That choice can’t stand for this. Look at your plan once more.
errors-bad-plan-alternative = That isn’t an alternative of your plan any more. Look at it once more.
errors-bad-plan-none = You haven’t planned anything here.
errors-bad-plan-delay = A delay is from 0 to { $most } minutes.
errors-too-many-alternatives = A plan has { $most } alternatives at most. Drop one first.
