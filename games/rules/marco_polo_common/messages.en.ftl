### What both Marco Polos say. Each title reads these words with its own slug: see Kin.

## The title's page

marco-polo-duration = An hour and a half to two hours in one sitting.

## Options

marco-polo-option-characters = Characters
marco-polo-option-characters-chosen = chosen
marco-polo-option-characters-bid = bid for
marco-polo-option-characters-random = at random
marco-polo-option-goals = Goal cards

## Amounts and lists

marco-polo-amount-camels = { $count ->
    [one] { $count } camel
   *[other] { $count } camels
}
marco-polo-amount-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
marco-polo-amount-pepper = { $count } pepper
marco-polo-amount-silk = { $count } silk
marco-polo-amount-gold = { $count } gold
marco-polo-amount-goods = { $count ->
    [one] { $count } good of choice
   *[other] { $count } goods of choice
}
marco-polo-amount-goods-different = { $count } different goods of choice
marco-polo-amount-vp = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
marco-polo-amount-steps = { $count ->
    [one] a movement of { $count } step
   *[other] a movement of { $count } steps
}
marco-polo-amount-black-dice = { $count ->
    [one] { $count } black die
   *[other] { $count } black dice
}
marco-polo-amount-nothing = nothing
marco-polo-either = { $a } or { $b }
marco-polo-list-2 = { $a } and { $b }
marco-polo-list-3 = { $a }, { $b } and { $c }
marco-polo-list-4 = { $a }, { $b }, { $c } and { $d }
marco-polo-list-5 = { $a }, { $b }, { $c }, { $d } and { $e }
marco-polo-list-6 = { $a }, { $b }, { $c }, { $d }, { $e } and { $f }
marco-polo-list-7 = { $a }, { $b }, { $c }, { $d }, { $e }, { $f } and { $g }
marco-polo-list-8 = { $a }, { $b }, { $c }, { $d }, { $e }, { $f }, { $g } and { $h }

## Cards and slips

marco-polo-label-card = City card
marco-polo-label-contract = { $points ->
    [0] Contract
    [one] Contract for { $points } point
   *[other] Contract for { $points } points
}
marco-polo-label-contract-tip = Deliver { $cost }; you get { $gain }.
marco-polo-card-times-die = as many times as the die shows
marco-polo-card-times = { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
}
marco-polo-card-times-by-die = { $times } times with a 1, 2, 3, 4, 5, 6
marco-polo-card-exchange = Pay { $cost } and get { $gain }, at most { $times }.
marco-polo-card-option = { $cost } for { $gain }
marco-polo-card-either = Give { $a } or { $b }, at most { $times }, in any mix.
marco-polo-card-either-same = Give either { $a } or { $b }, at most { $times }; it is the same exchange each time.
marco-polo-card-by-die = The die decides what you get: 1: { $a }; 2: { $b }; 3: { $c }; 4: { $d }; 5: { $e }; 6: { $f }.
marco-polo-card-per-pip = Get { $gain } for each pip of the die.
marco-polo-card-count-completed-contracts = Get { $gain } for each contract that you have fulfilled, at most as many times as the die shows.
marco-polo-card-count-posts-on-map = Get { $gain } for each of your trading posts on the map, at most as many times as the die shows.
marco-polo-card-move = Buy { $gain } for { $cost }, at most { $times }; all steps are one movement. You also pay for the routes, and you place one trading post at the end.

## The board

marco-polo-pane-map = Map
marco-polo-pane-actions = Actions
marco-polo-pane-mine = Mine
marco-polo-pane-players = Players
marco-polo-label-round = Round { $round } of { $rounds }
marco-polo-label-before = Before the first round
marco-polo-board-actions = Action area
marco-polo-board-waiting = Your dice
marco-polo-board-no-dice = All your dice are placed.
marco-polo-board-nobody = nobody's
marco-polo-board-space-taken = { $count ->
    [one] { $space }: a die lies here, { $pips }
   *[other] { $space }: dice lie here, { $pips }
}
marco-polo-board-bonus-actions = Bonus actions
marco-polo-board-act-reroll = Reroll
marco-polo-board-act-reroll-tip = Roll one of your dice again for { $cost }, as often as you can pay. Before or after your action.
marco-polo-board-act-turn = Turn ±1
marco-polo-board-act-turn-tip = Turn one of your dice up or down by one for { $cost }; you can’t turn a 6 to a 1, or a 1 to a 6. Before or after your action.
marco-polo-board-act-buy = Black die
marco-polo-board-act-buy-tip = Take a black die for { $cost }, roll it and use it like your own this round. Once a turn, while the supply lasts.
marco-polo-board-supply = { $count ->
    [0] No black dice left
    [one] { $count } black die left
   *[other] { $count } black dice left
}
marco-polo-board-khan = Khan's favour
marco-polo-board-khan-note = rising
marco-polo-board-khan-tip = Place one die on the next free slot, at least as high as the die before it, and take { $gain }. There are four slots. Each colour may lie here only once a round.
marco-polo-board-bag-note = extra
marco-polo-board-travel = Travel
marco-polo-board-travel-note = lowest die limits steps
marco-polo-board-contracts = Contracts
marco-polo-board-goal = Goal card
marco-polo-board-no-contracts = No contracts.
marco-polo-board-contracts-own = Contracts
marco-polo-board-posts = Trading posts
marco-polo-board-posts-left = { $count ->
    [one] { $count } post left
   *[other] { $count } posts left
}
marco-polo-board-done = { $count } done
marco-polo-board-done-tip = { $count ->
    [one] { $count } contract fulfilled
   *[other] { $count } contracts fulfilled
}
marco-polo-board-wares = Goods
marco-polo-board-posts-head = Posts
marco-polo-board-dice = Dice
marco-polo-board-points = Points
marco-polo-board-you = you
marco-polo-board-hourglass = starts the next round
marco-polo-board-players = Players
marco-polo-board-scores = Points so far, by rule
marco-polo-board-mine = Your board
marco-polo-board-draft = Characters
marco-polo-board-draft-note = The last seat chooses first.
marco-polo-board-draft-note-bids = The last seat without a bid is next. Bids are paid at the end of the game.
marco-polo-board-bid = { $points ->
    [one] Bid: { $points } point
   *[other] Bid: { $points } points
}
marco-polo-board-owed = { $points ->
    [one] −{ $points } point at the end
   *[other] −{ $points } points at the end
}

## The map

marco-polo-label-map = The map: Asia with its cities, oases and routes
marco-polo-label-oasis = Oasis: no trading posts, but each visit costs a step.
marco-polo-label-start = All journeys begin here. Nobody can place a trading post.
marco-polo-label-route = { $a } – { $b }: { $cost }
marco-polo-label-post = Trading post of { $seat } in { $place }
marco-polo-label-figure = Figure of { $seat } in { $place }
marco-polo-label-ghost = { $seat } set out from { $place }
marco-polo-label-bonus = City bonus of { $place }
marco-polo-label-bonus-gain = A trading post here brings { $gain } when you place it and at the start of each later round.
marco-polo-label-bonus-copy = A trading post here brings any other city bonus of the map when you place it and at the start of each later round.
marco-polo-label-outpost = Outpost bonus of { $place }
marco-polo-label-outpost-gain = The first trading post here brings { $gain }.
marco-polo-label-card-in = City card of { $place }
marco-polo-label-card-in-of = City card { $number } of { $place }
marco-polo-label-supply = Supply
marco-polo-label-black-dice = { $count ->
    [one] { $count } black die in the supply
   *[other] { $count } black dice in the supply
}
marco-polo-label-black-die = A black die of the supply showing { $pips }
marco-polo-label-arabian-sea = Arabian Sea
marco-polo-label-indian-ocean = Indian Ocean
marco-polo-label-china-sea = South China Sea

## The game

# $seat is a person's name; $space, $place, $seal, $source, $rule, $cost, $reward and the like are texts.

marco-polo-space-khan = Khan's favour
marco-polo-space-contracts = Contracts
marco-polo-space-city-card = City card in { $place }
marco-polo-space-city-card-of = City card { $number } in { $place }
marco-polo-space-bag = Purse
marco-polo-source-contract = Contract
marco-polo-source-outpost = Outpost bonus
marco-polo-source-bonus = City bonus of { $place }
marco-polo-source-surcharge = Surcharge
marco-polo-source-reroll = Reroll
marco-polo-source-turn = Turning a die
marco-polo-source-buy = Black die
marco-polo-source-compensation = Low roll
marco-polo-source-bids = Bid for the character
marco-polo-contract = { $cost } for { $reward }

## Prompts: what the seat is asked

marco-polo-prompt-character = Choose a character
marco-polo-prompt-bid = Choose a character to bid for
marco-polo-prompt-bid-points = Bid points for { $character }
marco-polo-prompt-compensate = { $count ->
    [one] Your roll was low: take { $count } coin or camel
   *[other] Your roll was low: take { $count } coins or camels, mixed as you like
}
marco-polo-prompt-act = { $able ->
    [0] No action is possible with your dice: do bonus actions
   *[other] Place a die{ $bonuses ->
        [0] { "" }
       *[other] ; bonus actions are possible, too
    }
}
marco-polo-prompt-no-dice = { $bonuses ->
    [0] You have no dice left: end your turn
   *[other] You have no dice left: do bonus actions, or end your turn
}
marco-polo-prompt-end = { $bonuses ->
    [0] End your turn
   *[other] Do bonus actions, or end your turn
}
marco-polo-prompt-more-dice = { $count ->
    [one] { $space }: add one more die
   *[other] { $space }: add { $count } more dice
}
marco-polo-prompt-turn-die = Which die do you turn, and which way?
marco-polo-prompt-card = { $count ->
    [one] { $space }: choose an exchange
   *[other] { $space }: choose how often to exchange, at most { $count } times
}
marco-polo-prompt-card-again = { $count ->
    [one] { $space }: exchange once more, or stop
   *[other] { $space }: exchange again, at most { $count } times, or stop
}
marco-polo-prompt-card-bonus = { $count ->
    [0] You have no more bonuses to take
    [one] Choose a city and take its bonus
   *[other] Choose a city and take its bonus, { $count } cities at most
}
marco-polo-prompt-contract = { $count ->
    [0] You can’t take any contract
    [one] Take a contract
   *[other] Take up to { $count } contracts
}
marco-polo-prompt-keep-contract = You drew a contract: { $contract }. Keep it?
marco-polo-prompt-no-room-drawn = You drew a contract: { $contract }. You have no room for it, so it goes under the pile
marco-polo-prompt-walk = { $left ->
    [0] Choose the next place, or stop: no steps are left
    [one] Choose the next place: at most { $left } more step
   *[other] Choose the next place: at most { $left } more steps
}
marco-polo-prompt-walk-paying = { $left ->
    [0] Choose the next place, or stop: no steps are left, { $owed } to pay so far
    [one] Choose the next place: at most { $left } more step, { $owed } to pay so far
   *[other] Choose the next place: at most { $left } more steps, { $owed } to pay so far
}
marco-polo-prompt-relocate = All your trading posts are on the map: choose which one moves to { $place }
marco-polo-prompt-bonuses = Choose which bonus comes first
marco-polo-prompt-copy-bonus = Choose the city whose bonus you take
marco-polo-prompt-take-goods = { $count ->
    [one] { $source }: choose { $count } good
   *[other] { $source }: choose { $count } goods
}
marco-polo-prompt-give-goods = { $count ->
    [one] { $source }: choose the good you give
   *[other] { $source }: choose the { $count } goods you give
}

## Groups of choices

marco-polo-group-character = Characters
marco-polo-group-compensate = For the low roll
marco-polo-group-khan = Khan's favour
marco-polo-group-travel = Travel
marco-polo-group-contracts = Contracts
marco-polo-group-cards = City cards
marco-polo-group-add = Dice
marco-polo-group-exchange = Exchanges
marco-polo-group-bonus = Bonuses
marco-polo-group-take = Contracts
marco-polo-group-keep = Contract
marco-polo-group-draw = The pile
marco-polo-group-replace = Your contracts
marco-polo-group-decline = Decline
marco-polo-group-walk = Places
marco-polo-group-stop = Stop
marco-polo-group-relocate = Your trading posts
marco-polo-group-goods = Goods
marco-polo-group-fulfil = Fulfil a contract
marco-polo-group-bag = Purse
marco-polo-group-purse = Take from the purse
marco-polo-group-reroll = Reroll for 1 camel
marco-polo-group-turn = Turn for 2 camels
marco-polo-group-buy = Black die
marco-polo-group-bid = Character
marco-polo-group-points = Points, paid at the end
marco-polo-group-end = End of turn

## Choices

marco-polo-choice-character = { $character }
marco-polo-choice-bid = { $points ->
    [0] { $character }
    [one] { $character }, from { $points } point
   *[other] { $character }, from { $points } points
}
marco-polo-choice-bid-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
marco-polo-choice-receive = Take { $reward }
marco-polo-choice-place = { $space } with a { $pips }
marco-polo-choice-place-black = { $space } with a black { $pips }
marco-polo-choice-add = Add a { $pips }
marco-polo-choice-add-black = Add a black { $pips }
marco-polo-choice-exchange = Give { $cost }, take { $gain }
marco-polo-choice-enough = Stop exchanging
marco-polo-choice-take-contract = Take the contract: { $contract }
marco-polo-choice-take-contract-for = Take the contract: { $contract }. Give up: { $old }
marco-polo-choice-keep-contract = Keep the contract: { $contract }
marco-polo-choice-keep-contract-for = Keep the contract: { $contract }. Give up: { $old }
marco-polo-choice-decline-contract = Don't keep the contract: { $contract }
marco-polo-choice-no-contract = Take no contract
marco-polo-choice-go = { $paid ->
    [0] Go to { $place }
   *[other] Go to { $place }: { $cost }
}
marco-polo-choice-go-1 = { $paid ->
    [0] First figure to { $place }
   *[other] First figure to { $place }: { $cost }
}
marco-polo-choice-go-2 = { $paid ->
    [0] Second figure to { $place }
   *[other] Second figure to { $place }: { $cost }
}
marco-polo-choice-stop = Stop at { $place }
marco-polo-choice-stop-two = Stop at { $place } and { $other }
marco-polo-choice-stay = Don't travel
marco-polo-choice-relocate = Move the trading post of { $place }
marco-polo-choice-bonus-city = Take the city bonus of { $place }: { $reward }
marco-polo-choice-bonus-copy = Take the city bonus of { $place }: the bonus of another city
marco-polo-choice-bonus-outpost = Take the outpost bonus of { $place }: { $reward }
marco-polo-choice-goods = Take { $goods }
marco-polo-choice-give = Give { $goods }
marco-polo-choice-fulfil = Fulfil the contract: { $contract }
marco-polo-choice-reroll = Reroll a { $pips }
marco-polo-choice-reroll-black = Reroll a black { $pips }
marco-polo-choice-turn-die = Turn a die by one
marco-polo-choice-turn = Turn a { $pips } to a { $now }
marco-polo-choice-turn-black = Turn a black { $pips } to a { $now }
marco-polo-choice-buy = Buy a black die for 3 camels
marco-polo-choice-end = End the turn

## What isn't possible, and why

marco-polo-blocked-space-taken = { $space }: no room for another die.
marco-polo-blocked-surcharge-missing = Other dice lie here: the surcharge is { $cost }.
marco-polo-blocked-surcharge-from = Other dice lie here: the surcharge is at least { $cost }.
marco-polo-blocked-dice-missing = { $count ->
    [one] You have no die left that you can place here.
   *[other] This space needs { $count } dice, more than you can place here.
}
marco-polo-blocked-no-such-die = You have no { $pips } of your colour left.
marco-polo-blocked-no-such-die-black = You have no black { $pips } left.
marco-polo-blocked-khan-falling = The next die for the Khan has to show { $least } or more.
marco-polo-blocked-no-post-there = You need a trading post in { $place }.
marco-polo-blocked-post-too-new = Your trading post in { $place } is new: you can use this from your next turn on.
marco-polo-blocked-no-route-payable = You can’t make and pay for any step.
marco-polo-blocked-contracts-fresh = You have no room: you took both of your contracts with this action.
marco-polo-blocked-card-too-dear = You need at least { $cost } for this card.
marco-polo-blocked-no-completed-contracts = You have fulfilled no contract yet.
marco-polo-blocked-no-posts-on-map = You have no trading post on the map yet.
marco-polo-blocked-no-steps-left = No steps are left for this.
marco-polo-blocked-route-too-dear = You need { $cost } for this journey.
marco-polo-blocked-no-step-yet = Make at least one step first.
marco-polo-blocked-not-your-contract = You don’t have this contract.
marco-polo-blocked-contract-cost-missing = You need { $cost } for this contract.
marco-polo-blocked-camels-missing = { $camels ->
    [one] This costs { $camels } camel.
   *[other] This costs { $camels } camels.
}
marco-polo-blocked-bought-already = You have already bought a black die this turn.
marco-polo-blocked-no-black-dice = No black dice are left.
marco-polo-blocked-no-wrap = You can’t turn a 6 to a 1, or a 1 to a 6.
marco-polo-blocked-acted-already = You have already done your action this turn.
marco-polo-blocked-bid-highest = The bid is { $points } points already; nobody can bid more.
marco-polo-blocked-must-act = While you have dice, you must do one action.
marco-polo-blocked-bag-last-die = You have already put a die on the purse; you need the last one for your action.

## The log

marco-polo-log-became = { $seat } plays { $character }
marco-polo-log-bid = { $points ->
    [one] { $seat } bids { $points } point for { $character }
   *[other] { $seat } bids { $points } points for { $character }
}
marco-polo-log-outbid = { $points ->
    [one] { $seat } bids { $points } point for { $character } and outbids { $other }
   *[other] { $seat } bids { $points } points for { $character } and outbids { $other }
}
marco-polo-log-round-began = Round { $round }: { $seat } starts
marco-polo-log-rolled = { $seat } rolled { $dice }
marco-polo-log-round-ended = Round { $round } is over
marco-polo-log-game-ended = The last round ended: the goal cards were shown and the game was scored
marco-polo-log-placed = { $seat } used “{ $space }” with { $dice }
marco-polo-log-took-hourglass = { $seat } took the hourglass
marco-polo-log-drew-contract = { $seat } drew a contract: { $contract }
marco-polo-log-kept-contract = { $seat } kept the drawn contract
marco-polo-log-replaced-contract = { $seat } gave up a contract: { $contract }
marco-polo-log-travelled = { $steps ->
    [one] { $seat } travelled from { $start } to { $end } in { $steps } step
   *[other] { $seat } travelled from { $start } to { $end } in { $steps } steps
}
marco-polo-log-no-step = { $seat } couldn't make a step: { $source }
marco-polo-log-declined-step = { $seat } made no step: { $source }
marco-polo-log-steps-lost = { $count ->
    [one] { $seat } lost a step: { $source }
   *[other] { $seat } lost { $count } steps: { $source }
}
marco-polo-log-placed-post = { $seat } placed a trading post in { $place }
marco-polo-log-relocated-post = { $seat } moved a trading post from { $old } to { $place }
marco-polo-log-claimed-outpost = { $seat } was first in { $place } and took the outpost bonus: { $reward }
marco-polo-log-received = { $seat } got { $what }: { $source }
marco-polo-log-paid = { $seat } paid { $what }: { $source }
marco-polo-log-scored = { $points ->
    [one] { $seat } scored { $points } point: { $rule }
   *[other] { $seat } scored { $points } points: { $rule }
}
marco-polo-log-fulfilled = { $seat } fulfilled a contract: { $contract }
marco-polo-log-used-bag = { $seat } placed a die on the purse: { $dice }
marco-polo-log-rerolled = { $seat } rerolled a { $old }: { $dice }
marco-polo-log-turned = { $seat } turned a die from { $old } to { $dice }
marco-polo-log-took-black-die = { $seat } took a black die: { $dice }
marco-polo-log-no-black-die = { $seat } got no black die: none is left
marco-polo-log-no-other-bonus = { $count ->
    [one] { $seat } lost a bonus because there was no other city: { $source }
   *[other] { $seat } lost { $count } bonuses because there were no other cities: { $source }
}
marco-polo-log-ended-turn = { $seat } ended the turn
marco-polo-log-out-of-dice = { $seat } has no dice left and is finished for this round

## Scores and the end

marco-polo-score-start = Start
marco-polo-score-contracts = Contracts
marco-polo-score-cards = City cards
marco-polo-score-outposts = Outpost bonuses
marco-polo-score-posts = Last trading posts
marco-polo-score-character = Character
marco-polo-score-bids = Bids for characters
marco-polo-score-coins = Coins left
marco-polo-score-most-contracts = Most contracts fulfilled
marco-polo-end-rounds = Five rounds have been played
marco-polo-tie-camels = Camels
marco-polo-tie-shared = Equal in points and camels: the place is shared

## Automatic answers

marco-polo-answer-low-roll = For a low roll
marco-polo-answer-low-roll-ask = ask me
marco-polo-answer-low-roll-camels = take camels only
marco-polo-answer-low-roll-coins = take coins only
marco-polo-answer-low-roll-help = If you roll less than 15 at the start of a round, you get 1 camel or coin for each point missing. With an automatic answer nobody has to wait for you.

## What a planned choice may stand for

marco-polo-pick-lowest = { $space } with the lowest die that is enough
marco-polo-pick-highest = { $space } with the highest die
marco-polo-pick-add-lowest = Add the lowest die that is enough
marco-polo-pick-add-highest = Add the highest die

## What a player counts, as amounts

marco-polo-purse-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
marco-polo-purse-camels = { $count ->
    [one] { $count } camel
   *[other] { $count } camels
}
marco-polo-purse-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
marco-polo-purse-pepper = { $count } pepper
marco-polo-purse-silk = { $count } silk
marco-polo-purse-gold = { $count } gold
marco-polo-purse-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
marco-polo-purse-black-dice = { $count ->
    [one] { $count } black die
   *[other] { $count } black dice
}
marco-polo-purse-posts = { $count ->
    [one] { $count } trading post
   *[other] { $count } trading posts
}
marco-polo-purse-contracts = { $count ->
    [one] { $count } contract
   *[other] { $count } contracts
}
marco-polo-purse-fulfilled = { $count ->
    [one] { $count } fulfilled contract
   *[other] { $count } fulfilled contracts
}

## The three cards of a first game

marco-polo-primer-want = You want points.
marco-polo-primer-want-more = Travel, and leave a trading post in each city where you stop.
marco-polo-primer-turn = On your turn you place dice
marco-polo-primer-turn-more = and do one action: take goods or contracts, or travel.
marco-polo-primer-end = Goods fulfil contracts.
marco-polo-primer-end-more = After five rounds, the player with the most points wins.

## Figures of the title

marco-polo-trait-character = Wins by character
marco-polo-trait-goal = Wins by goal card
