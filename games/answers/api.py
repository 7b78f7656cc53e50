"""The REST view of conditional answers."""

from __future__ import annotations

from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from games.answers.services import orders_set
from games.api.fields import Pairs
from games.api.openapi import call
from games.api.operation import Call
from games.api.schemas import Schema
from games.errors import Code


class OrdersApi(Call):
    """A seat's conditional answers."""

    class Input(Schema):
        """The conditional answers to change; others stay."""

        orders = Pairs(
            help_text='Conditional answers by id, such as `{"save-cube": "always"}`; see `standing_orders` '
            "of the title."
        )

    class Output(Schema):
        """All conditional answers of the seat."""

        orders = serializers.DictField(
            child=serializers.CharField(), help_text="All your conditional answers by id."
        )

    @call(
        "orders_set",
        "Set your conditional answers",
        request=Input,
        response=Output,
        refuses=(Code.NOT_FOUND, Code.NOT_YOUR_SEAT, Code.NOT_PLAYING, Code.BAD_ORDER),
        signed_in=True,
        request_example={"orders": {"save-cube": "always"}},
    )
    def post(self, request: Request, id: str) -> Response:
        """Set conditional answers, which answer decisions that open from now on.

        Only players of the running game may call it; fails for unknown answers.
        """
        seat = orders_set(table_id=id, by=request.user, **self.take(request, self.Input))
        return Response({"orders": seat.orders})
