### What a decision is about, in a first game: for each prompt one sentence or two, with the prompt's variables.

marco-polo-2-coach-character = Each character changes a rule for you alone. Choose one whose rule will help you in every round.
marco-polo-2-coach-bid = Each character changes a rule for you alone. Bid only as much as it helps you more than the next best one: you pay the points at the end.
marco-polo-2-coach-bid-points = You pay these points at the end of the game. If somebody bids more, you pay nothing and bid again.
marco-polo-2-coach-compensate = Camels carry you across the map, coins pay for surcharges and journeys. Take what you have less of.
marco-polo-2-coach-no-dice = { $contracts ->
    [0] End your turn
   *[other] Fulfil a contract if you can, then end your turn
  }: this round is over for you, unless you buy a black die.
marco-polo-2-coach-end = { $contracts ->
    [0] Your action is done. You can do bonus actions now, or in a later turn, before or after its action.
   *[other] Your action is done. If you can pay for a contract, you can fulfil it now, or in a later turn, before or after its action.
  }
marco-polo-2-coach-more-dice = The lowest die of all decides how much the action brings, so don’t add a lower die than necessary, or one that you need elsewhere.
marco-polo-2-coach-turn-die = A turned die counts one more or one less: enough to reach the next row or one more step.
marco-polo-2-coach-card = Exchange as often as it helps you now: you may need what you keep for a journey or a contract.
marco-polo-2-coach-card-again = You may pay for the same exchange again with what you just got. Stop if you need what you give more urgently.
marco-polo-2-coach-card-bonus = Take what your next contract or journey lacks.
marco-polo-2-coach-contract = Take what you can pay with goods that you have or will get this round. You have room for only two contracts.
marco-polo-2-coach-replace-contract = Give up the one for which you lack more; you lose its reward.
marco-polo-2-coach-keep-contract = Keep it if you can get its goods in time. You have only two places.
marco-polo-2-coach-no-room-drawn = Both your places hold contracts that you have just taken, so you can’t keep it. Fulfil one of them to make room for the next one.
marco-polo-2-coach-relocate = You lose what the post offered in its old city. Choose one that brings you nothing any more.
marco-polo-2-coach-bonuses = You get all of them. The order matters when one pays for another.
marco-polo-2-coach-copy-bonus = Take what your next contract or journey lacks; the next time you may choose another.
marco-polo-2-coach-give-goods = { $contracts ->
    [0] Keep what is hardest to get: gold rather than silk, silk rather than pepper.
   *[other] Keep the goods that your contracts ask for.
  }
marco-polo-2-coach-take-goods = { $contracts ->
    [0] You have no contract yet: take what one on the board asks for, or what is hardest to get.
   *[other] Look at your contracts: take what they lack.
  }
marco-polo-2-coach-goal = At the end its seals score if you have improved them, and its shields count once more. Choose one whose seals you can afford and whose cities you will reach.
marco-polo-2-coach-double = You get it twice now. Take what your first journey or contract lacks.
marco-polo-2-coach-pair = A pair brings one good or jade in place of two small bonuses. Goods are worth more if a contract asks for them.
marco-polo-2-coach-act = If dice already lie on a blue space, you usually pay as many coins as your lowest die shows. So place high dice early, while spaces are free, and keep low dice for occupied ones.
marco-polo-2-coach-offer = The offers on the left cost nothing, those on the right cost jade and bring more. Look at what your contracts ask for.
marco-polo-2-coach-seal = A seal opens the sea routes that show it. If you improve it, it pays in every round: the sooner you do so, the more often.
marco-polo-2-coach-bag = A die that you can’t use otherwise brings 3 coins, 2 camels or 1 jade. If you have dice left and haven’t done your action yet, you still have to do it.
marco-polo-2-coach-no-room = You can’t keep a contract from the pile now: drawing only shows you one and puts it under the pile.
marco-polo-2-coach-walk = If you stop in a city, you place a trading post there; in cities that you only pass, you usually place none. You pay for everything when you stop.
marco-polo-2-coach-walk-paying = If you stop in a city, you place a trading post there; in cities that you only pass, you usually place none. You pay for everything when you stop.
marco-polo-2-coach-extra-post = It costs nothing more, and its bonuses come at once. Late posts score: the 9th, the 10th and the 11th.
marco-polo-2-coach-oases = Coins or a camel: take what your next journey lacks.
marco-polo-2-coach-pay = Jade is rarer than coins and camels, and the better offers of the books ask for it. Spend it only if it gets you further now.
marco-polo-2-coach-black-die = A black die has no colour: it may go where your own dice already lie. A high one is better for seals and journeys.
