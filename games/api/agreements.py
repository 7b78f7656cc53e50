"""The REST operation that ends a game early, if all players agree."""

from __future__ import annotations

from rest_framework.request import Request
from rest_framework.response import Response

from games.api.fields import Flag
from games.api.openapi import call
from games.api.operation import Call
from games.api.schemas.base import Schema
from games.api.schemas.table import TableSchema
from games.api.table_encoding import table_now
from games.errors import Code
from games.services.lifecycle import abandon_consent


class AbandonApi(Call):
    """The players' agreement to end a game early."""

    class Input(Schema):
        """Your agreement or its withdrawal."""

        consent = Flag("`true`: agree; `false`: withdraw your agreement.", default=True)

    @call(
        "table_abandon",
        "Agree to end the game without a result",
        request=Input,
        response=TableSchema,
        refuses=(Code.NOT_FOUND, Code.NOT_YOUR_SEAT, Code.NOT_PLAYING),
        request_example={"consent": True},
    )
    def post(self, request: Request, id: str) -> Response:
        """Agree to end the game without a result, or withdraw your agreement.

        The game ends when all players have agreed. Only players of the running game may call it.
        """
        abandon_consent(table_id=id, by=request.user, **self.take(request, self.Input))
        return table_now(request, id)
