"""Resigning: a page that explains the effects, the action, and the agreement to rate the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.contrib import messages
from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from games import turn_time
from games.errors import NotYourSeat, not_playing
from games.features.table_page import TablePage
from games.models import Status
from games.rules import titles
from games.services.resigning import seat_resign
from games.session import session_open
from games.views.http import PageRequest, member_of, refusals, signed_in
from games.views.panels import RESIGNING, panels
from games.views.present import stand_in_name
from mp2site.text.rendering import msg

if TYPE_CHECKING:
    from django.http import HttpResponse


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
@signed_in
@refusals
def resign(request: PageRequest, table_id: str) -> HttpResponse:
    """Explain the effects, or resign. If the person has already resigned, show the table."""
    person = member_of(request)
    if request.method == "POST":
        seat_resign(table_id=table_id, by=person)
        messages.info(request, msg("resign-done"))
        return redirect("tables:detail", table_id)
    session = session_open(table_id=table_id, person=person)
    if session.own is None:
        raise NotYourSeat
    if session.table.status != Status.PLAYING:
        raise not_playing(session.table.status)
    left = [seat for seat in session.seats if seat is not session.own]
    context = {
        "table": session.table,
        "title": titles.get(session.table.title),
        "stand_in": stand_in_name(turn_time.plays_on(session.table)),
        "ends": turn_time.deserted(session.table, left),
        "panels": panels(TablePage(session, person), RESIGNING),
    }
    return render(request, "tables/resign.html", context)
