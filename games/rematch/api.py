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
    """Another game of the same people."""

    @call(
        "table_rematch",
        "Open or join a rematch",
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
        """Open a table like this one and invite the others, or join the table that is already open.

        Only players of the finished game may call it.
        """
        again = rematch(table_id=id, by=request.user)
        return table_now(request, again.pk)
