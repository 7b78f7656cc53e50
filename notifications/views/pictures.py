"""The final board of a public game as a picture, for previews of links on other sites."""

from __future__ import annotations

from typing import Final

from django.http import Http404, HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

from games.models import Status, Table, Visibility
from notifications.content.pictures import final_picture

A_DAY: Final = 86_400


@require_safe
def final_board(request: HttpRequest, table_id: str) -> HttpResponse:  # noqa: ARG001 - Django passes it
    """Return the final board of a public game as everybody may see it; 404 for other tables."""
    tables = Table.objects.lean().filter(
        pk=table_id, status=Status.FINISHED, visibility=Visibility.PUBLIC, hidden=False
    )
    table = tables.first()
    png = final_picture(table) if table else b""
    if not png:
        raise Http404
    answer = HttpResponse(png, content_type="image/png")
    answer["Cache-Control"] = f"public, max-age={A_DAY}"
    return answer
