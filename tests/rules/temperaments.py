"""Players with a temperament, and whole games that they play.

A title's ``guided.py`` or ``goldens.py`` defines its own temperaments.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from typing import Any

from games.rules.kernel import Choice, Title
from games.rules.laws import Replay
from games.rules.laws.replay import Offers
from games.rules.laws.walk import pick

Temper = Callable[[Any, int, list[Choice], Random], Choice]


def curious(state: Any, seat: int, choices: list[Choice], rng: Random) -> Choice:
    """Choose a kind first, then a choice of it, so that rare kinds are as frequent as others."""
    return pick({seat: choices}, rng)[1]


def sensible(title: Title[Any], whim: float) -> Temper:
    """Return a temperament that follows the heuristics, or is `curious` with probability `whim`."""

    def choose(state: Any, seat: int, choices: list[Choice], rng: Random) -> Choice:
        if rng.random() < whim:
            return curious(state, seat, choices, rng)
        return title.heuristics.preferred(state, seat, choices)

    return choose


def anyone(offers: Offers, rng: Random) -> int:
    """Choose the next seat at random."""
    return rng.choice(sorted(offers))


def foremost(offers: Offers, rng: Random) -> int:
    """Choose the first seat that may choose."""
    return next(iter(offers))


def play(
    title: Title[Any],
    seats: int,
    temper: Temper,
    name: str,
    options: dict[str, str] | None = None,
    whose: Callable[[Offers, Random], int] = anyone,
    edition: str | None = None,
) -> Replay:
    """Play a whole game with a seed made from the name, so that the same arguments repeat it."""
    seed, rng = sha256(name.encode()).digest(), Random(name)
    state, choices = title.new(seats, seed, options, edition), []
    while offers := title.engine.offers(state):
        seat = whose(offers, rng)
        choice = temper(state, seat, offers[seat], rng)
        choices.append((seat, choice.key))
        title.push(state, seat, choice)
    return Replay(
        title=title.slug,
        rules_version=title.rules_version,
        edition=title.editions.chosen(edition),
        seats=seats,
        seed=seed.hex(),
        options=options or {},
        choices=choices,
    )


@dataclass(frozen=True, slots=True)
class Games:
    """A title's games by its temperaments. The same arguments give the same game."""

    title: Title[Any]
    tempers: Mapping[str, Temper]

    def __call__(
        self,
        seats: int,
        temper: str,
        number: int,
        options: dict[str, str] | None = None,
        edition: str | None = None,
    ) -> Replay:
        name = f"{self.title.slug} {seats} {temper} {number}"
        return play(self.title, seats, self.tempers[temper], name, options, edition=edition)
