"""REST operations on a game's past: its committed choices with their events, and its positions."""

from __future__ import annotations

from typing import Final

from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from games.api.fields import Instant, Number, OneOf, Words
from games.api.openapi import call
from games.api.operation import Call, person_of, say_for
from games.api.schemas.base import Json, Say, Schema
from games.api.schemas.game import EventSchema, PositionSchema
from games.api.schemas.texts import TextSchema
from games.api.tables import SeenQuery
from games.errors import Code
from games.models import Move, TableEvent
from games.rules.kernel import Event, log_text
from games.selectors.history import HistoryMove
from games.session import session_open
from mp2site.infra.replicas import may_lag

PLIES: Final = 200
MAX_PLY: Final = 1_000_000


class MoveSchema(Schema):
    """A committed choice of a game."""

    ply = Number("The choice's number in the game, from 1.")
    place = Number("The seat that chose, from 0.")
    turn = Number("The number of the turn among the seat's turns, from 1.")
    key = Words(
        "The choice's key, such as `take:chest`; empty for other players' choices until the game is "
        "over.",
        allow_blank=True,
    )
    by = OneOf(
        [by.word for by in Move.By],
        "The maker of the choice: the `person`, their `plan`, their `conditional-answer`, or "
        "`stand-in` (an opponent or autoplay).",
        source="by.word",
    )
    at = Instant("When the choice was committed.")
    events = EventSchema(
        many=True,
        help_text="The events that the choice caused, without events that are hidden from you.",
    )


class LogEntrySchema(Schema):
    """A log entry that isn't a choice."""

    ply = Number("The game's number of committed choices at the time of the entry.")
    kind = OneOf(
        TableEvent.Kind.choices,
        "The kind of entry, such as `timed-out` (time ran out) or `held` (a stand-in plays the seat); "
        "`text` says it in words.",
    )
    place = Number("The seat that the entry concerns, from 0; null: none.", allow_null=True)
    at = Instant("When the entry was made.")
    text = TextSchema(help_text="The entry in words.")


class HistoryApi(Call):
    """The log of a game."""

    class Query(SeenQuery):
        """The first ply and the length of the page."""

        after = serializers.IntegerField(
            default=0,
            min_value=0,
            max_value=MAX_PLY,
            help_text="Return only choices after this ply; 0: from the start of the game.",
        )
        limit = serializers.IntegerField(
            default=PLIES,
            min_value=1,
            max_value=1000,
            help_text="The largest number of choices in the answer.",
        )

    class Output(Schema):
        """A page of the log."""

        ply = Number("The game's number of committed choices now.")
        moves = MoveSchema(many=True, help_text="The committed choices, the oldest first.")
        entries = LogEntrySchema(
            many=True,
            help_text="The other log entries, such as time-outs and pauses, the oldest first.",
        )
        next = Number(
            "The number to send as `after` for the next page; null: this is the last page.",
            allow_null=True,
        )

    @call(
        "history",
        "Show a game's log",
        response=Output,
        parameters=[Query],
        refuses=(Code.NOT_FOUND,),
    )
    @may_lag
    def get(self, request: Request, id: str) -> Response:
        """Return a game's committed choices and its other log entries, the oldest first.

        Anyone who may see the table can call it.
        """
        query, person = self.ask(request, self.Query), person_of(request)
        token = query.get("token", "")
        session = session_open(table_id=id, person=person, token=token)
        table, say = session.table, say_for(request, session.seats)
        until = query["after"] + query["limit"]
        found = session.moves(query["after"], until)
        moves = [_move_json(move, table.title, say) for move in found]
        more = until < table.ply
        done = session.entries(query["after"], until - 1 if more else None)
        entries = [LogEntrySchema.of(entry, say) for entry in done]
        following = until if more else None
        return Response({"ply": table.ply, "moves": moves, "entries": entries, "next": following})


def _move_json(move: HistoryMove, slug: str, say: Say | None) -> Json:
    return MoveSchema.of(move, events=[_event_json(event, slug, say) for event in move.events])


def _event_json(event: Event, slug: str, say: Say | None) -> Json:
    """Return an event as JSON; ``say`` adds its log entry as a sentence."""
    return EventSchema.of(event, **({"text": say(log_text(slug, event))} if say else {}))


class StateApi(Call):
    """A past position of a game."""

    @call(
        "state_at",
        "Show the position after a ply",
        response=PositionSchema,
        parameters=[SeenQuery],
        refuses=(Code.NOT_FOUND, Code.BAD_PLY, Code.NOT_PLAYING, Code.OTHER_RULES),
    )
    @may_lag
    def get(self, request: Request, id: str, ply: int) -> Response:
        """Return the position after a ply, with what you could see then.

        Anyone who may see the table can call it. Refused if the game has no such ply, or if the
        rules have changed since the game began.
        """
        query, person = self.ask(request, SeenQuery), person_of(request)
        token = query.get("token", "")
        session = session_open(table_id=id, person=person, token=token)
        say = say_for(request, session.seats)
        return Response(PositionSchema.with_previews(session.position_at(ply), say, {}))
