### What a decision is about, in a first game: for each prompt one sentence or two, with the prompt's variables.

rajas-cards-karma-coach-turn = Taking a card as a die is never lost: two good dice of one colour are a building. Best is what makes three of something, since that sets off the next thing.
rajas-cards-karma-coach-pay-sum = Overpaying gives no change. Keep the dice that another card needs{ $karma ->
    [0] .
   *[other] , and karma for when one pip is missing.
  }
rajas-cards-karma-coach-pay-exact = Any colour will do. Pay with a die whose colour you don’t collect{ $karma ->
    [0] .
   *[other] ; karma moves a die by 1.
  }
rajas-cards-karma-coach-drop = You may hold eight. Discard what fits nothing you want: a low die of a colour you don’t collect.
rajas-cards-karma-coach-take-die = Mostly you see only the colour of its back. Take the colour of a building that you want.
rajas-cards-karma-coach-take-goods = Three equal goods or three different ones are sold at once: look for the third.
rajas-cards-karma-coach-take-goods-more = Another good can set off a sale, for better or worse: a cheap sale takes its cards away.
rajas-cards-karma-coach-take-palace = Choose by what you need now: dice, karma, coins for your goods, or a ship’s reward once more.
rajas-cards-karma-coach-take-palace-more = It costs nothing. Leave it only if it would take something from you, such as dice beyond eight.
rajas-cards-karma-coach-take-ship = The numbers in your row must rise; a lower one drives the others away. The third in a row brings a steward.
rajas-cards-karma-coach-take-ship-more = A lower number than your last ship’s drives your row away. Then rather leave it.
rajas-cards-karma-coach-pick-bonus = The card is turned already. Choose what brings you nearer to the next three of a kind.
rajas-cards-karma-coach-pick-reward = Only the reward comes, not the ship: compare what lies at the end of each row.
rajas-cards-karma-coach-pick-trio = A building or good serves one effect only. Look at what leaves with each, and at what stays for the next three.
rajas-cards-karma-coach-which-first = The order matters when one of them turns a track card or makes three stewards: its bonus comes first.
rajas-cards-karma-coach-bonus-turn = It is a whole turn. Dice that a steward brings you now can be spent in it.
rajas-cards-karma-coach-end = Your turn is over; after this the next player goes on.
rajas-cards-karma-coach-end-steward = A steward is another turn, a joker when you pay, or two dice. With a third one all are lost for 2 fame, so don’t wait too long.
rajas-cards-karma-coach-arrange = Fame turns your cards from the left, coins from the right. Put early what helps you build up, such as dice.
