"""The clicks of a turn over the recorded games: never more than with single choices."""

from __future__ import annotations

from statistics import median
from typing import Final

import pytest

from games.bench.turn_clicks import clicks_of, medians, turns
from games.rules import titles

MOST: Final = {"marco-polo-2": 9, "marco-polo-1": 7, "yspahan": 6, "rajas-cards-karma": 6}
"""The median clicks of a turn with Confirm, at a desk."""


@pytest.mark.parametrize("slug", titles.slugs)
def test_a_turn_takes_no_more_clicks_than_single_choices(slug: str) -> None:
    played = list(turns(slug))
    for one_tap in (False, True):
        counts = [clicks_of(turn, one_tap=one_tap) for turn in played]
        assert all(count.joined <= count.single for count in counts)
    assert median(clicks_of(turn, one_tap=False).joined for turn in played) <= MOST[slug]


def test_medians_are_of_both_ways_to_confirm() -> None:
    assert set(medians("yspahan")) == {"confirm", "one tap"}
