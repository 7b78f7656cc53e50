"""The person's open turns."""

from __future__ import annotations

from typing import Any

from rest_framework import serializers
from rest_framework.permissions import IsAuthenticated
from rest_framework.request import Request
from rest_framework.response import Response

from games.api.encoding import Json
from games.api.openapi import call
from games.api.operation import Call
from games.api.schemas import ClockSchema, FactsSchema, Schema
from games.api.table_encoding import clock_json, facts_json
from games.models import Seat
from games.selectors.clocks import Clock, clocks_of_seats
from games.selectors.tables import turns_for


class TurnSchema(Schema):
    """A table where it is your turn."""

    seat = serializers.IntegerField(help_text="Your seat, from 0.")
    waiting_since = serializers.DateTimeField(help_text="Since when you must choose.")
    clock = ClockSchema(allow_null=True, help_text="Your clock; null: no clock runs.")
    table = FactsSchema(help_text="The facts about the table.")


class TurnsApi(Call):
    """Your open turns."""

    permission_classes = (IsAuthenticated,)

    class Output(Schema):
        """All of your open turns."""

        results = TurnSchema(many=True)

    @call(
        "turns",
        "List your open turns",
        response=Output,
        signed_in=True,
    )
    def get(self, request: Request) -> Response:
        """Return the tables where it is your turn. Only signed-in people may call it."""
        turns = turns_for(request.user)
        clocks = clocks_of_seats(turns, [request.user])
        results = [_turn_json(seat, clocks.get(seat.pk), request.user) for seat in turns]
        return Response({"results": results})


def _turn_json(seat: Seat, clock: Clock | None, person: Any) -> Json:
    return {
        "seat": seat.place,
        "waiting_since": seat.waiting_since,
        "clock": clock and clock_json(clock),
        "table": facts_json(seat.table, seat.table.seats.all(), person),
    }
