"""The REST operation that lists a person's open turns."""

from __future__ import annotations

from rest_framework.request import Request
from rest_framework.response import Response

from accounts.models import User
from games.api.fields import Instant, Number
from games.api.openapi import call
from games.api.operation import SignedInCall
from games.api.schemas.base import Json, Schema
from games.api.schemas.table import ClockSchema, FactsSchema
from games.api.table_encoding import facts_json
from games.models import Seat
from games.selectors.clocks import Clock, clocks_of_seats
from games.selectors.tables import turns_for


class TurnSchema(Schema):
    """A table where it is your turn."""

    seat = Number("Your seat, from 0.", source="place")
    waiting_since = Instant("When your turn began.")
    clock = ClockSchema(allow_null=True, help_text="Your clock; null: the table has no clock.")
    table = FactsSchema(help_text="The table's facts.")


class TurnsApi(SignedInCall):
    """Your open turns."""

    class Output(Schema):
        """Your open turns."""

        results = TurnSchema(
            many=True, help_text="Your open turns; those at the newest tables come first."
        )

    @call("turns", "List your open turns", response=Output)
    def get(self, request: Request) -> Response:
        """Return the tables where it is your turn. Only signed-in people may call it."""
        turns = turns_for(request.user)
        clocks = clocks_of_seats(turns, [request.user])
        results = [_turn(seat, clocks.get(seat.pk), request.user) for seat in turns]
        return Response({"results": results})


def _turn(seat: Seat, clock: Clock | None, person: User) -> Json:
    table = facts_json(seat.table, seat.table.seats.all(), person)
    return TurnSchema.of(seat, clock=clock and ClockSchema.of(clock), table=table)
