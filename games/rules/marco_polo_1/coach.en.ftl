### What a decision is about, in a first game: for each prompt one sentence or two, with the prompt's variables.

marco-polo-1-coach-character = Each character changes a rule for you alone. Choose one whose gift you can picture using in every round.
marco-polo-1-coach-bid = Each character changes a rule for you alone. Bid only what it helps you more than the next best one: you pay the points at the end.
marco-polo-1-coach-bid-points = You pay these points at the end of the game. If somebody bids more, you pay nothing and bid again.
marco-polo-1-coach-compensate = Camels carry you across the map, coins pay for surcharges and journeys. Take what you have less of.
marco-polo-1-coach-no-dice = { $contracts ->
    [0] End your turn
   *[other] Fulfil a contract if you can, then end your turn
  }: this round is over for you, unless you buy a black die.
marco-polo-1-coach-end = { $contracts ->
    [0] Your action is done. What improves your dice or your purse may come now, or in any later turn of yours, before or after its action.
   *[other] Your action is done. Contracts that you can pay may be fulfilled now, or in any later turn of yours, before or after its action.
  }
marco-polo-1-coach-more-dice = The lowest die of all decides how much the action brings, so don’t add a die lower than need be, nor one that you need elsewhere.
marco-polo-1-coach-turn-die = A turned die counts one more or one less: enough to reach the next row or one more step.
marco-polo-1-coach-card = Exchange as often as it helps you now: what you keep may be needed for a journey or a contract.
marco-polo-1-coach-card-again = What you just got may pay for the same exchange again. Stop if you need more urgently what you give for it.
marco-polo-1-coach-card-bonus = Take what your next contract or journey lacks.
marco-polo-1-coach-contract = Take what you can pay with goods that you have or will get this round. Two open contracts are all that you have room for.
marco-polo-1-coach-replace-contract = Give up the one that you are further from paying; what it would have brought is lost.
marco-polo-1-coach-keep-contract = Keep it if you can come by its goods in time. Your two places are all that you have.
marco-polo-1-coach-no-room-drawn = Both your places hold contracts that you have just taken, so you can’t keep it. Complete one of them, and the next one finds room.
marco-polo-1-coach-relocate = What the post offered in its old city is lost. Take it from where it brings you nothing any more.
marco-polo-1-coach-bonuses = You get all of them. The order matters when one pays for another.
marco-polo-1-coach-copy-bonus = Take what your next contract or journey lacks; the next time you may choose another.
marco-polo-1-coach-give-goods = { $contracts ->
    [0] Keep what is hardest to come by: gold rather than silk, silk rather than pepper.
   *[other] Keep the goods that your contracts ask for.
  }
marco-polo-1-coach-take-goods = { $contracts ->
    [0] You have no contract yet: take what one on the board asks for, or what is hardest to come by.
   *[other] Look at your contracts: take what they lack.
  }
marco-polo-1-coach-goals = A card scores at the end if you have posts in both of its cities. Two cards whose cities lie on one way are easier.
marco-polo-1-coach-act = Where dice lie on a blue space already, you mostly pay as many coins as your lowest die shows. So go first where you mean to place a high die, and keep low dice for crowded places.
marco-polo-1-coach-row = A lower row than your die’s is allowed. The rows of 3 and 5 bring something besides: look at what your contracts and your next journey ask for.
marco-polo-1-coach-position-bonus = Camels carry you across the map, coins pay for surcharges and journeys. Take what you have less of.
marco-polo-1-coach-bag = A die that you can’t use otherwise is 3 coins. If you have dice left and haven’t acted yet, you still must.
marco-polo-1-coach-no-room = Nothing can be kept from the pile now: drawing only shows you a contract and puts it under the pile.
marco-polo-1-coach-walk = Where you stop in a city, a trading post is placed; a city that you only pass mostly gets none. All is paid when you stop.
marco-polo-1-coach-walk-paying = Where you stop in a city, a trading post is placed; a city that you only pass mostly gets none. All is paid when you stop.
