### The lessons. A card has a heading (-head), a text, and where something is to be chosen what (-do).
### Numbers of a position are variables: the lesson's file says where each can be seen, and its test looks.

## First look

marco-polo-1-lesson-first-look = Your first dice
marco-polo-1-lesson-first-look-about = Dice and spaces, the bazaar, a contract, and your first trading post.

marco-polo-1-lesson-first-look-aim-head = What you play for
marco-polo-1-lesson-first-look-aim = You set out from Venezia for Beijing. You play blue and begin with { $points } points. More come from contracts that you fulfil, from trading posts, and from your goals at the end. Most points win.

marco-polo-1-lesson-first-look-dice-head = Your dice
marco-polo-1-lesson-first-look-dice = Each round everybody rolls { $dice } dice of their own. In your turn you place one or more of them on a space and do what it says, one action a turn. It goes round until nobody has any dice left.

marco-polo-1-lesson-first-look-khan-head = The Khan’s favour
marco-polo-1-lesson-first-look-khan = The Khan’s favour takes one die, at least as high as the one before it. The last one there shows { $laid }, so even your { $die } is enough. You get { $camels } camels and a good of your choice.
marco-polo-1-lesson-first-look-khan-do = Choose the lowest die, then the Khan’s favour.
marco-polo-1-lesson-first-look-lowest = That works, too. But the lowest die does the same here, and the higher ones are worth more elsewhere.
marco-polo-1-lesson-first-look-khan-first = You could do that. Here please begin with the Khan’s favour.

marco-polo-1-lesson-first-look-good-head = Which good?
marco-polo-1-lesson-first-look-good = Pepper, silk or gold: you choose. Your contract asks for pepper; you will see it in a moment.
marco-polo-1-lesson-first-look-good-do = Take a pepper.
marco-polo-1-lesson-first-look-pepper = A good choice elsewhere. Your contract asks for pepper, so take one here.

marco-polo-1-lesson-first-look-end-head = End your turn
marco-polo-1-lesson-first-look-end = Now you have { $camels } camels and { $pepper } pepper. Before you end your turn you could still do small things, such as rolling a die again for a camel.
marco-polo-1-lesson-first-look-end-do = End your turn.
marco-polo-1-lesson-first-look-bonus-later = Such bonus actions can be done before and after the action, as often as you can pay for them. Here please end the turn.

marco-polo-1-lesson-first-look-contract-head = A contract
marco-polo-1-lesson-first-look-contract = Amina has taken coins. You have a contract: on the left stands what it asks, { $camels } camel and { $pepper } pepper, on the right what it brings, { $points } point and a step on the map. You have { $own } pepper.

marco-polo-1-lesson-first-look-bazaar-head = The bazaar
marco-polo-1-lesson-first-look-bazaar = At the bazaar there are camels, pepper, silk and gold. For pepper you place one die, and what it shows is the row that you may take. More dice are asked for silk, and still more for gold; then the lowest counts.
marco-polo-1-lesson-first-look-bazaar-do = Choose the marked die, then pepper.
marco-polo-1-lesson-first-look-high-die = A high die brings more pepper than you need. Keep it, and use the marked one.
marco-polo-1-lesson-first-look-pepper-first = Possible. But your contract needs pepper: please use the bazaar.

marco-polo-1-lesson-first-look-row-head = A row
marco-polo-1-lesson-first-look-row = You may take your die’s row or any lower one. Yours has { $pepper } pepper and { $coins } coin.
marco-polo-1-lesson-first-look-row-do = Take the marked row.
marco-polo-1-lesson-first-look-too-few = That is too little for your contract.

marco-polo-1-lesson-first-look-fulfil-head = Fulfil it
marco-polo-1-lesson-first-look-fulfil = Now you have all that the contract asks. To fulfil it is a bonus action: it needs no die. You get { $points } point at once, and a step.
marco-polo-1-lesson-first-look-fulfil-do = Fulfil your contract.
marco-polo-1-lesson-first-look-now = You could do that as well. But the contract is ready: please fulfil it.

marco-polo-1-lesson-first-look-step-head = A step
marco-polo-1-lesson-first-look-step = Where a movement ends, in a city without a post of yours, you place a trading post. Most routes cost camels or coins, as printed on them. In Alexandria an outpost bonus waits for whoever comes first: { $camels } camels.
marco-polo-1-lesson-first-look-step-do = Go to Alexandria.
marco-polo-1-lesson-first-look-alexandria = You may do that. Here please go to Alexandria and place your first post.

marco-polo-1-lesson-first-look-spaces-head = Blue and brown
marco-polo-1-lesson-first-look-spaces = You have { $points } points and { $posts } post: from your next turn on you may use its city card. Mind the spaces: a blue one can be used by others after you, but they pay as many coins as their lowest die shows. A brown slot is closed once a die lies there. And your own colour may be on a space only once a round.
