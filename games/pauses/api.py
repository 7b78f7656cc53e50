"""The REST views of pauses."""

from __future__ import annotations

from rest_framework.request import Request
from rest_framework.response import Response

from games.api.fields import Flag, Number
from games.api.openapi import call
from games.api.operation import Call
from games.api.schemas.base import Schema
from games.api.schemas.table import TableSchema
from games.api.table_encoding import table_now
from games.errors import Code
from games.services.pausing import pause_answer, pause_end, pause_propose


class PauseApi(Call):
    """The proposal of a pause."""

    class Input(Schema):
        """The length of the proposed pause."""

        days = Number("The length of the proposed pause in days.", min_value=1, max_value=14)

    @call(
        "pause_propose",
        "Propose a pause",
        request=Input,
        response=TableSchema,
        refuses=(Code.NOT_FOUND, Code.NOT_YOUR_SEAT, Code.NOT_PLAYING, Code.BAD_PAUSE),
        request_example={"days": 3},
    )
    def post(self, request: Request, id: str) -> Response:
        """Propose a pause, in place of an earlier proposal.

        It begins when all players have agreed. Only players of a running game with a clock may call
        it; refused during a pause.
        """
        pause_propose(table_id=id, by=request.user, **self.take(request, self.Input))
        return table_now(request, id)


class PauseAnswerApi(Call):
    """The answer to a proposed pause."""

    class Input(Schema):
        """The length of the proposed pause, and whether you agree."""

        days = Number(
            "The length of the proposed pause in days; another length is refused.",
            min_value=1,
            max_value=14,
        )
        agree = Flag("`true`: agree; `false`: refuse.", default=True)

    @call(
        "pause_answer",
        "Accept or refuse a proposed pause",
        request=Input,
        response=TableSchema,
        refuses=(Code.NOT_FOUND, Code.NOT_YOUR_SEAT, Code.NOT_PLAYING, Code.BAD_PAUSE),
        request_example={"days": 3, "agree": True},
    )
    def post(self, request: Request, id: str) -> Response:
        """Agree to the proposed pause, or refuse it.

        When all players have agreed, the pause begins and all clocks stop. A refusal deletes the
        proposal. Only players may call it.
        """
        pause_answer(table_id=id, by=request.user, **self.take(request, self.Input))
        return table_now(request, id)


class PauseEndApi(Call):
    """The early end of a pause."""

    class Input(Schema):
        """Whether you agree."""

        consent = Flag("`true`: agree; `false`: withdraw your agreement.", default=True)

    @call(
        "pause_end",
        "Agree to end a pause early",
        request=Input,
        response=TableSchema,
        refuses=(Code.NOT_FOUND, Code.NOT_YOUR_SEAT, Code.NOT_PLAYING, Code.BAD_PAUSE),
        request_example={"consent": True},
    )
    def post(self, request: Request, id: str) -> Response:
        """Agree to end the pause early, or withdraw your agreement.

        When all players have agreed, the pause ends and the clocks run again. Only players may call
        it, during a pause.
        """
        pause_end(table_id=id, by=request.user, **self.take(request, self.Input))
        return table_now(request, id)
