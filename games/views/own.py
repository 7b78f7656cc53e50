"""A player's own settings at a table: notes, coaching, conditional answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_POST

from games import services
from games.errors import GamesError
from games.views.http import PageRequest, member_of, refusals, signed_in, with_refusal
from games.views.play import LOST, act

if TYPE_CHECKING:
    from django.http import HttpResponse


@require_POST
@signed_in
@refusals
def notes(request: PageRequest, table_id: str) -> HttpResponse:
    """Save the person's notes; the page's part confirms it, or shows the error."""
    text = request.POST.get("notes", "")
    try:
        services.notes_set(table_id=table_id, by=member_of(request), notes=text)
    except GamesError as error:
        if error.status in LOST or not request.htmx:
            raise
        said = render(request, "tables/_notes_said.html", {"error": error})
        return with_refusal(said, error)
    if request.htmx:
        return render(request, "tables/_notes_said.html")
    return redirect(reverse("tables:detail", args=[table_id]) + "#notes")


@require_POST
@signed_in
@refusals
def coaching(request: PageRequest, table_id: str) -> HttpResponse:
    """Switch coaching on or off."""
    person, on = member_of(request), request.POST.get("coached") == "yes"
    return act(
        request,
        table_id,
        lambda: services.coaching_set(table_id=table_id, by=person, coached=on),
    )


@require_POST
@signed_in
@refusals
def orders(request: PageRequest, table_id: str) -> HttpResponse:
    """Change conditional answers."""
    person = member_of(request)
    said = {
        name.removeprefix("order-"): str(value)
        for name, value in request.POST.items()
        if name.startswith("order-")
    }
    return act(
        request,
        table_id,
        lambda: services.orders_set(table_id=table_id, by=person, orders=said),
    )
