"""Heuristics of both Marco Polo titles: they use every source of points of the rulebook.

Heuristics play whole games for all seats. The required averages are well below their usual results,
and well above the results of heuristics that ignore the source.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from hashlib import sha256
from importlib import import_module
from typing import Any

import pytest

from games.rules import titles
from games.rules.kernel import Title
from games.rules.marco_polo_common.bundle import Bundle
from games.rules.marco_polo_common.wishes import OTHER, WORTH, worth
from tests.rules.marco_polo_1 import table as first
from tests.rules.marco_polo_2 import table as second
from tests.rules.old_state import old_state

GAMES = 6
"""The number of games for each number of seats."""
LEAST = {
    "marco-polo-1": {
        "contracts": 15.0,
        "cards": 2.5,
        "bonuses": 2.5,
        "goals": 0.7,
        "cities": 1.2,
        "beijing": 2.0,
        "goods": 0.4,
        "coins": 0.2,
        "most-contracts": 1.5,
    },
    "marco-polo-2": {
        "contracts": 7.0,
        "cards": 4.0,
        "bonuses": 2.5,
        "posts": 2.0,
        "special": 0.4,
        "character": 2.0,
        "goal": 1.5,
        "shields": 12.0,
        "goods": 1.5,
        "coins": 1.0,
        "most-contracts": 2.5,
    },
}
"""The least average of a seat's points, for each line of the final score."""
CASES = [(slug, line) for slug, lines in LEAST.items() for line in lines]
A = 0


@cache
def averages(slug: str) -> Counter[str]:
    """Return a seat's average points for each line of the score, in games of heuristics."""
    title, found, seats = titles.get(slug), Counter[str](), 0
    for number in title.seats:
        for game in range(GAMES):
            seats += number
            for line in played(title, number, f"{slug} {number} {game}"):
                found[line.rule] += sum(line.points)
    return Counter({rule: points / seats for rule, points in found.items()})  # type: ignore[misc]


def played(title: Title[Any], seats: int, name: str) -> list[Any]:
    state = title.new(seats, sha256(name.encode()).digest(), {})
    while offers := title.engine.offers(state):
        seat = next(iter(offers))
        key = title.autoplay(state, seat)
        title.push(state, seat, next(one for one in offers[seat] if one.key == key))
    outcome = title.outcome(state)
    assert outcome
    return outcome.lines


@pytest.mark.parametrize(("slug", "line"), CASES)
def test_no_source_of_points_is_ignored(slug: str, line: str) -> None:
    assert averages(slug)[line] >= LEAST[slug][line]


# -- single decisions -----------------------------------------------------------------------------


def choice(t: Any) -> str:
    """Return the key that the heuristics choose for seat A."""
    return str(titles.get(t.state.slug).autoplay(t.state, A))


RICH: dict[str, Any] = {"coins": {A: 12}, "camels": {A: 6}}
CITIES = {
    "marco-polo-1": "moscow karakorum samarcanda lan-zhou xian kashgar adana anxi",
    "marco-polo-2": "xanadu karakorum xian yangzhou fuzhou pagan sumatra jaipur kabul",
}


@pytest.mark.parametrize(
    ("slug", "few", "many"),
    [("marco-polo-1", 5, 7), ("marco-polo-2", 6, 8)],
    ids=str,
)
def test_posts_that_bring_points_are_worth_most(slug: str, few: int, many: int) -> None:
    lay = first.table if slug == "marco-polo-1" else second.table
    heuristics = import_module(f"{titles.get(slug).meta.package}.heuristics")
    cities, last = CITIES[slug].split(), CITIES[slug].split()[-1]
    fewer, more = (
        heuristics.wish(lay(posts={A: " ".join(cities[:number])}, bonuses={}).state, A, last)
        for number in (few, many)
    )
    assert more - fewer >= 5


def test_it_walks_towards_the_city_of_its_goal_cards() -> None:
    goals = {A: "g13 g14"}
    t = first.table(dice={A: "11"}, goals=goals, bonuses={}, **RICH)
    assert choice(t.play("travel:d1")) == "go:alexandria"


def test_it_takes_the_goods_that_its_contracts_lack() -> None:
    t = first.table(dice={A: "3"}, contracts={A: "s4"}, silk={A: 0}, camels={A: 1})
    assert choice(t.play("khan:d3")) == "goods:p0s1g0"


def test_it_gives_up_the_contract_that_is_farthest_off() -> None:
    own: dict[str, Any] = {"contracts": {A: "s4 s6"}, "silk": {A: 2}, "camels": {A: 1}}
    t = first.table(dice={A: "3"}, row="r01", coins={A: 5}, **own).play("contracts:d3")
    assert t.offered() == ["replace:s4", "replace:s6"]
    assert choice(t) == "replace:s6"


def test_nothing_is_drawn_in_vain() -> None:
    assert choice(second.Table(old_state("marco-polo-2", 3, "no-room"))) == "leave"


def test_a_tile_that_brings_nothing_is_kept() -> None:
    given: dict[str, Any] = {"acted": True, "kept": {A: "contract"}}
    given |= {"contracts": {A: "red-01 red-02"}, "fresh": "red-01 red-02"}
    assert choice(second.table(**given)) == "kept:contract"
    assert choice(second.table(pile=0, **given)) == "end"


def test_it_keeps_the_goal_card_that_brings_most() -> None:
    t = second.new(2)
    while t.stage == "draft":
        t.play(t.offered()[0])
    facts = t.state.facts
    kept = choice(t).removeprefix("goal:")
    points = {
        goal: sum(facts.goals[goal].seals.values()) + 2 * len(facts.goals[goal].shields)
        for goal in t.state.private[A].goals
    }
    assert points[kept] == max(points.values())


# -- estimates ----------------------------------------------------------------------------------


def test_each_kind_of_amount_is_worth_something() -> None:
    for kind, value in {**WORTH, **OTHER}.items():
        assert worth(Bundle(**{kind: 2})) == pytest.approx(2 * value), kind


@pytest.mark.parametrize("slug", LEAST)
def test_a_group_of_choices_is_weighed_by_one_function(slug: str) -> None:
    heuristics = import_module(f"games.rules.{slug.replace('-', '_')}.heuristics")
    assert heuristics.TASTES.keys().isdisjoint(heuristics.WEIGHINGS)
