### Rajas of the Ganges: Cards & Karma.

## The title's page

rajas-cards-karma-title = Rajas of the Ganges: Cards & Karma
rajas-cards-karma-blurb = India in the age of the Moguls: you build forts and temples, load ships and sell silk, tea and spice. Every card in the middle has two sides: a building, a ship, goods or a palace action on the front, and a die on the back. Before you take it, you know only the colour of that die. Spend your dice well, let three of a kind trigger the next effect, and turn your six track cards from both ends: with fame from the left, with coins from the right.
rajas-cards-karma-pitch = Take cards, pay for them with dice, and be the first to turn six of them.
rajas-cards-karma-designer = Inka & Markus Brand
rajas-cards-karma-publisher = HUCH!
rajas-cards-karma-duration = Three quarters of an hour to an hour in one sitting.
rajas-cards-karma-licence = Rajas of the Ganges: Cards & Karma was designed by Inka and Markus Brand and published by HUCH! in 2024. The game, its name and its artwork belong to its authors and its publisher. Rulebook, cards and pictures here are our own work; nothing of the printed edition is shown. To host this game for the public, you need their licence.
rajas-cards-karma-sources = Rules, set-up, the ten rewards of ships, the five palace actions and the six bonuses follow the printed German rulebook. The 144 cards are reconstructed, because no public source lists them: the contents and the price of each front, the values of the goods, the reward of each ship, and the die on each back. They were chosen so that every example of the rulebook is possible. A host who owns the game can put the printed cards into an edition file.

## Cards, dice, rewards, bonuses
# $building, $good, $card, $goods, $price, $reward, $effect and $back are texts of this section;
# $colour is a code where a message chooses by it, else the colour's name.


rajas-cards-karma-colour-blue = blue
rajas-cards-karma-colour-green = green
rajas-cards-karma-colour-orange = orange
rajas-cards-karma-colour-purple = purple

rajas-cards-karma-building-red = red fort
rajas-cards-karma-building-yellow = yellow temple
rajas-cards-karma-building-white = white mausoleum

rajas-cards-karma-good-silk = silk
rajas-cards-karma-good-tea = tea
rajas-cards-karma-good-spice = spice

rajas-cards-karma-die = { $colour ->
    [blue] blue
    [green] green
    [orange] orange
   *[purple] purple
} { $value }
rajas-cards-karma-die-hidden = { $colour ->
    [blue] blue
    [green] green
    [orange] orange
   *[purple] purple
} die

rajas-cards-karma-price-sum = { $cost } in { $colour }
rajas-cards-karma-price-exact = exactly a { $value }
rajas-cards-karma-price-free = free

rajas-cards-karma-card-ship = ship { $number }
rajas-cards-karma-card-palace = palace { $value }
rajas-cards-karma-card-good = { $good } { $value }
rajas-cards-karma-card-coin = a coin
rajas-cards-karma-card-and = { $first } and { $second }
rajas-cards-karma-card-with = { $card } with { $goods }
rajas-cards-karma-card-corner = { $card } ({ $back })
rajas-cards-karma-card-place = { $card } ({ $back }, card { $place } of its row)
rajas-cards-karma-card-with-good = { $reward }; { $goods } on board

rajas-cards-karma-face-building = { $card }: costs { $price }, brings { $fame } fame; back: { $back }
rajas-cards-karma-face-ship = { $card }: costs { $price }, brings { $reward }; back: { $back }
rajas-cards-karma-face-goods = goods card: { $card }; free; back: { $back }
rajas-cards-karma-face-palace = { $card }: costs { $price }; { $effect }; back: { $back }

rajas-cards-karma-reward-karma2 = 2 karma
rajas-cards-karma-reward-dice2 = 2 cards from the grid as dice
rajas-cards-karma-reward-coins3 = 3 coins
rajas-cards-karma-reward-coins2-fame1 = 2 coins and 1 fame
rajas-cards-karma-reward-goods-cards-1to2 = 1 or 2 goods cards from the grid
rajas-cards-karma-reward-die1-good1 = 1 card from the grid as a die
rajas-cards-karma-reward-fame1-good1 = 1 fame
rajas-cards-karma-reward-karma1-good1 = 1 karma
rajas-cards-karma-reward-goods-card1-die1 = 1 goods card and 1 die from the grid
rajas-cards-karma-reward-palace1 = 1 free palace action from the grid

rajas-cards-karma-palace-2 = 2 cards from the grid as dice
rajas-cards-karma-palace-3 = 2 karma and 1 card from the grid as a die
rajas-cards-karma-palace-4 = 1 coin for each good in your display
rajas-cards-karma-palace-5 = 1 karma and the reward of anybody’s last ship
rajas-cards-karma-palace-6 = the top card of the deck, for free

rajas-cards-karma-bonus-karma2 = 2 karma
rajas-cards-karma-bonus-palace-or-coins2 = a free palace action from the grid, or 2 coins
rajas-cards-karma-bonus-ship-or-fame1 = a free ship from the grid, or 1 fame
rajas-cards-karma-bonus-steward1 = 1 steward
rajas-cards-karma-bonus-dice2 = 2 cards from the grid as dice
rajas-cards-karma-bonus-extra-turn = one more turn after this one

## The board

rajas-cards-karma-pane-table = Table
rajas-cards-karma-pane-mine = Mine
rajas-cards-karma-pane-rivals = Rivals
rajas-cards-karma-pane-players = Players

rajas-cards-karma-board-headline = round { $round }, pass { $pass }
rajas-cards-karma-board-grid = Cards on the table
rajas-cards-karma-board-gap = Gap in the grid
rajas-cards-karma-board-piles = Deck and discard pile
rajas-cards-karma-board-switch = How to use a card
rajas-cards-karma-board-mode-action = For its action
rajas-cards-karma-board-mode-die = As a die
rajas-cards-karma-board-seen = The die on its back is known
rajas-cards-karma-board-deck = Deck
rajas-cards-karma-board-discard = Discard
rajas-cards-karma-board-top-open = top card visible
rajas-cards-karma-board-playing = in use
rajas-cards-karma-board-elephant = The elephant
rajas-cards-karma-board-elephant-front = The player with the elephant starts both passes of this round, and turns it before the second one for 1 karma.
rajas-cards-karma-board-elephant-back = The player with the elephant starts both passes of this round, and has turned it for 1 karma.
rajas-cards-karma-board-you-start = you start
rajas-cards-karma-board-starts = { $seat } starts
rajas-cards-karma-board-turned = { $count } of 6 turned
rajas-cards-karma-board-fame = Fame
rajas-cards-karma-board-coins = Coins
rajas-cards-karma-board-track = Track cards: fame turns them from the left, coins from the right
rajas-cards-karma-board-bonuses = Track cards to arrange
rajas-cards-karma-board-buildings = Buildings
rajas-cards-karma-board-ships = Ships
rajas-cards-karma-board-goods = Goods
rajas-cards-karma-board-karma = Karma
rajas-cards-karma-board-stewards = Stewards
rajas-cards-karma-board-third-karma = third: a steward
rajas-cards-karma-board-third-steward = third: { $fame } fame
rajas-cards-karma-board-next-any = any number
rajas-cards-karma-board-next-ship = { $number } or more
rajas-cards-karma-board-next-break = any number breaks the row
rajas-cards-karma-board-next-buildings = { $count ->
    [0] Three of a kind, or three kinds, bring a steward.
   *[other] One more of { $count } kinds brings a steward.
}
rajas-cards-karma-board-next-buildings-one = One more brings a steward: { $kind }
rajas-cards-karma-board-next-goods = { $count ->
    [0] Three of a kind, or three kinds, are sold.
   *[other] One more of { $count } kinds sells three.
}
rajas-cards-karma-board-next-goods-one = One more sells three: { $kind }
rajas-cards-karma-board-hand = Your dice
rajas-cards-karma-board-hand-count = { $count } of at most { $limit }
rajas-cards-karma-board-pay = Pay the least
rajas-cards-karma-board-pay-sum = Paid so far: { $sum } of { $cost } in { $colour }
rajas-cards-karma-board-pay-exact = To be paid: a die that shows exactly { $value }
rajas-cards-karma-board-all-building = { $count } buildings
rajas-cards-karma-board-all-ship = { $count } ships
rajas-cards-karma-board-all-goods = { $count } goods cards
rajas-cards-karma-board-all-palace = { $count } palace cards
rajas-cards-karma-board-all-track = Track cards of every player
rajas-cards-karma-board-gets = You will get
rajas-cards-karma-board-gets-fame = { $fame } fame: makes { $total } of { $needed }
rajas-cards-karma-board-gets-fame-turn = { $fame } fame: makes { $total }, your leftmost unturned card turns
rajas-cards-karma-board-gets-trio = three times { $kind }: a steward
rajas-cards-karma-board-gets-kinds = three kinds of buildings: a steward
rajas-cards-karma-board-gets-sale = three times { $good }: sold for { $coins }
rajas-cards-karma-board-gets-sale-kinds = three kinds of goods are sold
rajas-cards-karma-board-gets-ships = third ship: a steward
rajas-cards-karma-board-gets-break = { $count ->
    [one] your earlier ship leaves
   *[other] your { $count } earlier ships leave
}
rajas-cards-karma-board-jokers = A steward as a die

rajas-cards-karma-label-deck = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
rajas-cards-karma-label-discards = { $count ->
    [0] empty
    [one] { $count } card
   *[other] { $count } cards
}
rajas-cards-karma-label-fame = { $count } fame
rajas-cards-karma-label-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
rajas-cards-karma-label-karma = { $count } karma
rajas-cards-karma-label-stewards = { $count ->
    [one] { $count } steward
   *[other] { $count } stewards
}
rajas-cards-karma-label-hand = { $count ->
    [one] { $count } die in hand
   *[other] { $count } dice in hand
}
rajas-cards-karma-label-turned = { $count } of 6 track cards turned
rajas-cards-karma-label-of = { $count } of { $needed }
rajas-cards-karma-label-track-waiting = Track card { $place }, to be turned: { $bonus }
rajas-cards-karma-label-track-turned = Track card { $place }, turned: { $bonus }
rajas-cards-karma-label-bonus-hidden = a hidden bonus
rajas-cards-karma-label-laid = { $die }, laid for { $value }
rajas-cards-karma-label-need = takes { $karma ->
    [0] { "" }
   *[other] { $karma } karma
}{ $stewards ->
    [0] { "" }
   *[other] { $karma ->
        [0] { "" }
       *[other] { " and " }
    }{ $stewards ->
        [one] { $stewards } steward
       *[other] { $stewards } stewards
    }
}
rajas-cards-karma-label-joker = a steward as a { $value }

## Option, prompts
# $kind is the code of a token: fame or stewards.

rajas-cards-karma-option-bonuses = Track cards
rajas-cards-karma-option-bonuses-help = Hidden: all players shuffle their six bonuses and see each one only when they turn it. Open: all bonuses are visible from the start, and all players choose the order of their own.
rajas-cards-karma-option-bonuses-hidden = hidden bonuses
rajas-cards-karma-option-bonuses-open = open bonuses in your own order

rajas-cards-karma-prompt-turn = Take a card
rajas-cards-karma-prompt-pay-sum = Pay { $cost } or more in { $colour } for: { $card }
rajas-cards-karma-prompt-pay-exact = Pay exactly { $value } for: { $card }
rajas-cards-karma-prompt-drop = { $count ->
    [one] Your hand is full: discard a die first
   *[other] Your hand is too full: discard { $count } dice first
}
rajas-cards-karma-prompt-take-die = Take a card from the grid as a die
rajas-cards-karma-prompt-take-goods = Take a goods card for free
rajas-cards-karma-prompt-take-goods-more = Take another goods card for free, or stop
rajas-cards-karma-prompt-take-palace = Choose a palace action for free
rajas-cards-karma-prompt-take-palace-more = Choose another palace action for free, or stop
rajas-cards-karma-prompt-take-ship = Take a ship for free
rajas-cards-karma-prompt-take-ship-more = Take another ship for free, or stop
rajas-cards-karma-prompt-pick-bonus = Your bonus: { $bonus }
rajas-cards-karma-prompt-pick-reward = Choose a row’s last ship and take its reward
rajas-cards-karma-prompt-pick-trio = You can’t use all of them: choose which cards leave
rajas-cards-karma-prompt-which-first = { $kind ->
    [stewards] You get coins and a steward at once: choose which comes first
   *[fame] You get coins and fame at once: choose which comes first
}
rajas-cards-karma-prompt-bonus-turn = You have another turn: begin it, or use a steward first
rajas-cards-karma-prompt-end = End your turn
rajas-cards-karma-prompt-end-steward = Use a steward, or end your turn
rajas-cards-karma-prompt-arrange = Arrange your track cards from left to right: choose the bonus of place { $place }

## Groups, choices

rajas-cards-karma-group-action = For its action
rajas-cards-karma-group-die = As a die
rajas-cards-karma-group-steward = Stewards
rajas-cards-karma-group-pay = Payment
rajas-cards-karma-group-hand = Dice of your hand
rajas-cards-karma-group-karma = Karma
rajas-cards-karma-group-drop = Dice of your hand
rajas-cards-karma-group-stop = Stop
rajas-cards-karma-group-bonus = Instead
rajas-cards-karma-group-reward = Last ships
rajas-cards-karma-group-trio = Three of a kind
rajas-cards-karma-group-flip = What comes first
rajas-cards-karma-group-turn = Another turn
rajas-cards-karma-group-end = End of the turn
rajas-cards-karma-group-track = Bonuses

rajas-cards-karma-choice-take = { $die }, behind: { $card }
rajas-cards-karma-choice-build = Build: { $card }, for { $price }
rajas-cards-karma-choice-ship = { $card }, for { $price }: { $reward }
rajas-cards-karma-choice-goods = Goods: { $card }
rajas-cards-karma-choice-palace = { $card }, for { $price }: { $effect }
rajas-cards-karma-choice-free-goods = Goods: { $card }
rajas-cards-karma-choice-free-palace = { $card }: { $effect }
rajas-cards-karma-choice-free-ship = { $card }: { $reward }
rajas-cards-karma-choice-stop = Take no more
rajas-cards-karma-choice-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
rajas-cards-karma-choice-fame = { $count } fame
rajas-cards-karma-choice-drop = Discard { $die }
rajas-cards-karma-choice-pay = Pay with { $payment }
rajas-cards-karma-choice-die = { $die }, makes { $total }
rajas-cards-karma-choice-karma = { $die } up to { $value }, makes { $total }
rajas-cards-karma-choice-joker = Steward as a { $value }, makes { $total }
rajas-cards-karma-choice-exact = { $karma ->
    [0] { $die }
    [one] { $die } as a { $value }, with 1 karma
   *[other] { $die } as a { $value }, with { $karma } karma
}
rajas-cards-karma-choice-reward = { $card } of { $owner }: { $reward }
rajas-cards-karma-choice-trio-red = 3 red forts: a steward
rajas-cards-karma-choice-trio-yellow = 3 yellow temples: a steward
rajas-cards-karma-choice-trio-white = 3 white mausoleums: a steward
rajas-cards-karma-choice-trio-ships = 3 ships: a steward
rajas-cards-karma-choice-trio-silk = Sell silk for { $coins }
rajas-cards-karma-choice-trio-tea = Sell tea for { $coins }
rajas-cards-karma-choice-trio-spice = Sell spice for { $coins }
rajas-cards-karma-choice-mixed-buildings = Three different buildings: { $one }; { $two }; { $three }
rajas-cards-karma-choice-mixed-goods = Three different goods for { $coins }: { $one }; { $two }; { $three }
rajas-cards-karma-choice-coins-first = { $count ->
    [one] First the coin
   *[other] First the { $count } coins
}
rajas-cards-karma-choice-fame-first = First the { $count } fame
rajas-cards-karma-choice-stewards-first = { $count ->
    [one] First the steward
   *[other] First the { $count } stewards
}
rajas-cards-karma-choice-steward-dice = Use a steward for two dice
rajas-cards-karma-choice-steward-turn = Use a steward for another turn
rajas-cards-karma-choice-bonus-turn = Begin the extra turn
rajas-cards-karma-choice-end = End the turn
rajas-cards-karma-choice-lay = { $bonus }

rajas-cards-karma-paid-and = { $first }, { $second }
rajas-cards-karma-paid-raised = { $die } + { $karma } karma
rajas-cards-karma-paid-lowered = { $die } − { $karma } karma
rajas-cards-karma-paid-joker = steward as a { $value }
rajas-cards-karma-paid-karma = { $count } karma
rajas-cards-karma-paid-stewards =
  { $count ->
    [one] a steward
   *[other] { $count } stewards
  }

## Why not

rajas-cards-karma-blocked-too-dear = You need { $cost } in { $colour }; with all your karma and stewards you reach only { $have }.
rajas-cards-karma-blocked-no-exact-die = { $karma ->
    [0] You have no die that shows exactly { $value }, no karma and no steward.
   *[other] Your { $karma } karma can’t turn any of your dice into exactly { $value }, and you have no steward.
}
rajas-cards-karma-blocked-no-steward = You have no steward left.
rajas-cards-karma-blocked-hand-full = You can’t have more than { $limit } dice: discard first, then take.
rajas-cards-karma-blocked-die-pips = { $karma ->
    [0] { $value } isn't { $price }, and you have no karma.
   *[other] Your { $karma } karma can’t turn this { $value } into a { $price }.
}
rajas-cards-karma-blocked-die-colour = Only dice of this colour count here: { $colour }.
rajas-cards-karma-blocked-superfluous = You can pay the price without it, so you can’t add it.
rajas-cards-karma-blocked-die-six = A die can’t count more than 6.
rajas-cards-karma-blocked-no-karma = You have no karma left.
rajas-cards-karma-blocked-act-first = You can’t pass: take a card first, for its action or as a die.
rajas-cards-karma-blocked-turn-later = You can use a steward for another turn only at the end of this one.
rajas-cards-karma-blocked-turn-won = First take the extra turn from your bonus.
rajas-cards-karma-blocked-acted = You have already done your action this turn.

## What happened

rajas-cards-karma-log-arranged = { $seat } laid a track card in place { $place }: { $bonus }
rajas-cards-karma-log-round-began = Round { $round }: { $seat } starts
rajas-cards-karma-log-elephant-turned = { $seat } turned the elephant
rajas-cards-karma-log-grid-filled = { $count ->
    [one] 1 card was added to the grid
   *[other] { $count } cards were added to the grid
}
rajas-cards-karma-log-small-grid = { $count ->
    [one] The grid was used up: 1 card was laid out
   *[other] The grid was used up: { $count } cards were laid out
}
rajas-cards-karma-log-reshuffled = { $count ->
    [one] The discard pile was shuffled: 1 card
   *[other] The discard pile was shuffled: { $count } cards
}
rajas-cards-karma-log-took-die = { $seat } took a die: { $die }, behind: { $card }
rajas-cards-karma-log-drew-die = { $seat } drew a die from the deck: { $die }
rajas-cards-karma-log-took-value = It shows: { $die }
rajas-cards-karma-log-dropped = { $seat } discarded a die: { $die }
rajas-cards-karma-log-paid = { $seat } paid for { $card }: { $payment }
rajas-cards-karma-log-placed-building = { $seat } built: { $card }
rajas-cards-karma-log-placed-ship = { $seat } took { $card }
rajas-cards-karma-log-placed-goods = { $seat } took goods: { $card }
rajas-cards-karma-log-placed-palace = { $seat } used { $card }: { $effect }
rajas-cards-karma-log-row-broken = { $count ->
    [one] { $seat } lost 1 ship: the new number is lower
   *[other] { $seat } lost { $count } ships: the new number is lower
}
rajas-cards-karma-log-top-card = { $seat } took the deck's top card: { $card }
rajas-cards-karma-log-ship-reward = { $seat } took the reward of { $card }: { $reward }
rajas-cards-karma-log-no-goods = { $seat } got no goods card: there was none
rajas-cards-karma-log-no-palace = { $seat } got no palace action: there was none
rajas-cards-karma-log-no-ship = { $seat } got no ship: there was none
rajas-cards-karma-log-no-coins-per-good = { $seat } had no goods and got no coins
rajas-cards-karma-log-no-ship-rewards = { $seat } got no reward: nobody had a ship
rajas-cards-karma-log-gained-fame = { $seat } got { $count } fame
rajas-cards-karma-log-gained-coins = { $count ->
    [one] { $seat } got 1 coin
   *[other] { $seat } got { $count } coins
}
rajas-cards-karma-log-gained-karma = { $seat } got { $count } karma
rajas-cards-karma-log-gained-stewards = { $count ->
    [one] { $seat } got a steward
   *[other] { $seat } got { $count } stewards
}
rajas-cards-karma-log-karma-trio = { $seat } returned three karma
rajas-cards-karma-log-steward-trio = { $seat } returned three stewards
rajas-cards-karma-log-turned-by-fame = { $seat } turned the leftmost track card with fame: { $bonus }
rajas-cards-karma-log-turned-by-coins = { $seat } turned the rightmost track card with coins: { $bonus }
rajas-cards-karma-log-trio-red = { $seat } discarded three red forts
rajas-cards-karma-log-trio-yellow = { $seat } discarded three yellow temples
rajas-cards-karma-log-trio-white = { $seat } discarded three white mausoleums
rajas-cards-karma-log-trio-mixed-buildings = { $seat } discarded three different buildings
rajas-cards-karma-log-trio-ships = { $seat } discarded three ships
rajas-cards-karma-log-trio-silk = { $seat } sold silk for { $coins }
rajas-cards-karma-log-trio-tea = { $seat } sold tea for { $coins }
rajas-cards-karma-log-trio-spice = { $seat } sold spice for { $coins }
rajas-cards-karma-log-trio-mixed-goods = { $seat } sold three different goods for { $coins }
rajas-cards-karma-log-steward-dice = { $seat } used a steward for dice from the deck
rajas-cards-karma-log-steward-turn = { $seat } used a steward for another turn
rajas-cards-karma-log-bonus-turn = { $seat } began the extra turn from a bonus
rajas-cards-karma-log-ended-turn = { $seat } ended the turn
rajas-cards-karma-log-finishing = { $seat } turned the sixth track card: the game ends after this pass
rajas-cards-karma-log-finished-too = { $seat } turned the sixth track card, too
rajas-cards-karma-log-game-over = The game is over

## The end

rajas-cards-karma-end-track = Six track cards were turned, and the pass is over.
rajas-cards-karma-score-fame = Turned by fame
rajas-cards-karma-score-coins = Turned by coins
rajas-cards-karma-tie-left = Fame left counts 2, coins 1
rajas-cards-karma-tie-karma = Karma left

## What a player counts, as amounts

rajas-cards-karma-purse-fame = { $count } fame
rajas-cards-karma-purse-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
rajas-cards-karma-purse-karma = { $count } karma
rajas-cards-karma-purse-stewards = { $count ->
    [one] { $count } steward
   *[other] { $count } stewards
}
rajas-cards-karma-purse-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
rajas-cards-karma-purse-buildings = { $count ->
    [one] { $count } building card
   *[other] { $count } building cards
}
rajas-cards-karma-purse-ships = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
}
rajas-cards-karma-purse-goods = { $count ->
    [one] { $count } goods card
   *[other] { $count } goods cards
}
rajas-cards-karma-purse-turned = { $count ->
    [one] { $count } track card turned
   *[other] { $count } track cards turned
}

## What a planned choice may stand for

rajas-cards-karma-pick-colour = Any card with a { $die } on its back
rajas-cards-karma-pick-palace = The highest palace card that you can pay for

## The three cards of a first game

rajas-cards-karma-primer-want = You want to turn your six track cards:
rajas-cards-karma-primer-want-more = three fame turn the leftmost, six coins the rightmost.
rajas-cards-karma-primer-turn = On your turn you take one card:
rajas-cards-karma-primer-turn-more = as a die, building, ship, goods or palace action.
rajas-cards-karma-primer-end = The game ends when somebody has turned all six.
rajas-cards-karma-primer-end-more = You play the pass to its end.

## Figures of the title

rajas-cards-karma-trait-leftmost = Wins by leftmost track card
rajas-cards-karma-trait-rightmost = Wins by rightmost track card
rajas-cards-karma-opening-build = Building
rajas-cards-karma-opening-ship = Ship
rajas-cards-karma-opening-goods = Goods
rajas-cards-karma-opening-palace = Palace action
rajas-cards-karma-opening-take = Card as a die
