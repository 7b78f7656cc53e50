"""The lit lanterns: a real feature would store them in a model."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from typing import Final

from django.http import HttpRequest

from accounts.exports import Export, json_of
from accounts.models import User
from games.features.line_page import LinePage
from games.features.table_page import TablePage
from games.models import Table
from mp2site.infra.expiry import Old
from mp2site.infra.zips import Files

LIT: Final[set[str]] = set()
"""The ids of tables whose lantern is lit."""
ASKED: Final[list[datetime]] = []
"""The instants at which the sweep requested expired rows."""


def lamp(page: TablePage) -> dict[str, bool] | None:
    """Return whether the lantern is lit, for people with a seat at the table."""
    return {"lit": page.session.table.pk in LIT} if page.session.own else None


def lamp_at_line(page: LinePage) -> dict[str, bool]:
    """Return whether the lantern of the line's table is lit."""
    return {"lit": page.analysis.table.pk in LIT}


def light_up(request: HttpRequest, table_id: str, at: str, what: str) -> None:
    """Set the lantern alight, as the button on the analysis board says."""
    LIT.add(table_id)


def put_out() -> None:
    LIT.clear()


def files_of(person: User) -> Files:
    """Return the tables of a person at which the lantern is lit."""
    yield "lanterns.json", json_of(sorted(LIT & set(_tables_of(person))))


def _tables_of(person: User) -> list[str]:
    return list(Table.objects.filter(seats__person=person).values_list("pk", flat=True))


def expired(now: datetime) -> Iterator[Old]:
    """Record the call, and yield nothing, since the feature has no rows."""
    ASKED.append(now)
    yield from ()


def card(person: User) -> dict[str, int] | None:
    """Return the number of lit lanterns at a person's tables; ``None`` if there are none."""
    lit = len(LIT & set(_tables_of(person)))
    return {"lit": lit} if lit else None


def forget(person: User) -> None:
    """Put out the lanterns of a person whose account is closed."""
    LIT.difference_update(_tables_of(person))


exports = [Export([], files_of)]
