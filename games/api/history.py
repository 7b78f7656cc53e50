"""Looking back: the committed choices with their events, and the game at any ply."""

from __future__ import annotations

from typing import Final

from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from games.api.encoding import Json, Say, event_json, text_json
from games.api.fields import Switch
from games.api.openapi import call
from games.api.operation import Call, person_of, say_for
from games.api.schemas import EventSchema, PositionSchema, Schema, TextSchema
from games.api.table_encoding import position_json
from games.api.tables import TOKEN
from games.errors import Code
from games.models import Move, TableEvent
from games.selectors.history import HistoryMove
from games.selectors.lines import Line
from games.session import session_open
from mp2site.infra.replicas import may_lag

PLIES: Final = 200
MAX_PLY: Final = 1_000_000


class MoveSchema(Schema):
    """A committed choice."""

    ply = serializers.IntegerField(help_text="The choice's number in the game, from 1.")
    place = serializers.IntegerField(help_text="The seat that chose, from 0.")
    turn = serializers.IntegerField(help_text="The number of the seat's turn, from 1.")
    key = serializers.CharField(
        allow_blank=True,
        help_text="The choice's key, such as `take:chest`; empty: another player's, and the game isn't "
        "over.",
    )
    by = serializers.ChoiceField(
        [by.word for by in Move.By],
        help_text="Where the choice came from: the `person`, their `plan`, their `conditional-answer`, "
        "or a stand-in or autoplay (`house`).",
    )
    at = serializers.DateTimeField(help_text="When the choice was committed.")
    events = EventSchema(many=True, help_text="What happened, as far as you may know.")


class LineSchema(Schema):
    """A log entry that isn't a choice."""

    ply = serializers.IntegerField(help_text="The number of choices before the entry.")
    kind = serializers.ChoiceField(
        TableEvent.Kind.choices, help_text="The kind of entry, such as `timed-out`."
    )
    place = serializers.IntegerField(
        allow_null=True, help_text="The seat that the entry is about, from 0; null: none."
    )
    at = serializers.DateTimeField(help_text="When it happened.")
    text = TextSchema(help_text="The entry in words.")


class HistoryApi(Call):
    """A game's log."""

    class Query(Schema):
        """The first ply and the length of the page."""

        after = serializers.IntegerField(
            default=0,
            min_value=0,
            max_value=MAX_PLY,
            help_text="The ply to begin after; 0: from the start.",
        )
        limit = serializers.IntegerField(
            default=PLIES,
            min_value=1,
            max_value=1000,
            help_text="The largest number of plies in the answer.",
        )
        render = Switch(help_text="`1`: each text comes with its sentence in your language.")
        token = TOKEN

    class Output(Schema):
        """A page of the log."""

        ply = serializers.IntegerField(help_text="The number of choices committed by now.")
        moves = MoveSchema(many=True, help_text="The committed choices, the oldest first.")
        lines = LineSchema(
            many=True,
            help_text="The other log entries, such as time-outs and pauses, the oldest first.",
        )
        next = serializers.IntegerField(
            allow_null=True,
            help_text="The value of `after` for the next page; null: this is the last page.",
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
        """Return the committed choices after a ply and the log's other entries, the oldest first.

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
        done = session.lines(query["after"], until - 1 if more else None)
        lines = [_line_json(line, say) for line in done]
        following = until if more else None
        return Response({"ply": table.ply, "moves": moves, "lines": lines, "next": following})


def _move_json(move: HistoryMove, slug: str, say: Say | None) -> Json:
    return {
        "ply": move.ply,
        "place": move.place,
        "turn": move.turn,
        "key": move.key,
        "by": move.by.word,
        "at": move.at,
        "events": [event_json(event, slug, say) for event in move.events],
    }


def _line_json(line: Line, say: Say | None) -> Json:
    return {
        "ply": line.ply,
        "kind": line.kind,
        "place": line.place,
        "at": line.at,
        "text": text_json(line.text, say),
    }


class StateApi(Call):
    """A past position."""

    class Query(Schema):
        """Options of the answer."""

        render = Switch(help_text="`1`: each text comes with its sentence in your language.")
        token = TOKEN

    @call(
        "state_at",
        "Show the position after a ply",
        response=PositionSchema,
        parameters=[Query],
        refuses=(Code.NOT_FOUND, Code.BAD_PLY, Code.NOT_PLAYING, Code.OTHER_RULES),
    )
    @may_lag
    def get(self, request: Request, id: str, ply: int) -> Response:
        """Return the position after a ply as you could have seen it then.

        Anyone who may see the table can call it; fails for plies that don't exist, and under newer
        rules.
        """
        query, person = self.ask(request, self.Query), person_of(request)
        token = query.get("token", "")
        session = session_open(table_id=id, person=person, token=token)
        say = say_for(request, session.seats)
        return Response(position_json(session.position_at(ply), say))
