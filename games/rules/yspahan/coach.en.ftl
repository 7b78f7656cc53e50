### What a decision is about, in a first game: for each prompt one sentence or two, with the prompt's variables.

yspahan-coach-roll = { $seats ->
    [2] With two, the starter plays first and last today, the other in between. You both use these dice.
   *[other] Everybody uses these dice today.
  } A yellow die costs gold and counts only for you. Buy one if one more die completes a souk (shops of one colour) or pays for a building (a help for the whole game).
yspahan-coach-choose-group = Look at two things: how many dice are there (camels, gold, cubes), and what you leave to the players after you.
yspahan-coach-action = { $seats ->
    [2] You can use a group for the action of its level, to move the supervisor, to draw a card or to build. With two, you need a group to build, and the starter can build in both turns of the day.
   *[other] You can use a group for the action of its level, to move the supervisor or to draw a card.
  } If the action of its level brings you little, draw a card or move the supervisor.
yspahan-coach-place = Only complete souks score, at the end of the week. From a shop with a door to the street the supervisor can send your cube away; an inner one is safe.
yspahan-coach-place-hoist = One more cube costs nothing. Say no only if it would begin a souk that you can’t finish.
yspahan-coach-move = Cubes beside the field where he stops go to the caravan, yours too. So hit a rival’s nearly finished souk, or send your own cubes when the caravan pays.
yspahan-coach-send = The first one takes the next camel of the caravan. Think about who gets the better place, and who fills the caravan.
yspahan-coach-send-last = Only this cube is left, so it takes the next camel of the caravan.
yspahan-coach-save = For a camel your cube stays in its shop, and one from your supply goes to the caravan. It is worth it if the souk is complete or nearly complete.
yspahan-coach-save-gone = Without a camel your cube goes to the caravan, where it scores as well.
yspahan-coach-forced-draw = A card is useful, too: discard it for one more die on another day, or play it for its effect.
yspahan-coach-forced-pass = Today there is nothing left for you; the next day brings new dice.
yspahan-coach-build = Each building helps you for the rest of the game, so the early ones pay most. From the third on they score, too.
yspahan-coach-end = You may build once in a turn. { $cards ->
    [0] You keep what you don’t spend today, but at the end of the game it is worth nothing.
   *[other] You can keep cards for later, but cards left at the end are worth nothing.
  }
yspahan-coach-end-plain = { $cards ->
    [0] You hold no card, so there is nothing more to do in this turn.
   *[other] You can keep cards for later, but cards left at the end are worth nothing.
  }
