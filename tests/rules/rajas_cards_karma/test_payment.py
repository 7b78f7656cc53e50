"""The sums of payments: a plain search finds the same payments without superfluous pieces."""

from __future__ import annotations

from itertools import combinations_with_replacement, product
from random import Random

import pytest

from games.rules.rajas_cards_karma.payment import HIGHEST, UNUSED, Payment, payments, reach
from tests.rules.rajas_cards_karma.table import TITLE, A, rule, table

HANDS = [(), (1,), (6,), (2, 5), (3, 3), (1, 1, 6), (2, 4, 5), (1, 2, 3, 4), (6, 6, 6, 1)]
COSTS = (3, 5, 8, 11, 12)


def plainly(values: tuple[int, ...], cost: int, karma: int, jokers: int) -> set[Payment]:
    """Search all payments: each die unused or raised by some karma, with any number of jokers."""
    found = set()
    for lifts in product(range(UNUSED, karma + 1), repeat=len(values)):
        for count in range(jokers + 1):
            for stand in combinations_with_replacement(range(1, HIGHEST + 1), count):
                way = Payment(lifts, stand)
                if way.karma <= karma and _fits(way, values) and _irredundant(way, values, cost):
                    found.add(way)
    return found


def _fits(way: Payment, values: tuple[int, ...]) -> bool:
    return all(value + lift <= HIGHEST for value, lift in zip(values, way.lifts, strict=True))


def _irredundant(way: Payment, values: tuple[int, ...], cost: int) -> bool:
    dice = [v + lift for v, lift in zip(values, way.lifts, strict=True) if lift >= 0]
    total = sum(dice) + sum(way.jokers)
    pieces = [*dice, *way.jokers, *([1] if way.karma else [])]
    return total >= cost and all(total - piece < cost for piece in pieces)


@rule("ruling-irredundant", "karma-bounds", "ruling-joker-mix")
@pytest.mark.parametrize("values", HANDS, ids=str)
@pytest.mark.parametrize("cost", COSTS)
def test_payments_equal_those_of_a_plain_search(values: tuple[int, ...], cost: int) -> None:
    for karma, jokers in product(range(3), range(3)):
        found = payments(values, cost, karma, jokers)
        assert len(set(found)) == len(found)
        assert set(found) == plainly(values, cost, karma, jokers)


@rule("ruling-irredundant", "build-payment")
@pytest.mark.parametrize("values", HANDS, ids=str)
def test_whatever_can_be_reached_can_be_paid(values: tuple[int, ...]) -> None:
    for cost, karma, jokers in product(range(1, 37), range(3), range(3)):
        able = reach(values, karma, jokers) >= cost
        assert bool(payments(values, cost, karma, jokers)) == able


@rule("build-payment")
def test_the_cheapest_comes_first() -> None:
    ways = payments((2, 4, 5, 6), 9, 2, 1)
    assert ways[0] == Payment((UNUSED, 0, 0, UNUSED), ())
    assert [len(way.jokers) for way in ways] == sorted(len(way.jokers) for way in ways)


@rule("build-payment", "ruling-irredundant")
@pytest.mark.parametrize("number", range(40))
def test_every_piece_that_is_offered_leads_to_a_payment(number: int) -> None:
    rng = Random(number)
    dice = " ".join(f"b{rng.randint(1, 6)}" for _ in range(rng.randint(2, 6)))
    t = table(hands={A: dice}, karma={A: rng.randint(0, 2)}, stewards={A: 1}, grid="b10")
    t.play("build:b10")
    pieces = 0
    while t.asked == "pay-sum":
        key = rng.choice([key for key in t.offered() if key != "pay"])
        t.state = TITLE.play(t.state, A, key).state  # keys name cards by id, not by dice
        pieces += 1
    assert t.own(A, "buildings") == ["b10"]
    assert 0 < pieces <= 6 + 2 + 1
    assert TITLE.rules.audit(t.state) == []


def test_nothing_is_spent_before_the_price_is_met() -> None:
    t = table(hands={A: "b5 b4 b2"}, karma={A: 1}, grid="b10").play("build:b10")
    before = TITLE.view(t.state, None)
    t.play("die:b5")
    assert TITLE.view(t.state, None) == before
