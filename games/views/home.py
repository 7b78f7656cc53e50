"""The front page, and the way from one waiting table to the next."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Final

from django.contrib.auth.decorators import login_required
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.views.decorators.http import require_safe

from accounts.models import User
from games import selectors
from games.management.commands.demo import PASSWORD, PEOPLE
from games.models import Seat, Status
from games.rules import titles
from games.views.cards import cards, open_rows, turn_cards
from games.views.http import PageRequest, person_of, refusals
from games.views.present import sample
from mp2site import clock
from notifications.selectors import mailbox_open

TURNS_SHOWN: Final = 10
RUNNING_SHOWN: Final = 6
OPEN_SHOWN: Final = 6
ARCHES: Final = 7
MORNING, NOON, EVENING = 5, 12, 18


@require_safe
@refusals
def home(request: PageRequest) -> HttpResponse:
    """Show what waits for the person; tell a guest what this is."""
    person = person_of(request)
    context = _welcome() if person is None else _own_tables(person)
    tables = selectors.tables_open(person)
    context["rows"] = open_rows(tables[:OPEN_SHOWN], person)
    context["open_count"] = tables.count()
    context["greeting"] = f"home-greeting-{time_of_day()}"
    return render(request, "home/guest.html" if person is None else "home/home.html", context)


def _own_tables(person: User) -> dict[str, Any]:
    turns = selectors.turns_for(person)
    waiting = [seat.table_id for seat in turns]
    running = selectors.tables_of(person, Status.PLAYING).exclude(pk__in=waiting)
    mine = selectors.tables_of(person, Status.OPEN)
    return {
        "turns": turn_cards(turns[:TURNS_SHOWN], person),
        "first_zero": _first_zero(turns),
        "turn_count": len(turns),
        "more_turns": max(0, len(turns) - TURNS_SHOWN),
        "running": cards(running[:RUNNING_SHOWN], person),
        "running_count": running.count(),
        "held": selectors.seats_held(person),
        "mine": open_rows(mine[:OPEN_SHOWN], person),
        "arches": [number < len(turns) for number in range(ARCHES)],
    }


def _first_zero(turns: list[Seat]) -> datetime | None:
    """Return when the first of the person's clocks ends, where one runs."""
    clocks = selectors.clocks_of_seats(turns).values()
    return min(
        (left.deadline for left in clocks if left.deadline and left.why != "held"), default=None
    )


def _welcome() -> dict[str, Any]:
    return {
        "samples": [sample(title) for title in titles],
        "arches": [True] * ARCHES,
        "demo": _demo_people() if mailbox_open() else [],
        "demo_password": PASSWORD,
    }


def _demo_people() -> list[str]:
    """Name the people of the demo: the house where mails stay inside is one to try out."""
    return list(User.objects.filter(username__in=PEOPLE).values_list("username", flat=True))


@require_safe
@login_required
@refusals
def next_table(request: PageRequest) -> HttpResponse:
    """Go on to the table that has waited longest, other than the one just looked at."""
    turns = selectors.turns_for(request.user)  # type: ignore[arg-type]
    here = request.GET.get("after", "")
    ids = [seat.table_id for seat in turns]
    if here in ids:  # go through them in their order, and round again
        place = ids.index(here) + 1
        ids = ids[place:] + ids[:place]
    return redirect("tables:detail", ids[0]) if ids else redirect("home")


def time_of_day() -> str:
    """Return which greeting fits the person's own clock."""
    hour = timezone.localtime(clock.now()).hour
    if MORNING <= hour < NOON:
        return "morning"
    return "day" if NOON <= hour < EVENING else "evening"
