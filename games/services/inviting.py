"""Inviting people by name, or a circle at once. An invitation is a notice: it tells, and keeps no seat."""

from __future__ import annotations

from dataclasses import dataclass

from accounts.models import User, one_named
from accounts.selectors import circle_get_for
from games.errors import AlreadySeated, BadSetup, Full, Removed, TooMany, not_open
from games.events import PersonInvited
from games.models import Invitation, Removal, Seat, Status, Table
from games.rules.kernel import Text
from games.services import limits
from games.services.company import inviting_blocked_check
from games.services.locks import (
    lock_person,
    lock_seats,
    lock_table,
    own_seat,
    table_transaction,
)
from mp2site.infra import clock
from mp2site.infra.events import publish


def person_invite(*, table_id: str, by: User, name: str) -> User:
    """Tell somebody of a table that waits for people; return them. Once a table, however often.

    Whom the host has removed is told once more, if it is the host who invites them again.
    Raises NotFound, NotYourSeat, NotOpen, Full, AlreadySeated, BadSetup, Unconfirmed, TooMany,
    Removed, Suspended, NeedsAccount.
    """
    with table_transaction():
        table, seats, inviter = _inviting(table_id, by)
        guest = _named(name)
        if guest.strength:
            raise BadSetup(Text("errors-invite-opponent"), rule="opponent")
        if any(seat.person_id == guest.pk for seat in seats):
            raise AlreadySeated(Text("errors-invite-seated", {"name": guest.name}))
        inviting_blocked_check(inviter, guest)
        person_tell(table, inviter, guest)
    return guest


@dataclass(frozen=True, slots=True)
class Told:
    """Who of a circle was told of a table just now, and how many weren't, as a limit was reached."""

    names: list[str]
    left: int = 0


def circle_invite(*, table_id: str, by: User, circle_id: int) -> Told:
    """Tell a person's circle of a table that waits, as `person_invite` tells one of them.

    Those who sit there, were told before or were removed are passed over, and so is everybody after a limit.
    Raises as `person_invite`, Refused (no such circle of theirs), TooMany if nobody could be told.
    """
    members = circle_get_for(person=by, circle_id=circle_id).members
    with table_transaction():
        table, seats, inviter = _inviting(table_id, by)
        seated = {seat.person_id for seat in seats}
        guests = [one.person for one in members if one.person.is_active]
        return _tell_all(table, inviter, [one for one in guests if one.pk not in seated])


def _tell_all(table: Table, inviter: User, guests: list[User]) -> Told:
    names: list[str] = []
    for number, guest in enumerate(guests):
        try:
            if person_tell(table, inviter, guest):
                names.append(guest.name)
        except Removed:
            continue
        except TooMany as error:
            if error.rule == "invitations-a-guest":
                continue
            if not names:
                raise
            return Told(names, len(guests) - number)
    return Told(names)


def _inviting(table_id: str, by: User) -> tuple[Table, list[Seat], User]:
    """Lock a table with a free seat, and the person at it who invites. Raises as `person_invite`."""
    table = lock_table(table_id)
    seats = lock_seats(table)
    own_seat(table, seats, by)
    if table.status != Status.OPEN:
        raise not_open(table.status, started=table.started_at is not None)
    if table.hidden:
        raise BadSetup(Text("errors-invite-hidden"), rule="hidden")
    if len(seats) >= table.size:
        raise Full
    inviter = lock_person(by)
    limits.inviting_check(person=inviter)
    return table, seats, inviter


def _named(name: str) -> User:
    found = one_named(User.objects.filter(is_active=True, is_guest=False), name)
    if found is None:
        name = name.strip().replace("\0", "")
        raise BadSetup(Text("errors-invite-nobody", {"name": name[:60]}), rule="nobody")
    return found


def person_tell(table: Table, by: User, guest: User, *, played: bool = False) -> bool:
    """Tell somebody of a locked table, for a locked person; say whether they are told anew. Raises TooMany, Removed.

    ``played``: the table is for one more game of the same people. Whoever was invited to the table before is told nothing anew, and counts for nothing.
    """
    before = Invitation.objects.filter(table=table, guest=guest).count()
    removed = Removal.objects.filter(table=table, guest=guest, lifted=False)
    back = removed.exists()
    if back and table.host_id != by.pk:
        raise Removed(Text("errors-invite-removed", {"name": guest.name}))
    if before and not back:
        return False
    limits.invitation_check(table=table, person=by, guest=guest, played=played)
    removed.update(lifted=True)
    Invitation.objects.create(table=table, by=by, guest=guest, at=clock.now())
    publish(PersonInvited(table, guest.pk, by, before))
    return True
