"""The heuristics' search for the best end of a journey that the seat can reach and pay."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from games.rules.marco_polo_common.bundle import Bundle, affordable
from games.rules.marco_polo_common.posts import lacks_post
from games.rules.marco_polo_common.purse import character, trader
from games.rules.marco_polo_common.travel import roads_of
from games.rules.marco_polo_common.wishes import rounds_left, worth

if TYPE_CHECKING:
    from games.rules.marco_polo_common.facts import Edition, Road
    from games.rules.marco_polo_common.journey import Journey
    from games.rules.marco_polo_common.table import State

Wish = Callable[["State", int, str], float]
"""A function that returns the worth to a seat of a post in a city."""
FURTHER, FADING = 0.35, 0.75
"""The weight of the best city beyond a journey's end, and its factor for each step from there."""
THRIFT, HASTE = 0.4, 0.1
"""The weight of costs, and what is added to it per remaining round: at the end, money is worth
little.
"""


class Stop(NamedTuple):
    """An end that a figure can reach. ``debt`` is the worth of the costs ``owed`` by then."""

    path: tuple[str, ...]
    owed: Bundle
    debt: float
    steps: int


class Wishes:
    """The worth of cities to a seat, computed once per decision."""

    def __init__(self, state: State, seat: int, wish: Wish) -> None:
        self.state, self.seat = state, seat
        lacking = (place for place in state.facts.cities if lacks_post(state, seat, place))
        self.posts = {place: wish(state, seat, place) for place in lacking}
        self.in_passing = character(state, seat).posts_in_passing
        self.thrift = THRIFT + HASTE * rounds_left(state)
        self._endings: dict[str, float] = {}
        self._best: dict[Journey, float] = {}

    def best_gain(self, journey: Journey) -> float:
        """Return the best gain of a journey.

        It is cached, since many dice allow the same journey.
        """
        if journey not in self._best:
            figures = range(len(journey.paths))
            gains = (gain for one in figures for _, gain in self._gains(journey, one))
            self._best[journey] = max(gains, default=-99.0)
        return self._best[journey]

    def first_steps(self, journey: Journey, figure: int) -> dict[str, float]:
        """Return a figure's possible first steps, each with the best gain that can follow."""
        best: dict[str, float] = {}
        for first, gain in self._gains(journey, figure):
            best[first] = max(gain, best.get(first, gain))
        return best

    def ending(self, place: str) -> float:
        """Return the worth of ending in a place: the worth of its post and of cities near it."""
        if place not in self._endings:
            self._endings[place] = self._ending(place)
        return self._endings[place]

    def _ending(self, place: str) -> float:
        near = distances(self.state.facts, place)
        ahead = (
            value * FADING ** near[city]
            for city, value in self.posts.items()
            if city != place and city in near
        )
        return self.posts.get(place, 0.0) + FURTHER * max(ahead, default=0.0)

    def _gains(self, journey: Journey, figure: int) -> Iterator[tuple[str, float]]:
        """Yield, for each reachable place, the first step towards it and the gain of going."""
        here, paid = self.ending(journey.paths[figure][-1]), worth(journey.owed)
        for stop in reachable(self.state, self.seat, journey, figure):
            price = journey.price(stop.steps)
            cost = (worth(stop.owed + price) if price else stop.debt) - paid
            last = stop.path[-1]
            gain = self.ending(last) + self._in_passing(stop) - here - self.thrift * cost
            yield stop.path[0], gain

    def _in_passing(self, stop: Stop) -> float:
        """Return the worth of posts on the path, for a character that places them in passing."""
        if not self.in_passing:
            return 0.0
        return sum(self.posts.get(place, 0.0) for place in {*stop.path} - {stop.path[-1]})


def reachable(state: State, seat: int, journey: Journey, figure: int) -> Iterator[Stop]:
    """Yield the places that a figure can reach by the cheapest path and the seat can pay."""
    own, facts, start = trader(state, seat), state.facts, journey.paths[figure][-1]
    known = dict.fromkeys(journey.paths[figure], 0.0)
    edge = [Stop((), journey.owed, 0.0, 0)]
    while edge:
        found: dict[str, Stop] = {}
        for stop in edge:
            roads = roads_of(facts, own.character, stop.path[-1] if stop.path else start)
            for after in _after(own, journey, stop, roads):
                place = after.path[-1]
                if after.debt < known.get(place, 999.0):
                    known[place], found[place] = after.debt, after
        edge = list(found.values())
        yield from edge


def _after(
    own: Any, journey: Journey, stop: Stop, roads: list[tuple[Road, Bundle, int]]
) -> Iterator[Stop]:
    for road, cost, steps in roads:
        made = stop.steps + steps
        if made <= journey.left and (not road.seal or road.seal in own.seals):
            owed = stop.owed + cost if cost else stop.owed
            price = journey.price(made)
            if affordable(own, owed + price if price else owed):
                yield Stop((*stop.path, road.to), owed, worth(owed), made)


@cache
def distances(facts: Edition, start: str) -> dict[str, int]:
    """Return the number of land routes from a place to each other place."""
    found, edge = {start: 0}, [start]
    while edge:
        steps = [road.to for place in edge for road in facts.roads[place] if not road.seal]
        edge = list(dict.fromkeys(place for place in steps if place not in found))
        found |= dict.fromkeys(edge, found[start] + max(found.values()) + 1)
    return found
