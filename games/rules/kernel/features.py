"""Features: a position as numbers, from what one seat can see, for opponents that learn.

A title describes three blocks of numbers: what only the seat knows of itself, what lies open before
each seat, and what lies on the table. They are laid out with the seat itself first and its rivals in
the order in which they follow it, so that a number always means the same, wherever one sits. Where
fewer play than could, the blocks of absent rivals are zero: the length is the same for all seat counts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Generic, NamedTuple

import msgspec

from games.rules.kernel.ply import S


class Block(NamedTuple):
    """Numbers with their names; ``values`` gets the state and a seat, and gives one for each name.

    They are scaled so that they mostly lie between -1 and 1.
    """

    names: tuple[str, ...]
    values: Callable[[Any, int], Iterable[float]]


class Features(msgspec.Struct, Generic[S], frozen=True):
    """The blocks that a title's features are laid out from.

    ``own``: what the seat alone knows. ``each``: what lies open before a seat, asked for every seat.
    ``table``: what they share, as it looks from the seat.
    """

    own: Block
    each: Block
    table: Block

    def names(self, most: int) -> tuple[str, ...]:
        """Return the name of every feature, for a title that at most ``most`` seats can play."""
        seats = ("own", *(f"rival-{number}" for number in range(1, most)))
        each = (f"{seat} {name}" for seat in seats for name in self.each.names)
        return (*(f"hidden {name}" for name in self.own.names), *each, *self.table.names)

    def values(self, state: S, seat: int, most: int) -> list[float]:
        """Return the features of a state from a seat."""
        seats, each = len(state.counts), self.each.values
        values = [*self.own.values(state, seat)]
        for place in range(seats):
            values += each(state, (seat + place) % seats)
        values += [0.0] * (len(self.each.names) * (most - seats))
        values += self.table.values(state, seat)
        return values


NONE: Features[Any] = Features(
    Block((), lambda state, seat: []),
    Block((), lambda state, seat: []),
    Block((), lambda state, seat: []),
)
"""Of a title that no opponent can learn."""


def joined(*blocks: Block) -> Block:
    """Return one block of several, in their order."""
    parts = tuple(block.values for block in blocks)

    def values(state: Any, seat: int) -> list[float]:
        found: list[float] = []
        for part in parts:
            found += part(state, seat)
        return found

    return Block(tuple(name for block in blocks for name in block.names), values)
