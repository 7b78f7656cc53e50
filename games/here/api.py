"""The REST views of presence."""

from __future__ import annotations

from rest_framework.request import Request
from rest_framework.response import Response

from accounts.models import User
from games.api.fields import Flag, Number, OneOf
from games.api.openapi import call
from games.api.operation import SignedInCall
from games.api.schemas.base import Schema
from games.errors import Code
from games.here.presence import Presence
from games.here.selectors import presence_at
from games.here.services import presence_share
from games.session import session_open


class SharingSchema(Schema):
    """Whether you share your presence."""

    shared = Flag("Whether players at your tables see if you are here now, and you see theirs.")


class PresenceApi(SignedInCall):
    """Whether you share your presence."""

    @call(
        "presence_sharing",
        "Show whether you share your presence",
        response=SharingSchema,
        response_example={"shared": False},
    )
    def get(self, request: Request) -> Response:
        """Return whether you share your presence. Only signed-in people may call it.

        If you share it, players at your tables see whether you are here, and you see whether they
        are.
        """
        person: User = request.user
        return Response({"shared": person.shares_presence})

    @call(
        "presence_share",
        "Share your presence, or stop",
        request=SharingSchema,
        response=SharingSchema,
        refuses=(Code.NEEDS_ACCOUNT,),
        request_example={"shared": True},
        response_example={"shared": True},
    )
    def post(self, request: Request) -> Response:
        """Set whether you share your presence with the players at your tables.

        You see their presence only if you share yours. If you stop, your presence is deleted at
        once. Needs an account.
        """
        shared = self.take(request, SharingSchema)["shared"]
        presence_share(person=request.user, shared=shared)
        return Response({"shared": shared})


class TablePresenceApi(SignedInCall):
    """The people of a table who are here."""

    class Output(Schema):
        """The presence of a table's other people."""

        class Seat(Schema):
            """The presence of the person at a seat."""

            place = Number("The seat's place.", source="seat.place", allow_null=True)
            presence = OneOf(
                [one.value for one in Presence],
                "`here`: has a table on screen; `today`: had one today; `unknown`: neither, or the "
                "person doesn't share it.",
            )

        others = Seat(many=True, help_text="The other people, by place.")
        live = Flag("Whether all whose turn it is are here.")

    @call(
        "table_presence",
        "Show which players are present",
        response=Output,
        refuses=(Code.NOT_FOUND, Code.NOT_SHARING),
        response_example={"others": [{"place": 1, "presence": "here"}], "live": True},
    )
    def get(self, request: Request, id: str) -> Response:
        """Return which other people have the table on screen now.

        Only players who share their own presence may call it.
        """
        session = session_open(table_id=id, person=request.user)
        return Response(self.Output.of(presence_at(session, request.user)))
