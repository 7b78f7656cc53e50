"""Locks, always in one order: the table, then its seats, then the notices. Never the other way."""

from __future__ import annotations

from collections.abc import Iterable

from django.db import OperationalError, connection, transaction
from django.db.models import QuerySet

from accounts.models import User
from games.errors import Busy, NotFound, NotYourSeat
from games.models import SECRET, Seat, Table
from games.selectors.tables import can_read
from mp2site.prepared import MARK, Prepared


def lock_table(table_id: str, *, all_columns: bool = False) -> Table:
    """Return a table, its row locked until the end of the transaction, without its secrets.

    Raises NotFound, Busy.
    """
    if not connection.in_atomic_block:
        raise transaction.TransactionManagementError("a lock needs a transaction")
    try:
        found = (_whole_table if all_columns else _table)(table_id)
    except OperationalError as error:
        raise Busy from error
    if not found:
        raise NotFound
    return found[0]


def lock_seats(table: Table) -> list[Seat]:
    """Return the seats of a locked table by place; before the start, by joining.

    The table's lock guards them: whoever writes a seat has locked its table. So they need none.
    """
    seats = _seats(table.pk)
    for seat in seats:
        seat.table = table
    return seats


def _locked() -> QuerySet[Table]:
    return Table.objects.select_for_update(of=("self",)).filter(pk=MARK)


_whole_table = Prepared(_locked)
_table = Prepared(lambda: _locked().defer(*SECRET))
_seats = Prepared(lambda: Seat.objects.filter(table=MARK).in_order())


def own_seat(table: Table, seats: Iterable[Seat], person: User) -> Seat:
    """Return the person's seat. Raises NotYourSeat, or NotFound when the table is hidden."""
    for seat in seats:
        if seat.person_id == person.pk:
            return seat
    raise NotYourSeat if can_read(table, person) else NotFound
