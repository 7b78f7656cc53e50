"""REST operations on analysis lines: choices for all seats that don't change the game."""

from __future__ import annotations

from typing import Any, Final

from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from games.analysis.services import (
    CurrentLine,
    NewStep,
    line_drop,
    line_name,
    line_play,
    line_share,
)
from games.api.fields import Flag, Instant, Number, NumberList, Words
from games.api.openapi import RENDER, call
from games.api.operation import SignedInCall, say_for
from games.api.schemas.base import Json, Say, Schema
from games.api.schemas.game import PositionSchema
from games.api.schemas.texts import TextSchema
from games.errors import Code
from games.lines.board import READS, STANDS, AnalysisBoard, AnalysisLine, analysis_of
from games.models import AnalysisStep
from games.rules.kernel.fixed_dice import Roll

MAX_PLY: Final = 1_000_000
MOST_DICE: Final = 40
MOST_ROLLS: Final = 12
SEATS: Final = 12


class Faces(serializers.DictField):
    """The faces of dice, by the label of their roll."""

    child = serializers.ListField(
        child=Number(min_value=1, max_value=100), min_length=1, max_length=MOST_DICE
    )

    def to_internal_value(self, data: Any) -> dict[str, list[int]]:
        """Return the faces. Raises ValidationError for too many rolls."""
        faces: dict[str, list[int]] = super().to_internal_value(data)
        if len(faces) > MOST_ROLLS:
            self.fail("too_many")
        return faces

    default_error_messages = {"too_many": f"Set the dice of at most {MOST_ROLLS} rolls."}


class AnalysisStepSchema(Schema):
    """A step of an analysis line."""

    id = Words("The step's id, such as `k7m2pq4xwz`.")
    after = Words(
        "The id of the step before; null: the line starts here.",
        allow_null=True,
        source="parent_id",
    )
    ply = Number(
        "The game's number of committed choices where the line starts; null: the line doesn't "
        "start here.",
        allow_null=True,
    )
    next_turn = Flag("Whether the line starts at your next turn after `ply`.")
    seat = Number(
        "The seat that chooses, from 0; null: this step has no choice, since it starts the line "
        "or draws hidden information at random.",
        allow_null=True,
    )
    key = Words(
        "The choice's key, such as `take:chest`; empty: this step has no choice.", allow_blank=True
    )
    label = TextSchema(
        allow_null=True, help_text="The choice in words; null: this step has no choice."
    )
    reroll = Flag("Whether dice and cards are drawn again from this choice on.")
    fixed_dice = serializers.DictField(
        child=serializers.ListField(child=serializers.IntegerField()),
        help_text="The dice that you set: a list of faces by the label of the roll.",
    )
    name = Words("Your name for the line that ends here; empty: none.", allow_blank=True)
    passed = Flag("Whether the real game no longer allows this step.")
    shared = Words(
        "The token of the link that shares the line; empty: you don't share it.",
        allow_blank=True,
        source="token",
    )
    at = Instant("When you added the step.")


class RollSchema(Schema):
    """A roll of dice."""

    label = Words("The label of the roll, as in `fixed_dice`.")
    faces = NumberList("The faces that the dice show, each from 1.")
    sides = Number("The number of sides of each die.")


class AnalysisPositionSchema(PositionSchema):
    """The position at the end of a line, as seen by the seat that must choose next."""

    step = AnalysisStepSchema(
        allow_null=True,
        help_text="The step that leads to the position; null: the position is the game's own.",
    )
    rolls = RollSchema(many=True, help_text="The rolls of dice in the step.")


class AnalysisStepsApi(SignedInCall):
    """Your analysis lines at a table."""

    class Input(Schema):
        """The place of the new step in the line, and the step's choice.

        A step without `seat` and `key` draws hidden information again at random.
        """

        after = Words(
            "The id of the step to continue from; empty: start a line.",
            max_length=10,
            allow_blank=True,
            default="",
        )
        ply = Number(
            "The ply after which the line starts; only for the first step of a line in a "
            "finished game.",
            min_value=0,
            max_value=MAX_PLY,
            required=False,
        )
        next_turn = Flag(
            "`true`: the line starts at your next turn, as the site predicts it; only for the "
            "first step of a line.",
            default=False,
        )
        seat = Number(
            "The seat that chooses, from 0; only together with `key`.",
            min_value=0,
            max_value=SEATS,
            required=False,
        )
        key = Words(
            "The key of the choice, such as `take:chest`; only together with `seat`.",
            max_length=120,
            required=False,
        )
        reroll = Flag(
            "`true`: use new chance for dice and cards from this choice on, so that they can come "
            "out differently.",
            default=False,
        )
        fixed_dice = Faces(
            default=dict,
            help_text="The faces that this choice rolls instead of chance: a list by the roll's "
            "`label`, as in `rolls` of an earlier answer, such as one without `fixed_dice`.",
        )

    class Output(Schema):
        """The steps of your analysis lines."""

        left = Number("The number of steps that you can still add at this table.")
        steps = AnalysisStepSchema(many=True, help_text="Your steps, the oldest first.")

    @call(
        "line_steps",
        "List your analysis lines at a table",
        response=Output,
        refuses=READS,
        parameters=[RENDER],
    )
    def get(self, request: Request, id: str) -> Response:
        """Return the steps of your analysis lines. Only you see a line until you share it.

        During the game, only its players may call it. After the game, everybody with an account
        may.
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
        parameters=[RENDER],
        request_example={"after": "", "seat": 0, "key": "take:chest"},
    )
    def post(self, request: Request, id: str) -> Response:
        """Add a step with a choice of any seat, and return the position after it.

        If the same step already exists at this place, it is returned and nothing is added. During
        the game, only its players may call it. After the game, everybody with an account may.
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


class AnalysisStepApi(SignedInCall):
    """A step of your analysis lines."""

    class Input(Schema):
        """The fields to change; leave out the others."""

        name = Words(
            "Your name for the line that ends here; empty: none.",
            max_length=200,
            allow_blank=True,
            required=False,
        )
        shared = Flag(
            "`true`: share the line by a link, which is possible after the game; `false`: stop "
            "sharing it.",
            required=False,
        )

    @call(
        "line_step",
        "Show the position after a step",
        response=AnalysisPositionSchema,
        refuses=STANDS,
        parameters=[RENDER],
    )
    def get(self, request: Request, id: str, step: str) -> Response:
        """Return the position after the step, with the choices there.

        Errors: 404 for other people's steps; 422 if a choice of the line isn't legal; 410 if the
        game began under another rules version.
        """
        analysis = analysis_of(table_id=id, person=request.user)
        return _answer(request, CurrentLine(analysis, analysis.line(step)))

    @call(
        "line_step_set",
        "Name or share an analysis line",
        request=Input,
        response=AnalysisPositionSchema,
        refuses=(*STANDS, Code.TOO_LONG, Code.TOO_MANY),
        parameters=[RENDER],
        request_example={"name": "By way of Xian"},
    )
    def post(self, request: Request, id: str, step: str) -> Response:
        """Change the name of a line, or share it, or stop sharing it.

        Fields that you leave out stay unchanged. You can share a line only after the game. Only the
        author may call it; others get 404.
        """
        asked, by = self.take(request, self.Input), request.user
        if "name" in asked:
            line_name(table_id=id, by=by, step=step, name=asked["name"])
        if "shared" in asked:
            line_share(table_id=id, by=by, step=step, shared=asked["shared"])
        analysis = analysis_of(table_id=id, person=by)
        return _answer(request, CurrentLine(analysis, analysis.line(step)))

    @call("line_drop", "Delete a step and all later ones", status=204, refuses=READS)
    def delete(self, request: Request, id: str, step: str) -> Response:
        """Delete the step and all steps after it. Only the author may call it."""
        line_drop(table_id=id, by=request.user, step=step)
        return Response(status=204)


def _answer(request: Request, done: CurrentLine) -> Response:
    analysis, line = done.analysis, done.line
    say, position = say_for(request, analysis.seats), analysis.position(line)
    decision = position.decision
    previews = analysis.game(line).previews(decision.seat) if decision else {}
    step = _step_json(analysis, line.step, say) if line.step else None
    return Response(
        AnalysisPositionSchema.with_previews(
            position, say, previews, step=step, rolls=_rolls_json(analysis, line)
        )
    )


def _rolls_json(analysis: AnalysisBoard, line: AnalysisLine) -> list[Json]:
    rolled: dict[str, Roll] = analysis.world(line).rolled if line.path else {}
    return [RollSchema.of(roll, label=label) for label, roll in rolled.items()]


def _step_json(analysis: AnalysisBoard, step: AnalysisStep, say: Say | None) -> Json:
    reroll = step.seat is not None and step.guess != ""
    return AnalysisStepSchema.of(step, say, reroll=reroll, passed=step.pk in analysis.passed)
