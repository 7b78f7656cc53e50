"""A player's choices at a table: to choose, undo, redo and reset."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.http import HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_POST, require_safe

from games.rules import titles
from games.selectors.onward import onwards
from games.services.play import choice_submit, draft_redo, draft_reset, draft_undo
from games.services.runs import RUN_LIMIT
from games.session import session_open
from games.views.http import PageRequest, member_of, refusals, signed_in
from games.views.offers import offer
from games.views.play import act
from games.views.present import board, players

if TYPE_CHECKING:
    from games.session import TableSession


@require_POST
@signed_in
@refusals
def choose(request: PageRequest, table_id: str) -> HttpResponse:
    """Submit a choice, with the further ones of its run (``then``), and perhaps the turn's end."""
    person = member_of(request)
    form = request.POST
    decision, key, then = form.get("decision", ""), form.get("key", ""), form.getlist("then")

    def submit() -> TableSession:
        return choice_submit(
            table_id=table_id,
            by=person,
            decision=decision,
            key=key,
            then=then[:RUN_LIMIT],
            ends="ends" in form,
        ).session

    return act(request, table_id, submit)


@require_safe
@signed_in
@refusals
def onward(request: PageRequest, table_id: str) -> HttpResponse:
    """Send the choices that may follow picked ones (``key``), as buttons with choice cards.

    If the decision isn't open any more, nothing may follow: 204.
    """
    person = member_of(request)
    session = session_open(table_id=table_id, person=person)
    position = session.position
    if position.decision is None or position.decision.id != request.GET.get("decision"):
        return HttpResponse(status=204)
    place = position.decision.seat
    decision, previews = onwards(session.game, place, request.GET.getlist("key")[:RUN_LIMIT])
    title, people = titles.get(session.table.title), players(session.seats, person.pk)
    drawn = board(title, position.view, people, decision=position.decision)
    return render(
        request, "tables/_choice_groups.html", {"offer": offer(drawn, decision, previews)}
    )


@require_POST
@signed_in
@refusals
def undo(request: PageRequest, table_id: str) -> HttpResponse:
    """Undo the draft's last choice."""
    person = member_of(request)
    return act(request, table_id, lambda: draft_undo(table_id=table_id, by=person).session)


@require_POST
@signed_in
@refusals
def redo(request: PageRequest, table_id: str) -> HttpResponse:
    """Make the last undone choice again."""
    person = member_of(request)
    return act(request, table_id, lambda: draft_redo(table_id=table_id, by=person).session)


@require_POST
@signed_in
@refusals
def reset(request: PageRequest, table_id: str) -> HttpResponse:
    """Reset the whole draft."""
    person = member_of(request)
    return act(request, table_id, lambda: draft_reset(table_id=table_id, by=person).session)
