"""Locks. They are always taken in this order: table, its seats and their plans, people, notices."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from django.db import OperationalError, connection, transaction
from django.db.models import QuerySet

from accounts.models import User
from games.errors import (
    Busy,
    NotFound,
    NotHost,
    NotYourSeat,
    Removed,
    Resigned,
    Suspended,
    not_open,
    not_playing,
)
from games.models import SECRET, Removal, Seat, Status, Table
from games.selectors.tables import can_read
from mp2site.infra.failures import is_lock_timeout
from mp2site.infra.prepared import MARK, Prepared


@contextmanager
def table_transaction() -> Iterator[None]:
    """Open a service's transaction, which must begin by locking its table. Raises Busy.

    SQLite takes its only lock when the transaction begins; PostgreSQL locks the row when it is
    read. In both cases a lock time-out raises Busy.
    """
    with held_is_busy(), transaction.atomic():
        yield


@contextmanager
def held_is_busy() -> Iterator[None]:
    """Convert a lock time-out to Busy."""
    try:
        yield
    except OperationalError as error:
        if not is_lock_timeout(error):
            raise  # not a lock time-out: a lost connection or a full disk
        raise Busy from error


def lock_table(table_id: str, *, all_columns: bool = False) -> Table:
    """Lock a table's row until the end of the transaction; return it without its secrets.

    For use in a `table_transaction`. Raises NotFound.
    """
    if not connection.in_atomic_block:
        raise transaction.TransactionManagementError("a lock needs a transaction")
    found = (_whole_table if all_columns else _table)(table_id)
    if not found:
        raise NotFound
    return found[0]


def lock_table_unless_held(table_id: str) -> Table | None:
    """Lock and return a table; ``None`` if it doesn't exist or is locked by another transaction."""
    if not connection.in_atomic_block:
        raise transaction.TransactionManagementError("a lock needs a transaction")
    return next(iter(_table_unless_held(table_id)), None)


def lock_seats(table: Table) -> list[Seat]:
    """Return a locked table's seats with their people.

    They are ordered by place; before the start, in the order of joining. The table's lock protects
    them, since every writer of a seat locks its table.
    """
    seats = _seats(table.pk)
    for seat in seats:
        seat.table = table
    return seats


def lock_person(person: User) -> User:
    """Lock a person's row until the end of the transaction, so that their counts can't change.

    Call it after locking the table, never before. Raises Suspended.
    """
    # The lock leaves the row's key free. So other transactions can insert notices and seats that
    # refer to the person.
    locked = User.objects.select_for_update(no_key=True).get(pk=person.pk)
    if not locked.is_active:
        raise Suspended
    return locked


def _locked(*, skip: bool = False) -> QuerySet[Table]:
    # The lock leaves the row's key free. So other transactions can insert rows that refer to the
    # table.
    locked = Table.objects.select_for_update(of=("self",), skip_locked=skip, no_key=True)
    return locked.filter(pk=MARK)


_whole_table = Prepared(_locked)
_table = Prepared(lambda: _locked().defer(*SECRET))
_table_unless_held = Prepared(lambda: _locked(skip=True).defer(*SECRET))
_seats = Prepared(
    lambda: Seat.objects.filter(table=MARK).in_order().select_related("person"), related="person"
)


def own_seat(table: Table, seats: Iterable[Seat], person: User) -> Seat:
    """Return the person's seat. Raises NotYourSeat, or NotFound if the table is hidden.

    Raises Suspended if the person was suspended after the request began; autoplay then has the
    seat.
    """
    for seat in seats:
        if seat.person_id == person.pk:
            _check_active(seat)
            return seat
    if not can_read(table, person):
        raise NotFound
    if Removal.objects.filter(table=table, guest=person, lifted=False).exists():
        raise Removed
    raise NotYourSeat


def check_host(table: Table, by: User) -> None:
    """Check that the person is the host of an open table. Raises NotFound, NotHost, NotOpen."""
    if not can_read(table, by):
        raise NotFound
    if table.host_id != by.pk:
        raise NotHost
    check_open(table)


def check_open(table: Table) -> None:
    """Check that a table waits for players. Raises NotOpen."""
    if table.status != Status.OPEN:
        raise not_open(table.status, started=table.started_at is not None)


def lock_player(table_id: str, person: User) -> tuple[Table, list[Seat], Seat]:
    """Lock a table and its seats; return them, and the seat of a person who plays there.

    For use in a `table_transaction`. Raises NotFound, NotYourSeat, NotPlaying, Resigned.
    """
    table = lock_table(table_id)
    seats = lock_seats(table)
    seat = own_seat(table, seats, person)
    if table.status != Status.PLAYING:
        raise not_playing(table.status)
    if seat.resigned_at is not None:
        raise Resigned
    return table, seats, seat


def _check_active(seat: Seat) -> None:
    """Raise Suspended if the seat is autoplayed because its person is suspended."""
    if (
        seat.played_by_stand_in
        and not User.objects.filter(pk=seat.person_id, is_active=True).exists()
    ):
        raise Suspended
