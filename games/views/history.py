"""A game ply by ply: board and log in step, and an address for every moment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_safe

from games.rules import titles
from games.session import TableSession, session_open
from games.views.ending import ending
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
from games.views.log import line_entry
from games.views.present import Player, board, players, score_sheet

if TYPE_CHECKING:
    from collections.abc import Sequence

    from accounts.models import User
    from games.selectors import HistoryMove, Line

BEFORE, AFTER = 9, 3
"""How many moves the log shows before and after the moment."""
WIDE: Final = 40
"""How far back a turn's first step is looked for."""


@require_safe
@refusals
def history(request: PageRequest, table_id: str, ply: int | None = None) -> HttpResponse:
    """Show the game as it was after a ply; without one, as it stands."""
    person = person_of(request)
    session = session_open(table_id=table_id, person=person)
    table = session.table
    if table.started_at is None:
        return redirect("tables:detail", table.pk)
    if ply is None:
        asked = number_of(request.GET.get("ply"))
        if asked is not None:  # the scrubber without JavaScript, or a turn of one's own
            return redirect("tables:ply", table.pk, _own(request, session, min(asked, table.ply)))
        ply = table.ply
    partial = "partial" in request.GET
    # The past never changes; how much follows it does, and the scrubber says so.
    etag = etag_of("ply", table.pk, ply, table.version, request.user.pk, request.GET.get("mark"))
    if partial and is_fresh(request, etag):
        return not_modified(etag)
    context = _moment(session, person, ply, number_of(request.GET.get("mark")))
    context["permalink"] = request.build_absolute_uri(reverse("tables:ply", args=[table.pk, ply]))
    template = "tables/_history.html" if partial else "tables/history.html"
    response = render(request, template, context)
    return with_etag(response, etag) if partial else unlisted(response, table)


def _own(request: PageRequest, session: TableSession, ply: int) -> int:
    """Return where the person's turn before or after a ply ended, if that is asked for; else the ply."""
    before, after = session.own_turns_around(ply) if "own" in request.GET else (None, None)
    found = {"previous": before, "next": after}.get(request.GET.get("own", ""))
    return ply if found is None else found


def _moment(
    session: TableSession, person: User | None, ply: int, mark: int | None = None
) -> dict[str, Any]:
    """Return the game after a ply; ``mark`` numbers all that its turn has touched."""
    table = session.table
    title = titles.get(table.title)
    position = session.position_at(ply)
    people = players(session.seats, person.pk if person else None)
    moves = session.moves(after=max(0, ply - WIDE), until=ply + AFTER)
    lines = session.lines(after=max(0, ply - BEFORE), until=ply + AFTER)
    steps = turn_steps(moves, ply)
    marks = step_marks(moves, steps)
    if mark is not None:
        marks = dict.fromkeys(marks, mark)
    result = table.result
    return {
        "table": table,
        "title": title,
        "ply": ply,
        "own": session.own is not None,
        "previous": ply - 1,
        "next": ply + 1,
        "last": table.ply,
        "people": people,
        "acting": [player for player in people if player.seat in position.acting],
        "board": board(title, position.view, people, marks),
        "log": _in_step(moves, lines, people, steps, ply),
        "now": next((move for move in moves if move.ply == ply), None),
        "sheet": score_sheet(result, people) if result else None,
        "ending": ending(table, result, people) if result else None,
        "fairness": session.fairness,
    }


def turn_steps(moves: Sequence[HistoryMove], ply: int) -> dict[int, int]:
    """Number the steps of the turn that the ply belongs to: ply -> step, up to the ply."""
    now = next((move for move in moves if move.ply == ply), None)
    if now is None:
        return {}
    turn = [move.ply for move in moves if (move.place, move.turn) == (now.place, now.turn)]
    return {each: step for step, each in enumerate(turn, start=1) if each <= ply}


def step_marks(moves: Sequence[HistoryMove], steps: dict[int, int]) -> dict[str, int | str]:
    """Mark on the board what each step of the turn has touched, by the step's number."""
    return {
        target: steps[move.ply] for move in moves if move.ply in steps for target in move.targets
    }


def _in_step(
    moves: Sequence[HistoryMove],
    lines: Sequence[Line],
    people: Sequence[Player],
    steps: dict[int, int],
    ply: int,
) -> list[dict[str, Any]]:
    """Return the moves around the moment, newest first, as the log is everywhere."""
    entries = [
        {
            "move": move,
            "ply": move.ply,
            "player": people[move.place],
            "lines": move.lines,
            "step": steps.get(move.ply),
            "now": move.ply == ply,
            "later": move.ply > ply,
            "house": False,
        }
        for move in moves
        if move.ply > ply - BEFORE
    ]
    entries += [{**line_entry(line, people), "now": False} for line in lines]
    # Several lines of one ply come in their order, so the list is turned round as a whole.
    return sorted(entries, key=lambda entry: (entry["ply"], entry["house"]))[::-1]
