"""Invitations of people and circles. An invitation is a notice and reserves no seat."""

from __future__ import annotations

from dataclasses import dataclass

from accounts.models import User, one_named
from accounts.selectors.circles import circle_get_for
from games.errors import AlreadySeated, BadSetup, Full, Removed, TooMany
from games.events import PersonInvited
from games.models import Invitation, Removal, Seat, Table
from games.rules.kernel import Text
from games.services import limits
from games.services.blocking import inviting_blocked_check
from games.services.locks import (
    check_open,
    lock_person,
    lock_seats,
    lock_table,
    own_seat,
    table_transaction,
)
from mp2site.infra import clock
from mp2site.infra.events import publish


def person_invite(*, table_id: str, by: User, name: str) -> User:
    """Invite a person to an open table; return the person.

    A repeated invitation isn't announced again. If the host invites a player again after removing
    them, the removal is cancelled. Raises NotFound, NotYourSeat, NotOpen, Full, AlreadySeated,
    BadSetup, Unconfirmed, TooMany, Removed, Suspended, NeedsAccount.
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
    """The members of a circle who were invited, and how many weren't because of a limit."""

    names: list[str]
    left: int = 0


def circle_invite(*, table_id: str, by: User, circle_id: int) -> Told:
    """Invite the members of a person's circle to an open table, as `person_invite` does.

    Members are skipped if they have a seat there, were invited before or were removed. When a limit
    is reached, the remaining members aren't invited. Raises the errors of `person_invite`; Refused
    if the person isn't in the circle; TooMany if the limit allows no invitation at all.
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
    """Lock a table with a free seat, and the inviting person.

    Raises the errors of `person_invite`.
    """
    table = lock_table(table_id)
    seats = lock_seats(table)
    own_seat(table, seats, by)
    check_open(table)
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
    """Invite a guest to a locked table; return whether this call notified the guest.

    The inviting person must be locked, too. A guest who was invited before isn't notified again and
    counts towards no limit, unless the host cancels a removal. ``played`` means that the table is a
    rematch. Raises TooMany, Removed.
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
