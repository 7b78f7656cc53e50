"""The heuristics: with any number of seats they use every source of points of the rulebook."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from typing import Any

import pytest

from games.rules import titles
from games.rules.kernel import Choice
from games.rules.yspahan.facts import RULES
from tests.rules.yspahan.table import A, Table, cubes, dice, rule, table
from tests.rules.yspahan.test_rulebook import table as printed_table

TITLE = titles.get("yspahan")
GAMES = 12

SOURCES = {
    "complete souks": ({"souks-1", "souks-2", "souks-3", "market"}, 20),
    "a cube put on the caravan": ({"arrival"}, 3),
    "the caravan": ({"full", "week"}, 8),
    "buildings": ({"buildings"}, 12),
    "cards": ({"cards"}, 2),
}
"""The rulebook's sources of points: their scoring rules, and the least points a seat."""


class Evening:
    """Games between heuristics: the offers, points and buildings in them."""

    def __init__(self, seats: int) -> None:
        self.offers: Counter[bool] = Counter()
        self.points: Counter[str] = Counter()
        self.buildings = self.places = 0
        for number in range(GAMES):
            self._play(seats, sha256(f"house {seats} {number}".encode()).digest())

    def _play(self, seats: int, seed: bytes) -> None:
        state = TITLE.new(seats, seed)
        while offers := TITLE.engine.offers(state):
            seat, choices = next(iter(offers.items()))
            choice = TITLE.heuristics.preferred(state, seat, choices)
            if any(builds(one) for one in choices):
                self.offers[builds(choice)] += 1
            TITLE.push(state, seat, choice)
        self._sum_up(state)

    def _sum_up(self, state: Any) -> None:
        self.places += len(state.counts)
        self.buildings += sum(len(own.buildings) for own in state.public.merchants)
        for name, points in zip(RULES, state.public.scores, strict=True):
            self.points[name] += sum(points)


def builds(choice: Choice) -> bool:
    """Return whether a choice builds a building at once."""
    return choice.key == "act:build" or choice.key.startswith("build:")


@pytest.fixture(scope="module", params=TITLE.seats)
def evening(request: pytest.FixtureRequest) -> Evening:
    return Evening(request.param)


# -- whole games --------------------------------------------------------------------------------


def test_buildings_are_raised_when_possible(evening: Evening) -> None:
    assert evening.offers.total() > 100
    assert evening.offers[True] / evening.offers.total() > 0.9
    assert evening.buildings / evening.places > 4


@pytest.mark.parametrize("source", SOURCES)
def test_no_source_of_points_is_ignored(evening: Evening, source: str) -> None:
    rules, least = SOURCES[source]
    assert sum(evening.points[name] for name in rules) / evening.places > least


@pytest.mark.parametrize("name", RULES)
def test_every_line_of_the_score_sheet_has_points(evening: Evening, name: str) -> None:
    assert evening.points[name] / evening.places > 0.5


def test_these_are_the_sources_of_the_rulebook() -> None:
    _, *rows = printed_table("en", "| source | when")
    assert [row[0] for row in rows] == [*SOURCES]
    assert set().union(*(rules for rules, _ in SOURCES.values())) == {*RULES}


# -- single choices -----------------------------------------------------------------------------


@rule("two-players-build")
def test_with_two_players_it_takes_a_group_to_build() -> None:
    t = table(seats=2, tower={"gold": dice(1, 6), "camels": dice(1, 1)}, camels={A: 4}, gold={A: 4})
    assert hand(t, 3) == ["take:camels", "act:build", "build:shop"]


@rule("caravan-points", "save-cube")
def test_own_cubes_are_brought_to_the_caravan_and_kept() -> None:
    t = table(tower={"gold": dice(1, 2)}, shops=cubes(CHE4="AA"), camels={A: 2}, gold={A: 0})
    assert hand(t, 4) == ["take:gold", "act:supervisor", "move:w2", "save:che4.a"]


@rule("week-souks")
def test_the_souk_that_is_worth_more_is_completed() -> None:
    t = table(tower={"chest": dice(1, 3)}, shops=cubes(CHE6="AA.", CHE4="A."))
    assert hand(t, 3)[1:] == ["act:deliver", "place:che6.c"]


@pytest.mark.parametrize(
    ("laid", "expected"),
    [
        ({"hands": {A: "gold"}, "camels": {A: 0}}, "card:gold"),
        ({"hands": {A: "caravan"}, "camels": {A: 0}}, "card:caravan"),
        ({"hands": {A: "place"}, "gold": {A: 0}, "shops": cubes(VAS6="A.")}, "card:place:vas6.b"),
        ({"hands": {A: "swap"}, "camels": {A: 1}, "gold": {A: 3}}, "card:swap:gold=1"),
        ({"hands": {A: "no-camels"}, "camels": {A: 0}, "gold": {A: 4}}, "build:hoist+no-camels"),
        ({"hands": {A: "sell-camels"}, "camels": {A: 5}, "gold": {A: 0}}, "build:pasture"),
    ],
)
@rule("card-effect")
def test_each_card_is_played_when_it_brings_most(laid: dict[str, Any], expected: str) -> None:
    assert hand(table(end=True, **laid), 1) == [expected]


@pytest.mark.parametrize(
    ("date", "expected"), [((1, 3), "end"), ((3, 6), "end"), ((3, 7), "card:sell-camels:3")]
)
@rule("card-sell-camels")
def test_few_pieces_are_sold_only_at_the_very_end(date: tuple[int, int], expected: str) -> None:
    own = {"camels": {A: 3}, "gold": {A: 0}, "buildings": {A: "pasture"}}
    assert hand(table(end=True, date=date, hands={A: "sell-camels"}, **own), 1) == [expected]


@rule("building-points")
def test_no_building_is_raised_too_late_to_bring_anything() -> None:
    assert hand(table(end=True, date=(3, 7), camels={A: 9}, gold={A: 9}), 1) == ["end"]


def hand(t: Table, count: int) -> list[str]:
    """Play the heuristics' choices for the acting seats; return their keys."""
    chosen = []
    for _ in range(count):
        chosen.append(TITLE.autoplay(t.state, t.acting))
        t.play(chosen[-1])
    return chosen


@rule("hidden-hands")
def test_heuristics_know_only_their_own_hand() -> None:
    state, number = TITLE.new(3, bytes(32)), 0
    while acting := TITLE.engine.acting(state):
        number, seat = number + 1, acting[0]
        key = TITLE.autoplay(state, seat)
        world = TITLE.imagine(state, seat, sha256(str(number).encode()).digest())
        assert TITLE.autoplay(world, seat) == key
        state = TITLE.play(state, seat, key).state
    assert number > 100
