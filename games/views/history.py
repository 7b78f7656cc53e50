"""A game ply by ply: board and log together, with a URL for every ply."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_safe

from games.boards.common.trails import Numeral, Told
from games.features.table_page import TablePage
from games.presentation.courses import course_of, own_sentences, turn_entries
from games.rules import titles
from games.session import TableSession, session_open
from games.views.ending import ending, shared_moment
from games.views.http import (
    PageRequest,
    etag_of,
    is_fresh,
    not_modified,
    number_of,
    person_of,
    refusals,
    unlisted,
    with_etag,
)
from games.views.log import log_entries, told_marks
from games.views.panels import HISTORY, panels
from games.views.present import Sitter, board, players, score_sheet
from mp2site.infra.replicas import may_lag

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from accounts.models import User
    from games.rules.kernel import Text
    from games.selectors.history import HistoryMove
    from games.selectors.log import LogEntry

BEFORE, AFTER = 6, 2
"""The number of log entries before and after the shown ply."""
WIDE: Final = 40
"""The number of plies around the shown one that are read to find the moves of these turns."""


@dataclass(frozen=True, slots=True)
class Step:
    """A choice of a turn, with its effects and its number on the board."""

    number: int
    ply: int
    place: int
    turn: int
    sentences: tuple[Text, ...]


@require_safe
@refusals
@may_lag
def history(request: PageRequest, table_id: str, ply: int | None = None) -> HttpResponse:
    """Show the game as it was after a ply, by default the current game."""
    person = person_of(request)
    session = session_open(table_id=table_id, person=person)
    table = session.table
    if table.started_at is None:
        return redirect("tables:detail", table.pk)
    if ply is None:
        asked = number_of(request.GET.get("ply"))
        # from the slider without JavaScript, or from a jump between the person's own turns
        if asked is not None:
            return redirect("tables:ply", table.pk, _own(request, session, min(asked, table.ply)))
        ply = table.ply
    partial = "partial" in request.GET
    # A past position never changes, but the slider shows the number of plies, which grows.
    notes = session.own.notes if session.own else ""
    mark = request.GET.get("mark")
    etag = etag_of("ply", table.pk, ply, table.version, request.user.pk, mark, notes)
    if partial and is_fresh(request, etag):
        return not_modified(etag)
    context = _moment(session, person, ply, number_of(request.GET.get("mark")))
    here = reverse("tables:ply", args=[table.pk, ply])
    context["permalink"] = request.build_absolute_uri(here)
    context["og"] = shared_moment(request, table, ply, context["people"], here)
    template = "tables/_history.html" if partial else "tables/history.html"
    response = render(request, template, context)
    return with_etag(response, etag) if partial else unlisted(response, table)


def _own(request: PageRequest, session: TableSession, ply: int) -> int:
    """Return the last ply of the person's previous or next turn, if requested; else ``ply``."""
    before, after = session.own_turns_around(ply) if "own" in request.GET else (None, None)
    found = {"previous": before, "next": after}.get(request.GET.get("own", ""))
    return ply if found is None else found


def _moment(
    session: TableSession, person: User | None, ply: int, mark: int | None = None
) -> dict[str, Any]:
    """Return the context for a ply.

    ``mark`` is the number of all elements that its turn has changed.
    """
    table = session.table
    title = titles.get(table.title)
    position = session.position_at(ply)
    people = players(session.seats, person.pk if person else None)
    sitters = [player.sitter for player in people]
    moves = session.moves(after=max(0, ply - WIDE), until=ply + WIDE)
    others = session.entries(after=max(0, ply - WIDE), until=ply + WIDE)
    turn = turn_at(title.slug, moves, ply)
    steps = {step.ply: step.number for step in turn if step.ply <= ply}
    told = steps_told(moves, steps, mark)
    trails = course_of(title.slug).trails(position.view, told)
    result = table.result
    return {
        "table": table,
        "title": title,
        "ply": ply,
        "own": session.own is not None,
        "notes": session.own.notes if session.own else "",
        "previous": ply - 1,
        "next": ply + 1,
        "last": table.ply,
        "people": people,
        "sitters": sitters,
        "acting": [player for player in people if player.seat in position.acting],
        "panels": panels(TablePage(session, person, people), HISTORY),
        "board": board(title, position.view, people, told_marks(told), trails=trails),
        "log": around(_in_step(title.slug, moves, others, sitters, turn), ply),
        "steps": turn,
        "step": next((step for step in reversed(turn) if step.ply <= ply), None),
        "now": next((move for move in moves if move.ply == ply), None),
        "sheet": score_sheet(result, people) if result else None,
        "ending": ending(table, result, people) if result else None,
    }


def turn_at(slug: str, moves: Sequence[HistoryMove], ply: int) -> list[Step]:
    """Return the steps of the whole turn that contains a ply, except steps without a text."""
    now = next((move for move in moves if move.ply == ply), None)
    if now is None:
        return []
    turn = [move for move in moves if (move.place, move.turn) == (now.place, now.turn)]
    said = [(move, words) for move in turn if (words := own_sentences(slug, move))]
    return [
        Step(number, move.ply, move.place, move.turn, words)
        for number, (move, words) in enumerate(said, start=1)
    ]


def steps_told(
    moves: Sequence[HistoryMove], steps: Mapping[int, int], mark: int | None = None
) -> list[Told]:
    """Return the effects of each step of a turn, with the step's number or with ``mark``."""
    return [
        Told(Numeral(steps[move.ply] if mark is None else mark, move.place), move.events)
        for move in moves
        if move.ply in steps
    ]


def _in_step(
    slug: str,
    moves: Sequence[HistoryMove],
    others: Sequence[LogEntry],
    sitters: Sequence[Sitter],
    steps: Sequence[Step],
) -> list[dict[str, Any]]:
    """Return the log's turns around a ply, newest first. The turn of the ply shows its steps."""
    last = moves[-1].ply if moves else 0
    entries = log_entries(turn_entries(slug, moves), others, sitters, since=last)
    here = {(step.place, step.turn) for step in steps}
    for entry in entries:
        entry["now"], entry["steps"] = False, []
        if entry["kind"] == "turn":
            turn = entry["turn"]
            entry["now"] = (turn.place, turn.turn) in here
            entry["steps"] = [step for step in steps if turn.first <= step.ply <= turn.ply]
    return entries


def around(entries: list[dict[str, Any]], ply: int) -> list[dict[str, Any]]:
    """Return the entries next to a ply, newest first."""
    now = [place for place, entry in enumerate(entries) if entry["now"]]
    before = [place for place, entry in enumerate(entries) if entry["ply"] <= ply]
    here = now or before[:1] or [len(entries)]
    return entries[max(0, here[0] - AFTER) : here[-1] + BEFORE + 1]
