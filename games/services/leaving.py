"""Leaving a table, or all tables at once."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from accounts.models import User
from accounts.names import folded
from games import turn_time
from games.errors import BadSetup, Busy
from games.events import PersonRemoved
from games.models import LIVE, SECRET, Removal, Seat, Status, Table, TableEvent
from games.rules.kernel import Text
from games.services.events import event_add
from games.services.locks import (
    check_host,
    check_open,
    lock_seats,
    lock_table,
    own_seat,
    table_transaction,
)
from games.services.pausing import pause_settle
from games.services.table_changes import table_changed
from games.services.turns import turn_hand_over, turns_of
from mp2site.infra import clock
from mp2site.infra.events import publish


def table_leave(*, table_id: str, by: User) -> Table | None:
    """Give up a seat before the start.

    If the host leaves, the next player becomes the host. A table without people is deleted. Return
    the table, or ``None`` if it was deleted. Raises NotFound, NotYourSeat, NotOpen.
    """
    with table_transaction():
        table = lock_table(table_id)
        seats = lock_seats(table)
        seat = own_seat(table, seats, by)
        check_open(table)
        kept = stand_up(table, seats, seat)
    return table.lighten() if kept else None


def seats_give_up(*, person: User) -> None:
    """Give up all seats of a person who closes their account or is suspended.

    In a running game, the table's stand-in takes the seat and plays an open turn at once. Later the
    person can take the seat back by `seat_return`. At an open table, the seat becomes free and the
    next player becomes the host; a table without people is deleted.

    The function locks the person's tables in the common order, then the person. So call it before
    anything else is locked. It may run in the caller's transaction. Repeating the call changes
    nothing. Raises Busy if the person has just taken another seat.
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
            elif table.state is not None and not seat.played_by_stand_in:
                event_add(table, TableEvent.Kind.HELD, seat, why="left")
                hand_over(table, seats, seat)


def player_remove(*, table_id: str, by: User, name: str) -> Table:
    """Remove another player from an open table, as its host, and notify them.

    They can join again only if the host invites them by name. Raises NotFound, NotHost, NotOpen,
    and BadSetup if nobody with that name sits there or the name is the host's.
    """
    with table_transaction():
        table = lock_table(table_id)
        seats = lock_seats(table)
        check_host(table, by)
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
        return  # the host may add an opponent again, and it needs no notice
    before = Removal.objects.filter(table=table, guest=guest).count()
    Removal.objects.create(table=table, guest_id=guest, at=clock.now())
    publish(PersonRemoved(table, guest, table.host, before))


def stand_up(table: Table, seats: Sequence[Seat], seat: Seat) -> bool:
    """Free a seat of a locked open table; return whether the table still exists.

    The person who joined first becomes the host; a table without people is deleted.
    """
    heirs = [other for other in seats if other.pk != seat.pk and not other.person.strength]
    seat.delete()
    if not heirs:
        table.delete()
        return False
    if table.host_id == seat.person_id:
        table.host_id = heirs[0].person_id
    table_changed(table, "host")
    return True


def _live(person: User) -> Collection[str]:
    return list(Seat.objects.of(person).live().values_list("table_id", flat=True))


def live_tables_lock(person: User) -> list[Table]:
    """Lock and return a person's tables that aren't over, in the common order."""
    tables = Table.objects.filter(pk__in=_live(person), status__in=LIVE).defer(*SECRET)
    return list(tables.select_for_update(of=("self",), no_key=True).order_by("pk"))


def hand_over(table: Table, seats: Sequence[Seat], seat: Seat) -> None:
    """Let the stand-in play a seat of a locked table.

    If no person is left at the table, make its open turns due now.
    """
    seat.played_by_stand_in = True
    seat.save(update_fields=["played_by_stand_in"])
    table_changed(table)
    turns = turns_of(table)
    player = turn_time.player(table, seats, seat)
    left = [seat] if player else [one for one in seats if one.played_by_stand_in]
    for one in left:
        if (turn := turns.get(one.pk)) is not None:
            turn_hand_over(table, one, turn, player)
    pause_settle(table, seats, seat.person)
