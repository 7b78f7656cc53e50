### Examples of the rulebook: a text each, and what each picture shows for those who can't see it.
### Numbers of a position are variables: the example's file says where each can be seen, and its test looks.

## Pieces

yspahan-piece-shop = a shop
yspahan-piece-plaque = the points of a souk
yspahan-piece-field = a field of the street
yspahan-piece-supervisor = the supervisor
yspahan-piece-camel = camel
yspahan-piece-gold = gold
yspahan-piece-deck = the pile of cards
yspahan-piece-die-white = a white die
yspahan-piece-die-yellow = a yellow die
yspahan-piece-cube-blue = a cube of Mara’s
yspahan-piece-cube-yellow = a cube of Jonas’s
yspahan-piece-loaded-blue = a loaded camel
yspahan-piece-level-camels = { yspahan-level-camels }
yspahan-piece-level-bag = { yspahan-level-bag }
yspahan-piece-level-barrel = { yspahan-level-barrel }
yspahan-piece-level-chest = { yspahan-level-chest }
yspahan-piece-level-vase = { yspahan-level-vase }
yspahan-piece-level-gold = { yspahan-level-gold }
yspahan-piece-building-pasture = { yspahan-building-pasture }
yspahan-piece-building-shop = { yspahan-building-shop }
yspahan-piece-building-bath = { yspahan-building-bath }
yspahan-piece-building-caravansary = { yspahan-building-caravansary }
yspahan-piece-building-market = { yspahan-building-market }
yspahan-piece-building-hoist = { yspahan-building-hoist }
yspahan-piece-card-swap = { yspahan-card-swap }
yspahan-piece-card-camels = { yspahan-card-camels }
yspahan-piece-card-gold = { yspahan-card-gold }
yspahan-piece-card-place = { yspahan-card-place }
yspahan-piece-card-caravan = { yspahan-card-caravan }
yspahan-piece-card-sell-camels = { yspahan-card-sell-camels }
yspahan-piece-card-sell-gold = { yspahan-card-sell-gold }
yspahan-piece-card-no-camels = { yspahan-card-no-camels }
yspahan-piece-card-no-gold = { yspahan-card-no-gold }

## Examples

yspahan-example-setup = The game begins. Everybody has { $gold } gold and { $cards } cards, and not a single camel, building or point.
yspahan-example-setup-merchants = The merchants in a list, each with { $gold } gold and nothing else.

yspahan-example-souk = The Chest quarter. Mara plays blue and has a cube in each of the { $shops } shops of the blue souk: it is complete and worth { $points } points. Of the { $pink } shops of the pink souk she has one. It is an inner shop: no door leads from it to the street, so the supervisor can’t reach it.
yspahan-example-souk-chest = The Chest quarter with a part of the street. Both blue shops hold a blue cube, and so does one pink shop that has no door.

yspahan-example-tower = Mara rolled { $white } white dice. The lowest number, { $low }, lies on Camels. The next ones go up level by level: { $bag } to Bag, and so on to { $chest }, which came up with { $dice } dice. The highest number, { $high }, lies on Gold. The Vase stays empty.
yspahan-example-tower-tower = The tower of dice with its levels: on Camels dice showing { $low }, on Bag { $bag }, on Chest { $dice } dice showing { $chest }, on Gold { $high }. The Vase is empty.

yspahan-example-yellow = Mara is the starter and paid { $price } gold for a yellow die. It joined the Bag: { $white } white dice and { $yellow } yellow one. All of them count for Mara. If she takes another group, the yellow die is removed after her turn, and Jonas finds { $white } dice there.
yspahan-example-yellow-tower = The tower of dice. On Bag there are { $white } white dice and { $yellow } yellow die.

yspahan-example-deliver = Mara takes the { $dice } dice on Chest and delivers. Her first cube goes into a blue shop. Now the second must go into the other one, for an unfinished souk comes first. With that the { $blue } blue shops are full, so the last cube may begin a new souk: she chooses a pink inner shop. She has { $placed } cubes in the city.
yspahan-example-deliver-tower = The tower of dice; Mara has taken the { $dice } dice on Chest.
yspahan-example-deliver-chest = The Chest quarter afterwards: blue cubes in both blue shops and in one pink shop.

yspahan-example-supervisor = The supervisor stands on E1, and Mara’s dice show { $pips }. That leads him to one of the marked fields: E3, or across the centre to N1, S1 or W1. He can’t turn back within the move. To E2 it is one field fewer: that costs { $price } gold.
yspahan-example-supervisor-street = The centre of the street. The supervisor stands on E1; marked are E3, N1, S1 and W1, all { $pips } fields away.

yspahan-example-keep = The supervisor stopped on E1, and Mara’s blue cube has a door to that field. She has { $camels } camels and gives one of them: the cube stays, and another one of her supply goes to the caravan, into the bottom row. That brings { $points } points at once. She has { $left } camel left.
yspahan-example-keep-street = The supervisor on E1. Mara’s cube at the corner E1/S1 is marked.
yspahan-example-keep-caravan = The caravan: on its first camel lies a green cube, on the second a blue one. All others are free.

yspahan-example-build = Mara has a Pasture, a Shop and { $own } camels. She builds the Market for { $camels } camels and { $gold } gold; { $left } camels are left. It is building number { $buildings }, the first that brings points: { $points } at once. From now on the Market adds points for each of her complete souks at the end of a week.
yspahan-example-build-before = Mara before: { $own } camels, { $gold } gold, Pasture and Shop, no points.
yspahan-example-build-after = Mara after: { $left } camels, no gold, Pasture, Shop and Market, { $points } points.

yspahan-example-cards = After her action Mara plays a card for its effect: { $before } camels and { $more } more make { $after }. She may play others as well, and then build.
yspahan-example-cards-hand = The card: it gives { $more } camels.
yspahan-example-cards-after = Mara afterwards, with { $after } camels.

yspahan-example-day = Each merchant had a turn, and the dice were taken away. Now it is day { $day } of week { $week }. Mara was the starter of the first day, so her left neighbour Jonas is the next: the calendar has his sign.
yspahan-example-day-calendar = The calendar: on the first day of week { $week } Mara’s sign, on day { $day }, which is today, Jonas’s.

yspahan-example-week = A week ends, and Jonas (yellow) scores. The sage souk in the Barrel quarter is complete: { $souk } points. So is one in the Chest quarter; together they bring { $all }. He owns the Market, so each brings { $market } more: { $extra }. Of the { $shops } turquoise shops he has only one: nothing. On the caravan he has { $cubes } cube, in the bottom row: its value is the number of his cubes, counted once. In the middle row it would count { $row } times.
yspahan-example-week-souks = The Barrel quarter: yellow cubes in all sage shops and in one turquoise shop.
yspahan-example-week-caravan = The caravan; one of the loaded camels in the bottom row carries a yellow cube.
yspahan-example-week-merchants = Jonas after the scoring: { $all } points for souks and { $extra } for the Market were added.

yspahan-example-end = The third week is over, and everything has been scored: Jonas has { $jonas } points and wins. Mara has { $mara } and Lea { $lea }. Camels, gold and cards left over count nothing.
yspahan-example-end-merchants = The merchants at the end: Mara { $mara } points, Jonas { $jonas }, Lea { $lea }.

yspahan-example-four = It is day { $day } of the last week. Mara and Lea have the fewest points, { $mara } each, before Jonas with { $jonas } and Tom with { $tom }. Tom was the starter of the day before. From him clockwise, Lea sits farther away than Mara, so Lea is the starter. Order: Lea, Mara, Jonas, Tom.
yspahan-example-four-merchants = The merchants in their seats: Mara { $mara } points, Jonas { $jonas }, Lea { $lea }, Tom { $tom }.
yspahan-example-four-calendar = The calendar: on day { $day } of the last week, which is today, Lea’s sign, and Tom’s on the day before.

yspahan-example-three = With three players the caravan has { $three } camels instead of { $four }. Lea (green) and Mara (blue) have loaded the first ones, in the bottom row.
yspahan-example-three-caravan = A caravan of { $three } camels in equal rows; the first ones are loaded.

yspahan-example-two = Only Mara and Jonas play: { $white } white dice lie on the tower, and the caravan has { $camels } camels.
yspahan-example-two-tower = The tower with { $white } white dice.
yspahan-example-two-caravan = An empty caravan of { $camels } camels.
