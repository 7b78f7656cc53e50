"""Comparison of stored tables with a replay of their moves under this version, for operators."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from games import engine
from games.models import PackedGame, Status, Table
from games.packing import (
    digest_of,
    pack_moves,
    pack_states,
    unpack_moves,
    unpack_states,
)
from games.rules import UnknownTitle
from games.rules.kernel import RulesBug
from games.selectors.moves import moves_of, rows_of

CHECKED = (Status.PLAYING, Status.QUARANTINED, Status.FINISHED)


@dataclass(frozen=True, slots=True)
class Replayed:
    """The result of a table's replay, with the hashes of the stored and the replayed state."""

    table: str
    title: str
    ply: int
    stored: str
    """The stored state's SHA-256."""
    folded: str
    """The replayed state's SHA-256; empty if the replay failed."""
    problem: str = ""
    """A sentence on the problem that was found, or empty. It never names a card."""
    other_rules: bool = False
    """Whether the game began under another rules version, so that its moves can't be replayed.

    Such a game continues from its stored state.
    """

    @property
    def same(self) -> bool:
        """Whether the stored and the replayed state are equal."""
        return bool(self.folded) and self.folded == self.stored and not self.problem


def tables_to_replay(
    ids: Iterable[str] = (), *, finished: bool = False
) -> Iterator[tuple[str, str]]:
    """Yield the ids and titles of running tables, and of finished ones if requested."""
    statuses = CHECKED if finished else CHECKED[:2]
    tables = Table.objects.filter(status__in=statuses, state__isnull=False).order_by("pk")
    if ids := list(ids):
        tables = tables.filter(pk__in=ids)
    yield from tables.values_list("pk", "title").iterator()


def table_replayed(table_id: str) -> Replayed | None:
    """Replay a table's moves and compare the states.

    Return ``None`` if the table doesn't exist or hasn't begun. One query reads the table, another
    the moves up to the table's ply. So a move that is committed between them makes no difference.
    """
    table = Table.objects.filter(pk=table_id, state__isnull=False).first()
    if table is None or table.state is None:
        return None
    stored, folded, problem = "", "", ""
    try:
        choices = moves_of(table.pk, ("place", "key"), over=table.over, until=table.ply)
        if problem := _problem(table, choices):
            return Replayed(table.pk, table.title, table.ply, "", "", problem)
        if _is_other(table):
            return _continued(table)
        title = table.rules
        state = engine.unpack(title, table.state)
        stored = _hash(title.encode(state))
        begun = engine.begin(
            title, table.size, bytes(table.seed or b""), table.options, table.edition
        )
        folded = _hash(title.encode(engine.replay(title, begun, choices)))
    except UnknownTitle:
        problem = "no such title"
    except RulesBug as bug:
        problem = engine.place_of(bug).splitlines()[0]
    return Replayed(table.pk, table.title, table.ply, stored, folded, problem)


def _problem(table: Table, choices: Sequence[Any]) -> str:
    """Return the reason why a replay is pointless (missing moves), or an empty string."""
    return "" if len(choices) == table.ply else f"{len(choices)} moves for {table.ply} plies"


def _continued(table: Table) -> Replayed:
    """Check whether a table of another rules version can continue from its stored state."""
    here = table.rules.rules_version
    problem = f"begun with rules {table.rules_version}, here are {here}"
    try:
        _go_on(table)
    except RulesBug as bug:
        problem += f", and it can't go on: {engine.place_of(bug).splitlines()[0]}"
        return Replayed(table.pk, table.title, table.ply, "", "", problem)
    return Replayed(table.pk, table.title, table.ply, "", "", problem, other_rules=True)


def _go_on(table: Table) -> None:
    """Check that a table's states can be decoded, viewed and continued; store nothing.

    One choice of each seat is played on a copy. Raises RulesBug.
    """
    for data in (table.state, *table.seats.values_list("draft_state", flat=True)):
        if data:
            game = engine.Game(table.rules, engine.unpack(table.rules, data))
            for place in (None, *range(table.size)):
                game.view(place)
            for place in game.acting():
                game.play_known(place, game.autoplay(place))


def _is_other(table: Table) -> bool:
    return table.rules_version != table.rules.rules_version


def _hash(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def packed_checked(table_id: str) -> str:
    """Return the problem with a finished game's pack; empty if there is none.

    If the game isn't packed yet, it is packed for this check, without storing the pack. The pack
    must match its digest and lead to the stored state.
    """
    rows, states = rows_of(table_id)
    packed = PackedGame.objects.filter(pk=table_id).first()
    if packed is None:
        if unpack_moves(pack_moves(rows)) != rows:
            return "moves would not come back as they are"
        same = digest_of(rows, unpack_states(pack_states(states))) == digest_of(rows, states)
        return "" if same else "states would not come back as they are"
    if rows or states:
        return "rows beside the pack"
    rows, states = unpack_moves(packed.moves), unpack_states(packed.states)
    if digest_of(rows, states) != bytes(packed.digest):
        return "the pack isn't what was packed"
    replayed = table_replayed(table_id)
    if replayed is None or replayed.same or replayed.other_rules:
        return ""
    return replayed.problem or "the moves don't lead to the stored state"
