"""Seasons and cups: who may open them and watch their tables, and resigning leavers' seats."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import Final

from accounts.models import Membership, User
from games.errors import GamesError, NotFound, NotHost
from games.models import Visibility
from games.services.resigning import seat_resign

PACES: Final = ("daily", "relaxed")
"""The paces of the tables of seasons and cups."""
CIRCLE_MOST: Final = 10**18 - 1
"""The greatest number of a circle that a request may name; databases refuse larger ones."""
log = logging.getLogger(__name__)


def may_open(person: User, circle_id: int | None) -> bool:
    """Return whether a person may open a season or a cup.

    The staff may open one for the site, a circle's founder one for the circle.
    """
    if circle_id is None:
        return person.is_staff
    founds = Membership.objects.filter(
        circle=circle_id, person=person, role=Membership.Role.FOUNDER
    )
    return founds.exists()


def opening_check(by: User, circle_id: int | None) -> None:
    """Check that a person may open a season or a cup. Raises NotFound (no such circle), NotHost."""
    own = Membership.objects.filter(circle=circle_id, person=by)
    if circle_id is not None and not own.exists():
        raise NotFound
    if not may_open(by, circle_id):
        raise NotHost


def visibility_of(circle_id: int | None) -> str:
    """Return the visibility of a season's or cup's tables: for a circle only by their address."""
    return Visibility.PUBLIC if circle_id is None else Visibility.LINK


def seats_resign(person: User, table_ids: Iterable[str]) -> None:
    """Resign a leaver's seats. Tables that are locked or have just ended are skipped."""
    for table_id in table_ids:
        try:
            seat_resign(table_id=table_id, by=person)
        except GamesError as error:
            log.info("a leaver's seat isn't resigned: %s", error.code, extra={"table": table_id})
