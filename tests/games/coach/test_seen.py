"""Reviews without the figures that people hide, and sums in whole numbers."""

from __future__ import annotations

import random

import pytest

from games.coach.seen import SeenColumns, as_seen
from games.coach.sums import sums
from games.opponents.reviews import Answer, Columns, Review, Turn, TurningPoint


def turn(number: int, seat: int, loss: float = 0.0) -> Turn:
    return Turn(number, seat, number, number, loss, 0.01, (0.5, 0.5), (0, 0))


def review(luck: float | None = 0.1) -> Review:
    columns = (
        Columns(0.5, -0.1, 0.2, luck, 0.4 - (luck or 0), 1.0, 0.02),
        Columns(0.5, -0.2, 0.1, None if luck is None else -luck, -0.4 + (luck or 0), 0.0, 0.02),
    )
    answers = (Answer(("a",), 0.5, 0.0), Answer(("b",), 0.4, 0.02))
    points = (TurningPoint(0, 0, answers, 1), TurningPoint(1, 1, answers, 1))
    turns = (turn(0, 0, -0.1), turn(1, 1, -0.2))
    return Review(1, (), (0.5, 0.5), turns, points, columns, 1.0)


def total(columns: SeenColumns) -> float:
    parts = (columns.start, columns.choices, columns.others, columns.luck, columns.rest)
    return sum(part for part in parts if part is not None)


@pytest.mark.parametrize("luck", [0.1, None])
@pytest.mark.parametrize("hidden", [frozenset(), frozenset({0}), frozenset({0, 1})])
def test_columns_add_up_whatever_is_hidden(luck: float | None, hidden: frozenset[int]) -> None:
    for columns in as_seen(review(luck), hidden).columns:
        assert total(columns) == pytest.approx(columns.result, abs=1e-9)


def test_nothing_tells_what_a_person_hides() -> None:
    """Two games that differ in hidden choices alone look the same."""
    seen = as_seen(review(), frozenset({0}))
    assert [one.loss for one in seen.turns] == [None, -0.2]
    assert [one.error for one in seen.turns] == [None, 0.01]
    assert [point.turn for point in seen.points] == [1]
    mine, other = seen.columns
    assert (mine.choices, mine.choices_error, mine.others, mine.luck) == (None,) * 4
    assert (other.choices, other.others, other.luck) == (-0.2, None, None)
    assert not seen.has_luck


def test_ones_own_figures_are_whole() -> None:
    seen = as_seen(review(), frozenset())
    assert [one.loss for one in seen.turns] == [-0.1, -0.2]
    assert [one.rest for one in seen.columns] == pytest.approx([0.3, -0.3])
    assert seen.has_luck
    assert not as_seen(review(None), frozenset()).has_luck


def test_whole_numbers_add_up() -> None:
    rng = random.Random(1)
    for _ in range(300):
        start, choices, others = (round(rng.uniform(-1, 1), 4) for _ in range(3))
        result = rng.choice((0.0, 0.5, 1.0))
        rest = result - start - choices - others
        columns = SeenColumns(0, start, choices, 0.01, others, None, rest, result)
        (row,), plot = sums([columns])
        assert sum(row.numbers.values()) == row.result == 100 * result
        exact = {"start": start, "choices": choices, "others": others, "rest": rest}
        assert all(abs(row.numbers[kind] - 100 * share) < 1.01 for kind, share in exact.items())
        for bar in row.bars:
            assert -0.1 <= float(bar.at) <= float(bar.at) + float(bar.width) <= 100.2
        assert float(plot.zero) < float(plot.whole)
