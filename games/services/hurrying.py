"""Stand-ins for overdue turns at tables that must end by a date, as in seasons and cups."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Final

from games import turn_time
from games.errors import GamesError
from games.models import Seat, Status, Table, Turn
from games.services.commit import autoplay_commit
from games.services.locked_session import LockedSession
from games.services.locks import lock_seats, lock_table, table_transaction
from games.services.pausing import pause_expire
from games.services.quarantine import quarantined_on_bug
from games.services.turns import turn_hand_over, turns_of
from mp2site.infra import clock

HURRY: Final = timedelta(hours=12)
"""How long a turn may wait at a table after the date when it should have ended."""


def turns_hurry(table_ids: Iterable[str]) -> None:
    """Let stand-ins play turns that have waited for `HURRY` at tables that should have ended."""
    for table_id in table_ids:
        with suppress(GamesError):  # the table is locked or stopped; the next sweep tries again
            turn_hurry(table_id=table_id, since=clock.now() - HURRY)


def turn_hurry(*, table_id: str, since: datetime) -> bool:
    """Let the stand-in play a turn that has been open since ``since`` or longer.

    Return whether there was such a turn. If the table is paused, end the pause instead and return
    ``True``. The turn doesn't count as missed. Of several turns, only the oldest is played, since
    its choices may end the others. Raises Busy.
    """
    with quarantined_on_bug(table_id), table_transaction():
        table = lock_table(table_id)
        seats = lock_seats(table)
        if table.status != Status.PLAYING:
            return False
        if table.paused_until is not None:
            table.paused_until = clock.now()
            pause_expire(table, seats)
            return True
        turns = turns_of(table).values()
        late = [turn for turn in turns if not turn.player and turn.since <= since]
        if not late:
            return False
        turn = min(late, key=lambda one: (one.since, one.pk))
        _play(table, seats, next(seat for seat in seats if seat.pk == turn.seat_id), turn)
    return True


def _play(table: Table, seats: list[Seat], seat: Seat, turn: Turn) -> None:
    player = turn_time.stand_in(table)
    if not player:
        autoplay_commit(LockedSession(table, seats, seat))
        return
    table.version += 1
    table.save(update_fields=["version"])
    turn_hand_over(table, seat, turn, player)
