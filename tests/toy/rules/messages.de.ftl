salt-race-blurb = Ein Wettlauf der Karawanen, für Tests.
salt-race-pitch = Ein Wettlauf der Karawanen.
salt-race-duration = fünf Minuten
salt-race-licence = Ein eigenes Spiel braucht von niemandem eine Lizenz.
salt-race-sources = Für einen Test erfunden.
salt-race-prompt-walk = Runde { $round }: Zieh weiter
salt-race-group-walk = Stationen
salt-race-walk = { $steps ->
    [one] Eine Station weiter
   *[other] { $steps } Stationen weiter
}
salt-race-storm = Der Sturm versperrt diesen Weg.
salt-race-log-storm = Ein Sturm versperrt den Weg über { $steps }
salt-race-log-walked = { $seat } geht { $steps ->
    [one] eine Station
   *[other] { $steps } Stationen
}
salt-race-over = Eine Karawane ist am Ziel.
salt-race-score-stations = Stationen
salt-race-purse-stations = { $count ->
    [one] 1 Station
   *[other] { $count } Stationen
}
salt-race-headline = Runde { $round }
salt-race-pane-road = Straße
salt-race-station = Station { $station }
