salt-race-blurb = A race of caravans, for tests.
salt-race-pitch = A race of caravans.
salt-race-duration = five minutes
salt-race-licence = A game of our own needs their licence from nobody.
salt-race-sources = Made up for a test.
salt-race-prompt-walk = Round { $round }: walk on
salt-race-group-walk = Stations
salt-race-walk = { $steps ->
    [one] Walk one station
   *[other] Walk { $steps } stations
}
salt-race-storm = The storm closes this way.
salt-race-log-storm = A storm closes the way of { $steps }
salt-race-log-walked = { $seat } walks { $steps ->
    [one] one station
   *[other] { $steps } stations
}
salt-race-over = A caravan has arrived.
salt-race-score-stations = Stations
salt-race-purse-stations = { $count ->
    [one] 1 station
   *[other] { $count } stations
}
salt-race-headline = Round { $round }
salt-race-pane-road = Road
salt-race-station = Station { $station }
