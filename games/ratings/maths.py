"""Plackett–Luce ratings by `openskill`: many seats, ties, and an uncertainty that shrinks."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import cache
from hashlib import sha256
from typing import Any, Final, NamedTuple

PROVISIONAL: Final = 10
"""Before so many games a rating is provisional: it stands in no ladder."""
FULLY: Final = 3
"""So many games of the same people within a month count fully; the next ones a half, a third …"""
MIDDLE: Final = 1500
SCALE: Final = 40
"""Points on the page for one of openskill's."""


class Strength(NamedTuple):
    """What is known of a person at a title: an estimate and its standard deviation, in openskill's units."""

    mu: float
    sigma: float


BEGIN: Final = Strength(25.0, 25.0 / 3)


def after(
    before: Sequence[Strength],
    ranks: Sequence[int],
    leavers: Collection[int] = (),
    weight: float = 1.0,
    *,
    agreed: bool = False,
) -> list[Strength]:
    """Return the strengths of all seats after a game, from ranks (1 is first, equals are tied).

    ``leavers``: seats whose people left or resigned. Then the game counts for them alone, and the
    others stay as they were: whoever is left with an opponent hasn't lost to a person. ``agreed``:
    for those others, two at least, it counts all the same, as a game among themselves. ``weight``:
    what share of the change counts.
    """
    strengths = _rated(before, ranks)
    if leavers:
        stayed = [seat for seat in range(len(before)) if seat not in leavers]
        among = [before[seat] for seat in stayed]
        if agreed:
            among = _rated(among, [ranks[seat] for seat in stayed])
        for seat, strength in zip(stayed, among, strict=True):
            strengths[seat] = strength
    return [_part_of_the_way(*both, weight) for both in zip(before, strengths, strict=True)]


def _rated(before: Sequence[Strength], ranks: Sequence[int]) -> list[Strength]:
    model = _model()
    teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    rated = model.rate(teams, ranks=[float(rank) for rank in ranks])
    return [Strength(new.mu, new.sigma) for (new,) in rated]


def people_key(title: str, people: Iterable[int]) -> str:
    """Return what stands for a title and all people of a game, whatever their seats."""
    told = f"{title}:{','.join(map(str, sorted(people)))}"
    return sha256(told.encode()).hexdigest()[:16]


def weight_of(games_before: int) -> float:
    """Return what one more game of the same people within a month counts, after so many of them."""
    return 1.0 / max(1, games_before - FULLY + 2)


def shown(strength: Strength) -> tuple[int, int]:
    """Return a strength as it is shown: points, and how many more or less they may well be."""
    points = MIDDLE + (strength.mu - BEGIN.mu) * SCALE
    return round(points), round(2 * strength.sigma * SCALE)


def _part_of_the_way(old: Strength, new: Strength, weight: float) -> Strength:
    return Strength(
        old.mu + weight * (new.mu - old.mu), old.sigma + weight * (new.sigma - old.sigma)
    )


@cache
def _model() -> Any:
    # Read when the first game is rated: a web process has no use for it.
    from openskill.models import PlackettLuce  # noqa: PLC0415

    return PlackettLuce()
