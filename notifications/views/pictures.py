"""Boards of public games as pictures, for previews of links on other sites."""

from __future__ import annotations

from http import HTTPStatus
from typing import Final

from django.http import Http404, HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

from games.models import Status, Table, Visibility
from notifications.content.pictures import TooManyPictures, moment_picture

A_DAY: Final = 86_400


@require_safe
def final_board(request: HttpRequest, table_id: str) -> HttpResponse:  # noqa: ARG001 - Django passes it
    """Return a finished public game's board as everybody may see it; 404 for other tables."""
    return _board(table_id, None)


@require_safe
def moment(request: HttpRequest, table_id: str, ply: int) -> HttpResponse:  # noqa: ARG001 - Django passes it
    """Return the board of a finished public game after a ply; 404 for other tables and plies."""
    return _board(table_id, ply)


def _board(table_id: str, ply: int | None) -> HttpResponse:
    """Return the board after a ply; ``None``: at the end."""
    tables = Table.objects.lean().filter(
        pk=table_id, status=Status.FINISHED, visibility=Visibility.PUBLIC, hidden=False
    )
    table = tables.first()
    if table is None or (ply or 0) > table.ply:
        raise Http404
    try:
        png = moment_picture(table, table.ply if ply is None else ply)
    except TooManyPictures:
        return HttpResponse(status=HTTPStatus.TOO_MANY_REQUESTS, headers={"Retry-After": "60"})
    if not png:
        raise Http404
    answer = HttpResponse(png, content_type="image/png")
    answer["Cache-Control"] = f"public, max-age={A_DAY}"
    return answer
