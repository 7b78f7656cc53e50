"""Previews in whole games: each choice changes the purse as announced, apart from chance."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from random import Random
from typing import Any, cast

import pytest

from games.rules import titles
from games.rules.kernel import Choice, Title
from games.rules.laws.hiding import resolved
from games.rules.laws.walk import Position
from tests.rules.temperaments import sensible
from tests.support.extent import extent

USUAL, FULL = 3, 50
"""The number of games of each title; the full number is for `make test-all`."""
WHIM = 0.6


@dataclass
class Here:
    """The part of a position that `resolved` reads."""

    title: Title[Any]
    state: Any


@pytest.mark.parametrize("title", titles, ids=lambda title: title.slug)
def test_purses_are_what_was_announced(title: Title[Any]) -> None:
    for number in range(extent(title.slug, USUAL, FULL)):
        seats = title.seats[number % len(title.seats)]
        state = title.new(seats, sha256(f"previews {number}".encode()).digest())
        _play(title, state, Random(number))


def _play(title: Title[Any], state: Any, rng: Random) -> None:
    taste = sensible(title, WHIM)
    while offers := title.engine.offers(state):
        seat = rng.choice(sorted(offers))
        choice = taste(state, seat, offers[seat], rng)
        state = _chosen(title, state, seat, choice)
    assert title.rules.over(state)


def _chosen(title: Title[Any], state: Any, seat: int, choice: Choice) -> Any:
    """Play a choice, compare its result with the preview, and return the new state."""
    preview, lasts = title.previews.outlook(state, seat, choice)
    assert preview == title.preview(state, seat, choice)
    before = title.purse(state, seat)
    announced = {**before, **preview.left}
    for name, count in preview.left.items():
        change = preview.gain.get(name, 0) - preview.cost.get(name, 0)
        assert count == before[name] + change, f"{choice.key}: {name}"
    played = title.play(state, seat, choice.key)
    assert lasts == played.commits, choice.key
    if (
        not (preview.open or (preview.draws and preview.ends_turn))
        and title.purse(played.state, seat) != announced
    ):
        position = cast("Position", Here(title, state))
        assert any(actor != seat for _, actor, _ in resolved(position, seat, choice)), choice.key
    return played.state
