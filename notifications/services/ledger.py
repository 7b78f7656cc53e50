"""Writing notices, in the transaction of what they speak of."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from functools import partial
from uuid import UUID

from django.db import connection, transaction
from kombu.exceptions import OperationalError

from games.models import Seat, Table
from mp2site.prepared import Insert
from notifications.jobs import deliver_soon
from notifications.models import Kind, Notice, message_id

log = logging.getLogger(__name__)

_notices_add = Insert(Notice, once=True)


def notices_write(*, table: Table, seats: Sequence[Seat], kind: Kind) -> None:
    """Write a notice for the turn of each seat; wake the worker when all is committed.

    The rows are the truth. That the worker wakes at once is a courtesy: the sweep finds what a
    broker has lost. Must be called inside a transaction.
    """
    if not connection.in_atomic_block:
        raise transaction.TransactionManagementError("a notice belongs to a transaction")
    if not seats:
        return
    rows = [_notice(table, seat, kind) for seat in seats]
    _notices_add(rows)
    transaction.on_commit(partial(_wake, [row.pk for row in rows]), robust=True)


def _notice(table: Table, seat: Seat, kind: Kind) -> Notice:
    row = Notice(table=table, person_id=seat.person_id, turn=seat.turn, kind=kind)
    row.message_id = message_id(row.pk)
    return row


def _wake(ids: Iterable[UUID]) -> None:
    """Send the tasks; without a broker the move stands all the same and the sweep delivers."""
    try:
        for id in ids:
            deliver_soon(id)
    except (OSError, OperationalError) as error:
        log.warning("the broker can't be reached, the sweep will deliver: %r", error)
    except Exception:
        log.exception("waking the worker failed, the sweep will deliver")
