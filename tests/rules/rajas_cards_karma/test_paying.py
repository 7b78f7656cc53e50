"""Payments: sums of one colour, exact dice, karma, stewards as jokers; no superfluous piece."""

from itertools import combinations
from typing import Any

import pytest

from tests.rules.rajas_cards_karma.table import FACTS, TITLE, A, B, rule, table

# -- sums of one colour -----------------------------------------------------------------------


@rule("build-payment", scenario=7)
def test_only_the_colour_asked_for_counts() -> None:
    t = table(grid="b10", hands={A: "b5 g6"})
    t.refuse("build:b10", "too-dear", "build-payment")


@rule("build-payment", "overpay", "ruling-irredundant")
def test_example_of_jonas() -> None:
    t = table(grid="b10", hands={A: "b5 b4 b2 g6"}, karma={A: 1}).play("build:b10")
    t.refuse("die:g6", "die-colour", "build-payment")
    assert sorted(t.dice_offered()) == ["b2", "b4", "b5"]
    both = table(grid="b10", hands={A: "b5 b4 b2 g6"}).play("build:b10", "die:b5", "die:b4")
    assert (both.own(A, "buildings"), both.hand(A)) == (["b10"], "b2 g6")
    with_karma = t.play("die:b5", "die:b2", "karma:b2")
    assert (with_karma.own(A, "buildings"), with_karma.hand(A)) == (["b10"], "b4 g6")
    assert with_karma.has(A) == {"fame": 2}


@rule("ruling-irredundant")
def test_nothing_superfluous_can_be_laid() -> None:
    t = table(grid="b10", hands={A: "b5 b4 b2"}).play("build:b10")
    t.refuse("die:b2", "superfluous", "ruling-irredundant")
    t.play("die:b5")
    assert t.dice_offered() == ["b4"]
    t.refuse("die:b2", "superfluous", "ruling-irredundant")


@rule("ruling-irredundant", "build-payment")
def test_a_die_that_could_not_complete_a_payment_is_not_taken() -> None:
    """Dice 5 and 4 pay the price. If the 2 were added, neither would become superfluous.

    So the 2 itself is superfluous.
    """
    t = table(grid="b13", hands={A: "b5 b4 b2"}).play("build:b13")
    assert sorted(t.dice_offered()) == ["b4", "b5"]
    t.refuse("die:b2", "superfluous", "ruling-irredundant")


@rule("build-payment", "overpay", "discard")
def test_the_proposal_pays_at_once_with_the_cheapest() -> None:
    t = table(grid="b10", hands={A: "b6 b5 b4 b3"}, karma={A: 2}, stewards={A: 1})
    t.play("build:b10", "pay")
    assert (t.hand(A), t.has(A)) == ("b4 b6", {"fame": 2, "karma": 2, "stewards": 1})


@rule("overpay")
def test_there_is_no_change() -> None:
    t = table(grid="b01", hands={A: "b6"}).play("build:b01", "die:b6")
    assert (t.hand(A), t.has(A)) == ("", {"fame": 1})


@rule("build-payment")
def test_a_running_payment_is_ones_own_business() -> None:
    t = table(grid="b10", hands={A: "b5 b4"}).play("build:b10", "die:b5")
    assert TITLE.view(t.state, A)["private"]["laid"] == {t.id("b5"): 0}
    assert TITLE.view(t.state, B)["private"]["laid"] == {}
    assert (t.buying, t.own(A, "hand")) == ("b10", ["blue", "blue"])
    t.play("die:b4")
    assert TITLE.view(t.state, A)["private"]["laid"] == {}
    assert t.buying is None


# -- exact dice -------------------------------------------------------------------------------


@rule("ship-price", "karma", scenario=8)
def test_exact_prices_are_no_sums() -> None:
    t = table(grid="s03", hands={A: "b1 b2"})
    t.refuse("ship:s03", "no-exact-die", "ship-price")
    t = table(grid="s03", hands={A: "b1 b2"}, karma={A: 1}).play("ship:s03", "die:b2+1")
    assert (t.own(A, "ships"), t.hand(A), t.own(A, "karma")) == (["s03"], "b1", 0)


@rule("ship-price", "palace-price")
def test_the_colour_of_an_exact_die_is_all_the_same() -> None:
    t = table(grid="s01", hands={A: "b1 g1 o1 p1 p2"}).play("ship:s01")
    assert sorted(t.dice_offered()) == ["b1", "g1", "o1", "p1"]
    t.refuse("die:p2", "die-pips", "ship-price")
    t.refuse("die:p2-1", "die-pips", "ship-price")  # there is no karma to lower it
    t.refuse("joker:1", "no-steward", "steward-joker")
    t = table(grid="p09", hands={A: "b4 p4 o6"}).play("palace:p09")
    assert sorted(t.dice_offered()) == ["b4", "p4"]
    t.refuse("die:o6", "die-pips", "palace-price")


@rule("palace-price", "palace")
def test_a_five_is_not_a_one_and_a_four() -> None:
    t = table(grid="p13", hands={A: "b1 b4 o2 o3"})
    t.refuse("palace:p13", "no-exact-die", "palace-price")


@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize("karma", [0, 1, 2])
@rule("karma", "karma-several", "karma-bounds", "ship-price", "palace-price")
def test_karma_makes_a_die_fit(die: int, karma: int) -> None:
    """A card is affordable exactly if one die with the seat's karma can pay it."""
    t = table(grid="s01 s02 s03 p01 p05 p09 p13 p17", hands={A: f"g{die}"}, karma={A: karma})
    prices = {card: FACTS.cards[card].pips for card in t.lying()}
    able = {card for card, price in prices.items() if abs(price - die) <= karma}
    actions = [key for key in t.offered() if key.startswith(("ship:", "palace:"))]
    assert {key.partition(":")[2] for key in actions} == able
    for key in actions:
        bought = table(grid=" ".join(t.lying()), hands={A: f"g{die}"}, karma={A: karma}).play(key)
        lift = prices[key.partition(":")[2]] - die
        assert bought.dice_offered() == [f"g{die}{lift:+}" if lift else f"g{die}"]


@rule("karma-several", "karma", "ship-price")
def test_two_karma_on_one_die() -> None:
    t = table(grid="s02", hands={A: "o4"}, karma={A: 2}).play("ship:s02", "die:o4-2")
    assert (t.own(A, "ships"), t.own(A, "karma"), t.hand(A)) == (["s02"], 0, "")


# -- karma on sums ----------------------------------------------------------------------------


@rule("karma-bounds", "build-payment", scenario=10)
def test_karma_never_lifts_a_die_above_six() -> None:
    t = table(grid="b09", hands={A: "b6"}, karma={A: 2})
    t.refuse("build:b09", "too-dear", "build-payment")
    t = table(grid="b09", hands={A: "b6 b3"}, karma={A: 1}).play("build:b09", "die:b6")
    t.refuse("karma:b6", "die-six", "karma-bounds")


@rule("karma", "karma-several")
def test_karma_on_dice_of_a_sum() -> None:
    t = table(grid="b13", hands={A: "b4 b3"}, karma={A: 2}).play("build:b13", "die:b4", "die:b3")
    assert t.offered("karma:") == [t.id("b3"), t.id("b4")]
    t.play("karma:b4", "karma:b4")
    assert (t.own(A, "buildings"), t.own(A, "karma")) == (["b13"], 0)


@rule("karma", "ruling-irredundant")
def test_karma_that_is_not_there_or_not_needed() -> None:
    t = table(grid="b10", hands={A: "b5 b3"}, karma={A: 1}).play("build:b10", "die:b5")
    t.refuse("karma:b5", "superfluous", "ruling-irredundant")
    t = table(grid="b13", hands={A: "b4 b4"}, karma={A: 1}).play("build:b13", "die:b4")
    t.play("karma:b4")
    t.refuse("karma:b4", "no-karma", "karma")


# -- jokers -----------------------------------------------------------------------------------


@rule("steward-joker", "build-payment", scenario=11)
def test_example_of_kara() -> None:
    t = table(grid="b14", hands={A: "b5"}, stewards={A: 1}).play("build:b14", "die:b5", "joker:6")
    assert (t.own(A, "buildings"), t.has(A), t.hand(A)) == (["b14"], {"fame": 2}, "")


@rule("steward-joker", "ship-price")
def test_a_joker_alone() -> None:
    t = table(grid="s03 p17 b03", stewards={A: 1})
    assert t.play("ship:s03").offered("joker:") == ["3"]
    t.play("joker:3")
    assert (t.own(A, "ships"), t.own(A, "stewards")) == (["s03"], 0)
    t = table(grid="b03", stewards={A: 1}).play("build:b03")
    assert t.offered("joker:") == ["5", "6"]


@rule("ruling-joker-mix", "steward-several")
def test_jokers_with_dice_and_with_one_another() -> None:
    t = table(grid="b15", stewards={A: 2}).play("build:b15", "joker:6", "joker:6")
    assert (t.own(A, "buildings"), t.has(A)) == (["b15"], {"fame": 2})
    t = table(grid="b15", hands={A: "b1 b2"}, stewards={A: 2})
    t.play("build:b15", "die:b1", "die:b2", "joker:3")
    assert t.offered("joker:") == ["6"]
    t.play("joker:6")
    assert (t.own(A, "buildings"), t.hand(A)) == (["b15"], "")


@rule("ruling-no-karma-on-joker", "ruling-irredundant")
def test_karma_changes_dice_and_no_jokers() -> None:
    t = table(grid="b13", hands={A: "b2"}, karma={A: 1}, stewards={A: 1})
    t.play("build:b13", "joker:6")
    assert t.offered("karma:") == []
    t.play("die:b2", "karma:b2")
    assert (t.own(A, "buildings"), t.has(A)) == (["b13"], {"fame": 2})
    t = table(grid="b09", karma={A: 2}, stewards={A: 1})
    t.refuse("build:b09", "too-dear", "build-payment")


@rule("steward-joker", "ruling-irredundant")
def test_jokers_that_are_not_there_or_not_needed() -> None:
    t = table(grid="b12", hands={A: "b4 b3"}, stewards={A: 1}).play("build:b12", "joker:6")
    t.refuse("joker:6", "no-steward", "steward-joker")
    t = table(grid="b10", hands={A: "b5 b3"}, stewards={A: 2}).play("build:b10", "joker:2")
    assert "6" in t.offered("joker:")
    t = table(grid="b01", hands={A: "b2 b1"}, stewards={A: 1}).play("build:b01", "die:b2")
    assert t.offered("joker:") == ["1", "2"]


# -- every payment, and nothing else ----------------------------------------------------------


def ways(dice: str, cost: int) -> list[list[str]]:
    """Return the sets of dice that meet a cost, without a superfluous die, by plain search."""
    own = dice.split()
    found = []
    for number in range(1, len(own) + 1):
        for chosen in combinations(own, number):
            values = [int(die[1]) for die in chosen]
            if sum(values) >= cost > sum(values) - min(values):
                found.append(sorted(chosen))
    return sorted(found)


def laid_to_the_end(t: Any, laid: list[str]) -> list[list[str]]:
    """Return every set of dice with which a payment can be completed, die by die."""
    ends: list[list[str]] = []
    for die in t.dice_offered():
        ahead = type(t)(t.state).play(f"die:{die}")
        done = ahead.asked == "end"
        ends += [sorted([*laid, die])] if done else laid_to_the_end(ahead, [*laid, die])
    return ends


@pytest.mark.parametrize(
    ("card", "dice"),
    [
        ("b01", "b1 b2 b5 b6"),
        ("b09", "b1 b2 b3 b6"),
        ("b10", "b1 b2 b3 b4 b5"),
        ("b12", "b2 b3 b4 b5 b6"),
        ("b15", "b1 b3 b4 b5 b6"),
    ],
)
@rule("ruling-irredundant", "build-payment")
def test_every_needed_set_of_dice_can_be_laid_and_no_other(card: str, dice: str) -> None:
    t = table(grid=card, hands={A: dice}).play(f"build:{card}")
    found = sorted(laid_to_the_end(t, []))
    once = [way for place, way in enumerate(found) if way not in found[:place]]
    assert once == ways(dice, FACTS.cards[card].cost)
    assert once


@rule("build-payment", "ship-price", "palace-price")
def test_cards_that_cannot_be_paid_say_so_where_they_lie() -> None:
    t = table(grid="b10 s03 p17 g01", hands={A: "b4 b1"}, karma={A: 1})
    told = {
        entry.key: entry for entry in t.decision.blocked if entry.targets & {"card:b10", "card:p17"}
    }
    assert {key: (entry.code, entry.cite) for key, entry in told.items()} == {
        "build:b10": ("too-dear", "build-payment"),
        "palace:p17": ("no-exact-die", "palace-price"),
    }
    assert told["build:b10"].reason.params["have"] == 6
