"""Picks: each selects one of the offered choices."""

from __future__ import annotations

import pytest

from games.rules.kernel import Choice, Pick, Text, text

SPACE = text("toy-space-well")
MOST = Pick("most", "toy-choice-take", "toy-pick-most", most="count")
LEAST = Pick("least", "toy-choice-take", "toy-pick-least", least="count")
THERE = Pick("there", "toy-choice-take", "toy-pick-there", same="space", most="count")
NAMED = Pick("named", "toy-choice-take", "toy-pick-named", same="card.colour")

THOSE = Pick(
    *("those", "toy-choice-take", "toy-pick-those"),
    where="space",
    among=("toy-space-well",),
    most="count",
)


def take(name: str, count: int, space: Text = SPACE, colour: str = "red") -> Choice:
    card = text("toy-card", colour=colour)
    return Choice(f"take:{name}", text("toy-choice-take", count=count, space=space, card=card))


OFFERED = [
    Choice("pass", text("toy-choice-pass")),
    take("a", 2),
    take("b", 3, text("toy-space-hill")),
    take("c", 3, colour="blue"),
    take("d", 1, colour="blue"),
]
PLANNED = take("gone", 9).label


@pytest.mark.parametrize(
    ("pick", "key"),
    [(MOST, "take:b"), (LEAST, "take:d"), (THERE, "take:c"), (NAMED, "take:a"), (THOSE, "take:c")],
)
def test_the_best_of_its_kind(pick: Pick, key: str) -> None:
    """The first of equal choices wins, in the order of the offers."""
    best = pick.best(PLANNED, OFFERED)
    assert best is not None
    assert best.key == key


def test_none_of_its_kind() -> None:
    assert MOST.best(PLANNED, OFFERED[:1]) is None
    assert NAMED.best(take("gone", 9, colour="green").label, OFFERED) is None


def test_whether_it_is_of_the_pick_s_kind() -> None:
    assert THOSE.fits(PLANNED)
    assert not THOSE.fits(take("far", 9, text("toy-space-hill")).label)
    assert not THOSE.fits(text("toy-choice-pass"))


def test_a_pick_is_described_with_the_parameters_of_its_choice() -> None:
    assert MOST.text(PLANNED) == Text("toy-pick-most", PLANNED.params)


def test_a_rank_is_a_number() -> None:
    with pytest.raises(TypeError, match="no number at space"):
        Pick("wrong", "toy-choice-take", "toy-pick-wrong", most="space").best(PLANNED, OFFERED)
