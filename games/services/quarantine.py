"""A bug in the rules stops its table and no other; it is never shown as a rule."""

from __future__ import annotations

import logging
import traceback
from collections.abc import Iterator
from contextlib import contextmanager

from games import engine
from games.errors import Quarantined
from games.models import Status, Table
from games.rules.kernel import RulesBug
from games.services.locking import lock_seats, lock_table, table_transaction
from notifications.models import Kind
from notifications.services.ledger import notices_write

log = logging.getLogger(__name__)
LIVE = {Status.OPEN, Status.PLAYING}


@contextmanager
def quarantined_on_bug(table_id: str) -> Iterator[None]:
    """Around a transaction: when the rules break, that one is rolled back and the table stopped.

    Raises Quarantined.
    """
    try:
        yield
    except RulesBug as bug:
        # The whole story is the table's trouble; a log is read by more people.
        log.error("table %s: the rules are broken: %s", table_id, engine.place_of(bug))  # noqa: TRY400 - as said
        table_quarantine(table_id=table_id, trouble="".join(traceback.format_exception(bug)))
        raise Quarantined from bug


def table_quarantine(*, table_id: str, trouble: str) -> Table:
    """Stop a table in a transaction of its own and tell its people. Raises NotFound."""
    with table_transaction():
        table = lock_table(table_id)
        if table.status in LIVE:
            table.status, table.trouble = Status.QUARANTINED, trouble
            table.version += 1
            table.save(update_fields=["status", "trouble", "version"])
            notices_write(table=table, seats=lock_seats(table), kind=Kind.QUARANTINED)
    return table.lighten()
