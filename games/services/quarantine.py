"""Quarantine: a bug in the rules stops the table where it occurs, and no other."""

from __future__ import annotations

import logging
import traceback
from collections.abc import Iterator
from contextlib import contextmanager

from games import engine
from games.errors import NotPlaying, Quarantined
from games.events import TableQuarantined, TableReleased
from games.models import GOING, Status, Table, TableEvent
from games.rules.kernel import RulesBug
from games.services.clock import clocks_go_on, clocks_stop
from games.services.events import event_add
from games.services.locks import lock_seats, lock_table, table_transaction
from games.services.pausing import pause_settle
from games.services.table_changes import table_changed
from mp2site.infra.events import publish

log = logging.getLogger(__name__)


@contextmanager
def quarantined_on_bug(table_id: str) -> Iterator[None]:
    """Quarantine the table if the rules raise an error in the ``with`` block.

    The block's transaction is rolled back. Raises Quarantined.
    """
    try:
        yield
    except RulesBug as bug:
        # Many people read the log, so the full traceback is only in the table's `trouble`.
        log.error("table %s: the rules are broken: %s", table_id, engine.place_of(bug))  # noqa: TRY400 - as said
        table_quarantine(table_id=table_id, trouble="".join(traceback.format_exception(bug)))
        raise Quarantined from bug


def table_quarantine(*, table_id: str, trouble: str) -> Table:
    """Stop a table and its clocks in its own transaction; notify its players. Raises NotFound."""
    with table_transaction():
        table = lock_table(table_id)
        if table.status in GOING:
            table.status, table.trouble = Status.QUARANTINED, trouble
            table_changed(table, "status", "trouble")
            seats = lock_seats(table)
            clocks_stop(table, seats)
            event_add(table, TableEvent.Kind.QUARANTINED)
            publish(TableQuarantined(table, seats))
    return table.lighten()


def table_release(*, table_id: str) -> Table:
    """Release a quarantined table after the bug is fixed; its clocks continue as they were.

    Raises NotFound, NotPlaying (it isn't quarantined, or had not begun).
    """
    with table_transaction():
        table = lock_table(table_id)
        if table.status != Status.QUARANTINED or table.state is None:
            raise NotPlaying
        table.status, table.trouble, table.faults = Status.PLAYING, "", 0
        table_changed(table, "status", "trouble", "faults")
        publish(TableReleased(table))
        seats = lock_seats(table)
        clocks_go_on(table, seats)
        event_add(table, TableEvent.Kind.RELEASED)
        pause_settle(table, seats)
    return table.lighten()
