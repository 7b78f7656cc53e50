"""Positions of random games, for tests of a title's texts."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from typing import Any

import pytest

from games.rules import titles
from games.rules.kernel import Title
from games.rules.laws import Game, Position, walk
from tests.support.extent import extent

USUAL, FULL = 2, 10
"""The number of games for each title and number of seats."""

CASES = [
    pytest.param(title, seats, id=f"{title.slug}-{seats}")
    for title in titles
    for seats in title.seats
]


def positions(title: Title[Any], seats: int) -> Iterator[Position]:
    """Yield every position of some random games; options and editions change with the game."""
    for number in range(extent(title.slug, USUAL, FULL)):
        options = {one.id: one.values[number % len(one.values)] for one in title.options}
        edition = title.editions[number % len(title.editions)]
        seed = sha256(f"wandering {number}".encode()).digest()
        yield from walk(Game(title, seats, seed, options, edition)).positions
