### The lessons. A card has a heading (-head), a text, and where something is to be chosen what (-do).
### Numbers of a position are variables: the lesson's file says where each can be seen, and its test looks.

## First look

yspahan-lesson-first-look = A first look
yspahan-lesson-first-look-about = The board, the roll, and your first turn.

yspahan-lesson-first-look-aim-head = Your aim
yspahan-lesson-first-look-aim = You are a merchant in Isfahan. The player with the most points at the end wins. The table of merchants has a row for each player: camels, gold, cards, buildings and points. You play blue.

yspahan-lesson-first-look-city-head = The city
yspahan-lesson-first-look-city = The city has quarters, and each quarter has souks. Shops of one colour in one quarter are one souk. This blue one in the Chest quarter has { $shops } shops. Fill them all, and at the end of the week it pays { $points } points.

yspahan-lesson-first-look-roll-head = One roll for all
yspahan-lesson-first-look-roll = Each day begins with a roll of { $white } white dice. All players share it. Today you are the starter, so you roll.
yspahan-lesson-first-look-roll-do = Roll the white dice.
yspahan-lesson-first-look-yellow = Yellow dice cost { $price } gold each and count only for you. They can help on another day; today roll only the white ones.

yspahan-lesson-first-look-tower-head = The tower of dice
yspahan-lesson-first-look-tower = Equal dice are a group. The lowest number, today { $low }, lies on Camels. The next ones go up level by level. But the highest, today { $high }, always lies on Gold, even if levels below it stay empty.

yspahan-lesson-first-look-take-head = Take a group
yspahan-lesson-first-look-take = In your turn you take one group off the tower. What counts is how many dice it has. On Camels there are { $dice }.
yspahan-lesson-first-look-take-do = Take the Camels.
yspahan-lesson-first-look-quarter = With this group you would deliver goods to the city. That is the next lesson. For now, please take the Camels.

yspahan-lesson-first-look-act-head = Use it
yspahan-lesson-first-look-act = Each die on Camels is a camel: you get { $camels }. With any group you could instead move the supervisor or draw a card, and with two merchants also build; you will see all that later.
yspahan-lesson-first-look-act-do = Take the camels.
yspahan-lesson-first-look-any-group = Every group can be used like that. For now, please take the camels.

yspahan-lesson-first-look-end-head = End your turn
yspahan-lesson-first-look-end = You have { $camels } camels and { $gold } gold now. That would pay for a building; buildings have a lesson of their own.
yspahan-lesson-first-look-end-do = End your turn.
yspahan-lesson-first-look-save = You could build now, and that isn’t wrong. For now, please save your camels and end the turn.

yspahan-lesson-first-look-others-head = The others
yspahan-lesson-first-look-others = Amina took the dice on Gold and has { $gold } gold. Borso put { $cubes } cubes into the Bag quarter. A group that somebody takes is gone for the day. If no group is left for you, you draw a card instead. So the order of turns matters.

yspahan-lesson-first-look-days-head = Days and weeks
yspahan-lesson-first-look-days = When everybody has had a turn the day is over, and the next player clockwise is the starter. A week has { $days } days, a game has { $weeks } weeks. Points for souks come at the end of each week. With two merchants there are { $white } white dice, and each day the starter plays first and last, the other in between.

## Delivering

yspahan-lesson-deliver = Goods for the souks
yspahan-lesson-deliver-about = Put cubes into shops, and keep others out of your souks.

yspahan-lesson-deliver-souks-head = Small and large souks
yspahan-lesson-deliver-souks = Look at the Chest quarter. The small blue souk pays { $small } points a week to the merchant who has filled it, the large pink one { $large }. An unfinished souk pays nothing.

yspahan-lesson-deliver-take-head = Dice become cubes
yspahan-lesson-deliver-take = A group on Bag, Barrel, Chest or Vase delivers to the quarter of that name: one cube a die. On Chest there are { $dice } dice today.
yspahan-lesson-deliver-take-do = Take the Chest.
yspahan-lesson-deliver-fewer = That group can be useful, but it has fewer dice. For now, please take the Chest.

yspahan-lesson-deliver-act-head = Deliver
yspahan-lesson-deliver-act = You have { $cubes } cubes to place, all of them in the Chest quarter. You must place as many as you can.
yspahan-lesson-deliver-act-do = Choose to deliver.
yspahan-lesson-deliver-other-act = Any group can do that. But with this many dice, a delivery is worth more: please deliver.

yspahan-lesson-deliver-first-head = The first cube
yspahan-lesson-deliver-first = A shop holds one cube. From your first cube on the souk is yours alone. The blue one has only { $shops } shops, so you can fill it at once.
yspahan-lesson-deliver-first-do = Put a cube into a blue shop.
yspahan-lesson-deliver-larger = You may begin there, too. But then you would have to finish that souk first. For now, please begin with the blue one.

yspahan-lesson-deliver-begin-head = Finish, then begin
yspahan-lesson-deliver-begin = The next cube automatically went beside the first, because you must complete an unfinished souk before you begin another in the same quarter. Now { $placed } cubes fill the blue souk. The last one begins a new souk. The pink one has { $shops } shops and pays { $points }. Some of them are inner shops, without a door to the street. The supervisor can’t send cubes away from those; you will meet him soon.
yspahan-lesson-deliver-begin-do = Choose the marked pink shop inside.
yspahan-lesson-deliver-door = This shop has a door to the street, where the supervisor may stop and send the cube away. Better choose one inside.
yspahan-lesson-deliver-yellow-souk = The yellow souk is open to you, too, but all its shops have doors to the street. For now, please take a pink shop.

yspahan-lesson-deliver-end-head = The others’ turn
yspahan-lesson-deliver-end = That was your action. Watch the Barrel and the Vase quarter now.
yspahan-lesson-deliver-end-do = End your turn.

yspahan-lesson-deliver-foreign-head = Others’ souks
yspahan-lesson-deliver-foreign = Amina has the blue souk in the Barrel quarter, Borso the terracotta one in the Vase quarter. You can’t place anything there, even if a shop were free. And nobody else can enter your pink souk.

yspahan-lesson-deliver-again-head = A new day, the same quarter
yspahan-lesson-deliver-again = It is the second day and you are last. On Chest there are { $dice } dice again. You have { $own } cubes in that quarter, and of the { $open } pink shops all but one are free.
yspahan-lesson-deliver-again-do = Take the Chest once more.
yspahan-lesson-deliver-quarter = You may deliver there: an unfinished souk in Chest doesn’t matter in another quarter. But here the Chest group fits exactly.
yspahan-lesson-deliver-gold = Gold is always useful. But here the Chest group fits exactly.

yspahan-lesson-deliver-finish-head = It fits
yspahan-lesson-deliver-finish = Your pink souk is unfinished, so all cubes go there. With cubes left over you could begin another souk; without an open shop they would go back to your supply.
yspahan-lesson-deliver-finish-do = Deliver, and complete the souk.

yspahan-lesson-deliver-score-head = What it pays
yspahan-lesson-deliver-score = At the end of the week you score { $small } points for the blue souk and { $large } for the pink one. Then all cubes leave the city, and next week everybody begins again.

## The supervisor

yspahan-lesson-supervisor = The supervisor and the caravan
yspahan-lesson-supervisor-about = He sends goods away. That isn’t only a danger.

yspahan-lesson-supervisor-street-head = The supervisor
yspahan-lesson-supervisor-street = The white figure in the centre is the Shah’s supervisor. Each field of the street has the doors of shops. You own the blue souk in the Barrel quarter, which pays { $points } points, but its shops have doors.

yspahan-lesson-supervisor-threat-head = Borso has a plan
yspahan-lesson-supervisor-threat = It is the third day, and Borso has rolled. His dice on Camels show { $pips }. With any group you can move the supervisor as many fields as its dice show; the number of dice doesn’t matter. Borso will move him to E1, between Borso’s own shop and yours. Cubes in shops with a door to that field are sent to the caravan. Fields that the supervisor only passes are safe.

yspahan-lesson-supervisor-save-head = Will you let it go?
yspahan-lesson-supervisor-save = Borso’s cube is gone, now it is your cube’s turn. For one camel it stays in its shop, and a cube from your supply goes to the caravan instead. You have { $camels } camels. Either way the caravan pays you { $points } points at once.
yspahan-lesson-supervisor-save-do = Give a camel and keep the cube.
yspahan-lesson-supervisor-lose = You may save the camel. But then your souk would be incomplete and pay nothing. For now, please keep the cube.

yspahan-lesson-supervisor-loaded-head = Points at once
yspahan-lesson-supervisor-loaded = You have { $points } points, and the souk is still complete. At this table the caravan has { $camels } camels in rows. A cube in the bottom row brings { $bottom } points at once, in the middle row { $middle }, in the top row none. Cubes are loaded from the bottom up.

yspahan-lesson-supervisor-group-head = Now you move him
yspahan-lesson-supervisor-group = You can do the same to yourself! The supervisor stands on E1, and at E2 there is your other cube. The Bag group shows { $pips }.
yspahan-lesson-supervisor-group-do = Take the Bag.
yspahan-lesson-supervisor-far = With this group, the way to E2 costs more gold, or more than you have. For now, please take the Bag.

yspahan-lesson-supervisor-act-head = Not a delivery
yspahan-lesson-supervisor-act = With { $pips } he would walk that many fields. He never turns back within a move, but at the centre he may go into any arm.
yspahan-lesson-supervisor-act-do = Choose to move the supervisor.
yspahan-lesson-supervisor-not-now = This group could do that, too. For now, please move the supervisor.

yspahan-lesson-supervisor-move-head = Gold for a field
yspahan-lesson-supervisor-move = He can reach all lit fields. The dice alone lead past E2, but for each gold he goes one field more or one fewer. A coin on a field tells its price: to E2 it is { $price } gold. He may also stay where he is; then cubes at that field are hit again.
yspahan-lesson-supervisor-move-do = Move him to E2.
yspahan-lesson-supervisor-raid = That would send a cube of Amina’s pink souk away, and hurt her: she has no camel to keep it. A good move in a game! But for now, please go to E2.
yspahan-lesson-supervisor-elsewhere = He may go there. But your own cube stands at E2.
yspahan-lesson-supervisor-stays = If he stays, your cube at E1 is hit again. For now, please go to E2.

yspahan-lesson-supervisor-keep-head = Once more
yspahan-lesson-supervisor-keep = Again you are asked. Your last camel keeps this cube as well, and one from your supply brings { $points } points.
yspahan-lesson-supervisor-keep-do = Give the camel.

yspahan-lesson-supervisor-worth-head = What the caravan is worth
yspahan-lesson-supervisor-worth = You have { $points } points already. And at the end of each week the caravan is scored: the number of your cubes there, now { $own }, times your highest row. The bottom row counts { $bottom } times, the middle { $middle }, the top { $top } times. The cubes stay for the next week. When the last camel is loaded, the caravan is scored at once for all and begins again, empty.

## Buildings

yspahan-lesson-build = Buildings and cards
yspahan-lesson-build-about = Spend camels and gold, and buy dice.

yspahan-lesson-build-six-head = { $count } buildings
yspahan-lesson-build-six = Each merchant can build each of these once, in any order. The price of a building is below its name: camels, and for most of them gold. It helps you for the rest of the game. After your action you may build one; with two merchants, building is itself the action, and you need a group of dice for it.

yspahan-lesson-build-camels-head = First the camels
yspahan-lesson-build-camels = The Pasture costs { $price } camels and no gold. On Camels there are { $dice } dice.
yspahan-lesson-build-camels-do = Take the Camels.
yspahan-lesson-build-need-camels = Every group has its use. But for the Pasture you need camels.

yspahan-lesson-build-pasture-head = The Pasture
yspahan-lesson-build-pasture = With a Pasture you get one camel more whenever you take camels from the tower. The earlier it stands, the more it gives.
yspahan-lesson-build-pasture-do = Build the Pasture for { $price } camels.
yspahan-lesson-build-pasture-first = You could pay for this one, too. For now, please begin with the Pasture.
yspahan-lesson-build-not-yet = You may end your turn without building. But an early Pasture pays for itself.

yspahan-lesson-build-bonus-head = It pays
yspahan-lesson-build-bonus = The lesson ended your turn for you. A day later the others left you the Camels. There are { $dice } dice, and the Pasture adds { $extra }.
yspahan-lesson-build-bonus-do = Take the Camels again.
yspahan-lesson-build-more-camels = That is possible, too. But see what the Pasture does: take the Camels.

yspahan-lesson-build-shop-head = The Shop
yspahan-lesson-build-shop = Now you have { $camels } camels. The Shop does for gold what the Pasture does for camels, and more: { $extra } gold extra each time you take gold from the tower.
yspahan-lesson-build-shop-do = Build the Shop.
yspahan-lesson-build-shop-first = You may build this, too. For now, please build the Shop; the next day brings a lot of gold.

yspahan-lesson-build-gold-head = Gold
yspahan-lesson-build-gold = There are { $dice } dice on Gold, and the Shop adds { $extra }.
yspahan-lesson-build-gold-do = Take the Gold.
yspahan-lesson-build-more-gold = That works, too. But see what the Shop does: take the Gold.

yspahan-lesson-build-yellow-head = Yellow dice
yspahan-lesson-build-yellow = You are the starter again, with { $gold } gold. Before the roll the starter may add up to { $most } yellow dice, for { $price } gold each. They go to the groups like the others, but count for you alone.
yspahan-lesson-build-yellow-do = Roll with one yellow die.
yspahan-lesson-build-one-yellow = That is your choice in a game. For now, please add exactly one yellow die.

yspahan-lesson-build-group-head = One die more
yspahan-lesson-build-group = The yellow die joined the Bag: { $white } white and { $yellow } yellow. You could deliver with all of them. But today you want a card, and for that any group will do.
yspahan-lesson-build-group-do = Take the Bag.
yspahan-lesson-build-any-for-a-card = For a card any group will do. For now, please take the Bag.

yspahan-lesson-build-draw-head = Draw a card
yspahan-lesson-build-draw = Instead of the action of the level, or of moving the supervisor, you may draw the top card. Only you see what it is.
yspahan-lesson-build-draw-do = Draw a card.
yspahan-lesson-build-card-first = You may do that, too. For now, please draw a card.

yspahan-lesson-build-card-head = Cards
yspahan-lesson-build-card = It gives { $camels } camels. In your turn you may play any number of cards, before or after the action. Or you can discard one card, whatever its text, when you have taken a group: then the group counts one die more.
yspahan-lesson-build-card-do = Play the card.
yspahan-lesson-build-card-then-build = You can build at once. But with the card you can build something larger: play it first.
yspahan-lesson-build-later = You may keep the card for later. For now, please play it.

yspahan-lesson-build-third-head = The third building
yspahan-lesson-build-third = Now the Market is within reach: { $camels } camels and { $gold } gold. Your first buildings brought no points. The third brings { $points } at once, whichever it is.
yspahan-lesson-build-third-do = Build the Market.
yspahan-lesson-build-build-now = You may wait. But the points are there to be taken: build the Market.

yspahan-lesson-build-points-head = Points for building
yspahan-lesson-build-points = You have { $points } points. The fourth and fifth building bring { $each } each, the sixth brings { $last }. The Market adds { $market } points to each of your complete souks at the end of each week. The Bath house moves the supervisor up to { $bath } fields more or fewer for free. The Caravansary draws a card when a cube of yours is sent away. The Hoist delivers one more cube.

## The end

yspahan-lesson-end = The last day
yspahan-lesson-end-about = The end of a week, the end of the game, and who wins.

yspahan-lesson-end-last-head = The very last turn
yspahan-lesson-end-last = It is week { $week }, day { $day }, and yours is the last turn of the game. You play yellow this time and have { $points } points. See the rows of the others: it is close.

yspahan-lesson-end-souks-head = What you will score
yspahan-lesson-end-souks = When the week ends, your complete souks count: { $barrel } points for the sage one in the Barrel quarter and { $chest } for the yellow one in the Chest quarter. You own the Market: { $extra } more for each of them.

yspahan-lesson-end-unfinished-head = And what you won’t
yspahan-lesson-end-unfinished = In this souk you have one cube, but it needs { $shops }. An unfinished souk scores nothing, and dice for the Barrel are gone.

yspahan-lesson-end-caravan-head = The caravan
yspahan-lesson-end-caravan = You have { $own } cube there, in the bottom row. The bottom row counts { $bottom } times, the middle { $middle }, the top { $top } times. So your cube will score one point.

yspahan-lesson-end-choose-head = Your last group
yspahan-lesson-end-choose = Camels, gold and cards left over are worth nothing. But you hold a card that sells gold for points. You have { $gold } gold, on Gold lie { $dice } dice, and your Shop adds { $extra }.
yspahan-lesson-end-choose-do = Take the Gold.
yspahan-lesson-end-no-points = That brings fewer points now. With your card, Gold brings more.
yspahan-lesson-end-too-early = First take more gold, then sell it all at once: the card can be played only once.

yspahan-lesson-end-gold-head = As much as you can
yspahan-lesson-end-gold = Here the action brings { $gold } gold.
yspahan-lesson-end-gold-do = Take the gold.
yspahan-lesson-end-keep-card = A discarded card would add one die. But you need this very card to sell the gold.

yspahan-lesson-end-sell-head = Sell it
yspahan-lesson-end-sell = You have { $gold } gold. Each gold that you sell brings one point: { $points } in all.
yspahan-lesson-end-sell-do = Play the card and give all your gold.
yspahan-lesson-end-all-of-it = You may give less. But what is left is worth nothing.
yspahan-lesson-end-worthless = Gold that is left at the end is worth nothing. Sell it first.

yspahan-lesson-end-finish-head = The game ends
yspahan-lesson-end-finish = You have { $points } points. You own all buildings, so there is nothing else to do.
yspahan-lesson-end-finish-do = End your turn.

yspahan-lesson-end-result-head = You win
yspahan-lesson-end-result = Your souks brought { $souks } points, the Market { $market }, and { $caravan } cube on the caravan one. You have { $total } in all, and nobody has more. In a tie, the victory is shared. The sheet below the board shows where all points came from.

yspahan-lesson-end-two-head = With two, with four
yspahan-lesson-end-two = Some rules depend on how many play. With two there are { $dice } white dice, the starter has a second turn each day, yellow dice stay for both turns, and building is an action that needs a group of dice. The caravan has { $camels } camels with two, { $three } with three, { $four } with four merchants. With two or four, the player with the fewest points starts the last day; with four, the others follow, the most points last.
