"""The sweep's step that ends pauses whose days are over."""

from __future__ import annotations

from games.models import Status, Table
from games.services.locks import lock_seats, lock_table_unless_held, table_transaction
from games.services.pausing import pause_expire
from games.services.sweep_runner import BATCH, forgive
from games.swept import Swept
from mp2site.infra import clock


def pauses_over(passed: set[str]) -> list[str]:
    """Return the ids of tables whose pause is over, except those in ``passed``."""
    over = Table.objects.playing().filter(paused_until__lte=clock.now()).exclude(pk__in=passed)
    return list(over.order_by("paused_until").values_list("pk", flat=True)[:BATCH])


def pause_end(table_id: str, _: Swept) -> None:
    """End a table's pause. Its clocks run from now on, even if the sweep is late."""
    with table_transaction():
        table, now = lock_table_unless_held(table_id), clock.now()
        if table is None or table.status != Status.PLAYING:
            return
        if table.paused_until is not None and table.paused_until <= now:
            pause_expire(table, lock_seats(table))
            forgive(table)
