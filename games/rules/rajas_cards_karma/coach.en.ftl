### What a decision is about, in a first game: for each prompt one sentence or two, with the prompt's variables.

rajas-cards-karma-coach-turn = A card that you take as a die is never wasted: two good dice of one colour pay for a building. The best card completes three of a kind, because that triggers the next effect.
rajas-cards-karma-coach-pay-sum = You get no change. Keep the dice that you need for another card{ $karma ->
    [0] .
   *[other] , and karma for when one pip is missing.
  }
rajas-cards-karma-coach-pay-exact = The colour doesn’t matter. Pay with a die whose colour you don’t collect{ $karma ->
    [0] .
   *[other] ; karma moves a die by 1.
  }
rajas-cards-karma-coach-drop = You may have eight. Discard a die that you don’t need: a low one of a colour you don’t collect.
rajas-cards-karma-coach-take-die = You usually see only the colour of the die on a card’s back. Take the colour of a building that you want.
rajas-cards-karma-coach-take-goods = Three equal goods or three different ones are sold at once: look for the third.
rajas-cards-karma-coach-take-goods-more = Another good can trigger a sale, even a bad one: a cheap sale takes its cards away.
rajas-cards-karma-coach-take-palace = Choose by what you need now: dice, karma, coins for your goods, or a ship’s reward once more.
rajas-cards-karma-coach-take-palace-more = It costs nothing. Stop only if it would cost you something, such as dice beyond eight.
rajas-cards-karma-coach-take-ship = The numbers in your row must rise; if a new one is lower, the earlier ships leave. The third in a row brings a steward.
rajas-cards-karma-coach-take-ship-more = If its number is lower than your last ship’s, your earlier ships leave. In that case, take no more.
rajas-cards-karma-coach-pick-bonus = The card is already turned. Choose what brings you nearer to the next three of a kind.
rajas-cards-karma-coach-pick-reward = You get only the reward, not the ship: compare the last ships of all rows.
rajas-cards-karma-coach-pick-trio = A building or good counts for one effect only. Look at the cards that leave with each, and at those that stay for the next three.
rajas-cards-karma-coach-which-first = The order matters when one of them turns a track card or makes three stewards: its bonus comes first.
rajas-cards-karma-coach-bonus-turn = It is a full turn. If a steward brings you dice now, you can spend them in it.
rajas-cards-karma-coach-end = Your turn is over; after this the next player goes on.
rajas-cards-karma-coach-end-steward = You can use a steward for another turn, as a joker when you pay, or for two dice. With a third one you lose all three for 2 fame, so don’t wait too long.
rajas-cards-karma-coach-arrange = Fame turns your cards from the left, coins from the right. Put bonuses that help you early, such as dice, at both ends.
