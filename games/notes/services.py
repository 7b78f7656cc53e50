"""A person's private notes at a table."""

from __future__ import annotations

from accounts.models import User
from games.errors import NotFound, NotYourSeat, TooLong
from games.models import Seat, Table
from games.selectors.tables import can_read
from games.services.locks import held_is_busy

LENGTH = 4_000
"""The maximum length of notes in characters."""


def notes_set(*, table_id: str, by: User, notes: str) -> str:
    """Save a person's notes at their table, before, during or after the game; return the text.

    The function writes one seat's row without locking the table, so it doesn't wait. Raises
    NotFound, NotYourSeat, TooLong, Busy.
    """
    notes = "\n".join(notes.replace("\0", "").splitlines()).strip()
    if len(notes) > LENGTH:
        raise TooLong(most=LENGTH, length=len(notes))
    with held_is_busy():
        kept = Seat.objects.filter(table_id=table_id, person=by).update(notes=notes)
    if not kept:
        table = Table.objects.lean().filter(pk=table_id).first()
        raise NotYourSeat if table and can_read(table, by) else NotFound
    return notes
