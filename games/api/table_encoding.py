"""The JSON that describes a table and its people to one person."""

from __future__ import annotations

from collections.abc import Iterable

from rest_framework.request import Request
from rest_framework.response import Response

from accounts.models import User
from games.api.operation import person_of, say_for
from games.api.schemas.base import Json, Say
from games.api.schemas.game import PositionSchema
from games.api.schemas.table import ClockSchema, FactsSchema, PersonSchema, TableSchema
from games.errors import NotPlaying, Quarantined
from games.models import Seat, Status, Table
from games.session import TableSession, session_open
from games.table_options import values_of


def facts_json(table: Table, seats: Iterable[Seat], person: User | None) -> Json:
    """Return a table's facts and its people."""
    seats = list(seats)
    return FactsSchema.of(
        table,
        **values_of(table),
        computers=any(seat.person.is_computer for seat in seats),
        people=[_person_json(table, seat, person) for seat in seats],
    )


def _person_json(table: Table, seat: Seat, person: User | None) -> Json:
    you = person is not None and seat.person_id == person.pk
    return PersonSchema.of(seat, you=you, host=seat.person_id == table.host_id)


def _position(session: TableSession, say: Say | None) -> Json:
    """Return the game's position for the person; empty before the start or after a quarantine."""
    table = session.table
    nothing: Json = {"seat": None, "acting": (), "view": None, "decisions": ()}
    nothing |= {"draft": (), "undone": ()}
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
        return PositionSchema.with_previews(session.position, say, session.previews)
    except (NotPlaying, Quarantined):
        return none


def table_now(request: Request, id: str) -> Response:
    """Return the response with a table as the person of the request sees it now."""
    return Response(table_json(request, session_open(table_id=id, person=person_of(request))))


def table_json(request: Request, session: TableSession) -> Json:
    """Return a table as the person of the request sees it."""
    table, seats = session.table, session.seats
    say = say_for(request, seats)
    return TableSchema.of(
        session,
        say,
        **{**facts_json(table, seats, person_of(request)), **_position(session, say)},
        clocks=[ClockSchema.of(clock) for clock in session.clocks.values()],
        invitation=table.token if session.own else "",
    )
