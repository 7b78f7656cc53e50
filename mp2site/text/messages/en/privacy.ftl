# What is kept of people, what they can take along, and how they leave.

privacy-former-player = a former player

## The last mail

privacy-farewell-subject = Your account is closed
privacy-farewell-text =
    Hello { $name },

    your account at Caravanserai is closed, as you asked. Your data is erased; at your tables your name is now “a former player”. This is our last mail to you.

    If that wasn't you, please write to the operators of this site. Erased data can't be brought back.

    Farewell, and thank you for the games.
    Caravanserai

## Taking one's data along

privacy-readme =
    The data that { $site } stores about { $name }, as of { $at }. All files except this one are JSON; times are UTC.

    { $files }

    From running tables you get only what you may know: other players' hands aren't included.
    Links in messages are cut, because many of them give access to anyone who has them.

## The files of the ZIP, by their names

privacy-file-profile = what you have entered about yourself
privacy-file-addresses = your e-mail addresses
privacy-file-vacations = when you were or will be away
privacy-file-reports = what you have reported to the staff, and their answers
privacy-file-blocks = the people you have blocked
privacy-file-stars = the people to whom you have given a star
privacy-file-circles = the circles that you are in
privacy-file-access = your sessions, keys and second factors; never the keys themselves
privacy-file-preferences = how you want to be notified, your webhook's host, your devices, when you last looked at a table, which of your news you have seen
privacy-file-notices = our notifications to you, how we sent them, and their outcome
privacy-file-invitations = the people you have invited
privacy-file-messages = the messages that we sent to you, with their text as long as we keep it
privacy-file-mails = mails on the mailbox page, if this site sends no mails
privacy-file-said = your messages at tables
privacy-file-lessons = the lessons that you have begun, and your progress
privacy-file-lines = your analysis lines
privacy-file-plans = your plans for your next turns, and their outcome
privacy-file-seeks = your seeks
privacy-file-ratings = your rating at each title
privacy-file-rated = how each game changed these ratings
privacy-file-tables = the tables at which you sit
privacy-file-in-tables = each of them: the people, your seat with your automatic answers, every move

## Your data, in the settings

privacy-tab = Your data
privacy-take = Download your data
privacy-take-text = A ZIP file with all that this site stores about you: your account, your tables with every move, our notifications to you, and your settings for them. It doesn't contain keys and passwords, nor other players' hands at running tables.
privacy-take-button = Download my data
privacy-to-page = What we store, why and for how long
privacy-close = Close your account
privacy-close-short = Your name becomes “a former player”, and your data is erased. You can't undo this.
privacy-close-go = Close my account …
privacy-close-for-good = Nobody can undo this, not even the operators of this site.
privacy-close-name-goes = Your name becomes “a former player” everywhere. Somebody else may then take your old name.
privacy-close-games = Finished games stay as they are, with your moves but without your name.
privacy-close-running = { $count ->
    [0] You have no running games.
    [one] In your running game a stand-in plays on for you, so that nobody has to wait.
   *[other] In your { $count } running games stand-ins play on for you, so that nobody has to wait.
}
privacy-close-open = Your tables that wait for players pass to somebody who sits there, or are closed if nobody does.
privacy-close-erased = Your addresses, password, keys, sessions, notifications, mails, vacations and settings are erased at once. Our copies of mails to other people may contain your name for at most { $days } more days.
privacy-close-mail = We confirm it in a last mail.
privacy-close-take-first = Download your data first
privacy-close-name = Type your name
privacy-close-name-is = Your name is { $name }.
privacy-close-button = Close my account for good
privacy-close-stay = Keep my account
privacy-closed = Your account is closed. Farewell!

## The page about privacy

privacy-title = Privacy
privacy-link = Privacy
privacy-signup-link = What we store about you, and for how long
privacy-intro = What this site stores about you, why, for how long, and who sees it. It stores only what playing over days needs: there is no advertising, no tracking and no counting of visitors.
privacy-kept = What we store
privacy-account = Your account
privacy-account-text = Your name, your e-mail addresses, your password as a hash that nobody can read, second factors and keys if you have set some up; language, colours, time zone, quiet hours, days of rest, vacations; the people you have blocked, which only you can see; your reports, which the operators of this site read; your progress in lessons; your notes at tables, and your analysis lines there. We need this to sign you in, to write to you, and to stop your clocks at night. Everybody sees your name, and people who play with you see that you are away and until when. Only the operators of this site see your addresses.
privacy-account-long = Until you change it or close your account. Vacations that are over: { $days } days.
privacy-games = Your games
privacy-games-text = The tables at which you sit, every move and its time, the names of tables, your automatic answers. A game consists of its moves: without them nobody could play on, look back or check the dice. Everybody sees public tables; anyone with the link sees tables by link; only the people at a private table see it. Only you see your drafts, plans and automatic answers. We ask search engines to leave out tables that aren't public, and the pages of people.
privacy-games-long = Permanently, because they are the other players' games, too. When you close your account, they stay without your name. Plans: { $plans } days from their turn.
privacy-games-guests = Guests without an account: guest and games are deleted after seven days.
privacy-notices = Notifications
privacy-notices-text = The reason of each notification, when and how it was sent, its outcome and its text: so that we notify nobody twice, and you can look it up. The address and keys of each browser that shows you push notifications, its kind and system. Addresses from which mails came back, so that we don't write there again. You see this, and so do the operators of this site.
privacy-notices-long = Notifications { $notices } days, their text { $messages } days.
privacy-mailbox = The mailbox page
privacy-mailbox-text = This site sends no mails; they appear on a page. On the machine that runs the site, anyone can read all of them. From other machines you see only your own.
privacy-mailbox-long = { $days } days.
privacy-sessions = Sessions, and the tables you look at
privacy-sessions-text = That you are signed in, since when and with which browser, so that you can see whether it was you. Also the table you looked at last, to the minute: a notification about a table on your screen can wait. Nobody else sees when you were here.
privacy-sessions-long = Sessions { $session } days at most, or until you sign out; the table you looked at { $presence ->
    [one] one day
   *[other] { $presence } days
}.
privacy-logs = Logs and backups
privacy-logs-text = The site's own log says which kind of page was requested and how long it took, not by whom. Against abuse, requests are counted by network address for a short time. A log of the administration says what was changed by hand, and by whom; another log says what the staff did to tables and people, and why. The web server in front of the site may log network addresses, and the operators make backups: data that is erased here disappears from backups when they are replaced.
privacy-logs-long = Logs of the site and of its web server { $logs } days. The log of the administration { $admin } days, the log of the staff's actions { $audit } days.
privacy-mails = Contents of mails
privacy-mails-text = Mails say what happened at your table and may show its board; the picture is part of the mail. They load no pictures from elsewhere, and we don't learn whether you have opened one. The links at the end of a mail change, without signing in, which mails you get. If you forward a mail, its readers can use these links, too, but they can neither play for you nor see your games.
privacy-cookies = Cookies
privacy-cookies-text = Only what the pages need, so we don't ask you about them. While you are signed in, your browser also stores the pages of your own tables that you saw last, twenty at most, so that you can read them offline. They are deleted when you sign out.
privacy-cookie = { $use ->
    [session] that you are signed in, or your progress in lessons without an account,
    [csrf] that a form you send is your own,
    [language] the language you chose,
    [theme] the colours you chose,
    [zone] your time zone, so that times are shown in it,
    [tap] that choices you can undo need no confirmation,
    [hints] which signs at the table have been explained to you,
    [primers] which games have been introduced to you,
    [browser] that you have signed in with this browser before, so that nobody can lock you out and you get no mail about your own sign-in,
   *[messages] messages for the next page,
}
privacy-cookie-long = { $days ->
    [0] at most until the browser is closed.
   *[other] { $days } days.
}
privacy-others = Who else gets your data
privacy-others-text = Nobody, except the services that deliver our mails, your webhook if you set one up, and your browser's push service if you turn on push notifications. The push service can't read them. Pages load nothing from other servers.
privacy-leave = Download, correct, leave
privacy-leave-text = In the settings you can change your data, download everything as a ZIP file, and close your account. Then your name becomes “a former player”, stand-ins play your running games, and all your data is erased at once; your name in our copies of mails to others is erased within { $days } days.
privacy-to-data = To your data
privacy-contact = Operators of this site
privacy-contact-none = The operators of this site have given no address here. Ask the person who invited you.
