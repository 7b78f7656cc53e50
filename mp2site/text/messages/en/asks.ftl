### Whom a table asks for.

asks-punctual = For people who make at least { $asked } % of their turns in time
asks-rating-range = For people with a rating from { $from } to { $to } points
asks-rating-from = For people with a rating of at least { $from } points
asks-rating-to = For people with a rating of at most { $to } points
asks-legend = For whom the table is
asks-legend-hint = Whoever it isn’t for sees why, and can’t sit down. It leaves out nobody whom you invite by name, circle or link, and no computer.
asks-punctual-label = Turns in time
asks-punctual-choice = { $asked ->
    [0] It doesn’t matter
   *[other] at least { $asked } %
}
asks-punctual-hint = Of somebody’s last turns with a clock, a hundred at most, as their page tells them. Whoever has had fewer than 10 can’t be judged yet and isn’t left out.
asks-rating-from-label = Rating from
asks-rating-to-label = Rating to
asks-rating-hint = The points at this title, provisional ones too. Whoever has no rating yet has 1,500. Left empty, a bound leaves out nobody.
