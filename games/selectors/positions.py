"""What a person sees of a game: the view of their seat, their draft included, and nothing else."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any

from accounts.models import User
from games import engine
from games.engine import State
from games.errors import BadPly, GamesError, NotFound, NotPlaying, Quarantined
from games.models import SECRET, Move, Seat, SeatQuerySet, Snapshot, Status, Table
from games.rules.kernel import Decision, RulesBug, Text, Title
from games.selectors.tables import can_read

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Position:
    """A game as one person sees it; for a spectator ``seat`` is ``None``. Never holds a state."""

    table_id: str
    title: str
    status: str
    ply: int
    seat: int | None
    view: dict[str, Any]
    """As the title made it: JSON-able but for the prompts under ``open``, which are Texts."""
    decision: Decision | None
    """What the person may choose now; ``None`` for others, and when looking back."""
    acting: tuple[int, ...]
    """The seats that have to choose, as everybody may know; none when the table has stopped."""
    draft: tuple[tuple[str, str], ...] = ()
    """The person's choices (decision id, key) that aren't committed; undo takes the last back."""
    note: Text | None = None
    """What became of a draft that no longer fitted."""
    orders: dict[str, str] | None = None
    """The seat's standing orders, defaults filled in; ``None`` for a spectator."""
    seen_ply: int = 0
    stamp: str = ""
    """Changes when this position does, for ETags (add the language for a page)."""


def position_for(table: Table, person: User | None) -> Position:
    """Return the game as it is now. Raises NotFound, NotPlaying (before the start), Quarantined."""
    return _current(*_read(table.pk, person))


def positions_for(tables: Iterable[Table], person: User | None) -> dict[str, Position]:
    """Return games as they are now by their tables' ids, by two queries however many they are.

    Those that the person may not see, and those that can't be shown, are left out.
    """
    positions = {}
    for now, seat in _read_all([table.pk for table in tables], person):
        with suppress(GamesError):
            _check_shown(now, seat)
            positions[now.pk] = _current(now, seat)
    return positions


def position_at(table: Table, person: User | None, ply: int, token: str = "") -> Position:
    """Return the game after a ply (0: the set-up), for the person's seat.

    Raises NotFound, NotPlaying (before the start), BadPly, Quarantined.
    """
    now, seat = _read(table.pk, person, token)
    if not 0 <= ply <= now.ply:
        raise BadPly(ply=ply, last=now.ply)
    with _readable(now):
        title, place = now.rules, seat.place if seat else None
        state = _state_at(title, now, ply)
        view, acting = engine.view(title, state, place), engine.acting(title, state)
    return Position(
        now.pk,
        now.title,
        now.status,
        ply,
        place,
        view,
        None,
        acting,
        stamp=f"{now.pk}.{ply}.{place}",
    )


def position_of(title: Title[Any], table: Table, seat: Seat | None, state: State) -> Position:
    """Return what a seat sees of a state. For services; others ask for a position."""
    place = seat.place if seat else None
    playing = table.status == Status.PLAYING
    note = seat.draft_note if seat else ""
    return Position(
        table_id=table.pk,
        title=table.title,
        status=table.status,
        ply=table.ply,
        seat=place,
        view=engine.view(title, state, place),
        decision=engine.decision(title, state, place) if playing and place is not None else None,
        acting=engine.acting(title, state) if playing else (),
        draft=tuple((decision, key) for decision, key in seat.draft) if seat else (),
        note=Text(note) if note else None,
        orders=engine.all_orders(title, seat.orders) if seat else None,
        seen_ply=seat.seen_ply if seat else 0,
        stamp=_stamp(table.version, seat.pk if seat else None, seat.version if seat else 0),
    )


def stamp_for(*, table_id: str, person: User | None, token: str = "") -> str:
    """Return the position's stamp by one cheap query, for polling. Raises NotFound."""
    if person is not None:
        own = Seat.objects.filter(table_id=table_id, person_id=person.pk)
        for version, seat, own_version in own.values_list("table__version", "pk", "version"):
            return _stamp(version, seat, own_version)
    table = Table.objects.only("version", "visibility", "token", "status").filter(pk=table_id)
    found = table.first()
    if found is None or not can_read(found, None, token):
        raise NotFound
    return _stamp(found.version)


def _stamp(version: int, seat: int | None = None, own: int = 0) -> str:
    """Name a table's version as a seat sees it: no two seats, and no spectator, share a stamp."""
    return f"{version}" if seat is None else f"{version}.{seat}.{own}"


def _current(now: Table, seat: Seat | None) -> Position:
    with _readable(now):
        title = now.rules
        return position_of(title, now, seat, _state(title, now, seat))


def _read(table_id: str, person: User | None, token: str = "") -> tuple[Table, Seat | None]:
    """Read table and own seat by one query: a commit in between would tear draft and state."""
    seat = None
    if person is not None:
        seat = _own_with_tables(person).filter(table_id=table_id).first()
    table = seat.table if seat else Table.objects.defer(*SECRET).filter(pk=table_id).first()
    if table is None:
        raise NotFound
    _check_shown(table, seat, token)
    return table, seat


def _read_all(ids: list[str], person: User | None) -> list[tuple[Table, Seat | None]]:
    """Read the person's seats with their tables, then the other tables, as above."""
    own: list[Seat] = []
    if person is not None:
        own = list(_own_with_tables(person).filter(table_id__in=ids))
    seated = {seat.table_id for seat in own}
    others = Table.objects.defer(*SECRET).filter(pk__in=[id for id in ids if id not in seated])
    return [*((seat.table, seat) for seat in own), *((table, None) for table in others)]


def _own_with_tables(person: User) -> SeatQuerySet:
    secret = [f"table__{column}" for column in SECRET]
    return Seat.objects.of(person).select_related("table").defer(*secret)


def _check_shown(table: Table, seat: Seat | None, token: str = "") -> None:
    """Raises NotFound (not theirs to see), NotPlaying (before the start), Quarantined."""
    if seat is None and not can_read(table, None, token):
        raise NotFound
    if table.state is None:
        raise Quarantined if table.status == Status.QUARANTINED else NotPlaying


def _state(title: Title[Any], table: Table, seat: Seat | None) -> State:
    """Return the state that this seat sees; services keep a draft's state up to date."""
    drafted = seat.draft_state if seat and seat.draft else None
    return engine.unpack(title, drafted or table.state or b"")


def _state_at(title: Title[Any], table: Table, ply: int) -> State:
    """Fold the moves from the nearest snapshot before, at most a few dozen."""
    if ply == table.ply:
        return engine.unpack(title, table.state or b"")
    near = Snapshot.objects.filter(table=table, ply__lte=ply).order_by("-ply").first()
    if near is None:
        raise RulesBug(f"table {table.pk} has no snapshot before ply {ply}")
    between = Move.objects.filter(table=table, ply__gt=near.ply, ply__lte=ply).order_by("ply")
    choices = list(between.values_list("place", "key"))
    return engine.replay(title, engine.unpack(title, near.state), choices)


@contextmanager
def _readable(table: Table) -> Iterator[None]:
    """Say of a table that can't be shown that it is broken, and let us know."""
    try:
        yield
    except RulesBug as bug:
        log.error("table %s can't be shown: %s", table.pk, engine.place_of(bug))  # noqa: TRY400 - an error's words may name a card
        raise Quarantined from bug
