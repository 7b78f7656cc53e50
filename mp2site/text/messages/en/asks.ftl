### Whom a table asks for.

asks-punctual = For people who make at least { $asked } % of their turns in time
asks-rating-range = For people with a rating from { $from } to { $to } points
asks-rating-from = For people with a rating of at least { $from } points
asks-rating-to = For people with a rating of at most { $to } points
asks-legend = Join requirements
asks-legend-hint = Players who don’t qualify can’t join, and see why. People whom you invite by name, circle or link can always join, and so can computers.
asks-punctual-label = Turns in time
asks-punctual-choice = { $asked ->
    [0] Any
   *[other] at least { $asked } %
}
asks-punctual-hint = Counts a player’s last turns with a clock, at most a hundred, as their page shows them. Players with fewer than 10 such turns can join, too.
asks-rating-from-label = Rating from
asks-rating-to-label = Rating to
asks-rating-hint = The points at this title, provisional ones too. Players without a rating count as 1,500. An empty field sets no limit.
