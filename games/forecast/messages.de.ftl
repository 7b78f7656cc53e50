## Vorhersagen: wie lange Tische dauern

forecast-title = Wie lange dauert es?
forecast-days = { $high ->
    [1] höchstens ein Tag
   *[other] { $low } bis { $high } Tage
}
forecast-ends = { $high ->
    [1] Endet innerhalb eines Tages
   *[other] Endet in { $low } bis { $high } Tagen
}
forecast-people = { $people ->
   *[other] { $people } Leute wie du
}
forecast-about = Vier von fünf Tischen mit { $people } solchen Leuten enden in dieser Zeit.
forecast-list-note = Dauer: Vier von fünf Tischen enden in dieser Zeit, nach dem Tempo, in dem die Leute dort und du zuletzt gezogen haben.
forecast-new = { $seats } Plätze: { $low } bis { $high } Tage
forecast-new-label = Mit Leuten wie dir, nicht live
forecast-col = Noch etwa
forecast-none = Für diesen Tisch gibt es keine Vorhersage: Er läuft live, er ist zu Ende, oder es spielen weniger als zwei Leute.
forecast-privacy = Die Vorhersage beruht darauf, wie schnell und zu welchen Stunden alle ihre letzten hundert Züge gemacht haben. Gezeigt wird nur der ganze Tisch, nie das Tempo einer Person. Neue zählen als Durchschnitt.
privacy-file-rhythm = wie schnell und zu welchen Stunden du zuletzt gezogen hast, für Vorhersagen
