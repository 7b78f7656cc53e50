"""Rematches: a table with the same setup for the same people.

The person who opens the rematch gets a seat; the others are invited.
"""

from __future__ import annotations

from collections.abc import Sequence

from django.conf import settings

from accounts.models import User
from accounts.selectors.blocks import ids_blocked_for
from games import paces
from games.errors import AlreadySeated, BadSetup, Full, NeedsAccount, NotOpen
from games.models import Seat, Status, Table
from games.rules.kernel import Text
from games.services import limits
from games.services.inviting import person_tell
from games.services.lifecycle import table_create, table_join
from games.services.locks import lock_person, lock_seats, lock_table, own_seat, table_transaction
from games.table_options import values_again


def rematch(*, table_id: str, by: User) -> Table:
    """Return the table of the rematch, after seating the person at it.

    The first person who calls this creates the table as its host. The game starts when all have
    joined. Raises NotFound, NotYourSeat, BadSetup (the game isn't over), TooMany, Unconfirmed,
    Removed, Suspended, NeedsAccount.
    """
    with table_transaction():
        table = lock_table(table_id)
        seats = lock_seats(table)
        own_seat(table, seats, by)
        if table.started_at is None or not table.over:
            raise BadSetup(Text("errors-rematch-running"), rule="running")
        if lock_person(by).is_guest:
            raise NeedsAccount
        found = _standing(table)
        again = found or _opened(table, seats, by)
    if found and found.status == Status.OPEN:
        _agree(found, by)
    return Table.objects.lean().get(pk=again.pk)


def _standing(table: Table) -> Table | None:
    """Return the existing rematch, or ``None``.

    A rematch that was closed before it began doesn't count.
    """
    found = Table.objects.lean().filter(rematch_of_id=table.pk).first()
    if found and found.status == Status.ABANDONED and found.started_at is None:
        Table.objects.filter(pk=found.pk).update(rematch_of=None)
        return None
    return found


def _opened(table: Table, seats: Sequence[Seat], by: User) -> Table:
    """Open a table with the same settings and opponents, and invite the other players."""
    opponents = [seat.person.strength for seat in seats if seat.person.strength]
    again = table_create(
        by=by,
        title=table.title,
        seats=table.size,
        name=table.name,
        options=table.options,
        edition=table.edition if table.edition in table.rules.editions else None,
        visibility=table.visibility,
        pace=table.pace,
        clock=table.clock if table.pace == paces.CUSTOM else None,
        timeout_policy=table.timeout_policy,
        timeout_misses=table.timeout_misses,
        start_when_full=True,
        opponents=opponents if settings.OPPONENTS else [],
        stand_in=table.stand_in,
        **values_again(table),
    )
    Table.objects.filter(pk=again.pk).update(rematch_of=table.pk)
    others = [seat.person for seat in seats if seat.person_id != by.pk]
    guests = [person for person in others if person.is_active and not person.strength]
    apart = ids_blocked_for(by)  # people with a block in either direction aren't invited
    guests = [person for person in guests if person.pk not in apart]
    if guests:
        limits.inviting_check(person=by)
    for guest in guests:
        person_tell(again, by, guest, played=True)
    return again


def _agree(again: Table, by: User) -> None:
    """Seat a person at an open table, unless they have a seat there or it is full."""
    try:
        table_join(table_id=again.pk, by=by, token=again.token)
    except (AlreadySeated, Full, NotOpen):
        return
