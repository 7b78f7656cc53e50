"""A newcomer's home: learn, a first table, open tables that suit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from django.conf import settings
from django.urls import reverse

from games import paces, selectors
from games.models import StandIn
from games.presentation.suiting import UNKNOWN, Suiting, first_title
from games.rules import titles
from games.views.company_form import OPPONENTS
from games.views.present import sample

if TYPE_CHECKING:
    from accounts.models import User
    from games.models import Table, TableQuerySet
    from games.rules.kernel import Title
    from games.selectors import LiveSeats

OPEN_SHOWN: Final = 6
LOOKED_THROUGH: Final = 30
"""Among so many open tables those that suit a newcomer are looked for."""


def is_newcomer(person: User, live: LiveSeats) -> bool:
    """Tell whether no game of the person's has ever begun."""
    return not (live.turns or live.idle) and selectors.last_played(person) is None


def suiting(joinable: TableQuerySet, person: User) -> list[Table]:
    """Return open tables, those first that suit somebody new: light titles, nobody in a hurry.

    Tables that ask for other people aren't among them.
    """
    found = list(joinable.prefetch_related(None)[:LOOKED_THROUGH])
    other = selectors.left_out_of(found, person)
    return sorted((one for one in found if one.pk not in other), key=_effort)[:OPEN_SHOWN]


def _effort(table: Table) -> tuple[bool, int]:
    weight = titles.get(table.title).meta.weight if table.title in titles else 0
    return (table.clock is not None and table.clock.live, weight or UNKNOWN)


def first_steps() -> dict[str, Any]:
    """Return what the page proposes: where to learn, and the form of a first table, filled in."""
    title = first_title()
    return {
        "first": title,
        "first_board": sample(title),
        "first_suit": Suiting(title),
        "lessons": lessons_address(title),
        "first_table": _first_table(title) if settings.OPPONENTS else {},
    }


def lessons_address(title: Title[Any]) -> str:
    """Return where a title is taught; empty if it has no lessons."""
    return reverse("lessons:list", args=[title.slug]) if title.lessons else ""


def _first_table(title: Title[Any]) -> dict[str, str]:
    """Return what the form of a new table would send for a first game against one opponent."""
    return {
        "title": title.slug,
        "seats": str(title.seats[0]),
        "company": OPPONENTS,
        "strength": StandIn.APPRENTICE.value,
        "opponents": str(title.seats[0] - 1),
        "pace": paces.CALM,
        "start_when_full": "on",
    }
