### Marco Polo I.

## The title's page

marco-polo-1-title = Marco Polo I: The Voyages of Marco Polo
marco-polo-1-blurb = From Venezia to Beijing, through deserts and along coasts: you roll your dice and place them, for coins and camels, for goods from the bazaar, for contracts and for the long way east. Where a journey ends you leave a trading post, and the city pays you for it, with a bonus in every round or with a card that is yours to use. Five rounds, eight characters each of whom breaks a rule, and the most points win.
marco-polo-1-pitch = Place dice, travel from Venezia to Beijing, and fulfil contracts on the way.
marco-polo-1-designer = Simone Luciani & Daniele Tascini
marco-polo-1-publisher = Hans im Glück
marco-polo-1-duration = An hour and a half to two hours at a stretch.
marco-polo-1-licence = The Voyages of Marco Polo was designed by Simone Luciani and Daniele Tascini and published by Hans im Glück in 2015. The game, its name and its artwork belong to its authors and its publisher. Rulebook, board and pictures here are our own work; nothing of the printed edition is shown. Whoever hosts this title for the public needs their licence.
marco-polo-1-sources = Rules, set-up and all eight characters follow the printed rulebook and its supplement. The values on map, cards and tiles are as printed: two sources that don't know of each other agree on them, but for two. The third row of the bazaar's gold (2 gold and 2 camels) and the price of one contract (2 camels, 1 silk and 2 gold for 6 points and 4 camels) rest on one of the two.

## Options

marco-polo-1-option-characters = Characters
marco-polo-1-option-characters-help = Chosen from one more than there are players, the last in turn order first; dealt at random; or, for a first game, Raschid, Matteo, Berke and Mercator in turn order.
marco-polo-1-option-characters-chosen = chosen
marco-polo-1-option-characters-random = at random
marco-polo-1-option-characters-first-game = first game
marco-polo-1-option-goals = Goal cards
marco-polo-1-option-goals-help = Dealt four, of which each keeps two; or, for a first game, dealt two.
marco-polo-1-option-goals-two = two dealt
marco-polo-1-option-goals-of-four = two of four
marco-polo-1-option-bonuses = City bonuses
marco-polo-1-option-bonuses-help = Laid out at random; or each in the city where it belongs, for a first game.
marco-polo-1-option-bonuses-random = at random
marco-polo-1-option-bonuses-fixed = in their own cities

## Amounts and lists

marco-polo-1-amount-camels = { $count ->
    [one] { $count } camel
   *[other] { $count } camels
}
marco-polo-1-amount-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
marco-polo-1-amount-pepper = { $count } pepper
marco-polo-1-amount-silk = { $count } silk
marco-polo-1-amount-gold = { $count } gold
marco-polo-1-amount-goods = { $count ->
    [one] { $count } good of choice
   *[other] { $count } goods of choice
}
marco-polo-1-amount-goods-different = { $count } different goods of choice
marco-polo-1-amount-vp = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
marco-polo-1-amount-steps = { $count ->
    [one] a movement of { $count } step
   *[other] a movement of { $count } steps
}
marco-polo-1-amount-black-dice = { $count ->
    [one] { $count } black die
   *[other] { $count } black dice
}
marco-polo-1-amount-contracts-pile = { $count ->
    [one] { $count } contract from the special pile
   *[other] { $count } contracts from the special pile
}
marco-polo-1-amount-nothing = nothing
marco-polo-1-list-2 = { $a } and { $b }
marco-polo-1-list-3 = { $a }, { $b } and { $c }
marco-polo-1-list-4 = { $a }, { $b }, { $c } and { $d }
marco-polo-1-list-5 = { $a }, { $b }, { $c }, { $d } and { $e }
marco-polo-1-list-6 = { $a }, { $b }, { $c }, { $d }, { $e } and { $f }
marco-polo-1-list-7 = { $a }, { $b }, { $c }, { $d }, { $e }, { $f } and { $g }
marco-polo-1-list-8 = { $a }, { $b }, { $c }, { $d }, { $e }, { $f }, { $g } and { $h }

## Cards and slips

marco-polo-1-label-card = City card
marco-polo-1-label-contract = { $points ->
    [0] Contract
    [one] Contract for { $points } point
   *[other] Contract for { $points } points
}
marco-polo-1-label-contract-tip = Deliver { $cost }; you get { $gain }.

marco-polo-1-card-times-die = as many times as the die shows
marco-polo-1-card-times = { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
}
marco-polo-1-card-times-by-die = { $times } times with a 1, 2, 3, 4, 5, 6
marco-polo-1-card-exchange = Pay { $cost } and get { $gain }, at most { $times }.
marco-polo-1-card-option = { $cost } for { $gain }
marco-polo-1-card-either = Give { $a } or { $b }, at most { $times }, both mixed as you like.
marco-polo-1-card-either-same = Give either { $a } or { $b }, at most { $times }; it is the same exchange each time.
marco-polo-1-card-by-die = The die decides what you get: 1: { $a }; 2: { $b }; 3: { $c }; 4: { $d }; 5: { $e }; 6: { $f }.
marco-polo-1-card-per-pip = Get { $gain } for each pip of the die.
marco-polo-1-card-count-completed-contracts = Get { $gain } for each contract that you have completed, at most as many times as the die shows.
marco-polo-1-card-count-posts-on-map = Get { $gain } for each of your trading posts on the map, at most as many times as the die shows.
marco-polo-1-card-city-bonus = Get the bonus of a small city that has a trading post of yours, at most { $times }, each time of another city. Each costs { $cost }.
marco-polo-1-card-move = Buy { $gain } for { $cost }, at most { $times }; all together make one movement. Routes are paid as well, one trading post is placed at the end.

## The board

marco-polo-1-pane-map = Map
marco-polo-1-pane-actions = Actions
marco-polo-1-pane-mine = Mine
marco-polo-1-pane-players = Players

marco-polo-1-label-round = Round { $round } of { $rounds }
marco-polo-1-label-before = Before the first round

marco-polo-1-board-actions = Action area
marco-polo-1-board-waiting = Your dice
marco-polo-1-board-no-dice = All your dice are placed.
marco-polo-1-board-own-die = { $pips ->
    [0] Your die, its number still yours to say
   *[other] Your die: { $pips }
}
marco-polo-1-board-black-die = { $pips ->
    [0] Black die, its number still yours to say
   *[other] Black die: { $pips }
}
marco-polo-1-board-white-die = White die: { $pips }
marco-polo-1-board-die-of = { $pips ->
    [0] A die, { $seat }
   *[other] { $pips }, { $seat }
}
marco-polo-1-board-nobody = nobody's
marco-polo-1-board-space-taken = { $count ->
    [one] { $space }: a die lies here, { $pips }
   *[other] { $space }: dice lie here, { $pips }
}
marco-polo-1-board-space-undeclared = { $count ->
    [one] { $space }: a die lies here
   *[other] { $space }: { $count } dice lie here
}
marco-polo-1-board-bonus-actions = Bonus actions
marco-polo-1-board-act-reroll = Reroll
marco-polo-1-board-act-reroll-tip = Roll one of your dice again for { $cost }, as often as you can pay. Before or after your action.
marco-polo-1-board-act-turn = Turn ±1
marco-polo-1-board-act-turn-tip = Turn one of your dice up or down by one for { $cost }; a 1 and a 6 are not neighbours. Before or after your action.
marco-polo-1-board-act-buy = Black die
marco-polo-1-board-act-buy-tip = Take a black die for { $cost }, roll it and use it like your own this round. Once a turn, while there are any.
marco-polo-1-board-supply = { $count ->
    [0] No black dice left
    [one] { $count } black die left
   *[other] { $count } black dice left
}
marco-polo-1-board-coins = Five coins
marco-polo-1-board-coins-tip = Place one die of any value and take { $gain }. If dice lie here already, first pay coins: as many as your die shows.
marco-polo-1-board-market = Bazaar
marco-polo-1-board-market-note = row: lowest die or lower
marco-polo-1-board-market-camels = Camels
marco-polo-1-board-market-pepper = Pepper
marco-polo-1-board-market-silk = Silk
marco-polo-1-board-market-gold = Gold
marco-polo-1-board-market-tip = { $dice ->
    [one] Place { $dice } die and take what stands in the row of your die, or a lower one. If dice lie here already, pay coins: as many as your die shows.
   *[other] Place { $dice } dice and take what stands in the row of your lowest die, or a lower one. If dice lie here already, pay coins: as many as your lowest die shows.
}
marco-polo-1-board-market-row = { $ware }, row { $row }: { $gain }
marco-polo-1-board-khan = Khan's favour
marco-polo-1-board-khan-note = rising
marco-polo-1-board-khan-tip = Place one die on the next free slot, at least as high as the one before it, and take { $gain }. There are four slots, each colour may lie here once a round.
marco-polo-1-board-bag = Purse
marco-polo-1-board-bag-note = extra
marco-polo-1-board-bag-tip = A bonus action: place one die of any value and take three coins. It never counts as your action, and you may do it as often as you like.
marco-polo-1-board-travel = Travel
marco-polo-1-board-travel-note = lowest die limits steps
marco-polo-1-board-travel-tip = Place { $dice } dice and make as many steps as your lowest die shows at most. You pay for the steps, and for each route what it shows. Where you end you leave a trading post.
marco-polo-1-board-travel-price = { $steps ->
    [one] { $steps } step: { $price }
   *[other] { $steps } steps: { $price }
}
marco-polo-1-board-contracts = Contracts
marco-polo-1-board-contracts-tip = Place one die and take one or two contracts whose positions it reaches. Position 5 brings 1 coin or 1 camel besides, position 6 two of one kind.
marco-polo-1-board-position = Position { $number }
marco-polo-1-board-position-bonus = Position { $number }: besides, { $a } or { $b }
marco-polo-1-board-piles = { $count ->
    [0] No further round's contracts
    [one] Contracts for { $count } more round
   *[other] Contracts for { $count } more rounds
}
marco-polo-1-board-pile = { $count ->
    [one] { $count } contract in the special pile
   *[other] { $count } contracts in the special pile
}
marco-polo-1-board-drawn = Drawn from the special pile

marco-polo-1-board-goal = Goal card
marco-polo-1-board-goals = Goals
marco-polo-1-board-goals-choose = Keep two of these goal cards
marco-polo-1-board-goal-tip = At the end: { $points } points with trading posts in both, { $a } and { $b }; and more for different cities of both your cards.
marco-polo-1-board-goal-table = Different cities of both cards
marco-polo-1-board-goal-cities = { $cities ->
    [one] { $cities } city: { $points }
   *[other] { $cities } different cities: { $points }
}
marco-polo-1-board-no-contracts = No contracts.
marco-polo-1-board-contracts-own = Contracts
marco-polo-1-board-posts = Trading posts
marco-polo-1-board-posts-left = { $count ->
    [one] { $count } post left
   *[other] { $count } posts left
}
marco-polo-1-board-done = { $count } done
marco-polo-1-board-done-tip = { $count ->
    [one] { $count } contract completed
   *[other] { $count } contracts completed
}
marco-polo-1-board-wares = Goods
marco-polo-1-board-posts-head = Posts
marco-polo-1-board-dice = Dice
marco-polo-1-board-points = Points
marco-polo-1-board-you = you
marco-polo-1-board-hourglass = starts the next round
marco-polo-1-board-players = Players
marco-polo-1-board-scores = Points so far, by rule
marco-polo-1-board-mine = Your board
marco-polo-1-board-draft = Characters
marco-polo-1-board-draft-note = The last seat chooses first.
marco-polo-1-board-character-raschid-ad-din-sinan = Never rolls: says what each die shows when placing it, black ones too. Nothing for low rolls.
marco-polo-1-board-character-matteo-polo = At the start of each round the white die besides, and the top contract of the special pile.
marco-polo-1-board-character-berke-khan = Pays no surcharge where others' dice lie. Occupied city cards stay closed.
marco-polo-1-board-character-mercator-ex-tabriz = { $players ->
    [2] When another uses the bazaar: 1 of the same kind. When another uses the Khan's favour: 1 camel. When another takes the five coins: 2 coins.
    [3] When another uses the bazaar: 1 of the same kind. When another uses the Khan's favour: 1 camel.
   *[other] When another uses the bazaar: 1 of the same kind, camel, pepper, silk or gold.
}
marco-polo-1-board-character-niccolo-and-marco-polo = Two figures: the steps of each movement may be split between them. 1 camel at the start of each round.
marco-polo-1-board-character-wilhelm-von-rubruk = 11 trading posts, and one also in each city passed. The 11th brings 10 points more.
marco-polo-1-board-character-kubilai-khan = Begins in Beijing, with a trading post on the slot of 10 points.
marco-polo-1-board-character-johannes-caprini = One step takes him from an oasis to any other, without a route to pay. 3 coins at the start of each round.

## The map

marco-polo-1-label-map = The map: Asia with its cities, oases and routes
marco-polo-1-label-large = Large city: a city card, and an outpost bonus for the first trading post. Who ends a movement here builds a trading post.
marco-polo-1-label-small = Small city: a city bonus for every trading post, each round. Who ends a movement here builds a trading post.
marco-polo-1-label-oasis = Oasis: no trading posts, but each visit takes a step.
marco-polo-1-label-start = Here all journeys begin. There are no trading posts.
marco-polo-1-label-route = { $a } – { $b }: { $cost }
marco-polo-1-label-post = Trading post of { $seat } in { $place }
marco-polo-1-label-figure = Figure of { $seat } in { $place }
marco-polo-1-label-ghost = Where { $seat } set out: { $place }
marco-polo-1-label-bonus = City bonus of { $place }
marco-polo-1-label-bonus-gain = Who has a trading post here gets { $gain } when it is built and at the start of each later round.
marco-polo-1-label-bonus-copy = Who has a trading post here takes any other city bonus of the map when it is built and at the start of each later round.
marco-polo-1-label-beijing = Beijing. Who ends a movement here takes the free place with the most points for the end of the game.
marco-polo-1-label-beijing-slot = { $points ->
    [one] Place for { $points } point at the end
   *[other] Place for { $points } points at the end
}
marco-polo-1-label-beijing-taken = { $points ->
    [one] { $seat } is in Beijing: { $points } point at the end
   *[other] { $seat } is in Beijing: { $points } points at the end
}
marco-polo-1-label-outpost = Outpost bonus of { $place }
marco-polo-1-label-outpost-gain = The first trading post here brings { $gain }.
marco-polo-1-label-contract-in = { $slip }, on position { $place }
marco-polo-1-label-card-in = City card of { $place }
marco-polo-1-label-card-in-of = City card { $number } of { $place }
marco-polo-1-label-supply = In stock
marco-polo-1-label-black-dice = { $count ->
    [one] { $count } black die in stock
   *[other] { $count } black dice in stock
}
marco-polo-1-label-black-die = A black die of the stock showing { $pips }
marco-polo-1-label-pile = { $count ->
    [one] { $count } contract in the special pile
   *[other] { $count } contracts in the special pile
}
marco-polo-1-label-arabian-sea = Arabian Sea
marco-polo-1-label-indian-ocean = Indian Ocean
marco-polo-1-label-china-sea = South China Sea

## The game

# $seat is a person's name; $space, $place, $source, $rule, $cost, $reward and the like are texts.

marco-polo-1-space-khan = Khan's favour
marco-polo-1-space-coins = Five coins
marco-polo-1-space-market-camels = Camels at the bazaar
marco-polo-1-space-market-pepper = Pepper at the bazaar
marco-polo-1-space-market-silk = Silk at the bazaar
marco-polo-1-space-market-gold = Gold at the bazaar
marco-polo-1-space-travel = Travel
marco-polo-1-space-contracts = Contracts
marco-polo-1-space-city-card = City card in { $place }
marco-polo-1-space-city-card-of = City card { $number } in { $place }
marco-polo-1-space-bag = Purse

marco-polo-1-source-contract = Contract
marco-polo-1-source-outpost = Outpost bonus
marco-polo-1-source-bonus = City bonus of { $place }
marco-polo-1-source-surcharge = Surcharge
marco-polo-1-source-reroll = Reroll
marco-polo-1-source-turn = Turning a die
marco-polo-1-source-buy = Black die
marco-polo-1-source-compensation = Low roll

marco-polo-1-contract = { $cost } for { $reward }
marco-polo-1-goal = { $points ->
    [one] { $one } – { $other } ({ $points } point)
   *[other] { $one } – { $other } ({ $points } points)
}

## Prompts: what the seat is asked

marco-polo-1-prompt-character = Choose a character
marco-polo-1-prompt-goals = Keep two of your goal cards
marco-polo-1-prompt-compensate = { $count ->
    [one] Your roll was low: take { $count } coin or camel
   *[other] Your roll was low: take { $count } coins or camels, mixed as you like
}

marco-polo-1-prompt-act = Place a die for your action; bonus actions may come before or after it
marco-polo-1-prompt-no-dice = You have no dice left: do bonus actions, or end your turn
marco-polo-1-prompt-end = Do bonus actions, or end your turn
marco-polo-1-prompt-more-dice = { $count ->
    [one] { $space }: add one more die
   *[other] { $space }: add { $count } more dice
}
marco-polo-1-prompt-row = { $space }: choose what you take
marco-polo-1-prompt-position-bonus = Position { $position } brings more: take coins or camels

marco-polo-1-prompt-bag = Take coins from the purse
marco-polo-1-prompt-turn-die = Which die do you turn, and which way?
marco-polo-1-prompt-card = { $count ->
    [one] { $space }: choose an exchange
   *[other] { $space }: choose how often to exchange, at most { $count } times
}
marco-polo-1-prompt-card-bonus = { $count ->
    [0] You have no more bonuses to take
    [one] Choose a city and take its bonus
   *[other] Choose a city and take its bonus, { $count } cities at most
}
marco-polo-1-prompt-contract = { $count ->
    [one] Take a contract
   *[other] Take up to { $count } contracts
}
marco-polo-1-prompt-replace-contract = You have room for two contracts: give up an older one
marco-polo-1-prompt-keep-contract = You drew a contract: { $contract }. Keep it?
marco-polo-1-prompt-no-room = You have no room for a contract from the special pile: you took both of yours in this turn. If you draw one, it goes under the pile. Draw it?

marco-polo-1-prompt-walk = { $left ->
    [0] Choose the next place, or stop: no steps are left
    [one] Choose the next place: { $left } step left
   *[other] Choose the next place: { $left } steps left
}
marco-polo-1-prompt-walk-paying = { $left ->
    [0] Choose the next place, or stop: no steps are left, to pay so far: { $owed }
    [one] Choose the next place: { $left } step left, to pay so far: { $owed }
   *[other] Choose the next place: { $left } steps left, to pay so far: { $owed }
}
marco-polo-1-prompt-relocate = All your trading posts are on the map: choose which one moves to { $place }
marco-polo-1-prompt-bonuses = Choose which bonus comes first
marco-polo-1-prompt-copy-bonus = Choose the city whose bonus you take

marco-polo-1-prompt-take-goods = { $count ->
    [one] { $source }: choose { $count } good
   *[other] { $source }: choose { $count } goods
}
marco-polo-1-prompt-give-goods = { $count ->
    [one] { $source }: choose the good you give
   *[other] { $source }: choose the { $count } goods you give
}

## Groups of choices

marco-polo-1-group-character = Characters
marco-polo-1-group-coins = Five coins
marco-polo-1-group-market = Bazaar
marco-polo-1-group-row = Rows
marco-polo-1-group-gift = Besides the contract
marco-polo-1-group-goals = Goal cards
marco-polo-1-group-compensate = For the low roll
marco-polo-1-group-khan = Khan's favour
marco-polo-1-group-travel = Travel
marco-polo-1-group-contracts = Contracts
marco-polo-1-group-cards = City cards
marco-polo-1-group-add = Dice
marco-polo-1-group-exchange = Exchanges
marco-polo-1-group-bonus = Bonuses
marco-polo-1-group-take = Contracts
marco-polo-1-group-keep = Contract
marco-polo-1-group-draw = The pile
marco-polo-1-group-replace = Your contracts
marco-polo-1-group-decline = Or not
marco-polo-1-group-walk = Places
marco-polo-1-group-stop = Stop
marco-polo-1-group-relocate = Your trading posts
marco-polo-1-group-goods = Goods
marco-polo-1-group-fulfil = Fulfil a contract
marco-polo-1-group-bag = Purse
marco-polo-1-group-purse = Take from the purse
marco-polo-1-group-reroll = Reroll for 1 camel
marco-polo-1-group-turn = Turn for 2 camels
marco-polo-1-group-buy = Black die
marco-polo-1-group-end = End of turn

## Choices

marco-polo-1-choice-character = { $character }
marco-polo-1-choice-goals = Keep the goal cards { $one } and { $other }
marco-polo-1-choice-receive = Take { $reward }

marco-polo-1-choice-place = { $space } with a { $pips }
marco-polo-1-choice-place-black = { $space } with a black { $pips }
marco-polo-1-choice-place-white = { $space } with a white { $pips }
marco-polo-1-choice-add = Add a { $pips }
marco-polo-1-choice-add-black = Add a black { $pips }
marco-polo-1-choice-add-white = Add a white { $pips }
marco-polo-1-choice-row = Bazaar, row { $row }: take { $what }

marco-polo-1-choice-exchange = Give { $cost }, take { $gain }
marco-polo-1-choice-enough = Leave it at that

marco-polo-1-choice-take-contract = Take the contract: { $contract }
marco-polo-1-choice-take-contract-for = Take the contract: { $contract }. Given up for it: { $old }
marco-polo-1-choice-keep-contract = Keep the contract: { $contract }
marco-polo-1-choice-keep-contract-for = Keep the contract: { $contract }. Given up for it: { $old }
marco-polo-1-choice-replace-contract = Give up the contract: { $contract }
marco-polo-1-choice-decline-contract = Don't keep the contract: { $contract }
marco-polo-1-choice-leave-contract = Leave it on the special pile
marco-polo-1-choice-draw-contract = Draw it and put it under the special pile
marco-polo-1-choice-no-contract = Take no contract

marco-polo-1-choice-go = { $paid ->
    [0] Go to { $place }
   *[other] Go to { $place }: { $cost }
}
marco-polo-1-choice-go-1 = { $paid ->
    [0] First figure to { $place }
   *[other] First figure to { $place }: { $cost }
}
marco-polo-1-choice-go-2 = { $paid ->
    [0] Second figure to { $place }
   *[other] Second figure to { $place }: { $cost }
}
marco-polo-1-choice-stop = Stop at { $place }
marco-polo-1-choice-stop-two = Stop at { $place } and { $other }
marco-polo-1-choice-stay = Don't travel
marco-polo-1-choice-relocate = Move the trading post of { $place }
marco-polo-1-choice-bonus-city = Take the city bonus of { $place }: { $reward }
marco-polo-1-choice-bonus-copy = Take the city bonus of { $place }: the bonus of another city
marco-polo-1-choice-bonus-outpost = Take the outpost bonus of { $place }: { $reward }

marco-polo-1-choice-goods = Take { $goods }
marco-polo-1-choice-give = Give { $goods }

marco-polo-1-choice-fulfil = Fulfil the contract: { $contract }
marco-polo-1-choice-bag = { $pips ->
    [0] Purse with a die
   *[other] Purse with a { $pips }
}
marco-polo-1-choice-bag-black = { $pips ->
    [0] Purse with a black die
   *[other] Purse with a black { $pips }
}
marco-polo-1-choice-bag-white = Purse with the white { $pips }
marco-polo-1-choice-reroll = Reroll a { $pips }
marco-polo-1-choice-reroll-black = Reroll a black { $pips }
marco-polo-1-choice-reroll-white = Reroll the white { $pips }
marco-polo-1-choice-turn-die = Turn a die by one
marco-polo-1-choice-turn = Turn a { $pips } to a { $now }
marco-polo-1-choice-turn-black = Turn a black { $pips } to a { $now }
marco-polo-1-choice-turn-white = Turn the white { $pips } to a { $now }
marco-polo-1-choice-buy = Buy a black die for 3 camels
marco-polo-1-choice-end = End the turn

## What isn't possible, and why

marco-polo-1-blocked-space-taken = { $space }: no place is left for another die.
marco-polo-1-blocked-colour-there = { $space }: a die of your colour lies here already; only black and white dice can follow.
marco-polo-1-blocked-surcharge-missing = { $coins ->
    [one] Other dice lie here: the surcharge is { $coins } coin.
   *[other] Other dice lie here: the surcharge is { $coins } coins.
}
marco-polo-1-blocked-dice-missing = { $count ->
    [one] You have no die left that may lie here.
   *[other] This space takes { $count } dice, more than you can place here.
}
marco-polo-1-blocked-die-unsuited = With your dice this space can't be used.
marco-polo-1-blocked-no-such-die = You have no { $pips } left.
marco-polo-1-blocked-khan-falling = The next die for the Khan has to show { $least } or more.
marco-polo-1-blocked-no-post-there = You need a trading post in { $place }.
marco-polo-1-blocked-post-too-new = Your trading post in { $place } is new: you can use this from your next turn on.
marco-polo-1-blocked-no-route-payable = There is no step that you can make and pay for.
marco-polo-1-blocked-no-open-contract = No contract lies open.
marco-polo-1-blocked-position-too-high = For position { $position } the die has to show { $position } or more.
marco-polo-1-blocked-contracts-fresh = You have no room: two contracts are taken, both in this turn.
marco-polo-1-blocked-card-too-dear = This card takes at least { $cost }.
marco-polo-1-blocked-no-completed-contracts = You have fulfilled no contract yet.
marco-polo-1-blocked-no-posts-on-map = You have no trading post on the map yet.
marco-polo-1-blocked-no-bonus-city = You have no trading post in a small city.

marco-polo-1-blocked-no-steps-left = No steps are left for this.
marco-polo-1-blocked-route-too-dear = For this journey you would need { $cost }.
marco-polo-1-blocked-no-step-yet = Make at least one step first.

marco-polo-1-blocked-not-your-contract = This contract doesn't lie before you.
marco-polo-1-blocked-nothing-rolled = Your dice have no number before they are placed: there is nothing to reroll or to turn.
marco-polo-1-blocked-contract-cost-missing = This contract takes { $cost }.
marco-polo-1-blocked-camels-missing = { $camels ->
    [one] This costs { $camels } camel.
   *[other] This costs { $camels } camels.
}
marco-polo-1-blocked-bought-already = You have bought a black die in this turn already.
marco-polo-1-blocked-no-black-dice = No black dice are left.
marco-polo-1-blocked-no-wrap = A die isn't turned from 6 to 1, nor from 1 to 6.
marco-polo-1-blocked-acted-already = You have done your action of this turn.
marco-polo-1-blocked-must-act = As long as you have dice you must do one action.
marco-polo-1-blocked-bag-last-die = You have put a die on the purse already; the last one is for your action.

## The log

marco-polo-1-log-became = { $seat } plays { $character }
marco-polo-1-log-chose-goals = { $seat } kept two goal cards
marco-polo-1-log-round-began = Round { $round }: { $seat } starts
marco-polo-1-log-rolled = { $seat } rolled { $dice }
marco-polo-1-log-round-ended = Round { $round } is over
marco-polo-1-log-game-ended = The last round is over: goal cards are shown, the game is scored

marco-polo-1-log-placed = { $seat } used “{ $space }” with { $dice }
marco-polo-1-log-took-hourglass = { $seat } took the hourglass and will start the next round
marco-polo-1-log-took-contract = { $seat } took the contract of position { $position }: { $contract }
marco-polo-1-log-drew-contract = { $seat } drew a contract: { $contract }
marco-polo-1-log-kept-contract = { $seat } kept the contract drawn
marco-polo-1-log-declined-contract = { $seat } put the contract drawn under the special pile
marco-polo-1-log-replaced-contract = { $seat } gave up a contract: { $contract }
marco-polo-1-log-no-contract = { $seat } got no contract: the special pile is empty
marco-polo-1-log-left-contract = { $seat } had no room and left the contract on the special pile
marco-polo-1-log-new-contracts = The contracts left lying went under the special pile; six new ones lie open
marco-polo-1-log-laid-contract = A contract of the special pile lies open: { $contract }

marco-polo-1-log-travelled = { $steps ->
    [one] { $seat } travelled from { $start } to { $end } in { $steps } step
   *[other] { $seat } travelled from { $start } to { $end } in { $steps } steps
}
marco-polo-1-log-no-step = { $seat } couldn't make a step: { $source }
marco-polo-1-log-placed-post = { $seat } placed a trading post in { $place }
marco-polo-1-log-relocated-post = { $seat } moved a trading post from { $old } to { $place }
marco-polo-1-log-claimed-outpost = { $seat } was first in { $place } and took the outpost bonus: { $reward }

marco-polo-1-log-received = { $seat } got { $what }: { $source }
marco-polo-1-log-paid = { $seat } paid { $what }: { $source }
marco-polo-1-log-scored = { $points ->
    [one] { $seat } scored { $points } point: { $rule }
   *[other] { $seat } scored { $points } points: { $rule }
}

marco-polo-1-log-fulfilled = { $seat } fulfilled a contract: { $contract }
marco-polo-1-log-used-bag = { $seat } placed a die on the purse: { $dice }
marco-polo-1-log-used-bag-undeclared = { $seat } placed a die on the purse
marco-polo-1-log-rerolled = { $seat } rerolled a { $old }: { $dice }
marco-polo-1-log-turned = { $seat } turned a die from { $old } to { $dice }
marco-polo-1-log-took-black-die = { $seat } took a black die: { $dice }
marco-polo-1-log-took-undeclared-die = { $seat } took a black die, its number still to be said
marco-polo-1-log-no-black-die = { $seat } got no black die: none is left
marco-polo-1-log-ended-turn = { $seat } ended the turn
marco-polo-1-log-out-of-dice = { $seat } has no dice left and is out of the round

## Scores and the end

marco-polo-1-score-start = Start
marco-polo-1-score-contracts = Contracts
marco-polo-1-score-cards = City cards
marco-polo-1-score-bonuses = City bonuses
marco-polo-1-score-outposts = Outpost bonuses
marco-polo-1-score-posts = Last trading posts
marco-polo-1-score-character = Character
marco-polo-1-score-goals = Goal cards
marco-polo-1-score-cities = Different goal cities
marco-polo-1-score-beijing = Beijing
marco-polo-1-score-goods = Goods left, with Beijing
marco-polo-1-score-coins = Coins left
marco-polo-1-score-most-contracts = Most contracts fulfilled
marco-polo-1-end-rounds = Five rounds have been played
marco-polo-1-tie-camels = Camels
marco-polo-1-tie-shared = Equal in points and camels: the place is shared

## Standing orders

marco-polo-1-order-low-roll = For a low roll
marco-polo-1-order-low-roll-ask = ask me
marco-polo-1-order-low-roll-camels = take camels only
marco-polo-1-order-low-roll-coins = take coins only
marco-polo-1-order-low-roll-help = When a round begins with a roll of less than 15, you take the difference in camels and coins. Answered in advance, nobody waits for you.

## What a planned choice may stand for

marco-polo-1-pick-lowest = { $space } with the lowest die that will do
marco-polo-1-pick-highest = { $space } with the highest die
marco-polo-1-pick-add-lowest = Add the lowest die that will do
marco-polo-1-pick-add-highest = Add the highest die

## What a player counts, as amounts

marco-polo-1-purse-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
marco-polo-1-purse-camels = { $count ->
    [one] { $count } camel
   *[other] { $count } camels
}
marco-polo-1-purse-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
marco-polo-1-purse-pepper = { $count } pepper
marco-polo-1-purse-silk = { $count } silk
marco-polo-1-purse-gold = { $count } gold
marco-polo-1-purse-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
marco-polo-1-purse-black-dice = { $count ->
    [one] { $count } black die
   *[other] { $count } black dice
}
marco-polo-1-purse-white-dice = { $count ->
    [one] { $count } white die
   *[other] { $count } white dice
}
marco-polo-1-purse-posts = { $count ->
    [one] { $count } trading post
   *[other] { $count } trading posts
}
marco-polo-1-purse-contracts = { $count ->
    [one] { $count } contract
   *[other] { $count } contracts
}
marco-polo-1-purse-fulfilled = { $count ->
    [one] { $count } fulfilled contract
   *[other] { $count } fulfilled contracts
}
