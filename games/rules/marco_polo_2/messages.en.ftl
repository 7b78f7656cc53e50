### Marco Polo II.

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
