"""Opening seasons and cups, watching them, and resigning the seats of people who leave them."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import Final

from accounts.models import Membership, User
from games.errors import GamesError, NotFound, NotHost
from games.models import Visibility
from games.services.resigning import seat_resign

PACES: Final = ("daily", "relaxed")
"""The paces of their tables."""
log = logging.getLogger(__name__)


def may_open(person: User, circle_id: int | None) -> bool:
    """Return whether a person may open one: the site's staff, or of a circle its founder."""
    if circle_id is None:
        return person.is_staff
    founds = Membership.objects.filter(
        circle=circle_id, person=person, role=Membership.Role.FOUNDER
    )
    return founds.exists()


def opening_check(by: User, circle_id: int | None) -> None:
    """Check that a person may open one. Raises NotFound (no such circle), NotHost."""
    own = Membership.objects.filter(circle=circle_id, person=by)
    if circle_id is not None and not own.exists():
        raise NotFound
    if not may_open(by, circle_id):
        raise NotHost


def visibility_of(circle_id: int | None) -> str:
    """Return who may watch its tables: everybody, or for a circle those who know the address."""
    return Visibility.PUBLIC if circle_id is None else Visibility.LINK


def seats_resign(person: User, table_ids: Iterable[str]) -> None:
    """Resign a leaver's seats. A table that is held or has just ended is left out."""
    for table_id in table_ids:
        try:
            seat_resign(table_id=table_id, by=person)
        except GamesError as error:
            log.info("a leaver's seat isn't resigned: %s", error.code, extra={"table": table_id})
