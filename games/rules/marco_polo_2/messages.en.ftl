### Marco Polo II.

## The title's page

marco-polo-2-title = Marco Polo II: In the Service of the Khan
marco-polo-2-blurb = Polo's companions set out from Beijing in the service of the Khan. You roll your dice and place them, for goods, for guild seals, for camels and for the long way west: past oases and across seas to cities where your trading posts bring you contracts, cards and a bonus in every round. Each of the seven characters breaks a rule. After five rounds, the player with the most points wins.
marco-polo-2-pitch = The way back west: guild seals, sea routes, and a character who breaks the rules.
marco-polo-2-designer = Daniele Tascini & Simone Luciani
marco-polo-2-publisher = Hans im Glück
marco-polo-2-licence = Marco Polo II was designed by Daniele Tascini and Simone Luciani and published by Hans im Glück in 2019. The game, its name and its artwork belong to its authors and its publisher. Rulebook, board and pictures here are our own work; nothing of the printed edition is shown. To host this game for the public, you need their licence.
marco-polo-2-sources = Rules, set-up, the die and the jade of each seal, and all seven characters follow the printed rulebook and its supplement. Most values on tiles, cards and routes are reconstructed, because no public source gives them: the offers of the books, the costs of most routes and the cities that they join, the shields, contracts, city cards and goal cards, most city and outpost bonuses, three of the four prices and bonuses of improved seals, the yields of the special cities, and the shield track below its maximum. They fit every known value and every example of the rulebook. A host who owns the game can put the printed values into an edition file.

## Options

marco-polo-2-option-characters-help = Chosen: one more character is revealed than there are players, and the last player in turn order chooses first. Bid for (a variant): you bid points for a character and pay them at the end. At random: each player is dealt one.
marco-polo-2-option-black-dice = Black dice
marco-polo-2-option-black-dice-help = Rolled when somebody takes one; or all rolled at the start of the round, so that you see what you take.
marco-polo-2-option-black-dice-taken = rolled when taken
marco-polo-2-option-black-dice-rolled = rolled at the start of the round
marco-polo-2-option-goals-help = Only you see your goal card; or, for a first game, all goal cards lie open.
marco-polo-2-option-goals-hidden = hidden
marco-polo-2-option-goals-open = open

## Amounts and lists

marco-polo-2-amount-jade = { $count } jade
marco-polo-2-amount-contracts-pile = { $count ->
    [one] { $count } contract from the pile
   *[other] { $count } contracts from the pile
}
marco-polo-2-amount-contracts-city = { $count ->
    [one] { $count } open contract from a city with your trading post
   *[other] { $count } open contracts from cities with your trading post
}

## Cards and slips

marco-polo-2-label-offer-jade = { $gain }, for { $cost }.
marco-polo-2-card-min-die = { $what } The die must show { $pips } or more.
marco-polo-2-card-city-bonus = Get the bonus of a city with a bonus marker and one of your trading posts, at most { $times }, each time from a different city. Each costs { $cost }.
marco-polo-2-card-guild-seal = Take a guild seal as with the guild seals action, but with only this die. Costs { $cost }.

## The board

marco-polo-2-board-own-die = Your die: { $pips }
marco-polo-2-board-black-die = Black die: { $pips }
marco-polo-2-board-die-of = { $pips }, { $seat }
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
marco-polo-2-board-bag = Purse
marco-polo-2-board-bag-tip = A bonus action: place one die of any value and take three coins, two camels or one jade. It never counts as your action, and you may do it as often as you like.
marco-polo-2-board-seals = Guild seals
marco-polo-2-board-seals-note = lowest die decides
marco-polo-2-board-seals-tip = Place two dice and take one seal that your lower die reaches, with its jade. One of each kind. Improve it later for goods and coins: then it brings its bonus at once and at the start of every round.
marco-polo-2-board-seal = { $seal } seal
marco-polo-2-board-seal-tip = From a die of { $pips }; with it you take { $jade }. Improving costs { $cost } and brings { $bonus } at once and each round.
marco-polo-2-board-travel-lower = Travel, lower space
marco-polo-2-board-travel-middle = Travel, middle space
marco-polo-2-board-travel-upper = Travel, upper space
marco-polo-2-board-travel-free-tip = { $extra ->
    [0] Place { $dice } dice and make up to { $steps } steps, no more than your lowest die shows. Where you end, you place a trading post.
   *[other] Place { $dice } dice and make up to { $steps } steps, no more than your lowest die shows. Where you end, you place a trading post, and you may place one more in a city that you passed.
}
marco-polo-2-board-travel-fee-tip = Place one die and make { $steps } step for { $fee }. Where you end, you place a trading post.
marco-polo-2-board-extra-post = +1 post
marco-polo-2-board-fee = fee
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
marco-polo-2-board-goals = Goal
marco-polo-2-board-goals-choose = Keep one of these goal cards
marco-polo-2-board-goal-seal = { $points } points for the improved { $seal } seal
marco-polo-2-board-goal-shield = { $shield } counts as one more different shield
marco-polo-2-board-goal-tip = At the end: { $a }; { $b }; { $c }; { $d }.
marco-polo-2-board-kept = Kept outpost bonus: { $gain }
marco-polo-2-board-kept-heading = Kept outpost bonuses
marco-polo-2-board-no-seals = No seals yet.
marco-polo-2-board-seals-own = Seals
marco-polo-2-board-character-moengke-khan = Entering an oasis uses no step; he pays for routes as usual. After a journey, each different oasis that he passed or reached brings 3 points and 2 coins or 1 camel.
marco-polo-2-board-character-de-wu = Takes a guild seal with one die. 1 jade whenever he improves a seal. One more different shield at the end.
marco-polo-2-board-character-abha-basu = 2 coins at the start of each round. 1 jade for each contract fulfilled. 1 point for each jade received, from any source.
marco-polo-2-board-character-mailin-and-tian-chin = 3 more coins at the start. Two figures: steps may be split between them. At the start of each round one round bonus is taken twice.
marco-polo-2-board-character-filippo-vitello = Keeps every outpost bonus after it is used, others' and his own. As a bonus action he uses a kept one and gives it away.
marco-polo-2-board-character-isabella-donati = Each die rolled brings: 1 or 6, 2 coins; 2 or 5, 1 point; 3 or 4, 1 camel. At the start of a round one pair may bring instead: 1s or 6s, 1 jade; 2s or 5s, 1 silk; 3s or 4s, 1 gold.
marco-polo-2-board-character-gantulga-od = Pays no camels and no coins for routes, also with steps from cards and contracts; he still pays jade and needs the seals. May use only the lower travel space.

## The map

marco-polo-2-label-city = City with the shield { $shield }. If you end a movement here, you place a trading post.
marco-polo-2-label-sea-route = { $a } – { $b }: { $cost }; by sea, only with the { $seal } guild seal
marco-polo-2-label-contract-in = { $slip }, in { $place }
marco-polo-2-label-track = Different shields at the end
marco-polo-2-label-shields = { $shields ->
    [one] { $shields } shield
   *[other] { $shields } different shields
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
marco-polo-2-label-pile = { $count ->
    [one] { $count } contract in the pile
   *[other] { $count } contracts in the pile
}
marco-polo-2-label-deck = { $count ->
    [one] { $count } city card in the pile
   *[other] { $count } city cards in the pile
}

## The game

# $seat is a person's name; $space, $place, $seal, $source, $rule, $cost, $reward and the like are texts.

marco-polo-2-space-book-1 = Book I
marco-polo-2-space-book-2 = Book II
marco-polo-2-space-book-3-1 = Upper space of Book III
marco-polo-2-space-book-3-2 = Lower space of Book III
marco-polo-2-space-seals = Guild seals
marco-polo-2-space-travel-lower = Lower travel space
marco-polo-2-space-travel-middle = Middle travel space
marco-polo-2-space-travel-upper = Upper travel space
marco-polo-2-space-special = Special city { $place }
marco-polo-2-space-card-area-1 = City card 1 of the action area
marco-polo-2-space-card-area-2 = City card 2 of the action area
marco-polo-2-source-seal = { $seal } guild seal
marco-polo-2-goal-seal = { $points ->
    [one] { $points } point for the { $seal } seal
   *[other] { $points } points for the { $seal } seal
}
marco-polo-2-goal-shield = { $shield } shield
marco-polo-2-copied-bonus = the bonus of another city

## Prompts: what the seat is asked

marco-polo-2-prompt-goal = Keep one of your three goal cards
marco-polo-2-prompt-double = Choose the round bonus that you get twice
marco-polo-2-prompt-pair = Take the bonus of a pair, or the bonus of each single die
marco-polo-2-prompt-offer = { $book }: take an offer
marco-polo-2-prompt-seal = Take a guild seal that a { $pips } reaches
marco-polo-2-prompt-bag = Take coins, camels or jade from the purse
marco-polo-2-prompt-replace-contract = You have room for two contracts: put an older one under the pile
marco-polo-2-prompt-no-room = You have no room for a contract from the pile: you took both of yours in this turn. If you draw one, it goes under the pile. Draw it?
marco-polo-2-prompt-extra-post = Place one more trading post in a city that you passed?
marco-polo-2-prompt-oases = { $count ->
    [one] You crossed an oasis: take coins or a camel
   *[other] You crossed { $count } oases: take coins or a camel for each
}
marco-polo-2-prompt-pay = { $source }: choose how you pay { $cost }; a jade replaces a coin or a camel
marco-polo-2-prompt-black-die = Choose a black die

## Groups of choices

marco-polo-2-group-goal = Goal cards
marco-polo-2-group-double = Round bonuses
marco-polo-2-group-pair = Pairs
marco-polo-2-group-books = Books
marco-polo-2-group-seals = Guild seals
marco-polo-2-group-special = Special cities
marco-polo-2-group-offer = Offers
marco-polo-2-group-seal = Guild seals
marco-polo-2-group-post = Trading post
marco-polo-2-group-gift = Oases
marco-polo-2-group-pay = Payment
marco-polo-2-group-black = Black dice
marco-polo-2-group-upgrade = Improve a guild seal
marco-polo-2-group-kept = Use a kept outpost bonus

## Choices

marco-polo-2-choice-goal = Goal card { $number }: { $goal }
marco-polo-2-choice-double-seal = { $seal } guild seal again: { $reward }
marco-polo-2-choice-double-city = City bonus of { $place } again: { $reward }
marco-polo-2-choice-pair = Pair of { $pips }s: { $reward }
marco-polo-2-choice-no-pair = No pair, each die by itself
marco-polo-2-choice-offer = Take { $what }
marco-polo-2-choice-offer-jade = Take { $what } for { $jade } jade
marco-polo-2-choice-take-seal = { $jade ->
    [0] Take the { $seal } guild seal
   *[other] Take the { $seal } guild seal and { $jade } jade
}
marco-polo-2-choice-replace-contract = Put the contract under the pile: { $contract }
marco-polo-2-choice-leave-contract = Leave it on the pile
marco-polo-2-choice-draw-contract = Draw and put under the pile
marco-polo-2-choice-post = Place a trading post in { $place }
marco-polo-2-choice-no-post = Place no further trading post
marco-polo-2-choice-bonus-contract = Take a contract from { $place }
marco-polo-2-choice-pay = Pay { $cost }
marco-polo-2-choice-pay-jade = Pay { $cost } (jade for { $what })
marco-polo-2-choice-jade-for-camels = { $count ->
    [0] No jade for camels
    [one] { $count } jade for a camel
   *[other] { $count } jade for { $count } camels
}
marco-polo-2-choice-black-die = Take a black { $pips }
marco-polo-2-choice-upgrade = Improve the { $seal } guild seal for { $cost }
marco-polo-2-choice-kept = Use a kept outpost bonus: { $reward }
marco-polo-2-choice-kept-in-vain = Use a kept outpost bonus: { $reward }. { $why }
marco-polo-2-lost-contract = You would get no contract: the pile is empty.
marco-polo-2-lost-black-die = You would get no black die: none is left.
marco-polo-2-lost-step = You couldn't use the steps: no route is open to you.
marco-polo-2-choice-bag = Purse with a { $pips }
marco-polo-2-choice-bag-black = Purse with a black { $pips }

## What isn't possible, and why

marco-polo-2-blocked-colour-there = { $space }: a die of your colour lies here already; only black dice can follow.
marco-polo-2-blocked-die-too-low = You need a die of { $least } or more.
marco-polo-2-blocked-jade-missing = This offer costs { $jade } jade.
marco-polo-2-blocked-all-seals-owned = You already have one of each guild seal.
marco-polo-2-blocked-no-seal-for-die = You already have every guild seal that a { $pips } reaches.
marco-polo-2-blocked-seal-owned = You already have this guild seal.
marco-polo-2-blocked-only-lower-travel = Your character may only use the lower travel space.
marco-polo-2-blocked-no-contract-city = You need a trading post in a city with contracts.
marco-polo-2-blocked-no-open-contract = There is no contract in the cities where you have a trading post.
marco-polo-2-blocked-no-bonus-city = You have no trading post in a city with a city bonus.
marco-polo-2-blocked-seal-missing = You need the { $seal } guild seal for this sea route.
marco-polo-2-blocked-improved-already = You have already improved this guild seal.
marco-polo-2-blocked-upgrade-cost-missing = Improving it costs { $cost }.

## The log

marco-polo-2-log-chose-goal = { $seat } kept a goal card
marco-polo-2-log-new-cards = New city cards came into the action area
marco-polo-2-log-rolled-black = The black dice show { $dice }
marco-polo-2-log-took-seal = { $seat } took the { $seal } guild seal
marco-polo-2-log-took-contract = { $seat } took a contract: { $contract }
marco-polo-2-log-declined-contract = { $seat } put the drawn contract under the pile
marco-polo-2-log-no-contract = { $seat } got no contract: the pile is empty
marco-polo-2-log-no-open-contract = { $seat } got no contract: there was no open one
marco-polo-2-log-no-room = { $seat } got no contract: there was no room
marco-polo-2-log-left-contract = { $seat } had no room and left the contract on the pile
marco-polo-2-log-laid-contract = New contract in { $place }: { $contract }
marco-polo-2-log-kept-outpost = { $seat } kept the outpost bonus: { $reward }
marco-polo-2-log-improved = { $seat } improved the { $seal } guild seal
marco-polo-2-log-used-kept = { $seat } used a kept outpost bonus: { $reward }

## Scores and the end

marco-polo-2-score-bonuses = City bonuses and guild seals
marco-polo-2-score-special = Special cities
marco-polo-2-score-goal = Goal card
marco-polo-2-score-shields = Shields
marco-polo-2-score-goods = Jade and goods left

## What a player counts, as amounts

marco-polo-2-purse-jade = { $count } jade
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
