"""The heuristics: they use every source of score, such as actions, rewards and stewards.

They play whole games. A kind of choice that is often offered and never taken counts as ignored.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from hashlib import sha256
from typing import Any

import pytest

from games.rules.kernel import Choice
from tests.rules.rajas_cards_karma.table import FACTS, TITLE, A, B, Table, rule, table

GAMES = 60
LEAST = 0.005
"""The least share of offers in which the heuristics take a kind of choice.

A palace 4 is the rarest: a display has at most four goods, so another card is usually better.
"""
SOURCES = {
    *("take", "build", "goods"),
    *(f"palace {value}" for value in FACTS.palace),
    *(f"ship {reward}" for reward in FACTS.rewards),
    *("bonus palace", "bonus coins", "bonus ship", "bonus fame"),
    *("steward-turn", "steward-dice", "steward as a die"),
}


@cache
def habits() -> tuple[Counter[str], Counter[str]]:
    """Count the offers of each kind of choice, and how often the heuristics took it."""
    offered, taken = Counter[str](), Counter[str]()
    for number in range(GAMES):
        seats = TITLE.seats[number % len(TITLE.seats)]
        state = TITLE.new(seats, sha256(f"house {number}".encode()).digest())
        while offers := TITLE.engine.offers(state):
            seat, choices = next(iter(offers.items()))
            wanted = TITLE.autoplay(state, seat)
            chosen = next(choice for choice in choices if choice.key == wanted)
            offered.update({kind_of(state, seat, choice) for choice in choices})
            taken[kind_of(state, seat, chosen)] += 1
            TITLE.push(state, seat, chosen)
    return offered, taken


def kind_of(state: Any, seat: int, choice: Choice) -> str:
    """Return the kind of a choice, as far as the rulebook distinguishes it."""
    verb, _, id = choice.key.partition(":")
    asked = type(state.stacks[seat][-1]).__name__
    if asked == "PickBonus":
        return f"bonus {verb}"
    if asked == "TakeTurn" and verb == "palace":
        return f"palace {FACTS.cards[id].palace_value}"
    if asked == "TakeTurn" and verb == "ship":
        return f"ship {FACTS.cards[id].ship_reward}"
    if verb == "pay" and choice.args[1]:
        return "steward as a die"
    return verb


@pytest.mark.parametrize("source", sorted(SOURCES))
@rule("turn", "steward", "bonuses", "palace", "ship-rewards")
def test_no_source_of_fame_and_coins_is_ignored(source: str) -> None:
    offered, taken = habits()
    assert offered[source] >= GAMES
    assert taken[source] >= LEAST * offered[source]


def preferred(t: Table) -> str:
    """Return the key that the heuristics choose for the acting seat."""
    return TITLE.autoplay(t.state, t.acting)


@rule("palace-6", "ruling-palace-six")
def test_heuristics_see_the_gain_of_a_six() -> None:
    given = {"grid": "p17 g01 b59 p02", "hands": {A: "g6"}}
    two_fame = table(top="b60", **given)  # type: ignore[arg-type]
    broken_row = table(top="s04", ships={A: "s16 s17"}, **given)  # type: ignore[arg-type]
    another_six = table(top="p18", **given)  # type: ignore[arg-type]
    assert preferred(two_fame) == "palace:p17"
    assert preferred(broken_row) != "palace:p17"
    assert preferred(another_six) != "palace:p17"


@rule("palace-5")
def test_heuristics_see_the_ships_that_a_five_may_use() -> None:
    given = {"grid": "p13 g01 b60 p02", "hands": {A: "g5"}}
    assert preferred(table(ships={B: "s02"}, **given)) == "palace:p13"  # type: ignore[arg-type]
    assert preferred(table(**given)) != "palace:p13"  # type: ignore[arg-type]


@rule("steward-turn", "ruling-extra-turns-at-end")
def test_heuristics_keep_no_steward_after_the_last_pass() -> None:
    given = {"grid": "g01 g10", "stewards": {A: 1}, "end": True}
    last = table(left={B: 3}, right={B: 3}, finishing=True, **given)  # type: ignore[arg-type]
    assert preferred(last) == "steward-turn"
    assert preferred(table(**given)) == "end"  # type: ignore[arg-type]
