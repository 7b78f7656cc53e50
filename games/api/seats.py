"""REST operations of seats: join, leave, invite, remove, add a computer player, resign, return."""

from __future__ import annotations

from rest_framework.request import Request
from rest_framework.response import Response

from games.api.fields import Number, OneOf, WordList, Words
from games.api.openapi import call
from games.api.operation import Call
from games.api.schemas.base import Schema
from games.api.schemas.table import TableSchema
from games.api.table_encoding import table_now
from games.api.tables import NONCE
from games.errors import Code
from games.models import STRENGTHS
from games.services.inviting import circle_invite, person_invite
from games.services.leaving import player_remove, table_leave
from games.services.lifecycle import opponent_ask, table_join
from games.services.resigning import seat_resign
from games.services.returning import seat_return


class JoinApi(Call):
    """Joining a table."""

    class Input(Schema):
        """The token of your invitation, if you need one, and your part of the random seed."""

        token = Words(
            "The token at the end of the invitation link, such as `kQ3vT0yB1mE9sWq7pLzA`; empty: "
            "without an invitation.",
            max_length=40,
            allow_blank=True,
            default="",
        )
        nonce = Words(NONCE, max_length=64, allow_blank=True, default="")

    @call(
        "table_join",
        "Join a table",
        request=Input,
        response=TableSchema,
        refuses=(
            Code.NOT_FOUND,
            Code.NOT_OPEN,
            Code.ALREADY_SEATED,
            Code.FULL,
            Code.WRONG_TOKEN,
            Code.BAD_SETUP,
            Code.REMOVED,
            Code.NOT_ASKED_FOR,
            Code.TOO_MANY,
            Code.SUSPENDED,
        ),
        request_example={"nonce": "seven-camels"},
    )
    def post(self, request: Request, id: str) -> Response:
        """Take a free seat. The last seat starts the game if `start_when_full` is set.

        Signed-in people may call it while the table is open. With the token of an invitation, you
        can join any table. Without it, the table must be public and you must meet its join
        requirements.
        """
        table_join(table_id=id, by=request.user, **self.take(request, self.Input))
        return table_now(request, id)


class LeaveApi(Call):
    """Leaving an open table."""

    @call(
        "table_leave",
        "Leave a table before the start",
        status=204,
        refuses=(Code.NOT_FOUND, Code.NOT_YOUR_SEAT, Code.NOT_OPEN),
    )
    def post(self, request: Request, id: str) -> Response:
        """Give up your seat.

        If you are the host, the next player becomes the host. If nobody else has a seat, the table
        is deleted. Only players may call it, before the start.
        """
        table_leave(table_id=id, by=request.user)
        return Response(status=204)


class RemoveApi(Call):
    """The removal of another player by the host."""

    class Input(Schema):
        """The player's username."""

        name = Words("The player's username.", max_length=150)

    @call(
        "player_remove",
        "Remove a player before the start",
        request=Input,
        response=TableSchema,
        refuses=(Code.NOT_FOUND, Code.NOT_HOST, Code.NOT_OPEN, Code.BAD_SETUP),
        request_example={"name": "mara"},
    )
    def post(self, request: Request, id: str) -> Response:
        """Remove a player from the table and notify them.

        The player can join again only if the host invites them by name. Only the host may call it,
        before the start.
        """
        player_remove(table_id=id, by=request.user, **self.take(request, self.Input))
        return table_now(request, id)


class InviteApi(Call):
    """Invitations to an open table."""

    class Input(Schema):
        """The person or the circle to invite."""

        name = Words(
            "The username of the person to invite; empty: invite a circle.",
            max_length=150,
            allow_blank=True,
            default="",
        )
        circle = Number(
            "The number of the circle to invite, one of yours; null: invite the person in `name`.",
            min_value=0,
            max_value=10**18 - 1,
            allow_null=True,
            default=None,
        )

    class Output(Schema):
        """The people who were notified."""

        notified = WordList("The usernames of the people who were notified.")
        left = Number("The number of people who weren't notified because you have reached a limit.")

    @call(
        "person_invite",
        "Invite a person or a circle",
        request=Input,
        response=Output,
        refuses=(
            Code.NOT_FOUND,
            Code.NOT_YOUR_SEAT,
            Code.NOT_OPEN,
            Code.FULL,
            Code.ALREADY_SEATED,
            Code.BAD_SETUP,
            Code.UNCONFIRMED,
            Code.TOO_MANY,
            Code.REMOVED,
            Code.SUSPENDED,
            Code.NEEDS_ACCOUNT,
        ),
        request_example={"name": "jonas"},
    )
    def post(self, request: Request, id: str) -> Response:
        """Invite a person or a circle's members by a notification. It reserves no seat.

        Only players may call it, while a seat is free. Most sites require a confirmed e-mail
        address.
        """
        asked = self.take(request, self.Input)
        by, circle = request.user, asked["circle"]
        if circle is None:
            guest = person_invite(table_id=id, by=by, name=asked["name"])
            return Response({"notified": [guest.name], "left": 0})
        done = circle_invite(table_id=id, by=by, circle_id=circle)
        return Response({"notified": done.names, "left": done.left})


class OpponentsApi(Call):
    """A computer player at the table."""

    class Input(Schema):
        """The computer player's strength."""

        strength = OneOf(
            STRENGTHS,
            "The computer player's strength: `apprentice`, `merchant` or `master`, the strongest.",
        )

    @call(
        "opponent_ask",
        "Add a computer player to a table",
        request=Input,
        response=TableSchema,
        refuses=(Code.NOT_FOUND, Code.NOT_HOST, Code.NOT_OPEN, Code.FULL, Code.BAD_SETUP),
        request_example={"strength": "merchant"},
    )
    def post(self, request: Request, id: str) -> Response:
        """Add one of the site's computer players to a free seat.

        If it takes the last free seat and `start_when_full` is set, the game starts. Only the host
        may call it, while a seat is free.
        """
        opponent_ask(table_id=id, by=request.user, **self.take(request, self.Input))
        return table_now(request, id)


class ResignApi(Call):
    """A resignation."""

    @call(
        "seat_resign",
        "Resign from a game for good",
        response=TableSchema,
        refuses=(Code.NOT_FOUND, Code.NOT_YOUR_SEAT, Code.NOT_PLAYING),
    )
    def post(self, request: Request, id: str) -> Response:
        """Resign: the table's stand-in plays your seat to the end.

        You can't take the seat back. Repeating the call changes nothing. Only players of a running
        game may call it.
        """
        seat_resign(table_id=id, by=request.user)
        return table_now(request, id)


class ReturnApi(Call):
    """Returning to a seat that a stand-in plays."""

    @call(
        "seat_return",
        "Take your seat back",
        response=TableSchema,
        refuses=(Code.NOT_FOUND, Code.NOT_YOUR_SEAT, Code.NOT_PLAYING),
    )
    def post(self, request: Request, id: str) -> Response:
        """Take your seat back from the stand-in.

        Your open turn gets its full time again. If no stand-in plays your seat, nothing changes.
        Only players of a running game may call it.
        """
        seat_return(table_id=id, by=request.user)
        return table_now(request, id)
