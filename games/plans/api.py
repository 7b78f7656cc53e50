"""REST operations on plans: a person's choices for their next turn, which nobody else can see."""

from __future__ import annotations

from typing import Any, Final

from rest_framework.request import Request
from rest_framework.response import Response

from games.api.fields import Flag, Instant, Number, OneOf, Words
from games.api.openapi import RENDER, call
from games.api.operation import SignedInCall, say_for
from games.api.schemas.base import Json, Say, Schema
from games.api.schemas.texts import AmountsSchema, TextSchema
from games.errors import Code, NotPlaying
from games.lines.board import READS, STANDS, analysis_of
from games.plans.models import ALTERNATIVES, DELAY_MOST, Plan
from games.plans.paths import LONGEST, Alternative, PlannedChoice, Why
from games.plans.selectors import Options, alternatives_of, plan_told, plans_of, refusals_of
from games.plans.services import Planned, plan_drop, plan_keep, plan_options, plan_rank, plan_widen
from games.rules.kernel import Title
from mp2site.infra import clock

CHANGES: Final = (*STANDS, Code.YOUR_TURN, Code.BAD_PLAN, Code.BUSY)


class CostSchema(Schema):
    """The cost and gain of a planned choice, as amounts by name, such as `camels`."""

    gain = AmountsSchema(help_text='What the seat receives, such as `{"camels": 3}`.')
    cost = AmountsSchema(help_text='What the seat pays, such as `{"gold": 2}`.')
    left = AmountsSchema(help_text="What the seat has afterwards: every amount that changes.")


class PickSchema(Schema):
    """A rule that picks a choice when your turn comes, such as the lowest die."""

    id = Words("The pick's id, such as `most-dice`.")
    says = TextSchema(help_text="The pick in words.")


class PlannedSchema(Schema):
    """A planned choice."""

    key = Words("The choice's key, such as `take:chest`.")
    label = TextSchema(help_text="The choice in words.")
    pick = Words(
        "The id of the pick that replaces the choice, such as `most-dice`; empty: exactly this "
        "choice is played."
    )
    picks = PickSchema(many=True, help_text="The picks that can replace the choice.")
    preview = CostSchema(help_text="The choice's cost and gain when you planned it.")


class AlternativeSchema(Schema):
    """An alternative: choices that are made one after the other in your next turn."""

    ply = Number("The game's number of committed choices when you planned the alternative.")
    choices = PlannedSchema(many=True, help_text="Your planned choices in order.")


class RefusalSchema(Schema):
    """The reason why an alternative wasn't played."""

    alternative = Number("The number of the alternative, from 0.")
    why = OneOf(
        [str(why) for why in Why],
        "Why it wasn't played. `not-asked`: another decision was open; `not-legal`: the choice "
        "wasn't available; `other-price`: its cost or gain had changed; `touched`: another player "
        "had changed something that the choice refers to.",
    )
    at = Number("The number of the choice that failed, within the alternative, from 0.")
    reason = TextSchema(
        allow_null=True, help_text="The rule that forbids the choice, in words; null: none."
    )


class PlanSchema(Schema):
    """A plan and its result."""

    id = Words("The plan's id, such as `p4n8rt6ycd`.")
    table = Words("The table's id, such as `fqk7m2xw9c`.", source="seat.table_id")
    turn = Number("The number of your turn that the plan is for, from 1.")
    at = Instant("When you began the plan.")
    became = OneOf(
        ["", *Plan.Became.values],
        "The result. `played`: an alternative was played; `ready`: an alternative is in your draft, "
        "and you confirm it; `refused`: no alternative could be played; `by-hand`: you or your "
        "stand-in chose before the plan ran; empty: the plan waits.",
    )
    alternative = Number(
        "The number of the alternative that was played or drafted, from 0; null: none.",
        allow_null=True,
    )
    settled_at = Instant("When the plan got its result; null: not yet.", allow_null=True)
    hold = Flag(
        "`true`: the plan puts its choices into your draft, and you confirm them; `false`: "
        "it plays them."
    )
    any_price = Flag(
        "`true`: play an alternative even if the cost or gain of its choices has changed; "
        "`false`: don't play it then."
    )
    untouched = Flag(
        "`true`: play an alternative only if no other player changed anything that it refers to; "
        "`false`: play it anyway."
    )
    delay = Number(
        "The wait in minutes after your turn begins, so that a fast move doesn't reveal the "
        "plan. The plan waits between half of it and all of it, less if your time would run "
        "out. 0: no wait."
    )
    alternatives = AlternativeSchema(
        many=True,
        help_text="The alternatives in their order: the plan plays the first that is possible.",
    )
    refusals = RefusalSchema(
        many=True,
        help_text="For each alternative that wasn't played or can't be played now, the reason.",
    )


class MaybePlanSchema(Schema):
    """Your plan at the table, or null."""

    plan = PlanSchema(allow_null=True, help_text="Your plan; null: there is none.")


class PlanApi(SignedInCall):
    """Your plan at a table."""

    class Input(Schema):
        """The analysis line to add."""

        step = Words(
            "The id of the last step of an analysis line that begins at your next turn: create it at "
            "`lines/` with `next_turn`.",
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
        """Return your plan for your next turn. During your turn, return the plan for this turn.

        Only players of a running game may call it.
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

        The alternative has your own choices at the beginning of the line, up to the first that
        can't be undone. Only players may call it, while it isn't their turn.
        """
        step = self.take(request, self.Input)["step"]
        return _done(request, plan_keep(table_id=id, by=request.user, step=step))

    @call("plan_drop", "Delete your whole plan", status=204, refuses=CHANGES)
    def delete(self, request: Request, id: str) -> Response:
        """Delete your whole plan. Only players may call it, before the plan has a result."""
        plan_drop(table_id=id, by=request.user)
        return Response(status=204)


class PlanOptionsApi(SignedInCall):
    """The way in which a plan is played."""

    class Input(Schema):
        """The way in which the plan is played."""

        hold = Flag(
            "`true`: the plan puts its choices into your draft, and you confirm them; `false`: "
            "it plays them."
        )
        any_price = Flag(
            "`true`: play an alternative even if the cost or gain of its choices has changed; "
            "`false`: don't play it then."
        )
        untouched = Flag(
            "`true`: play an alternative only if no other player changed anything that it refers to; "
            "`false`: play it anyway."
        )
        delay = Number(
            "The wait in minutes after your turn begins, so that a fast move doesn't reveal the "
            "plan. The plan waits between half of it and all of it, less if your time would run "
            "out. 0: no wait.",
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
        """Set how your plan is played. Your next plans begin with the same options.

        Only players may call it, before the plan has a result.
        """
        options = Options(**self.take(request, self.Input))
        done = plan_options(table_id=id, by=request.user, options=options)
        return _done(request, done)


class PlanAlternativeApi(SignedInCall):
    """An alternative of a plan."""

    class Input(Schema):
        """The alternative's new place in the order."""

        to = Number(
            "The alternative's new place in the order, from 0.", min_value=0, max_value=ALTERNATIVES
        )

    @call(
        "plan_rank",
        "Change the order of your plan's alternatives",
        request=Input,
        response=MaybePlanSchema,
        refuses=CHANGES,
        parameters=[RENDER],
        request_example={"to": 0},
    )
    def post(self, request: Request, id: str, number: int) -> Response:
        """Move the alternative to another place. The plan plays the first legal alternative.

        Only players may call it, while it isn't their turn. Returns 422 if there is no such
        alternative.
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
        """Delete the alternative. If it is the only one, the plan is deleted.

        Only players may call it, before the plan has a result. Returns 422 if there is no such
        alternative.
        """
        return _done(request, plan_drop(table_id=id, by=request.user, alternative=number))


class PlanPickApi(SignedInCall):
    """The pick of a planned choice."""

    class Input(Schema):
        """The planned choice, and the pick that replaces it."""

        at = Number(
            "The number of the choice within the alternative, from 0.",
            min_value=0,
            max_value=LONGEST,
        )
        pick = Words(
            "The id of one of the choice's `picks`, such as `most-dice`; empty: play exactly this choice.",
            max_length=40,
            allow_blank=True,
        )

    @call(
        "plan_widen",
        "Replace a planned choice by a pick",
        request=Input,
        response=MaybePlanSchema,
        refuses=CHANGES,
        parameters=[RENDER],
        request_example={"at": 0, "pick": "most-dice"},
    )
    def post(self, request: Request, id: str, number: int) -> Response:
        """Replace a planned choice by a pick, a rule such as “the lowest die”.

        In your turn, the plan plays the choice that the pick selects, whatever it costs or gains.
        Later choices may gain more or less than planned, but not cost more. Only players may call
        it, while it isn't their turn. Returns 422 if there is no such choice or pick.
        """
        widened = self.take(request, self.Input)
        done = plan_widen(table_id=id, by=request.user, alternative=number, **widened)
        return _done(request, done)


class PlansApi(SignedInCall):
    """All of your plans."""

    class Output(Schema):
        """Your plans."""

        results = PlanSchema(
            many=True,
            help_text="First the plans without a result, then those that got a result in the last "
            "fourteen days, the latest first.",
        )

    @call("plans", "List your plans at all tables", response=Output)
    def get(self, request: Request) -> Response:
        """Return your plans that wait for a turn, and those settled in the last fourteen days.

        Only signed-in people may call it.
        """
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
