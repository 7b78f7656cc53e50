"""The front page, and the jump to the next table that waits for the person."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Any, Final

from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.views.decorators.http import require_safe

from accounts.models import User
from games.demo_people import PASSWORD, PEOPLE
from games.models import Status, Table
from games.presentation.title_facts import first_title
from games.selectors.clocks import Clock
from games.selectors.tables import (
    LiveSeats,
    open_count,
    seats_fetch,
    seats_live,
    tables_open,
    turns_for,
)
from games.views.cards import cards, open_rows, title_cards, with_marks
from games.views.clocks import clocks_at
from games.views.first_steps import OPEN_SHOWN, first_steps, for_newcomers, is_newcomer
from games.views.http import PageRequest, member_of, person_of, refusals
from games.views.panels import home_cards
from games.views.present import sample
from mp2site.infra import clock
from mp2site.infra.contact import mailbox_open
from mp2site.web.offline import keep
from mp2site.web.sign_in import login_required

TURNS_SHOWN: Final = 10
RUNNING_SHOWN: Final = 6
ARCHES: Final = 7
MORNING, NOON, EVENING = 5, 12, 18


@require_safe
@refusals
def home(request: PageRequest) -> HttpResponse:
    """Show a person's turns and tables, a newcomer's first steps, or the site to a visitor."""
    person = person_of(request)
    joinable = tables_open(person)
    if person is None:
        rows = list(joinable.prefetch_related(None)[:OPEN_SHOWN])
        context = _welcome(rows)
    else:
        keep(request)
        live = seats_live(person)
        new = is_newcomer(person, live)
        few = joinable.prefetch_related(None)[:OPEN_SHOWN]
        rows = for_newcomers(joinable, person) if new else list(few)
        context = _own_tables(person, live, rows) | (first_steps() if new else {})
        context["newcomer"] = new
        context["home_cards"] = home_cards(person)
    context["rows"] = open_rows(rows, person)
    context["open_count"] = open_count(joinable)
    context["greeting"] = f"home-greeting-{time_of_day()}"
    return render(request, "home/guest.html" if person is None else "home/home.html", context)


def _own_tables(person: User, live: LiveSeats, joinable: Sequence[Table]) -> dict[str, Any]:
    """Return the context of the person's tables. One query reads the seats of all of them."""
    turns, running, mine = live.turns, _playing(live.idle), live.open[:OPEN_SHOWN]
    waiting = [seat.table for seat in turns[:TURNS_SHOWN]]
    begun = [*waiting, *running[:RUNNING_SHOWN]]
    seats_fetch([*begun, *mine, *joinable])
    clocks = clocks_at(begun, turns, person)
    shown = with_marks(cards(begun, person, clocks), person, live.seats)
    return {
        "turns": shown[: len(waiting)],
        "first_zero": _first_zero(clocks[seat.pk] for seat in turns if seat.pk in clocks),
        "turn_count": len(turns),
        "more_turns": max(0, len(turns) - TURNS_SHOWN),
        "running": shown[len(waiting) :],
        "running_count": len(running),
        "held": live.held,
        "mine": open_rows(mine, person),
        "arches": [number < len(turns) for number in range(ARCHES)],
    }


def _playing(tables: Iterable[Table]) -> list[Table]:
    return [table for table in tables if table.status == Status.PLAYING]


def _first_zero(clocks: Iterable[Clock]) -> datetime | None:
    """Return the earliest time-out of the person's running clocks, or None."""
    return min(
        (left.deadline for left in clocks if left.deadline and left.why != "held"), default=None
    )


def _welcome(joinable: Sequence[Table]) -> dict[str, Any]:
    seats_fetch(joinable)
    return {
        "cards": title_cards(),
        "first_board": sample(first_title()),
        "arches": [True] * ARCHES,
        "demo": _demo_people() if mailbox_open() else [],
        "demo_password": PASSWORD,
    }


def _demo_people() -> list[str]:
    """Return the names of the demo's people, if this is a demo site that sends no real mails."""
    return list(User.objects.filter(username__in=PEOPLE).values_list("username", flat=True))


@require_safe
@login_required
@refusals
def next_table(request: PageRequest) -> HttpResponse:
    """Redirect to the person's longest-waiting turn after the table in the query's ``after``."""
    turns = turns_for(member_of(request))
    here = request.GET.get("after", "")
    ids = [seat.table_id for seat in turns]
    if here in ids:  # continue after this table; at the end of the list, begin again
        place = ids.index(here) + 1
        ids = ids[place:] + ids[:place]
    return redirect("tables:detail", ids[0]) if ids else redirect("home")


def time_of_day() -> str:
    """Return the part of the day in the person's time zone, for the greeting's message key."""
    hour = timezone.localtime(clock.now()).hour
    if MORNING <= hour < NOON:
        return "morning"
    return "day" if NOON <= hour < EVENING else "evening"
