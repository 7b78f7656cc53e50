"""Laws on seats that choose at the same time."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from games.rules.kernel import Choice
from games.rules.laws.walk import Position

SAMPLE = 4
"""The most choices of each seat that are combined with another seat's."""


def decisions_commute(position: Position) -> Iterator[str]:
    """Check that two seats' simultaneous choices have the same effect in either order."""
    rng = position.rng("commute")
    for one, other in combinations(position.offers, 2):
        for first in _some(position.offers[one], rng.random()):
            for second in _some(position.offers[other], rng.random()):
                yield from _either_order(position, (one, first.key), (other, second.key))


def _some(choices: list[Choice], offset: float) -> list[Choice]:
    """Return a few choices at even distances in the list; ``offset`` (0 to 1) shifts the first."""
    stride = max(1, len(choices) // SAMPLE)
    return choices[int(offset * stride) :: stride][:SAMPLE]


def _either_order(
    position: Position, one: tuple[int, str], other: tuple[int, str]
) -> Iterator[str]:
    results = []
    for first, second in ((one, other), (other, one)):
        between = position.title.play(position.state, *first).state
        if second[0] not in position.title.engine.offers(between):
            yield f"{first} closes the decision of seat {second[0]}, which was open at the same time"
            return
        results.append(position.title.encode(position.title.play(between, *second).state))
    if results[0] != results[1]:
        yield f"{one} and {other} lead to different states in different orders"


def others_are_told(position: Position) -> Iterator[str]:
    """Check that a choice that affects another seat's decision is committed at once."""
    if position.played.commits:
        return
    after = position.title.decisions(position.played.state)
    before = {
        seat: decision.id for seat, decision in position.decisions.items() if seat != position.seat
    }
    if before != {seat: decision.id for seat, decision in after.items() if seat != position.seat}:
        yield f"{position.choice.key!r} changes what others may choose, and stays a draft"
    if position.seat not in after:
        yield f"{position.choice.key!r} leaves its seat nothing to choose, and stays a draft"
