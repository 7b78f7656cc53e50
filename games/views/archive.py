"""Games played and being played: one's own, everybody's public ones, one person's."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from accounts.models import User
from accounts.selectors import away_now
from games import selectors
from games.models import Status
from games.views.cards import cards, open_rows, turn_cards
from games.views.forms import GamesFilter
from games.views.http import PageRequest, page_of, person_of, refusals
from mp2site import clock

if TYPE_CHECKING:
    from games.models import TableQuerySet

STATUSES = {
    "running": (Status.PLAYING, Status.QUARANTINED),
    "finished": (Status.FINISHED, Status.ABANDONED),
}
EVERY = tuple(status for group in STATUSES.values() for status in group)
PAGE_SIZE = 12
"""Each game on a page shows its board, and boards are heavy."""


@require_safe
@login_required
@refusals
def my_games(request: PageRequest) -> HttpResponse:
    """Show the person's games: those that wait, those where others think, those that are over."""
    person: User = request.user  # type: ignore[assignment]
    wanted = GamesFilter(request.GET, tuple(STATUSES))
    everything = selectors.tables_of(person, *EVERY)
    found = _filtered(everything, wanted)
    among = set(found.values_list("pk", flat=True))
    waiting = [seat for seat in selectors.turns_for(person) if seat.table_id in among]
    running = found.filter(status__in=STATUSES["running"]).exclude(
        pk__in=[seat.table_id for seat in waiting]
    )
    finished = found.filter(status__in=STATUSES["finished"]).order_by("-finished_at", "pk")
    page = page_of(request, finished, PAGE_SIZE)
    shown = wanted.value("status")
    context = {
        "filter": wanted,
        "status": shown,
        "filtered": wanted.narrows,
        "page": page,
        "turns": turn_cards(waiting, person) if shown != "finished" else [],
        "running": cards(running, person) if shown != "finished" else [],
        "finished": cards(page.object_list, person) if shown != "running" else [],
        "mine": open_rows(selectors.tables_of(person, Status.OPEN), person),
        **_counts(found, everything),
    }
    return render(request, "games/mine.html", context)


def _counts(found: TableQuerySet, everything: TableQuerySet) -> dict[str, int]:
    return {
        "all_count": everything.count(),
        "found_count": found.count(),
        "running_count": found.filter(status__in=STATUSES["running"]).count(),
        "finished_count": found.filter(status__in=STATUSES["finished"]).count(),
    }


def _filtered(tables: TableQuerySet, wanted: GamesFilter) -> TableQuerySet:
    if title := wanted.value("title"):
        tables = tables.filter(title=title)
    if person := wanted.value("person"):
        tables = tables.filter(seats__person__username__iexact=person)
    return tables


@require_safe
@refusals
def all_games(request: PageRequest) -> HttpResponse:
    """Show everybody's public games."""
    wanted = GamesFilter(request.GET, tuple(STATUSES))
    tables = selectors.tables_public(
        *STATUSES.get(wanted.value("status"), EVERY),
        title=wanted.value("title"),
        person=wanted.value("person"),
    )
    page = page_of(request, tables, PAGE_SIZE)
    context = {
        "filter": wanted,
        "status": wanted.value("status"),
        "filtered": wanted.narrows,
        "page": page,
        "games": cards(page.object_list, person_of(request)),
    }
    return render(request, "games/all.html", context)


@require_safe
@refusals
def person(request: PageRequest, name: str) -> HttpResponse:
    """Show a person: their public games and how they went."""
    whose = User.objects.filter(username__iexact=name, is_active=True).first()
    if whose is None:
        raise Http404
    tables = selectors.tables_public(*EVERY, person=whose.username)
    page = page_of(request, tables, PAGE_SIZE)
    context: dict[str, Any] = {
        "whose": whose,
        "away": away_now([whose.pk], clock.now()).get(whose.pk),
        "page": page,
        "games": cards(page.object_list, person_of(request)),
    }
    return render(request, "games/person.html", context)
