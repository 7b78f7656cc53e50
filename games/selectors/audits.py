"""Whether the stored tables still are what their moves lead to in this version. For operators."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from games import engine
from games.models import Move, Status, Table
from games.rules import UnknownTitle
from games.rules.kernel import RulesBug

CHECKED = (Status.PLAYING, Status.QUARANTINED, Status.FINISHED)


@dataclass(frozen=True, slots=True)
class Replayed:
    """What a table's moves lead to, beside what is stored."""

    table: str
    title: str
    ply: int
    stored: str
    """The stored state's SHA-256."""
    folded: str
    """That of the state that the moves lead to; empty if they don't lead anywhere."""
    problem: str = ""
    """What went wrong; names no card."""
    other_rules: bool = False
    """Whether it was begun with other rules than those here: its moves say nothing about these."""

    @property
    def same(self) -> bool:
        """Whether they are equal."""
        return bool(self.folded) and self.folded == self.stored and not self.problem


def tables_to_replay(
    ids: Iterable[str] = (), *, finished: bool = False
) -> Iterator[tuple[str, str]]:
    """Yield the ids and titles of tables that are going on; of finished ones if asked for."""
    statuses = CHECKED if finished else CHECKED[:2]
    tables = Table.objects.filter(status__in=statuses, state__isnull=False).order_by("pk")
    if ids := list(ids):
        tables = tables.filter(pk__in=ids)
    yield from tables.values_list("pk", "title").iterator()


def table_replayed(table_id: str) -> Replayed | None:
    """Play a table's moves anew and compare; ``None`` if it is gone or has not begun.

    Table and moves are read by one query each, the moves up to the table's ply: a move that comes
    in between is no difference.
    """
    table = Table.objects.filter(pk=table_id, state__isnull=False).first()
    if table is None or table.state is None:
        return None
    stored, folded, problem = "", "", ""
    try:
        if problem := _problem(table):
            return Replayed(table.pk, table.title, table.ply, "", "", problem, _is_other(table))
        title = table.rules
        state = engine.unpack(title, table.state)
        stored = _hash(title.encode(state))
        begun = engine.begin(
            title, table.size, bytes(table.seed or b""), table.options, table.edition
        )
        folded = _hash(title.encode(engine.replay(title, begun, _choices(table))))
    except UnknownTitle:
        problem = "no such title"
    except RulesBug as bug:
        problem = engine.place_of(bug).splitlines()[0]
    return Replayed(table.pk, table.title, table.ply, stored, folded, problem)


def _choices(table: Table) -> list[tuple[int, str]]:
    moves = Move.objects.filter(table=table.pk, ply__lte=table.ply).order_by("ply")
    return list(moves.values_list("place", "key"))


def _problem(table: Table) -> str:
    """Say what must fit first: the moves are all there, the rules are those it was begun with."""
    if not _is_complete(table):
        return f"{_count(table)} moves for {table.ply} plies"
    if _is_other(table):
        return f"begun with rules {table.rules_version}, here are {table.rules.rules_version}"
    return ""


def _is_other(table: Table) -> bool:
    return _is_complete(table) and table.rules_version != table.rules.rules_version


def _is_complete(table: Table) -> bool:
    return _count(table) == table.ply


def _count(table: Table) -> int:
    return Move.objects.filter(table=table.pk, ply__lte=table.ply).count()


def _hash(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()
