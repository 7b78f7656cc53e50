### Yspahan: all words of the title.
### Shops are named by the street field that they open on, with their preposition ("at N4",
### "behind N2"), so that a sentence can take them as they come: "a cube { $shop }".
### $seat, $owner and the like are people's names; $shop, $souk, $building, $card, $level, $quarter
### and $rule are texts of this file; $field is the name of a street field ("N4").

## The title's page

yspahan-title = Yspahan
yspahan-blurb = Isfahan, 1598: merchants race to fill the souks of the new capital, while the Shah's supervisor walks the street and sends their goods off with the caravan. Every day all players share one roll of the dice, and a group that you take is gone for the others. After three weeks of seven days, the player with the most points wins.
yspahan-pitch = One roll a day for everybody: take a group of dice and fill the souks of a city.
yspahan-designer = Sébastien Pauchon
yspahan-publisher = Ystari Games
yspahan-duration = About an hour in one sitting.
yspahan-licence = Yspahan was designed by Sébastien Pauchon and published by Ystari Games. The game, its name and its artwork belong to its authors and its publisher. Rulebook, board and pictures here are our own work; nothing of the printed edition is shown. To host this game for the public, you need their licence.
yspahan-sources = Rules, set-up, buildings, the caravan and the nine kinds of cards follow the printed rulebook. The rules for two players follow a one-page sheet from the publisher, because the rulebook has no chapter about them. Of the souks, the rulebook shows only a part of the Chest quarter. Everything else is reconstructed, because no public source gives it: the number of shops in each souk, most of their points, the street with its doors, and that there are two cards of each kind. It comes from another implementation, the game at Boardspace.net. Two tables there, made independently of each other, agree, and every example of the rulebook fits them. The colours outside the Chest quarter and all shapes are invented and have no effect.

## Levels of the tower, quarters, souks

yspahan-level-camels = Camels
yspahan-level-bag = Bag
yspahan-level-barrel = Barrel
yspahan-level-chest = Chest
yspahan-level-vase = Vase
yspahan-level-gold = Gold

yspahan-quarter-bag = Bag quarter
yspahan-quarter-barrel = Barrel quarter
yspahan-quarter-chest = Chest quarter
yspahan-quarter-vase = Vase quarter
# The signs of the quarters on the map, where a long name has no room.
yspahan-sign-bag = Bag quarter
yspahan-sign-barrel = Barrel quarter
yspahan-sign-chest = Chest quarter
yspahan-sign-vase = Vase quarter

yspahan-souk-BAG3 = turquoise Bag souk
yspahan-souk-BAG4 = pink Bag souk
yspahan-souk-BAG6 = yellow Bag souk
yspahan-souk-BAG8 = blue Bag souk
yspahan-souk-BAR3 = blue Barrel souk
yspahan-souk-BAR4 = yellow Barrel souk
yspahan-souk-BAR6 = turquoise Barrel souk
yspahan-souk-BAR8 = sage Barrel souk
yspahan-souk-CHE4 = blue Chest souk
yspahan-souk-CHE6 = yellow Chest souk
yspahan-souk-CHE8 = pink Chest souk
yspahan-souk-VAS4 = terracotta Vase souk
yspahan-souk-VAS6 = sage Vase souk
yspahan-souk-VAS12 = violet Vase souk

## Shops

yspahan-shop-BAG3-a = at W3
yspahan-shop-BAG3-b = at the corner W1/S1
yspahan-shop-BAG3-c = at S2
yspahan-shop-BAG4-a = at S4
yspahan-shop-BAG4-b = at S6
yspahan-shop-BAG4-c = behind S4
yspahan-shop-BAG4-d = behind S6
yspahan-shop-BAG6-a = at W5
yspahan-shop-BAG6-b = at W7
yspahan-shop-BAG6-c = behind W5
yspahan-shop-BAG6-d = behind W6
yspahan-shop-BAG6-e = behind W7
yspahan-shop-BAG8-a = at W9
yspahan-shop-BAG8-b = behind W9
yspahan-shop-BAG8-c = behind W10
yspahan-shop-BAG8-d = far behind W8
yspahan-shop-BAG8-e = far behind W9
yspahan-shop-BAG8-f = far behind W10
yspahan-shop-BAR3-a = at the corner E1/S1
yspahan-shop-BAR3-b = at E2
yspahan-shop-BAR4-a = at S3
yspahan-shop-BAR4-b = behind S3
yspahan-shop-BAR4-c = far behind S3
yspahan-shop-BAR6-a = at E4
yspahan-shop-BAR6-b = at E6
yspahan-shop-BAR6-c = behind E5
yspahan-shop-BAR6-d = behind E6
yspahan-shop-BAR8-a = at S5
yspahan-shop-BAR8-b = at S7
yspahan-shop-BAR8-c = behind S5
yspahan-shop-BAR8-d = behind S5/S7
yspahan-shop-BAR8-e = behind S7
yspahan-shop-CHE4-a = at W2
yspahan-shop-CHE4-b = at W4
yspahan-shop-CHE6-a = at W6
yspahan-shop-CHE6-b = at W8
yspahan-shop-CHE6-c = at W10
yspahan-shop-CHE8-a = at N2
yspahan-shop-CHE8-b = at N4
yspahan-shop-CHE8-c = behind N2
yspahan-shop-CHE8-d = behind N4
yspahan-shop-VAS4-a = at the corner E1/N1
yspahan-shop-VAS6-a = at N3
yspahan-shop-VAS6-b = behind N3
yspahan-shop-VAS12-a = at E3
yspahan-shop-VAS12-b = at E5
yspahan-shop-VAS12-c = at E7

## Buildings

yspahan-building-pasture = Pasture
yspahan-building-pasture-effect = One more camel whenever you take camels from the tower.
yspahan-building-shop = Shop
yspahan-building-shop-effect = Two more gold whenever you take gold from the tower.
yspahan-building-bath = Bath house
yspahan-building-bath-effect = You may move the supervisor up to three fields more or fewer without paying.
yspahan-building-caravansary = Caravansary
yspahan-building-caravansary-effect = Draw a card whenever one of your cubes is sent to the caravan.
yspahan-building-market = Market
yspahan-building-market-effect = Two more points for each of your complete souks at the end of the week.
yspahan-building-hoist = Hoist
yspahan-building-hoist-effect = You may place one more cube whenever you deliver with dice from the tower.

## Cards

yspahan-card-swap = Barter
yspahan-card-swap-effect = Swap any number of camels for the same number of gold, or the other way round.
yspahan-card-camels = Three camels
yspahan-card-camels-effect = Take three camels.
yspahan-card-gold = Three gold
yspahan-card-gold-effect = Take three gold.
yspahan-card-place = Porter
yspahan-card-place-effect = Place one cube in any shop of the city that is open to you.
yspahan-card-caravan = Cameleer
yspahan-card-caravan-effect = Place one cube from your supply on the caravan and score it. The Caravansary gives no card for it.
yspahan-card-sell-camels = Camel sale
yspahan-card-sell-camels-effect = Give up to four camels for two points each.
yspahan-card-sell-gold = Gold sale
yspahan-card-sell-gold-effect = Give up to ten gold for one point each.
yspahan-card-no-camels = Build without camels
yspahan-card-no-camels-effect = Build at once and pay only the gold.
yspahan-card-no-gold = Build without gold
yspahan-card-no-gold-effect = Build at once and pay only the camels.

## Prompts: what the seat is asked

yspahan-prompt-roll = { $yellow ->
    [0] Roll the dice
   *[other] Roll the dice, with or without yellow ones
}
yspahan-prompt-choose-group = Choose a group of dice
yspahan-prompt-action = { $count ->
    [one] { $level }: { $count } die showing { $pips }. Choose an action
   *[other] { $level }: { $count } dice showing { $pips }. Choose an action
}
yspahan-prompt-place = { $left ->
    [one] Place a cube in the { $quarter }
   *[other] Place { $left } cubes in the { $quarter }
}
yspahan-prompt-place-hoist = Place one more cube in the { $quarter } with the Hoist?
yspahan-prompt-move = Move the supervisor { $pips ->
    [one] { $pips } field
   *[other] { $pips } fields
  }{ $payable ->
    [0] { "" }
   *[other] , or pay gold to change that
  }
yspahan-prompt-send = Choose which cube goes to the caravan first
yspahan-prompt-send-last = Send the other cube to the caravan
yspahan-prompt-save = Give a camel to keep the cube { $shop }?
yspahan-prompt-save-gone = You have no camel: let the cube { $shop } go
yspahan-prompt-forced-draw = No dice are left for you: draw a card
yspahan-prompt-forced-pass = No dice are left for you, and no card to draw: pass
yspahan-prompt-build = Choose a building
yspahan-prompt-end = { $builds ->
    [0] { yspahan-prompt-end-plain }
   *[other] Build, or end the turn
  }
yspahan-prompt-end-plain = { $cards ->
    [0] End the turn
   *[other] Anything else? If not, end the turn
  }

## Groups of choices

yspahan-group-roll = Roll
yspahan-group-take = Dice
yspahan-group-boost = Discard for one more die
yspahan-group-act = Actions
yspahan-group-place = Shops
yspahan-group-move = Fields
yspahan-group-send = Caravan
yspahan-group-save = Your cube
yspahan-group-draw = Draw
yspahan-group-build = Buildings
yspahan-group-card = Cards
yspahan-group-end = End of turn
yspahan-family-card = { $card }: { $place }

## Choices

# What a building costs; empty parts are left out.
yspahan-cost = { $camels ->
    [0] { $gold ->
        [0] nothing
       *[other] { $gold } gold
    }
    [one] { $gold ->
        [0] { $camels } camel
       *[other] { $camels } camel and { $gold } gold
    }
   *[other] { $gold ->
        [0] { $camels } camels
       *[other] { $camels } camels and { $gold } gold
    }
}

yspahan-choice-roll = { $count ->
    [0] Roll { $white } white dice
    [one] Roll with { $count } yellow die for { $count } gold
   *[other] Roll with { $count } yellow dice for { $count } gold
}
yspahan-choice-take = { $count ->
    [one] { $level }: { $count } die showing { $pips }
   *[other] { $level }: { $count } dice showing { $pips }
}
yspahan-choice-boost = Discard “{ $card }” for one more die
yspahan-choice-act-deliver = { $count ->
    [one] Deliver { $count } cube to the { $quarter }
   *[other] Deliver { $count } cubes to the { $quarter }
}
yspahan-choice-act-camels = { $count ->
    [one] Take { $count } camel
   *[other] Take { $count } camels
}
yspahan-choice-act-gold = Take { $count } gold
yspahan-choice-act-supervisor = { $pips ->
    [one] Move the supervisor { $pips } field
   *[other] Move the supervisor { $pips } fields
}
yspahan-choice-act-draw = Draw a card
yspahan-choice-act-build = Use the dice to build
yspahan-choice-place = Place { $shop }
yspahan-choice-skip-hoist = Don't use the Hoist
yspahan-choice-move = { $gold ->
    [0] Supervisor to { $field }
   *[other] Supervisor to { $field } for { $gold } gold
}
yspahan-choice-stay = { $gold ->
    [0] Leave the supervisor at { $field }
   *[other] Leave the supervisor at { $field } for { $gold } gold
}
yspahan-choice-send = First the cube { $shop } ({ $owner })
yspahan-choice-send-last = Send the cube { $shop } ({ $owner })
yspahan-choice-save = Give a camel, keep the cube { $shop }
yspahan-choice-give = Let the cube { $shop } go
yspahan-choice-draw = Draw a card
yspahan-choice-pass = Pass
yspahan-choice-build = { $building } for { yspahan-cost }
yspahan-choice-build-no-camels = Card without camels: { $building } for { yspahan-cost }
yspahan-choice-build-no-gold = Card without gold: { $building } for { yspahan-cost }
yspahan-choice-card-camels = Play “Three camels”
yspahan-choice-card-gold = Play “Three gold”
yspahan-choice-card-place = Porter: place { $shop } ({ $souk })
yspahan-choice-card-caravan = { $points ->
    [one] Cameleer: a cube on the caravan for { $points } point
   *[other] Cameleer: a cube on the caravan for { $points } points
}
yspahan-choice-card-sell-camels = { $count ->
    [one] Camel sale: { $count } camel for { $points } points
   *[other] Camel sale: { $count } camels for { $points } points
}
yspahan-choice-card-sell-gold = { $points ->
    [one] Gold sale: { $count } gold for { $points } point
   *[other] Gold sale: { $count } gold for { $points } points
}
yspahan-choice-card-swap-camels = { $count ->
    [one] Barter: { $count } camel for { $count } gold
   *[other] Barter: { $count } camels for { $count } gold
}
yspahan-choice-card-swap-gold = { $count ->
    [one] Barter: { $count } gold for { $count } camel
   *[other] Barter: { $count } gold for { $count } camels
}
yspahan-choice-end = End the turn

## What isn't possible, and why

yspahan-blocked-not-offered = This isn't possible now.
yspahan-blocked-yellow-gold = Each yellow die costs 1 gold: you need { $need } and have { $have }.
yspahan-blocked-empty-level = No dice lie on this level.
yspahan-blocked-yellow-only = All dice here are yellow; they count for the starter only.
yspahan-blocked-deliver = No shop of the { $quarter } is open to you.
yspahan-blocked-shop-taken = This shop already holds a cube.
yspahan-blocked-foreign-souk = The { $souk } belongs to { $owner }.
yspahan-blocked-unfinished-souk = First complete the { $souk } in this quarter.
yspahan-blocked-other-quarter = The dice deliver to the { $quarter } only.
yspahan-blocked-too-far = Moving to { $fields } costs { $gold } gold.
yspahan-blocked-boosted = You can discard only one card for a group.
yspahan-blocked-boost-group = You can discard a card only for a group of dice.
yspahan-blocked-boost-late = You can discard a card only before the action.
yspahan-blocked-already-built = You already have the { $building }.
yspahan-blocked-cost = { $building } costs { yspahan-cost }.
yspahan-blocked-built-this-turn = Only one building per turn; a build card may add another.
yspahan-blocked-build-later = You can build after the action.
yspahan-blocked-build-group = You need a group of dice to build.
yspahan-blocked-build-nothing = You can't build anything with what you have.
yspahan-blocked-nothing-to-draw = Both piles are empty.
yspahan-blocked-must-draw = No dice are left for you, so you must draw a card.
yspahan-blocked-card-time = Choose the building first.
yspahan-blocked-card-turn = You can play cards only in your own turn.
yspahan-blocked-card-place = No shop of the city is open to you.
yspahan-blocked-card-swap = You have nothing to swap.
yspahan-blocked-card-sell-camels = You have no camels to sell.
yspahan-blocked-card-sell-gold = You have no gold to sell.
yspahan-blocked-card-build = You can't pay for any building with this card.
yspahan-blocked-card-build-action = Play this card together with the build action.
yspahan-blocked-one-build-card = Only one build card per building.
yspahan-blocked-card-not-held = “{ $card }” isn't in your hand.
yspahan-blocked-card-most = You can give at most { $most }.
yspahan-blocked-card-none = You must give at least one.
yspahan-blocked-no-camel = You need a camel to keep the cube, and you have none.
yspahan-blocked-end-action = First choose a group of dice and an action.

## The log; points have lines of their own ("scored")

yspahan-log-day-began = Week { $week }, day { $day }: { $seat } starts
yspahan-log-bought = { $count ->
    [one] { $seat } paid { $count } gold for a yellow die
   *[other] { $seat } paid { $count } gold for { $count } yellow dice
}
yspahan-log-rolled = { $seat } rolled { $dice }
yspahan-log-took = { $count ->
    [one] { $seat } took { $level }: { $count } die showing { $pips }
   *[other] { $seat } took { $level }: { $count } dice showing { $pips }
}
yspahan-log-boosted = { $seat } discarded “{ $card }” for one more die
yspahan-log-yellow-unused = { $seat } put the yellow dice of the group aside
yspahan-log-yellow-removed = The yellow dice were removed
yspahan-log-took-camels = { $count ->
    [one] { $seat } took { $count } camel
   *[other] { $seat } took { $count } camels
}
yspahan-log-took-gold = { $seat } took { $count } gold
yspahan-log-placed = { $seat } placed a cube { $shop } ({ $souk })
yspahan-log-completed = { $seat } completed the { $souk }
yspahan-log-surplus = { $count ->
    [one] { $seat } found no shop for { $count } cube
   *[other] { $seat } found no shop for { $count } cubes
}
yspahan-log-skipped-hoist = { $seat } left the Hoist unused
yspahan-log-moved = { $gold ->
    [0] { $seat } moved the supervisor from { $from } to { $field }
   *[other] { $seat } moved the supervisor from { $from } to { $field } for { $gold } gold
}
yspahan-log-stayed = { $gold ->
    [0] { $seat } left the supervisor at { $field }
   *[other] { $seat } left the supervisor at { $field } for { $gold } gold
}
yspahan-log-sent = The cube of { $seat } { $shop } went to the caravan
yspahan-log-saved = { $seat } gave a camel to keep the cube { $shop }; one from the supply went to the caravan
yspahan-log-loaded = A cube of { $seat } was loaded onto camel { $camel }
yspahan-log-caravan-full = The caravan was full: it was scored and set off
yspahan-log-drew = { $seat } drew a card
yspahan-log-drew-card = { $seat } drew “{ $card }”
yspahan-log-passed = { $seat } passed: there was no card to draw
yspahan-log-shuffled = { $count ->
    [one] { $count } discarded card became the new pile
   *[other] The { $count } discards were shuffled into a new pile
}
yspahan-log-played = { $seat } played “{ $card }”
yspahan-log-swapped-camels = { $count ->
    [one] { $seat } swapped { $count } camel for { $count } gold
   *[other] { $seat } swapped { $count } camels for { $count } gold
}
yspahan-log-swapped-gold = { $count ->
    [one] { $seat } swapped { $count } gold for { $count } camel
   *[other] { $seat } swapped { $count } gold for { $count } camels
}
yspahan-log-sold-camels = { $count ->
    [one] { $seat } sold { $count } camel
   *[other] { $seat } sold { $count } camels
}
yspahan-log-sold-gold = { $seat } sold { $count } gold
yspahan-log-set-aside = { $seat } set a group of dice aside to build: { $level }
yspahan-log-built = { $seat } built the { $building } for { yspahan-cost }
yspahan-log-scored = { $points ->
    [one] { $seat } scored { $points } point: { $rule }
   *[other] { $seat } scored { $points } points: { $rule }
}
yspahan-log-scored-souk = { $seat } scored { $points } points: { $souk }
yspahan-log-scored-caravan = { $points ->
    [one] { $seat } scored { $points } point with the caravan: { $cubes } × { $row }
   *[other] { $seat } scored { $points } points with the caravan: { $cubes } × { $row }
}
yspahan-log-ended-turn = { $seat } ended the turn
yspahan-log-week-ended = Week { $week } ended: the souks and the caravan are scored
yspahan-log-cleared = The cubes of the city went back to their owners
yspahan-log-last-day-order = Order on the last day, fewest points first: { $first }, { $second }, { $third }, { $fourth }
yspahan-log-last-day-starter = { $seat } has the fewest points and starts the last day
yspahan-log-last-day-tie = Points are equal, so the starter changes as usual: { $seat } starts the last day
yspahan-log-game-over = The game ended after the third week

## Scores and the end

yspahan-score-souks-1 = Souks, week 1
yspahan-score-souks-2 = Souks, week 2
yspahan-score-souks-3 = Souks, week 3
yspahan-score-market = Market
yspahan-score-arrival = Cubes placed on the caravan
yspahan-score-full = Full caravans
yspahan-score-week = Caravan at the end of the week
yspahan-score-buildings = Buildings
yspahan-score-cards = Cards
yspahan-end-weeks = Three weeks have been played
yspahan-tie-shared = Players with equal points share their place

## Automatic answers

yspahan-answer-yellow-dice = When I begin a day, roll with
yspahan-answer-yellow-dice-ask = ask me
yspahan-answer-yellow-dice-0 = white dice only
yspahan-answer-yellow-dice-1 = 1 yellow die
yspahan-answer-yellow-dice-2 = 2 yellow dice
yspahan-answer-yellow-dice-3 = 3 yellow dice
yspahan-answer-yellow-dice-help = Then the dice are rolled as soon as the previous day ends, and everybody can plan with them. If you don’t have enough gold, you are asked.
yspahan-answer-save-cube = When one of my cubes must go to the caravan
yspahan-answer-save-cube-ask = ask me
yspahan-answer-save-cube-always = always give a camel and keep it
yspahan-answer-save-cube-never = always let it go
yspahan-answer-save-cube-complete = give a camel only for a complete souk
yspahan-answer-save-cube-help = Then nobody has to wait for you. Without a camel, the cube always goes.

## What a planned choice may stand for

yspahan-pick-most-dice = The group with the most dice
yspahan-pick-most-goods = The goods with the most dice
yspahan-pick-highest = The group showing the highest number

## The board, for those who hear it or point at it

yspahan-pane-city = City
yspahan-pane-tower = Dice
yspahan-pane-caravan = Caravan
yspahan-pane-merchants = Merchants
yspahan-pane-hand = Hand
yspahan-pane-calendar = Calendar
yspahan-city-description = The city of Isfahan: a street with four arms, West, East, North and South, and the shops of four quarters along it
yspahan-label-street = Street field { $field }
yspahan-label-supervisor = The supervisor stands at { $field }
yspahan-label-shop-empty = Empty shop { $shop }, { $souk }
yspahan-label-shop-taken = Cube of { $seat } { $shop }, { $souk }
yspahan-label-souk = { $shops ->
    [one] { $souk }: { $points } points, { $shops } shop
   *[other] { $souk }: { $points } points, { $shops } shops
}
yspahan-label-souk-complete = { $souk }: complete, { $points } points
yspahan-label-inner = This shop has no door to the street: the supervisor can't reach it.
yspahan-label-level = { $count ->
    [one] { $level }: { $count } die showing { $pips }
   *[other] { $level }: { $count } dice showing { $pips }
}
yspahan-label-level-yellow = { $count ->
    [one] { yspahan-label-level }, yellow
   *[other] { yspahan-label-level }, { $yellow } of them yellow
}
yspahan-label-level-empty = { $level }: empty
yspahan-label-yellow-of = Yellow dice count for { $seat } only
yspahan-label-camel-free = Camel { $camel }, free: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
yspahan-label-camel-taken = Camel { $camel }: cube of { $seat }
yspahan-label-row = Row { $row }
yspahan-label-caravan-now = The caravan now: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
yspahan-label-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
yspahan-label-camels = { $count ->
    [one] { $count } camel
   *[other] { $count } camels
}
yspahan-label-gold = { $count } gold
yspahan-label-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
yspahan-label-cubes = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
yspahan-label-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
yspahan-label-deck = { $count ->
    [one] Draw pile: { $count } card
   *[other] Draw pile: { $count } cards
}
yspahan-label-discards-none = No discards
yspahan-label-hand-empty = No cards in hand
yspahan-label-week = Week { $week }
yspahan-label-day = Day { $day }
yspahan-label-date = Week { $week }, day { $day }
yspahan-label-last-day = Last day: fewest points first
yspahan-label-starter = { $seat } started this day
yspahan-label-built = { $seat } has the { $building }
yspahan-label-cost = { yspahan-cost }
yspahan-label-yours = yours

## The board's own words

yspahan-board-merchants = The merchants
yspahan-board-you = you
yspahan-board-starts = starts
yspahan-board-built = Buildings so far
yspahan-board-not-built = not built
yspahan-board-next = next +{ $points }
yspahan-board-all-built = all built
yspahan-board-building-points = Points for buildings: 1st, 2nd 0 · 3rd–5th 5 · 6th 10
yspahan-board-scores = Points so far, rule by rule
yspahan-board-piles = Draw pile and discards
yspahan-board-day = Day
yspahan-board-week-end = at the end of the week
yspahan-board-row = Row { $times }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for a cube placed here; at the end of the week each of your cubes counts as much as your highest row
yspahan-board-deck = { $count } to draw
yspahan-board-discards = { $count } discarded
yspahan-board-no-dice = empty
yspahan-board-steps = { $count ->
    [one] { $count } field
   *[other] { $count } fields
}
yspahan-board-bonus = +{ $count } { $building }
yspahan-board-boost = One more die, for a discarded card
yspahan-board-yellow = { $count ->
    [one] { $count } yellow die
   *[other] { $count } yellow dice
}
yspahan-board-yellow-price = Yellow dice: 1 gold each
yspahan-board-yellow-yours = Yellow dice: only for you
yspahan-board-yellow-of = Yellow dice: only for { $seat }
yspahan-board-act-deliver = Deliver to the quarter
yspahan-board-act-camels = Take camels
yspahan-board-act-gold = Take gold
yspahan-board-act-supervisor = Move the supervisor
yspahan-board-act-draw = Draw a card
yspahan-board-act-build = Build

yspahan-building-pasture-brief = +1 camel when you take camels
yspahan-building-shop-brief = +2 gold when you take gold
yspahan-building-bath-brief = supervisor ±3 fields, free
yspahan-building-caravansary-brief = a card for each of your cubes sent to the caravan
yspahan-building-market-brief = +2 points for each complete souk
yspahan-building-hoist-brief = +1 cube when you deliver

yspahan-card-swap-brief = camels for gold, or gold for camels
yspahan-card-camels-brief = take 3 camels
yspahan-card-gold-brief = take 3 gold
yspahan-card-place-brief = 1 cube in any open shop
yspahan-card-caravan-brief = 1 cube on the next camel
yspahan-card-sell-camels-brief = up to 4, for 2 points each
yspahan-card-sell-gold-brief = up to 10, for 1 point each
yspahan-card-no-camels-brief = pay the gold only
yspahan-card-no-gold-brief = pay the camels only

## What a player counts, as amounts

yspahan-purse-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
yspahan-purse-camels = { $count ->
    [one] { $count } camel
   *[other] { $count } camels
}
yspahan-purse-gold = { $count } gold
yspahan-purse-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
yspahan-purse-buildings = { $count ->
    [one] { $count } building
   *[other] { $count } buildings
}
yspahan-purse-shops = { $count ->
    [one] { $count } cube in the souks
   *[other] { $count } cubes in the souks
}
yspahan-purse-caravan = { $count ->
    [one] { $count } cube on the caravan
   *[other] { $count } cubes on the caravan
}

## The three cards of a first game

yspahan-primer-want = You want points.
yspahan-primer-want-more = Fill a whole souk with your cubes: it pays the number on its sign.
yspahan-primer-turn = On your turn you take one group of dice.
yspahan-primer-turn-more = It gives gold, camels or cubes.
yspahan-primer-end = The game ends after three weeks of seven days.
yspahan-primer-end-more = Souks are counted every seventh day.

## Figures of the title

yspahan-opening-deliver = Place goods
yspahan-opening-camels = Take camels
yspahan-opening-gold = Take gold
yspahan-opening-supervisor = Move the supervisor
yspahan-opening-draw = Draw a card
yspahan-opening-build = Build with dice
