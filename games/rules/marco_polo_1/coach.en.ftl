### What a decision is about, in a first game: for each prompt one sentence or two, with the prompt's variables.

marco-polo-1-coach-character = Each character changes a rule for you alone. Choose one whose rule will help you in every round.
marco-polo-1-coach-bid = Each character changes a rule for you alone. Bid only as much as it helps you more than the next best one: you pay the points at the end.
marco-polo-1-coach-bid-points = You pay these points at the end of the game. If somebody bids more, you pay nothing and bid again.
marco-polo-1-coach-compensate = Camels carry you across the map, coins pay for surcharges and journeys. Take what you have less of.
marco-polo-1-coach-no-dice = { $contracts ->
    [0] End your turn
   *[other] Fulfil a contract if you can, then end your turn
  }: this round is over for you, unless you buy a black die.
marco-polo-1-coach-end = { $contracts ->
    [0] Your action is done. You can do bonus actions now, or in a later turn, before or after its action.
   *[other] Your action is done. If you can pay for a contract, you can fulfil it now, or in a later turn, before or after its action.
  }
marco-polo-1-coach-more-dice = The lowest die of all decides how much the action brings, so don’t add a lower die than necessary, or one that you need elsewhere.
marco-polo-1-coach-turn-die = A turned die counts one more or one less: enough to reach the next row or one more step.
marco-polo-1-coach-card = Exchange as often as it helps you now: you may need what you keep for a journey or a contract.
marco-polo-1-coach-card-again = You may pay for the same exchange again with what you just got. Stop if you need what you give more urgently.
marco-polo-1-coach-card-bonus = Take what your next contract or journey lacks.
marco-polo-1-coach-contract = Take what you can pay with goods that you have or will get this round. You have room for only two contracts.
marco-polo-1-coach-replace-contract = Give up the one for which you lack more; you lose its reward.
marco-polo-1-coach-keep-contract = Keep it if you can get its goods in time. You have only two places.
marco-polo-1-coach-no-room-drawn = Both your places hold contracts that you have just taken, so you can’t keep it. Fulfil one of them to make room for the next one.
marco-polo-1-coach-relocate = You lose what the post offered in its old city. Choose one that brings you nothing any more.
marco-polo-1-coach-bonuses = You get all of them. The order matters when one pays for another.
marco-polo-1-coach-copy-bonus = Take what your next contract or journey lacks; the next time you may choose another.
marco-polo-1-coach-give-goods = { $contracts ->
    [0] Keep what is hardest to get: gold rather than silk, silk rather than pepper.
   *[other] Keep the goods that your contracts ask for.
  }
marco-polo-1-coach-take-goods = { $contracts ->
    [0] You have no contract yet: take what one on the board asks for, or what is hardest to get.
   *[other] Look at your contracts: take what they lack.
  }
marco-polo-1-coach-goals = A card scores at the end if you have posts in both of its cities. Two cards with cities on the same way are easier.
marco-polo-1-coach-act = If dice already lie on a blue space, you usually pay as many coins as your lowest die shows. So place high dice early, while spaces are free, and keep low dice for occupied ones.
marco-polo-1-coach-row = A lower row than your die’s is allowed. Rows 3 and 5 bring an extra: look at what your contracts and your next journey ask for.
marco-polo-1-coach-position-bonus = Camels carry you across the map, coins pay for surcharges and journeys. Take what you have less of.
marco-polo-1-coach-bag = A die that you can’t use otherwise brings 3 coins. If you have dice left and haven’t done your action yet, you still have to do it.
marco-polo-1-coach-no-room = You can’t keep a contract from the pile now: drawing only shows you one and puts it under the pile.
marco-polo-1-coach-walk = If you stop in a city, you place a trading post there; in cities that you only pass, you usually place none. You pay for everything when you stop.
marco-polo-1-coach-walk-paying = If you stop in a city, you place a trading post there; in cities that you only pass, you usually place none. You pay for everything when you stop.
