from __future__ import annotations

from accounts.models import User
from games.services.locks import lock_seats, lock_table, own_seat, table_transaction
from games.services.table_changes import table_changed
from mp2site.infra.events import publish
from tests.lantern.lamps import LIT
from tests.lantern.notices import LanternLit


def lantern_light(*, table_id: str, by: User) -> None:
    """Store that a table's lantern is lit. Raises NotFound, NotYourSeat, Busy."""
    with table_transaction():
        table = lock_table(table_id)
        own_seat(table, lock_seats(table), by)
        if table_id not in LIT:
            LIT.add(table_id)
            table_changed(table)
            publish(LanternLit(table, by))
