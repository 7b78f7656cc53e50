"""Pauses by agreement: propose, agree, end early."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.views.decorators.http import require_POST

from games.services.pausing import pause_answer, pause_end, pause_propose
from games.views.http import PageRequest, member_of, number_of, refusals, signed_in
from games.views.play import act

if TYPE_CHECKING:
    from django.http import HttpResponse


@require_POST
@signed_in
@refusals
def propose(request: PageRequest, table_id: str) -> HttpResponse:
    """Propose a pause."""
    person, days = member_of(request), number_of(request.POST.get("days")) or 0
    return act(
        request,
        table_id,
        lambda: pause_propose(table_id=table_id, by=person, days=days),
    )


@require_POST
@signed_in
@refusals
def answer(request: PageRequest, table_id: str) -> HttpResponse:
    """Agree to the proposed pause, or refuse it."""
    person, days = member_of(request), number_of(request.POST.get("days")) or 0
    agree = request.POST.get("agree") == "yes"
    return act(
        request,
        table_id,
        lambda: pause_answer(table_id=table_id, by=person, days=days, agree=agree),
    )


@require_POST
@signed_in
@refusals
def go_on(request: PageRequest, table_id: str) -> HttpResponse:
    """Agree to end the pause early, or withdraw the agreement."""
    person, consent = member_of(request), request.POST.get("consent") == "yes"
    return act(
        request,
        table_id,
        lambda: pause_end(table_id=table_id, by=person, consent=consent),
    )
