"""Plackett–Luce ratings by `openskill`, with many seats, ties, and an uncertainty that shrinks.

This module is pure: it uses no database.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from typing import Any, Final

from games.strength import Strength

FULLY: Final = 3
"""The number of games with the same people in a month that count fully. The next one counts a half,
then a third, and so on.
"""
FEW: Final = 4
"""The limit of different partners in a month. Up to this number, all of a person's games in the
month count as repetitions of each other. Each further partner adds `FULLY` games that count
fully.
"""
STOOD_IN_MOST: Final = 2
"""The most turns that a stand-in may end for a person. With more of them, the person's rating can't
rise by the game.
"""


def after(
    before: Sequence[Strength],
    ranks: Sequence[int],
    leavers: Collection[int] = (),
    weights: Sequence[float] | None = None,
    *,
    agreed: bool = False,
    without_gain: Collection[int] = (),
) -> list[Strength]:
    """Return the strengths of all seats after a game, from ranks (1 is first; ties are equal).

    ``leavers`` are seats whose people left or resigned. The game then counts only for them. The
    others' strengths stay the same, since nobody won against a person by outlasting them. If
    ``agreed`` and two or more people are left, the game also counts for these, as a game among
    themselves. ``weights`` has the part of the change that counts, for each seat. ``without_gain``
    has the seats whose strength can't rise.
    """
    strengths = _rated(before, ranks)
    if leavers:
        stayed = [seat for seat in range(len(before)) if seat not in leavers]
        among = [before[seat] for seat in stayed]
        if agreed:
            among = _rated(among, [ranks[seat] for seat in stayed])
        for seat, strength in zip(stayed, among, strict=True):
            strengths[seat] = strength
    for seat in without_gain:
        if strengths[seat].mu > before[seat].mu:
            strengths[seat] = before[seat]
    shares = weights or [1.0] * len(before)
    return [_part_of_the_way(*each) for each in zip(before, strengths, shares, strict=True)]


def _rated(before: Sequence[Strength], ranks: Sequence[int]) -> list[Strength]:
    model = _model()
    teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    rated = model.rate(teams, ranks=[float(rank) for rank in ranks])
    return [Strength(new.mu, new.sigma) for (new,) in rated]


def repeats(games: Sequence[Collection[int]], partners: Collection[int]) -> int:
    """Return how many of a person's earlier games a new game repeats.

    ``games`` has the partners in each of the person's games within the month before, ``partners``
    those in the new game. A game with the same partners is a repetition. If the person had few
    partners in all, every game is one.
    """
    known = set(partners).union(*games)
    among_few = len(games) // max(1, len(known) - FEW + 1)
    met = [sum(one in game for game in games) for one in partners]
    return max(among_few, min(met, default=0))


def weight_of(repeated: int) -> float:
    """Return the weight of a game that repeats this many games within a month."""
    return 1.0 / max(1, repeated - FULLY + 2)


def _part_of_the_way(old: Strength, new: Strength, weight: float) -> Strength:
    return Strength(
        old.mu + weight * (new.mu - old.mu), old.sigma + weight * (new.sigma - old.sigma)
    )


@cache
def _model() -> Any:
    # The library is imported at the first rated game, since web processes don't need it.
    from openskill.models import PlackettLuce  # noqa: PLC0415

    return PlackettLuce()
