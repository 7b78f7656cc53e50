## The list of open tables

tables-list-title = Open tables
tables-list-note = sit down, or open one yourself
tables-new = New table
tables-open-count = { $count ->
    [one] 1 open table
   *[other] { $count } open tables
}
tables-open-about = About { $count } open tables
tables-none = There are no open tables right now.
tables-none-filtered = No open table fits.
tables-none-hint = Open one yourself: others find it here, or you send them the link.
tables-mine = Your open tables
tables-mine-note = waiting for players
tables-seats-left = { $count ->
    [one] 1 seat left
   *[other] { $count } seats left
}
tables-seats-full = full
tables-seats-of = { $taken } of { $size } seats taken
tables-starts-when-full = starts when full
tables-join = Join
tables-show = Show
tables-hosted-by = opened by { $name }

## Filters and pages, wherever games are listed

tables-filter = Filter
tables-filter-title = Title
tables-filter-any-title = all titles
tables-filter-person = Person
tables-filter-pace = Pace
tables-filter-any-pace = any pace
tables-filter-any-seats = any number of seats
tables-filter-ends = Length
tables-filter-any-within = any length
tables-filter-within = within { $days } days
tables-filter-joinable = Only tables I can join
tables-sort-newest = newest first
tables-sort-fullest = fullest first
tables-sort-oldest = oldest first
tables-sort-soonest = shortest first
tables-opened-ago = opened { $age } ago
tables-filter-apply = Show
tables-filter-clear = Clear

## A new table

tables-create-title = A new table
tables-create-note = Three quick choices. The rest is optional.
tables-choose-title = Which game?
tables-seats = Seats
tables-seats-count = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
tables-seats-range = { $least }–{ $most } seats
tables-you = you
tables-open-seat = Open seat
tables-open-seat-note = first come
tables-name = Name of the table
tables-name-ideas = Paper Lantern | The Blue Bridge | Salt Road | Saffron Gate | First Caravan | Slow Boats | Winter Quarters | Two Wells | The Fourth Camel | Copper Moon | Dry Season | Long Shadows | The Late Guest | Tea and Dates | South Wind | The Ninth Lamp | Far Horizon | Silk before Six | Old Friends | Quiet Courtyard
tables-pace = How fast?
tables-pace-note = quiet hours, days of rest and vacations stop a clock; at a live table only vacations do
tables-pace-calm = Calm
tables-pace-calm-about = no clock
tables-pace-calm-text = A turn takes as long as it takes.
tables-pace-live = Live
tables-pace-live-about = all at the table now
tables-pace-daily = Daily
tables-pace-daily-about = about a turn a day
tables-pace-relaxed = Relaxed
tables-pace-relaxed-about = a turn or two a week
tables-pace-custom = Custom
tables-pace-custom-text = You choose how much of each turn is free, how large the bank is and what a turn adds.
tables-pace-line = { $kind ->
    [grace] { $grace } a turn
    [bank] { $bank } bank
    [bank-adds] { $bank } bank, +{ $adds } a turn
    [grace-bank] { $grace } grace, { $bank } bank
   *[grace-bank-adds] { $grace } grace, { $bank } bank, +{ $adds } a turn
}
tables-pace-sentence = { $kind ->
    [grace] You have { $grace } for every turn. Unused time is lost.
    [bank] Your bank of { $bank } runs while it is your turn.
    [bank-adds] Your bank of { $bank } runs while it is your turn; each turn adds { $adds }, up to { $cap }.
    [grace-bank] The first { $grace } of a turn are free. Then your bank of { $bank } runs.
   *[grace-bank-adds] The first { $grace } of a turn are free. Then your bank of { $bank } runs, and each turn adds { $adds }, up to { $cap }.
}
tables-own-grace = Free in each turn
tables-own-grace-unit = Free in each turn: in
tables-own-bank = Bank at the start
tables-own-bank-unit = Bank at the start: in
tables-own-increment = A turn adds
tables-own-increment-unit = A turn adds: in
tables-own-cap = The bank holds at most
tables-own-cap-unit = The bank holds at most: in
tables-own-minutes = minutes
tables-own-hours = hours
tables-own-days = days
tables-own-most = At most { $most }.
tables-own-text = Free time isn't counted. Time beyond it is taken from the seat's bank. If both together are less than a day, the table counts as live.
tables-policy = If a player's time runs out
tables-policy-note = time when this site was down is credited
tables-policy-turn = A stand-in plays that turn
tables-policy-turn-text = The player plays the next turn again.
tables-policy-turn-sentence = When time runs out, { opponents-player } plays that turn.
tables-policy-seat = A stand-in takes over the seat
tables-policy-seat-text = A stand-in plays each missed turn. After some missed turns in a row, it plays on until the player comes back, with one click.
tables-policy-seat-sentence = { $misses ->
    [one] When time runs out, { opponents-player } plays for the seat until the player is back.
   *[other] When time runs out, { opponents-player } plays that turn. After { $misses } missed turns in a row, it plays on until the player is back.
}
tables-policy-end = The table ends
tables-policy-end-text = Without a result. It stays in the history.
tables-policy-end-sentence = When time runs out, the table ends without a result.
tables-policy-none = There is no time limit.
tables-policy-misses = Missed turns in a row until a stand-in takes over
tables-visibility = Visibility
tables-visibility-public = Everyone
tables-visibility-public-text = The table is listed, and everybody may watch and sit down.
tables-visibility-link = By link
tables-visibility-link-text = The table isn't listed. Anyone with the link may watch and take an open seat.
tables-visibility-private = Invited
tables-visibility-private-text = Only the people at the table see it. Others need your invitation link to sit down.
tables-options = Options
tables-start-when-full = Start when full
tables-start-when-full-text = Otherwise you start it yourself once all seats are taken.
tables-seating = Who plays?
tables-seating-opponents = Computer
tables-seating-people = People I know
tables-seating-people-played = People you have played with
tables-invite-named = Invite { $name }
tables-seating-circles = Your circles
tables-seating-link = By link
tables-seating-open = Open seats
tables-seating-opponents-text = They take all other seats and answer at once, at any hour.
tables-seating-link-text = You get a link to send. Anyone with the link may sit down; the table isn't listed.
tables-seating-open-text = The table is listed, and anybody may sit down.
tables-seating-guest = or somebody else, by name
tables-seating-none-yet = You haven't played with anybody yet. You can invite people by name.
tables-seating-nobody = Choose people to invite, or choose another way.
tables-seating-no-seat = No seat is left for the people you invite.
tables-seating-address = You need a confirmed e-mail address to invite people by name, so that nobody gets invitations from made-up accounts. You can still choose the other ways.
tables-more = More
tables-more-note = name, other paces, visibility, options
tables-name-hint = It appears in lists and mails.
tables-pace-others = Other paces
tables-pace-live-short = Play now: { $grace } free a turn, { $bank } for the game.
tables-pace-daily-short = A turn a day, and { $bank } for longer absences.
tables-pace-calm-short = No clock: a turn takes as long as it takes.
tables-pace-relaxed-short = A turn or two a week: { $grace } are free, with a bank of { $bank }.
tables-visibility-fitting = Automatic
tables-visibility-fitting-text = Listed, if the table has open seats or a computer; by link, if you invite people or send the link.
tables-change-title = Show the options of this title
tables-open-it = Open the table
tables-fairness-note = All rolls come from a secret that is fixed when the table is opened. The table's page on fair dice explains how anyone can check that.
tables-error-summary = Something is still missing.

## The waiting room and the invitation

tables-waiting-left = { $count ->
    [0] All seats are taken.
    [one] Waiting for 1 more player.
   *[other] Waiting for { $count } more players.
}
tables-waiting-auto = The game then starts by itself. Players are notified when it is their turn.
tables-waiting-host = { $name } then starts the game.
tables-waiting-you-start = Then you start the game.
tables-seated = At the table
tables-seat-free = free
tables-host = host
tables-joined = joined { $age } ago
tables-invite = Invite people
tables-invite-text = Anyone with this link may take an open seat. It works until the game starts.
tables-invite-link = Invitation link
tables-leave = Leave the table
tables-leave-last = Leave and close the table
tables-start = Start the game
tables-left = You have left the table.
tables-sit-down = Take a seat
tables-sign-in-to-join = Sign in to take a seat
tables-sign-up-to-join = New here? Sign up
tables-invited-by = { $name } invites you to this table.
tables-luck = Your own luck
tables-luck-text = A word of yours that is mixed into all rolls and shuffles. Letters a to z, digits and signs, no spaces. If you leave it empty, a word is drawn for you.
tables-facts = The table
tables-learn = Learn the rules

## Titles

tables-titles-title = Titles
tables-titles-note = which one suits you? The lightest first
tables-title-designer = { $count ->
    [one] Designer
   *[other] Designers
}
tables-title-publisher = Publisher
tables-title-year = Year
tables-title-seats = Seats
tables-title-length = Length
tables-title-edition = Edition
tables-title-editions = { $count ->
    [one] Edition
   *[other] Editions
}
tables-title-edition-printed = the data as printed
tables-edition-like = { $name } ({ $about })
tables-edition-note = What cards, tiles and routes are worth. A table keeps its edition to the end.
tables-title-rules-version = Version of the rules
tables-title-rulebook = Rulebook
tables-title-rulebook-text = Every rule has its own address, and an unavailable choice leads to the rule that forbids it.
tables-title-read-rules = Read the rules
tables-title-open-tables = Open tables
tables-title-no-tables = Nobody is waiting for players right now.
tables-title-open-one = Open a table
tables-title-licence = Licence
tables-title-sources = Where the data come from
tables-title-games = Games played here
tables-rules-contents = Contents
tables-rules-gallery = All cards
tables-rules-back = About { $title }

## Games: mine, everybody's, a person's

tables-games-mine = My games
tables-games-all = Everybody's games
tables-games-all-note = public tables, running and finished
tables-games-of = Games of { $name }
tables-games-tab-all = All
tables-games-tab-running = Running
tables-games-tab-finished = Finished
tables-games-count = { $found } of { $count } games
tables-games-your-turn = Your turn
tables-games-others-think = Others are thinking
tables-games-finished = Finished
tables-games-none = No games yet.
tables-games-none-filtered = No game fits this filter.
tables-games-none-hint = Take a seat at an open table, or open one.
tables-games-won = Won
tables-games-shared-win = Shared win
tables-games-won-by = Won by { $names }
tables-games-rank = { $rank ->
    [1] 1st of { $size }
    [2] 2nd of { $size }
    [3] 3rd of { $size }
   *[other] { $rank }th of { $size }
}
tables-games-view = View
tables-games-view-cards = Cards
tables-games-view-list = List
tables-games-sort = Sort by
tables-games-sort-apply = Sort
tables-games-col-table = Table
tables-games-col-title = Title
tables-games-col-progress = Progress
tables-games-col-players = Players
tables-games-col-turn = Whose turn
tables-games-col-waiting = Waiting
tables-games-col-clock = Clock
tables-games-col-go = Open
tables-games-col-result = Result
tables-games-col-ended = Ended
tables-games-ended-early = ended early
tables-games-quarantined = stopped by a fault on our side
tables-people-joined = here since { $date }
tables-people-none = No public game yet.

## Refusals

tables-refused-title = You can't do that
tables-refused-home = To your tables
tables-invite-name = Name of somebody on this site
tables-invite-name-hint = We notify this person. No seat is kept free.
tables-invite-button = Invite
tables-invited-person = We'll notify { $name } of this table.
tables-invited-circle = { $count ->
    [0] Everybody in the circle has been notified of this table already.
    [one] We’ll notify one person of this table.{ $left ->
        [0] {""}
       *[other] {" "}A limit is reached: { $left } more won’t be notified.
    }
   *[other] We’ll notify { $count } people of this table.{ $left ->
        [0] {""}
       *[other] {" "}A limit is reached: { $left } more won’t be notified.
    }
}
