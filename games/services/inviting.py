"""Inviting people by name. An invitation is a notice: it tells, and keeps no seat."""

from __future__ import annotations

from datetime import timedelta
from typing import Final

from accounts.models import User
from games.errors import AlreadySeated, BadSetup, Full, NotOpen
from games.models import Status, Table
from games.rules.kernel import Text
from games.services.locking import lock_seats, lock_table, own_seat, table_transaction
from mp2site import clock
from notifications.models import Channel, Kind, Notice
from notifications.services.ledger import notices_write_to

MOST: Final = 20
"""So many people at most are invited to a table: the rest may be sent the link."""
MOST_A_DAY: Final = 50
"""So many invitations at most come from one person in a day, at however many tables."""
DAY: Final = timedelta(days=1)


def person_invite(*, table_id: str, by: User, name: str) -> User:
    """Tell somebody of a table that waits for people; return them. Once a table, however often.

    Raises NotFound, NotYourSeat, NotOpen, Full, AlreadySeated, BadSetup.
    """
    with table_transaction():
        table = lock_table(table_id)
        seats = lock_seats(table)
        own_seat(table, seats, by)
        if table.status != Status.OPEN:
            raise NotOpen
        if len(seats) >= table.size:
            raise Full
        guest = _named(name)
        if any(seat.person_id == guest.pk for seat in seats):
            raise AlreadySeated(Text("errors-invite-seated", {"name": guest.username}))
        _check_number(table, by, guest)
        notices_write_to(table=table, person_ids=[guest.pk], kind=Kind.INVITATION, by=by)
    return guest


def _named(name: str) -> User:
    name = name.strip().replace("\0", "")
    people = User.objects.filter(is_active=True)
    found = people.filter(username=name).first() or people.filter(username__iexact=name).first()
    if found is None:
        raise BadSetup(Text("errors-invite-nobody", {"name": name[:60]}), rule="nobody")
    return found


def _check_number(table: Table, by: User, guest: User) -> None:
    """Whoever was invited to the table before is told nothing anew, and counts for nothing."""
    # Everybody has the mail; those who are told twice, by webhook too, count once.
    invited = Notice.objects.filter(kind=Kind.INVITATION, channel=Channel.MAIL)
    here = invited.filter(table=table)
    if here.filter(person=guest).exists():
        return
    if here.count() >= MOST:
        raise BadSetup(Text("errors-invite-many", {"most": MOST}), rule="invitations")
    if invited.filter(by=by, created_at__gt=clock.now() - DAY).count() >= MOST_A_DAY:
        raise BadSetup(Text("errors-invite-day", {"most": MOST_A_DAY}), rule="invitations-a-day")
