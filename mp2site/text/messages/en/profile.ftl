## How somebody plays, on their page

profile-shut = { $name } keeps results and times private.
profile-games = Games
profile-won = Won
profile-expected = { $share } %, expected { NUMBER($expected, maximumFractionDigits: 1) }
profile-score = Usual score
profile-time = Time to a move
profile-punctual = { $turns ->
    [one] The last turn was made in time: { $share } %.
   *[other] { $share } % of the last { $turns } turns were made in time.
}
profile-note = “Expected”: how many of these games a player as strong as the others would win. The usual score is the median with the middle half; the time to a move is the median, nights included.
profile-curve = Rating: { $title }
profile-curve-said = { $points } ± { $range } after the last { $games } rated games
profile-curve-note = One dot for each rated game, filled for a win. The true strength lies in the band with a probability of 95 %.
profile-met = You and { $name }
profile-met-note = who placed better
profile-level = Level
profile-together = Together
profile-for = Who sees how I play
profile-for-everybody = everybody
profile-for-opponents = people I have played with
profile-for-nobody = nobody
profile-for-set = Save
