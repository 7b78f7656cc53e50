"""Positions of random games in which a seat has to choose."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from games.rules.kernel import Title
from games.rules.laws.walk import derived_seed, pick


def positions(title: Title[Any], seats: int, seed: object) -> Iterator[Any]:
    """Yield the states of a random game, each with a seat that has a choice to make."""
    state, rng = title.new(seats, derived_seed(seed)), Random(str(seed))
    while offers := title.engine.offers(state):
        yield state, min(seat for seat, choices in offers.items() if choices)
        state = title.clone(state)
        title.push(state, *pick(offers, rng))


def sample(title: Title[Any], count: int) -> list[tuple[Any, int]]:
    """Return positions from games with every number of seats."""
    found: list[tuple[Any, int]] = []
    games = 0
    while len(found) < count:
        seats = title.seats[games % len(title.seats)]
        game = list(positions(title, seats, (title.slug, games)))
        found += Random(games).sample(game, min(8, len(game)))
        games += 1
    return found[:count]
