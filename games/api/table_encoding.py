"""Tables, seats, positions and clocks as JSON-able data."""

from __future__ import annotations

from collections.abc import Iterable

from rest_framework.request import Request
from rest_framework.response import Response

from accounts.models import User
from games.api.encoding import (
    Json,
    Previews,
    Say,
    decisions_json,
    outcome_json,
    text_json,
    view_json,
)
from games.api.operation import person_of, say_for
from games.errors import NotPlaying, Quarantined
from games.models import Seat, Status, Table
from games.selectors.clocks import Clock
from games.selectors.positions import Position
from games.session import TableSession, session_open
from games.table_options import values_of


def facts_json(table: Table, seats: Iterable[Seat], person: User | None) -> Json:
    """Return a table's facts and its people as data."""
    seats = list(seats)
    return {
        "id": table.pk,
        "name": table.name,
        "title": table.title,
        "edition": table.edition,
        "rules_version": table.rules_version,
        "options": table.options,
        "size": table.size,
        "visibility": table.visibility,
        "pace": table.pace,
        "clock": table.clock,
        "timeout_policy": table.timeout_policy,
        "timeout_misses": table.timeout_misses,
        "stand_in": table.stand_in,
        "start_when_full": table.start_when_full,
        **values_of(table),
        "status": table.status,
        "ply": table.ply,
        "pause_days": table.pause_days,
        "paused_until": table.paused_until,
        "created_at": table.created_at,
        "started_at": table.started_at,
        "finished_at": table.finished_at,
        "computers": any(seat.person.is_computer for seat in seats),
        "people": [_person_json(table, seat, person) for seat in seats],
    }


def _person_json(table: Table, seat: Seat, person: User | None) -> Json:
    return {
        "name": seat.name,
        "place": seat.place,
        "you": person is not None and seat.person_id == person.pk,
        "host": seat.person_id == table.host_id,
        "computer": seat.person.is_computer,
        "strength": seat.person.strength,
        "joined_at": seat.joined_at,
        "waiting_since": seat.waiting_since,
        "consents_to_abandon": seat.consents_to_abandon,
        "missed": seat.missed,
        "held_by_house": seat.held_by_house,
        "resigned_at": seat.resigned_at,
        "agrees_on_pause": seat.agrees_on_pause,
        "agrees_on_rating": seat.agrees_on_rating,
        "rank": seat.rank,
        "score": seat.score,
    }


def position_json(position: Position, say: Say | None, previews: Previews | None = None) -> Json:
    """Return a person's position as data."""
    asked = [position.decision] if position.decision else []
    return {
        "status": position.status,
        "ply": position.ply,
        "seat": position.seat,
        "acting": position.acting,
        "view": view_json(position.view, say),
        "decisions": decisions_json(asked, say, previews),
        "draft": position.draft,
        "note": position.note and text_json(position.note, say),
        "conditional_answers": position.conditional_answers,
    }


def _position(session: TableSession, say: Say | None) -> Json:
    """Return the game as the person sees it; empty before the start or after a quarantine."""
    table = session.table
    nothing: Json = {"seat": None, "acting": (), "view": None, "decisions": (), "draft": ()}
    none = {
        "status": table.status,
        "ply": table.ply,
        **nothing,
        "note": None,
        "conditional_answers": None,
    }
    if table.status == Status.OPEN:
        return none
    try:
        return position_json(session.position, say, session.previews)
    except (NotPlaying, Quarantined):
        return none


def clock_json(clock: Clock) -> Json:
    """Return an open turn's clock as data."""
    return {
        "seat": clock.place,
        "deadline": clock.deadline,
        "left": round(clock.left),
        "free": round(clock.free),
        "bank": round(clock.bank),
        "paused": clock.why,
        "until": clock.until,
        "then": clock.consequence,
        "credit": clock.credit,
    }


def table_now(request: Request, id: str) -> Response:
    """Return the response with a table as the person of the request sees it now."""
    return Response(table_json(request, session_open(table_id=id, person=person_of(request))))


def table_json(request: Request, session: TableSession) -> Json:
    """Return a table as the person of the request sees it, as data."""
    table, seats = session.table, session.seats
    say = say_for(request, seats)
    return {
        **facts_json(table, seats, person_of(request)),
        **_position(session, say),
        "fairness": session.fairness,
        "outcome": table.result and outcome_json(table.result, say),
        "clocks": [clock_json(clock) for clock in session.clocks.values()],
        "invitation": table.token if session.own else "",
    }
