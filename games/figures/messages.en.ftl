## Figures of a title

figures-link = In figures
figures-title = In figures
figures-description = { $title } in figures: wins by seat, character and first action, with their ranges.
figures-lead = Games between people that ended from { $since } to { $until }.
figures-lead-merchants = People haven’t finished such a game here yet. These are games among Merchants, the site’s computer players.
figures-none = There is no such game yet, of people or of Merchants.
figures-seats-label = Number of seats
figures-seats = { $seats } seats
figures-people = people, { $games ->
    [one] { $games } game
   *[other] { $games } games
}
figures-merchants = Merchants among themselves, { $games ->
    [one] { $games } game
   *[other] { $games } games
}
figures-few-legend = hollow and grey: fewer than 30, says little
figures-by-seat = Wins by seat
figures-by-opening = First action of the seat that begins
figures-seat = Seat { $seat }
figures-column-people = People
figures-column-merchants = Merchants
figures-scale-fair = fair
figures-share = { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) }
figures-range = { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) }–{ NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) } · { $games }
figures-few = few
figures-surely-over = surely over
figures-surely-under = surely under
figures-winner = Points of the winner
figures-turns = Most turns of a seat
figures-middle = Middle { $middle }; half of the games from { $low } to { $high }
figures-bars-people = Bars: people, { $games } games.
figures-bars-merchants = Dashed: Merchants, { $games } games, on the same scale.
figures-as-table = As a table
figures-how = How it is counted
figures-how-games = Finished games between people count, private ones too. Games don’t count if a computer had a seat, somebody resigned, or a stand-in played at the end. A game appears here within some hours.
figures-how-share = A share says how often such a seat won: 1 is as often as the players’ ratings before the game predict, 2 twice as often. In unrated games all seats have the same chance.
figures-how-range = The line is the range in which the true share lies in 95 of 100 cases. “Surely” means that the whole range is over or under 1, from 30 games on. The rest may be chance.
figures-how-merchants = Merchants show what a game gives to players like them. They played for this page, not at tables of this site. Stronger players may win differently.
figures-how-names = Nobody is named: the site stores sums only, and nothing of running games. The sums stay if somebody closes an account.
figures-others = Other editions and options
figures-others-games = people { $people }, Merchants { $merchants }
