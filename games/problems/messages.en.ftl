# Problems: positions of finished games with one clearly best answer.

problems-title = Problems
problems-text = A position from a finished game, and you are to move. A new one each day for each game, if one was clear enough.
problems-of = Problems of { $title }
problems-of-text = All days so far. Take your time: nobody sees your answer.
problems-all = All problems
problems-name = Problem of the day
problems-one = Problem of the day: { $title }
problems-skip = Skip to the question
problems-earlier = Earlier problems
problems-earlier-of = Earlier problems of { $title }
problems-solve = Solve
problems-solve-of = Solve today's problem of { $title }
problems-none = There are no problems of this game yet. New ones are found in finished public games.
problems-none-today = No new problem today. No position was clear enough.
problems-done = Answered
problems-player = Player { $number }
problems-merchant = Merchant { $number }

problems-ask = Your turn: what do you choose?
problems-ask-text = Choose on the board, to the end of your turn. There is no clock.
problems-ready = Is this your answer?
problems-so-far = Your choices so far:
problems-send = This is my answer
problems-not-offered = This choice isn't possible here.
problems-not-ended = Choose to the end of your turn first.
problems-answer-first = Answer the problem first.

problems-about = About this problem
problems-about-turn = Your answer is your whole turn. If you roll or draw, it ends there. Only the position at its end counts, not the order of your choices.
problems-about-equal = If two answers can't be told apart, both are right.
problems-about-people = The position is from a game of people here. After your answer you can open the game.
problems-about-merchants = The position is from a game of two Merchants. After your answer you can open the game.
problems-about-visitor = Without an account your answer stays in this browser and isn't counted.

problems-best = This is the best answer.
problems-as-good = Your answer is as good as the best.
problems-better = Another answer is better: { $best } against { $own }.
problems-unknown = Your answer isn't compared yet.
problems-unknown-text = It isn't among the answers that were compared. It will be compared with them tonight.
problems-own = Your answer:
problems-retired =
    { $why ->
        [votes] This problem was withdrawn: several people found more than one right answer.
       *[values] This problem was withdrawn: a later comparison found no clear best answer.
    }
problems-values = Answers
problems-values-text = Chances to win, of 100, as strong opponents estimate them in imagined continuations. They are estimates, not the truth.
problems-mark-own = Yours
problems-mark-equal = As good
problems-mark-played = Played in the game
problems-less = { $less } ± { $error } less than the best
problems-chosen = chosen by { $people } of { $total }
problems-others = { $count ->
    [one] 1 more answer was compared.
   *[other] { $count } more answers were compared.
}
problems-difficulty =
    { $level ->
        [easy] Easy
        [hard] Hard
       *[medium] Medium
    }
problems-answers = { $count ->
    [0] No answers yet
    [one] 1 answer
   *[other] { $count } answers
}
problems-game = The game, step { $ply }
problems-line = Try it on the analysis board
problems-vote = More than one answer is right
problems-voted = You said that more than one answer is right.
problems-vote-back = Take it back


problems-game-title = A game of two Merchants: { $title }
problems-game-step = Step { $ply } of { $last }
problems-game-text = The site's opponents played this game so that problems could be found in it.

problems-card = Problem of the day
privacy-file-problems = your answers to problems
privacy-file-strength = your strength at problems, which nobody is shown
