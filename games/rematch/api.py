"""The REST view of rematches."""

from __future__ import annotations

from rest_framework.request import Request
from rest_framework.response import Response

from games.api.openapi import call
from games.api.operation import Call
from games.api.schemas.table import TableSchema
from games.api.table_encoding import table_now
from games.errors import Code
from games.rematch.services import rematch


class RematchApi(Call):
    """Another game with the same people."""

    @call(
        "table_rematch",
        "Create or join a rematch",
        response=TableSchema,
        refuses=(
            Code.NOT_FOUND,
            Code.NOT_YOUR_SEAT,
            Code.BAD_SETUP,
            Code.TOO_MANY,
            Code.UNCONFIRMED,
            Code.REMOVED,
            Code.SUSPENDED,
        ),
    )
    def post(self, request: Request, id: str) -> Response:
        """Create a table with the same settings, and invite the other players to it.

        If another player has created it already, join that table instead. Returns the table. Only
        players of the finished game may call it.
        """
        again = rematch(table_id=id, by=request.user)
        return table_now(request, again.pk)
