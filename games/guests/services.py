"""Guests' tables: a person without an account plays a title against an opponent.

A guest has one running table, which nobody else can see. Guests and their tables are deleted a week
after the last table began. If a guest signs up, the guest's row becomes the account. If the guest
signs in to an existing account, the seats move to that account.
"""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime, timedelta
from typing import Final

from django.conf import settings
from django.db import transaction
from django.db.models import F, Q
from django.utils import translation

from accounts.models import User
from accounts.services.guests import guest_make, guest_prolong
from games import paces
from games.errors import BadSetup
from games.guests.selectors import guest_table, may_be_tried
from games.models import Seat, Table, Visibility
from games.rules import titles
from games.rules.kernel import Text
from games.services import limits
from games.services.lifecycle import table_create, title_of
from games.services.locks import lock_person, table_transaction
from mp2site.infra import clock, metrics
from mp2site.text.rendering import msg

KEPT: Final = timedelta(days=7)
STRENGTH: Final = "apprentice"
SEATS: Final = 2
DEALS: Final = 12
"""The most attempts to draw a set-up in which the guest has the first turn."""
EXPIRED_AT_ONCE: Final = 100
"""The maximum number of guests that a sweep removes."""


def guest_table_open(*, title: str, language: str, time_zone: str) -> tuple[User, Table]:
    """Create a guest, and a table against an opponent whose game begins at once.

    Both are deleted after a week. Raises BadSetup (no such title, or no guests on this site),
    GuestsFull.
    """
    _check_offered(title)
    limits.guests_check()
    with table_transaction():
        until = clock.now() + KEPT
        guest = guest_make(language=language, time_zone=time_zone, until=until)
        table = _table_open(guest, title)
    metrics.GUESTS.labels("opened").inc()
    return guest, table


def guest_table_again(*, guest: User, title: str) -> Table:
    """Return the guest's running table, or a new one.

    Raises Suspended, and BadSetup for the reasons of `guest_table_open`.
    """
    if found := guest_table(guest):
        return found
    _check_offered(title)
    with table_transaction():
        locked = lock_person(guest)
        if found := guest_table(locked):
            return found
        guest_prolong(guest=locked, until=clock.now() + KEPT)
        table = _table_open(locked, title)
    metrics.GUESTS.labels("opened").inc()
    return table


def guest_seats_move(*, guest: User, person: User) -> list[str]:
    """Move a guest's seats and tables to the person who has signed in, and delete the guest.

    Return the tables' ids. Repeating the call changes nothing. Raises Busy.
    """
    with table_transaction():
        tables = _tables_lock(guest)
        both = User.objects.select_for_update().filter(pk__in={guest.pk, person.pk})
        locked = {row.pk: row for row in both.order_by("pk")}
        if guest.pk not in locked or not locked[guest.pk].is_guest:
            return []
        Seat.objects.of(guest).update(person=person)
        Table.objects.filter(pk__in=tables).update(host=person, version=F("version") + 1)
        locked[guest.pk].delete()
    return tables


def guests_expire() -> int:
    """Delete expired guests and their tables; return the number of guests."""
    now = clock.now()
    due = User.objects.filter(is_guest=True, guest_until__lt=now).order_by("guest_until")
    due_now = list(due.values_list("pk", flat=True)[:EXPIRED_AT_ONCE])
    return sum(_expire(pk, now) for pk in due_now)


def _expire(pk: int, now: datetime) -> bool:
    with table_transaction():
        tables = _tables_lock(User(pk=pk))
        due = User.objects.select_for_update().filter(is_guest=True, guest_until__lt=now, pk=pk)
        guest = due.first()
        if guest is None:
            return False  # the guest has just signed up or opened another table
        Table.objects.filter(pk__in=tables).delete()
        guest.delete()
    return True


def _tables_lock(guest: User) -> list[str]:
    """Lock the guest's tables in the common order. Only opponents have the other seats there."""
    seated = Q(pk__in=Seat.objects.of(guest).values("table")) | Q(host_id=guest.pk)
    tables = Table.objects.filter(seated).select_for_update(of=("self",)).order_by("pk")
    return list(tables.values_list("pk", flat=True))


def _check_offered(title: str) -> None:
    if not (settings.GUESTS and settings.OPPONENTS):
        raise BadSetup(Text("guests-error-off"), rule="guests-off")
    if not may_be_tried(title_of(title)):
        raise BadSetup(Text("errors-bad-setup-title"), rule="title")


class _AnotherDeal(Exception):
    """Raised if the opponent would have the first turn, so that the transaction is rolled back."""


def _table_open(guest: User, title: str) -> Table:
    """Open a table at which the guest has the first turn.

    The set-up is drawn again until the guest has the first turn. This is fair, since the other
    player is a program.
    """
    for left in reversed(range(DEALS)):
        with suppress(_AnotherDeal), transaction.atomic():
            table = _deal(guest, title)
            if left and not Seat.objects.of(guest).waiting().filter(table=table).exists():
                raise _AnotherDeal
            return table
    raise AssertionError("the last deal counts")


def _deal(guest: User, title: str) -> Table:
    with translation.override(guest.language):
        name = msg("guests-table", title=titles.get(title).name)
    return table_create(
        by=guest,
        title=title,
        seats=SEATS,
        name=name,
        visibility=Visibility.PRIVATE,
        pace=paces.CALM,
        opponents=[STRENGTH],
        stand_in=STRENGTH,
    )
