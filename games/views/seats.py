"""Pages that take and leave seats, start a game, and end it early by agreement."""

from __future__ import annotations

from django.contrib import messages
from django.http import HttpResponse
from django.shortcuts import redirect
from django.views.decorators.http import require_POST

from games.errors import (
    AlreadySeated,
    BadSetup,
    Full,
    NotAskedFor,
    NotOpenToYou,
    Removed,
    TooMany,
    Unconfirmed,
)
from games.services.inviting import circle_invite, person_invite
from games.services.leaving import player_remove, table_leave
from games.services.lifecycle import abandon_consent, opponent_ask, table_join, table_start
from games.services.returning import seat_return
from games.session import session_open
from games.views.http import PageRequest, member_of, number_of, refusals, signed_in
from games.views.play import act, waiting_room
from mp2site.text.rendering import msg


@require_POST
@signed_in
@refusals
def join(request: PageRequest, table_id: str) -> HttpResponse:
    """Take a seat; show the table to a person who already has one."""
    nonce = request.POST.get("nonce", "").strip()
    token = request.POST.get("token", "")
    person = member_of(request)
    try:
        table_join(table_id=table_id, by=person, token=token, nonce=nonce)
    except AlreadySeated:
        pass
    except (
        BadSetup,
        NotAskedFor,
        NotOpenToYou,
        Removed,
        TooMany,
    ) as error:  # show the error on the invitation's page and keep the input
        session = session_open(table_id=table_id, person=person, token=token)
        return waiting_room(request, session, token=token, refusal=error)
    return redirect("tables:detail", table_id)


@require_POST
@signed_in
@refusals
def invite(request: PageRequest, table_id: str) -> HttpResponse:
    """Invite a person by name, or the members of a circle."""
    person = member_of(request)
    try:
        said = _invited(request, table_id)
    except (AlreadySeated, BadSetup, Removed, TooMany, Unconfirmed) as error:
        session = session_open(table_id=table_id, person=person)
        return waiting_room(request, session, refusal=error)
    messages.success(request, said)
    return redirect("tables:detail", table_id)


def _invited(request: PageRequest, table_id: str) -> str:
    """Invite a person, or a circle; return the confirmation."""
    by, circle = member_of(request), number_of(request.POST.get("circle"))
    if circle is None:
        name = request.POST.get("name", "")
        guest = person_invite(table_id=table_id, by=by, name=name)
        return msg("tables-invited-person", name=guest.name)
    told = circle_invite(table_id=table_id, by=by, circle_id=circle)
    return msg("tables-invited-circle", count=len(told.names), left=told.left)


@require_POST
@signed_in
@refusals
def ask(request: PageRequest, table_id: str) -> HttpResponse:
    """Seat an opponent, for the host."""
    person, strength = member_of(request), request.POST.get("strength", "")
    try:
        seat = opponent_ask(table_id=table_id, by=person, strength=strength)
    except (BadSetup, Full) as error:
        session = session_open(table_id=table_id, person=person)
        return waiting_room(request, session, refusal=error)
    messages.success(request, msg("opponents-asked", name=seat.name))
    return redirect("tables:detail", table_id)


@require_POST
@signed_in
@refusals
def leave(request: PageRequest, table_id: str) -> HttpResponse:
    """Give up the seat."""
    table_leave(table_id=table_id, by=member_of(request))
    messages.info(request, msg("tables-left"))
    return redirect("tables:list")


@require_POST
@signed_in
@refusals
def remove(request: PageRequest, table_id: str) -> HttpResponse:
    """Remove a guest, for the host."""
    name = request.POST.get("name", "")
    player_remove(table_id=table_id, by=member_of(request), name=name)
    messages.success(request, msg("moderation-removed", name=name))
    return redirect("tables:detail", table_id)


@require_POST
@signed_in
@refusals
def start(request: PageRequest, table_id: str) -> HttpResponse:
    """Start a full table."""
    table_start(table_id=table_id, by=member_of(request))
    return redirect("tables:detail", table_id)


@require_POST
@signed_in
@refusals
def come_back(request: PageRequest, table_id: str) -> HttpResponse:
    """Take the seat back from autoplay."""
    return act(
        request,
        table_id,
        lambda: seat_return(table_id=table_id, by=member_of(request)),
    )


@require_POST
@signed_in
@refusals
def abandon(request: PageRequest, table_id: str) -> HttpResponse:
    """Agree to end the game early, or withdraw the agreement."""
    consent = request.POST.get("consent") == "yes"
    return act(
        request,
        table_id,
        lambda: abandon_consent(table_id=table_id, by=member_of(request), consent=consent),
    )
