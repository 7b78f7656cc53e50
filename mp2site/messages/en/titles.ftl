## Which title suits whom

titles-start-here = start here
titles-rules = Rules
titles-weight = Weight
titles-weight-1 = light
titles-weight-2 = easy
titles-weight-3 = rich
titles-weight-4 = richest
titles-by-turns = By turns
titles-days-range = about { $least } to { $most } days
titles-days-at = { $seats } seats: about { $days } days
titles-days-note = Measured by playing whole games here, with people who look in twice a day. Live, at one go, it is the time above.
titles-seats = Seats
titles-languages = Languages
