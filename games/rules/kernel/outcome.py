"""The outcome of a game."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from games.rules.kernel.text import Text


class ScoreLine(msgspec.Struct, frozen=True):
    """The points of every seat by one scoring rule."""

    rule: str
    label: Text
    points: list[int]
    cite: str = ""


class Tie(msgspec.Struct, frozen=True):
    """A criterion of the tie-break, with each seat's value.

    Seats that are still tied share a rank.
    """

    label: Text
    values: list[int]


class Outcome(msgspec.Struct, frozen=True):
    """The reason for the end, the scores item by item, the totals, and each seat's rank from 1."""

    reason: Text
    lines: list[ScoreLine]
    totals: list[int]
    ranks: list[int]
    ties: list[Tie] = []

    @property
    def winners(self) -> list[int]:
        """The seats of rank 1."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    def without(self, resigned: Collection[int]) -> Outcome:
        """Return the outcome with all resigned seats on the last rank.

        The other seats are ranked among themselves. Score lines and totals stay the same.
        """
        if not resigned:
            return self
        stayed = [rank for seat, rank in enumerate(self.ranks) if seat not in resigned]
        ranks = [
            len(stayed) + 1 if seat in resigned else 1 + sum(other < rank for other in stayed)
            for seat, rank in enumerate(self.ranks)
        ]
        return msgspec.structs.replace(self, ranks=ranks)


def ranked(*values: list[int]) -> list[int]:
    """Return each seat's rank from 1, by the first list of values, then the second, and so on.

    Higher values are better. Seats with equal values share a rank.
    """
    keys = list(zip(*values, strict=True))
    return [1 + sum(other > key for other in keys) for key in keys]
