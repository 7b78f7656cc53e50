"""Where a journey leads at best, by the house's wishes: it looks as far as the steps and the purse reach."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from games.rules.marco_polo_common.bundle import Bundle, affordable
from games.rules.marco_polo_common.posts import lacks_post
from games.rules.marco_polo_common.purse import character, trader
from games.rules.marco_polo_common.travel import roads_of
from games.rules.marco_polo_common.wishes import rounds_left, worth

if TYPE_CHECKING:
    from games.rules.marco_polo_common.facts import Edition
    from games.rules.marco_polo_common.journey import Journey
    from games.rules.marco_polo_common.table import State

Wish = Callable[["State", int, str], float]
"""What a post in a city would be worth to a seat."""
FURTHER, FADING = 0.35, 0.75
"""Being near a city that one wishes for counts, the less the farther it is."""
THRIFT, HASTE = 0.4, 0.1
"""What is paid counts that much of its worth, and more for each round to come: money left over is little."""


class Stop(NamedTuple):
    """A place that a figure may reach: by which places, what is owed by then, steps made."""

    path: tuple[str, ...]
    owed: Bundle
    steps: int


class Wishes:
    """What a seat wishes for on the map, reckoned once for a decision."""

    def __init__(self, state: State, seat: int, wish: Wish) -> None:
        self.state, self.seat = state, seat
        lacking = (place for place in state.facts.cities if lacks_post(state, seat, place))
        self.posts = {place: wish(state, seat, place) for place in lacking}
        self.in_passing = character(state, seat).posts_in_passing

    def ending(self, place: str) -> float:
        """Return what it is worth to end somewhere: its post, and what lies near."""
        near = distances(self.state.facts, place)
        ahead = (
            value * FADING ** near[city]
            for city, value in self.posts.items()
            if city != place and city in near
        )
        return self.posts.get(place, 0.0) + FURTHER * max(ahead, default=0.0)

    def gains(self, journey: Journey, figure: int) -> Iterator[tuple[str, float]]:
        """Yield where a figure may step first, and what is gained against stopping here."""
        here = self.ending(journey.paths[figure][-1])
        paid, thrift = worth(journey.owed), THRIFT + HASTE * rounds_left(self.state)
        for stop in reachable(self.state, self.seat, journey, figure):
            cost = worth(stop.owed + journey.price(stop.steps)) - paid
            passed = stop.path[:-1] if self.in_passing else ()
            left = sum(self.posts.get(place, 0.0) for place in set(passed) - {stop.path[-1]})
            yield stop.path[0], self.ending(stop.path[-1]) + left - here - thrift * cost


def best_gain(state: State, seat: int, journey: Journey, wish: Wish) -> float:
    """Return what a journey gains at best."""
    wishes = Wishes(state, seat, wish)
    figures = range(len(journey.paths))
    return max((gain for one in figures for _, gain in wishes.gains(journey, one)), default=-99.0)


def reachable(state: State, seat: int, journey: Journey, figure: int) -> Iterator[Stop]:
    """Yield the places that a figure can reach and pay, each by its cheapest way."""
    start = journey.paths[figure][-1]
    known = dict.fromkeys(journey.paths[figure], 0.0)
    edge = [Stop((), journey.owed, 0)]
    while edge:
        found: dict[str, Stop] = {}
        for stop in edge:
            for after in _after(state, seat, journey, start, stop):
                place = after.path[-1]
                if worth(after.owed) < known.get(place, 999.0):
                    known[place], found[place] = worth(after.owed), after
        edge = list(found.values())
        yield from edge


def _after(state: State, seat: int, journey: Journey, start: str, stop: Stop) -> Iterator[Stop]:
    own, place = trader(state, seat), stop.path[-1] if stop.path else start
    for road, cost, steps in roads_of(state.facts, own.character, place):
        made, owed = stop.steps + steps, stop.owed + cost
        open_to = not road.seal or road.seal in own.seals
        if open_to and made <= journey.left and affordable(own, owed + journey.price(made)):
            yield Stop((*stop.path, road.to), owed, made)


@cache
def distances(facts: Edition, start: str) -> dict[str, int]:
    """Return how many routes on land lie between a place and the others."""
    found, edge = {start: 0}, [start]
    while edge:
        steps = [road.to for place in edge for road in facts.roads[place] if not road.seal]
        edge = list(dict.fromkeys(place for place in steps if place not in found))
        found |= dict.fromkeys(edge, found[start] + max(found.values()) + 1)
    return found
