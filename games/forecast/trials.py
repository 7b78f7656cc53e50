"""Simulated games that measure how often forecasts are right.

`calibration` plays games by autoplay, without a database, and records the order in which their
turns open. Then it plays these orders many times with simulated people. The people differ in visits
per day, time zone and regularity. Each person has first played other games, from which the model
learns their rhythm.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from math import exp, log
from random import Random
from statistics import fmean, pstdev
from typing import Any, Final, NamedTuple

from games.engine import Game, begin
from games.forecast.estimate import (
    HOURS,
    Length,
    Rhythm,
    Span,
    Wait,
    habit,
    learned,
    span,
    together,
)
from games.rules.kernel import Title

AWAKE: Final = (7.0, 23.0)
A_DAY: Final = 2.0
"""The median number of visits a day."""
DIFFER: Final = 0.4
"""The standard deviation of the logarithm of visits a day, between people."""
CHANGE: Final = 0.15
"""The standard deviation of the logarithm of a person's pace, between games."""
ZONES: Final = (-6.0, 0.0, 0.0, 1.0, 1.0, 1.0, 8.0)
"""Offsets from UTC in hours. People's time zones are drawn from them."""
PARTS: Final = (0.0, 0.25, 0.5, 0.75)
"""The played parts of a game at which its end is forecast."""
PEOPLE: Final = 480


class Opened(NamedTuple):
    """A turn of a game: its seat, the turns open when it opens, and the turn that it follows."""

    seat: int
    beside: tuple[int, ...] = ()
    in_a_row: bool = False
    """Whether the turn before it was the same seat's."""


Order = list[Opened]


def order_of(title: Title[Any], seats: int, seed: bytes) -> Order:
    """Play a game by autoplay; return its turns in the order in which they open."""
    options = title.meta.chosen_options({})
    game = Game(title, begin(title, seats, seed, options, title.meta.editions[0]))
    order: Order = []
    open_ = dict[int, int]()
    _open(order, open_, game.acting(), set())
    while acting := game.acting():
        seat = acting[0]
        played = game.play(seat, game.autoplay(seat))
        game = game.after(played)
        if played.commits:
            after = game.acting()
            closed = {one for one in open_ if one not in after}
            if played.turn_ended:
                closed.add(seat)
            for one in closed:
                open_.pop(one, None)
            _open(order, open_, after, closed)
    return order


def _open(
    order: Order, open_: dict[int, int], acting: Sequence[int], closed: Collection[int]
) -> None:
    beside = tuple(open_.values())
    for seat in acting:
        if seat not in open_:
            open_[seat] = len(order)
            order.append(Opened(seat, beside, seat in closed))


def length_of(orders: Sequence[Order]) -> Length:
    """Return the mean and the standard deviation of the number of turns in these games."""
    numbers = [len(order) for order in orders]
    in_a_row = sum(turn.in_a_row for order in orders for turn in order) / sum(numbers)
    return Length(fmean(numbers), pstdev(numbers), in_a_row)


@dataclass(frozen=True, slots=True)
class Person:
    """A simulated person: visits a day, time zone, share of planned turns, regularity."""

    visits: float
    zone: float
    planned: float
    regular: bool

    @classmethod
    def drawn(cls, chance: Random) -> Person:
        """Return a person at random."""
        visits = A_DAY * exp(chance.gauss(0, DIFFER))
        planned = chance.choice((0.0, 0.0, 0.2, 0.5))
        return cls(visits, chance.choice(ZONES), planned, chance.random() < 0.5)

    def visits_from(self, start: float, chance: Random) -> Iterator[float]:
        """Yield the times of visits during a game that begins at ``start``."""
        rate = self.visits * exp(chance.gauss(0, CHANGE))
        day = HOURS * (start // HOURS - 1)
        while True:
            hours = (chance.uniform(*AWAKE) for _ in range(self._number(rate, chance)))
            yield from (at for at in sorted(day - self.zone + h for h in hours) if at > start)
            day += HOURS

    def _number(self, rate: float, chance: Random) -> int:
        """Return the number of visits on a day.

        For a regular person it is nearly constant; for others it has a Poisson distribution.
        """
        if self.regular:
            return int(rate) + (chance.random() < rate % 1)
        number, left = 0, chance.expovariate(rate)
        while left < 1:
            number, left = number + 1, left + chance.expovariate(rate)
        return number


@dataclass(slots=True)
class Trial:
    """A simulated game: the waits of each seat's person, and the end of each turn."""

    waits: list[list[Wait]]
    ends: list[float]


def played(order: Order, people: Sequence[Person], start: float, chance: Random) -> Trial:
    """Play the turns of a game among simulated people, in the recorded order."""
    visits = [person.visits_from(start, chance) for person in people]
    last = [next(one) for one in visits]
    trial = Trial([[] for _ in people], [])
    for turn in order:
        beside = set(turn.beside)
        before = [end for n, end in enumerate(trial.ends) if n not in beside]
        opened = max(before, default=start)
        while last[turn.seat] < opened:
            last[turn.seat] = next(visits[turn.seat])
        at_once = chance.random() < people[turn.seat].planned
        closed = opened if at_once else last[turn.seat]
        trial.ends.append(closed)
        trial.waits[turn.seat].append(Wait(opened, closed, planned=at_once))
    return trial


def calibration(
    title: Title[Any], seats: int, known: Length | None, *, games: int, seed: int
) -> dict[str, Any]:
    """Return the share of simulated games that end within the forecast, by the part played before.

    ``known`` is the number of turns that forecasts use; ``None`` means the mean of these games.
    """
    chance = Random(f"{title.slug}/{seats}/{seed}")  # noqa: S311 - nobody gains by guessing it
    number = max(ORDERS_LEAST, games // 50)
    orders = [order_of(title, seats, chance.randbytes(32)) for _ in range(number)]
    length = length_of(orders)
    people = [Person.drawn(chance) for _ in range(PEOPLE)]
    rhythms = [_learned(person, chance) for person in people]
    usual = together(rhythms)
    hits = dict.fromkeys(PARTS, 0)
    wide = list[float]()
    for _ in range(games):
        sat = chance.sample(range(PEOPLE), seats)
        believed = [None if chance.random() < NEW else rhythms[n] for n in sat]
        start = chance.uniform(0, HOURS)
        trial = played(chance.choice(orders), [people[n] for n in sat], start, chance)
        said = _forecasts(trial, believed, usual, known or length)
        for part, (found, end) in said.items():
            hits[part] += found.low <= end <= found.high
        wide.append(said[0.0][0].high / said[0.0][0].low)
    return {
        "title": title.slug,
        "seats": seats,
        "games": games,
        "turns": round(length.turns, 1),
        "turns_deviation": round(length.deviation, 1),
        "in_a_row": round(length.in_a_row, 2),
        "inside": {str(part): round(hit / games, 3) for part, hit in hits.items()},
        "inside_all": round(fmean(hits.values()) / games, 3),
        "high_to_low": round(exp(fmean(map(log, wide))), 2),
    }


ORDERS_LEAST: Final = 20
"""The least number of games that are played to record the order of turns."""
NEW: Final = 0.15
"""The share of people without a known rhythm."""
LEARNED_FROM: Final = 60


def _learned(person: Person, chance: Random) -> Rhythm:
    """Return the rhythm that is learned from one game of a person with an equal person."""
    order: Order = [Opened(n % 2) for n in range(2 * LEARNED_FROM)]
    other = Person.drawn(chance)
    return learned(played(order, [person, other], chance.uniform(0, 24), chance).waits[0])


def _forecasts(
    trial: Trial, rhythms: Sequence[Rhythm | None], usual: Rhythm, length: Length
) -> dict[float, tuple[Span, float]]:
    """Return the forecast and the real number of remaining days, by the part played before."""
    habits = [habit(one, usual) for one in rhythms]
    ends, found = sorted(trial.ends), dict[float, tuple[Span, float]]()
    for part in PARTS:
        done = round(part * len(ends))
        now = ends[done - 1] if done else min(w[0].opened for w in trial.waits if w)
        found[part] = span(habits, length.rest(done)), (ends[-1] - now) / HOURS
    return found
