"""The moves that a person has seen at a table."""

from __future__ import annotations

from contextlib import suppress

from accounts.models import User
from games.errors import Busy
from games.models import Seat
from games.services.locks import held_is_busy


def table_seen(*, table_id: str, by: User, ply: int) -> None:
    """Record that the person has seen the table up to ``ply``. The stored ply never decreases.

    The table isn't locked, so the call doesn't wait.
    """
    own = Seat.objects.filter(table_id=table_id, person=by, seen_ply__lt=ply)
    with suppress(Busy), held_is_busy():  # the row is locked; a later view of the table records it
        own.filter(table__ply__gte=ply).update(seen_ply=ply)
