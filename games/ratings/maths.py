"""Plackett–Luce ratings by `openskill`: many seats, ties, and an uncertainty that decreases.

This module is pure: it uses no database.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from typing import Any, Final

from games.strength import Strength

FULLY: Final = 3
"""The number of repeated games within a month that count fully; the next ones count a half, a third
…"""
FEW: Final = 4
"""The number of partners up to which all of a person's games in a month count as repeats of each
other. Each further partner adds `FULLY` games that count fully."""
STOOD_IN_MOST: Final = 2
"""The maximum number of turns that a stand-in may end for a person who can still gain by the
game."""


def after(
    before: Sequence[Strength],
    ranks: Sequence[int],
    leavers: Collection[int] = (),
    weights: Sequence[float] | None = None,
    *,
    agreed: bool = False,
    without_gain: Collection[int] = (),
) -> list[Strength]:
    """Return the strengths of all seats after a game, from ranks (1 is first, equals are tied).

    ``leavers`` are seats whose people left or resigned. The game then counts for them only: the
    others' strengths stay, since a player who is left with an opponent hasn't lost to a person.
    ``agreed``: the game also counts for the others, if they are two or more, as a game among
    themselves. ``weights``: the part of the change that counts, for each seat. ``without_gain``:
    seats whose strength doesn't rise.
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
    those in the new game. Games with the same partners are repeats, and so are all games among few
    partners.
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
    # The library is imported when the first game is rated, since web processes don't need it.
    from openskill.models import PlackettLuce  # noqa: PLC0415

    return PlackettLuce()
