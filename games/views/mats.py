"""A seat's mat, which is its area with its pieces: as a page, or over the table's board."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from django.shortcuts import redirect, render
from django.utils.safestring import SafeString
from django.views.decorators.http import require_safe

from games.errors import NotFound
from games.rules import titles
from games.session import session_open
from games.views.http import PageRequest, person_of, refusals, unlisted
from games.views.present import board, draw_part, players

if TYPE_CHECKING:
    from django.http import HttpResponse

NAMES: Final = re.compile(r'\s(?:id|data-target|data-glide)="[^"]*"')


@require_safe
@refusals
def mat(request: PageRequest, table_id: str, place: int) -> HttpResponse:
    """Show a seat's pieces as the reader may see them.

    The reader's own mat is on the table's page, so for it the view redirects there. With
    ``partial``, send only the part that the table's page shows over its board.
    """
    person = person_of(request)
    session = session_open(table_id=table_id, person=person)
    table = session.table
    own = session.position.seat == place
    if table.started_at is None or own:
        return redirect("tables:detail", table.pk)
    if place >= table.size:
        raise NotFound
    title, partial = titles.get(table.title), "partial" in request.GET
    people = players(session.seats, person.pk if person else None)
    drawn = board(title, session.position.view, people)
    others = [player.seat for player in people if player.seat != session.position.seat]
    at = others.index(place)
    context = {
        "table": table,
        "title": title,
        "player": people[place],
        "previous": others[at - 1],
        "next": others[(at + 1) % len(others)],
        "points": drawn.drawing.seats[place].counters.get(drawn.drawing.score),
        "mat": unnamed(draw_part(drawn, "mat", place=place)),
        "symbols": drawn.symbols,
    }
    template = "tables/_mat.html" if partial else "tables/mat.html"
    return unlisted(render(request, template, context), table)


def unnamed(html: str) -> SafeString:
    """Return a drawing without ids and targets, since the board on the page has the same ones."""
    return SafeString(NAMES.sub("", html))
