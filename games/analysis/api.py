"""Analysis lines: private moves for all seats."""

from __future__ import annotations

from typing import Any, Final

from rest_framework import serializers
from rest_framework.permissions import IsAuthenticated
from rest_framework.request import Request
from rest_framework.response import Response

from games.analysis.models import AnalysisStep
from games.analysis.selectors import AnalysisBoard, AnalysisLine, analysis_of
from games.analysis.services import (
    CurrentLine,
    NewStep,
    line_drop,
    line_name,
    line_play,
    line_share,
)
from games.api.encoding import Json, Say, text_json
from games.api.fields import Flag, Number, Words
from games.api.openapi import RENDER, call
from games.api.operation import Call, say_for
from games.api.schemas import PositionSchema, Schema, TextSchema
from games.api.table_encoding import position_json
from games.errors import Code
from games.rules.kernel.fixed_dice import Roll

READS: Final = (
    Code.NOT_FOUND,
    Code.NOT_YOUR_SEAT,
    Code.NOT_PLAYING,
    Code.NEEDS_ACCOUNT,
    Code.QUARANTINED,
)
STANDS: Final = (*READS, Code.ILLEGAL, Code.OTHER_RULES)
MAX_PLY: Final = 1_000_000
MOST_DICE: Final = 40
MOST_ROLLS: Final = 12
SEATS: Final = 12


class Faces(serializers.DictField):
    """Faces of dice by the label of their roll."""

    child = serializers.ListField(
        child=Number(min_value=1, max_value=100), min_length=1, max_length=MOST_DICE
    )

    def to_internal_value(self, data: Any) -> dict[str, list[int]]:
        """Return the faces."""
        faces: dict[str, list[int]] = super().to_internal_value(data)
        if len(faces) > MOST_ROLLS:
            self.fail("too_many")
        return faces

    default_error_messages = {"too_many": f"Set the dice of at most {MOST_ROLLS} rolls."}


class AnalysisStepSchema(Schema):
    """A step of an analysis line."""

    id = serializers.CharField(help_text="The step's id, such as `k7m2pq4xwz`.")
    after = serializers.CharField(
        allow_null=True, help_text="The id of the step before; null: the line begins here."
    )
    ply = serializers.IntegerField(
        allow_null=True,
        help_text="At a line's beginning: the number of choices in the game by then; null: this isn't "
        "the beginning.",
    )
    next_turn = serializers.BooleanField(
        help_text="Whether the line begins at your next turn after that ply."
    )
    seat = serializers.IntegerField(
        allow_null=True,
        help_text="The seat that chooses, from 0; null: the line begins, or hidden things are guessed "
        "again.",
    )
    key = serializers.CharField(
        allow_blank=True, help_text="The choice's key, such as `take:chest`; empty: no choice."
    )
    label = TextSchema(allow_null=True, help_text="The choice in words; null: no choice.")
    reroll = serializers.BooleanField(
        help_text="Whether dice and cards from this choice on are drawn again."
    )
    fixed_dice = serializers.DictField(
        child=serializers.ListField(child=serializers.IntegerField()),
        help_text="Dice set by hand: the label of each roll, and its faces.",
    )
    name = serializers.CharField(
        allow_blank=True, help_text="The name that you gave the line up to here; empty: none."
    )
    passed = serializers.BooleanField(
        help_text="Whether the game has gone another way since, so that the step can't come true."
    )
    shared = serializers.CharField(
        allow_blank=True,
        help_text="The token of the link by which you share the line; empty: not shared.",
    )
    at = serializers.DateTimeField(help_text="When the step was added.")


class RollSchema(Schema):
    """The dice of the last step."""

    label = serializers.CharField(help_text="The roll's label.")
    faces = serializers.ListField(
        child=serializers.IntegerField(), help_text="The faces that the dice show, from 1."
    )
    sides = serializers.IntegerField(help_text="The number of sides of each die.")


class AnalysisPositionSchema(PositionSchema):
    """A position on the analysis board: view and decision of the seat that chooses there."""

    step = AnalysisStepSchema(
        allow_null=True, help_text="The step; null: the game's position itself."
    )
    rolls = RollSchema(many=True, help_text="The dice rolls of the step.")


class AnalysisStepsApi(Call):
    """Your analysis lines at a table."""

    permission_classes = (IsAuthenticated,)

    class Input(Schema):
        """The step to continue from, and a choice.

        Without `seat` and `key` hidden things are guessed again.
        """

        after = Words(
            max_length=10,
            allow_blank=True,
            default="",
            help_text="The id of the step to continue from; empty: begin a line.",
        )
        ply = Number(
            min_value=0,
            max_value=MAX_PLY,
            required=False,
            help_text="Only when a line begins, in a game that is over: the ply after which it begins.",
        )
        next_turn = Flag(
            default=False,
            help_text="Only when a line begins: whether it begins at your next turn, as far as that can be "
            "predicted.",
        )
        seat = Number(
            min_value=0,
            max_value=SEATS,
            required=False,
            help_text="The seat that chooses, from 0; only together with `key`.",
        )
        key = Words(
            max_length=120,
            required=False,
            help_text="The key of the choice, such as `take:chest`; only together with `seat`.",
        )
        reroll = Flag(
            default=False,
            help_text="Whether dice and cards from this choice on are drawn again.",
        )
        fixed_dice = Faces(
            default=dict, help_text="Dice to set by hand: the label of each roll, and its faces."
        )

    class Output(Schema):
        """Your steps, the oldest first, and the number of steps that can still be stored."""

        left = serializers.IntegerField(
            help_text="The number of steps that you can still add at this table."
        )
        steps = AnalysisStepSchema(many=True, help_text="Your steps, the oldest first.")

    @call(
        "line_steps",
        "List your analysis lines at a table",
        response=Output,
        refuses=READS,
        signed_in=True,
        parameters=[RENDER],
    )
    def get(self, request: Request, id: str) -> Response:
        """Return your steps, which nobody else can see.

        Players of a running game may call it, and everybody with an account after the game.
        """
        analysis = analysis_of(table_id=id, person=request.user)
        say = say_for(request, analysis.seats)
        steps = [_step_json(analysis, step, say) for step in analysis.tree.steps.values()]
        return Response({"left": analysis.tree.left, "steps": steps})

    @call(
        "line_play",
        "Add a step to an analysis line",
        request=Input,
        response=AnalysisPositionSchema,
        refuses=(*STANDS, Code.BAD_PLY, Code.YOUR_TURN, Code.TOO_MANY, Code.BUSY),
        signed_in=True,
        parameters=[RENDER],
        request_example={"after": "", "seat": 0, "key": "take:chest"},
    )
    def post(self, request: Request, id: str) -> Response:
        """Add a choice of any seat to a line.

        A choice that exists there already is returned, not repeated. Players of a running game may
        call it, and everybody with an account after the game.
        """
        asked = self.take(request, self.Input)
        if ("seat" in asked) is not ("key" in asked):
            raise serializers.ValidationError(
                {"seat": "Send `seat` and `key` together, or neither."}
            )
        new = NewStep(asked.get("seat"), asked.get("key", ""), asked["reroll"], asked["fixed_dice"])
        begin = {"ply": asked.get("ply"), "next_turn": asked["next_turn"]}
        done = line_play(table_id=id, by=request.user, new=new, after=asked["after"], **begin)
        return _answer(request, done)


class AnalysisStepApi(Call):
    """A step of your analysis lines."""

    permission_classes = (IsAuthenticated,)

    class Input(Schema):
        """The fields to change."""

        name = Words(
            max_length=200,
            allow_blank=True,
            required=False,
            help_text="The line's name up to here; empty: none.",
        )
        shared = Flag(
            required=False,
            help_text="`true`: share the line by a link, after the game; `false`: stop sharing.",
        )

    @call(
        "line_step",
        "Show the position after a step",
        response=AnalysisPositionSchema,
        refuses=STANDS,
        signed_in=True,
        parameters=[RENDER],
    )
    def get(self, request: Request, id: str, step: str) -> Response:
        """Return the position after a step, and the choices there.

        Only your own steps are found; fails if the line doesn't fit the game any more.
        """
        analysis = analysis_of(table_id=id, person=request.user)
        return _answer(request, CurrentLine(analysis, analysis.line(step)))

    @call(
        "line_step_set",
        "Name or share an analysis line",
        request=Input,
        response=AnalysisPositionSchema,
        refuses=(*STANDS, Code.TOO_LONG, Code.TOO_MANY),
        signed_in=True,
        parameters=[RENDER],
        request_example={"name": "By way of Xian"},
    )
    def post(self, request: Request, id: str, step: str) -> Response:
        """Change the given fields of a step; others stay.

        Only your own steps are found; a line is shared only after the game.
        """
        asked, by = self.take(request, self.Input), request.user
        if "name" in asked:
            line_name(table_id=id, by=by, step=step, name=asked["name"])
        if "shared" in asked:
            line_share(table_id=id, by=by, step=step, shared=asked["shared"])
        analysis = analysis_of(table_id=id, person=by)
        return _answer(request, CurrentLine(analysis, analysis.line(step)))

    @call(
        "line_drop",
        "Delete a step and its continuations",
        status=204,
        refuses=READS,
        signed_in=True,
    )
    def delete(self, request: Request, id: str, step: str) -> Response:
        """Delete a step and all steps after it. Only your own steps are found."""
        line_drop(table_id=id, by=request.user, step=step)
        return Response(status=204)


def _answer(request: Request, done: CurrentLine) -> Response:
    analysis, line = done.analysis, done.line
    say, position = say_for(request, analysis.seats), analysis.position(line)
    decision = position.decision
    previews = analysis.game(line).previews(decision.seat) if decision else {}
    return Response(
        {
            **position_json(position, say, previews),
            "step": _step_json(analysis, line.step, say) if line.step else None,
            "rolls": _rolls_json(analysis, line),
        }
    )


def _rolls_json(analysis: AnalysisBoard, line: AnalysisLine) -> list[Json]:
    rolled: dict[str, Roll] = analysis.world(line).rolled if line.path else {}
    return [
        {"label": label, "faces": roll.faces, "sides": roll.sides} for label, roll in rolled.items()
    ]


def _step_json(analysis: AnalysisBoard, step: AnalysisStep, say: Say | None) -> Json:
    return {
        "id": step.pk,
        "after": step.parent_id,
        "ply": step.ply,
        "next_turn": step.next_turn,
        "seat": step.seat,
        "key": step.key,
        "label": step.label and text_json(step.label, say),
        "reroll": step.seat is not None and step.guess != "",
        "fixed_dice": step.fixed_dice,
        "name": step.name,
        "passed": step.pk in analysis.passed,
        "shared": step.token,
        "at": step.at,
    }
