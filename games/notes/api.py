"""The REST views of private notes at a table."""

from __future__ import annotations

from rest_framework.request import Request
from rest_framework.response import Response

from games.api.fields import Words
from games.api.openapi import call
from games.api.operation import SignedInCall, person_of
from games.api.schemas.base import Schema
from games.errors import Code, NotYourSeat
from games.notes.services import notes_set
from games.session import session_open


class NotesApi(SignedInCall):
    """Your private notes at a table."""

    class Input(Schema):
        """The new notes."""

        notes = Words(
            "The new notes: plain text of at most 4,000 characters; empty: none.", allow_blank=True
        )

    class Output(Schema):
        """Your notes at the table."""

        notes = Words("Your notes; empty: none.", allow_blank=True)

    REFUSES = (Code.NOT_FOUND, Code.NOT_YOUR_SEAT)

    @call("notes", "Show your notes at a table", response=Output, refuses=REFUSES)
    def get(self, request: Request, id: str) -> Response:
        """Return your notes, which only you can see. Only players may call it."""
        session = session_open(table_id=id, person=person_of(request))
        if session.own is None:
            raise NotYourSeat
        return Response({"notes": session.own.notes})

    @call(
        "notes_set",
        "Replace your notes at a table",
        request=Input,
        response=Output,
        refuses=(*REFUSES, Code.TOO_LONG, Code.BUSY),
        request_example={"notes": "Jonas needs pepper. Leave him the camels."},
    )
    def post(self, request: Request, id: str) -> Response:
        """Replace your notes. You can do so before, during and after the game.

        Only players may call it; refused if the text is too long.
        """
        asked = self.take(request, self.Input)
        return Response({"notes": notes_set(table_id=id, by=request.user, **asked)})
