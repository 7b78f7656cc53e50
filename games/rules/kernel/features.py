"""Features: a position as numbers, from one seat's point of view, for opponents that learn.

A title defines three blocks of numbers: one seat's hidden information, the public information on a
seat, and the table as a whole. The block on a seat appears once per seat: first for the viewing
seat, then for its rivals in the order of play. So a number means the same from every seat. The
blocks of absent rivals are zero, so the length is the same for all numbers of seats.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Generic, NamedTuple

import msgspec

from games.rules.kernel.ply import S


class Block(NamedTuple):
    """A block of named numbers.

    ``values`` is a function of a state and a seat; it returns one number per name. The numbers are
    scaled to lie mostly between -1 and 1.
    """

    names: tuple[str, ...]
    values: Callable[[Any, int], Iterable[float]]


class Features(msgspec.Struct, Generic[S], frozen=True):
    """The blocks of a title's features.

    ``own`` is the information that only the viewing seat has. ``each`` is public information on one
    seat; it is computed for every seat. ``table`` is all other public information.
    """

    own: Block
    each: Block
    table: Block

    def names(self, most: int) -> tuple[str, ...]:
        """Return the name of every feature, for a title with at most ``most`` seats."""
        seats = ("own", *(f"rival-{number}" for number in range(1, most)))
        each = (f"{seat} {name}" for seat in seats for name in self.each.names)
        return (*(f"hidden {name}" for name in self.own.names), *each, *self.table.names)

    def values(self, state: S, seat: int, most: int) -> list[float]:
        """Return the features of a state from a seat's point of view."""
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
"""No features: computer players can't be trained for the title."""


def joined(*blocks: Block) -> Block:
    """Return one block that contains several blocks, in their order."""
    parts = tuple(block.values for block in blocks)

    def values(state: Any, seat: int) -> list[float]:
        found: list[float] = []
        for part in parts:
            found += part(state, seat)
        return found

    return Block(tuple(name for block in blocks for name in block.names), values)
