"""Plans: a person's choices for their next turn, which nobody else can see."""

from __future__ import annotations

from typing import Any, Final

from rest_framework.request import Request
from rest_framework.response import Response

from games.analysis.api import READS, STANDS
from games.analysis.selectors import analysis_of
from games.api.fields import Flag, Instant, Number, OneOf, Words
from games.api.openapi import RENDER, call
from games.api.operation import SignedInCall, say_for
from games.api.schemas.base import Json, Say, Schema
from games.api.schemas.texts import AmountsSchema, TextSchema
from games.errors import Code, NotPlaying
from games.plans.models import ALTERNATIVES, DELAY_MOST, Plan
from games.plans.paths import LONGEST, Alternative, PlannedChoice, Why
from games.plans.selectors import Options, alternatives_of, plan_told, plans_of, refusals_of
from games.plans.services import Planned, plan_drop, plan_keep, plan_options, plan_rank, plan_widen
from games.rules.kernel import Title
from mp2site.infra import clock

CHANGES: Final = (*STANDS, Code.YOUR_TURN, Code.BAD_PLAN, Code.BUSY)


class CostSchema(Schema):
    """The cost and gain of a planned choice, in the names of the title's purse."""

    gain = AmountsSchema(help_text='What the seat receives, such as `{"camels": 3}`.')
    cost = AmountsSchema(help_text='What the seat pays, such as `{"gold": 2}`.')
    left = AmountsSchema(help_text="What the seat has afterwards of every name that changes.")


class PickSchema(Schema):
    """A pick that a planned choice may stand for."""

    id = Words("The pick's id, such as `most-dice`.")
    says = TextSchema(help_text="The pick in words.")


class PlannedSchema(Schema):
    """A choice of an alternative."""

    key = Words("The choice's key, such as `take:chest`.")
    label = TextSchema(help_text="The choice in words.")
    pick = Words(
        "The id of the pick that the choice stands for, such as `most-dice`; empty: for itself."
    )
    picks = PickSchema(many=True, help_text="The picks that the choice can stand for.")
    preview = CostSchema(help_text="The cost and gain when the choice was planned.")


class AlternativeSchema(Schema):
    """An alternative: your choices in a row."""

    ply = Number("The number of choices in the game when the alternative was planned.")
    choices = PlannedSchema(many=True, help_text="Your choices in order.")


class RefusalSchema(Schema):
    """Why an alternative wasn't played, and at which of its choices, from 0."""

    alternative = Number("The number of the alternative, from 0.")
    why = OneOf(
        [str(why) for why in Why],
        "Why it wasn't played. `not-asked`: another decision was open; `not-legal`: the choice "
        "wasn't available; `other-price`: its cost or gain had changed; `touched`: others had "
        "changed something that it names.",
    )
    at = Number("The number of the choice that failed, from 0.")
    reason = TextSchema(allow_null=True, help_text="The rule's own reason; null: none.")


class PlanSchema(Schema):
    """A plan and its result."""

    id = Words("The plan's id, such as `p4n8rt6ycd`.")
    table = Words("The table's id.", source="seat.table_id")
    turn = Number("The number of your turn that the plan is for, from 1.")
    at = Instant("When you began the plan.")
    became = OneOf(
        ["", *Plan.Became.values],
        "The result: `played`, `ready` (drafted for you to confirm), `refused` (no alternative "
        "fitted) or `by-hand` (you, or somebody for you, chose first); empty: the plan waits.",
    )
    alternative = Number(
        "The number of the alternative that was taken, from 0; null: none.", allow_null=True
    )
    settled_at = Instant("When the plan got its result; null: not yet.", allow_null=True)
    hold = Flag(
        "`true`: the choices are only drafted, and you confirm them; `false`: they are played."
    )
    any_price = Flag(
        "Whether the plan is also played if a choice has another cost or gain than planned."
    )
    untouched = Flag(
        "Whether the plan is played only if others haven't changed anything that it names."
    )
    delay = Number(
        "How many minutes the plan waits at most, so that others don't recognize it by its speed."
    )
    alternatives = AlternativeSchema(many=True, help_text="The alternatives, the best first.")
    refusals = RefusalSchema(
        many=True, help_text="Why alternatives weren't played, or can't be played yet."
    )


class MaybePlanSchema(Schema):
    """A plan, or null."""

    plan = PlanSchema(allow_null=True, help_text="The plan; null: there is none.")


class PlanApi(SignedInCall):
    """Your plan at a table."""

    class Input(Schema):
        """The last step of an analysis line of your next turn (`lines/`, with `next_turn`)."""

        step = Words(
            "The id of the last step of an analysis line that begins at your next turn (`next_turn`).",
            max_length=10,
        )

    @call(
        "plan",
        "Show your plan for your next turn",
        response=MaybePlanSchema,
        refuses=READS,
        parameters=[RENDER],
    )
    def get(self, request: Request, id: str) -> Response:
        """Return the plan for your next turn, or the result of the plan for your open turn.

        Only players may call it, each for their own plan.
        """
        analysis = analysis_of(table_id=id, person=request.user)
        if analysis.own is None or analysis.table.over:
            raise NotPlaying
        plan = plan_told(analysis.own)
        return _answer(plan, say_for(request, analysis.seats))

    @call(
        "plan_keep",
        "Add an analysis line to your plan",
        request=Input,
        response=MaybePlanSchema,
        refuses=(*CHANGES, Code.TOO_MANY),
        parameters=[RENDER],
        request_example={"step": "k3v9w2x7bq"},
    )
    def post(self, request: Request, id: str) -> Response:
        """Add an analysis line to the plan as its last alternative.

        It consists of your own choices at the line's beginning, up to the first that can't be
        undone. Only players may call it, while it isn't their turn.
        """
        step = self.take(request, self.Input)["step"]
        return _done(request, plan_keep(table_id=id, by=request.user, step=step))

    @call("plan_drop", "Delete your whole plan", status=204, refuses=CHANGES)
    def delete(self, request: Request, id: str) -> Response:
        """Delete the whole plan. Only players may call it, each for their own plan."""
        plan_drop(table_id=id, by=request.user)
        return Response(status=204)


class PlanOptionsApi(SignedInCall):
    """How a plan is played."""

    class Input(Schema):
        """All four options."""

        hold = Flag("`true`: only draft the choices, for you to confirm; `false`: play them.")
        any_price = Flag(
            "Whether to play the plan also if a choice has another cost or gain than planned."
        )
        untouched = Flag(
            "Whether to play the plan only if others haven't changed anything that it names."
        )
        delay = Number(
            "How many minutes the plan waits at most, so that others don't recognize it by its "
            "speed.",
            min_value=0,
            max_value=DELAY_MOST,
        )

    @call(
        "plan_options",
        "Set how your plan is played",
        request=Input,
        response=MaybePlanSchema,
        refuses=CHANGES,
        parameters=[RENDER],
        request_example={"hold": False, "any_price": False, "untouched": True, "delay": 5},
    )
    def post(self, request: Request, id: str) -> Response:
        """Set how your plan is played; your next plans begin with the same options.

        Only players may call it, each for their own plan.
        """
        options = Options(**self.take(request, self.Input))
        done = plan_options(table_id=id, by=request.user, options=options)
        return _done(request, done)


class PlanAlternativeApi(SignedInCall):
    """An alternative of a plan."""

    class Input(Schema):
        """The new rank of the alternative, from 0."""

        to = Number("The new rank of the alternative, from 0.", min_value=0, max_value=ALTERNATIVES)

    @call(
        "plan_rank",
        "Move an alternative to another rank",
        request=Input,
        response=MaybePlanSchema,
        refuses=CHANGES,
        parameters=[RENDER],
        request_example={"to": 0},
    )
    def post(self, request: Request, id: str, number: int) -> Response:
        """Move the alternative to another rank; the first that fits is played.

        Only players may call it; fails if there is no such alternative.
        """
        to = self.take(request, self.Input)["to"]
        return _done(request, plan_rank(table_id=id, by=request.user, alternative=number, to=to))

    @call(
        "plan_drop_alternative",
        "Delete an alternative of your plan",
        response=MaybePlanSchema,
        refuses=CHANGES,
        parameters=[RENDER],
    )
    def delete(self, request: Request, id: str, number: int) -> Response:
        """Delete the alternative; deleting the last one deletes the plan.

        Only players may call it; fails if there is no such alternative.
        """
        return _done(request, plan_drop(table_id=id, by=request.user, alternative=number))


class PlanPickApi(SignedInCall):
    """The pick of a planned choice."""

    class Input(Schema):
        """The number of the alternative's choice, from 0, and one of its picks; empty: itself."""

        at = Number(
            "The number of the choice in the alternative, from 0.", min_value=0, max_value=LONGEST
        )
        pick = Words(
            "The id of one of its `picks`, such as `most-dice`; empty: the choice itself.",
            max_length=40,
            allow_blank=True,
        )

    @call(
        "plan_widen",
        "Set what a planned choice stands for",
        request=Input,
        response=MaybePlanSchema,
        refuses=CHANGES,
        parameters=[RENDER],
        request_example={"at": 0, "pick": "most-dice"},
    )
    def post(self, request: Request, id: str, number: int) -> Response:
        """Replace a planned choice by a pick of its kind, such as the lowest die.

        When the turn comes, the best choice of that kind is played, at any cost. Later choices may
        then bring something else, but not cost more. Only players may call it; fails if there is no
        such choice or pick.
        """
        widened = self.take(request, self.Input)
        done = plan_widen(table_id=id, by=request.user, alternative=number, **widened)
        return _done(request, done)


class PlansApi(SignedInCall):
    """All of your plans."""

    class Output(Schema):
        """Open plans, then those settled in the last fourteen days."""

        results = PlanSchema(many=True)

    @call("plans", "List all your plans", response=Output)
    def get(self, request: Request) -> Response:
        """Return your plans, the latest first. Only signed-in people may call it."""
        plans = plans_of(request.user, clock.now())
        return Response({"results": [_plan_json(plan, None) for plan in plans]})


def _done(request: Request, done: Planned) -> Response:
    return _answer(done.plan, say_for(request, done.seats))


def _answer(plan: Plan | None, say: Say | None) -> Response:
    return Response({"plan": plan and _plan_json(plan, say)})


def _plan_json(plan: Plan, say: Say | None) -> Json:
    title = plan.seat.table.rules
    return PlanSchema.of(
        plan,
        alternatives=[
            _alternative_json(title, alternative, say) for alternative in alternatives_of(plan)
        ],
        refusals=[RefusalSchema.of(refusal, say) for refusal in refusals_of(plan)],
    )


def _alternative_json(title: Title[Any], alternative: Alternative, say: Say | None) -> Json:
    return AlternativeSchema.of(
        alternative, choices=[_planned_json(title, one, say) for one in alternative.choices]
    )


def _planned_json(title: Title[Any], planned: PlannedChoice, say: Say | None) -> Json:
    label = planned.label
    picks = [
        PickSchema.of(pick, says=TextSchema.of(pick.text(label), say))
        for pick in title.meta.picks_for(label)
    ]
    return PlannedSchema.of(planned, say, picks=picks)
