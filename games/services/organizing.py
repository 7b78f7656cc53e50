"""The common part of seasons and cups: owners, readers, entries, leavers and stopped tables.

An owner is the site or a circle. The entries of both have the fields ``person``, ``left_at`` and
``place``.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from datetime import timedelta
from typing import Any, Final

from django.db.models import Q, QuerySet

from accounts.models import Circle, Membership, User
from games.errors import GamesError, NeedsAccount, NotFound, NotHost
from games.models import Seat, Status, Visibility
from games.services.locks import lock_person
from games.services.resigning import seat_resign
from mp2site.infra import clock
from mp2site.text.ordering import by_name

PACES: Final = ("daily", "relaxed")
"""The paces of the tables of seasons and cups."""
CIRCLE_MOST: Final = 10**18 - 1
"""The greatest id of a circle that a request may contain; databases refuse larger numbers."""
REPAIR: Final = timedelta(weeks=2)
"""How long operators can repair stopped tables, counted from the end of the playing time."""
log = logging.getLogger(__name__)


def may_open(person: User, circle_id: int | None) -> bool:
    """Return whether a person may open a season or a cup.

    The staff may open one of the site. A circle's founder may open one of the circle.
    """
    if circle_id is None:
        return person.is_staff
    return _founded(person).filter(circle=circle_id).exists()


def opening_check(by: User, circle_id: int | None) -> None:
    """Check that a person may open a season or a cup.

    Raises NotFound (no such circle), NotHost (the person may not).
    """
    if circle_id is not None and not _is_member(by, circle_id):
        raise NotFound
    if not may_open(by, circle_id):
        raise NotHost


def owners_of(person: User) -> list[Circle | None]:
    """Return the circles whose seasons and cups a person may open; ``None`` is the site."""
    circles = Circle.objects.filter(memberships__in=_founded(person)).order_by("pk")
    site: list[Circle | None] = [None] if person.is_staff else []
    return [*site, *by_name(circles, lambda circle: circle.name)]


def owner_lock(circle_id: int | None) -> None:
    """Lock an owner until the end of the transaction, so that the number of its cups can't change.

    For a circle, its row is locked. The site has no row, so the first staff member's row is locked.
    """
    rows: QuerySet[Any] = User.objects.filter(is_staff=True).order_by("pk")[:1]
    if circle_id is not None:
        rows = Circle.objects.filter(pk=circle_id)
    list(rows.select_for_update(no_key=True).values_list("pk"))


def may_see(person: User | None, circle_id: int | None, entries: QuerySet[Any]) -> bool:
    """Return whether a person may see a season or cup with these entries.

    Everybody may see those of the site. Only members and entrants may see those of a circle.
    """
    if circle_id is None:
        return True
    if person is None:
        return False
    return _is_member(person, circle_id) or entries.filter(person=person).exists()


def visibility_of(circle_id: int | None) -> str:
    """Return the visibility of a season's or cup's tables.

    A circle's tables aren't listed, but can be opened by their address.
    """
    return Visibility.PUBLIC if circle_id is None else Visibility.LINK


def entrant_lock(by: User) -> User:
    """Lock a person who joins a season or cup. Raises Suspended, NeedsAccount."""
    person = lock_person(by)
    if person.is_guest or person.is_computer:
        raise NeedsAccount
    return person


def entries_drop(entries: QuerySet[Any], circle_id: int | None) -> None:
    """Delete the entries of closed and suspended accounts, and of people who left the circle."""
    entries.filter(person__is_active=False).delete()
    if circle_id is not None:
        members = Membership.objects.filter(circle=circle_id).values("person")
        entries.exclude(person__in=members).delete()


def entries_leave(entries: QuerySet[Any]) -> None:
    """Record when people leave, for entries without this record and without a final place."""
    entries.filter(place=None, left_at=None).update(left_at=clock.now())


def leavers_resign(entries: QuerySet[Any], seats: Callable[[Any], Q]) -> None:
    """Resign the seats that people still have after they left a season or cup.

    ``seats`` returns the database condition for an entry's seats.
    """
    left = entries.filter(left_at__isnull=False, person__is_active=True)
    for entry in left.select_related("person"):
        held = Seat.objects.filter(seats(entry), person=entry.person_id, resigned_at=None)
        playing = held.filter(table__status=Status.PLAYING)
        _seats_resign(entry.person, list(playing.values_list("table", flat=True)))


def tables_give_up(tables: QuerySet[Any]) -> None:
    """Exclude tables that an error has stopped from the results.

    The caller selects the overdue ones.
    """
    tables.filter(table__status=Status.QUARANTINED, counts=True).update(counts=False)


def _seats_resign(person: User, table_ids: Iterable[str]) -> None:
    """Resign a leaver's seats. Tables that are locked or have just ended are skipped."""
    for table_id in table_ids:
        try:
            seat_resign(table_id=table_id, by=person)
        except GamesError as error:
            log.info("a leaver's seat isn't resigned: %s", error.code, extra={"table": table_id})


def _founded(person: User) -> QuerySet[Membership]:
    return Membership.objects.filter(person=person, role=Membership.Role.FOUNDER)


def _is_member(person: User, circle_id: int) -> bool:
    return Membership.objects.filter(circle=circle_id, person=person).exists()
