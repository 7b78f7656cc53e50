"""REST operations on messages at a table."""

from __future__ import annotations

from typing import Any

from rest_framework.request import Request
from rest_framework.response import Response

from games.api.fields import Flag, Instant, Number, OneOf, Words
from games.api.openapi import call
from games.api.operation import Call, SignedInCall, person_of
from games.api.schemas.base import Schema
from games.errors import Code
from games.session import TableSession, session_open
from games.talk.models import Message
from games.talk.selectors import talk_of
from games.talk.services import (
    message_change,
    message_report,
    message_say,
    message_take_back,
    talk_mark_read,
    talk_mute,
)

SAY = (
    Code.NOT_FOUND,
    Code.NOT_YOUR_SEAT,
    Code.NEEDS_ACCOUNT,
    Code.TALK_CLOSED,
    Code.TOO_LONG,
    Code.TOO_MANY,
    Code.BUSY,
)
CHANGE = (*SAY, Code.TOO_LATE)
BEFORE = 10**18
NUMBER = 42


class MessageSchema(Schema):
    """A message in the table's chat."""

    id = Number("The message's number.")
    name = Words("The author's username.", source="person.name")
    audience = OneOf(
        Message.Audience.values,
        "Who can read the message until the game ends: the players (`seats`) or the `spectators`. "
        "After the game everybody who may see the table can read it.",
    )
    ply = Number("The game's number of committed choices when the message was sent.")
    place = Number(
        "The seat whose turn it was then, from 0; null: it was nobody's turn.", allow_null=True
    )
    text = Words("The message in plain text.")
    said_at = Instant("When the message was sent.")
    edited_at = Instant("When the author last changed the message; null: never.", allow_null=True)
    new = Flag("Whether you haven't read the message yet.")


class TalkApi(Call):
    """The messages at a table."""

    class Input(Schema):
        """The text of the message."""

        text = Words("The message: plain text of at most 1,000 characters.")

    class Output(Schema):
        """The latest messages that you may read, and the state of the chat."""

        results = MessageSchema(many=True, help_text="The latest messages, the oldest first.")
        earlier = Flag("Whether earlier messages exist that aren't in `results`.")
        closed = Flag("Whether the host has closed the table's chat.")
        muted = Flag("Whether you have muted the table's chat.")

    @call("talk", "List the latest messages at a table", response=Output, refuses=(Code.NOT_FOUND,))
    def get(self, request: Request, id: str) -> Response:
        """Return the latest messages that you may read.

        Until the game is over, players can't read spectators' messages. Anyone who may see the
        table can call it.
        """
        session = session_open(table_id=id, person=person_of(request))
        return Response(_talk_json(request, session))

    @call(
        "message_say",
        "Send a message at a table",
        request=Input,
        response=MessageSchema,
        refuses=SAY,
        request_example={"text": "Well rolled!"},
    )
    def post(self, request: Request, id: str) -> Response:
        """Send a message. A player's message is for the players, a spectator's for the spectators.

        Needs an account. Before the start only players may call it; refused if the host has closed
        the chat.
        """
        asked = self.take(request, self.Input)
        message = message_say(table_id=id, by=request.user, **asked)
        return Response(MessageSchema.of(message, new=False))


class MessageApi(Call):
    """One of your messages."""

    Input = TalkApi.Input

    @call(
        "message_change",
        "Change your own message",
        request=TalkApi.Input,
        response=MessageSchema,
        refuses=CHANGE,
        request_example={"text": "Well rolled, Mara!"},
    )
    def post(self, request: Request, id: str, number: int) -> Response:
        """Change the text of your message, within five minutes after sending it.

        Only the author may call it.
        """
        asked = self.take(request, TalkApi.Input)
        by: Any = request.user
        message = message_change(table_id=id, message_id=number, by=by, **asked)
        return Response(MessageSchema.of(message, new=False))

    @call(
        "message_take_back",
        "Delete your own message",
        response=None,
        status=204,
        refuses=(Code.NOT_FOUND, Code.NOT_YOUR_SEAT, Code.TOO_LATE, Code.BUSY),
    )
    def delete(self, request: Request, id: str, number: int) -> Response:
        """Delete your message, within five minutes after sending it.

        Only the author may call it.
        """
        by: Any = request.user
        message_take_back(table_id=id, message_id=number, by=by)
        return Response(status=204)


class ReportApi(SignedInCall):
    """The report of a message."""

    class Input(Schema):
        """Your reason for the report."""

        why = Words("Your reason, which the staff reads.", max_length=500)

    @call(
        "message_report",
        "Report a message to the staff",
        request=Input,
        response=None,
        status=204,
        refuses=(Code.NOT_FOUND, Code.BAD_PERSON, Code.TOO_MANY, Code.NEEDS_ACCOUNT),
        request_example={"why": "It insults somebody."},
    )
    def post(self, request: Request, id: str, number: int) -> Response:
        """Report a message to the staff. The report includes the few messages before it.

        Read the staff's answer at `/api/me/reports/`. Needs an account; refused for your own
        messages.
        """
        why, by = self.take(request, self.Input)["why"], request.user
        message_report(table_id=id, message_id=number, by=by, why=why)
        return Response(status=204)


class ReadingApi(SignedInCall):
    """Your reading state of a table's chat."""

    class Input(Schema):
        """The last message that you have read, and whether to mute the chat."""

        last = Number(
            "The `id` of the last message that you have read; left out: mark no message.",
            required=False,
            min_value=0,
            max_value=BEFORE,
        )
        muted = Flag(
            "`true`: mute the table's chat; `false`: unmute it; left out: change nothing.",
            required=False,
        )

    @call(
        "talk_read",
        "Mark messages as read, or mute the chat",
        request=Input,
        response=TalkApi.Output,
        refuses=(Code.NOT_FOUND, Code.NOT_YOUR_SEAT, Code.BUSY),
        request_example={"last": NUMBER, "muted": False},
    )
    def post(self, request: Request, id: str) -> Response:
        """Mark messages as read up to `last`, or mute or unmute the chat for yourself.

        Other people can't see your reading state. Only players may call it.
        """
        asked, by = self.take(request, self.Input), request.user
        if "muted" in asked:
            talk_mute(table_id=id, by=by, muted=asked["muted"])
        if "last" in asked:
            talk_mark_read(table_id=id, by=by, last=asked["last"])
        return Response(_talk_json(request, session_open(table_id=id, person=person_of(request))))


def _talk_json(request: Request, session: TableSession) -> dict[str, Any]:
    talk = talk_of(session.table, session.own, person_of(request))
    return {
        "results": [MessageSchema.of(one, new=one.pk in talk.unread) for one in talk.messages],
        "earlier": talk.earlier,
        "closed": session.table.talk_closed,
        "muted": session.own is not None and session.own.talk_muted,
    }
