"""The lit lanterns: a real feature would store them in a model."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from datetime import datetime
from typing import Final

from django.http import HttpRequest

from accounts.exports import Export, json_of
from accounts.models import Circle, User
from games.features.line_page import LinePage
from games.features.sockets import Mark
from games.features.table_page import TablePage
from games.models import Seat, Table
from games.rules.kernel import Text
from games.selectors.news import News
from mp2site.infra.expiry import Old
from mp2site.infra.zips import Files
from mp2site.text.rendering import msg

LIT: Final[set[str]] = set()
"""The ids of tables whose lantern is lit."""
SEEN: Final[set[tuple[str, int]]] = set()
"""The tables whose lantern was seen, with the keys of the people who saw it."""
ASKED: Final[list[datetime]] = []
"""The instants at which the sweep requested expired rows."""


def lamp(page: TablePage) -> dict[str, bool] | None:
    """Return whether the lantern is lit, for people with a seat at the table."""
    return {"lit": page.session.table.pk in LIT} if page.session.own else None


def lamp_of_leaver(page: TablePage) -> dict[str, bool] | None:
    """Return the data of the panel on the page on which a player resigns, if the lantern is lit."""
    return {"lit": True} if page.session.table.pk in LIT else None


def lamp_at_line(page: LinePage) -> dict[str, bool]:
    """Return whether the lantern of the line's table is lit."""
    return {"lit": page.analysis.table.pk in LIT}


def light_up(request: HttpRequest, table_id: str, at: str, what: str) -> None:
    """Set the lantern alight, as the button on the analysis board says."""
    LIT.add(table_id)


def lamp_seen(table_id: str, person: User, asked: Mapping[str, str]) -> None:
    """Record that a person has seen the lantern, as the page's parameter ``lamp`` says."""
    if asked.get("lamp"):
        SEEN.add((table_id, person.pk))


def lamp_marks(person: User, seats: Collection[Seat]) -> dict[str, Mark]:
    """Mark the tables whose lantern is lit; in bold until the person has seen it."""
    return {
        table: Mark("star", Text("lantern-lit"), is_news=(table, person.pk) not in SEEN)
        for table in sorted(LIT & {seat.table_id for seat in seats})
    }


def lamps_in_mails(seats: Collection[Seat]) -> dict[int, Callable[[News], list[str]]]:
    """Return the sentence for the seats at tables whose lantern is lit."""
    return {
        seat.pk: lambda news: [msg("lantern-in-mail", table=news.seat.table.name)]
        for seat in seats
        if seat.table_id in LIT
    }


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


def circle_card(person: User, circle: Circle) -> dict[str, int] | None:
    """Return the number of lit lanterns at tables of a circle's members; ``None`` if there are none."""
    tables = Table.objects.filter(seats__person__memberships__circle=circle)
    lit = len(LIT & set(tables.values_list("pk", flat=True)))
    return {"lit": lit} if lit else None


def forget(person: User) -> None:
    """Put out the lanterns of a person whose account is closed."""
    LIT.difference_update(_tables_of(person))


exports = [Export([], files_of)]
