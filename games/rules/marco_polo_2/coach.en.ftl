### What a decision is about, in a first game: for each prompt one sentence or two, with the prompt's variables.

marco-polo-2-coach-character = Each character changes a rule for you alone. Choose one whose gift you can picture using in every round.
marco-polo-2-coach-bid = Each character changes a rule for you alone. Bid only what it helps you more than the next best one: you pay the points at the end.
marco-polo-2-coach-bid-points = You pay these points at the end of the game. If somebody bids more, you pay nothing and bid again.
marco-polo-2-coach-compensate = Camels carry you across the map, coins pay for surcharges and journeys. Take what you have less of.
marco-polo-2-coach-no-dice = { $contracts ->
    [0] End your turn
   *[other] Fulfil a contract if you can, then end your turn
  }: this round is over for you, unless you buy a black die.
marco-polo-2-coach-end = { $contracts ->
    [0] Your action is done. What improves your dice or your purse may come now, or in any later turn of yours, before or after its action.
   *[other] Your action is done. Contracts that you can pay may be fulfilled now, or in any later turn of yours, before or after its action.
  }
marco-polo-2-coach-more-dice = The lowest die of all decides how much the action brings, so don’t add a die lower than need be, nor one that you need elsewhere.
marco-polo-2-coach-turn-die = A turned die counts one more or one less: enough to reach the next row or one more step.
marco-polo-2-coach-card = Exchange as often as it helps you now: what you keep may be needed for a journey or a contract.
marco-polo-2-coach-card-again = What you just got may pay for the same exchange again. Stop if you need more urgently what you give for it.
marco-polo-2-coach-card-bonus = Take what your next contract or journey lacks.
marco-polo-2-coach-contract = Take what you can pay with goods that you have or will get this round. Two open contracts are all that you have room for.
marco-polo-2-coach-replace-contract = Give up the one that you are further from paying; what it would have brought is lost.
marco-polo-2-coach-keep-contract = Keep it if you can come by its goods in time. Your two places are all that you have.
marco-polo-2-coach-no-room-drawn = Both your places hold contracts that you have just taken, so you can’t keep it. Complete one of them, and the next one finds room.
marco-polo-2-coach-relocate = What the post offered in its old city is lost. Take it from where it brings you nothing any more.
marco-polo-2-coach-bonuses = You get all of them. The order matters when one pays for another.
marco-polo-2-coach-copy-bonus = Take what your next contract or journey lacks; the next time you may choose another.
marco-polo-2-coach-give-goods = { $contracts ->
    [0] Keep what is hardest to come by: gold rather than silk, silk rather than pepper.
   *[other] Keep the goods that your contracts ask for.
  }
marco-polo-2-coach-take-goods = { $contracts ->
    [0] You have no contract yet: take what one on the board asks for, or what is hardest to come by.
   *[other] Look at your contracts: take what they lack.
  }
marco-polo-2-coach-goal = Its seals score when improved, its shields count once more at the end. Choose one whose seals you can afford and whose cities you will reach.
marco-polo-2-coach-double = It comes twice now. Take what your first journey or contract lacks.
marco-polo-2-coach-pair = A pair brings one good or jade in place of two small bonuses. Goods are worth more if a contract asks for them.
marco-polo-2-coach-act = Where dice lie on a blue space already, you mostly pay as many coins as your lowest die shows. So go first where you mean to place a high die, and keep low dice for crowded places.
marco-polo-2-coach-offer = The offers on the left cost nothing, those on the right cost jade and bring more. Look at what your contracts ask for.
marco-polo-2-coach-seal = A seal opens the sea routes that show it. Improved later, it pays in every round: the sooner, the more often.
marco-polo-2-coach-bag = A die that you can’t use otherwise is 3 coins, 2 camels or 1 jade. If you have dice left and haven’t acted yet, you still must.
marco-polo-2-coach-no-room = Nothing can be kept from the pile now: drawing only shows you a contract and puts it under the pile.
marco-polo-2-coach-walk = Where you stop in a city, a trading post is placed; a city that you only pass mostly gets none. All is paid when you stop.
marco-polo-2-coach-walk-paying = Where you stop in a city, a trading post is placed; a city that you only pass mostly gets none. All is paid when you stop.
marco-polo-2-coach-extra-post = It costs nothing more, and its bonuses come at once. Late posts score: the 9th, the 10th and the 11th.
marco-polo-2-coach-oases = Coins or a camel: take what your next journey lacks.
marco-polo-2-coach-pay = Jade is rarer than coins and camels, and the better offers of the books ask for it. Spend it only if it gets you further now.
marco-polo-2-coach-black-die = A black die belongs to no colour: it may go where your own lie already. A high one is better for seals and journeys.
