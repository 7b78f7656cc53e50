"""Inviting people by name. An invitation is a notice: it tells, and keeps no seat."""

from __future__ import annotations

from accounts.models import User
from games.errors import AlreadySeated, BadSetup, Full, NotOpen, Removed
from games.events import PersonInvited
from games.models import Invitation, Removal, Status, Table
from games.rules.kernel import Text
from games.services import limits
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
        table = lock_table(table_id)
        seats = lock_seats(table)
        own_seat(table, seats, by)
        if table.status != Status.OPEN:
            raise NotOpen
        if table.hidden:
            raise BadSetup(Text("errors-invite-hidden"), rule="hidden")
        if len(seats) >= table.size:
            raise Full
        inviter = lock_person(by)
        limits.inviting_check(person=inviter)
        guest = _named(name)
        if guest.strength:
            raise BadSetup(Text("errors-invite-opponent"), rule="opponent")
        if any(seat.person_id == guest.pk for seat in seats):
            raise AlreadySeated(Text("errors-invite-seated", {"name": guest.name}))
        person_tell(table, inviter, guest)
    return guest


def _named(name: str) -> User:
    name = name.strip().replace("\0", "")
    people = User.objects.filter(is_active=True, is_guest=False)
    found = people.filter(username=name).first() or people.filter(username__iexact=name).first()
    if found is None:
        raise BadSetup(Text("errors-invite-nobody", {"name": name[:60]}), rule="nobody")
    return found


def person_tell(table: Table, by: User, guest: User) -> None:
    """Tell somebody of a locked table, for a locked person. Raises TooMany, Removed.

    Whoever was invited to the table before is told nothing anew, and counts for nothing.
    """
    before = Invitation.objects.filter(table=table, guest=guest).count()
    removed = Removal.objects.filter(table=table, guest=guest, lifted=False)
    back = removed.exists()
    if back and table.host_id != by.pk:
        raise Removed(Text("errors-invite-removed", {"name": guest.name}))
    if before and not back:
        return
    limits.invitation_check(table=table, person=by, guest=guest)
    removed.update(lifted=True)
    Invitation.objects.create(table=table, by=by, guest=guest, at=clock.now())
    publish(PersonInvited(table, guest.pk, by, before))
