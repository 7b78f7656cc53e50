"""A newcomer's home page: lessons, a first table, suitable open tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from django.conf import settings
from django.urls import reverse

from games import paces
from games.joining import left_out_of
from games.models import StandIn
from games.presentation.title_facts import UNKNOWN, first_title
from games.rules import titles
from games.selectors.own_tables import last_played
from games.views.present import sample
from games.views.seating_form import OPPONENTS

if TYPE_CHECKING:
    from accounts.models import User
    from games.models import Table, TableQuerySet
    from games.rules.kernel import Title
    from games.selectors.tables import LiveSeats

OPEN_SHOWN: Final = 6
LOOKED_THROUGH: Final = 30
"""The maximum number of open tables that are searched for suitable ones."""


def is_newcomer(person: User, live: LiveSeats) -> bool:
    """Return whether no game of the person's has begun yet."""
    return not (live.turns or live.idle) and last_played(person) is None


def for_newcomers(joinable: TableQuerySet, person: User) -> list[Table]:
    """Return open tables; those that suit a newcomer (light titles, slow paces) come first.

    Tables whose join requirements the person doesn't meet are left out.
    """
    found = list(joinable.prefetch_related(None)[:LOOKED_THROUGH])
    other = left_out_of(found, person)
    return sorted((one for one in found if one.pk not in other), key=_effort)[:OPEN_SHOWN]


def _effort(table: Table) -> tuple[bool, int]:
    weight = titles.get(table.title).meta.weight if table.title in titles else 0
    return (table.clock is not None and table.clock.live, weight or UNKNOWN)


def first_steps() -> dict[str, Any]:
    """Return the context of the page's offers: lessons, and a filled-in form for a first table."""
    title = first_title()
    return {
        "first": title,
        "first_board": sample(title),
        "lessons": lessons_address(title),
        "first_table": _first_table(title) if settings.OPPONENTS else {},
    }


def lessons_address(title: Title[Any]) -> str:
    """Return the URL of a title's lessons; empty if it has none."""
    return reverse("lessons:list", args=[title.slug]) if title.texts.lessons else ""


def _first_table(title: Title[Any]) -> dict[str, str]:
    """Return form data for a first table against one opponent."""
    return {
        "title": title.slug,
        "seats": str(title.seats[0]),
        "seating": OPPONENTS,
        "strength": StandIn.APPRENTICE.value,
        "opponents": str(title.seats[0] - 1),
        "pace": paces.CALM,
        "start_when_full": "on",
    }
