"""Labelled chance: fair, and a pure function of seed and label."""

from collections import Counter
from hashlib import sha256
from hmac import new as hmac_of
from itertools import count, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.rules.kernel import Chance

SEED = bytes(range(32))
LABELS = st.text(max_size=30)
LIMITS = st.integers(min_value=1, max_value=2**40)


def by_hand(seed: bytes, label: str, limit: int) -> int:
    """Draw a number by the documented method, without the kernel."""
    stream = b"".join(
        hmac_of(seed, f"{label}#{block}".encode(), sha256).digest() for block in range(40)
    )
    width = next(width for width in count(1) if 256**width >= limit)
    for at in range(0, len(stream) - width + 1, width):
        number = int.from_bytes(stream[at : at + width], "big")
        if number < 256**width // limit * limit:
            return number % limit
    raise AssertionError("forty blocks were rejected")


@given(LABELS, LIMITS)
def test_draws_follow_the_documented_recipe(label: str, limit: int) -> None:
    assert Chance(SEED).below(label, limit) == by_hand(SEED, label, limit)


def test_results_are_pinned_for_ever() -> None:
    # The expected values are fixed: another algorithm would break every game in progress.
    chance = Chance(SEED)
    assert chance.dice("week-1/day-1/dice", 9) == [3, 6, 2, 1, 6, 4, 5, 5, 4]
    assert chance.shuffle("cards", list("abcdefgh")) == list("deachgbf")
    assert chance.below("start", 1000) == 34


@given(LABELS, st.lists(st.integers(), max_size=40))
def test_shuffle_gives_a_permutation_and_leaves_the_list_alone(
    label: str, items: list[int]
) -> None:
    before = list(items)
    assert sorted(Chance(SEED).shuffle(label, items)) == sorted(before)
    assert items == before


@given(LABELS, LABELS)
def test_one_draw_does_not_shift_another(label: str, other: str) -> None:
    chance = Chance(SEED)
    alone = Chance(SEED).dice(label, 5)
    chance.dice(other, 3)
    assert chance.dice(label, 5) == alone


@given(st.binary(min_size=32, max_size=32))
def test_another_seed_gives_other_dice(seed: bytes) -> None:
    rolls = [Chance(each).dice("dice", 40) for each in (seed, SEED)]
    assert (rolls[0] == rolls[1]) == (seed == SEED)


def test_more_dice_begin_like_fewer() -> None:
    assert Chance(SEED).dice("dice", 100)[:7] == Chance(SEED).dice("dice", 7)


@pytest.mark.parametrize("sides", [2, 6, 7, 100, 255, 256, 257])
def test_every_face_is_as_likely_as_any_other(sides: int) -> None:
    rolls = Counter(Chance(SEED).dice("fair", 300 * sides, sides))
    assert set(rolls) == set(range(1, sides + 1))
    # Chi-square has the mean sides - 1 and the standard deviation sqrt(2 * (sides - 1)). The limit
    # is the mean plus five deviations.
    spread = sum((number - 300) ** 2 / 300 for number in rolls.values())
    assert spread < (sides - 1) + 5 * (2 * (sides - 1)) ** 0.5


def test_every_order_is_as_likely_as_any_other() -> None:
    orders = Counter(tuple(Chance(SEED).shuffle(f"shuffle-{n}", "abcd")) for n in range(4800))
    assert set(orders) == set(permutations("abcd"))
    assert sum((number - 200) ** 2 / 200 for number in orders.values()) < 23 + 5 * 46**0.5


@pytest.mark.parametrize("limit", [0, -1])
def test_a_draw_from_nothing_is_an_error(limit: int) -> None:
    with pytest.raises(ValueError, match="at least one"):
        Chance(SEED).below("none", limit)
