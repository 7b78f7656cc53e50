### The lessons. A card has a heading (-head), a text, and where something is to be chosen what (-do).
### Numbers of a position are variables: the lesson's file says where each can be seen, and its test looks.

## First look

marco-polo-1-lesson-first-look = Your first dice
marco-polo-1-lesson-first-look-about = Dice and spaces, the bazaar, a contract, and your first trading post.

marco-polo-1-lesson-first-look-aim-head = Your aim
marco-polo-1-lesson-first-look-aim = You set out from Venezia for Beijing. You play blue and begin with { $points } points. More come from contracts that you fulfil, from trading posts, and from your goals at the end. The player with the most points wins.

marco-polo-1-lesson-first-look-dice-head = Your dice
marco-polo-1-lesson-first-look-dice = Each round everybody rolls { $dice } dice of their own. In your turn you place one or more of them on a space and do what it says, one action a turn. Turns go round until nobody has any dice left.

marco-polo-1-lesson-first-look-khan-head = The Khan’s favour
marco-polo-1-lesson-first-look-khan = The Khan’s favour takes one die, at least as high as the one before it. The last one there shows { $laid }, so even your { $die } is enough. You get { $camels } camels and a good of your choice.
marco-polo-1-lesson-first-look-khan-do = Choose the lowest die, then the Khan’s favour.
marco-polo-1-lesson-first-look-lowest = That works, too. But the lowest die does the same here, and the higher ones are worth more elsewhere.
marco-polo-1-lesson-first-look-khan-first = You could do that. For now, please begin with the Khan’s favour.

marco-polo-1-lesson-first-look-good-head = Which good?
marco-polo-1-lesson-first-look-good = Pepper, silk or gold: you choose. Your contract asks for pepper; you will see it in a moment.
marco-polo-1-lesson-first-look-good-do = Take a pepper.
marco-polo-1-lesson-first-look-pepper = A good choice elsewhere. Your contract asks for pepper, so take one here.

marco-polo-1-lesson-first-look-end-head = End your turn
marco-polo-1-lesson-first-look-end = Now you have { $camels } camels and { $pepper } pepper. Before you end your turn you could still do bonus actions, such as rerolling a die for a camel.
marco-polo-1-lesson-first-look-end-do = End your turn.
marco-polo-1-lesson-first-look-bonus-later = You can do such bonus actions before and after the action, as often as you can pay for them. For now, please end the turn.

marco-polo-1-lesson-first-look-contract-head = A contract
marco-polo-1-lesson-first-look-contract = Amina has taken coins. You have a contract: on the left is its price, { $camels } camel and { $pepper } pepper, on the right its reward, { $points } point and a step on the map. You have { $own } pepper.

marco-polo-1-lesson-first-look-bazaar-head = The bazaar
marco-polo-1-lesson-first-look-bazaar = At the bazaar there are camels, pepper, silk and gold. For pepper you place one die, and its number is the row that you may take. Silk needs more dice, and gold even more; then the lowest counts.
marco-polo-1-lesson-first-look-bazaar-do = Choose the marked die, then pepper.
marco-polo-1-lesson-first-look-high-die = A high die brings more pepper than you need. Keep it, and use the marked one.
marco-polo-1-lesson-first-look-pepper-first = That is possible. But your contract needs pepper: please use the bazaar.

marco-polo-1-lesson-first-look-row-head = A row
marco-polo-1-lesson-first-look-row = You may take your die’s row or any lower one. Yours has { $pepper } pepper and { $coins } coin.
marco-polo-1-lesson-first-look-row-do = Take the marked row.
marco-polo-1-lesson-first-look-too-few = That is too little for your contract.

marco-polo-1-lesson-first-look-fulfil-head = Fulfil it
marco-polo-1-lesson-first-look-fulfil = Now you have everything that the contract asks for. Fulfilling it is a bonus action: you need no die for it. You get { $points } point at once, and a step.
marco-polo-1-lesson-first-look-fulfil-do = Fulfil your contract.
marco-polo-1-lesson-first-look-now = You could do that as well. But the contract is ready: please fulfil it.

marco-polo-1-lesson-first-look-step-head = A step
marco-polo-1-lesson-first-look-step = When a movement ends in a city where you have no post, you place a trading post. Many routes cost camels or coins, as printed on them. In Alexandria the first player gets an outpost bonus: { $camels } camels.
marco-polo-1-lesson-first-look-step-do = Go to Alexandria.
marco-polo-1-lesson-first-look-alexandria = You may do that. For now, please go to Alexandria and place your first post.

marco-polo-1-lesson-first-look-spaces-head = Blue and brown
marco-polo-1-lesson-first-look-spaces = You have { $points } points and { $posts } post: from your next turn on you may use its city card. Look at the spaces: others can use a blue one after you, but they pay as many coins as their lowest die shows. A brown slot is closed once a die lies there. And your own colour may be on a space only once a round.

## A journey

marco-polo-1-lesson-journey = A journey
marco-polo-1-lesson-journey-about = Steps and what they cost, posts in small and large cities, the hourglass.

marco-polo-1-lesson-journey-map-head = The map
marco-polo-1-lesson-journey-map = Crests are cities: those with walls are large cities, those with a tower small ones. Palms are oases. A step leads along one route to the next place. A route shows its price in camels or coins; many cost nothing.

marco-polo-1-lesson-journey-price-head = The price of steps
marco-polo-1-lesson-journey-price = Travel takes { $dice } dice. You pay for the routes, and you pay coins for your steps, as the table shows: { $short } coins if you make a second one, { $long } with a third. The fourth costs no more than the third, and the sixth no more than the fifth. You have { $coins } coins.

marco-polo-1-lesson-journey-space-head = Dice for a journey
marco-polo-1-lesson-journey-space = Your lowest die on Travel limits your steps. You may make fewer, but at least one. You want to go to Adana, a small city in the south: the marked die is enough.
marco-polo-1-lesson-journey-space-do = Choose the marked die, then Travel.
marco-polo-1-lesson-journey-low-die = That die would allow too few steps for Adana. Please use the marked one.
marco-polo-1-lesson-journey-high-die = That works, too. But the marked die is high enough; keep the highest for later.
marco-polo-1-lesson-journey-travel-first = That is possible. But you have just enough coins for a journey: please travel.

marco-polo-1-lesson-journey-second-head = A second die
marco-polo-1-lesson-journey-second = The lowest of the dice counts, so beside the { $first } any higher die will do.
marco-polo-1-lesson-journey-second-do = Add the marked die.
marco-polo-1-lesson-journey-too-low = Then you could make only { $low } steps. Add the marked die.

marco-polo-1-lesson-journey-go-head = The first step
marco-polo-1-lesson-journey-go = The way to Adana leads by Alexandria. This route costs nothing but the step.
marco-polo-1-lesson-journey-go-do = Go to Alexandria.
marco-polo-1-lesson-journey-south = You could go there. But the way to Adana goes by Alexandria: please go there.

marco-polo-1-lesson-journey-oasis-head = Passing through
marco-polo-1-lesson-journey-oasis = You place a post only where a movement ends. You want to go on, so Alexandria gets none: you only pass it. An oasis takes a step like a city.
marco-polo-1-lesson-journey-oasis-do = Go on to Oasis I.
marco-polo-1-lesson-journey-further = You may stop, turn back or take another route, and each step costs something. For now, please go on to Oasis I.

marco-polo-1-lesson-journey-arrive-head = To the small city
marco-polo-1-lesson-journey-arrive = If you end in an oasis, you get nothing there, neither a post nor a bonus. The route to Adana costs { $route } camels. The sign beside it is the city bonus: { $bonus } camels.
marco-polo-1-lesson-journey-arrive-do = Go to Adana.
marco-polo-1-lesson-journey-adana = You may do that. But you want to go to Adana: please go there.

marco-polo-1-lesson-journey-post-head = Paid, then received
marco-polo-1-lesson-journey-post = You had nothing left for a fourth step, so the journey ended by itself. You paid for steps and routes together, before you received anything: you have { $coins } coins. Then you placed a post and got the city bonus, so you have { $camels } camels.
marco-polo-1-lesson-journey-post-do = End your turn.
marco-polo-1-lesson-journey-bonus-later = You could still do that in this turn, but save your camels and dice. For now, please end the turn.

marco-polo-1-lesson-journey-outpost-head = A large city
marco-polo-1-lesson-journey-outpost = Amina has travelled to Moscow, a large city. Hers is the first post there, so she took the outpost bonus, a contract, and its sign is gone. The one in Alexandria is still there. From her next turn on she may use the city card of Moscow. And a player who uses Travel takes the hourglass: she has it now.

marco-polo-1-lesson-journey-again-head = A new round
marco-polo-1-lesson-journey-again = The round went on until nobody had dice. Borso travelled last, so he has the hourglass and begins this round. All dice went back and were rolled again. And Adana has brought you { $bonus } camels again, as it will in every round. The earlier a post stands in a small city, the more it brings.

marco-polo-1-lesson-journey-posts-head = More about posts
marco-polo-1-lesson-journey-posts = You may have one post in each city, beside those of others. Where you already have one you get nothing, and in Venezia nobody can place one. Beijing is far: the first to come there will get { $best } points at the end, those after fewer. You have { $posts } posts; the last of them bring points, too, as your board shows. Once all are on the map, you move one of them instead.

## City cards

marco-polo-1-lesson-cards = City cards
marco-polo-1-lesson-cards-about = What large cities offer: exchange, by the die, steps, and more.

marco-polo-1-lesson-cards-posts-head = Your cards
marco-polo-1-lesson-cards-posts = Each large city has a card, Sumatra more than one. There are { $cards } in all, and they stay for the whole game. To use one you need a post in its city, placed in an earlier turn. You have { $posts } posts: in Samarcanda and in Alexandria.

marco-polo-1-lesson-cards-place-head = Read a card
marco-polo-1-lesson-cards-place = A card takes one die. The price is before the arrow, the reward after it; “×” and a small die means: as often as your die shows. In Samarcanda it goes either way: { $camel } camel for { $coins } coins, or { $coin } coin for { $camel } camel. You have only { $own } camel.
marco-polo-1-lesson-cards-place-do = Choose the card of Samarcanda, then the highest die.
marco-polo-1-lesson-cards-fewer-times = That works, too, but a lower die does it fewer times. Please use the highest one.
marco-polo-1-lesson-cards-camels-first = That card turns camels into points, and you have only { $own } camel. Get some in Samarcanda first.
marco-polo-1-lesson-cards-card-first = You could do that. For now, please use the card of Samarcanda.

marco-polo-1-lesson-cards-which-head = Which way, how often?
marco-polo-1-lesson-cards-which = You may do it up to { $most } times, and at least once. On this card you must choose the same direction each time. You will soon need camels.
marco-polo-1-lesson-cards-which-do = Take as many camels as you can.
marco-polo-1-lesson-cards-more = That is allowed. But camels are cheap here: take as many as you can.
marco-polo-1-lesson-cards-other-way = That gives your camel away for coins. But you need camels: please take those.

marco-polo-1-lesson-cards-closed-head = Closed for this round
marco-polo-1-lesson-cards-closed = You have { $camels } camels. City cards are brown: where a die lies, nobody can place another until the next round, not even you. A brown space never has a surcharge.
marco-polo-1-lesson-cards-closed-do = End your turn.
marco-polo-1-lesson-cards-bonus-later = You could, but keep your camels and dice. For now, please end the turn.

marco-polo-1-lesson-cards-second-head = A second card
marco-polo-1-lesson-cards-second = Amina and Borso have posts in Alexandria as well, but went to the bazaar. So the card is still free. There { $camel } camel brings { $point } point.
marco-polo-1-lesson-cards-second-do = Choose the card of Alexandria, then the marked die.
marco-polo-1-lesson-cards-higher = A lower die does it fewer times. Please use the marked one.
marco-polo-1-lesson-cards-points-first = That is possible. But others may use this card before you come back: please take it now.

marco-polo-1-lesson-cards-often-head = How often?
marco-polo-1-lesson-cards-often = You have { $camels } camels, and the die allows { $most } exchanges.
marco-polo-1-lesson-cards-often-do = Exchange as often as you can.
marco-polo-1-lesson-cards-as-often = Less is allowed, for camels have other uses. For now, please exchange as often as you can.

marco-polo-1-lesson-cards-die-head = By the die
marco-polo-1-lesson-cards-die = You have { $points } points. Other cards cost nothing, and the die alone decides what they bring. In Karakorum a low die brings { $few } silk, a high one { $many }. In other games there may be a card that pays coins for each pip.

marco-polo-1-lesson-cards-steps-head = Steps from a card
marco-polo-1-lesson-cards-steps = The card of Karachi sells steps, for { $camels } camels each, as many as the die shows. All of them are one movement, and you place a post where it ends. The table of prices doesn’t count, but you pay for routes as usual. The hourglass stays where it is.

marco-polo-1-lesson-cards-sumatra-head = Sumatra
marco-polo-1-lesson-cards-sumatra = A post in Sumatra opens all its cards, each for a die of its own. The middle one goes either way: one good for { $camels } camels, or { $camels } camels for one good. Here you may choose again each time.

marco-polo-1-lesson-cards-kinds-head = Cards that count
marco-polo-1-lesson-cards-kinds = Each game has other cards. Some count: coins or points for each of your posts, or for each contract that you have fulfilled, at most as often as the die shows. Some pay the bonus of a small city with your post; several bonuses must come from different cities. And the sheets in Kochi are a city bonus, too: they copy any other one on the map.

## Contracts

marco-polo-1-lesson-contracts = Contracts
marco-polo-1-lesson-contracts-about = Take them, make room, fulfil them in the right order.

marco-polo-1-lesson-contracts-row-head = Open contracts
marco-polo-1-lesson-contracts-row = Anybody may take the contracts on these { $places } positions. Each shows its price on the left and its reward on the right. You begin with a blue one, a starter.

marco-polo-1-lesson-contracts-die-head = What a die reaches
marco-polo-1-lesson-contracts-die = A die here reaches the positions up to its number, and you may take one contract from them, or a second one as well. Position { $die } also brings a coin or a camel, position { $last } brings double.
marco-polo-1-lesson-contracts-die-do = Choose the marked die, then Contracts.
marco-polo-1-lesson-contracts-too-high = That reaches one position more, which you don’t need today. Keep the highest die.
marco-polo-1-lesson-contracts-too-low = That die doesn’t reach position { $die }. Please use the marked one.
marco-polo-1-lesson-contracts-contracts-first = You could do that. For now, please take contracts.

marco-polo-1-lesson-contracts-first-head = The first
marco-polo-1-lesson-contracts-first = This one asks for { $camels } camels and one of each good. It brings { $points } points and { $goods } goods of your choice.
marco-polo-1-lesson-contracts-first-do = Take the marked contract.
marco-polo-1-lesson-contracts-that-next = You will take that one next. Please begin with the marked one.
marco-polo-1-lesson-contracts-alike = A good contract, too. But the marked one is easier together with its neighbour: please take it.

marco-polo-1-lesson-contracts-second-head = And a second
marco-polo-1-lesson-contracts-second = This one asks for the same and brings { $points } points. There is no room for a third contract on your board, so your starter has to go.
marco-polo-1-lesson-contracts-second-do = Take the marked contract, too.
marco-polo-1-lesson-contracts-one-only = You may stop at one and keep your starter. But this contract brings far more: please take it.

marco-polo-1-lesson-contracts-gift-head = A little more
marco-polo-1-lesson-contracts-gift = It lay on position { $die }, so you get a coin or a camel.
marco-polo-1-lesson-contracts-gift-do = Take the camel.
marco-polo-1-lesson-contracts-camel = Coins are useful, but your contracts ask for camels.

marco-polo-1-lesson-contracts-room-head = What has moved
marco-polo-1-lesson-contracts-room = The starter has left the game; any other contract that makes room goes under the special pile. If there are several, you choose, but you can’t put away one that you took with the same action. The other open contracts slid to the left, where lower dice reach them. If none is left, a pair from the special pile is laid out before the next turn.

marco-polo-1-lesson-contracts-fulfil-head = Which first?
marco-polo-1-lesson-contracts-fulfil = Some turns later, the Khan and the bazaar have brought you { $camels } camels, { $pepper } pepper, { $silk } silk and { $gold } gold. Your dice are placed, but you can do bonus actions until you end the turn. Both contracts ask for gold, and you have only { $gold }. The reward of one can help.
marco-polo-1-lesson-contracts-fulfil-do = First fulfil the contract that brings goods.
marco-polo-1-lesson-contracts-wrong-order = Then there would be no gold left for the other one. Please begin with the marked one: it brings goods.
marco-polo-1-lesson-contracts-not-yet = A contract brings nothing until it is fulfilled. You have everything for it: please fulfil it now.

marco-polo-1-lesson-contracts-goods-head = Different goods
marco-polo-1-lesson-contracts-goods = You choose among pepper, silk and gold. With the sign ≠ they must be different ones. Think of the other contract.
marco-polo-1-lesson-contracts-goods-do = Take gold, and another good.
marco-polo-1-lesson-contracts-no-gold = Without gold you can’t fulfil the other contract.

marco-polo-1-lesson-contracts-again-head = And the other
marco-polo-1-lesson-contracts-again = Now you have one of each good again, and just { $camels } camels.
marco-polo-1-lesson-contracts-again-do = Fulfil the other contract.

marco-polo-1-lesson-contracts-drawn-head = The special pile
marco-polo-1-lesson-contracts-drawn = You have { $points } points and { $done } contracts fulfilled, which will count at the end. The last reward was a contract: it was drawn from the special pile, for all to see. If both your places had been taken, you could have made room for it, or put it under the pile.

marco-polo-1-lesson-contracts-swept-head = A new round
marco-polo-1-lesson-contracts-swept = At the end of a round the remaining open contracts go under the special pile, and new ones are laid out; there is a pile for each of the { $rounds } rounds to come. Other rewards: a free step on the map, you pay only for the route; or a black die, rolled at once and yours for the round, if any are left.

## Dice

marco-polo-1-lesson-dice = More from your dice
marco-polo-1-lesson-dice-about = A low roll, the surcharge, and every bonus action.

marco-polo-1-lesson-dice-low-head = A low roll
marco-polo-1-lesson-dice-low = A new round, and all have rolled. Your dice add up to less than { $enough }: for each point missing you get a coin or a camel, { $missing } in all and mixed as you like. So a low roll isn’t so bad.
marco-polo-1-lesson-dice-low-do = Take only camels.
marco-polo-1-lesson-dice-mixed = Any mix is allowed. Camels help your dice, so take only camels here.

marco-polo-1-lesson-dice-reroll-head = Roll again
marco-polo-1-lesson-dice-reroll = You have { $camels } camels. With them you improve your dice. These are bonus actions: before or after your action, in any order, as often as you can pay. For { $price } camel you roll a die again.
marco-polo-1-lesson-dice-reroll-do = Choose to reroll, then the marked die.
marco-polo-1-lesson-dice-lower-one = You may reroll any of your dice. But the lowest has least to lose: take that one.
marco-polo-1-lesson-dice-reroll-first = You may act at once. But first improve your dice here: reroll the marked one.

marco-polo-1-lesson-dice-coins-head = The surcharge
marco-polo-1-lesson-dice-coins = It is a { $new } now. Next comes your action. For coins any die will do, but there is already one: with two players a neutral die always lies there. On an occupied blue space you first pay a surcharge, as many coins as your own die shows. With a { $low } you gain { $net } in all.
marco-polo-1-lesson-dice-coins-do = Choose the lowest die, then the coins.
marco-polo-1-lesson-dice-dearer = With that die you would pay a higher surcharge. Please use the lowest.
marco-polo-1-lesson-dice-coins-first = That is possible. But for now, please take the coins with your lowest die.

marco-polo-1-lesson-dice-occupied-head = The lowest die pays
marco-polo-1-lesson-dice-occupied = Since then Amina has taken silk, and you after her. Of your dice the lowest counts for the surcharge as it does for the row: you paid { $low } coins, no matter what hers show. Your colour is now on silk and on coins, so no more dice of your colour can go there in this round. Then Amina placed a { $khan } at the Khan: there nobody ever pays a surcharge, but the numbers must not fall.

marco-polo-1-lesson-dice-buy-head = A black die
marco-polo-1-lesson-dice-buy = Your contract still needs pepper, and the Khan has camels, too. But he asks for a { $khan } or more, and your dice are low. For { $price } camels you buy a black die for this round, once a turn. { $left } are left, for all players.
marco-polo-1-lesson-dice-buy-do = Buy a black die.
marco-polo-1-lesson-dice-buy-first = You can do that with a low die. But here try a black die first.

marco-polo-1-lesson-dice-black-head = No colour
marco-polo-1-lesson-dice-black = It shows a { $black }! A black die is placed, rerolled and turned like your own. It has no colour, so it may go even where yours lies. If you place it together with your own dice, though, their colour must not lie there yet.
marco-polo-1-lesson-dice-black-do = Choose the black die, then the Khan’s favour.
marco-polo-1-lesson-dice-dear = It may go there, although your colour lies there. But you would pay { $black } coins. Please go to the Khan.
marco-polo-1-lesson-dice-khan-now = You could do that. But the last slot at the Khan is still free: please take it.

marco-polo-1-lesson-dice-turn-head = Turn a die
marco-polo-1-lesson-dice-turn = The Khan gave you pepper, and with it you fulfilled your contract: you have { $points } points. Now it is your turn again. Your dice are equal and low, but for camels you may turn a die by one.
marco-polo-1-lesson-dice-turn-do = Choose to turn a die.
marco-polo-1-lesson-dice-turn-first = You could do that. But first try to turn a die.

marco-polo-1-lesson-dice-up-head = Up or down
marco-polo-1-lesson-dice-up = It costs { $price } camels each time. You can’t turn the highest number to the lowest, or the other way round. In the marked row there are { $pepper } pepper and { $coin } coin.
marco-polo-1-lesson-dice-up-do = Turn the die up.
marco-polo-1-lesson-dice-down = That is allowed, and sometimes useful for a smaller surcharge. For now, please turn it up.

marco-polo-1-lesson-dice-purse-head = The purse
marco-polo-1-lesson-dice-purse = You took the pepper and have one die left. Any die on the purse brings { $coins } coins, without a surcharge, and as often as you like. That is a bonus action: usually you still have to do an action. But if your turn begins with a single die, you may put it there and need no action.
marco-polo-1-lesson-dice-purse-do = Choose the die, then the purse.
marco-polo-1-lesson-dice-purse-first = That is possible, too. But for now, please put your last die on the purse.

marco-polo-1-lesson-dice-out-head = Out of dice
marco-polo-1-lesson-dice-out = You have no dice left, so you are out of the round. While you have dice, you can’t pass; if no action is possible, you must put a die on the purse. After the round, all black dice go back. With two at the table there are { $two } of them, with three { $three }, with four { $four }. The neutral dice stay: with two they lie at the Khan and on the coins, with three one lies at the Khan.

## Characters

marco-polo-1-lesson-characters = Characters and goals
marco-polo-1-lesson-characters-about = Before the first round: who you are, and what you travel for.

marco-polo-1-lesson-characters-start-head = Before the first round
marco-polo-1-lesson-characters-start = The seats are drawn by lot. The starter has { $first } coins, each after that one more; you are last and have { $own }. All have { $camels } camels, a starter contract and goal cards. Now everybody chooses a character; each breaks a rule in its own way. { $open } lie open, one more than there are players. The last in turn order chooses first: that’s you.

marco-polo-1-lesson-characters-raschid-head = Raschid and Mercator
marco-polo-1-lesson-characters-raschid = Raschid never rolls. When he places a die he chooses its number, but he pays like everybody, and gets nothing for a low roll. Mercator gains when others use the bazaar: he gets { $share } of the same kind, however much they take. With two or three players he also gets a camel when others use the Khan; with two, he also gets coins when the other player takes coins.

marco-polo-1-lesson-characters-kubilai-head = Kubilai and Matteo
marco-polo-1-lesson-characters-kubilai = Kubilai begins in Beijing, with a post on the place for { $best } points; those who come later get the next ones. Matteo rolls a white die with his own. Like a black one it has no colour, and it counts in a low roll. And at the start of each round he gets a contract from the special pile.

marco-polo-1-lesson-characters-choose-head = Your character
marco-polo-1-lesson-characters-choose = Johannes Caprini can jump from an oasis to any other. That is a step like any other, but he pays for no route. And at the start of each round he gets { $coins } coins.
marco-polo-1-lesson-characters-choose-do = Take Johannes Caprini.
marco-polo-1-lesson-characters-any-other = A good character, and in a game you may take any. In this lesson please take Caprini.

marco-polo-1-lesson-characters-absent-head = Others you may meet
marco-polo-1-lesson-characters-absent = Amina plays Raschid, Borso Mercator, Chen Kubilai. In other games you may meet Berke Khan, who never pays a surcharge, though an occupied city card is closed to him, too. Niccolò and Marco are a pair of figures. They share the steps of each journey, and each places a post where it ends; they get { $camel } camel a round. Wilhelm has { $more } posts more, and places one also in each city that he passes. The last of them brings { $points } points.

marco-polo-1-lesson-characters-goals-head = Goal cards
marco-polo-1-lesson-characters-goals = You keep half of your goal cards, and nobody else sees them until the end. A card brings its points if you have posts in both its cities. And different cities of both cards count as well, from { $one } point for a single one up to { $all } for all of them. So cards without a common city are good.
marco-polo-1-lesson-characters-goals-do = Keep the marked cards.
marco-polo-1-lesson-characters-same-city = Both name Kochi, and a city counts only once. Please keep the marked cards.
marco-polo-1-lesson-characters-far = You may keep any pair. But the lesson goes on with the marked cards: please keep those.

marco-polo-1-lesson-characters-income-head = The first round
marco-polo-1-lesson-characters-income = You got your character’s round bonus at once: with Caprini’s coins you have { $coins }. Then Amina chose a { $pips } for her die and took camels. Borso plays Mercator, so he got one, too. All the others have had a turn, and now you go on a journey.

marco-polo-1-lesson-characters-jump-head = A jump
marco-polo-1-lesson-characters-jump = Your lower die on Travel is a { $low }, and you have made the first step, to Oasis A. From here you may go to any other oasis. Oasis H lies right beside Xian.
marco-polo-1-lesson-characters-jump-do = Jump to Oasis H.
marco-polo-1-lesson-characters-to-h = That is possible. But Xian is your goal: please jump to Oasis H.

marco-polo-1-lesson-characters-xian-head = To your goal
marco-polo-1-lesson-characters-xian = Xian is on one of your goal cards, and its bonus is { $points } points, now and in every later round.
marco-polo-1-lesson-characters-xian-do = Go to Xian.
marco-polo-1-lesson-characters-to-xian = You may do that. But here you want to go to Xian: please end your journey there.

marco-polo-1-lesson-characters-stay-head = On to Beijing?
marco-polo-1-lesson-characters-stay = One step more would lead to Beijing, and the fourth costs no more than the third. But then you would only have passed Xian.
marco-polo-1-lesson-characters-stay-do = Stop in Xian.
marco-polo-1-lesson-characters-beijing = Tempting! But Chen has the best place there, and you can still come later. Xian pays in every round: please stop here.

marco-polo-1-lesson-characters-ready-head = An easier beginning
marco-polo-1-lesson-characters-ready = You have { $points } points, and one city of this goal card. For a first game there is an easier set-up, which you choose when you open a table: characters are given out, everybody is dealt only the goal cards that they keep, and each city bonus lies in its own city. Characters may also be dealt at random.

## The end

marco-polo-1-lesson-end = The last round
marco-polo-1-lesson-end-about = What counts at the end, and who wins.

marco-polo-1-lesson-end-last-head = The last round
marco-polo-1-lesson-end-last = It is round { $rounds }, and when nobody has dice left the game ends. You play Caprini and have { $points } points, Amina { $other }. As in every round the bonuses came first, then all rolled, and turns go round. But now you need only what counts at the end: goal cards, Beijing, goods, coins and the most contracts.

marco-polo-1-lesson-end-goals-head = Goal cards
marco-polo-1-lesson-end-goals = You have posts in Karachi and Anxi, so this card will bring { $points } points. Of the other you have Moscow, but Kashgar is too far now; a goal that you miss costs nothing. Still, Moscow counts among the different cities of your cards, and the small table says what those bring: { $cities } points.

marco-polo-1-lesson-end-travel-head = Why Beijing?
marco-polo-1-lesson-end-travel = Nobody is in Beijing yet: the best place brings { $best } points. Your goods count only with a post there, a point for every { $pair } of pepper, silk and gold in any mix. Camels never count. You are in Ormuz, and Caprini jumps.
marco-polo-1-lesson-end-travel-do = Choose one of the higher dice, then Travel.
marco-polo-1-lesson-end-too-low = With that die your steps wouldn’t reach Beijing. Please take a higher one.
marco-polo-1-lesson-end-beijing-first = That can wait. Go to Beijing first, while you have coins and dice for it.

marco-polo-1-lesson-end-jump-head = One jump
marco-polo-1-lesson-end-jump = Both your dice that show { $low } lie there, and the first step led to Oasis G. Beijing has a neighbour on the coast: Oasis J.
marco-polo-1-lesson-end-jump-do = Jump to Oasis J.
marco-polo-1-lesson-end-to-j = That works, too. But from Oasis J the route to Beijing costs nothing: please jump there.

marco-polo-1-lesson-end-arrive-head = What it costs
marco-polo-1-lesson-end-arrive = Amina’s dice lay on Travel before yours: { $surcharge } coins as a surcharge. The steps cost { $price }, and the route to the first oasis camels. You have all that, and you pay it together.
marco-polo-1-lesson-end-arrive-do = Go to Beijing.
marco-polo-1-lesson-end-to-beijing = You may do that. But Beijing is one step away: please go there.

marco-polo-1-lesson-end-khan-head = What is left
marco-polo-1-lesson-end-khan = You have a post in Beijing, and Amina has placed her last die. You have { $coins } coins; at the end they bring a point for every { $each }, so these are worth nothing. But your contract lacks only pepper, and the Khan still takes a low die.
marco-polo-1-lesson-end-khan-do = Choose a die, then the Khan’s favour, for a pepper.
marco-polo-1-lesson-end-pepper-first = That brings no points any more. Get the pepper for your contract first.

marco-polo-1-lesson-end-fulfil-head = One more contract
marco-polo-1-lesson-end-fulfil = You have the pepper. The contract brings { $points } points and a step. The player with the most fulfilled contracts gets { $most } points; in a tie, each of them does. You can’t reach that: you have { $own } so far, Amina { $hers }.
marco-polo-1-lesson-end-fulfil-do = Fulfil your contract.
marco-polo-1-lesson-end-not-yet = A contract that isn’t fulfilled brings nothing at the end. Please fulfil it now.

marco-polo-1-lesson-end-step-head = A step as a reward
marco-polo-1-lesson-end-step = Such a step is free, you pay only for the route; and you may decline it. The route to Xian costs nothing, and a post there brings { $camels } camels. If points are equal, the player with more camels wins.
marco-polo-1-lesson-end-step-do = Go to Xian.
marco-polo-1-lesson-end-oasis = An oasis brings nothing. In Xian you at least get camels.

marco-polo-1-lesson-end-goods-head = The last die
marco-polo-1-lesson-end-goods = You have { $silk } silk and { $gold } gold left, worth a point together. With this die you get { $pepper } pepper, and so another point.
marco-polo-1-lesson-end-goods-do = Choose the die, then pepper at the bazaar.
marco-polo-1-lesson-end-too-few-coins = That wouldn’t make { $each } coins, so it brings no point. Pepper does.
marco-polo-1-lesson-end-worthless = That hardly brings a point now. Pepper brings one.

marco-polo-1-lesson-end-finish-head = The game ends
marco-polo-1-lesson-end-finish = Nobody has dice left. You have { $points } points, Amina { $other }; now the goal cards are shown and the rest is counted.
marco-polo-1-lesson-end-finish-do = End your turn.
marco-polo-1-lesson-end-not-now = You could buy a black die and play on with it. But it would hardly bring a point: please end the turn.

marco-polo-1-lesson-end-won-head = You win
marco-polo-1-lesson-end-won = Your goal card brought { $goals } points, different cities { $cities }, Beijing { $beijing } and your goods { $goods }. That makes { $own }. Amina got { $most } for the most contracts and has { $other }. In a tie, camels decide; if they are equal, too, the victory is shared. The sheet shows where all points came from. Now you know what you need for a game.
