### The lessons. A card has a heading (-head), a text, and where something is to be chosen what (-do).
### Numbers of a position are variables: the lesson's file says where each can be seen, and its test looks.

## First look

marco-polo-2-lesson-first-look = Your first dice
marco-polo-2-lesson-first-look-about = Dice and spaces, goods, and a contract fulfilled.

marco-polo-2-lesson-first-look-aim-head = Your aim
marco-polo-2-lesson-first-look-aim = You travel from Beijing to the west in the Khan’s service. You play blue and begin with { $points } points. More come from contracts that you fulfil, from trading posts, and from other things at the end. The player with the most points wins.

marco-polo-2-lesson-first-look-dice-head = Your dice
marco-polo-2-lesson-first-look-dice = Each round everybody rolls { $dice } dice of their own. In your turn you place one or more of them on a space and do what it says, one action a turn. Turns go round until nobody has any dice left.

marco-polo-2-lesson-first-look-khan-head = The Khan’s favour
marco-polo-2-lesson-first-look-khan = The Khan’s favour takes one die, at least as high as the one before it; all its slots together are one space. The last one there shows { $laid }, so your { $die } is enough. You get { $camels } camels and { $coins } coins.
marco-polo-2-lesson-first-look-khan-do = Choose the lowest die, then the Khan’s favour.
marco-polo-2-lesson-first-look-lowest = That works, too. But the lowest die does the same here, and the higher ones are worth more elsewhere.
marco-polo-2-lesson-first-look-khan-first = You could do that. For now, please begin with the Khan’s favour.

marco-polo-2-lesson-first-look-end-head = End your turn
marco-polo-2-lesson-first-look-end = Now you have { $camels } camels and { $coins } coins. You would need them to travel. Before you end your turn you could still do bonus actions, such as rerolling a die for a camel.
marco-polo-2-lesson-first-look-end-do = End your turn.
marco-polo-2-lesson-first-look-bonus-later = You can do such bonus actions before and after the action, as often as you can pay for them. For now, please end the turn.

marco-polo-2-lesson-first-look-contract-head = A contract
marco-polo-2-lesson-first-look-contract = Amina has used a book. You have a contract: on the left is its price, { $camels } camel and { $silk } silk, on the right its reward, { $points } points and a black die. So you need silk.

marco-polo-2-lesson-first-look-book-head = A book
marco-polo-2-lesson-first-look-book = In the books you find goods. The middle one takes a die of { $least } or more. A higher number brings nothing more.
marco-polo-2-lesson-first-look-book-do = Choose the fitting die, then the middle book.
marco-polo-2-lesson-first-look-lower-die = A higher die works, too. But the lowest that fits is enough; keep the others.
marco-polo-2-lesson-first-look-silk-first = That is possible. But you get no silk there: please use the middle book.

marco-polo-2-lesson-first-look-offer-head = One of the offers
marco-polo-2-lesson-first-look-offer = You take exactly one offer. Those on the left page are free, those on the right cost jade. One of the free ones has { $silk } silk and { $coins } coin.
marco-polo-2-lesson-first-look-offer-do = Take the silk.
marco-polo-2-lesson-first-look-jade = Jade is useful: you can also pay it as a coin or a camel. But your contract asks for silk.

marco-polo-2-lesson-first-look-fulfil-head = Fulfil it
marco-polo-2-lesson-first-look-fulfil = Now you have everything that the contract asks for. Fulfilling it is a bonus action: you need no die for it. You get { $points } points at once.
marco-polo-2-lesson-first-look-fulfil-do = Fulfil your contract.
marco-polo-2-lesson-first-look-now = You could do that as well. But the contract is ready: please fulfil it.

marco-polo-2-lesson-first-look-spaces-head = Blue and brown
marco-polo-2-lesson-first-look-spaces = You have { $points } points and { $black } black die more for this round. Look at the spaces: others can use a blue one after you, but they pay as many coins as their lowest die shows. A brown slot is closed once a die lies there. And your own colour may be on a space only once a round; black dice go anywhere.

## The journey

marco-polo-2-lesson-journey = Your first journey
marco-polo-2-lesson-journey-about = Steps, what they cost, and a trading post.

marco-polo-2-lesson-journey-map-head = The map
marco-polo-2-lesson-journey-map = Your figure stands in Beijing. Each route shows the price of a step along it: coins, camels, sometimes jade. Where your journey ends you place a trading post, if it is a city and you have none there yet. Nobody can place a post in Beijing. An oasis costs a step like a city, but holds no post.

marco-polo-2-lesson-journey-space-head = Dice for a journey
marco-polo-2-lesson-journey-space = The middle travel space takes { $dice } dice and allows { $steps } steps at most. Your lowest die there limits the steps, too. The lower space takes a single die, for one step and a fee. The upper one takes one die more than the middle one, for up to { $upper } steps, and you may place a second post on the way.
marco-polo-2-lesson-journey-space-do = Choose the { $die }, then the middle travel space.
marco-polo-2-lesson-journey-other-space = You may travel there as well. For now, please take the middle space.
marco-polo-2-lesson-journey-middle = That is possible. But this lesson is about travelling: please use the { $die } on the middle space.

marco-polo-2-lesson-journey-second-head = A second die
marco-polo-2-lesson-journey-second = The lowest of the dice counts, so you can add any higher one to the first: both of your blue dice are higher.
marco-polo-2-lesson-journey-second-do = Add either of your blue dice.
marco-polo-2-lesson-journey-keep-black = Black dice can go with your own. But this one is lower, and more useful where your colour already lies. Add a blue one.

marco-polo-2-lesson-journey-go-head = The first step
marco-polo-2-lesson-journey-go = You have { $coins } coins. From Beijing several routes lead on. To Yangzhou you pay only coins, and there are contracts.
marco-polo-2-lesson-journey-go-do = Go to Yangzhou.
marco-polo-2-lesson-journey-yangzhou = That works, too. For now, please go to Yangzhou.

marco-polo-2-lesson-journey-stop-head = Stay or go on
marco-polo-2-lesson-journey-stop = You may go less far than your dice allow. In Yangzhou the first player gets an outpost bonus: camels.
marco-polo-2-lesson-journey-stop-do = Stop here.
marco-polo-2-lesson-journey-further = You could go on to other places, and each step costs something. For now, please stop.

marco-polo-2-lesson-journey-post-head = Your trading post
marco-polo-2-lesson-journey-post = First you paid for the journey: you have { $coins } coins left. Only then you got the outpost bonus of Yangzhou, in camels: now you have { $camels }. And in a contract city you may take one of its contracts at once.
marco-polo-2-lesson-journey-post-do = Take either contract.
marco-polo-2-lesson-journey-free = You needn’t take one. But it costs nothing, and you have room.

marco-polo-2-lesson-journey-ahead-head = Looking ahead
marco-polo-2-lesson-journey-ahead = You have { $posts } post. A post in a city with a bonus marker pays at once and at the start of each later round: in Fuzhou { $bonus } camels. Other cities give you a card or an action of their own. Different shields of your cities count at the end.

## Guild seals

marco-polo-2-lesson-seals = Guild seals
marco-polo-2-lesson-seals-about = Take a seal, improve it, and sail.

marco-polo-2-lesson-seals-four-head = The guild seals
marco-polo-2-lesson-seals-four = There are { $seals } kinds of seals, from farmer to jeweler. Above each is the lowest die that it asks for, below it the jade that you get with it, once. Beside the sun is the bonus that it will pay each round. You may own one of each kind.

marco-polo-2-lesson-seals-low-head = The lower die decides
marco-polo-2-lesson-seals-low = For a seal you place a pair of dice, and the lower of them decides. You can take the farmer seal with any number: a good use for low dice. Yours is a { $die }.
marco-polo-2-lesson-seals-low-do = Choose the lowest die, then the guild seals.
marco-polo-2-lesson-seals-keep-high = That works, too. But for the farmer seal low dice are enough; keep the high ones.
marco-polo-2-lesson-seals-seal-first = You could do that. For now, please begin with a seal.

marco-polo-2-lesson-seals-pair-head = The second die
marco-polo-2-lesson-seals-pair = The number on the higher die doesn’t matter. So take the next lowest.
marco-polo-2-lesson-seals-pair-do = Add the { $die }.
marco-polo-2-lesson-seals-next-lowest = A higher one changes nothing here. Add the { $die }.

marco-polo-2-lesson-seals-which-head = Take a seal
marco-polo-2-lesson-seals-which = With a { $die } you could also take the spicer seal: with a die you may always take a lower seal. But the farmer seal opens the sea route from Beijing.
marco-polo-2-lesson-seals-which-do = Take the farmer seal.
marco-polo-2-lesson-seals-spicer = A good seal as well, with { $jade } jade. But its sea route begins farther away. For now, please take the farmer seal.

marco-polo-2-lesson-seals-price-head = Improve it
marco-polo-2-lesson-seals-price = Your seal lies before you, and Amina has had her turn. The seal is still simple. To improve it you pay { $coins } coins and { $goods } goods of your choice: pepper, silk or gold, alike or not. Jade isn’t a good of your choice. Each kind of seal has a price of its own: the higher its die, the higher the price.

marco-polo-2-lesson-seals-goods-head = First the goods
marco-polo-2-lesson-seals-goods = You have the coins. You get the goods from a book: Book I takes any die, and { $pepper } pepper are free.
marco-polo-2-lesson-seals-goods-do = Choose the lower die, then Book I.
marco-polo-2-lesson-seals-other-book = There are goods, too. For now, please use Book I.
marco-polo-2-lesson-seals-goods-first = That is possible. But first please get goods from Book I.

marco-polo-2-lesson-seals-improve-head = Turn it over
marco-polo-2-lesson-seals-improve = You took the { $pepper } pepper. Improving a seal is a bonus action: you need no die for it. You receive the seal’s bonus at once, here { $bonus } coins, and again at the start of each later round.
marco-polo-2-lesson-seals-improve-do = Improve the farmer seal.
marco-polo-2-lesson-seals-needs-pepper = That is possible. But it costs your pepper, and you need that for the seal: please improve it.
marco-polo-2-lesson-seals-improve-first = You may do that as well. But please improve the seal first.

marco-polo-2-lesson-seals-sea-head = To sea
marco-polo-2-lesson-seals-sea = The dotted lines are sea routes; each shows a seal. If you own that seal, simple or improved, you may use it. From Beijing to Fuzhou it is only { $step } step. The lower travel space is enough for that: one die, and a fee of { $fee } coins.
marco-polo-2-lesson-seals-sea-do = Choose the lower die, then the lower travel space.
marco-polo-2-lesson-seals-middle = There you may go farther without a fee, but it takes both of your dice. For a single step the lower space will do.
marco-polo-2-lesson-seals-sea-first = That is possible. But for now, please travel with the lower space.

marco-polo-2-lesson-seals-sail-head = Show your seal
marco-polo-2-lesson-seals-sail = You have { $coins } coins. You pay the fee and the sea route together, { $paid } coins. You only show the seal and keep it.
marco-polo-2-lesson-seals-sail-do = Go to Fuzhou by sea.
marco-polo-2-lesson-seals-by-land = You could go there, too. But for now, please sail to Fuzhou.

marco-polo-2-lesson-seals-uses-head = What seals are good for
marco-polo-2-lesson-seals-uses = Your post in Fuzhou brought its bonus: you have { $points } points. Any seal of yours opens the sea routes that show it. An improved one also pays its bonus every round, adds to the action of a special city, and brings points at the end if your goal card shows it.

## Bonus actions

marco-polo-2-lesson-dice = More from your dice
marco-polo-2-lesson-dice-about = Bonus actions: reroll, turn, buy; the surcharge, jade, and the purse.

marco-polo-2-lesson-dice-low-head = A low roll
marco-polo-2-lesson-dice-low = You play yellow this time, and your { $dice } dice are low. For a roll of less than fifteen you get a coin or a camel for each point missing, in any mix. Here that is { $missing }.
marco-polo-2-lesson-dice-low-do = From the choices, take camels only.
marco-polo-2-lesson-dice-want-camels = A good mix. But camels turn bad dice into good ones, and you need them now: please take camels only.

marco-polo-2-lesson-dice-reroll-head = Bonus actions
marco-polo-2-lesson-dice-reroll = Amina has used Book I; now it is your turn, with { $camels } camels. Before and after your action you may do bonus actions, in any order, as often as you can pay. For { $price } camel you reroll a die.
marco-polo-2-lesson-dice-reroll-do = Choose a { $die }, then Reroll.
marco-polo-2-lesson-dice-reroll-one = You may do that. But a { $die } can’t become worse: please reroll that.
marco-polo-2-lesson-dice-reroll-first = You can do that later. First please reroll a { $die }.

marco-polo-2-lesson-dice-turn-head = Turn a die
marco-polo-2-lesson-dice-turn = It became a { $die }; now you have a pair of them. Book III with its gold asks for { $least } or more. You could reroll again and hope, or turn a die: that costs more, but is certain.
marco-polo-2-lesson-dice-turn-do = Choose Turn.
marco-polo-2-lesson-dice-turn-first = That is possible. But for now, please turn a die.

marco-polo-2-lesson-dice-up-head = One up or down
marco-polo-2-lesson-dice-up = For { $price } camels you turn a die by one, up or down. You can’t turn the highest number to the lowest, or the other way round.
marco-polo-2-lesson-dice-up-do = Turn a { $die } up.
marco-polo-2-lesson-dice-not-that = That is allowed, but doesn’t get you into Book III. Turn a { $die } up.

marco-polo-2-lesson-dice-third-head = Worth it
marco-polo-2-lesson-dice-third = Now Book III is open to you. Its spaces are separate. A neutral die lies on one of them, as always with two players.
marco-polo-2-lesson-dice-third-do = Choose your highest die, then the free space of Book III.
marco-polo-2-lesson-dice-neutral = A die already lies there, and you would have to pay { $coins } coins. The other space is free and costs nothing.
marco-polo-2-lesson-dice-third-first = That is possible. But you turned this die for Book III: please use it there.

marco-polo-2-lesson-dice-buy-head = One die more
marco-polo-2-lesson-dice-buy = You took gold, Amina used the Khan’s favour. For { $camels } camels you may buy a black die and roll it: once a turn, while the supply lasts. { $left } are left. The die is yours for this round.
marco-polo-2-lesson-dice-buy-do = Buy a black die.
marco-polo-2-lesson-dice-buy-first = That is possible. But first please buy a black die: one more die is one more action.

marco-polo-2-lesson-dice-surcharge-head = Where a die lies
marco-polo-2-lesson-dice-surcharge = A black { $black }! Now you need pepper, but Amina’s die is in Book I. On a blue space with any die you pay a surcharge: as many coins as the lowest of your dice shows. The number on hers doesn’t matter. With your lowest you pay { $coins } coin.
marco-polo-2-lesson-dice-surcharge-do = Choose your lowest die, then Book I.
marco-polo-2-lesson-dice-dearer = That would cost more coins. Take the lowest die.
marco-polo-2-lesson-dice-same-space = That is possible. But you want pepper for your contract: please use Book I.

marco-polo-2-lesson-dice-black-head = Your colour, once
marco-polo-2-lesson-dice-black = You took pepper and fulfilled your contract for { $jade } jade. Your yellow die is in Book I now, so you can’t place another yellow one there this round. You can place black dice, for another surcharge. But a set of dice is yellow as soon as one of them is: a black and a yellow die together may not go where a yellow one lies.
marco-polo-2-lesson-dice-black-do = Choose the black { $black }, then Book I.
marco-polo-2-lesson-dice-black-first = That is possible. But for now, please try Book I with the black die.

marco-polo-2-lesson-dice-pay-head = Coins or jade
marco-polo-2-lesson-dice-pay = The surcharge is { $coins } coins. You may pay each jade as one coin or as one camel, so you are asked. You have { $jade } jade, and enough coins.
marco-polo-2-lesson-dice-pay-do = Pay without jade.
marco-polo-2-lesson-dice-keep-jade = That works. But jade is worth more than a coin: please pay coins.

marco-polo-2-lesson-dice-purse-head = The purse
marco-polo-2-lesson-dice-purse = The book gave you { $camels } camels. Low dice left over? The purse takes any die, as often as you like, and never asks for a surcharge. It is a bonus action: it doesn’t count as the action of your turn. And you can’t pass: as long as you have dice, each turn needs an action.
marco-polo-2-lesson-dice-purse-do = Choose the lowest die, then the purse.
marco-polo-2-lesson-dice-purse-first = That is possible. For now, please put the lowest die on the purse.

marco-polo-2-lesson-dice-which-head = Your choice
marco-polo-2-lesson-dice-which = For the die you get { $coins } coins, or { $camels } camels, or { $jade } jade. And if you begin a turn with one die only, you may put it on the purse and need no action: then the round is over for you.
marco-polo-2-lesson-dice-which-do = Take what you like.

## Cities

marco-polo-2-lesson-cities = What cities offer
marco-polo-2-lesson-cities-about = City cards, special cities, and contracts by the action.

marco-polo-2-lesson-cities-posts-head = Far into the west
marco-polo-2-lesson-cities-posts = It is round { $round }, and you play yellow. You have { $posts } posts: beside Kashgar lies a city card, in Xian there are contracts, and Balkh, Hormuz and Baghdad are special cities. Your post opens each of these, from the turn after you placed it. To use it, you place a die.

marco-polo-2-lesson-cities-card-head = A city card
marco-polo-2-lesson-cities-card = The cards in the action area need no post: anybody may use them, and each round brings new ones. The one with the silk gives { $points } points for a silk and a camel, as often as the die shows. You have { $silk } silk, so a low die will do.
marco-polo-2-lesson-cities-card-do = Choose the lowest die, then the card with silk and a camel.
marco-polo-2-lesson-cities-two-is-enough = You have { $silk } silk only, so a higher die can’t do more. Take the lowest.
marco-polo-2-lesson-cities-steps-card = Kashgar’s card sells steps. You can travel with it; but for now, please use the card with silk and a camel.
marco-polo-2-lesson-cities-card-first = You could do that. For now, please begin with the card with silk and a camel.

marco-polo-2-lesson-cities-times-head = How often?
marco-polo-2-lesson-cities-times = You may do it less often than the die shows, but at least once. You have { $silk } silk to spend. Then the card is closed for everybody: it takes one die a round.
marco-polo-2-lesson-cities-times-do = From the choices, take the exchange with the most points.
marco-polo-2-lesson-cities-as-often = That is allowed. But this is the best use of your silk: do it as often as you can.

marco-polo-2-lesson-cities-special-head = A special city
marco-polo-2-lesson-cities-special = Balkh’s action brings { $jade } jade and { $coins } coins, whatever the die shows. The slots of a special city are brown; with two players a neutral die lies on one of them, so only one die fits in a round. You have improved the seal that Balkh shows. So you get the seal’s bonus, too: { $once } good of your choice, and with a die of { $high } or more twice.
marco-polo-2-lesson-cities-special-do = Choose the { $high }, then Balkh.
marco-polo-2-lesson-cities-only-once = That die brings the seal’s bonus only once. With a { $high } you get it twice.
marco-polo-2-lesson-cities-other-city = That city shows a seal that you haven’t improved. In Balkh you get more.
marco-polo-2-lesson-cities-special-first = That is possible. But for now, please use Balkh.

marco-polo-2-lesson-cities-goods-head = Goods of your choice
marco-polo-2-lesson-cities-goods = They are pepper, silk or gold, never jade. Your blue contract asks for { $goods } pepper and { $goods } silk.
marco-polo-2-lesson-cities-goods-do = Take pepper and silk.
marco-polo-2-lesson-cities-for-contract = You can use those, too. But for your blue contract you need pepper and silk.

marco-polo-2-lesson-cities-fulfil-head = Ready
marco-polo-2-lesson-cities-fulfil = On its right is its reward: { $points } points and a contract from the pile, which the slip of paper stands for.
marco-polo-2-lesson-cities-fulfil-do = Fulfil the blue contract.
marco-polo-2-lesson-cities-fulfil-first = You may do that as well. But your contract is ready: fulfil it.

marco-polo-2-lesson-cities-pile-head = From the pile
marco-polo-2-lesson-cities-pile = You paid the camels without jade. This is the contract on top of the pile: { $points } points and { $camels } camels. You may keep it, or put it under the pile. You have the gold for it.
marco-polo-2-lesson-cities-pile-do = Keep the contract.
marco-polo-2-lesson-cities-keep-it = You needn’t take it. But it suits you, and you have room: keep it.

marco-polo-2-lesson-cities-contracts-head = The contracts action
marco-polo-2-lesson-cities-contracts = With any die you take one contract, or another one as well, from cities with your posts. For you that is Xian. But you have only { $places } places for contracts, and both are taken.
marco-polo-2-lesson-cities-contracts-do = Choose the lowest die, then Contracts.
marco-polo-2-lesson-cities-lowest-will-do = Its number doesn’t matter here. Take the lowest die.
marco-polo-2-lesson-cities-contracts-first = That is possible. But for now, please use the contracts action.

marco-polo-2-lesson-cities-take-head = Which one?
marco-polo-2-lesson-cities-take = Look at what you have: gold and jade. Only one of the contracts asks for these. On its right, the slip of paper with a small house is another reward: a contract from a city with a post of yours.
marco-polo-2-lesson-cities-take-do = Take the contract that asks for gold and jade.
marco-polo-2-lesson-cities-no-pepper = It is worth something, too. But you have no pepper and no silk: take the one for gold and jade.

marco-polo-2-lesson-cities-room-head = Make room
marco-polo-2-lesson-cities-room = You must put an older one away: a red one goes under the pile, a blue one leaves the game. You can’t put away a contract that you took with the same action. The one for { $points } points is the most expensive. The boot on it would be a step: you pay for the route as usual, and place a post at the end.
marco-polo-2-lesson-cities-room-do = Give up the contract for { $points } points.
marco-polo-2-lesson-cities-dearest = You can soon fulfil that one. Give up the one for { $points } points.

marco-polo-2-lesson-cities-enough-head = One is enough
marco-polo-2-lesson-cities-enough = You may take another contract, but you would have to give one up for it again. In any case, the contracts action pays { $paid } coins when you are done with it.
marco-polo-2-lesson-cities-enough-do = Take no more.
marco-polo-2-lesson-cities-more = That is allowed. But you would give up a contract that you can fulfil soon. For now, please take no more.

marco-polo-2-lesson-cities-ahead-head = Many kinds of cards
marco-polo-2-lesson-cities-ahead = You got the coins of the action: you have { $coins }. The empty place in Xian is filled when your turn ends. Cards differ: some list what each number of the die brings, some ask for a lowest die, some sell steps. Kashgar always has a card and a city bonus. The cards and bonuses are laid out at random in each game; here Kashgar’s bonus lets you take that of any other marker.

## Characters

marco-polo-2-lesson-characters = Characters and goals
marco-polo-2-lesson-characters-about = How a game begins, who you are, and who starts the next round.

marco-polo-2-lesson-characters-begin-head = A new game
marco-polo-2-lesson-characters-begin = With four players now; you play red and sit last. Everybody begins with the same: { $points } points, { $camels } camels, { $coins } coins and one blue contract. City bonuses, outpost bonuses, cards and red contracts were laid out at random. There are no neutral dice on the board: only smaller tables have them, several with two players, a single one with three.

marco-polo-2-lesson-characters-draft-head = Characters
marco-polo-2-lesson-characters-draft = With { $players } players, { $open } characters lie open, one more than needed. Each breaks a rule in its own way; you find it below the name. The last player chooses first, and so on back to the starter. The character that is left is out of the game.

marco-polo-2-lesson-characters-choose-head = Who will you be?
marco-polo-2-lesson-characters-choose = Isabella gets something for each die that she rolls: coins for the highest and the lowest, a point or a camel for the others. So each roll brings her something.
marco-polo-2-lesson-characters-choose-do = Choose Isabella Donati.
marco-polo-2-lesson-characters-mailin = They travel as a pair: you split the steps of a journey between both figures, and each places a post. And each round one of your bonuses counts twice. Strong, but for a later game: for now, please take Isabella.
marco-polo-2-lesson-characters-filippo = He keeps the outpost bonuses that anybody has used, and uses each once more. For now, please take Isabella.
marco-polo-2-lesson-characters-gantulga = He never pays camels or coins for a route, only its jade. But he may use no travel space except the lower one. For now, please take Isabella.
marco-polo-2-lesson-characters-de-wu = He needs only one die for a guild seal, gets jade when he improves one, and counts one more shield at the end. For now, please take Isabella.

marco-polo-2-lesson-characters-goal-head = Your goal card
marco-polo-2-lesson-characters-goal = Of { $dealt } goal cards you keep one, secretly. A red seal brings its points at the end if you have improved it. A shield with a plus counts as one more if you have a post in a city that shows it. One card has only the farmer seal, for { $farmer } points, and shields of cities near Beijing.
marco-polo-2-lesson-characters-goal-do = Keep the card with only the farmer seal.
marco-polo-2-lesson-characters-farther = A good card, too. But its cities are farther away: for now, please keep the one with only the farmer seal.

marco-polo-2-lesson-characters-pair-head = The first roll
marco-polo-2-lesson-characters-pair = All have rolled. For each of your dice you get something. In this roll at the round’s start, a pair may bring Isabella something better instead: for her pair of { $die } it is { $gold } gold.
marco-polo-2-lesson-characters-pair-do = Take the bonus of the pair.
marco-polo-2-lesson-characters-gold = You may take a camel for each of them. But gold is worth more: please take the pair.

marco-polo-2-lesson-characters-order-head = Who begins?
marco-polo-2-lesson-characters-order = Amina had the hourglass and began; now it is your turn. If you use a travel space and nobody has used a higher one in the round, you take the hourglass. Amina used the lower one, then Borso the middle one, so he took it from her. The player who has it at the end of the round begins the next.

marco-polo-2-lesson-characters-upper-head = The upper travel space
marco-polo-2-lesson-characters-upper = It takes { $dice } dice, allows { $steps } steps at most, and lets you place one more post on the way. The lowest die limits the steps as usual. You may use each travel space once a round. For Yangzhou and Fuzhou low dice are enough.
marco-polo-2-lesson-characters-upper-do = Choose the lowest die, then the upper travel space.
marco-polo-2-lesson-characters-keep-high = That works. But for this way the lowest dice are enough; keep the high ones.
marco-polo-2-lesson-characters-equal = With it you would get the hourglass, too: an equally high space is enough. But a die of Borso’s lies there, so you would pay coins. Please take the upper one.
marco-polo-2-lesson-characters-upper-first = That is possible. But for now, please use the upper travel space.

marco-polo-2-lesson-characters-go-head = On the way
marco-polo-2-lesson-characters-go = Your next-lowest dice were added. With a { $die } as the lowest you could walk farther than Fuzhou; but Yangzhou and Fuzhou show shields of your goal card.
marco-polo-2-lesson-characters-go-do = Go to Yangzhou.
marco-polo-2-lesson-characters-yangzhou = That works, too. For now, please go to Yangzhou.

marco-polo-2-lesson-characters-extra-head = One post more
marco-polo-2-lesson-characters-extra = You went on to Fuzhou and placed a post there. From the upper space you may place another one in a city that you came through. It is a post like any other: nobody has been in Yangzhou, so you get the outpost bonus.
marco-polo-2-lesson-characters-extra-do = Place a post in Yangzhou.
marco-polo-2-lesson-characters-why-not = You needn’t place it. But a post costs nothing and brings much: please place it.

marco-polo-2-lesson-characters-hourglass-head = The hourglass
marco-polo-2-lesson-characters-hourglass = You have { $posts } posts, and took the bonus of Fuzhou and a contract from Yangzhou. The hourglass is yours now, because no space is higher than the upper one. If nobody else uses the upper one after you, you begin the next round. Steps from cards and rewards don’t move it.

marco-polo-2-lesson-characters-others-head = The others
marco-polo-2-lesson-characters-others = Borso’s Filippo kept the outpost bonus that Amina used in Xanadu, for later. Chen’s Mailin and Tian Chin share their steps. Amina’s De Wu takes seals with one die and counts one more shield. Gantulga Od pays no camels or coins for routes, but has only the lower travel space. Möngke Khan crosses oases without using a step and gets a bonus for each; Abha Basu gets jade for contracts and points for jade.

## The end

marco-polo-2-lesson-end = The last round
marco-polo-2-lesson-end-about = How a round begins, how the game ends, and what counts then.

marco-polo-2-lesson-end-income-head = A round begins
marco-polo-2-lesson-end-income = All dice were placed, so they went back, and the books got new offers. Round { $round } begins with your bonuses: from each marker in a city with a post of yours, from each improved seal, and from your character if it has one. You got most of them automatically; in Fuzhou you choose. Your contract asks for silk and gold.
marco-polo-2-lesson-end-income-do = Take silk and gold.
marco-polo-2-lesson-end-for-contract = That is allowed. But for your contract you need silk and gold.

marco-polo-2-lesson-end-fresh-head = The last one
marco-polo-2-lesson-end-fresh = Then new cards came into the action area, and everybody rolled. You have the hourglass, so you begin. It is the last round: no bonus will be paid again, so play for points. You play yellow and have { $points }, Amina has { $other }.

marco-polo-2-lesson-end-card-head = Points at once
marco-polo-2-lesson-end-card = One of the cards in the action area gives { $points } points for a jade and a camel, as often as the die shows. You have { $jade } jade: use a high die, before Amina does.
marco-polo-2-lesson-end-card-do = Choose the highest die, then the card that gives points.
marco-polo-2-lesson-end-highest = With a low die you could do it less often. Take the highest.
marco-polo-2-lesson-end-card-first = That is possible. But the card is there for both of you: please use it first.

marco-polo-2-lesson-end-goal-head = What your goal card brings
marco-polo-2-lesson-end-goal = You did it as often as you could and have { $points } points. At the end your goal card counts: { $spicer } points for the spicer seal and { $jeweler } for the jeweler seal, for both are improved. A simple one would bring nothing. And you have posts in cities with its { $shields } shields, crane and monkey.

marco-polo-2-lesson-end-shields-head = Different shields
marco-polo-2-lesson-end-shields = The track in the corner of the map shows the points for different shields. Without goal cards yours bring { $seen } points; but crane in Xian and monkey in Hormuz count as one more each, so it will be { $worth }. A shield that you have in several cities counts once. The last of your { $posts } posts bring points as soon as they are placed: { $ninth }, { $tenth } and { $last }. When all are on the map and a journey ends in a new city, you move one of them there.

marco-polo-2-lesson-end-silk-head = What is missing
marco-polo-2-lesson-end-silk = Your contract asks for { $silk } silk. You have { $have }.
marco-polo-2-lesson-end-silk-do = Choose the highest die, then Book II.
marco-polo-2-lesson-end-silk-first = That is possible. But for your contract you need silk: please use Book II.

marco-polo-2-lesson-end-fulfil-head = One contract more
marco-polo-2-lesson-end-fulfil = You took the free silk. The contract brings { $points } points. And at the end the player with the most fulfilled contracts gets { $most } points. You and Amina have { $other } each so far.
marco-polo-2-lesson-end-fulfil-do = Fulfil the contract.
marco-polo-2-lesson-end-fulfil-first = That is possible. But first please fulfil the contract.

marco-polo-2-lesson-end-special-head = A city with points
marco-polo-2-lesson-end-special = In Hormuz each die brings { $points } points, and for your improved spicer seal { $jade } jade.
marco-polo-2-lesson-end-special-do = Choose a { $die }, then Hormuz.
marco-polo-2-lesson-end-points-first = That brings fewer points. For now, please use Hormuz.

marco-polo-2-lesson-end-last-die-head = The last die
marco-polo-2-lesson-end-last-die = After Hormuz you used Balkh; one die is left. At the end each pair of goods brings a point, jade included, and coins bring points in tens; camels bring none. You have a pepper, a silk and { $jade } jade. The purse would give a single jade. Book I gives { $pepper } pepper for a surcharge of { $surcharge } coin, and with { $coins } coins that loses no point.
marco-polo-2-lesson-end-last-die-do = Choose the die, then Book I.
marco-polo-2-lesson-end-purse = That brings a point as well if you take jade. But the pepper of Book I makes more pairs: please use Book I.
marco-polo-2-lesson-end-book-first = That is possible. But it wouldn’t bring more points than the pepper of Book I: please put the die there.

marco-polo-2-lesson-end-finish-head = The game ends
marco-polo-2-lesson-end-finish = You took the pepper and paid in coins. With { $points } points before the scoring, you end the last turn of the last round.
marco-polo-2-lesson-end-finish-do = End your turn.
marco-polo-2-lesson-end-nothing-more = It would bring no more points now. Please end your turn.

marco-polo-2-lesson-end-result-head = You win
marco-polo-2-lesson-end-result = Goal card { $goal }, shields { $shields }, goods { $goods }, coins { $coins }, most contracts { $contracts }: { $total } to { $other }. With three or four players, the player with the second most contracts gets half of that; in a tie, each gets the full points. If points are equal, the player with more camels wins. The sheet below the board shows where all points came from.
