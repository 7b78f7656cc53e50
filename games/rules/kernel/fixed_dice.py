"""A ply with fixed dice. A search uses it to examine one result of a roll in an imagined world."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from games.rules.kernel.ply import Ply, S_co


class Roll(NamedTuple):
    """The faces of rolled dice, and the number of sides of each die."""

    faces: tuple[int, ...]
    sides: int

    def can_be(self, faces: Sequence[int]) -> bool:
        """Return whether the same dice could show these faces."""
        return len(faces) == len(self.faces) and all(1 <= face <= self.sides for face in faces)


class FixedDicePly(Ply[S_co]):
    """A ply that records each roll, and can replace the rolled faces.

    A roll shows the faces that were fixed for its label, unless its dice can't show them. Other
    draws stay random.
    """

    __slots__ = ("fixed", "rolled")

    def __init__(self, state: S_co, fixed: Mapping[str, Sequence[int]]) -> None:
        super().__init__(state)
        self.fixed = fixed
        self.rolled: dict[str, Roll] = {}

    def dice(self, label: str, number: int, sides: int = 6) -> list[int]:
        """Roll dice, or return the faces that are fixed for this roll."""
        roll = Roll(tuple(super().dice(label, number, sides)), sides)
        faces = tuple(self.fixed.get(label, ()))
        shown = Roll(faces, sides) if roll.can_be(faces) else roll
        self.rolled[label] = shown
        return list(shown.faces)
