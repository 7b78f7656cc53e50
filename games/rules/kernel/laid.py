"""A ply with dice laid by hand, for imagined worlds: what would come next if they fell like that."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from games.rules.kernel.ply import Ply, S_co


class Roll(NamedTuple):
    """How dice of so many sides fell."""

    faces: tuple[int, ...]
    sides: int

    def can_be(self, faces: Sequence[int]) -> bool:
        """Tell whether the same dice could show these faces."""
        return len(faces) == len(self.faces) and all(1 <= face <= self.sides for face in faces)


class LaidPly(Ply[S_co]):
    """Notes each roll; where faces were laid under a roll's label, the dice show them.

    Faces that these dice can't show are passed over. Nothing else of chance is touched.
    """

    __slots__ = ("laid", "rolled")

    def __init__(self, state: S_co, laid: Mapping[str, Sequence[int]]) -> None:
        super().__init__(state)
        self.laid = laid
        self.rolled: dict[str, Roll] = {}

    def dice(self, label: str, number: int, sides: int = 6) -> list[int]:
        """Roll dice, or show those that were laid for this roll."""
        roll = Roll(tuple(super().dice(label, number, sides)), sides)
        faces = tuple(self.laid.get(label, ()))
        shown = Roll(faces, sides) if roll.can_be(faces) else roll
        self.rolled[label] = shown
        return list(shown.faces)
