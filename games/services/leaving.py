"""Leaving a table, and leaving all tables at once."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from accounts.models import User
from accounts.names import folded
from games import turn_time
from games.errors import BadSetup, Busy, NotFound, NotHost, not_open
from games.events import PersonRemoved
from games.models import LIVE, SECRET, Removal, Seat, Status, Table, TableEvent
from games.rules.kernel import Text
from games.selectors.tables import can_read
from games.services.events import event_add
from games.services.locks import lock_seats, lock_table, own_seat, table_transaction
from games.services.pausing import pause_settle
from games.services.turns import turn_hand_over, turns_of
from mp2site.infra import clock
from mp2site.infra.events import publish


def table_leave(*, table_id: str, by: User) -> Table | None:
    """Give the seat up before the start; the host's office passes on, an empty table is removed.

    Returns the table, or ``None`` when it was removed. Raises NotFound, NotYourSeat, NotOpen.
    """
    with table_transaction():
        table = lock_table(table_id)
        seats = lock_seats(table)
        seat = own_seat(table, seats, by)
        if table.status != Status.OPEN:
            raise not_open(table.status, started=table.started_at is not None)
        kept = stand_up(table, seats, seat)
    return table.lighten() if kept else None


def seats_give_up(*, person: User) -> None:
    """Give up all seats of a person who leaves for good, or is suspended.

    Where a game runs, the table's stand-in has the seat from now on, as it has a leaver's: what is
    open is played at once, clock or none, and its person alone takes the seat back (`seat_return`).
    Where none has begun, the seat is free again, and the host's office passes on; a table that
    nobody is left at is removed. It locks the person's tables, in order, then the person: for use
    before anything else is locked, in the caller's transaction if there is one. Done again, it
    changes nothing. Raises Busy: they have just sat down somewhere; to be tried again.
    """
    with table_transaction():
        tables = live_tables_lock(person)
        User.objects.select_for_update(no_key=True).get(pk=person.pk)
        if set(_live(person)) - {table.pk for table in tables}:
            raise Busy
        for table in tables:
            seats = lock_seats(table)
            seat = next(seat for seat in seats if seat.person_id == person.pk)
            if table.status == Status.OPEN:
                stand_up(table, seats, seat)
            elif table.state is not None and not seat.held_by_house:
                event_add(table, TableEvent.Kind.HELD, seat, why="left")
                hand_over(table, seats, seat)


def guest_remove(*, table_id: str, by: User, name: str) -> Table:
    """Remove a guest before the start, by the host's hand; they are told.

    They sit down at this table no more, unless the host invites them again by name.
    Raises NotFound, NotHost, NotOpen, BadSetup (nobody of that name sits there, or oneself).
    """
    with table_transaction():
        table = lock_table(table_id)
        seats = lock_seats(table)
        if not can_read(table, by):
            raise NotFound
        if table.host_id != by.pk:
            raise NotHost
        if table.status != Status.OPEN:
            raise not_open(table.status, started=table.started_at is not None)
        seat = _seat_of(seats, name)
        if seat.person_id == by.pk:
            raise BadSetup(Text("errors-remove-yourself"), rule="yourself")
        _remove(table, seats, seat)
    return table.lighten()


def _seat_of(seats: Sequence[Seat], name: str) -> Seat:
    seated = {folded(seat.name): seat for seat in seats}
    if (found := seated.get(folded(name))) is None:
        raise BadSetup(Text("errors-remove-nobody", {"name": name.strip()[:60]}), rule="nobody")
    return found


def _remove(table: Table, seats: Sequence[Seat], seat: Seat) -> None:
    guest, is_opponent = seat.person_id, seat.person.strength != ""
    stand_up(table, seats, seat)
    if is_opponent:
        return  # it may be asked again, and there is nobody to tell
    before = Removal.objects.filter(table=table, guest=guest).count()
    Removal.objects.create(table=table, guest_id=guest, at=clock.now())
    publish(PersonRemoved(table, guest, table.host, before))


def stand_up(table: Table, seats: Sequence[Seat], seat: Seat) -> bool:
    """Free a seat of a locked table that waits for people; say whether the table is still there.

    Who has sat there longest is its next host; a table with nobody but opponents is removed.
    """
    heirs = [other for other in seats if other.pk != seat.pk and not other.person.strength]
    seat.delete()
    if not heirs:
        table.delete()
        return False
    if table.host_id == seat.person_id:
        table.host_id = heirs[0].person_id
    table.version += 1
    table.save(update_fields=["host", "version"])
    return True


def _live(person: User) -> Collection[str]:
    return list(Seat.objects.of(person).live().values_list("table_id", flat=True))


def live_tables_lock(person: User) -> list[Table]:
    """Lock the tables at which the person sits and that aren't over, in everybody's order."""
    tables = Table.objects.filter(pk__in=_live(person), status__in=LIVE).defer(*SECRET)
    return list(tables.select_for_update(of=("self",), no_key=True).order_by("pk"))


def hand_over(table: Table, seats: Sequence[Seat], seat: Seat) -> None:
    """Have the stand-in play a seat of a locked table; with nobody left its open turns are due now."""
    seat.held_by_house = True
    seat.save(update_fields=["held_by_house"])
    table.version += 1
    table.save(update_fields=["version"])
    turns = turns_of(table)
    player = turn_time.player(table, seats, seat)
    left = [seat] if player else [one for one in seats if one.held_by_house]
    for one in left:
        if (turn := turns.get(one.pk)) is not None:
            turn_hand_over(table, one, turn, player)
    pause_settle(table, seats, seat.person)
