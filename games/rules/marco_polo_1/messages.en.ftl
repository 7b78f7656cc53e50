### Marco Polo I.

## The title's page

marco-polo-1-title = Marco Polo I: The Voyages of Marco Polo
marco-polo-1-blurb = From Venezia to Beijing, through deserts and along coasts: you roll your dice and place them, for coins and camels, for goods from the bazaar, for contracts and for the long way east. Where a journey ends, you place a trading post. The city pays you a bonus for it in every round, or lets you use its card. Each of the eight characters breaks a rule. After five rounds, the player with the most points wins.
marco-polo-1-pitch = Place dice, travel from Venezia to Beijing, and fulfil contracts on the way.
marco-polo-1-designer = Simone Luciani & Daniele Tascini
marco-polo-1-publisher = Hans im Glück
marco-polo-1-licence = The Voyages of Marco Polo was designed by Simone Luciani and Daniele Tascini and published by Hans im Glück in 2015. The game, its name and its artwork belong to its authors and its publisher. Rulebook, board and pictures here are our own work; nothing of the printed edition is shown. To host this game for the public, you need their licence.
marco-polo-1-sources = Rules, set-up and all eight characters follow the printed rulebook and its supplement. The values on map, cards and tiles are as printed: two independent sources agree on all of them except two. The third row of the bazaar's gold (2 gold and 2 camels) and the price of one contract (2 camels, 1 silk and 2 gold for 6 points and 4 camels) follow only one of the two sources.

## Options

marco-polo-1-option-characters-help = Chosen: one more character is revealed than there are players, and the last player in turn order chooses first. Bid for (a variant): you bid points for a character and pay them at the end. At random: each player is dealt one. First game: Raschid, Matteo, Berke and Mercator, in turn order.
marco-polo-1-option-characters-first-game = first game
marco-polo-1-option-goals-help = Each player is dealt four and keeps two; or, for a first game, is dealt two.
marco-polo-1-option-goals-two = two dealt
marco-polo-1-option-goals-of-four = two of four
marco-polo-1-option-bonuses = City bonuses
marco-polo-1-option-bonuses-help = Laid out at random; or, for a first game, each in its own city.
marco-polo-1-option-bonuses-random = at random
marco-polo-1-option-bonuses-fixed = in their own cities

## Amounts and lists

marco-polo-1-amount-contracts-pile = { $count ->
    [one] { $count } contract from the special pile
   *[other] { $count } contracts from the special pile
}

## Cards and slips

marco-polo-1-card-city-bonus = Get the bonus of a small city with one of your trading posts, at most { $times }, each time from a different city. Each costs { $cost }.

## The board

marco-polo-1-board-own-die = { $pips ->
    [0] Your die; you choose its number later
   *[other] Your die: { $pips }
}
marco-polo-1-board-black-die = { $pips ->
    [0] Black die; you choose its number later
   *[other] Black die: { $pips }
}
marco-polo-1-board-white-die = White die: { $pips }
marco-polo-1-board-die-of = { $pips ->
    [0] A die, { $seat }
   *[other] { $pips }, { $seat }
}
marco-polo-1-board-space-undeclared = { $count ->
    [one] { $space }: a die lies here
   *[other] { $space }: { $count } dice lie here
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
    [one] Place { $dice } die and take the contents of the row of your die, or of a lower one. If dice lie here already, pay coins: as many as your die shows.
   *[other] Place { $dice } dice and take the contents of the row of your lowest die, or of a lower one. If dice lie here already, pay coins: as many as your lowest die shows.
}
marco-polo-1-board-market-row = { $ware }, row { $row }: { $gain }
marco-polo-1-board-bag = Purse
marco-polo-1-board-bag-tip = A bonus action: place one die of any value and take three coins. It never counts as your action, and you may do it as often as you like.
marco-polo-1-board-travel-tip = Place { $dice } dice and make at most as many steps as your lowest die shows. You pay for the steps and for the routes. Where you end, you place a trading post.
marco-polo-1-board-travel-price = { $steps ->
    [one] { $steps } step: { $price }
   *[other] { $steps } steps: { $price }
}
marco-polo-1-board-contracts-tip = Place one die and take one or two contracts whose positions it reaches. Position 5 also brings 1 coin or 1 camel, position 6 two of one kind.
marco-polo-1-board-position = Position { $number }
marco-polo-1-board-position-bonus = Position { $number }: also { $a } or { $b }
marco-polo-1-board-piles = { $count ->
    [0] No contracts for further rounds
    [one] Contracts for { $count } more round
   *[other] Contracts for { $count } more rounds
}
marco-polo-1-board-pile = { $count ->
    [one] { $count } contract in the special pile
   *[other] { $count } contracts in the special pile
}
marco-polo-1-board-drawn = Drawn from the special pile
marco-polo-1-board-goals = Goals
marco-polo-1-board-goals-choose = Keep two of these goal cards
marco-polo-1-board-goal-tip = At the end: { $points } points with trading posts in both, { $a } and { $b }; and more for different cities of both your cards.
marco-polo-1-board-goal-table = Different cities of both cards
marco-polo-1-board-goal-cities = { $cities ->
    [one] { $cities } city: { $points }
   *[other] { $cities } different cities: { $points }
}
marco-polo-1-board-character-raschid-ad-din-sinan = Never rolls: chooses the number of each die when placing it, black ones too. Gets nothing for low rolls.
marco-polo-1-board-character-matteo-polo = Also rolls the white die. At the start of each round gets the top contract of the special pile.
marco-polo-1-board-character-berke-khan = Never pays a surcharge. Occupied city cards are closed to him, too.
marco-polo-1-board-character-mercator-ex-tabriz = { $players ->
    [2] When the other player uses the bazaar: 1 of the same kind. The Khan's favour: 1 camel. The five coins: 2 coins.
    [3] When another player uses the bazaar: 1 of the same kind. The Khan's favour: 1 camel.
   *[other] When another player uses the bazaar: 1 of the same kind, camel, pepper, silk or gold.
}
marco-polo-1-board-character-niccolo-and-marco-polo = Two figures: the steps of each movement may be split between them. 1 camel at the start of each round.
marco-polo-1-board-character-wilhelm-von-rubruk = Has 11 trading posts, and also places one in each city that he passes. The 11th brings 10 more points.
marco-polo-1-board-character-kubilai-khan = Begins in Beijing, with a trading post on the slot of 10 points.
marco-polo-1-board-character-johannes-caprini = One step takes him from an oasis to any other, and he pays for no route. 3 coins at the start of each round.

## The map

marco-polo-1-label-large = Large city: a city card, and an outpost bonus for the first trading post. If you end a movement here, you place a trading post.
marco-polo-1-label-small = Small city: a city bonus for every trading post, each round. If you end a movement here, you place a trading post.
marco-polo-1-label-beijing = Beijing. If you end a movement here, you take the free place with the most points for the end of the game.
marco-polo-1-label-beijing-slot = { $points ->
    [one] Place for { $points } point at the end
   *[other] Place for { $points } points at the end
}
marco-polo-1-label-beijing-taken = { $points ->
    [one] { $seat } is in Beijing: { $points } point at the end
   *[other] { $seat } is in Beijing: { $points } points at the end
}
marco-polo-1-label-contract-in = { $slip }, on position { $place }
marco-polo-1-label-pile = { $count ->
    [one] { $count } contract in the special pile
   *[other] { $count } contracts in the special pile
}

## The game

# $seat is a person's name; $space, $place, $source, $rule, $cost, $reward and the like are texts.

marco-polo-1-space-coins = Five coins
marco-polo-1-space-market-camels = Camels at the bazaar
marco-polo-1-space-market-pepper = Pepper at the bazaar
marco-polo-1-space-market-silk = Silk at the bazaar
marco-polo-1-space-market-gold = Gold at the bazaar
marco-polo-1-space-travel = Travel
marco-polo-1-goal = { $points ->
    [one] { $one } – { $other } ({ $points } point)
   *[other] { $one } – { $other } ({ $points } points)
}

## Prompts: what the seat is asked

marco-polo-1-prompt-goals = Keep two of your goal cards
marco-polo-1-prompt-row = { $space }: choose what you take
marco-polo-1-prompt-position-bonus = Position { $position } brings more: take coins or camels
marco-polo-1-prompt-bag = Take coins from the purse
marco-polo-1-prompt-replace-contract = You have room for two contracts: give up an older one
marco-polo-1-prompt-no-room = You have no room for a contract from the special pile: you took both of yours in this turn. If you draw one, it goes under the pile. Draw it?

## Groups of choices

marco-polo-1-group-coins = Five coins
marco-polo-1-group-market = Bazaar
marco-polo-1-group-row = Rows
marco-polo-1-group-gift = Extra
marco-polo-1-group-goals = Goal cards

## Choices

marco-polo-1-choice-goals = Keep the goal cards { $one } and { $other }
marco-polo-1-choice-place-white = { $space } with a white { $pips }
marco-polo-1-choice-add-white = Add a white { $pips }
marco-polo-1-choice-row = Bazaar, row { $row }: take { $what }
marco-polo-1-choice-replace-contract = Give up the contract: { $contract }
marco-polo-1-choice-leave-contract = Leave it on the special pile
marco-polo-1-choice-draw-contract = Draw and put under special pile
marco-polo-1-choice-bag = { $pips ->
    [0] Purse with a die
   *[other] Purse with a { $pips }
}
marco-polo-1-choice-bag-black = { $pips ->
    [0] Purse with a black die
   *[other] Purse with a black { $pips }
}
marco-polo-1-choice-bag-white = Purse with the white { $pips }
marco-polo-1-choice-reroll-white = Reroll the white { $pips }
marco-polo-1-choice-turn-white = Turn the white { $pips } to a { $now }

## What isn't possible, and why

marco-polo-1-blocked-colour-there = { $space }: a die of your colour lies here already; only black and white dice can follow.
marco-polo-1-blocked-no-such-die-white = You have no white { $pips } left.
marco-polo-1-blocked-no-open-contract = There are no open contracts.
marco-polo-1-blocked-position-too-high = For position { $position } the die has to show { $position } or more.
marco-polo-1-blocked-no-bonus-city = You have no trading post in a small city.
marco-polo-1-blocked-nothing-rolled = Your dice have no number until you place them, so you can’t reroll or turn them.

## The log

marco-polo-1-log-dealt-goals = { $number } goal cards were dealt to each player
marco-polo-1-log-chose-goals = { $seat } kept two goal cards
marco-polo-1-log-took-contract = { $seat } took the contract of position { $position }: { $contract }
marco-polo-1-log-declined-contract = { $seat } put the drawn contract under the special pile
marco-polo-1-log-no-contract = { $seat } got no contract: the special pile is empty
marco-polo-1-log-left-contract = { $seat } had no room and left the contract on the special pile
marco-polo-1-log-new-contracts = New contracts were laid out; any left over went under the special pile
marco-polo-1-log-laid-contract = A contract from the special pile was laid out: { $contract }
marco-polo-1-log-used-bag-undeclared = { $seat } placed a die on the purse
marco-polo-1-log-took-undeclared-die = { $seat } took a black die without rolling it

## Scores and the end

marco-polo-1-score-bonuses = City bonuses
marco-polo-1-score-goals = Goal cards
marco-polo-1-score-cities = Different goal cities
marco-polo-1-score-beijing = Beijing
marco-polo-1-score-goods = Goods left, with Beijing

## What a player counts, as amounts

marco-polo-1-purse-white-dice = { $count ->
    [one] { $count } white die
   *[other] { $count } white dice
}
