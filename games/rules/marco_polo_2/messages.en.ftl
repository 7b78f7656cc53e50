### Marco Polo II.

## The title's page

marco-polo-2-title = Marco Polo II: In the Service of the Khan
marco-polo-2-blurb = Polo's companions set out from Beijing in the service of the Khan. You roll your dice and place them, for goods, for guild seals, for camels and for the long way west: past oases and across seas to cities where your trading posts bring you contracts, cards and a bonus in every round. Five rounds, seven characters each of whom breaks a rule, and the most points win.
marco-polo-2-designer = Daniele Tascini & Simone Luciani
marco-polo-2-publisher = Hans im Glück
marco-polo-2-duration = An hour and a half to two hours at a stretch, or two to five weeks at a turn or two a day.
marco-polo-2-licence = Marco Polo II was designed by Daniele Tascini and Simone Luciani and published by Hans im Glück in 2019. The game, its name and its artwork belong to its authors and its publisher. Rulebook, board and pictures here are our own work; nothing of the printed edition is shown. Whoever hosts this title for the public needs their licence.
marco-polo-2-sources = Rules, set-up, the die and the jade of each seal, and all seven characters follow the printed rulebook and its supplement. Most values on tiles, cards and routes are reconstructed, because no public source gives them: the offers of the books, what most routes cost and which cities they join, the shields, contracts, city cards and goal cards, most city and outpost bonuses, three of the four prices and bonuses of improved seals, what the special cities yield, and the shield track below its maximum. They were chosen so that every known value and every example of the rulebook holds. A host who owns the game can put the printed values into an edition file.

## Options

marco-polo-2-option-characters = Characters
marco-polo-2-option-characters-help = Chosen from one more than there are players, the last seat first; or dealt at random.
marco-polo-2-option-characters-chosen = chosen
marco-polo-2-option-characters-random = at random
marco-polo-2-option-black-dice = Black dice
marco-polo-2-option-black-dice-help = Rolled when somebody takes one; or all rolled at the start of the round, so that you see what you take.
marco-polo-2-option-black-dice-taken = rolled when taken
marco-polo-2-option-black-dice-rolled = rolled at the start of the round
marco-polo-2-option-goals = Goal cards
marco-polo-2-option-goals-help = Each player's goal card is known to that player only; or all lie open, for a first game.
marco-polo-2-option-goals-hidden = hidden
marco-polo-2-option-goals-open = open

## Amounts and lists

marco-polo-2-amount-camels = { $count ->
    [one] { $count } camel
   *[other] { $count } camels
}
marco-polo-2-amount-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
marco-polo-2-amount-jade = { $count } jade
marco-polo-2-amount-pepper = { $count } pepper
marco-polo-2-amount-silk = { $count } silk
marco-polo-2-amount-gold = { $count } gold
marco-polo-2-amount-goods = { $count ->
    [one] { $count } good of your choice
   *[other] { $count } goods of your choice
}
marco-polo-2-amount-goods-different = { $count } different goods of your choice
marco-polo-2-amount-vp = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
marco-polo-2-amount-steps = { $count ->
    [one] a movement of { $count } step
   *[other] a movement of { $count } steps
}
marco-polo-2-amount-black-dice = { $count ->
    [one] { $count } black die
   *[other] { $count } black dice
}
marco-polo-2-amount-contracts-pile = { $count ->
    [one] { $count } contract from the pile
   *[other] { $count } contracts from the pile
}
marco-polo-2-amount-contracts-city = { $count ->
    [one] { $count } open contract of a city with a post of yours
   *[other] { $count } open contracts of cities with a post of yours
}
marco-polo-2-amount-nothing = nothing
marco-polo-2-list-2 = { $a } and { $b }
marco-polo-2-list-3 = { $a }, { $b } and { $c }
marco-polo-2-list-4 = { $a }, { $b }, { $c } and { $d }
marco-polo-2-list-5 = { $a }, { $b }, { $c }, { $d } and { $e }
marco-polo-2-list-6 = { $a }, { $b }, { $c }, { $d }, { $e } and { $f }
marco-polo-2-list-7 = { $a }, { $b }, { $c }, { $d }, { $e }, { $f } and { $g }
marco-polo-2-list-8 = { $a }, { $b }, { $c }, { $d }, { $e }, { $f }, { $g } and { $h }

## Cards and slips

marco-polo-2-label-card = City card
marco-polo-2-label-contract = { $points ->
    [0] Contract
    [one] Contract for { $points } point
   *[other] Contract for { $points } points
}
marco-polo-2-label-contract-tip = Deliver { $cost }; you get { $gain }.
marco-polo-2-label-offer-jade = { $gain }, for { $cost }.

marco-polo-2-card-min-die = { $what } The die must show { $pips } or more.
marco-polo-2-card-times-die = as many times as the die shows
marco-polo-2-card-times = { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
}
marco-polo-2-card-times-by-die = { $times } times with a 1, 2, 3, 4, 5, 6
marco-polo-2-card-exchange = Pay { $cost } and get { $gain }, at most { $times }.
marco-polo-2-card-option = { $cost } for { $gain }
marco-polo-2-card-either = Give { $a } or { $b }, at most { $times }, both mixed as you like.
marco-polo-2-card-either-same = Give either { $a } or { $b }, at most { $times }; it is the same exchange each time.
marco-polo-2-card-by-die = The die decides what you get: 1: { $a }; 2: { $b }; 3: { $c }; 4: { $d }; 5: { $e }; 6: { $f }.
marco-polo-2-card-per-pip = Get { $gain } for each pip of the die.
marco-polo-2-card-count-completed-contracts = Get { $gain } for each contract that you have completed, at most as many times as the die shows.
marco-polo-2-card-count-posts-on-map = Get { $gain } for each of your trading posts on the map, at most as many times as the die shows.
marco-polo-2-card-city-bonus = Get the bonus of a city that has a bonus marker and a trading post of yours, at most { $times }, each time of another city. Each costs { $cost }.
marco-polo-2-card-guild-seal = Take a guild seal with this one die, as with the action for it. Costs { $cost }.
marco-polo-2-card-move = Travel: { $gain } for { $cost }, at most { $times }, all in one journey. Routes are paid as well, one trading post is placed at the end.

## The board

marco-polo-2-pane-map = Map
marco-polo-2-pane-actions = Actions
marco-polo-2-pane-mine = Mine
marco-polo-2-pane-players = Players

marco-polo-2-label-round = Round { $round } of { $rounds }
marco-polo-2-label-before = Before the first round

marco-polo-2-board-actions = Action area
marco-polo-2-board-waiting = Your dice
marco-polo-2-board-no-dice = All your dice are placed.
marco-polo-2-board-own-die = Your die: { $pips }
marco-polo-2-board-black-die = Black die: { $pips }
marco-polo-2-board-die-of = { $pips }, { $seat }
marco-polo-2-board-nobody = nobody’s
marco-polo-2-board-space-taken = { $count ->
    [one] { $space }: a die lies here, { $pips }
   *[other] { $space }: dice lie here, { $pips }
}
marco-polo-2-board-bonus-actions = Bonus actions
marco-polo-2-board-act-reroll = Reroll
marco-polo-2-board-act-reroll-tip = Roll one of your dice again for { $cost }, as often as you can pay. Before or after your action.
marco-polo-2-board-act-turn = Turn ±1
marco-polo-2-board-act-turn-tip = Turn one of your dice up or down by one for { $cost }; a 1 and a 6 are not neighbours. Before or after your action.
marco-polo-2-board-act-buy = Black die
marco-polo-2-board-act-buy-tip = Take a black die for { $cost }, roll it and use it like your own this round. Once a turn, while there are any.
marco-polo-2-board-supply = { $count ->
    [0] No black dice left
    [one] { $count } black die left
   *[other] { $count } black dice left
}
marco-polo-2-board-supply-rolled = { $count ->
    [one] { $count } black die showing { $pips }
   *[other] { $count } black dice showing { $pips }
}
marco-polo-2-board-any-die = any die
marco-polo-2-board-least-die = die { $pips } or more
marco-polo-2-board-book-1 = Book I
marco-polo-2-board-book-2 = Book II
marco-polo-2-board-book-3 = Book III
marco-polo-2-board-book-3-1-space = Book III, upper space
marco-polo-2-board-book-3-2-space = Book III, lower space
marco-polo-2-board-book-tip = { $least ->
    [1] Place one die and take one offer of this book: a free one on the left, or one for jade on the right. If dice lie here already, pay coins: as many as your die shows.
   *[other] Place one die of { $least } or more and take one offer of this book: a free one on the left, or one for jade on the right. If dice lie here already, pay coins: as many as your die shows.
}
marco-polo-2-board-offer-free = { $gain }, free.
marco-polo-2-board-next-tile = Next round: { $one } for one jade, { $two } for two jade.
marco-polo-2-board-next = next
marco-polo-2-board-khan = Khan’s favour
marco-polo-2-board-khan-note = rising
marco-polo-2-board-khan-tip = Place one die on the next free slot, at least as high as the one before it, and take { $gain }. There are four slots, each colour may lie here once a round.
marco-polo-2-board-bag = Purse
marco-polo-2-board-bag-note = extra
marco-polo-2-board-bag-tip = A bonus action: place one die of any value and take three coins, two camels or one jade. It never counts as your action, and you may do it as often as you like.
marco-polo-2-board-seals = Guild seals
marco-polo-2-board-seals-note = lowest die decides
marco-polo-2-board-seals-tip = Place two dice and take one seal that your lower die reaches, with its jade. One of each kind. Improve it later for goods and coins: then it brings its bonus at once and at the start of every round.
marco-polo-2-board-seal = { $seal } seal
marco-polo-2-board-seal-tip = From a die of { $pips }; with it you take { $jade }. Improving costs { $cost } and brings { $bonus } at once and each round.
marco-polo-2-board-travel = Travel
marco-polo-2-board-travel-note = lowest die limits steps
marco-polo-2-board-travel-lower = Travel, lower space
marco-polo-2-board-travel-middle = Travel, middle space
marco-polo-2-board-travel-upper = Travel, upper space
marco-polo-2-board-travel-free-tip = { $extra ->
    [0] Place { $dice } dice and make up to { $steps } steps, no more than your lowest die shows. Where you end you leave a trading post.
   *[other] Place { $dice } dice and make up to { $steps } steps, no more than your lowest die shows. Where you end you leave a trading post, and one more in a city that you passed.
}
marco-polo-2-board-travel-fee-tip = Place one die and make { $steps } step for { $fee }. Where you end you leave a trading post.
marco-polo-2-board-extra-post = +1 post
marco-polo-2-board-fee = fee
marco-polo-2-board-contracts = Contracts
marco-polo-2-board-contracts-tip = Place one die, take one or two contracts from cities where you have a trading post, then take { $gain }.
marco-polo-2-board-then = then
marco-polo-2-board-pile = { $count ->
    [one] { $count } contract in the pile
   *[other] { $count } contracts in the pile
}
marco-polo-2-board-drawn = Drawn from the pile
marco-polo-2-board-specials = Special cities
marco-polo-2-board-specials-note = own post
marco-polo-2-board-special-tip = Place one die, if you have a trading post there, and take { $gain }. If your { $seal } seal is improved, you get its bonus too, { $bonus }: once with a die of { $once } or more, twice with { $twice } or more.
marco-polo-2-board-cards = City cards
marco-polo-2-board-cards-note = this round, for all
marco-polo-2-board-no-card = No card lies here.
marco-polo-2-board-improved-seal = improved

marco-polo-2-board-seal-simple = { $seal } seal, simple
marco-polo-2-board-seal-simple-tip = Improve it for { $cost }: you get { $bonus } at once and at the start of each later round.
marco-polo-2-board-seal-improved = { $seal } seal, improved
marco-polo-2-board-seal-improved-tip = Brings { $bonus } at the start of each round.
marco-polo-2-board-goal = Goal card
marco-polo-2-board-goals = Goal
marco-polo-2-board-goals-choose = Keep one of these goal cards
marco-polo-2-board-goal-seal = { $points } points for the improved { $seal } seal
marco-polo-2-board-goal-shield = { $shield } counts as one more different shield
marco-polo-2-board-goal-tip = At the end: { $a }; { $b }; { $c }; { $d }.
marco-polo-2-board-kept = Kept outpost: { $gain }
marco-polo-2-board-kept-heading = Kept outposts
marco-polo-2-board-no-contracts = No contracts.
marco-polo-2-board-no-seals = No seals yet.
marco-polo-2-board-contracts-own = Contracts
marco-polo-2-board-seals-own = Seals
marco-polo-2-board-posts = Trading posts
marco-polo-2-board-posts-left = { $count ->
    [one] { $count } post left
   *[other] { $count } posts left
}
marco-polo-2-board-done = { $count } done
marco-polo-2-board-done-tip = { $count ->
    [one] { $count } contract completed
   *[other] { $count } contracts completed
}
marco-polo-2-board-dice = Dice
marco-polo-2-board-points = Points
marco-polo-2-board-you = you
marco-polo-2-board-hourglass = starts the next round
marco-polo-2-board-players = Players
marco-polo-2-board-scores = Points so far, by rule
marco-polo-2-board-mine = Your board
marco-polo-2-board-draft = Characters
marco-polo-2-board-draft-note = The last seat chooses first.

marco-polo-2-board-character-moengke-khan = Entering an oasis uses no step; routes are paid as ever. After a journey, each different oasis passed or reached brings 3 points and 2 coins or 1 camel.
marco-polo-2-board-character-de-wu = Takes a guild seal with one die. 1 jade whenever he improves a seal. One more different shield at the end.
marco-polo-2-board-character-abha-basu = 2 coins at the start of each round. 1 jade for each contract completed. 1 point for each jade received, wherever it comes from.
marco-polo-2-board-character-mailin-and-tian-chin = 3 more coins at the start. Two figures: steps may be split between them. At the start of each round one round bonus is taken twice.
marco-polo-2-board-character-filippo-vitello = Keeps every outpost bonus once it is used, others’ and his own. As a bonus action he uses a kept one and gives it away.
marco-polo-2-board-character-isabella-donati = Each die rolled brings: 1 or 6, 2 coins; 2 or 5, 1 point; 3 or 4, 1 camel. At the start of a round one pair may bring instead: 1s or 6s, 1 jade; 2s or 5s, 1 silk; 3s or 4s, 1 gold.
marco-polo-2-board-character-gantulga-od = Pays no camels and no coins on routes, with cards and contracts neither; jade and seals are needed. Of the travel spaces only the lower one is his.

## The map

marco-polo-2-label-map = The map: Asia with its cities, oases and routes
marco-polo-2-label-city = City with the shield { $shield }. Who ends a movement here builds a trading post.
marco-polo-2-label-oasis = Oasis: no trading posts, but each visit takes a step.
marco-polo-2-label-start = Here all journeys begin. There are no trading posts.
marco-polo-2-label-route = { $a } – { $b }: { $cost }
marco-polo-2-label-sea-route = { $a } – { $b }: { $cost }; by sea, with the guild seal { $seal } only
marco-polo-2-label-post = Trading post of { $seat } in { $place }
marco-polo-2-label-figure = Figure of { $seat } in { $place }
marco-polo-2-label-ghost = Where { $seat } set out: { $place }
marco-polo-2-label-bonus = City bonus of { $place }
marco-polo-2-label-bonus-gain = Who has a trading post here gets { $gain } when it is built and at the start of each later round.
marco-polo-2-label-bonus-copy = Who has a trading post here takes any other city bonus of the map when it is built and at the start of each later round.
marco-polo-2-label-outpost = Outpost of { $place }
marco-polo-2-label-outpost-gain = The first trading post here brings { $gain }.
marco-polo-2-label-contract-in = { $slip }, in { $place }
marco-polo-2-label-card-in = City card of { $place }, for a trading post of yours and a die
marco-polo-2-label-track = Different shields at the end
marco-polo-2-label-shields = { $shields ->
    [one] { $shields } shield
   *[other] { $shields } different shields
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
marco-polo-2-label-supply = In stock
marco-polo-2-label-black-dice = { $count ->
    [one] { $count } black die in stock
   *[other] { $count } black dice in stock
}
marco-polo-2-label-black-die = A black die of the stock showing { $pips }
marco-polo-2-label-pile = { $count ->
    [one] { $count } contract in the pile
   *[other] { $count } contracts in the pile
}
marco-polo-2-label-deck = { $count ->
    [one] { $count } city card in the pile
   *[other] { $count } city cards in the pile
}
marco-polo-2-label-arabian-sea = Arabian Sea
marco-polo-2-label-indian-ocean = Indian Ocean
marco-polo-2-label-china-sea = South China Sea
marco-polo-2-label-inset = The whole map: tap to go there
