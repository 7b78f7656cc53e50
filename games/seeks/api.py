"""REST operations on a person's seeks."""

from __future__ import annotations

from rest_framework.request import Request
from rest_framework.response import Response

from games.api.fields import Flag, Instant, Number, OneOf, Words
from games.api.openapi import call
from games.api.operation import SignedInCall
from games.api.schemas.base import Schema
from games.api.schemas.table import PACE_HELP
from games.asks import WITHIN
from games.errors import Code
from games.seeks.selectors import seeks_of
from games.seeks.services import PACES, seek_decline, seek_drop, seek_make, seek_pause


class SeekSchema(Schema):
    """A seek: an automatic search for a seat at a matching table."""

    id = Number("The seek's number.")
    table = Words(
        "The id of the table with the proposed seat; null: none.",
        allow_null=True,
        source="table_id",
    )
    title = Words("The title's slug, such as `yspahan`.")
    pace = OneOf(PACES, f"The pace of a matching table. {PACE_HELP}.")
    least = Number("The fewest seats of a matching table.")
    most = Number("The most seats of a matching table.")
    within = Number(
        "The largest difference in rating points between you and the players of a matching table; "
        "null: any.",
        allow_null=True,
    )
    same_pace = Flag("Whether everybody at the table must play at about your pace.")
    paused = Flag("Whether the seek is paused: a paused seek proposes no seat.")
    expires_at = Instant("When the seek ends.")
    seat_at = Instant(
        "When the proposed seat becomes yours unless you decline; null: none is proposed.",
        allow_null=True,
    )


class SeeksApi(SignedInCall):
    """Your seeks."""

    class Input(Schema):
        """The title, pace and size of a matching table."""

        title = Words("The title's slug, such as `yspahan`.", max_length=40)
        pace = OneOf(PACES, f"The pace of a matching table. {PACE_HELP}.")
        least = Number("The fewest seats of a matching table.", min_value=1, max_value=12)
        most = Number("The most seats of a matching table.", min_value=1, max_value=12)
        within = Number(
            "The largest difference in rating points between you and the players of a matching "
            f"table who show their rating to everybody: {' or '.join(map(str, WITHIN))}; null: any.",
            min_value=WITHIN[0],
            max_value=WITHIN[-1],
            allow_null=True,
            default=None,
        )
        same_pace = Flag(
            "Whether everybody at the table must play at about your pace: their usual wait is at most "
            "twice yours, and yours at most twice theirs. Newcomers count as usual.",
            default=False,
        )

    class Output(Schema):
        """Your seeks."""

        results = SeekSchema(many=True, help_text="Your seeks, the oldest first.")

    @call("seeks", "List your seeks", response=Output)
    def get(self, request: Request) -> Response:
        """Return your seeks, with the seats that the site has proposed.

        Only signed-in people may call it.
        """
        return Response({"results": [SeekSchema.of(seek) for seek in seeks_of(request.user)]})

    @call(
        "seek_make",
        "Search for a seat automatically",
        request=Input,
        response=SeekSchema,
        status=201,
        refuses=(Code.BAD_SETUP, Code.TOO_MANY, Code.NEEDS_ACCOUNT, Code.SUSPENDED),
        request_example={"title": "yspahan", "pace": "daily", "least": 3, "most": 4},
    )
    def post(self, request: Request) -> Response:
        """Create a seek. For thirty days, the site searches a seat for you.

        When it finds a matching table, it proposes a seat and notifies you. Unless you decline, you
        get the seat half an hour later. A second seek for the same title and pace replaces the
        first. Needs an account; refused if you have too many seeks.
        """
        seek = seek_make(by=request.user, **self.take(request, self.Input))
        return Response(SeekSchema.of(seek), 201)


class SeekApi(SignedInCall):
    """One of your seeks."""

    class Input(Schema):
        """Whether to pause the seek."""

        paused = Flag("`true`: pause the seek; `false`: resume it.")

    @call(
        "seek_pause",
        "Pause or resume a seek",
        request=Input,
        response=SeekSchema,
        refuses=(Code.NOT_FOUND,),
        request_example={"paused": True},
    )
    def post(self, request: Request, number: int) -> Response:
        """Pause or resume a seek. Pausing rejects a proposed seat.

        Only the seek's owner may call it; others get 404.
        """
        asked = self.take(request, self.Input)
        return Response(SeekSchema.of(seek_pause(by=request.user, seek_id=number, **asked)))

    @call("seek_drop", "Delete a seek", status=204, refuses=(Code.NOT_FOUND,))
    def delete(self, request: Request, number: int) -> Response:
        """Delete a seek. If a seat is proposed to you, you don't get it.

        Only the owner may call it; others get 404.
        """
        seek_drop(by=request.user, seek_id=number)
        return Response(status=204)


class SeekDeclineApi(SignedInCall):
    """The refusal of a proposed seat."""

    @call(
        "seek_decline", "Decline the proposed seat", response=SeekSchema, refuses=(Code.NOT_FOUND,)
    )
    def post(self, request: Request, number: int) -> Response:
        """Decline the proposed seat. The seek continues, but no longer proposes that table.

        Only the seek's owner may call it; others get 404.
        """
        return Response(SeekSchema.of(seek_decline(by=request.user, seek_id=number)))
