"""The coach's page of a finished game, and the choice to hide one's own figures."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from django.contrib import messages
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from games.boards.common.trails import Numeral
from games.coach.points import CHOSEN, points_told
from games.coach.selectors import coach_of
from games.coach.services import choices_share, review_ask
from games.coach.shown import error_of, shown_point, signed
from games.coach.sums import HIGH, KINDS, sums
from games.presentation.charts import at_ply, shares_chart
from games.presentation.endings import standings
from games.presentation.panes import numbered
from games.rules.kernel import Text
from games.selectors.growth import growth_of
from games.views.ending import ending
from games.views.http import (
    PageRequest,
    member_of,
    number_of,
    person_of,
    refusals,
    signed_in,
    unlisted,
)
from games.views.people import account_of
from games.views.present import board, draw_part, has_part, players
from mp2site.text.rendering import msg
from mp2site.web.sign_in import login_required

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from django.http import HttpResponse

    from games.coach.points import ToldPoint
    from games.coach.seen import SeenReview
    from games.coach.sums import Sum
    from games.models import Table
    from games.views.present import Player

SQUARE: Final = "M-6.5,-6.5H6.5V6.5H-6.5z"
DISC: Final = "M-6.8,0A6.8,6.8 0 1 1 6.8,0A6.8,6.8 0 1 1 -6.8,0z"


class Pin(Numeral):
    """A mark on the board: 1 on a square is what was chosen, 2 on a disc what the coach would have."""

    __slots__ = ()

    @property
    def sign(self) -> str:
        """The kind of the mark, for its style."""
        return "chosen" if self.number == CHOSEN else "coach"

    @property
    def who(self) -> Text:
        """The meaning of the mark, in words."""
        return Text(f"coach-mark-{self.sign}")

    @property
    def path(self) -> str:
        """The SVG path data of the mark, centred on 0,0."""
        return SQUARE if self.number == CHOSEN else DISC


@require_safe
@refusals
def coach(request: PageRequest, table_id: str) -> HttpResponse:
    """Show the coach's review of a finished game, or how far it is; for htmx, only the latter."""
    person = person_of(request)
    found = coach_of(table_id=table_id, person=person)
    table, result = found.session.table, found.session.table.result
    people = players(found.session.seats, person.pk if person else None)
    context: dict[str, Any] = {
        "coach": found,
        "table": table,
        "title": table.rules,
        "people": people,
        "own": found.session.own,
        "said": standings(result, [player.name for player in people]) if result else "",
        "may_ask": person is not None and not person.is_guest,
    }
    if request.htmx:
        response = render(request, "coach/_state.html", context)
        if found.review is None or not found.review.is_open:
            response["HX-Refresh"] = "true"
        return response
    if found.seen is not None:
        asked = number_of(request.GET.get("point"))
        context |= _done(table, found.seen, people, asked)
    return unlisted(render(request, "coach/coach.html", context), table)


@require_POST
@signed_in
@refusals
def ask(request: PageRequest, table_id: str) -> HttpResponse:
    """Ask for a game's review."""
    review_ask(table_id=table_id, by=member_of(request))
    return redirect("coach:table", table_id)


@require_http_methods(["GET", "HEAD", "POST"])
@login_required
@refusals
def sharing(request: PageRequest) -> HttpResponse:
    """Show or set whether others see the coach's figures of the person's own choices."""
    person = account_of(request)
    if request.method == "POST":
        choices_share(person=person, shared="shared" in request.POST)
        messages.success(request, msg("settings-saved"))
        return redirect("coach:sharing")
    return render(request, "coach/sharing.html")


def _done(
    table: Table, seen: SeenReview, people: Sequence[Player], asked: int | None
) -> dict[str, Any]:
    """Return the context of a review that is done; ``asked`` is the number of the open point."""
    points, result = points_told(table, seen), table.result
    shown = [shown_point(told, people, table.title) for told in points]
    chosen = _open(points, people, asked)
    return {
        "seen": seen,
        "points": shown,
        "pins": [{"number": one.number, "at": at_ply(one.ply, table.ply)} for one in points],
        "open": shown[chosen.number - 1] if chosen else None,
        "detail": _detail(table, chosen, people) if chosen else None,
        "shares": shares_chart(growth_of(table), table.ply, _shares(seen), END),
        "ending": ending(table, result, people) if result else None,
        "hidden": [people[seat] for seat in sorted(seen.hidden)],
        **_sums(seen, people),
    }


def _sums(seen: SeenReview, people: Sequence[Player]) -> dict[str, Any]:
    """Return the context of the seats' sums: the columns that are shown, and the rows."""
    rows, plot = sums(seen.columns)
    kinds = [kind for kind in KINDS if any(kind in row.numbers for row in rows)]
    return {
        "kinds": [_kind(kind, seen) for kind in kinds],
        "rows": [
            {
                "player": people[row.seat],
                "cells": [_cell(row, kind) for kind in kinds],
                "result": row.result,
                "bars": row.bars,
                "height": HIGH * len(row.bars),
                "axis": f"M{plot.zero},0V{HIGH * len(row.bars)}M{plot.whole},0V{HIGH * len(row.bars)}",
            }
            for row in rows
        ],
        "has_luck": seen.has_luck,
    }


def _kind(kind: str, seen: SeenReview) -> dict[str, str]:
    """Return a column's name, which is another one for the rest if luck is in it."""
    label = "unforeseen" if kind == "rest" and seen.has_luck else kind
    return {"kind": kind, "label": f"coach-column-{label}"}


def _cell(row: Sum, kind: str) -> dict[str, str]:
    """Return a number of a sum and its error; empty if the seat's person hides it."""
    number = row.numbers.get(kind)
    if number is None:
        return {"number": "", "error": ""}
    said = str(number) if kind == "start" else signed(number)
    return {"number": said, "error": error_of(row.error) if kind == "choices" else ""}


END: Final = Text("ending-growth-end")


def _shares(seen: SeenReview) -> list[tuple[int, Sequence[float]]]:
    """Return the seats' shares after each turn by its last ply; at the end, the result."""
    review = seen.review
    course = [(0, review.start), *((turn.last + 1, turn.worths) for turn in review.turns)]
    result = tuple(columns.result for columns in review.columns)
    return [*course[:-1], (course[-1][0], result)]


def _open(
    points: Sequence[ToldPoint], people: Sequence[Player], asked: int | None
) -> ToldPoint | None:
    """Return the turning point to show in full: the one asked for, the reader's largest, the largest."""
    named = [one for one in points if one.number == asked]
    own = [one for one in points if people[one.seat].you]
    return min(named or own or points, key=lambda one: one.loss, default=None)


def _detail(table: Table, told: ToldPoint, people: Sequence[Player]) -> Mapping[str, Any]:
    """Return the board before a choice, with marks on what was chosen and what the coach advises."""
    marks = {target: Pin(number, told.seat) for target, number in told.targets.items()}
    drawn = board(table.rules, told.before.view(told.seat), people, marks)
    drawn = replace(drawn, in_person=people[told.seat].you)
    parts = ("board", "hand", "players")
    html = {
        part: numbered(draw_part(drawn, part), told.targets)
        for part in parts
        if has_part(table.title, part)
    }
    return {"board": drawn, "parts": html}
