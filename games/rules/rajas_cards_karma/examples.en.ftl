### Examples of the rulebook, and its pieces. Numbers of a position are variables: docs/rulebooks.md.

## Pieces

rajas-cards-karma-piece-sign-red = fort
rajas-cards-karma-piece-sign-yellow = temple
rajas-cards-karma-piece-sign-white = mausoleum
rajas-cards-karma-piece-sign-ship = ship
rajas-cards-karma-piece-sign-silk = silk
rajas-cards-karma-piece-sign-tea = tea
rajas-cards-karma-piece-sign-spice = spice
rajas-cards-karma-piece-sign-coin = coin
rajas-cards-karma-piece-sign-fame = fame
rajas-cards-karma-piece-sign-karma = karma
rajas-cards-karma-piece-sign-steward = steward
rajas-cards-karma-piece-sign-goods-card = goods card
rajas-cards-karma-piece-sign-palace-card = palace card
rajas-cards-karma-piece-sign-deck-card = top card of the deck
rajas-cards-karma-piece-sign-again = another turn
rajas-cards-karma-piece-die-blue = blue die
rajas-cards-karma-piece-die-green = green die
rajas-cards-karma-piece-die-orange = orange die
rajas-cards-karma-piece-die-purple = purple die
rajas-cards-karma-piece-elephant = the elephant

## Examples

rajas-cards-karma-example-cards = A building, a ship, goods and the palace, and beside them Mara’s hand. The bottom of each card shows its price and its gain: this building costs { $price }, this ship has the number { $ship }. The disc in the corner is the colour of the die on the back. In the hand it is the other way round: of Mara’s { $dice } cards only the dice count.
rajas-cards-karma-example-cards-grid = Cards with their action sides up: a building that costs { $price }, ship { $ship }, a goods card and a palace card.
rajas-cards-karma-example-cards-hand = A hand of { $dice } cards, die sides up.

rajas-cards-karma-example-setup = Mara has { $cards } track cards in a row, day side up, and no fame or coins yet. She holds { $dice } dice, and { $grid } cards lie in the grid, because only Mara and Jonas play.
rajas-cards-karma-example-setup-track = A row of { $cards } track cards, none of them turned; beside it empty places for fame and coins.

rajas-cards-karma-example-elephant = Everybody had a turn. Before Mara, who is the starter, has her second one, she turns the elephant over and gets { $karma } karma. Now it shows its other side until the round is over.
rajas-cards-karma-example-elephant-elephant = The elephant.

rajas-cards-karma-example-die = Mara took a card as a die. It is the last one here and shows { $value }; nobody else can see that. She holds { $dice } now and may hold { $most }.
rajas-cards-karma-example-die-hand = A hand of { $dice } dice; the last shows { $value }.

rajas-cards-karma-example-building = The temple and the mausoleum on this card cost { $price } in green. Mara pays with a green { $low } and a green { $high }; she gets no change. For each of the buildings she gets a fame: { $fame } in all.
rajas-cards-karma-example-building-card = A card with a temple and a mausoleum that costs { $price } in green.
rajas-cards-karma-example-building-dice = A green { $low } and a green { $high }.
rajas-cards-karma-example-building-fame = Mara’s track; beside it { $fame } fame.

rajas-cards-karma-example-ship = This ship costs a single die that shows exactly { $price }. Mara’s purple { $die } is enough, because the colour doesn’t matter. She lays ship { $number } into her row and gets its reward, { $coins } coins.
rajas-cards-karma-example-ship-card = Ship { $number }, which costs a { $price } and brings { $coins } coins.
rajas-cards-karma-example-ship-dice = A purple { $die }.
rajas-cards-karma-example-ship-coins = Mara’s track; beside it { $coins } coins.

rajas-cards-karma-example-goods = This card costs nothing. It has silk for { $silk } and tea for { $tea }. With spice, Mara would have one of each and sell them at once.
rajas-cards-karma-example-goods-card = A goods card with silk { $silk } and tea { $tea }.

rajas-cards-karma-example-palace = This palace card costs a die that shows exactly { $price }; Mara’s blue { $die } fits. She gets { $karma } karma, and the reward of a ship that is the last of its row: the coins of her own ship. She had { $before } and has { $coins } now.
rajas-cards-karma-example-palace-card = A palace card { $price }.
rajas-cards-karma-example-palace-dice = A blue { $die }.
rajas-cards-karma-example-palace-coins = Mara’s track; beside it { $coins } coins.

rajas-cards-karma-example-trio = Mara has a card with temple and mausoleum and { $before } fame. Now she takes this red fort. First comes its fame: that is enough to turn { $turned } track card, and { $fame } fame is left. Then fort, temple and mausoleum leave, and she gets { $stewards } steward.
rajas-cards-karma-example-trio-card = A red fort.
rajas-cards-karma-example-trio-track = Mara’s track afterwards: the leftmost card is turned.

rajas-cards-karma-example-karma = This temple costs { $price } in green. Mara’s green { $die } alone is too low, but with { $karma } karma it counts as { $price }.
rajas-cards-karma-example-karma-card = A temple that costs { $price } in green.
rajas-cards-karma-example-karma-dice = A green { $die }.

rajas-cards-karma-example-joker = This building costs { $price } in blue. Mara has only a blue { $die } and { $stewards } steward: as a joker he is the blue die that is missing.
rajas-cards-karma-example-joker-card = A building that costs { $price } in blue.
rajas-cards-karma-example-joker-dice = A blue { $die }.

rajas-cards-karma-example-coins = Mara had { $had } coins, silk for { $silk } and tea for { $tea }, and took spice for { $spice }. All of it was sold at once. With { $needed } coins she turned the rightmost card; { $left } is left. Its bonus is { $bonus } karma, and with the { $karma } that she had they went back for { $stewards } steward.
rajas-cards-karma-example-coins-before = Mara’s track before, with { $had } coins and no card turned.
rajas-cards-karma-example-coins-after = Mara’s track after: the rightmost card is turned, and { $left } coin is left.

rajas-cards-karma-example-end = All of Mara’s track cards are turned, { $left } from the left and { $right } from the right, and the pass is over. Nobody else has done it, so she wins. If Jonas had done it, too, their remaining tokens would decide: { $own } for Mara, { $other } for him.
rajas-cards-karma-example-end-track = A track on which all cards are turned.
