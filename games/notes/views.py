"""The form of a person's private notes at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_POST

from games.errors import GamesError
from games.notes.services import notes_set
from games.views.http import PageRequest, member_of, refusals, signed_in, with_refusal
from games.views.play import LOST

if TYPE_CHECKING:
    from django.http import HttpResponse


@require_POST
@signed_in
@refusals
def notes(request: PageRequest, table_id: str) -> HttpResponse:
    """Save the person's notes; the response shows a confirmation or the error."""
    text = request.POST.get("notes", "")
    try:
        notes_set(table_id=table_id, by=member_of(request), notes=text)
    except GamesError as error:
        if error.status in LOST or not request.htmx:
            raise
        said = render(request, "tables/_notes_said.html", {"error": error})
        return with_refusal(said, error)
    if request.htmx:
        return render(request, "tables/_notes_said.html")
    return redirect(reverse("tables:detail", args=[table_id]) + "#notes")
