"""The only module that reads a game's moves and snapshots. Doesn't authorise.

A finished game has them as rows or, later, in a pack. The module reads the rows first, and the pack
only if there are no rows. If the game is packed between the two reads, the pack is complete by
then.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import Any

from games.models import Move, PackedGame, Snapshot
from games.packing import Row, State, unpack_moves, unpack_states


def moves_of(
    table_id: str,
    columns: Sequence[str],
    *,
    over: bool,
    after: int = 0,
    until: int | None = None,
    place: int | None = None,
) -> list[tuple[Any, ...]]:
    """Return columns of the moves after a ply, up to ``until``, oldest first.

    The moves are one seat's or all. ``over`` says whether the game is over: only then its moves can
    be packed.
    """
    moves = Move.objects.filter(table_id=table_id, ply__gt=after).order_by("ply")
    if until is not None:
        moves = moves.filter(ply__lte=until)
    if place is not None:
        moves = moves.filter(place=place)
    found = list(moves.values_list(*columns))
    if found or not over:
        return found
    wanted = attrgetter(*columns)
    return [
        wanted(row)
        for row in _packed_moves(table_id)
        if row.ply > after
        and (until is None or row.ply <= until)
        and (place is None or row.place == place)
    ]


def states_of(table_id: str, *, over: bool) -> list[State]:
    """Return the snapshots, ordered by ply."""
    kept = Snapshot.objects.filter(table=table_id).order_by("ply")
    states = [State(ply, bytes(state)) for ply, state in kept.values_list("ply", "state")]
    return states or (_packed_states(table_id) if over else [])


def state_before(table_id: str, ply: int, *, over: bool) -> State | None:
    """Return the last snapshot at or before a ply, or ``None``."""
    kept = Snapshot.objects.filter(table=table_id, ply__lte=ply).order_by("-ply")
    for near, state in kept.values_list("ply", "state")[:1]:
        return State(near, bytes(state))
    packed = _packed_states(table_id) if over else []
    return max((state for state in packed if state.ply <= ply), default=None)


def rows_of(table_id: str) -> tuple[list[Row], list[State]]:
    """Return all rows that a game's pack would contain."""
    moves = Move.objects.filter(table=table_id).order_by("ply").values_list(*Row._fields)
    kept = Snapshot.objects.filter(table=table_id).order_by("ply").values_list("ply", "state")
    return [Row(*row) for row in moves], [State(ply, bytes(state)) for ply, state in kept]


def _packed_moves(table_id: str) -> list[Row]:
    data = PackedGame.objects.filter(pk=table_id).values_list("moves", flat=True).first()
    return [] if data is None else unpack_moves(data)


def _packed_states(table_id: str) -> list[State]:
    data = PackedGame.objects.filter(pk=table_id).values_list("states", flat=True).first()
    return [] if data is None else unpack_states(data)
