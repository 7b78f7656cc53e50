"""The analysis board: a table's board on which a person chooses for all seats, in private."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final, TypedDict
from urllib.parse import urlencode

import msgspec
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_http_methods, require_safe

from games.analysis.selectors import shared_line
from games.analysis.services import (
    CurrentLine,
    NewStep,
    line_drop,
    line_name,
    line_play,
    line_share,
)
from games.errors import GamesError, Illegal, Malformed
from games.features.line_page import LinePage
from games.lines.board import AnalysisBoard, AnalysisLine, analysis_of
from games.rules.kernel import Text
from games.views.ending import shared_moment
from games.views.http import (
    PageRequest,
    member_of,
    number_of,
    person_of,
    refusals,
    signed_in,
    with_parts,
    with_refusal,
)
from games.views.offers import offer
from games.views.panels import line_panels, line_parts
from games.views.play import LOST
from games.views.present import board, players, score_sheet
from mp2site.text.rendering import msg
from mp2site.text.rendering import render as said

if TYPE_CHECKING:
    from collections.abc import Sequence

    from django.http import QueryDict

    from games.lines.tree import Row
    from games.models import AnalysisStep
    from games.selectors.history import HistoryMove
    from games.views.present import Player

DIE: Final = "die:"
"""The prefix of form fields for dice set by hand. The rest of the field's name is a roll's label."""
DEEP: Final = 6
"""The most levels of branches that are drawn. With more, the outermost ones are left out."""


class Begin(TypedDict):
    """The point where a new line starts: arguments of `AnalysisBoard.line`."""

    ply: int | None
    next_turn: bool


@dataclass(frozen=True, slots=True)
class Place:
    """The end of an analysis line for display, and the seat that chooses there."""

    analysis: AnalysisBoard
    line: AnalysisLine
    seat: int | None = None

    @property
    def at(self) -> str:
        """The last step's id; empty if nothing of the line is stored."""
        return self.line.step.pk if self.line.step else ""

    @property
    def ply(self) -> int | None:
        """The ply of a start that isn't stored; ``None`` for the game's current ply."""
        over = self.analysis.table.over
        return self.line.beginning.ply if over and not self.line.step else None

    @property
    def next_turn(self) -> bool:
        """Whether the line starts at the person's next turn."""
        return self.line.beginning.next_turn

    @property
    def address(self) -> str:
        """The URL of this place."""
        return address_of(self.analysis.table.pk, self.at, self.ply, next_turn=self.next_turn)


def address_of(
    table_id: str,
    at: str = "",
    ply: int | None = None,
    seat: int | None = None,
    *,
    next_turn: bool = False,
) -> str:
    """Return the URL of a step, or of a line's start.

    With ``next_turn`` the start is the person's next turn.
    """
    asked = {
        "at": at or None,
        "ply": ply,
        "seat": seat,
        "next_turn": 1 if next_turn and not at else None,
    }
    query = urlencode({name: value for name, value in asked.items() if value is not None})
    return reverse("analysis:board", args=[table_id]) + (f"?{query}" if query else "")


@require_http_methods(["GET", "HEAD", "POST"])
@signed_in
@refusals
def analysis_board(request: PageRequest, table_id: str) -> HttpResponse:
    """Show a step of an analysis line, or add a step to it."""
    asked = request.POST if request.method == "POST" else request.GET
    at, seat, begin = asked.get("at", ""), number_of(asked.get("seat")), _beginning(asked)
    if request.method != "POST":
        analysis = analysis_of(table_id=table_id, person=member_of(request))
        return _shown(request, Place(analysis, analysis.line(at, **begin), seat))
    try:
        done = _done(request, table_id, at, seat, begin)
    except GamesError as error:
        if error.status in LOST:
            raise
        analysis = analysis_of(table_id=table_id, person=member_of(request))
        return _shown(request, Place(analysis, analysis.line(at, **begin), seat), error)
    place = Place(done.analysis, done.line)
    return _shown(request, place) if request.htmx else redirect(place.address)


def _beginning(asked: QueryDict) -> Begin:
    """Return the start of a new line, from the query or the form."""
    # Bookmarks and pages opened earlier may still use the parameter's former name.
    next_turn = "1" in {asked.get("next_turn"), asked.get("ahead")}
    return {"ply": number_of(asked.get("ply")), "next_turn": next_turn}


def _done(
    request: PageRequest, table_id: str, at: str, seat: int | None, begin: Begin
) -> CurrentLine:
    """Carry out the form's button. Raises the errors of the services, and Malformed."""
    by, go, post = member_of(request), request.POST.get("go", ""), request.POST
    if "key" in post or go == "guess":
        chosen = NewStep(-1 if seat is None else seat, post["key"]) if "key" in post else NewStep()
        return line_play(table_id=table_id, by=by, new=chosen, after=at, **begin)
    if go in {"reroll", "dice"}:
        return _rolled(request, table_id, at, _faces(request) if go == "dice" else None)
    if go == "name":
        return line_name(table_id=table_id, by=by, step=at, name=post.get("name", ""))
    if go == "drop":
        return line_drop(table_id=table_id, by=by, step=at)
    if go in {"share", "hide"}:
        return line_share(table_id=table_id, by=by, step=at, shared=go == "share")
    _act_of_feature(request, table_id, at, go)
    analysis = analysis_of(table_id=table_id, person=by)
    return CurrentLine(analysis, analysis.line(at, **begin))


def _act_of_feature(request: PageRequest, table_id: str, at: str, go: str) -> None:
    """Carry out a button of a feature's part of the page.

    Raises the feature's errors, and Malformed if no feature knows the button.
    """
    part = next((one for one in line_parts() if go.startswith(one.verb)), None)
    if part is None:
        raise Malformed
    part.act(request, table_id, at, go.removeprefix(part.verb))


def _rolled(
    request: PageRequest, table_id: str, at: str, fixed_dice: dict[str, list[int]] | None
) -> CurrentLine:
    """Add the last step's choice again beside it, with dice rolled again or set by hand."""
    by = member_of(request)
    step = analysis_of(table_id=table_id, person=by).line(at).step
    if step is None or step.parent_id is None or step.seat is None:
        raise Malformed
    new = NewStep(step.seat, step.key, reroll=fixed_dice is None, fixed_dice=fixed_dice or {})
    return line_play(table_id=table_id, by=by, new=new, after=step.parent_id)


def _faces(request: PageRequest) -> dict[str, list[int]]:
    return {
        name.removeprefix(DIE): [number_of(face) or 0 for face in request.POST.getlist(name)]
        for name in request.POST
        if name.startswith(DIE)
    }


def _shown(request: PageRequest, place: Place, error: GamesError | None = None) -> HttpResponse:
    place, broken = _standing(place)
    context = _context(request, place, error) | {"refusal": error or broken}
    partial = bool(request.htmx)
    page = render(request, "lines/_line.html" if partial else "lines/line.html", context)
    response = with_parts(request, page, None)
    if partial:
        response["HX-Push-Url"] = place.address
    return with_refusal(_private(response), error)


def _private(response: HttpResponse) -> HttpResponse:
    response["X-Robots-Tag"] = "noindex"
    response["Cache-Control"] = "private, no-store"
    return response


def _standing(place: Place) -> tuple[Place, GamesError | None]:
    """Return a place; if it can't be played, the last place that can.

    The second value is the error, or ``None``.
    """
    broken: GamesError | None = None
    for step in reversed(place.line.path or (None,)):
        try:
            line = place.analysis.line(step.pk) if step else place.line
            place.analysis.world(line)
        except Illegal as error:
            broken = broken or error
        else:
            return Place(place.analysis, line, place.seat), broken
    raise broken or Malformed


def _context(request: PageRequest, place: Place, error: GamesError | None) -> dict[str, Any]:
    person = person_of(request)
    people = players(place.analysis.seats, person.pk if person else None)
    rows = place.analysis.tree.rows()
    step, refused = place.line.step, request if error else None
    return {
        **_played(place, people),
        "place": place,
        "step": step,
        "at": place.at,
        "ply": place.ply,
        "next_turn": place.next_turn and not place.at,
        "panels": line_panels(LinePage(place.analysis, place.line, people, refused)),
        "scripts": [part.script for part in line_parts() if part.script],
        "rows": [_row(place, row, people) for row in rows],
        "named": [row.step for row in rows if row.step.name],
        "left": place.analysis.tree.left,
        "dropped": sum(1 for _ in place.analysis.tree.under(step)) if step else 0,
        "passed": _passed(place.analysis.passed.get(place.at), people),
        "back": _back(place),
        "choose_at": reverse("analysis:board", args=[place.analysis.table.pk]),
        "shared_at": _shared_at(request, place),
    }


def _played(place: Place, people: Sequence[Player]) -> dict[str, Any]:
    """Return the template context of the board at a place, with the choices there."""
    table = place.analysis.table
    title, game = table.rules, place.analysis.game(place.line)
    position = place.analysis.position(place.line, place.seat)
    decision, outcome = position.decision, game.outcome()
    drawn = board(title, position.view, people, decision=decision)
    drawn = replace(drawn, in_person=position.seat == place.analysis.seat)
    previews = {
        key: prospect._replace(lasts=False)  # on this board every choice can be undone
        for key, prospect in (game.previews(decision.seat) if decision else {}).items()
    }
    world = place.analysis.world(place.line)
    return {
        "table": table,
        "title": title,
        "people": people,
        "chooser": people[decision.seat] if decision else None,
        "acting": [people[seat] for seat in position.acting],
        "others": [
            {
                "player": people[seat],
                "address": address_of(
                    table.pk, place.at, place.ply, seat, next_turn=place.next_turn
                ),
            }
            for seat in position.acting
            if len(position.acting) > 1
        ],
        "board": drawn,
        "decision": decision,
        "offer": offer(drawn, decision, previews) if decision else None,
        "sheet": score_sheet(outcome, people) if outcome else None,
        "hidden": place.line.beginning.guess != "",
        "rolled": [
            {"name": f"{DIE}{label}", "faces": list(enumerate(roll.faces, 1)), "sides": roll.sides}
            for label, roll in (world.rolled.items() if place.line.path else ())
        ],
    }


def _row(place: Place, row: Row, people: Sequence[Player]) -> dict[str, Any]:
    step = row.step
    return {
        "step": step,
        "rails": row.rails[-DEEP:],
        "branch": row.branch,
        "player": None if step.seat is None else people[step.seat],
        "words": _words(step, people),
        "now": step.pk == place.at,
        "way": step in place.line.path,
        "passed": step.pk in place.analysis.passed,
        "address": address_of(place.analysis.table.pk, step.pk),
    }


def _words(step: AnalysisStep, people: Sequence[Player]) -> str:
    """Return a step in words."""
    if step.parent_id is None:
        return msg("plans-begins" if step.next_turn else "lines-begins", ply=step.ply or 0)
    if step.label is None:
        return msg("lines-guessed-again")
    label = said(msgspec.convert(step.label, Text), people=[player.name for player in people])
    if step.fixed_dice:
        return msg("lines-dice-set", choice=label)
    return msg("lines-dice-rerolled", choice=label) if step.guess else label


def _passed(move: HistoryMove | None, people: Sequence[Player]) -> str:
    """Return a description of the game's move that differs from a line; empty if there is none."""
    if move is None:
        return ""
    names = [player.name for player in people]
    told = " · ".join(said(text, people=names) for text in move.sentences)
    return told or msg("history-silent", name=names[move.place])


def _back(place: Place) -> str:
    """Return the URL of the previous step; empty at a start."""
    step = place.line.step
    return address_of(place.analysis.table.pk, step.parent_id) if step and step.parent_id else ""


def _shared_at(request: PageRequest, place: Place) -> str:
    step = place.line.step
    if step is None or not step.token or not place.analysis.table.over:
        return ""
    page = reverse("analysis:shared", args=[place.analysis.table.pk, step.token])
    return request.build_absolute_uri(page)


@require_safe
@refusals
def shared(request: PageRequest, table_id: str, token: str) -> HttpResponse:
    """Show a shared line of a finished game, step by step and read-only."""
    analysis, last, by = shared_line(table_id=table_id, token=token, person=person_of(request))
    asked = number_of(request.GET.get("step"))
    most = len(last.path) - 1
    number = most if asked is None else min(asked, most)
    place = Place(analysis, analysis.line(last.path[number].pk))
    people = players(analysis.seats, request.user.pk)
    here = reverse("analysis:shared", args=[table_id, token])
    context = {
        **_played(place, people),
        "offer": None,
        "decision": None,
        "og": shared_moment(request, analysis.table, last.beginning.ply, people, here),
        "by": by,
        "name": last.path[-1].name,
        "steps": [
            {
                "player": None if step.seat is None else people[step.seat],
                "words": _words(step, people),
                "now": at == number,
                "address": f"{here}?step={at}",
            }
            for at, step in enumerate(last.path)
        ],
        "previous": f"{here}?step={number - 1}" if number else "",
        "next": f"{here}?step={number + 1}" if number < most else "",
    }
    return _private(render(request, "lines/shared.html", context))
