"""The REST view of conditional answers."""

from __future__ import annotations

from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from games.answers.services import conditional_answers_set
from games.api.fields import Pairs
from games.api.openapi import call
from games.api.operation import Call
from games.api.schemas.base import Schema
from games.errors import Code


class ConditionalAnswersApi(Call):
    """A seat's conditional answers."""

    class Input(Schema):
        """The conditional answers to change."""

        conditional_answers = Pairs(
            help_text='The conditional answers to change, by id, such as `{"save-cube": "always"}`; the '
            "title's `conditional_answers` list ids and values. Others stay."
        )

    class Output(Schema):
        """Your conditional answers at the table."""

        conditional_answers = serializers.DictField(
            child=serializers.CharField(), help_text="All your conditional answers by id."
        )

    @call(
        "conditional_answers_set",
        "Set your conditional answers",
        request=Input,
        response=Output,
        refuses=(Code.NOT_FOUND, Code.NOT_YOUR_SEAT, Code.NOT_PLAYING, Code.BAD_CONDITIONAL_ANSWER),
        request_example={"conditional_answers": {"save-cube": "always"}},
    )
    def post(self, request: Request, id: str) -> Response:
        """Set conditional answers. The site uses them to answer your later decisions for you.

        A decision that is already open stays open. Only players of a running game may call it;
        refused if an id or a value is unknown.
        """
        answers = self.take(request, self.Input)["conditional_answers"]
        seat = conditional_answers_set(table_id=id, by=request.user, answers=answers)
        return Response({"conditional_answers": seat.conditional_answers})
