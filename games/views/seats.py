"""Sitting down, getting up, starting, and ending early by consent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.contrib import messages
from django.http import HttpResponse
from django.shortcuts import redirect
from django.views.decorators.http import require_POST

from games import selectors, services
from games.errors import AlreadySeated, BadSetup
from games.views.http import PageRequest, refusals, signed_in
from games.views.play import act, waiting_room
from mp2site.text import msg

if TYPE_CHECKING:
    from accounts.models import User


@require_POST
@signed_in
@refusals
def join(request: PageRequest, table_id: str) -> HttpResponse:
    """Take a seat. Who has one already is simply shown the table."""
    nonce = request.POST.get("nonce", "").strip()
    token = request.POST.get("token", "")
    person: User = request.user  # type: ignore[assignment]
    try:
        services.table_join(table_id=table_id, by=person, token=token, nonce=nonce)
    except AlreadySeated:
        pass
    except BadSetup as error:  # a word that can't be mixed in: ask again, keep what was typed
        table = selectors.table_get_for(person=person, table_id=table_id, token=token)
        return waiting_room(request, table, token=token, refusal=error)
    return redirect("tables:detail", table_id)


@require_POST
@signed_in
@refusals
def invite(request: PageRequest, table_id: str) -> HttpResponse:
    """Tell somebody of the table, by their name."""
    person: User = request.user  # type: ignore[assignment]
    try:
        guest = services.person_invite(
            table_id=table_id, by=person, name=request.POST.get("name", "")
        )
    except (AlreadySeated, BadSetup) as error:  # the name is to be put right
        table = selectors.table_get_for(person=person, table_id=table_id)
        return waiting_room(request, table, refusal=error)
    messages.success(request, msg("tables-invited-person", name=guest.username))
    return redirect("tables:detail", table_id)


@require_POST
@signed_in
@refusals
def leave(request: PageRequest, table_id: str) -> HttpResponse:
    """Give the seat up."""
    services.table_leave(table_id=table_id, by=request.user)  # type: ignore[arg-type]
    messages.info(request, msg("tables-left"))
    return redirect("tables:list")


@require_POST
@signed_in
@refusals
def start(request: PageRequest, table_id: str) -> HttpResponse:
    """Start a full table."""
    services.table_start(table_id=table_id, by=request.user)  # type: ignore[arg-type]
    return redirect("tables:detail", table_id)


@require_POST
@signed_in
@refusals
def come_back(request: PageRequest, table_id: str) -> HttpResponse:
    """Take the seat back from the house."""
    return act(
        request,
        table_id,
        lambda: services.seat_return(table_id=table_id, by=request.user),  # type: ignore[arg-type]
    )


@require_POST
@signed_in
@refusals
def abandon(request: PageRequest, table_id: str) -> HttpResponse:
    """Agree to end the game early, or take that back."""
    consent = request.POST.get("consent") == "yes"
    return act(
        request,
        table_id,
        lambda: services.abandon_consent(table_id=table_id, by=request.user, consent=consent),  # type: ignore[arg-type]
    )
