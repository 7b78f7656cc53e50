"""The packed form of a finished game: its moves column by column, then its snapshots.

Neighbouring values are similar, and successive states hardly differ. So the data compress to a
tenth.
"""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Final, NamedTuple

import msgspec

LEVEL: Final = 9


class Row(NamedTuple):
    """The columns of a move that are packed."""

    ply: int
    place: int
    turn: int
    decision: str
    key: str
    by: str
    barrier: bool
    events: str
    change: dict[str, int] | None
    at: datetime


class State(NamedTuple):
    """A snapshot of a game's state, as the database stores it."""

    ply: int
    state: bytes


class _Columns(msgspec.Struct, array_like=True, gc=False):
    ply: list[int]
    place: list[int]
    turn: list[int]
    decision: list[str]
    key: list[str]
    by: list[str]
    barrier: list[bool]
    events: list[str]
    change: list[dict[str, int] | None]
    at: list[datetime]


_columns: Final = msgspec.msgpack.Decoder(_Columns)
_states: Final = msgspec.msgpack.Decoder(list[tuple[int, bytes]])


def pack_moves(rows: Sequence[Row]) -> bytes:
    """Return moves as compressed bytes."""
    return zlib.compress(_plain_moves(rows), LEVEL)


def unpack_moves(data: bytes | memoryview) -> list[Row]:
    """Return the moves from their compressed bytes."""
    columns = _columns.decode(zlib.decompress(data))
    return [
        Row(*row) for row in zip(*(getattr(columns, name) for name in Row._fields), strict=True)
    ]


def pack_states(states: Iterable[State]) -> bytes:
    """Return states as compressed bytes."""
    return zlib.compress(_plain_states(states), LEVEL)


def unpack_states(data: bytes | memoryview) -> list[State]:
    """Return the states from their compressed bytes."""
    plain = _states.decode(zlib.decompress(data))
    return [State(ply, zlib.compress(state, 1)) for ply, state in plain]


def digest_of(rows: Sequence[Row], states: Iterable[State]) -> bytes:
    """Return the SHA-256 of moves and states. It is the same before packing and after unpacking."""
    return hashlib.sha256(_plain_moves(rows) + _plain_states(states)).digest()


def _plain_moves(rows: Sequence[Row]) -> bytes:
    columns = [list(column) for column in zip(*rows, strict=True)] or [[] for _ in Row._fields]
    return msgspec.msgpack.encode(_Columns(*columns))


def _plain_states(states: Iterable[State]) -> bytes:
    return msgspec.msgpack.encode([(ply, zlib.decompress(state)) for ply, state in states])
