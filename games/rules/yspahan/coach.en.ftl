### What a decision is about, in a first game: for each prompt one sentence or two, with the prompt's variables.

yspahan-coach-roll = { $seats ->
    [2] With two, the starter plays first and last today, the other in between. You both use these dice.
   *[other] Everybody uses these dice today.
  } A yellow die costs gold and is yours alone: worth it when one more die finishes a souk (shops of one colour) or pays for a building (a help for the whole game).
yspahan-coach-choose-group = Look at both: how many dice lie there (camels, gold, cubes), and what you would leave to the players after you.
yspahan-coach-action = { $seats ->
    [2] A group is good for the action of its level, but also to move the supervisor, to draw a card or to build. With two, building takes a group, and the starter can do so in both turns of the day.
   *[other] A group is good for the action of its level, but also to move the supervisor or to draw a card.
  } Cards and the supervisor are for groups that bring you little.
yspahan-coach-place = Only complete souks score, at the end of the week. From a shop with a door to the street the supervisor can send your cube away; an inner one is safe.
yspahan-coach-place-hoist = One more cube costs nothing. Leave it only if it would begin a souk that you can’t finish.
yspahan-coach-move = Cubes beside the field where he stops go to the caravan, yours too. So hit a rival’s nearly finished souk, or send your own cubes when the caravan pays.
yspahan-coach-send = The first one takes the next camel of the caravan. Think of who gets the better place, and of who fills the caravan.
yspahan-coach-send-last = Only this cube is left, so it takes the next camel of the caravan.
yspahan-coach-save = For a camel your cube stays in its shop, and one from your supply goes to the caravan: worth it if the souk is complete, or nearly so.
yspahan-coach-save-gone = Without a camel your cube goes to the caravan, where it scores as well.
yspahan-coach-forced-draw = Nothing is lost: a card is one more die on another day, or has an effect of its own.
yspahan-coach-forced-pass = Today there is nothing left for you; the next day brings new dice.
yspahan-coach-build = Each building helps you for the rest of the game, so the early ones pay most. From the third on they score, too.
yspahan-coach-end = You may build once in a turn. { $cards ->
    [0] What you don’t spend today is there tomorrow, but at the end it is worth nothing.
   *[other] Cards don’t go bad, but those left at the end are worth nothing.
  }
yspahan-coach-end-plain = { $cards ->
    [0] You hold no card, so there is nothing more to do in this turn.
   *[other] Cards don’t go bad, but those left at the end are worth nothing.
  }
