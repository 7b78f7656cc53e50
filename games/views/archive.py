"""Lists of games: one's own, all public ones, one person's."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from django.http import Http404, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from accounts.models import ProfileFor
from accounts.names import folded
from accounts.selectors import away_now
from games import selectors, services
from games.models import Status
from games.views.cards import Card, cards, open_rows
from games.views.forms import GamesFilter, ListFilter
from games.views.http import PageRequest, member_of, page_by_key, page_of, person_of, refusals
from games.views.opponents import opponent_facts
from games.views.profiles import profile_of
from mp2site.infra import clock
from mp2site.infra.replicas import may_lag
from mp2site.offline import keep
from mp2site.sign_in import login_required
from mp2site.text import msg

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import datetime

    from accounts.calendar import Away
    from accounts.models import User
    from games.models import Table, TableQuerySet
    from games.selectors import Games

STATUSES = {
    "running": (Status.PLAYING, Status.QUARANTINED),
    "finished": (Status.FINISHED, Status.ABANDONED),
}
EVERY = tuple(status for group in STATUSES.values() for status in group)
PAGE_SIZE = 12
"""The number of games on a page; each shows its board, and boards are heavy."""
FILE_SIZE = 1_000
"""The number of games in a file of a list; a link leads to the next file."""
UNCLEAR = 422


@require_safe
@login_required
@refusals
def my_games(request: PageRequest) -> HttpResponse:
    """Show the person's games: their turns, others' turns, finished games."""
    keep(request)
    person = member_of(request)
    wanted = GamesFilter(request.GET, tuple(STATUSES))
    live = selectors.seats_live(person)
    request.waiting_tables = [seat.table_id for seat in live.turns]
    over = _filtered(selectors.tables_of(person, *STATUSES["finished"]), wanted)
    finished = over.prefetch_related(None).order_by("-finished_at", "pk")
    page = page_of(request, finished, PAGE_SIZE)
    # One query reads the seats of all tables on the page.
    selectors.seats_fetch([*(seat.table for seat in live.seats), *page.object_list])
    waiting = [seat.table for seat in live.turns if _is_wanted(seat.table, wanted)]
    running = [table for table in live.idle if _is_wanted(table, wanted)]
    context = {
        "filter": wanted,
        "status": wanted.value("status"),
        "filtered": wanted.narrows,
        "page": page,
        **_shown(waiting, running, page.object_list, wanted.value("status"), person),
        "mine": open_rows(live.open, person),
        **_counts(len(waiting) + len(running), page.paginator.count),
    }
    if wanted.narrows:
        context["all_count"] = selectors.tables_of(person, *EVERY).count()
    return render(request, "games/mine.html", context)


def _shown(
    waiting: list[Table], running: list[Table], over: Iterable[Table], status: str, person: User
) -> dict[str, list[Card]]:
    begun = [] if status == "finished" else [*waiting, *running]
    ended = [] if status == "running" else [*over]
    shown = cards([*begun, *ended], person, owner=person)
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
    """Return whether a table, whose seats are loaded, passes the filter, as `_filtered`."""
    title, name = wanted.value("title"), folded(wanted.value("person"))
    people = [seat.person for seat in table.seats.all()] if name else []
    named = (folded(one.username) == name and one.left_at is None for one in people)
    return title in ("", table.title) and (not name or any(named))


def _filtered(tables: TableQuerySet, wanted: GamesFilter) -> TableQuerySet:
    if title := wanted.value("title"):
        tables = tables.filter(title=title)
    if person := wanted.value("person"):
        tables = tables.with_person(person)
    return tables


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
    return selectors.games_wanted(wanted.wanted(STATUSES.get(wanted.value("status"), EVERY)))


def _away(person: User, now: datetime) -> Away | None:
    """Return a person's current vacation; a query only if they have one."""
    if person.away_until is None or person.away_until <= now:
        return None
    return away_now([person.pk], now).get(person.pk)


def may_star(reader: User | None, whose: User) -> bool:
    """Return whether a reader may star a person: both have accounts, and neither is a program."""
    return not (reader is None or reader.is_guest or whose.is_computer or reader.pk == whose.pk)


def _may_block(whose: User, reader: User | None) -> bool:
    """Return whether a reader may block a person: somebody else, and no opponent."""
    if reader is None or reader.is_guest or whose.strength:
        return False
    return reader.pk != whose.pk


@require_safe
@refusals
@may_lag
def person(request: PageRequest, name: str) -> HttpResponse:
    """Show a person: their public games and results."""
    reader = person_of(request)
    seen = services.person_meet(name=name, reader=reader)
    if seen is None:
        raise Http404
    whose = seen.person
    tables = selectors.tables_public(*EVERY).of(whose)
    page = page_by_key(request, tables, PAGE_SIZE)
    context: dict[str, Any] = {
        "whose": whose,
        "may_star": may_star(reader, whose),
        "starred": seen.starred,
        "away": _away(whose, clock.now()),
        "page": page,
        "games": cards(page.rows, reader, owner=whose),
        **profile_of(seen, reader, request.GET.get("title", "")),
        "mine": reader == whose,
        "profile_for": [(to.value, msg(f"profile-for-{to.value}")) for to in ProfileFor],
        "may_block": _may_block(whose, reader),
        "own_block": seen.own_block,
        **(opponent_facts(whose.strength) if whose.strength else {}),
    }
    response = render(request, "games/person.html", context)
    response["X-Robots-Tag"] = (
        "noindex"  # a person's games are for this site's readers, not for search engines
    )
    return response
