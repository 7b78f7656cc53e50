### Marco Polo II.

## The title's page

marco-polo-2-title = Marco Polo II: In the Service of the Khan
marco-polo-2-blurb = Polo's companions set out from Beijing in the service of the Khan. You roll your dice and place them, for goods, for guild seals, for camels and for the long way west: past oases and across seas to cities where your trading posts bring you contracts, cards and a bonus in every round. Five rounds, seven characters each of whom breaks a rule, and the most points win.
marco-polo-2-pitch = The way back west: guild seals, sea routes, and a character who bends the rules.
marco-polo-2-designer = Daniele Tascini & Simone Luciani
marco-polo-2-publisher = Hans im Glück
marco-polo-2-duration = An hour and a half to two hours at a stretch.
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
    [one] { $count } good of choice
   *[other] { $count } goods of choice
}
marco-polo-2-amount-goods-different = { $count } different goods of choice
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
    [one] { $count } open contract from a city with one's own trading post
   *[other] { $count } open contracts from cities with one's own trading post
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
marco-polo-2-card-move = Buy { $gain } for { $cost }, at most { $times }; all together make one movement. Routes are paid as well, one trading post is placed at the end.

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
marco-polo-2-board-nobody = nobody's
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
marco-polo-2-board-khan = Khan's favour
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
marco-polo-2-board-kept = Kept outpost bonus: { $gain }
marco-polo-2-board-kept-heading = Kept outpost bonuses
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
marco-polo-2-board-wares = Goods
marco-polo-2-board-posts-head = Posts
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
marco-polo-2-board-character-filippo-vitello = Keeps every outpost bonus once it is used, others' and his own. As a bonus action he uses a kept one and gives it away.
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
marco-polo-2-label-outpost = Outpost bonus of { $place }
marco-polo-2-label-outpost-gain = The first trading post here brings { $gain }.
marco-polo-2-label-contract-in = { $slip }, in { $place }
marco-polo-2-label-card-in = City card of { $place }
marco-polo-2-label-card-in-of = City card { $number } of { $place }
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

## The game

# $seat is a person's name; $space, $place, $seal, $source, $rule, $cost, $reward and the like are texts.

marco-polo-2-space-book-1 = Book I
marco-polo-2-space-book-2 = Book II
marco-polo-2-space-book-3-1 = Upper space of Book III
marco-polo-2-space-book-3-2 = Lower space of Book III
marco-polo-2-space-khan = Khan's favour
marco-polo-2-space-seals = Guild seals
marco-polo-2-space-travel-lower = Lower travel space
marco-polo-2-space-travel-middle = Middle travel space
marco-polo-2-space-travel-upper = Upper travel space
marco-polo-2-space-contracts = Contracts
marco-polo-2-space-special = Special city { $place }
marco-polo-2-space-city-card = City card in { $place }
marco-polo-2-space-city-card-of = City card { $number } in { $place }
marco-polo-2-space-card-area-1 = City card 1 of the action area
marco-polo-2-space-card-area-2 = City card 2 of the action area
marco-polo-2-space-bag = Purse

marco-polo-2-source-contract = Contract
marco-polo-2-source-outpost = Outpost bonus
marco-polo-2-source-bonus = City bonus of { $place }
marco-polo-2-source-seal = { $seal } guild seal
marco-polo-2-source-surcharge = Surcharge
marco-polo-2-source-reroll = Reroll
marco-polo-2-source-turn = Turning a die
marco-polo-2-source-buy = Black die
marco-polo-2-source-compensation = Low roll

marco-polo-2-contract = { $cost } for { $reward }
marco-polo-2-goal-seal = { $points ->
    [one] { $points } point for the { $seal } seal
   *[other] { $points } points for the { $seal } seal
}
marco-polo-2-goal-shield = { $shield } shield
marco-polo-2-copied-bonus = the bonus of another city

## Prompts: what the seat is asked

marco-polo-2-prompt-character = Choose a character
marco-polo-2-prompt-goal = Keep one of your three goal cards
marco-polo-2-prompt-double = Choose the round bonus that you get twice
marco-polo-2-prompt-compensate = { $count ->
    [one] Your roll was low: take { $count } coin or camel
   *[other] Your roll was low: take { $count } coins or camels, mixed as you like
}
marco-polo-2-prompt-pair = Take the bonus of a pair, or the bonus of each single die

marco-polo-2-prompt-act = Place a die for your action; bonus actions may come before or after it
marco-polo-2-prompt-no-dice = You have no dice left: do bonus actions, or end your turn
marco-polo-2-prompt-end = Do bonus actions, or end your turn
marco-polo-2-prompt-more-dice = { $count ->
    [one] { $space }: add one more die
   *[other] { $space }: add { $count } more dice
}

marco-polo-2-prompt-offer = { $book }: take one of the four offers
marco-polo-2-prompt-seal = Take a guild seal that a { $pips } reaches
marco-polo-2-prompt-bag = Take coins, camels or jade from the purse
marco-polo-2-prompt-turn-die = Which die do you turn, and which way?
marco-polo-2-prompt-card = { $count ->
    [one] { $space }: choose an exchange
   *[other] { $space }: choose how often to exchange, at most { $count } times
}
marco-polo-2-prompt-card-bonus = { $count ->
    [0] You have no more bonuses to take
    [one] Choose a city and take its bonus
   *[other] Choose a city and take its bonus, { $count } cities at most
}
marco-polo-2-prompt-contract = { $count ->
    [one] Take a contract
   *[other] Take up to { $count } contracts
}
marco-polo-2-prompt-replace-contract = You have room for two contracts: put an older one under the pile
marco-polo-2-prompt-keep-contract = You drew a contract: { $contract }. Keep it?
marco-polo-2-prompt-no-room = You have no room for a contract from the pile: you took both of yours in this turn. If you draw one, it goes under the pile. Draw it?

marco-polo-2-prompt-walk = { $left ->
    [0] Choose the next place, or stop: no steps are left
    [one] Choose the next place: { $left } step left
   *[other] Choose the next place: { $left } steps left
}
marco-polo-2-prompt-walk-paying = { $left ->
    [0] Choose the next place, or stop: no steps are left, to pay so far: { $owed }
    [one] Choose the next place: { $left } step left, to pay so far: { $owed }
   *[other] Choose the next place: { $left } steps left, to pay so far: { $owed }
}
marco-polo-2-prompt-extra-post = Place one more trading post in a city you passed, or don't
marco-polo-2-prompt-relocate = All your trading posts are on the map: choose which one moves to { $place }
marco-polo-2-prompt-bonuses = Choose which bonus comes first
marco-polo-2-prompt-copy-bonus = Choose the city whose bonus you take
marco-polo-2-prompt-oases = { $count ->
    [one] You crossed an oasis: take coins or a camel
   *[other] You crossed { $count } oases: take coins or a camel for each
}

marco-polo-2-prompt-take-goods = { $count ->
    [one] { $source }: choose { $count } good
   *[other] { $source }: choose { $count } goods
}
marco-polo-2-prompt-give-goods = { $count ->
    [one] { $source }: choose the good you give
   *[other] { $source }: choose the { $count } goods you give
}
marco-polo-2-prompt-pay = { $source }: choose how you pay { $cost }; a jade stands in for a coin or a camel
marco-polo-2-prompt-black-die = Choose a black die

## Groups of choices

marco-polo-2-group-character = Characters
marco-polo-2-group-goal = Goal cards
marco-polo-2-group-double = Round bonuses
marco-polo-2-group-compensate = For the low roll
marco-polo-2-group-pair = Pairs
marco-polo-2-group-books = Books
marco-polo-2-group-khan = Khan's favour
marco-polo-2-group-seals = Guild seals
marco-polo-2-group-travel = Travel
marco-polo-2-group-contracts = Contracts
marco-polo-2-group-special = Special cities
marco-polo-2-group-cards = City cards
marco-polo-2-group-add = Dice
marco-polo-2-group-offer = Offers
marco-polo-2-group-seal = Guild seals
marco-polo-2-group-exchange = Exchanges
marco-polo-2-group-bonus = Bonuses
marco-polo-2-group-take = Contracts
marco-polo-2-group-keep = Contract
marco-polo-2-group-draw = The pile
marco-polo-2-group-replace = Your contracts
marco-polo-2-group-decline = Or not
marco-polo-2-group-walk = Places
marco-polo-2-group-stop = Stop
marco-polo-2-group-post = Trading post
marco-polo-2-group-relocate = Your trading posts
marco-polo-2-group-gift = Oases
marco-polo-2-group-goods = Goods
marco-polo-2-group-pay = Payment
marco-polo-2-group-black = Black dice
marco-polo-2-group-fulfil = Fulfil a contract
marco-polo-2-group-upgrade = Improve a guild seal
marco-polo-2-group-kept = Use a kept outpost bonus
marco-polo-2-group-bag = Purse
marco-polo-2-group-purse = Take from the purse
marco-polo-2-group-reroll = Reroll for 1 camel
marco-polo-2-group-turn = Turn for 2 camels
marco-polo-2-group-buy = Black die
marco-polo-2-group-end = End of turn

## Choices

marco-polo-2-choice-character = { $character }
marco-polo-2-choice-goal = Goal card { $number }: { $goal }
marco-polo-2-choice-double-seal = { $seal } guild seal again: { $reward }
marco-polo-2-choice-double-city = City bonus of { $place } again: { $reward }
marco-polo-2-choice-receive = Take { $reward }
marco-polo-2-choice-pair = Pair of { $pips }s: { $reward }
marco-polo-2-choice-no-pair = No pair, each die by itself

marco-polo-2-choice-place = { $space } with a { $pips }
marco-polo-2-choice-place-black = { $space } with a black { $pips }
marco-polo-2-choice-add = Add a { $pips }
marco-polo-2-choice-add-black = Add a black { $pips }

marco-polo-2-choice-offer = Take { $what }
marco-polo-2-choice-offer-jade = Take { $what } for { $jade } jade
marco-polo-2-choice-take-seal = { $jade ->
    [0] Take the { $seal } guild seal
   *[other] Take the { $seal } guild seal and { $jade } jade
}
marco-polo-2-choice-exchange = Give { $cost }, take { $gain }
marco-polo-2-choice-enough = Leave it at that

marco-polo-2-choice-take-contract = Take the contract: { $contract }
marco-polo-2-choice-take-contract-for = Take the contract: { $contract }. Given up for it: { $old }
marco-polo-2-choice-keep-contract = Keep the contract: { $contract }
marco-polo-2-choice-keep-contract-for = Keep the contract: { $contract }. Given up for it: { $old }
marco-polo-2-choice-replace-contract = Put the contract under the pile: { $contract }
marco-polo-2-choice-decline-contract = Don't keep the contract: { $contract }
marco-polo-2-choice-leave-contract = Leave it on the pile
marco-polo-2-choice-draw-contract = Draw it and put it under the pile
marco-polo-2-choice-no-contract = Take no contract

marco-polo-2-choice-go = { $paid ->
    [0] Go to { $place }
   *[other] Go to { $place }: { $cost }
}
marco-polo-2-choice-go-1 = { $paid ->
    [0] First figure to { $place }
   *[other] First figure to { $place }: { $cost }
}
marco-polo-2-choice-go-2 = { $paid ->
    [0] Second figure to { $place }
   *[other] Second figure to { $place }: { $cost }
}
marco-polo-2-choice-stop = Stop at { $place }
marco-polo-2-choice-stop-two = Stop at { $place } and { $other }
marco-polo-2-choice-stay = Don't travel
marco-polo-2-choice-post = Place a trading post in { $place }
marco-polo-2-choice-no-post = No further trading post
marco-polo-2-choice-relocate = Move the trading post of { $place }
marco-polo-2-choice-bonus-city = Take the city bonus of { $place }: { $reward }
marco-polo-2-choice-bonus-copy = Take the city bonus of { $place }: the bonus of another city
marco-polo-2-choice-bonus-outpost = Take the outpost bonus of { $place }: { $reward }
marco-polo-2-choice-bonus-contract = Take a contract from { $place }

marco-polo-2-choice-goods = Take { $goods }
marco-polo-2-choice-give = Give { $goods }
marco-polo-2-choice-pay = Pay { $cost }
marco-polo-2-choice-pay-jade = Pay { $cost } (jade for { $what })
marco-polo-2-choice-jade-for-camels = { $count ->
    [0] No jade for camels
    [one] { $count } jade for a camel
   *[other] { $count } jade for { $count } camels
}
marco-polo-2-choice-black-die = Take a black { $pips }

marco-polo-2-choice-fulfil = Fulfil the contract: { $contract }
marco-polo-2-choice-upgrade = Improve the { $seal } guild seal for { $cost }
marco-polo-2-choice-kept = Use a kept outpost bonus: { $reward }
marco-polo-2-choice-kept-in-vain = Use a kept outpost bonus: { $reward }. { $why }
marco-polo-2-lost-contract = You would get no contract: the pile is empty.
marco-polo-2-lost-room = You would have no room for the contract: you took both of yours in this turn.
marco-polo-2-lost-black-die = You would get no black die: none is left.
marco-polo-2-lost-step = You couldn't use the steps: no route is open to you.
marco-polo-2-choice-bag = Purse with a { $pips }
marco-polo-2-choice-bag-black = Purse with a black { $pips }
marco-polo-2-choice-reroll = Reroll a { $pips }
marco-polo-2-choice-reroll-black = Reroll a black { $pips }
marco-polo-2-choice-turn-die = Turn a die by one
marco-polo-2-choice-turn = Turn a { $pips } to a { $now }
marco-polo-2-choice-turn-black = Turn a black { $pips } to a { $now }
marco-polo-2-choice-buy = Buy a black die for 3 camels
marco-polo-2-choice-end = End the turn

## What isn't possible, and why

marco-polo-2-blocked-space-taken = { $space }: no place is left for another die.
marco-polo-2-blocked-colour-there = { $space }: a die of your colour lies here already; only black dice can follow.
marco-polo-2-blocked-surcharge-missing = { $coins ->
    [one] Other dice lie here: the surcharge is { $coins } coin.
   *[other] Other dice lie here: the surcharge is { $coins } coins.
}
marco-polo-2-blocked-dice-missing = { $count ->
    [one] You have no die left that may lie here.
   *[other] This space takes { $count } dice, more than you can place here.
}
marco-polo-2-blocked-die-unsuited = With your dice this space can't be used.
marco-polo-2-blocked-die-too-low = This takes a die of { $least } or more.
marco-polo-2-blocked-no-such-die = You have no { $pips } left.
marco-polo-2-blocked-khan-falling = The next die for the Khan has to show { $least } or more.
marco-polo-2-blocked-jade-missing = This offer costs { $jade } jade.
marco-polo-2-blocked-all-seals-owned = You have one of each guild seal already.
marco-polo-2-blocked-no-seal-for-die = There is no guild seal that a { $pips } reaches and that you don't have.
marco-polo-2-blocked-seal-owned = You have this guild seal already.
marco-polo-2-blocked-no-post-there = You need a trading post in { $place }.
marco-polo-2-blocked-post-too-new = Your trading post in { $place } is new: you can use this from your next turn on.
marco-polo-2-blocked-only-lower-travel = Your character may only use the lower travel space.
marco-polo-2-blocked-no-route-payable = There is no step that you can make and pay for.
marco-polo-2-blocked-no-contract-city = You need a trading post in a city with contracts.
marco-polo-2-blocked-no-open-contract = No contract lies in the cities where you have a trading post.
marco-polo-2-blocked-contracts-fresh = You have no room: two contracts are taken, both in this turn.
marco-polo-2-blocked-card-too-dear = This card takes at least { $cost }.
marco-polo-2-blocked-no-completed-contracts = You have fulfilled no contract yet.
marco-polo-2-blocked-no-posts-on-map = You have no trading post on the map yet.
marco-polo-2-blocked-no-bonus-city = You have no trading post in a city with a city bonus.

marco-polo-2-blocked-no-steps-left = No steps are left for this.
marco-polo-2-blocked-seal-missing = This sea route takes the { $seal } guild seal.
marco-polo-2-blocked-route-too-dear = For this journey you would need { $cost }.
marco-polo-2-blocked-no-step-yet = Make at least one step first.

marco-polo-2-blocked-not-your-contract = This contract doesn't lie before you.
marco-polo-2-blocked-contract-cost-missing = This contract takes { $cost }.
marco-polo-2-blocked-improved-already = This guild seal is improved already.
marco-polo-2-blocked-upgrade-cost-missing = Improving it costs { $cost }.
marco-polo-2-blocked-camels-missing = { $camels ->
    [one] This costs { $camels } camel.
   *[other] This costs { $camels } camels.
}
marco-polo-2-blocked-bought-already = You have bought a black die in this turn already.
marco-polo-2-blocked-no-black-dice = No black dice are left.
marco-polo-2-blocked-no-wrap = A die isn't turned from 6 to 1, nor from 1 to 6.
marco-polo-2-blocked-acted-already = You have done your action of this turn.
marco-polo-2-blocked-must-act = As long as you have dice you must do one action.
marco-polo-2-blocked-bag-last-die = You have put a die on the purse already; the last one is for your action.

## The log

marco-polo-2-log-became = { $seat } plays { $character }
marco-polo-2-log-chose-goal = { $seat } kept a goal card
marco-polo-2-log-round-began = Round { $round }: { $seat } starts
marco-polo-2-log-new-cards = New city cards lie in the action area
marco-polo-2-log-rolled-black = The black dice show { $dice }
marco-polo-2-log-rolled = { $seat } rolled { $dice }
marco-polo-2-log-round-ended = Round { $round } is over
marco-polo-2-log-game-ended = The last round is over: goal cards are shown, the game is scored

marco-polo-2-log-placed = { $seat } used “{ $space }” with { $dice }
marco-polo-2-log-took-seal = { $seat } took the { $seal } guild seal
marco-polo-2-log-took-hourglass = { $seat } took the hourglass and will start the next round
marco-polo-2-log-took-contract = { $seat } took a contract: { $contract }
marco-polo-2-log-drew-contract = { $seat } drew a contract: { $contract }
marco-polo-2-log-kept-contract = { $seat } kept the contract drawn
marco-polo-2-log-declined-contract = { $seat } put the contract drawn under the pile
marco-polo-2-log-replaced-contract = { $seat } gave up a contract: { $contract }
marco-polo-2-log-no-contract = { $seat } got no contract: the pile is empty
marco-polo-2-log-left-contract = { $seat } had no room and left the contract on the pile
marco-polo-2-log-laid-contract = New contract in { $place }: { $contract }

marco-polo-2-log-travelled = { $steps ->
    [one] { $seat } travelled from { $start } to { $end } in { $steps } step
   *[other] { $seat } travelled from { $start } to { $end } in { $steps } steps
}
marco-polo-2-log-no-step = { $seat } couldn't make a step: { $source }
marco-polo-2-log-placed-post = { $seat } placed a trading post in { $place }
marco-polo-2-log-relocated-post = { $seat } moved a trading post from { $old } to { $place }
marco-polo-2-log-claimed-outpost = { $seat } was first in { $place } and took the outpost bonus: { $reward }
marco-polo-2-log-kept-outpost = { $seat } kept the outpost bonus: { $reward }

marco-polo-2-log-received = { $seat } got { $what }: { $source }
marco-polo-2-log-paid = { $seat } paid { $what }: { $source }
marco-polo-2-log-scored = { $points ->
    [one] { $seat } scored { $points } point: { $rule }
   *[other] { $seat } scored { $points } points: { $rule }
}

marco-polo-2-log-fulfilled = { $seat } fulfilled a contract: { $contract }
marco-polo-2-log-improved = { $seat } improved the { $seal } guild seal
marco-polo-2-log-used-kept = { $seat } used a kept outpost bonus: { $reward }
marco-polo-2-log-used-bag = { $seat } placed a die on the purse: { $dice }
marco-polo-2-log-rerolled = { $seat } rerolled a { $old }: { $dice }
marco-polo-2-log-turned = { $seat } turned a die from { $old } to { $dice }
marco-polo-2-log-took-black-die = { $seat } took a black die: { $dice }
marco-polo-2-log-no-black-die = { $seat } got no black die: none is left
marco-polo-2-log-ended-turn = { $seat } ended the turn
marco-polo-2-log-out-of-dice = { $seat } has no dice left and is out of the round

## Scores and the end

marco-polo-2-score-start = Start
marco-polo-2-score-contracts = Contracts
marco-polo-2-score-cards = City cards
marco-polo-2-score-bonuses = City bonuses and guild seals
marco-polo-2-score-outposts = Outpost bonuses
marco-polo-2-score-posts = Last trading posts
marco-polo-2-score-special = Special cities
marco-polo-2-score-character = Character
marco-polo-2-score-goal = Goal card
marco-polo-2-score-shields = Shields
marco-polo-2-score-goods = Jade and goods left
marco-polo-2-score-coins = Coins left
marco-polo-2-score-most-contracts = Most contracts fulfilled
marco-polo-2-end-rounds = Five rounds have been played
marco-polo-2-tie-camels = Camels
marco-polo-2-tie-shared = Equal in points and camels: the place is shared

## Standing orders

marco-polo-2-order-low-roll = For a low roll
marco-polo-2-order-low-roll-ask = ask me
marco-polo-2-order-low-roll-camels = take camels only
marco-polo-2-order-low-roll-coins = take coins only
marco-polo-2-order-low-roll-help = When a round begins with a roll of less than 15, you take the difference in camels and coins. Answered in advance, nobody waits for you.

## What a planned choice may stand for

marco-polo-2-pick-lowest = { $space } with the lowest die that will do
marco-polo-2-pick-highest = { $space } with the highest die
marco-polo-2-pick-add-lowest = Add the lowest die that will do
marco-polo-2-pick-add-highest = Add the highest die

## What a player counts, as amounts

marco-polo-2-purse-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
marco-polo-2-purse-camels = { $count ->
    [one] { $count } camel
   *[other] { $count } camels
}
marco-polo-2-purse-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
marco-polo-2-purse-jade = { $count } jade
marco-polo-2-purse-pepper = { $count } pepper
marco-polo-2-purse-silk = { $count } silk
marco-polo-2-purse-gold = { $count } gold
marco-polo-2-purse-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
marco-polo-2-purse-black-dice = { $count ->
    [one] { $count } black die
   *[other] { $count } black dice
}
marco-polo-2-purse-posts = { $count ->
    [one] { $count } trading post
   *[other] { $count } trading posts
}
marco-polo-2-purse-contracts = { $count ->
    [one] { $count } contract
   *[other] { $count } contracts
}
marco-polo-2-purse-fulfilled = { $count ->
    [one] { $count } fulfilled contract
   *[other] { $count } fulfilled contracts
}
marco-polo-2-purse-seals = { $count ->
    [one] { $count } guild seal
   *[other] { $count } guild seals
}
marco-polo-2-purse-improved = { $count ->
    [one] { $count } improved seal
   *[other] { $count } improved seals
}
marco-polo-2-purse-kept = { $count ->
    [one] { $count } kept outpost bonus
   *[other] { $count } kept outpost bonuses
}
