# What is kept of people, what they can take along, and how they leave.

privacy-former-player = a former player

## The last mail

privacy-farewell-subject = Your account is closed
privacy-farewell-text =
    Hello { $name },

    your account at Caravanserai is closed, as you wished. What was yours is erased; at the tables you played at you are “a former player”. This is our last mail to you.

    Was it not you? Then please write to whoever runs this house. What is erased can't be brought back.

    Farewell, and thank you for the games.
    Caravanserai

## Taking one's data along

privacy-readme =
    What { $site } keeps of { $name }, as of { $at }. All files but this one are JSON; times are UTC.

    { $files }

    Of tables that still run you find what you may know: what others hold in their hands isn't in it.
    Links in messages are cut, for many of them let in whoever has them.

## The files of the ZIP, by their names

privacy-file-profile = what you have told us about yourself
privacy-file-addresses = your e-mail addresses
privacy-file-vacations = when you were or will be away
privacy-file-reports = what you have reported to the staff, and their answers
privacy-file-blocks = whom you have blocked
privacy-file-stars = to whom you have given a star
privacy-file-circles = the circles that you are in
privacy-file-access = that there are sessions, keys and second factors of yours; never the keys themselves
privacy-file-preferences = how you want to be told, your webhook's host, your devices, when you last looked at a table, what you have seen of your news
privacy-file-notices = what we had to tell you, how, and what became of it
privacy-file-invitations = whom you have invited
privacy-file-messages = the messages that went out to you, with their words as long as we keep those
privacy-file-mails = mails in the mailbox page, in a house that keeps mails to itself
privacy-file-said = your messages at tables
privacy-file-lessons = the lessons that you have begun, and how far
privacy-file-lines = your analysis lines
privacy-file-plans = what you have planned for your next turns, and what became of it
privacy-file-seeks = which tables you seek
privacy-file-ratings = how strong you are rated at each title
privacy-file-rated = what each game did to these ratings
privacy-file-tables = the tables at which you sit
privacy-file-in-tables = each of them: the people, your seat with your automatic answers, every move

## Your data, in the settings

privacy-tab = Your data
privacy-take = Take your data along
privacy-take-text = A ZIP with all that this house keeps of you: your account, your tables with every move, what we told you, how you want to be told. Keys and passwords aren't in it, nor what others hold in their hands at running tables.
privacy-take-button = Download my data
privacy-to-page = What is kept here, why and how long
privacy-close = Close your account
privacy-close-short = You become “a former player”, and what is yours is erased. There is no way back.
privacy-close-go = Close my account …
privacy-close-for-good = Nobody can undo this: not you, and not those who run this house.
privacy-close-name-goes = Everywhere you become “a former player”. Your name is free then, and somebody else may take it.
privacy-close-games = Games that are over stay as they were, with your moves in them but not your name.
privacy-close-running = { $count ->
    [0] You sit in no running game.
    [one] In your running game an opponent or the house plays on for you, so that nobody has to wait.
   *[other] In your { $count } running games an opponent or the house plays on for you, so that nobody has to wait.
}
privacy-close-open = Tables of yours that wait for people are passed on to whoever sits there, or closed if nobody does.
privacy-close-erased = Your addresses, password, keys, sessions, notices, mails, vacations and settings are erased at once. Mails that others got may name you for another { $days } days at most, in what we keep of them.
privacy-close-mail = A last mail tells you that it is done.
privacy-close-take-first = Take your data along first
privacy-close-name = Type your name
privacy-close-name-is = Your name is { $name }.
privacy-close-button = Close my account for good
privacy-close-stay = I stay
privacy-closed = Your account is closed. Farewell!

## The page about privacy

privacy-title = Privacy
privacy-link = Privacy
privacy-signup-link = What we keep of you, and how long
privacy-intro = What this house keeps of you, why, for how long, and who sees it. It keeps what playing over days needs, and nothing else: there is no advertising, no tracking and no counting of visitors.
privacy-kept = What is kept
privacy-account = Your account
privacy-account-text = Your name, your e-mail addresses, your password as a hash that nobody can read, second factors and keys if you have set some up; language, colours, time zone, quiet hours, days of rest, vacations; whom you have blocked, which you alone can see; what you have reported, which those who run this house read; how far you have come in lessons; what you note for yourself at a table, and your analysis lines there. Needed to let you in, to write to you, and so that your clocks stand still at night. Everybody sees your name, and who plays with you sees that you are away and until when. Your addresses nobody sees but those who run this house.
privacy-account-long = Until you change it or close your account. Vacations that are over: { $days } days.
privacy-games = Your games
privacy-games-text = At which tables you sit, every move and when you made it, what a table is called, your automatic answers. A game is its moves: without them nobody could play on, look back or check the dice. Public tables are seen by everybody, others by whoever has the link, private ones by those who sit there. What you draft or plan, and your automatic answers, only you see. Search engines are asked to leave out tables that aren't public, and the pages of people.
privacy-games-long = For good, for they are the others' games, too. When you close your account they stay without your name. What you had planned: { $plans } days from its turn.
privacy-games-guests = Guests who play without an account: guest and games are deleted after seven days.
privacy-notices = What we tell you
privacy-notices-text = That something was to be told, when and how it went out, what became of it and what it said: so that nobody is told twice, and you can look it up. The address and keys of each browser that you have asked to tell you, its kind and system. Addresses that mails came back from, so that we don't write there again. You see it, and those who run this house.
privacy-notices-long = The ledger { $notices } days, what messages said { $messages } days.
privacy-mailbox = The mailbox page
privacy-mailbox-text = Mails don't leave this house; they lie on a page. Who sits at the machine itself can read everybody's, from elsewhere you see yours alone.
privacy-mailbox-long = { $days } days.
privacy-sessions = Sessions, and where you look
privacy-sessions-text = That you are signed in, since when and with which browser, so that you can see whether it was you; and on which table your eyes lay last, to the minute: a notice about what you are looking at can wait. Nobody else sees when you were here.
privacy-sessions-long = Sessions { $session } days at most, or until you sign out; where you looked { $presence ->
    [one] one day
   *[other] { $presence } days
}.
privacy-logs = Logs and backups
privacy-logs-text = The house's own log says which kind of page was asked for and how long it took, not by whom. Requests are counted by network address for a short while, against abuse. A log of the administration says what was changed by hand, and by whom; another, what the staff did to tables and people, and why. The server before the house may write down network addresses, and whoever runs this house makes backups: what is erased here is gone from those as they are replaced.
privacy-logs-long = Logs of the house and of the server before it { $logs } days. The log of the administration { $admin } days, that of the staff's deeds { $audit } days.
privacy-mails = What mails hold
privacy-mails-text = Mails say what happened at your table and may show its board; the picture lies in the mail itself. There are no pictures from elsewhere, and nothing tells us whether you have opened one. Links at a mail's end change what mails you get, without a sign-in: whoever you pass a mail on to can do that as well, but can neither play for you nor see your games.
privacy-cookies = Cookies
privacy-cookies-text = Only what the pages need; so nobody asks you about them. Where you are signed in, your browser also keeps the pages of your own tables that you saw last, twenty at most, so that you can read them offline. They go when you sign out.
privacy-cookie = { $use ->
    [session] that you are signed in, or how far you have come in lessons without an account,
    [csrf] that a form you send is your own,
    [language] the language you chose,
    [theme] the colours you chose,
    [zone] your time zone, so that times are yours,
    [tap] that a tap is to send at once what undo can take back,
    [hints] which signs at the table have been explained to you,
    [primers] which games have been introduced to you,
    [browser] that you were at home in this browser, so that nobody can lock you out and no mail warns you of yourself,
   *[messages] what the next page has to tell you,
}
privacy-cookie-long = { $days ->
    [0] until the browser is closed or sooner.
   *[other] { $days } days.
}
privacy-others = Who else gets any of it
privacy-others-text = Nobody, but for whoever carries our mails, the webhook if you name one yourself, and the push service of your browser's maker where a device tells you: it carries what it can't read. Pages load nothing from other servers.
privacy-leave = Taking along, correcting, leaving
privacy-leave-text = In the settings you can change what you have told us, take everything along as a ZIP, and close your account. Then you are “a former player”, an opponent or the house plays your running games on, and all that was yours is erased at once; what others' mails say of you, as far as we keep them, within { $days } days.
privacy-to-data = To your data
privacy-contact = Who runs this house
privacy-contact-none = Whoever runs this house has left no address here. Ask whoever invited you.
