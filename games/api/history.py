"""Looking back: the committed choices with their events, and the game at any ply."""

from __future__ import annotations

from typing import Final

from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from games import selectors
from games.api.faces import Call, person_of, position_json, say_for
from games.api.fields import Switch
from games.api.schema import call
from games.api.shapes import EventShape, PositionShape, Shape, TextShape
from games.api.tables import TOKEN
from games.api.wire import Json, Say, event_json, text_json
from games.errors import Code
from games.models import Move, TableEvent
from games.selectors import HistoryMove, Line

PLIES: Final = 200
MAX_PLY: Final = 1_000_000


class MoveShape(Shape):
    """One committed choice."""

    ply = serializers.IntegerField()
    place = serializers.IntegerField(help_text="The seat that chose.")
    turn = serializers.IntegerField()
    key = serializers.CharField(
        allow_blank=True, help_text="What was chosen; of others only when the game is over."
    )
    by = serializers.ChoiceField(Move.By.choices)
    at = serializers.DateTimeField()
    events = EventShape(many=True, help_text="What happened, as far as you may know.")


class LineShape(Shape):
    """What the house did about the table's clocks."""

    ply = serializers.IntegerField(help_text="After which ply.")
    kind = serializers.ChoiceField(TableEvent.Kind.choices)
    place = serializers.IntegerField(allow_null=True, help_text="The seat it was about.")
    at = serializers.DateTimeField()
    text = TextShape()


class HistoryApi(Call):
    """A game's log."""

    class Query(Shape):
        """From where, and how much."""

        after = serializers.IntegerField(default=0, min_value=0, max_value=MAX_PLY)
        limit = serializers.IntegerField(default=PLIES, min_value=1, max_value=1000)
        render = Switch()
        token = TOKEN

    class Output(Shape):
        """A stretch of the game."""

        ply = serializers.IntegerField(help_text="How many choices are committed by now.")
        moves = MoveShape(many=True)
        lines = LineShape(
            many=True, help_text="What the house did from `after` on, clocks and all."
        )
        next = serializers.IntegerField(allow_null=True, help_text="`after` of the next page.")

    @call(
        "history",
        "The committed choices and what happened",
        gives=Output,
        parameters=[Query],
        refuses=(Code.NOT_FOUND,),
    )
    def get(self, request: Request, id: str) -> Response:
        """List committed choices after a ply, the oldest first."""
        query, person = self.ask(request, self.Query), person_of(request)
        token = query.get("token", "")
        table = selectors.table_get_for(person=person, table_id=id, token=token)
        say = say_for(request, selectors.seats_of(table))
        until = query["after"] + query["limit"]
        found = selectors.history_for(table, person, query["after"], until, token)
        moves = [_move_json(move, table.title, say) for move in found]
        more = until < table.ply
        done = selectors.lines_for(
            table, person, query["after"], until - 1 if more else None, token
        )
        lines = [_line_json(line, say) for line in done]
        following = until if more else None
        return Response({"ply": table.ply, "moves": moves, "lines": lines, "next": following})


def _move_json(move: HistoryMove, slug: str, say: Say | None) -> Json:
    return {
        "ply": move.ply,
        "place": move.place,
        "turn": move.turn,
        "key": move.key,
        "by": move.by,
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
    """A game as it was."""

    class Query(Shape):
        """How to look at it."""

        render = Switch()
        token = TOKEN

    @call(
        "state_at",
        "The view after a ply (0: the set-up)",
        gives=PositionShape,
        parameters=[Query],
        refuses=(Code.NOT_FOUND, Code.BAD_PLY, Code.NOT_PLAYING),
    )
    def get(self, request: Request, id: str, ply: int) -> Response:
        """Show the game after a ply, as the person who asks could have seen it."""
        query, person = self.ask(request, self.Query), person_of(request)
        token = query.get("token", "")
        table = selectors.table_get_for(person=person, table_id=id, token=token)
        say = say_for(request, selectors.seats_of(table))
        return Response(position_json(selectors.position_at(table, person, ply, token), say))
