"""Plans: a person's choices for their next turn, which nobody else can see."""

from __future__ import annotations

from typing import Any, Final

from rest_framework import serializers
from rest_framework.permissions import IsAuthenticated
from rest_framework.request import Request
from rest_framework.response import Response

from games import services
from games.api.faces import Call, say_for
from games.api.fields import Flag, Number, Words
from games.api.schema import RENDER, call
from games.api.shapes import AmountsShape, Shape, TextShape
from games.api.tried import READS, STANDS
from games.api.wire import Json, Say, text_json
from games.errors import Code, NotPlaying
from games.lines.plans import LONGEST, PlannedChoice, Refusal, Way, Why
from games.models import DELAY_MOST, WAYS, Plan
from games.rules.kernel import Title
from games.selectors.plans import Options, plan_told, plans_of, refusals_of, ways_of
from games.selectors.tried import sandbox_of
from mp2site.infra import clock

CHANGES: Final = (*STANDS, Code.YOUR_TURN, Code.BAD_PLAN, Code.BUSY)


class CostShape(Shape):
    """The cost and gain of a planned choice, in the names of the title's purse."""

    takes = AmountsShape()
    gives = AmountsShape()
    leaves = AmountsShape()


class PickShape(Shape):
    """A pick that a planned choice may stand for."""

    id = serializers.CharField()
    says = TextShape()


class PlannedShape(Shape):
    """A choice of an alternative."""

    key = serializers.CharField()
    label = TextShape()
    preview = CostShape()
    pick = serializers.CharField(help_text="What it stands for; empty: for itself.")
    picks = PickShape(many=True, help_text="What it may stand for.")


class WayShape(Shape):
    """An alternative: your choices in a row."""

    ply = serializers.IntegerField(help_text="After which ply it was planned.")
    choices = PlannedShape(many=True)


class RefusalShape(Shape):
    """Why an alternative wasn't played, and at which of its choices, from 0."""

    way = serializers.IntegerField()
    why = serializers.ChoiceField([str(why) for why in Why])
    at = serializers.IntegerField()
    reason = TextShape(allow_null=True, help_text="The rule's own reason, if it has one.")


class OptionsShape(Shape):
    """How the plan is played."""

    hold = serializers.BooleanField(help_text="Only laid ready: you confirm it.")
    any_price = serializers.BooleanField(help_text="Also if it takes or gives something else.")
    untouched = serializers.BooleanField(
        help_text="Only if nobody has touched the things that it names."
    )
    delay = serializers.IntegerField(help_text="Minutes that it waits at most, to hide its haste.")


class PlanShape(OptionsShape):
    """A plan and its result."""

    id = serializers.CharField()
    table = serializers.CharField()
    turn = serializers.IntegerField(help_text="Which of your turns it is for.")
    ways = WayShape(many=True)
    at = serializers.DateTimeField()
    became = serializers.ChoiceField(
        ["", *Plan.Became.values],
        help_text="Empty: it waits; where refusals say why not yet, something else was asked first.",
    )
    way = serializers.IntegerField(allow_null=True, help_text="Which alternative was taken.")
    refusals = RefusalShape(many=True)
    settled_at = serializers.DateTimeField(allow_null=True)


class MaybePlanShape(Shape):
    """A plan, or null."""

    plan = PlanShape(allow_null=True)


class PlanApi(Call):
    """Your plan at a table."""

    permission_classes = (IsAuthenticated,)

    class Input(Shape):
        """The last step of an analysis line of your next turn (`lines/`, with `ahead`)."""

        step = Words(max_length=10)

    @call(
        "plan",
        "Show your plan for your next turn",
        response=MaybePlanShape,
        refuses=READS,
        signed_in=True,
        parameters=[RENDER],
    )
    def get(self, request: Request, id: str) -> Response:
        """Return the plan for your next turn, or the result of the plan for your open turn.

        Only players may call it, each for their own plan.
        """
        sandbox = sandbox_of(table_id=id, person=request.user)
        if sandbox.own is None or sandbox.table.over:
            raise NotPlaying
        plan = plan_told(sandbox.own)
        return _answer(plan, say_for(request, sandbox.seats))

    @call(
        "plan_keep",
        "Add an analysis line to your plan",
        request=Input,
        response=MaybePlanShape,
        refuses=(*CHANGES, Code.TOO_MANY),
        signed_in=True,
        parameters=[RENDER],
        request_example={"step": "k3v9w2x7bq"},
    )
    def post(self, request: Request, id: str) -> Response:
        """Add an analysis line to the plan as its last alternative.

        It consists of your own choices at the line's beginning, up to the first that can't be
        undone. Only players may call it, while it isn't their turn.
        """
        step = self.take(request, self.Input)["step"]
        return _done(request, services.plan_keep(table_id=id, by=request.user, step=step))

    @call("plan_drop", "Delete your whole plan", status=204, refuses=CHANGES, signed_in=True)
    def delete(self, request: Request, id: str) -> Response:
        """Delete the whole plan. Only players may call it, each for their own plan."""
        services.plan_drop(table_id=id, by=request.user)
        return Response(status=204)


class PlanOptionsApi(Call):
    """How a plan is played."""

    permission_classes = (IsAuthenticated,)

    class Input(Shape):
        """All four options."""

        hold = Flag()
        any_price = Flag()
        untouched = Flag()
        delay = Number(min_value=0, max_value=DELAY_MOST)

    @call(
        "plan_options",
        "Set how your plan is played",
        request=Input,
        response=MaybePlanShape,
        refuses=CHANGES,
        signed_in=True,
        parameters=[RENDER],
        request_example={"hold": False, "any_price": False, "untouched": True, "delay": 5},
    )
    def post(self, request: Request, id: str) -> Response:
        """Set how your plan is played; your next plans begin with the same options.

        Only players may call it, each for their own plan.
        """
        options = Options(**self.take(request, self.Input))
        done = services.plan_options(table_id=id, by=request.user, options=options)
        return _done(request, done)


class PlanWayApi(Call):
    """An alternative of a plan."""

    permission_classes = (IsAuthenticated,)

    class Input(Shape):
        """The new rank of the alternative, from 0."""

        to = Number(min_value=0, max_value=WAYS)

    @call(
        "plan_rank",
        "Move an alternative to another rank",
        request=Input,
        response=MaybePlanShape,
        refuses=CHANGES,
        signed_in=True,
        parameters=[RENDER],
        request_example={"to": 0},
    )
    def post(self, request: Request, id: str, number: int) -> Response:
        """Move the alternative to another rank; the first that fits is played.

        Only players may call it; fails if there is no such alternative.
        """
        to = self.take(request, self.Input)["to"]
        return _done(request, services.plan_rank(table_id=id, by=request.user, way=number, to=to))

    @call(
        "plan_drop_way",
        "Delete an alternative of your plan",
        response=MaybePlanShape,
        refuses=CHANGES,
        signed_in=True,
        parameters=[RENDER],
    )
    def delete(self, request: Request, id: str, number: int) -> Response:
        """Delete the alternative; deleting the last one deletes the plan.

        Only players may call it; fails if there is no such alternative.
        """
        return _done(request, services.plan_drop(table_id=id, by=request.user, way=number))


class PlanPickApi(Call):
    """The pick of a planned choice."""

    permission_classes = (IsAuthenticated,)

    class Input(Shape):
        """The number of the alternative's choice, from 0, and one of its picks; empty: itself."""

        at = Number(min_value=0, max_value=LONGEST)
        pick = Words(max_length=40, allow_blank=True)

    @call(
        "plan_widen",
        "Set what a planned choice stands for",
        request=Input,
        response=MaybePlanShape,
        refuses=CHANGES,
        signed_in=True,
        parameters=[RENDER],
        request_example={"at": 0, "pick": "most-dice"},
    )
    def post(self, request: Request, id: str, number: int) -> Response:
        """Let a planned choice stand for a pick of its kind.

        It may then pay and receive something else; later choices may receive something else, but
        not pay more. Only players may call it; fails if there is no such choice or pick.
        """
        widened = self.take(request, self.Input)
        done = services.plan_widen(table_id=id, by=request.user, way=number, **widened)
        return _done(request, done)


class PlansApi(Call):
    """All of your plans."""

    permission_classes = (IsAuthenticated,)

    class Output(Shape):
        """Open plans, then those settled in the last fourteen days."""

        results = PlanShape(many=True)

    @call("plans", "List all your plans", response=Output, signed_in=True)
    def get(self, request: Request) -> Response:
        """Return your plans, the latest first. Only signed-in people may call it."""
        plans = plans_of(request.user, clock.now())
        return Response({"results": [_plan_json(plan, None) for plan in plans]})


def _done(request: Request, done: services.Planned) -> Response:
    return _answer(done.plan, say_for(request, done.seats))


def _answer(plan: Plan | None, say: Say | None) -> Response:
    return Response({"plan": plan and _plan_json(plan, say)})


def _plan_json(plan: Plan, say: Say | None) -> Json:
    columns = ("turn", "at", "became", "way", "settled_at", *Options._fields)
    return {
        "id": plan.pk,
        "table": plan.seat.table_id,
        **{name: getattr(plan, name) for name in columns},
        "ways": [_way_json(plan.seat.table.rules, way, say) for way in ways_of(plan)],
        "refusals": [_refusal_json(refusal, say) for refusal in refusals_of(plan)],
    }


def _way_json(title: Title[Any], way: Way, say: Say | None) -> Json:
    choices = [_planned_json(title, planned, say) for planned in way.choices]
    return {"ply": way.ply, "choices": choices}


def _planned_json(title: Title[Any], planned: PlannedChoice, say: Say | None) -> Json:
    preview, label = planned.preview, planned.label
    picks = title.picks_for(label)
    return {
        "key": planned.key,
        "label": text_json(label, say),
        "pick": planned.pick,
        "picks": [{"id": pick.id, "says": text_json(pick.text(label), say)} for pick in picks],
        "preview": {"takes": preview.takes, "gives": preview.gives, "leaves": preview.leaves},
    }


def _refusal_json(refusal: Refusal, say: Say | None) -> Json:
    reason = None if refusal.reason is None else text_json(refusal.reason, say)
    return {"way": refusal.way, "why": str(refusal.why), "at": refusal.at, "reason": reason}
