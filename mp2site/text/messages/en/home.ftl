## The front page

home-page-title = Your tables
home-guest-title = Long board games, played over days
home-greeting-morning = Good morning, { $name }.
home-greeting-day = Good day, { $name }.
home-greeting-evening = Good evening, { $name }.
home-waiting = { $count ->
    [0] No table waits for you. Lean back.
    [one] One table waits for you. Nobody hurries you.
   *[other] { $count } tables wait for you. Nobody hurries you.
}
home-waiting-clock = { $count ->
    [one] One table waits for you; its clock ends { $when }.
   *[other] { $count } tables wait for you; the first clock ends { $when }.
}
home-next = Next table
home-next-since = waiting { $age }
home-your-turn = Your turn
home-your-turn-note = longest waiting first
home-next-badge = next
home-more-turns = { $count ->
    [one] One more table waits. “Next table” leads you there.
   *[other] { $count } more tables wait. “Next table” leads you there.
}
home-others-wait = { $count ->
    [one] { $names } waits · { $age }
   *[other] { $names } wait · { $age }
}
home-play = Play
home-running = Running
home-running-note = { $count ->
    [one] 1 table, others think
   *[other] { $count } tables, others think
}
home-running-none = No other game of yours is running.
home-thinks = { $count ->
    [one] { $names } thinks
   *[other] { $names } think
}
home-all-mine = All my games
home-open = Open to join
home-open-note = { $count ->
    [one] 1 table
   *[other] { $count } tables
}
home-open-about = About { $count } tables
home-open-none = No table is open just now. Open one, and others will find it.
home-all-open = All open tables
home-mine-open = Waiting for people
home-mine-open-note = your own open tables
home-new-table = New table
home-arcade = { $count ->
    [one] The arcade of the inn: one lamp is lit
   *[other] The arcade of the inn: { $count } lamps are lit
}
home-no-turns-title = Nothing to do
home-no-turns = As soon as it is your turn somewhere, the table lies here.
home-no-turns-told = You are told of it in the way you wish.

## For guests

home-welcome = An inn on the trade road
home-welcome-text = Here you play long board games over days: make a move, close the page, and get a mail when it is your turn again. The board is on the table, everything in reach, nobody hurries you.
home-sign-up = Sign up
home-sign-in = Sign in
home-what = How it works
home-what-move = A move when it suits you
home-what-move-text = Open the table, see what has happened since you left, click on the board, confirm. The rules are built in: whatever is lit is allowed, and what isn't says why.
home-what-mail = A mail when it is your turn
home-what-mail-text = One mail per turn, with what you are asked and a link straight to the table. Opening the link plays nothing.
home-what-fair = Dice that can be checked
home-what-fair-text = Before anyone sits down you see the hash of the secret that all rolls come from. When the game is over, the secret is shown.
home-titles = Which one suits me?
home-demo = This is a demo house
home-demo-text = Sign in as one of these people, in a browser each, and play against yourself:
home-demo-password = password
home-demo-mailbox = Mails don't leave this house; they land in the mailbox.
home-demo-open-mailbox = Open the mailbox

## For newcomers

home-newcomer = Welcome! Here's how to start.
home-first-steps = Your first steps
home-first-table = Play a first game of { $title }
home-first-table-text = You sit down across from an apprentice, a computer of this house. It answers at once, and nobody hurries you: go away in mid-game, and the table waits.
home-first-table-go = Sit down
home-first-table-other = Another game, other people, another pace
home-learn = Learn it first
home-learn-lessons = Short lessons on the real board of { $title }: look, try, go on. A few minutes each.
home-learn-lessons-go = To the lessons
home-learn-rules = The rulebook of { $title }: the idea in the first chapter, everything else to look up.
home-learn-rules-go = Read the rules
home-learn-which = Which title suits me?
home-join = Play with people
home-join-text = Tables that look for somebody stand below, light ones first. You sit down with one tap.
home-join-none = Nobody looks for people just now. Open a table yourself, and others will find it.
home-join-go = To the open tables
home-open-lightest = Open tables, the lightest first
