## Which title suits whom

titles-start-here = start here
titles-rules = Rules
titles-weight = Weight
titles-weight-1 = light
titles-weight-2 = easy
titles-weight-3 = medium
titles-weight-4 = heavy
titles-by-turns = By turns
titles-days-range = about { $least } to { $most } days
titles-days-at = { $seats } seats: about { $days } days
titles-days-note = Measured in whole games here, with people who look in twice a day. A live game takes the time shown above.
titles-seats = Seats
titles-languages = Languages

## Rulebooks

titles-example = Example.
titles-example-player = { $number ->
    [0] Mara
    [1] Jonas
    [2] Lea
   *[other] Tom
}
titles-rule = The rule
titles-rule-in-book = Read it in the rulebook
titles-search = Search the rules
titles-search-go = Search
titles-found = { $count ->
    [0] Nothing found for “{ $words }”
    [one] { $count } rule with “{ $words }”
   *[other] { $count } rules with “{ $words }”
}
titles-found-nothing = Try fewer words, or only the beginning of one: “cam” finds camels. Or look through the contents.
titles-found-clear = End the search
titles-untranslated = This text isn’t translated into your language yet, so it is shown in English.
titles-summary = Summary
titles-summary-print = Printed, this page takes two sides of A4.

## The three cards of a first game

titles-primer = Aim of the game
titles-primer-lead = in three sentences
titles-primer-lesson = { $minutes }-minute lesson
titles-primer-play = Play
titles-primer-back = Back to the table
