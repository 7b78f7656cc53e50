"""Limits that normal use never reaches.

Counts are read from the database while the person's row is locked.
"""

from __future__ import annotations

from collections.abc import Collection
from datetime import timedelta
from typing import Final

from django.conf import settings
from django.db.models import Count, Q

from accounts.models import User
from accounts.selectors.addresses import confirmed_address, confirmed_addresses
from games.errors import GuestsFull, NeedsAccount, TooMany, Unconfirmed
from games.models import Invitation, Seat, Status, Table
from games.rules.kernel import Text
from mp2site.infra import clock

DAY: Final = timedelta(days=1)


def table_check(*, person: User, alone: bool = False) -> None:
    """Check that a locked person may take a seat at one more table.

    A guest may have a seat at one running table, and there only with opponents (``alone``). Raises
    TooMany, NeedsAccount.
    """
    if person.is_guest:
        if not alone or Seat.objects.of(person).live().exists():
            raise NeedsAccount
        return
    waiting, live = _tables_rules(confirmed=bool(confirmed_address(person)))
    seats = Seat.objects.of(person).live().filter(resigned_at=None)
    _check(waiting, seats.filter(table__status=Status.OPEN).count())
    _check(live, seats.count())


def people_full(people: Collection[int]) -> set[int]:
    """Return the people who have reached their limit of tables.

    It takes no locks. When a person joins, `table_check` makes the final decision.
    """
    confirmed = confirmed_addresses(people)
    seats = Seat.objects.live().filter(person__in=people, resigned_at=None)
    waiting = Count("pk", filter=Q(table__status=Status.OPEN))
    rows = seats.order_by().values_list("person").annotate(waiting=waiting, live=Count("pk"))
    return {
        person
        for person, *counts in rows
        if any(map(_is_reached, _tables_rules(confirmed=person in confirmed), counts))
    }


def _tables_rules(*, confirmed: bool) -> tuple[str, str]:
    """Return the names of two limits: on a person's open tables, and on all unfinished ones."""
    kind = "" if confirmed else "-unconfirmed"
    return f"tables-waiting{kind}", f"tables{kind}"


def guests_check() -> None:
    """Check that the site may have one more guest. Raises GuestsFull.

    If several guests come at the same time, they may exceed the limit by a few.
    """
    most = settings.LIMITS["guests"]
    if most and User.objects.filter(is_guest=True).count() >= most:
        raise GuestsFull(Text("errors-too-many-guests"), rule="guests")


def inviting_check(*, person: User) -> None:
    """Check that a person may invite people by name. Raises NeedsAccount, Unconfirmed."""
    if person.is_guest:
        raise NeedsAccount
    if settings.INVITING_NEEDS_ADDRESS and not confirmed_address(person):
        raise Unconfirmed


def invitation_check(*, table: Table, person: User, guest: User, played: bool = False) -> None:
    """Check that a locked person may send one more invitation. Raises TooMany.

    The limit on invitations to one guest stops a person who opens a table, invites the guest and
    leaves, again and again. If ``played`` (the table is a rematch), only abandoned tables count
    towards it.
    """
    _check("invitations", Invitation.objects.filter(table=table).count())
    today = Invitation.objects.filter(by=person, at__gt=clock.now() - DAY)
    _check("invitations-a-day", today.count())
    told = today.filter(guest=guest)
    if played:
        told = told.filter(table=None)
    _check("invitations-a-guest", told.count(), name=guest.name)


def _check(rule: str, count: int, **params: str) -> None:
    if _is_reached(rule, count):
        most = settings.LIMITS[rule]
        raise TooMany(Text(f"errors-too-many-{rule}", {"most": most, **params}), rule=rule)


def _is_reached(rule: str, count: int) -> bool:
    most = settings.LIMITS[rule]
    return bool(most) and count >= most
