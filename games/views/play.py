"""The table's page: shown whole, or its changing part alone after a choice or a poll."""

from __future__ import annotations

from itertools import groupby, pairwise
from typing import TYPE_CHECKING, Any, Final

from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils import timezone
from django.views.decorators.http import require_POST, require_safe

from games import selectors, services
from games.clockwords import pace_line
from games.errors import GamesError
from games.models import Move, Status, TableEvent
from games.rules import titles
from games.selectors.clocks import RUNNING_WITHIN
from games.views.cards import open_row
from games.views.clocks import to_return, with_absences, with_clocks, with_held
from games.views.http import (
    PageRequest,
    etag_of,
    is_fresh,
    not_modified,
    number_of,
    person_of,
    refusals,
    signed_in,
    with_etag,
)
from games.views.present import (
    Player,
    board,
    chosen_options,
    has_part,
    offer,
    players,
    score_sheet,
    standing_orders,
)
from mp2site import clock
from mp2site.moments import span
from notifications.services.presence import presence_note

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from datetime import datetime

    from accounts.models import User
    from games.models import Seat, Table
    from games.selectors import HistoryMove, Line, Position

LOG_LENGTH: Final = 40
LOG_LIMIT: Final = 150
"""Moves in the log: so many at least, and so many at most when one was away for long."""
CLOCKS_ANEW: Final = 900
"""Seconds after which a page is drawn anew though nothing has happened at its table."""
ENDED: Final = TableEvent.Kind.ENDED
LOST: Final = frozenset({403, 404})
"""Refusals after which there is no table to show."""


@require_safe
@refusals
def detail(request: PageRequest, table_id: str) -> HttpResponse:
    """Show a table: its waiting room before the start, the game afterwards.

    With ``partial`` only the changing part is sent, or nothing (304) when it hasn't changed.
    """
    person = person_of(request)
    partial = "partial" in request.GET
    since = number_of(request.GET.get("since"))
    stamp = selectors.stamp_for(table_id=table_id, person=person)
    etag = table_etag(request, stamp, since)
    if person is not None and "hidden" not in request.GET:
        presence_note(person_id=person.pk, table_id=table_id)
    if partial and is_fresh(request, etag):
        return not_modified(etag)
    table = selectors.table_get_for(person=person, table_id=table_id)
    if table.started_at is None:
        return with_etag(waiting_room(request, table, partial=partial, etag=etag), etag)
    if services.table_look(table=table):  # what was due is done before anybody looks
        stamp = selectors.stamp_for(table_id=table_id, person=person)
        table = selectors.table_get_for(person=person, table_id=table_id)
        etag = table_etag(request, stamp, since)
    position = selectors.position_for(table, person)
    if since is None:
        since = seen_until(position)
    if position.seat is not None and "hidden" not in request.GET:
        services.table_seen(table_id=table.pk, by=person, ply=position.ply)  # type: ignore[arg-type]
    response = _game(request, table, position, stamp, since=since, partial=partial)
    return with_etag(response, etag) if partial else response


def table_etag(request: PageRequest, stamp: str, since: int | None) -> str:
    """Name all that the changing part of the page depends on: the position, the reader, the log.

    The stamp is read *before* what it stands for. Read after, it could name a move that came in
    between, and the page would be told that there is nothing new for as long as nobody moves.
    """
    # Clocks begin and cease to stand still without anything being written.
    return etag_of(stamp, since, request.user.pk, int(clock.now().timestamp()) // CLOCKS_ANEW)


def waiting_room(
    request: PageRequest,
    table: Table,
    *,
    token: str = "",
    partial: bool = False,
    etag: str = "",
    refusal: GamesError | None = None,
) -> HttpResponse:
    """Show a table that hasn't started: who sits there, the link, the buttons."""
    person = person_of(request)
    row = open_row(table, person)
    context = {
        "table": table,
        "row": row,
        "seats": selectors.seats_of(table),
        "token": token,
        "nonce": request.POST.get("nonce", ""),
        "refusal": refusal,
        "title": titles.get(table.title),
        "is_host": person is not None and table.host_id == person.pk,
        "invitable": row.joined,
        "invitation": request.build_absolute_uri(reverse("tables:invite", args=[table.token]))
        if row.joined
        else "",
        "options": chosen_options(table),
        "fairness": selectors.fairness_of(table),
        "etag": etag,
    }
    template = "tables/_waiting.html" if partial else "tables/waiting.html"
    return render(request, template, context, status=refusal.status if refusal else 200)


def act(
    request: PageRequest, table_id: str, deed: Callable[[], object], since: int | None = None
) -> HttpResponse:
    """Do something at a table and show the table as it is then; a refusal is explained there."""
    refusal = None
    try:
        deed()
    except GamesError as error:
        if error.status in LOST:
            raise
        refusal = error
    if refusal is None and not request.htmx:
        return redirect("tables:detail", table_id)
    return _after(request, table_id, refusal, since)


def _after(
    request: PageRequest, table_id: str, refusal: GamesError | None, since: int | None
) -> HttpResponse:
    person = person_of(request)
    stamp = selectors.stamp_for(table_id=table_id, person=person)
    table = selectors.table_get_for(person=person, table_id=table_id)
    position = selectors.position_for(table, person)
    if since is None:
        since = number_of(request.POST.get("since"))
    if since is None:
        since = seen_until(position)
    partial = bool(request.htmx)
    response = _game(request, table, position, stamp, since=since, partial=partial, refusal=refusal)
    if refusal is not None:
        response.status_code = refusal.status
    return response


@require_POST
@signed_in
@refusals
def choose(request: PageRequest, table_id: str) -> HttpResponse:
    """Answer a decision."""
    decision, key = request.POST.get("decision", ""), request.POST.get("key", "")
    return act(
        request,
        table_id,
        lambda: services.choice_submit(
            table_id=table_id,
            by=request.user,  # type: ignore[arg-type]
            decision=decision,
            key=key,
        ),
    )


@require_POST
@signed_in
@refusals
def undo(request: PageRequest, table_id: str) -> HttpResponse:
    """Take the last choice of the draft back."""
    return act(request, table_id, lambda: services.draft_undo(table_id=table_id, by=request.user))  # type: ignore[arg-type]


@require_POST
@signed_in
@refusals
def reset(request: PageRequest, table_id: str) -> HttpResponse:
    """Take the whole draft back."""
    return act(request, table_id, lambda: services.draft_reset(table_id=table_id, by=request.user))  # type: ignore[arg-type]


@require_POST
@signed_in
@refusals
def orders(request: PageRequest, table_id: str) -> HttpResponse:
    """Change standing orders."""
    said = {
        name.removeprefix("order-"): value
        for name, value in request.POST.items()
        if name.startswith("order-")
    }
    return act(
        request,
        table_id,
        lambda: services.orders_set(table_id=table_id, by=request.user, orders=said),  # type: ignore[arg-type]
    )


def _game(
    request: PageRequest,
    table: Table,
    position: Position,
    stamp: str,
    *,
    since: int,
    partial: bool,
    refusal: GamesError | None = None,
) -> HttpResponse:
    context = game_context(table, position, person_of(request), since)
    context["refusal"] = refusal
    context["etag"] = table_etag(request, stamp, since)
    return render(request, "tables/_table.html" if partial else "tables/detail.html", context)


def game_context(
    table: Table, position: Position, person: User | None, since: int
) -> dict[str, Any]:
    """Return all that the game's part of the page shows to this person."""
    title = titles.get(table.title)
    seats = selectors.seats_of(table)
    people = _people(table, seats, person)
    first = max(0, min(since, position.ply - LOG_LENGTH), position.ply - LOG_LIMIT)
    moves = selectors.history_for(table, person, after=first)
    since = max(since, last_own_ply(moves, position.seat))
    lines = selectors.lines_for(table, person, after=first)
    result = table.result
    return {
        "table": table,
        "title": title,
        "position": position,
        "people": people,
        "you": people[position.seat] if position.seat is not None else None,
        "acting": [player for player in people if player.seat in position.acting],
        "board": board(title, position.view, people, new_marks(moves, since)),
        "offer": offer(title, position.decision, people) if position.decision else None,
        "log": log_entries(moves, lines, people, since),
        "since": since,
        "news": sum(bool(move.lines) and move.ply > since for move in moves),
        "has_hand": has_part(title.slug, "hand"),
        "orders": standing_orders(title, position.orders) if position.orders is not None else [],
        "sheet": score_sheet(result, people) if result else None,
        "fairness": selectors.fairness_of(table),
        "consenting": [player for player in people if player.consents],
        **_end_early(table, seats, people),
        "behind": _behind(table),
        "ended": next((line.text for line in reversed(lines) if line.kind == ENDED), None),
        "clocks": [player for player in people if player.clock],
        "absent": [
            player for player in people if not player.clock and (player.held or player.away)
        ],
        "pace_line": pace_line(table.clock),
        "returning": _returning(table, seats, position),
    }


def _people(table: Table, seats: list[Seat], person: User | None) -> list[Player]:
    people = players(seats, person.pk if person else None)
    if table.over:
        return people
    people = with_held(with_absences(people, seats), seats)
    return with_clocks(people, selectors.clocks_of(table, seats))


def _end_early(
    table: Table, seats: Sequence[Seat], people: Sequence[Player]
) -> dict[str, list[Player] | bool]:
    """Return whose consent ends the game, and whether it needs but one more look at it."""
    asked = selectors.asked_to_consent(table, seats, clock.now())
    agreed = all(seat.consents_to_abandon for seat in asked)
    return {"needed": [people[seat.place or 0] for seat in asked], "agreed": agreed}


def _behind(table: Table) -> str:
    """Say for how long nobody has looked after the clocks, where one runs and that is too long."""
    if table.clock is None or table.status != Status.PLAYING:
        return ""
    age = selectors.clocks_age()
    return span(age) if age is not None and age > RUNNING_WITHIN.total_seconds() else ""


def _returning(table: Table, seats: list[Seat], position: Position) -> str:
    if table.status != Status.PLAYING:
        return ""
    return to_return(next((seat for seat in seats if seat.place == position.seat), None))


def seen_until(position: Position) -> int:
    """Return how far the person had seen before; to a spectator only what comes now is new."""
    return position.ply if position.seat is None else position.seen_ply


def last_own_ply(moves: Sequence[HistoryMove], seat: int | None) -> int:
    """Return when the person last chose: whatever came before, they had seen."""
    own = (move.ply for move in moves if move.place == seat and move.by == Move.By.PERSON)
    return max(own, default=0)


def new_marks(moves: Sequence[HistoryMove], since: int) -> dict[str, int | str]:
    """Mark what others did on the board since the person's last look."""
    return {target: "new" for move in moves if move.ply > since for target in move.targets}


def log_entries(
    moves: Sequence[HistoryMove], lines: Sequence[Line], people: Sequence[Player], since: int
) -> list[dict[str, Any]]:
    """Return the log, a turn at a time, newest first, with a line between new and seen."""
    told = [move for move in moves if move.lines]
    turns = groupby(told, key=lambda move: (move.place, move.turn, move.by, move.ply > since))
    entries = [_entry(list(turn), people) for _, turn in turns]
    entries += [line_entry(line, people) for line in lines]
    entries.sort(key=lambda entry: (entry["ply"], entry["house"]))
    new = False
    for entry in entries:  # once something is new, so is all that follows
        new = entry["new"] = new or entry["ply"] > since
    entries.reverse()
    for newer, older in pairwise(entries):
        older["seen_before"] = newer["new"] and not older["new"]
    return entries


def _entry(turn: list[HistoryMove], people: Sequence[Player]) -> dict[str, Any]:
    last = turn[-1]
    return {
        "ply": last.ply,
        "at": last.at,
        "by": last.by,
        "house": False,
        "player": people[last.place],
        "lines": [line for move in turn for line in move.lines],
        "today": is_today(last.at),
    }


def line_entry(line: Line, people: Sequence[Player]) -> dict[str, Any]:
    """Return what the house did about the clocks as an entry of the log."""
    return {
        "ply": line.ply,
        "at": line.at,
        "by": "",
        "house": True,
        "player": None if line.place is None else people[line.place],
        "lines": [line.text],
        "today": is_today(line.at),
    }


def is_today(at: datetime) -> bool:
    """Tell whether an instant is of this day on the reader's wall."""
    return timezone.localtime(at).date() == timezone.localtime(clock.now()).date()
