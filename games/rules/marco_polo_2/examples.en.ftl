### Examples of the rulebook: a text each, and what each picture shows for those who can't see it.
### Numbers of a position are variables: the example's file says where each can be seen, and its test looks.

## Pieces

marco-polo-2-piece-sign-coin = coin
marco-polo-2-piece-sign-camel = camel
marco-polo-2-piece-sign-jade = jade
marco-polo-2-piece-sign-pepper = pepper
marco-polo-2-piece-sign-silk = silk
marco-polo-2-piece-sign-gold = gold
marco-polo-2-piece-sign-points = points
marco-polo-2-piece-sign-goods = good of your choice
marco-polo-2-piece-sign-steps = steps
marco-polo-2-piece-sign-black-die = black die, not rolled yet
marco-polo-2-piece-sign-contract = contract
marco-polo-2-piece-sign-contract-city = contract from a city
marco-polo-2-piece-sign-crest = a city’s shield
marco-polo-2-piece-sign-palm = oasis
marco-polo-2-piece-sign-tent = outpost bonus
marco-polo-2-piece-sign-ship = sea route
marco-polo-2-piece-sign-sunrise = each round
marco-polo-2-piece-post-blue = a trading post of Mara’s
marco-polo-2-piece-die-blue = a die of Mara’s
marco-polo-2-piece-die-yellow = a die of Jonas’s
marco-polo-2-piece-die-black = a black die
marco-polo-2-piece-die-neutral = a neutral die
marco-polo-2-piece-seal-farmer = farmer
marco-polo-2-piece-seal-spicer = spicer
marco-polo-2-piece-seal-tailor = tailor
marco-polo-2-piece-seal-jeweler = jeweler
marco-polo-2-piece-improved-farmer = farmer, improved
marco-polo-2-piece-improved-jeweler = jeweler, improved
marco-polo-2-piece-hourglass = the hourglass

## Examples

marco-polo-2-example-board = From Beijing a step to Xanadu costs { $xanadu } coins, one to Xian { $xian } camels, one to Yangzhou { $yangzhou } coins. Xian and Yangzhou are contract cities; beside each lie its contracts and an outpost bonus for the first player there.
marco-polo-2-example-board-map = The map around Beijing with the routes to Xanadu, Xian and Yangzhou, and what lies in these cities.

marco-polo-2-example-setup = Tom begins as everybody does, with { $camels } camels, { $coins } coins and { $points } points, and with a starter contract of his own. He was dealt { $dealt } goal cards before he chose Isabella Donati; now he keeps one of them.
marco-polo-2-example-setup-own = What lies before Tom: { $camels } camels, { $coins } coins, { $points } points and a starter contract.
marco-polo-2-example-setup-goals = Tom’s { $dealt } goal cards.

marco-polo-2-example-roll = Jonas’s { $dice } dice add up to less than { $enough }: { $missing } are missing. So he gets { $missing } coins or camels, in any mix.
marco-polo-2-example-roll-dice = Jonas’s { $dice } dice; all of them are low.

marco-polo-2-example-surcharge = Mara’s blue die lay on Book I first, so Jonas paid a surcharge for his yellow { $one }. In his next turn he comes back: his colour is there already, but a black die may go there. It shows { $black }, so he pays { $coins } coins.
marco-polo-2-example-surcharge-book = Book I with dice: a blue one, a yellow { $one } and a black { $black }.

marco-polo-2-example-book = Book II takes a die of { $least } or more; Mara’s { $die } is enough. The offers on the left are free, those on the right cost jade, and she has none. She takes the marked one: silk { $silk }, coins { $coins }.
marco-polo-2-example-book-book = Book II with Mara’s { $die }. Of the offers the free one with { $silk } silk and { $coins } coin is marked.

marco-polo-2-example-khan = Only Mara and Jonas play, so neutral dice showing { $neutral } take the first slots. Mara placed a { $mara }, then Jonas a { $jonas }: at least as high as hers. Now all slots are full, and the space is closed for this round.
marco-polo-2-example-khan-khan = The Khan’s favour: neutral dice showing { $neutral }, Mara’s { $mara }, Jonas’s { $jonas }.

marco-polo-2-example-seal = Mara places a { $low } and a { $high }. The { $low } decides: she may take one of the marked seals. She takes the farmer. In her next turn she gets pepper and improves it at once: she pays { $coins } coins and { $goods } goods, and receives the bonus, { $bonus } coins. That bonus comes again each round.
marco-polo-2-example-seal-space = The guild seals with Mara’s { $low } and { $high }; farmer and spicer are marked.
marco-polo-2-example-seal-after = Mara afterwards, with { $left } coins and the improved farmer seal.

marco-polo-2-example-journey = With a { $low } and a { $high } on the middle space Mara may go { $low } steps. She goes one, from Beijing to Yangzhou, for { $price } coins: of { $had } she keeps { $left }. There she places a post. Nobody was there before, so she gets the outpost bonus, { $camels } camels, and she may take a contract.
marco-polo-2-example-journey-space = The travel spaces; on the middle one lie Mara’s { $low } and { $high }.
marco-polo-2-example-journey-map = Mara’s figure and a blue trading post in Yangzhou; the outpost bonus is gone.

marco-polo-2-example-sea = Mara owns the farmer seal and travels by the lower space: one step, from Beijing to Fuzhou by sea. She pays { $price } coins for the route and the fee of { $fee } together. Her post in Fuzhou brings the city bonus at once, { $bonus } points: now she has { $points }.
marco-polo-2-example-sea-map = The coast from Beijing to Fuzhou with the sea route; Mara’s figure and post are in Fuzhou.

marco-polo-2-example-upper = Tom uses the upper space; his lowest die, a { $low }, allows { $low } steps. He goes by Yangzhou to Fuzhou and stops. He must place a post in Fuzhou, and since he crossed Yangzhou he may place the extra one there: { $posts } posts in one journey.
marco-polo-2-example-upper-map = Red posts in Yangzhou and Fuzhou; Tom’s figure stands in Fuzhou.

marco-polo-2-example-contracts = Jonas has a post in the contract city Xian. He places a die on Contracts and takes one from there. Both his places are taken, { $held } contracts: so he puts one away first. It is red, so it goes under the pile. He could take a second contract, but doesn’t need one. At last he gets the coins: { $coins } instead of { $had }.
marco-polo-2-example-contracts-before = Jonas before, with { $held } contracts and { $had } coins.
marco-polo-2-example-contracts-after = Jonas afterwards, with one new contract and { $coins } coins.

marco-polo-2-example-special = Jonas has a post in Balkh and places a { $die } there. He takes { $jade } jade and { $coins } coins. His tailor seal is improved, and from a { $high } on its bonus counts twice: { $once } good of his choice, and { $once } more.
marco-polo-2-example-special-city = The special cities; in Balkh a neutral die and Jonas’s { $die }.

marco-polo-2-example-cards = Jonas’s { $die } allows the exchange up to { $die } times: silk and a camel for { $each } points. He has enough for all of them, and goes from { $had } to { $points } points.
marco-polo-2-example-cards-card = The cards of the action area; on one of them lies Jonas’s { $die }.
marco-polo-2-example-cards-after = Jonas afterwards, without silk and with { $points } points.

marco-polo-2-example-turn = Jonas would like to use Book III, but no die of his is high enough. Before his action he turns a { $die } up for { $price } camels: it shows { $now }, and of { $had } camels { $left } are left.
marco-polo-2-example-turn-before = Jonas before, with { $had } camels; his highest die shows { $die }.
marco-polo-2-example-turn-after = Jonas afterwards, with { $left } camels; one die shows { $now }.

marco-polo-2-example-rewards = Jonas fulfilled his starter contract: { $points } points, and a contract from the pile. It gives { $next } points, so he kept it.
marco-polo-2-example-rewards-after = Jonas afterwards; the new contract lies before him.

marco-polo-2-example-hourglass = Mara travelled by the lower space, Jonas by the middle one, and each took the hourglass. Then Tom used the upper one, the highest: the hourglass is his, and he begins the next round unless somebody uses the upper space again.
marco-polo-2-example-hourglass-space = The travel spaces: a blue die on the lower one, yellow ones on the middle one, red ones on the upper one.
marco-polo-2-example-hourglass-glass = Tom with the hourglass.

marco-polo-2-example-end = Jonas has { $goal } points from his goal card, { $shields } for his shields, { $goods } for goods, { $coins } for coins, and { $most } for most contracts. With { $total } he wins; Mara has { $other }.
marco-polo-2-example-end-scores = The points of both, line by line.

marco-polo-2-example-pair = Tom is Isabella Donati. For his pair of dice showing { $die } he takes { $gold } gold; the other dice bring camels, points and coins one by one. Now he has { $camels } camels, { $coins } coins and { $points } points.
marco-polo-2-example-pair-before = Tom’s dice, a pair of them showing { $die }.
marco-polo-2-example-pair-after = Tom afterwards: { $gold } gold, { $camels } camels, { $coins } coins, { $points } points.

marco-polo-2-example-two = Only Mara and Jonas play. Before the first turn, neutral dice showing { $low } take slots at the Khan’s favour and in the special cities, and a neutral { $high } lies in Book III. They stay there for the whole game.
marco-polo-2-example-two-khan = The Khan’s favour with neutral dice showing { $low }.
marco-polo-2-example-two-city = The special cities, a neutral die in each.
marco-polo-2-example-two-book = Book III; on one of its spaces lies a neutral { $high }.

marco-polo-2-example-action = Mara has { $had } dice and places a { $die } on Book II: that is the one action of her turn. She may also do bonus actions: with the silk that she just took she fulfils her contract for { $points } points and { $black } black die. Then her turn ends. She keeps { $left } dice of her own for her next turns in this round.
marco-polo-2-example-action-before = Mara before, with { $had } dice, the lowest a { $die }, and a contract.
marco-polo-2-example-action-after = Mara afterwards: { $left } blue dice, black dice { $black }, and no contract any more.

marco-polo-2-example-three = Mara, Jonas and Lea play: { $black } black dice are ready, and a neutral { $low } lies on the first slot of the Khan’s favour.
marco-polo-2-example-three-khan = The Khan’s favour with a neutral { $low }.
marco-polo-2-example-three-black = The supply: { $black } black dice, not rolled yet.

marco-polo-2-example-variants = A table with all variants. The black dice were rolled when the round began, here from { $low } to { $high }; a player who gets one chooses which. Each player was dealt a character at random, and all goal cards lie open. All begin with { $points } points.
marco-polo-2-example-variants-black = The supply: rolled black dice, the lowest a { $low }, the highest a { $high }.
marco-polo-2-example-variants-goals = What lies before Mara, Jonas and Lea: a character, { $points } points and an open goal card each.
