"""Random numbers by label: a roll or shuffle is a pure function of the table's seed and a label.

A label's bytes are ``HMAC-SHA256(seed, label + "#" + block)`` for block 0, 1, 2 …. Numbers are
taken from the bytes in order, with rejection sampling, so that all are equally likely. Anyone who
knows the seed can check each result by hand.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterator, Sequence
from itertools import chain, count
from typing import TypeVar

T = TypeVar("T")
BYTE = 256


class Chance:
    """The random source of a game. The same label always gives the same result."""

    __slots__ = ("seed",)

    def __init__(self, seed: bytes) -> None:
        self.seed = seed

    def dice(self, label: str, number: int, sides: int = 6) -> list[int]:
        """Roll ``number`` dice; return their faces, 1 to ``sides``, as they fell."""
        stream = self._stream(label)
        return [1 + _below(stream, sides) for _ in range(number)]

    def shuffle(self, label: str, items: Sequence[T]) -> list[T]:
        """Return the items in a random order (Fisher–Yates shuffle, from the last index down)."""
        stream = self._stream(label)
        order = list(items)
        draw = _of_bytes if len(order) <= BYTE else _below
        for last in range(len(order) - 1, 0, -1):
            place = draw(stream, last + 1)
            order[last], order[place] = order[place], order[last]
        return order

    def below(self, label: str, limit: int) -> int:
        """Return a number from 0 to ``limit - 1``, each as likely as any other."""
        return _below(self._stream(label), limit)

    def _stream(self, label: str) -> Iterator[int]:
        return chain.from_iterable(
            hmac.digest(self.seed, f"{label}#{block}".encode(), "sha256") for block in count()
        )


def _below(stream: Iterator[int], limit: int) -> int:
    if limit < 1:
        raise ValueError("a draw needs at least one outcome")
    if limit <= BYTE:
        return _of_bytes(stream, limit)
    width = max(1, ((limit - 1).bit_length() + 7) // 8)
    span = 256**width
    fair = span - span % limit
    while True:
        number = 0
        for _ in range(width):
            number = number << 8 | next(stream)
        if number < fair:
            return number % limit


def _of_bytes(stream: Iterator[int], limit: int) -> int:
    """Draw a number from 0 to ``limit - 1`` from single bytes, for limits up to 256."""
    fair, number = BYTE - BYTE % limit, next(stream)
    while number >= fair:
        number = next(stream)
    return number % limit
