## Forecasts: how long tables take

forecast-title = How long will it take?
forecast-days = { $high ->
    [1] up to a day
   *[other] { $low } to { $high } days
}
forecast-ends = { $high ->
    [1] Ends within a day
   *[other] Ends in { $low } to { $high } days
}
forecast-people = { $people ->
   *[other] { $people } people like you
}
forecast-about = Four of five tables of { $people } people like these end in this time.
forecast-list-note = How long: four of five tables end in this time, by how fast their people and you played lately.
forecast-new = { $seats } seats: { $low } to { $high } days
forecast-new-label = With people like you, unless live
forecast-col = Remaining
forecast-none = There is no forecast for this table: it is live, it is over, or fewer than two people play.
forecast-privacy = The forecast uses how soon everybody made their last hundred turns, and at which hours. Only the whole table is shown, never one person’s pace. Newcomers count as average.
privacy-file-rhythm = how soon and at which hours you made your last turns, for forecasts
