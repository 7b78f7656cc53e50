"""Lists of games: a person's own, all public ones, and another person's public ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.http import HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from accounts.names import folded
from games.models import Status
from games.selectors.lists import games_wanted
from games.selectors.tables import LiveSeats, seats_fetch, seats_live, tables_of
from games.views.cards import Card, cards, open_rows, with_days, with_marks
from games.views.forms import GamesFilter, ListFilter
from games.views.game_list import look_of
from games.views.http import PageRequest, member_of, page_by_key, page_of, person_of, refusals
from mp2site.infra.replicas import may_lag
from mp2site.web.offline import keep
from mp2site.web.sign_in import login_required

if TYPE_CHECKING:
    from collections.abc import Iterable

    from accounts.models import User
    from games.models import Table
    from games.selectors.lists import Games

STATUSES = {
    "running": (Status.PLAYING, Status.QUARANTINED),
    "finished": (Status.FINISHED, Status.ABANDONED),
}
EVERY = tuple(status for group in STATUSES.values() for status in group)
PAGE_SIZE = 12
"""The number of games on a page of boards. It is small, since each game shows its board."""
LIST_SIZE = 20
"""The number of finished games on a page of the list, whose rows show no board."""
FILE_SIZE = 1_000
"""The number of games in a downloaded file. A link at its end leads to the next file."""
UNCLEAR = 422


@require_safe
@login_required
@refusals
def my_games(request: PageRequest) -> HttpResponse:
    """Show the person's games: their turns, others' turns, finished games."""
    keep(request)
    person = member_of(request)
    wanted, look = GamesFilter(request.GET, tuple(STATUSES)), look_of(request)
    live = seats_live(person)
    request.waiting_tables = [seat.table_id for seat in live.turns]
    over = wanted.narrowed(tables_of(person, *STATUSES["finished"]))
    finished = over.prefetch_related(None).order_by(*look.ended_order)
    page = page_of(request, finished, LIST_SIZE if look.is_list else PAGE_SIZE)
    # One query reads the seats of all tables on the page.
    seats_fetch([*(seat.table for seat in live.seats), *page.object_list])
    waiting = [seat.table for seat in live.turns if _is_wanted(seat.table, wanted)]
    running = [table for table in live.idle if _is_wanted(table, wanted)]
    shown = _shown(waiting, running, page.object_list, wanted.value("status"), person, live)
    begun = look.sorted([*shown["turns"], *shown["running"]])
    mine = open_rows(live.open, person)
    if look.is_list:
        begun, mine = with_days(begun, mine, person)
    context = {
        "filter": wanted,
        "look": look,
        "status": wanted.value("status"),
        "filtered": wanted.narrows,
        "page": page,
        "listed": begun,
        **shown,
        "mine": mine,
        **_counts(len(waiting) + len(running), page.paginator.count),
    }
    if wanted.narrows:
        context["all_count"] = tables_of(person, *EVERY).count()
    return render(request, "games/mine.html", context)


def _shown(
    waiting: list[Table],
    running: list[Table],
    over: Iterable[Table],
    status: str,
    person: User,
    live: LiveSeats,
) -> dict[str, list[Card]]:
    begun = [] if status == "finished" else [*waiting, *running]
    ended = [] if status == "running" else [*over]
    shown = with_marks(cards([*begun, *ended], person, owner=person), person, live.seats)
    turns = min(len(waiting), len(begun))
    return {
        "turns": shown[:turns],
        "running": shown[turns : len(begun)],
        "finished": shown[len(begun) :],
    }


def _counts(running: int, finished: int) -> dict[str, int]:
    found = running + finished
    return {
        "all_count": found,
        "found_count": found,
        "running_count": running,
        "finished_count": finished,
    }


def _is_wanted(table: Table, wanted: GamesFilter) -> bool:
    """Return whether a table with loaded seats passes the filter; see `GamesFilter.narrowed`."""
    title, name = wanted.value("title"), folded(wanted.value("person"))
    people = [seat.person for seat in table.seats.all()] if name else []
    named = (folded(one.username) == name and one.left_at is None for one in people)
    return title in ("", table.title) and (not name or any(named))


@require_safe
@refusals
@may_lag
def all_games(request: PageRequest) -> HttpResponse:
    """Show the public games that match the filters."""
    wanted = ListFilter(request.GET, tuple(STATUSES))
    games = games_of(wanted)
    page = page_by_key(request, games.rows, PAGE_SIZE, games.among) if games else None
    context = {
        "filter": wanted,
        "status": wanted.value("status"),
        "filtered": wanted.narrows,
        "page": page,
        "file_size": FILE_SIZE,
        "most": games.among.most if games and games.among else 0,
        "games": cards(page.rows, person_of(request), owner=games.person) if games and page else [],
    }
    return render(request, "games/all.html", context, status=200 if page else UNCLEAR)


def games_of(wanted: ListFilter) -> Games | None:
    """Return the list that a filter selects; ``None`` if the filter is invalid."""
    if not wanted.is_valid():
        return None
    return games_wanted(wanted.wanted(STATUSES.get(wanted.value("status"), EVERY)))
