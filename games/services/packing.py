"""Packs the moves of finished games into one row per game, some time after the end.

Each game is packed in one transaction with its table locked, so a crash leaves it unchanged.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from datetime import datetime, timedelta

from django.conf import settings
from django.db.models import QuerySet

from games.models import Move, PackedGame, Snapshot, Table
from games.packing import digest_of, pack_moves, pack_states, unpack_moves, unpack_states
from games.selectors.moves import rows_of
from games.services.locks import lock_table_unless_held, table_transaction
from mp2site.infra import clock, faults
from mp2site.infra.expiry import Old, source

log = logging.getLogger(__name__)


@source
def games_to_pack(now: datetime) -> Iterator[Old]:
    """Yield the query of tables whose games are old enough to pack, for the daily sweep."""
    if settings.ARCHIVE_DAYS:
        yield Table.objects.to_pack(now - timedelta(days=settings.ARCHIVE_DAYS)), games_pack


def games_pack(tables: QuerySet[Table]) -> None:
    """Pack the games of several tables, one after the other."""
    for table_id in tables.values_list("pk", flat=True):
        game_pack(table_id=table_id)


def game_pack(*, table_id: str) -> bool:
    """Pack a finished game; return whether it was packed. A locked table is skipped."""
    with table_transaction():
        table = lock_table_unless_held(table_id)
        if table is None or not table.over or table.packed_at is not None:
            return False
        packed = packed_of(table)
        if packed is None:
            log.error("table %s can't be packed", table_id)
            _look_away(table)
            return False
        packed.save(force_insert=True)
        faults.point("pack.1")
        Move.objects.filter(table=table).delete()
        Snapshot.objects.filter(table=table).delete()
        _look_away(table)
        faults.point("pack.2")
    return True


def _look_away(table: Table) -> None:
    """Mark a table so that it isn't examined for packing again, whether packed or not."""
    table.packed_at = clock.now()
    table.save(update_fields=["packed_at"])


def packed_of(table: Table) -> PackedGame | None:
    """Return a game's rows as a pack.

    ``None`` if rows are missing or the pack doesn't restore them exactly.
    """
    rows, states = rows_of(table.pk)
    digest = digest_of(rows, states)
    packed = PackedGame(
        table=table, moves=pack_moves(rows), states=pack_states(states), digest=digest
    )
    complete = [row.ply for row in rows] == list(range(1, table.ply + 1))
    same = digest_of(unpack_moves(packed.moves), unpack_states(packed.states)) == digest
    return packed if complete and same and unpack_moves(packed.moves) == rows else None
