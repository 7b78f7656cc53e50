"""How a game ended, as a value."""

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
    """One step of the tie-break: by what, and each seat's value. Nothing left: a shared place."""

    label: Text
    values: list[int]


class Outcome(msgspec.Struct, frozen=True):
    """Why the game ended, the scores item by item, the totals, and each seat's rank from 1."""

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
        """Return the same with seats that were resigned in the last place, whatever was made of them.

        The others are ranked among themselves; totals, and all that they consist of, stay.
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
    """Rank seats from 1 by the first list, then the next …, higher is better; equals share a rank."""
    keys = list(zip(*values, strict=True))
    return [1 + sum(other > key for other in keys) for key in keys]
