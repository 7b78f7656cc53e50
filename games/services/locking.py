"""Locks, always in one order: the table, then its seats, then the notices. Never the other way."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

import psycopg
from django.db import OperationalError, connection, transaction
from django.db.models import QuerySet

from accounts.models import User
from games.errors import Busy, NotFound, NotYourSeat
from games.models import SECRET, Seat, Table
from games.selectors.tables import can_read
from mp2site.prepared import MARK, Prepared


@contextmanager
def table_transaction() -> Iterator[None]:
    """The transaction that a service is: it begins by locking its table.

    SQLite takes its one lock when the transaction begins, PostgreSQL the row's when it is read: both
    are in here. Raises Busy.
    """
    with held_is_busy(), transaction.atomic():
        yield


@contextmanager
def held_is_busy() -> Iterator[None]:
    """Say of a lock that was held for too long that the table is busy. Raises Busy."""
    try:
        yield
    except OperationalError as error:
        if not _is_held(error.__cause__):
            raise  # a lost connection or a full disk is no matter of patience
        raise Busy from error


def _is_held(cause: BaseException | None) -> bool:
    if isinstance(cause, sqlite3.OperationalError):
        return "database is locked" in str(cause)
    return isinstance(cause, psycopg.errors.LockNotAvailable)


def lock_table(table_id: str, *, all_columns: bool = False) -> Table:
    """Return a table, its row locked until the end of the transaction, without its secrets.

    For use in a `table_transaction`. Raises NotFound.
    """
    if not connection.in_atomic_block:
        raise transaction.TransactionManagementError("a lock needs a transaction")
    found = (_whole_table if all_columns else _table)(table_id)
    if not found:
        raise NotFound
    return found[0]


def lock_table_unless_held(table_id: str) -> Table | None:
    """Return a table, its row locked, or ``None``: it is gone, or somebody else has it right now."""
    if not connection.in_atomic_block:
        raise transaction.TransactionManagementError("a lock needs a transaction")
    return next(iter(_table_unless_held(table_id)), None)


def lock_seats(table: Table) -> list[Seat]:
    """Return the seats of a locked table by place; before the start, by joining.

    The table's lock guards them: whoever writes a seat has locked its table. So they need none.
    """
    seats = _seats(table.pk)
    for seat in seats:
        seat.table = table
    return seats


def _locked(*, skip: bool = False) -> QuerySet[Table]:
    # Not the key's lock: rows that only refer to the table needn't wait to be inserted.
    locked = Table.objects.select_for_update(of=("self",), skip_locked=skip, no_key=True)
    return locked.filter(pk=MARK)


_whole_table = Prepared(_locked)
_table = Prepared(lambda: _locked().defer(*SECRET))
_table_unless_held = Prepared(lambda: _locked(skip=True).defer(*SECRET))
_seats = Prepared(lambda: Seat.objects.filter(table=MARK).in_order())


def own_seat(table: Table, seats: Iterable[Seat], person: User) -> Seat:
    """Return the person's seat. Raises NotYourSeat, or NotFound when the table is hidden."""
    for seat in seats:
        if seat.person_id == person.pk:
            return seat
    raise NotYourSeat if can_read(table, person) else NotFound
