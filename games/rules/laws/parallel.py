"""Laws of seats that choose at the same time."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from games.rules.kernel import Choice
from games.rules.laws.walk import Spot

SAMPLE = 4
"""The most choices of each seat that are combined with another seat's."""


def decisions_commute(spot: Spot) -> Iterator[str]:
    """Check that two seats' simultaneous choices have the same effect in either order."""
    rng = spot.rng("commute")
    for one, other in combinations(spot.offers, 2):
        for first in _some(spot.offers[one], rng.random()):
            for second in _some(spot.offers[other], rng.random()):
                yield from _either_order(spot, (one, first.key), (other, second.key))


def _some(choices: list[Choice], offset: float) -> list[Choice]:
    """Return a few choices at even distances, the first of them by chance."""
    stride = max(1, len(choices) // SAMPLE)
    return choices[int(offset * stride) :: stride][:SAMPLE]


def _either_order(spot: Spot, one: tuple[int, str], other: tuple[int, str]) -> Iterator[str]:
    results = []
    for first, second in ((one, other), (other, one)):
        between = spot.title.play(spot.state, *first).state
        if second[0] not in spot.title.offers(between):
            yield f"{first} closes the decision of seat {second[0]}, which was open at the same time"
            return
        results.append(spot.title.encode(spot.title.play(between, *second).state))
    if results[0] != results[1]:
        yield f"{one} and {other} lead to different states in different orders"


def others_are_told(spot: Spot) -> Iterator[str]:
    """Check that a choice that affects another seat's decision is committed at once."""
    if spot.played.commits:
        return
    after = spot.title.decisions(spot.played.state)
    before = {seat: decision.id for seat, decision in spot.decisions.items() if seat != spot.seat}
    if before != {seat: decision.id for seat, decision in after.items() if seat != spot.seat}:
        yield f"{spot.choice.key!r} changes what others may choose, and stays a draft"
    if spot.seat not in after:
        yield f"{spot.choice.key!r} leaves its seat nothing to choose, and stays a draft"
