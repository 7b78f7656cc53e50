## The coach: reviews of finished games

coach-title = Coach
coach-title-of = { $table }: coach
coach-about = The coach looks at each turn of the finished game: how likely each player was to win, and which choices cost most.
coach-open = See what the coach says
coach-pages = Pages of this game

# Before the review is done
coach-none = Nobody has asked the coach yet
coach-none-text = It takes about a minute or two. Everybody who can see this table can read the result.
coach-ask = Ask the coach
coach-ask-again = Ask again
coach-needs-account = To ask the coach, you need an account.
coach-asked = { $ahead ->
    [0] The coach starts soon
    [one] The coach looks at another game first
   *[other] The coach looks at { $ahead } other games first
}
coach-running = The coach looks at the game
coach-running-turn = Turn { $turn } of { $turns }
coach-minutes = { $minutes ->
    [one] About a minute to go.
   *[other] About { $minutes } minutes to go.
}
coach-leave = You can leave this page; the review goes on. We don’t notify anybody when it is done.
coach-at-end = Turning points and sums come at the end.
coach-look = Look again
coach-failed = The review failed
coach-failed-text = An error on our side stopped it. Nothing is lost: you can ask again.
coach-old = The coach has improved since this review. You can ask for a new one.

# How it went
coach-course = Chances to win
coach-course-note = Of 100, after each turn
coach-points = Turning points
coach-points-note = { $count ->
    [one] The choice that cost most
   *[other] The { $count } choices that cost most
}
coach-points-none = No single choice decided this game.
coach-point = Turning point { $number }
coach-point-yours = { $headline }: your choice
coach-point-of = { $headline }: { $name }
coach-step = step { $ply }
coach-instead = Coach: { $what }
coach-hidden = Not shown: turning points of { $names }.

# A turning point
coach-try = Try a line from here
coach-in-history = Show in the history
coach-board = The board before the choice
coach-mark-chosen = chosen
coach-mark-coach = the coach’s choice
coach-equal = as good as equal
coach-sentence = Chosen: { $chosen }. The coach would have chosen: { $best }.
coach-costs = That is a difference of { $share } chances of 100, ± { $error }.
coach-fact = Pays { $paid }, gets { $got }.
coach-fact-paid = Pays { $paid }.
coach-fact-got = Gets { $got }.
coach-fact-none = No cost and no gain in this turn.

# Sums
coach-sums = What decided it
coach-sums-note = The columns add up to the result, in chances of 100.
coach-column-seat = Player
coach-column-start = Start
coach-column-choices = Own choices
coach-column-others = Others’ choices
coach-column-luck = Luck
coach-column-unforeseen = Not foreseen
coach-column-rest = All else
coach-column-result = Result
coach-column-hidden = hidden
coach-no-luck = There is no column for luck: for this title and number of players, our tests can’t tell luck apart well enough. Luck, and what the coach did not foresee, are in “All else”.
coach-rest-hidden = Not shown: own choices of { $names }. They are in “All else”, together with others’ choices and luck, from which they could be worked out.

# How sure it is
coach-sure = How sure is that?
coach-sure-share = A chance is how many of 100 games this player would win if Masters played on from there for everybody.
coach-sure-error = ± : in 95 of 100 cases the true number lies within. All answers are compared in the same imagined games.
coach-sure-strong = The coach is a strong player, but it can be wrong. Answers that differ by less than the error are as good as equal, and never a turning point.
coach-sure-ratings = It changes no rating and no season’s points.

# Hiding one's own figures
coach-sharing = Your choices and the coach
coach-sharing-text = After a game, everybody who can see the table can ask the coach about it. If you don’t share your figures, others don’t see your turning points, or how much your choices cost. You see them yourself.
coach-share = Show others the coach’s figures of my choices

errors-too-many-reviews = You have asked the coach for { $most } reviews in 24 hours. Try again later.
privacy-file-reviews = finished games for which you asked the coach
