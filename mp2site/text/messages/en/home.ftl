## The front page

home-page-title = Your tables
home-guest-title = Long board games, played over days
home-greeting-morning = Good morning, { $name }.
home-greeting-day = Good day, { $name }.
home-greeting-evening = Good evening, { $name }.
home-waiting = { $count ->
    [0] No table is waiting for you.
    [one] One table is waiting for you.
   *[other] { $count } tables are waiting for you.
}
home-waiting-clock = { $count ->
    [one] One table is waiting for you; its clock ends { $when }.
   *[other] { $count } tables are waiting for you; the first clock ends { $when }.
}
home-next = Next table
home-next-since = waiting { $age }
home-your-turn = Your turn
home-your-turn-note = longest waiting first
home-next-badge = next
home-more-turns = { $count ->
    [one] One more table is waiting. “Next table” takes you there.
   *[other] { $count } more tables are waiting. “Next table” takes you there.
}
home-others-wait = { $count ->
    [one] { $names } is waiting · { $age }
   *[other] { $names } are waiting · { $age }
}
home-play = Play
home-running = Running
home-running-note = { $count ->
    [one] 1 table, waiting for others
   *[other] { $count } tables, waiting for others
}
home-running-none = You have no other running games.
home-thinks = { $count ->
    [one] { $names } is thinking
   *[other] { $names } are thinking
}
home-all-mine = All my games
home-open = Open to join
home-open-note = { $count ->
    [one] 1 table
   *[other] { $count } tables
}
home-open-about = About { $count } tables
home-open-none = There are no open tables right now. Open one, so that others can join.
home-all-open = All open tables
home-mine-open = Waiting for players
home-mine-open-note = your own open tables
home-new-table = New table
home-arcade = { $count ->
    [one] An inn’s arcade with one lit lamp
   *[other] An inn’s arcade with { $count } lit lamps
}
home-no-turns-title = Nothing to do
home-no-turns = When it is your turn at a table, the table appears here.
home-no-turns-told = We'll notify you.

## For guests

home-welcome = Long board games at your own pace
home-welcome-text = Here you play long board games over days: make a move, close the page, and get a mail when it is your turn again. You choose the pace, from one evening to no clock at all.
home-sign-up = Sign up
home-sign-in = Sign in
home-what = How it works
home-what-move = A move when it suits you
home-what-move-text = Open the table, see what has happened since you left, choose on the board and confirm. The rules are built in: lit places are possible moves, and for everything else you can see why it isn't possible.
home-what-mail = A mail when it is your turn
home-what-mail-text = One mail per turn, with the decision and a link to the table. Opening the link doesn't make a move.
home-what-fair = Dice that you can check
home-what-fair-text = All rolls come from a secret. You see its hash before anyone sits down, and the secret itself when the game is over.
home-titles = Which one suits me?
home-demo = This is a demo site
home-demo-text = Sign in as one of these people. To play against yourself, use a separate browser for each of them:
home-demo-password = password
home-demo-mailbox = This site sends no mails. You find them in the mailbox.
home-demo-open-mailbox = Open the mailbox

## For newcomers

home-newcomer = Welcome! Here's how to start.
home-first-steps = Your first steps
home-first-table = Play a first game of { $title }
home-first-table-text = You play against an Apprentice, a computer opponent. It answers at once, and there is no time limit: you can leave in the middle of the game and come back later.
home-first-table-go = Take the seat
home-first-table-other = Another game, other people, another pace
home-learn = Learn the game first
home-learn-lessons = Short lessons on the real board of { $title }, a few minutes each.
home-learn-lessons-go = To the lessons
home-learn-rules = The rulebook of { $title }: the first chapter explains the idea, and you can look up everything else.
home-learn-rules-go = Read the rules
home-learn-which = Which title suits me?
home-join = Play with people
home-join-text = Tables with free seats are listed below, light games first.
home-join-none = Nobody is looking for players right now. Open a table yourself, so that others can join.
home-join-go = To the open tables
home-open-lightest = Open tables, the lightest first
