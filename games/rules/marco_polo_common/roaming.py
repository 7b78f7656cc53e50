"""Where a journey leads at best, by the house's wishes: it looks as far as the steps and the purse reach."""

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
"""What a post in a city would be worth to a seat."""
FURTHER, FADING = 0.35, 0.75
"""Being near a city that one wishes for counts, the less the farther it is."""
THRIFT, HASTE = 0.4, 0.1
"""What is paid counts that much of its worth, and more for each round to come: money left over is little."""


class Stop(NamedTuple):
    """A place that a figure may reach: by which places, what is owed by then, its worth, steps made."""

    path: tuple[str, ...]
    owed: Bundle
    debt: float
    steps: int


class Wishes:
    """What a seat wishes for on the map, reckoned once for a decision."""

    def __init__(self, state: State, seat: int, wish: Wish) -> None:
        self.state, self.seat = state, seat
        lacking = (place for place in state.facts.cities if lacks_post(state, seat, place))
        self.posts = {place: wish(state, seat, place) for place in lacking}
        self.in_passing = character(state, seat).posts_in_passing
        self.thrift = THRIFT + HASTE * rounds_left(state)
        self._endings: dict[str, float] = {}
        self._best: dict[Journey, float] = {}

    def best_gain(self, journey: Journey) -> float:
        """Return what a journey gains at best; many dice allow the same one."""
        if journey not in self._best:
            figures = range(len(journey.paths))
            gains = (gain for one in figures for _, gain in self._gains(journey, one))
            self._best[journey] = max(gains, default=-99.0)
        return self._best[journey]

    def first_steps(self, journey: Journey, figure: int) -> dict[str, float]:
        """Return where a figure may step first, and what is gained at best against stopping here."""
        best: dict[str, float] = {}
        for first, gain in self._gains(journey, figure):
            best[first] = max(gain, best.get(first, gain))
        return best

    def ending(self, place: str) -> float:
        """Return what it is worth to end somewhere: its post, and what lies near."""
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
        """Yield first steps, and what may be gained by each, once for each place that is reached."""
        here, paid = self.ending(journey.paths[figure][-1]), worth(journey.owed)
        for stop in reachable(self.state, self.seat, journey, figure):
            price = journey.price(stop.steps)
            cost = (worth(stop.owed + price) if price else stop.debt) - paid
            last = stop.path[-1]
            gain = self.ending(last) + self._in_passing(stop) - here - self.thrift * cost
            yield stop.path[0], gain

    def _in_passing(self, stop: Stop) -> float:
        """Return what posts on the way are worth to who leaves some in passing."""
        if not self.in_passing:
            return 0.0
        return sum(self.posts.get(place, 0.0) for place in {*stop.path} - {stop.path[-1]})


def reachable(state: State, seat: int, journey: Journey, figure: int) -> Iterator[Stop]:
    """Yield the places that a figure can reach and pay, each by its cheapest way."""
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
    """Return how many routes on land lie between a place and the others."""
    found, edge = {start: 0}, [start]
    while edge:
        steps = [road.to for place in edge for road in facts.roads[place] if not road.seal]
        edge = list(dict.fromkeys(place for place in steps if place not in found))
        found |= dict.fromkeys(edge, found[start] + max(found.values()) + 1)
    return found
