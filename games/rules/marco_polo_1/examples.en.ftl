### Examples of the rulebook: a text each, and what each picture shows for those who can't see it.
### Numbers of a position are variables: the example's file says where each can be seen, and its test looks.

## Pieces

marco-polo-1-piece-sign-coin = coin
marco-polo-1-piece-sign-camel = camel
marco-polo-1-piece-sign-pepper = pepper
marco-polo-1-piece-sign-silk = silk
marco-polo-1-piece-sign-gold = gold
marco-polo-1-piece-sign-points = points
marco-polo-1-piece-sign-goods = good of your choice
marco-polo-1-piece-sign-steps = steps
marco-polo-1-piece-sign-black-die = black die, not rolled yet
marco-polo-1-piece-sign-contract = contract
marco-polo-1-piece-sign-palm = oasis
marco-polo-1-piece-sign-tent = outpost bonus
marco-polo-1-piece-sign-sunrise = each round
marco-polo-1-piece-post-blue = a trading post of Mara’s
marco-polo-1-piece-die-blue = a die of Mara’s
marco-polo-1-piece-die-yellow = a die of Jonas’s
marco-polo-1-piece-die-red = a die of Tom’s
marco-polo-1-piece-die-black = a black die
marco-polo-1-piece-die-white = the white die
marco-polo-1-piece-die-neutral = a neutral die
marco-polo-1-piece-hourglass = the hourglass

## Examples

marco-polo-1-example-board = The journey begins in Venezia. From there a route without a sign leads to Alexandria, a large city: it has a city card and an outpost bonus. Adana is a small city; the sign beside it is its city bonus, { $bonus } camels. The route from the oasis to Adana costs { $route } camels.
marco-polo-1-example-board-map = The map from Venezia to Alexandria and Adana, with the routes and what lies in the cities.

marco-polo-1-example-setup = Tom is the last in turn order, so he begins with { $coins } coins. He also has { $camels } camels, { $points } points and a starter contract. Of his { $dealt } goal cards he keeps a pair.
marco-polo-1-example-setup-own = What lies before Tom: { $camels } camels, { $coins } coins, { $points } points and a starter contract.
marco-polo-1-example-setup-goals = Tom’s { $dealt } goal cards.

marco-polo-1-example-roll = Mara’s dice add up to less than { $enough }: { $missing } are missing. So she gets { $missing } coins or camels, in any mix.
marco-polo-1-example-roll-dice = Mara’s dice; all of them are low.

marco-polo-1-example-surcharge = Jonas’s dice lay on silk first. Mara’s dice show { $low } each, so she paid { $low } coins, no matter what his show, and took her silk. With her own dice she can’t come back to silk in this round.
marco-polo-1-example-surcharge-market = The bazaar; on silk lie Jonas’s dice and Mara’s, which show { $low }.

marco-polo-1-example-coins = A neutral die lies here, so Mara pays what her own die shows, { $die }, before she takes the coins: { $net } more in all, and she has { $now }. Low dice are the cheapest here.
marco-polo-1-example-coins-space = The space for coins with a neutral die.
marco-polo-1-example-coins-after = The same space; Mara’s { $die } lies there too.

marco-polo-1-example-row = Mara’s { $die } on pepper allows row { $die } or a lower one. She takes row { $die }: pepper { $pepper }, coins { $coins }.
marco-polo-1-example-row-market = The bazaar; on pepper lies Mara’s { $die }.

marco-polo-1-example-khan = Neutral dice showing { $low } take the first slots. Jonas placed a { $jonas }, so the next die had to be as high at least: Mara bought a black one, and it shows { $black }. Now the space is closed for this round.
marco-polo-1-example-khan-khan = The Khan’s favour: neutral dice showing { $low }, Jonas’s { $jonas }, a black { $black }.

marco-polo-1-example-contracts = Mara’s { $die } reaches the positions up to { $die }. She takes the marked contracts. Only one place was free, so her starter contract leaves the game. Position { $die } also brings a coin or a camel: she takes the camel and has { $camels }.
marco-polo-1-example-contracts-row = The open contracts with Mara’s { $die }; the ones that she takes are marked.
marco-polo-1-example-contracts-after = Mara afterwards, with the contracts and { $camels } camels.

marco-polo-1-example-journey = With a { $low } and a { $high } Mara may go { $low } steps. She goes from Venezia by Alexandria and the oasis to Adana; the price of these steps is { $price } coins of her { $had }. The last route also costs { $route } camels. In Adana she places a post and gets the city bonus at once: { $bonus } camels. In Alexandria, which she only passed, she places none.
marco-polo-1-example-journey-space = The travel space with Mara’s { $low } and { $high }.
marco-polo-1-example-journey-map = Mara’s figure and a blue trading post in Adana.

marco-polo-1-example-card = Mara placed a post in Alexandria in an earlier turn and uses its card: { $camel } camel for { $point } point, with a { $die } up to { $die } times. Of { $had } camels { $left } are left, and she has { $points } points. Nobody else can use this card in this round.
marco-polo-1-example-card-map = The west of the map; on Alexandria’s card lies Mara’s { $die }.
marco-polo-1-example-card-after = Mara afterwards: { $left } camels, { $points } points.

marco-polo-1-example-turn = Before her action Mara turns a { $die } up for { $price } camels: it shows { $now }, and at the bazaar row { $now } has an extra. Of { $had } camels { $left } is left.
marco-polo-1-example-turn-before = Mara before, with { $had } camels; her dice show { $die }.
marco-polo-1-example-turn-after = Mara afterwards, with { $left } camel; one die shows { $now }.

marco-polo-1-example-rewards = Mara fulfilled a contract: { $points } points, so she has { $total }, and the top contract of the special pile. Her places were free, so she had to take it; all have seen it.
marco-polo-1-example-rewards-after = Mara afterwards; the drawn contract lies before her.

marco-polo-1-example-end = Mara has { $goals } points from her goal cards and { $cities } for the cities on them, { $beijing } for Beijing and, since she has a post there, { $goods } for goods. Jonas has { $most } for most contracts. Mara wins with { $total } against { $other }.
marco-polo-1-example-end-scores = The points of both, line by line.

marco-polo-1-example-jump = Tom is Johannes Caprini, and his lowest die is a { $low }. From an oasis in the west he jumps to the one beside Xian; a jump is a step, but no route is paid. In Xian he stops and places a post: { $bonus } points, now he has { $points }.
marco-polo-1-example-jump-map = The east of the map: Tom’s figure and a red post in Xian, Kubilai’s post in Beijing.

marco-polo-1-example-three = Mara, Jonas and Lea play: { $black } black dice lie ready, and a neutral { $low } takes the first slot of the Khan’s favour.
marco-polo-1-example-three-khan = The Khan’s favour with a neutral { $low }.

marco-polo-1-example-two = Only Mara and Jonas play: { $black } black dice lie ready. Neutral dice showing { $low } take the first slots of the Khan’s favour, and another lies on the coins.
marco-polo-1-example-two-khan = The Khan’s favour with neutral dice showing { $low }.
marco-polo-1-example-two-coins = The space for coins with a neutral die.

marco-polo-1-example-action = Mara has { $had } dice and places a { $die } at the bazaar for pepper: that is the one action of her turn. Now she could do bonus actions, but she ends her turn, with { $pepper } pepper in all. She keeps { $left } dice for her next turns in this round.
marco-polo-1-example-action-before = Mara before, with { $had } dice, the lowest a { $die }.
marco-polo-1-example-action-after = Mara afterwards, with { $left } dice and { $pepper } pepper.

marco-polo-1-example-variants = A first game of Mara, Jonas and Lea. The characters are fixed in turn order: the starter plays Raschid, then come Matteo and Berke. Mara keeps both goal cards that she was dealt. All begin with { $points } points.
marco-polo-1-example-variants-characters = What lies before Mara, Jonas and Lea, each with a character and { $points } points.
marco-polo-1-example-variants-goals = Mara’s { $kept } goal cards.
