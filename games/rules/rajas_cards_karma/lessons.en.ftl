### The lessons. A card has a heading (-head), a text, and where something is to be chosen what (-do).
### Numbers of a position are variables: the lesson's file says where each can be seen, and its test looks.

## First look

rajas-cards-karma-lesson-first-look = A first look
rajas-cards-karma-lesson-first-look-about = Cards with a front and a back, and your first turns.

rajas-cards-karma-lesson-first-look-aim-head = A race
rajas-cards-karma-lesson-first-look-aim = You have a row of { $cards } track cards. For { $fame } fame you turn the leftmost one, for { $coins } coins the rightmost one. The player who has turned all of them wins. Nothing else counts.

rajas-cards-karma-lesson-first-look-grid-head = Front and back
rajas-cards-karma-lesson-first-look-grid = There are { $cards } cards in the middle: buildings, ships, goods and palace actions. On the back of each is a die. The disc in the corner shows its colour, but not its number. In your turn you take one card, for one of its sides.

rajas-cards-karma-lesson-first-look-hand-head = Your dice
rajas-cards-karma-lesson-first-look-hand = Cards in your hand are dice, and you pay with them. You begin with { $dice } and can never have more than { $most }: if new ones would be too many, you first discard some. The others see only the colours of your dice.

rajas-cards-karma-lesson-first-look-take-head = Take a die
rajas-cards-karma-lesson-first-look-take = You can take every card of the grid as a die, whatever its front shows, and it costs nothing. So you can always do something. The marked card has a blue corner, and you already have a blue die.
rajas-cards-karma-lesson-first-look-take-do = Choose “as a die”, then this card.
rajas-cards-karma-lesson-first-look-other-die = Any card will do as a die. Dice of one colour work together well, so take the blue one here.
rajas-cards-karma-lesson-first-look-front = That uses the front of the card. You will learn about it later. For now, please take a die.

rajas-cards-karma-lesson-first-look-pass-head = The second pass
rajas-cards-karma-lesson-first-look-pass = Your new die shows { $value }. Amina took goods. When everybody has had one turn, the starter turns the elephant over and gets { $karma } karma. Now the second pass of this round begins, and you are the starter.

rajas-cards-karma-lesson-first-look-goods-head = Goods are free
rajas-cards-karma-lesson-first-look-goods = Goods cost nothing either. They lie before you until you can sell them. This card has silk for { $silk } and tea for { $tea }.
rajas-cards-karma-lesson-first-look-goods-do = Choose “for its action”, then the silk and the tea.
rajas-cards-karma-lesson-first-look-goods-first = A good turn, too. For now, please take these goods.

rajas-cards-karma-lesson-first-look-round-head = The end of a round
rajas-cards-karma-lesson-first-look-round = After both passes the round is over. The gaps are filled up to { $cards } cards again, and the elephant goes to the next player, who now starts. If the grid is empty before that, a small new one is laid out at once. The game goes on until somebody has turned the last track card.

## Buildings

rajas-cards-karma-lesson-buildings = Buildings and fame
rajas-cards-karma-lesson-buildings-about = Pay with dice, and turn your first card.

rajas-cards-karma-lesson-buildings-price-head = A price in one colour
rajas-cards-karma-lesson-buildings-price = The marked building costs { $price } in green: one or more green dice that together show at least that much. You have a green { $low } and a green { $high }. That is enough; you get no change.

rajas-cards-karma-lesson-buildings-double-head = A double building
rajas-cards-karma-lesson-buildings-double = Each building on a card brings one fame. This card shows a temple and a mausoleum, so it brings { $fame }.
rajas-cards-karma-lesson-buildings-double-do = Take the card with temple and mausoleum.
rajas-cards-karma-lesson-buildings-building-first = You can do that later. For now, please build the double building.

rajas-cards-karma-lesson-buildings-pay-head = Pay
rajas-cards-karma-lesson-buildings-pay = For { $price } you need both green dice. You could choose them one by one; Pay uses the dice that fit.
rajas-cards-karma-lesson-buildings-pay-do = Pay.
rajas-cards-karma-lesson-buildings-one-by-one = That way you choose the dice yourself. Here nothing else fits: please use Pay.

rajas-cards-karma-lesson-buildings-two-head = Almost
rajas-cards-karma-lesson-buildings-two = You have { $fame } fame. With { $needed } you turn a card. Amina has taken a die, and it is your turn again.

rajas-cards-karma-lesson-buildings-third-head = A third kind
rajas-cards-karma-lesson-buildings-third = The red fort costs { $price } in blue, and your blue die shows { $die }. You get no change, but watch what happens.
rajas-cards-karma-lesson-buildings-third-do = Take the red fort.
rajas-cards-karma-lesson-buildings-fort = That is possible. But the fort would turn a card: please take it.

rajas-cards-karma-lesson-buildings-chain-head = And pay
rajas-cards-karma-lesson-buildings-chain = One more fame, and one more kind of building.
rajas-cards-karma-lesson-buildings-chain-do = Pay.

rajas-cards-karma-lesson-buildings-happened-head = A lot has happened
rajas-cards-karma-lesson-buildings-happened = With { $needed } fame you turned { $turned } card, the leftmost: its bonus is another turn. And since fort, temple and mausoleum lay before you, all of them left and you got { $stewards } steward. A trio of equal buildings does the same. You have no choice: complete sets leave, but you keep the fame.

rajas-cards-karma-lesson-buildings-again-head = Your bonus
rajas-cards-karma-lesson-buildings-again = The bonus gives you one more turn now.
rajas-cards-karma-lesson-buildings-again-do = Take the extra turn.
rajas-cards-karma-lesson-buildings-keep-steward = You could use a steward for that. But keep him: you must use your bonus now, or you lose it.

rajas-cards-karma-lesson-buildings-kinds-head = Look ahead
rajas-cards-karma-lesson-buildings-kinds = You could go on now. A building that brings more usually costs more. Collect dice of one colour, and remember which kinds you already have.

## Ships

rajas-cards-karma-lesson-ships = Ships and goods
rajas-cards-karma-lesson-ships-about = Coins, and how one effect triggers the next.

rajas-cards-karma-lesson-ships-ship-head = An exact price
rajas-cards-karma-lesson-ships-ship = A ship costs a single die, of any colour, that shows exactly the white die’s number. These ships cost { $price }, and your purple die shows { $die }. Low dice are good for ships.

rajas-cards-karma-lesson-ships-buy-head = A ship
rajas-cards-karma-lesson-ships-buy = The reward is at the bottom of the card. You get it at once: here { $coins } coins.
rajas-cards-karma-lesson-ships-buy-do = Take the ship with the coins.
rajas-cards-karma-lesson-ships-ship-first = That is allowed. But look at the ship with the coins first.

rajas-cards-karma-lesson-ships-pay-head = Pay for it
rajas-cards-karma-lesson-ships-pay = Your purple die fits exactly.
rajas-cards-karma-lesson-ships-pay-do = Pay.
rajas-cards-karma-lesson-ships-same = That is the same die. Please use Pay.

rajas-cards-karma-lesson-ships-row-head = A row that rises
rajas-cards-karma-lesson-ships-row = You have { $coins } coins. Your ship has the number { $number } on its flag. The next ship should have a higher one: with a lower one, all your earlier ships leave. When there are { $trio } in a rising row, they leave as well, and you get a steward.

rajas-cards-karma-lesson-ships-goods-head = Goods
rajas-cards-karma-lesson-ships-goods = You sell { $trio } goods at once: all of one kind, or one each of silk, tea and spice. Goods on buildings and ships count, too; those cards leave with the sold goods, but you keep the fame. This card has silk and tea.
rajas-cards-karma-lesson-ships-goods-do = Take silk and tea.
rajas-cards-karma-lesson-ships-goods-first = You may do that. For now, please take silk and tea.

rajas-cards-karma-lesson-ships-sum-head = A plan
rajas-cards-karma-lesson-ships-sum = It is a round later. The spice on the marked card is worth { $spice }, your silk { $silk }, your tea { $tea }. You have { $coins } coins already and { $karma } karma from the elephant. At { $needed } coins you turn a card.

rajas-cards-karma-lesson-ships-sell-head = The third
rajas-cards-karma-lesson-ships-sell = With spice you have one of each, and they are sold at once.
rajas-cards-karma-lesson-ships-sell-do = Take the spice.
rajas-cards-karma-lesson-ships-spice = Later, perhaps. Please take the marked spice and see what follows.

rajas-cards-karma-lesson-ships-chain-head = One after another
rajas-cards-karma-lesson-ships-chain = The goods were sold, { $needed } coins turned the rightmost card, and { $left } is left. Its bonus was { $bonus } karma. With yours that made { $trio }: they went back for { $stewards } steward. In a good turn, one effect triggers the next.

## Karma

rajas-cards-karma-lesson-karma = Karma, stewards, palace
rajas-cards-karma-lesson-karma-about = Helpers that make a turn better.

rajas-cards-karma-lesson-karma-steward-head = A steward
rajas-cards-karma-lesson-karma-steward = You have a steward. He gives you one of these and goes back: another turn at the end of this one; a die of any colour and number when you pay; or { $dice } dice from the deck. Don’t keep too many: with { $trio } you lose all of them for { $fame } fame.

rajas-cards-karma-lesson-karma-turn-head = Another turn
rajas-cards-karma-lesson-karma-turn = Your turn would be over now.
rajas-cards-karma-lesson-karma-turn-do = Use the steward for another turn.
rajas-cards-karma-lesson-karma-dice = Dice are always useful. But another turn is worth more here.
rajas-cards-karma-lesson-karma-not-yet = You may keep him. For now, please use him for another turn.

rajas-cards-karma-lesson-karma-palace-head = The palace
rajas-cards-karma-lesson-karma-palace = A palace card costs one die of exactly its number, and its action happens at once. For { $price } it gives karma, and then the reward of anybody’s last ship. Your blue die shows { $die }, and your ship has coins.
rajas-cards-karma-lesson-karma-palace-do = Take the palace card.
rajas-cards-karma-lesson-karma-palace-first = That is possible, too. For now, please try the palace.

rajas-cards-karma-lesson-karma-favour-head = Your own ship
rajas-cards-karma-lesson-karma-favour = Only you have a ship, so you get its reward again: { $coins } coins. The palace card goes to the discard pile.
rajas-cards-karma-lesson-karma-favour-do = Pay.
rajas-cards-karma-lesson-karma-same = That is the same die. Please use Pay.

rajas-cards-karma-lesson-karma-karma-head = Karma
rajas-cards-karma-lesson-karma-karma = You have { $coins } coins and { $karma } karma. When you pay, each karma makes a die count one more or one less, but never beyond what a die can show. The temple costs { $price } in green. You have a green { $low } and a green { $high }.
rajas-cards-karma-lesson-karma-karma-do = Take the temple.
rajas-cards-karma-lesson-karma-temple = That is allowed. For now, please take the temple.

rajas-cards-karma-lesson-karma-die-head = Which die?
rajas-cards-karma-lesson-karma-die = The higher die alone would be enough, but you may want it for something larger. Choose the { $low } and a karma instead.
rajas-cards-karma-lesson-karma-die-do = Choose the lower die.
rajas-cards-karma-lesson-karma-wasteful = That pays with the higher die. Keep it, and choose the lower one.

rajas-cards-karma-lesson-karma-lift-head = Raise it
rajas-cards-karma-lesson-karma-lift = You need one more for { $price }.
rajas-cards-karma-lesson-karma-lift-do = Add a karma to the die.

rajas-cards-karma-lesson-karma-rest-head = Well spent
rajas-cards-karma-lesson-karma-rest = You have the temple, and the { $high } is still in your hand. The karma went back. If you had kept it, { $trio } karma would have become a steward.

## The end

rajas-cards-karma-lesson-end = The last card
rajas-cards-karma-lesson-end-about = A steward as a joker, the end, and who wins.

rajas-cards-karma-lesson-end-close-head = Close to the end
rajas-cards-karma-lesson-end-close = A long game lies behind you. You have turned { $left } cards from the left and { $right } from the right, of { $all }. Amina isn’t as far. One more card!

rajas-cards-karma-lesson-end-need-head = What you need
rajas-cards-karma-lesson-end-need = You have { $fame } fame, and { $needed } turn a card. The marked building brings { $brings }. It costs { $price } in blue. Your only die is a blue { $die }, but you have a steward.

rajas-cards-karma-lesson-end-build-head = Build it
rajas-cards-karma-lesson-end-build = A card that you can pay for with a steward is offered like any other.
rajas-cards-karma-lesson-end-build-do = Take the double building.
rajas-cards-karma-lesson-end-this-one = That is possible, but it doesn’t turn your last card. This building does.

rajas-cards-karma-lesson-end-joker-head = A joker
rajas-cards-karma-lesson-end-joker = When you pay, a steward is a die of any colour and number. With your blue die he makes { $price }.
rajas-cards-karma-lesson-end-joker-do = Pay with die and steward.
rajas-cards-karma-lesson-end-by-hand = You may choose them one by one. Pay does both at once: please use it.

rajas-cards-karma-lesson-end-sixth-head = The last card
rajas-cards-karma-lesson-end-sixth = All your cards are turned: { $left } from the left, { $right } from the right. Its bonus still counts. You all play the pass to its end, so everybody has the same number of turns. You are the last in it.
rajas-cards-karma-lesson-end-sixth-do = End your turn.

rajas-cards-karma-lesson-end-won-head = You win
rajas-cards-karma-lesson-end-won = Only you have turned all cards, { $own } to { $other }, so you win. If several players had, they would count what they have left, { $fame } for each fame and { $coin } for each coin, and after that their karma.
