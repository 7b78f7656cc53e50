"""A player's choices at a table: to choose, undo, redo and reset."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.views.decorators.http import require_POST

from games.services.play import choice_submit, draft_redo, draft_reset, draft_undo
from games.views.http import PageRequest, member_of, refusals, signed_in
from games.views.play import act

if TYPE_CHECKING:
    from django.http import HttpResponse

    from games.session import TableSession


@require_POST
@signed_in
@refusals
def choose(request: PageRequest, table_id: str) -> HttpResponse:
    """Submit a choice."""
    person = member_of(request)
    decision, key = request.POST.get("decision", ""), request.POST.get("key", "")

    def submit() -> TableSession:
        submitted = choice_submit(table_id=table_id, by=person, decision=decision, key=key)
        return submitted.session

    return act(request, table_id, submit)


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
