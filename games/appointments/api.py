"""The REST views of appointments."""

from __future__ import annotations

from rest_framework.request import Request
from rest_framework.response import Response

from games.api.fields import Instant, Number
from games.api.openapi import call
from games.api.operation import SignedInCall
from games.api.schemas.base import Schema
from games.appointments.services import appointment_cancel, appointment_propose
from games.errors import Code, NotYourSeat
from games.models import Table
from games.selectors.appointments import has_appointment
from games.session import session_open


class AppointmentSchema(Schema):
    """A table's appointment: half an hour in which its players play together."""

    starts_at = Instant(
        "When it begins; null: there is no appointment.", allow_null=True, source="appointment_at"
    )
    by = Number(
        "The place of the seat that proposed it; null: none.",
        allow_null=True,
        source="appointment_by",
    )


class AppointmentApi(SignedInCall):
    """A table's appointment."""

    class Input(Schema):
        """The beginning of the appointment."""

        starts_at = Instant("When it begins: in 5 minutes to 60 days. It lasts half an hour.")

    @call(
        "appointment",
        "Show a table's appointment",
        response=AppointmentSchema,
        refuses=(Code.NOT_FOUND, Code.NOT_YOUR_SEAT),
        response_example={"starts_at": "2026-03-07T19:00:00Z", "by": 1},
    )
    def get(self, request: Request, id: str) -> Response:
        """Return the time at which the table's players will play together.

        Only they may call it.
        """
        session = session_open(table_id=id, person=request.user)
        if session.own is None:
            raise NotYourSeat
        return Response(_told(session.table))

    @call(
        "appointment_propose",
        "Propose an appointment",
        request=Input,
        response=AppointmentSchema,
        refuses=(Code.NOT_FOUND, Code.NOT_YOUR_SEAT, Code.NOT_PLAYING, Code.BAD_APPOINTMENT),
        request_example={"starts_at": "2026-03-07T19:00:00Z"},
        response_example={"starts_at": "2026-03-07T19:00:00Z", "by": 1},
    )
    def post(self, request: Request, id: str) -> Response:
        """Propose half an hour to play together, in place of an earlier appointment.

        The other players are notified. All players are reminded half an hour before, and have the
        appointment in their calendar feeds. The clocks don't change. Only players of a running game
        may call it.
        """
        asked = self.take(request, self.Input)
        return Response(_told(appointment_propose(table_id=id, by=request.user, **asked)))

    @call(
        "appointment_cancel",
        "Cancel an appointment",
        status=204,
        refuses=(Code.NOT_FOUND, Code.NOT_YOUR_SEAT, Code.NOT_PLAYING, Code.BAD_APPOINTMENT),
    )
    def delete(self, request: Request, id: str) -> Response:
        """Cancel the table's appointment. Every player of the table may call it."""
        appointment_cancel(table_id=id, by=request.user)
        return Response(status=204)


def _told(table: Table) -> dict[str, object]:
    if not has_appointment(table):
        return {"starts_at": None, "by": None}
    return AppointmentSchema.of(table)
