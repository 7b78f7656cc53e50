"""Plans on pages: beside an analysis line, at their table, and in the list of all plans."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from django.shortcuts import redirect, render
from django.views.decorators.http import require_POST, require_safe

from games.errors import BadPlan, GamesError, Malformed
from games.plans.models import DELAY_MOST, Plan
from games.plans.selectors import (
    Options,
    alternatives_of,
    foreseen,
    plan_of,
    plan_told,
    plans_of,
    refusals_of,
    rests_on,
)
from games.plans.services import plan_drop, plan_keep, plan_options, plan_rank, plan_widen
from games.plans.texts import choices_said, refusal_said
from games.rules import titles
from games.rules.kernel import Text, Title
from games.selectors.tables import read_with_seats
from games.views.http import PageRequest, member_of, number_of, refusals, signed_in
from games.views.people import account_of
from games.views.present import players
from mp2site.infra import clock
from mp2site.text.rendering import msg
from mp2site.text.rendering import render as said
from mp2site.web.sign_in import login_required

if TYPE_CHECKING:
    from collections.abc import Sequence

    from django.http import HttpRequest, HttpResponse

    from games.features.line_page import LinePage
    from games.models import Seat
    from games.plans.paths import Alternative, Refusal
    from games.plans.selectors import Rests
    from games.session import TableSession
    from games.views.present import Player

PLAN: Final = "plan-"
"""The prefix of the values of buttons on the analysis board that change the plan."""
DELAYS: Final = (0, 2, 5, DELAY_MOST)
FORESEEN_MOST: Final = 12
"""The most plans in a list that are checked again. Each check takes some milliseconds."""


@dataclass(frozen=True, slots=True)
class AlternativeRow:
    """An alternative in words: its choices, and the changes by others that affect it."""

    number: int
    choices: list[str]
    warning: str = ""
    wider: Sequence[Wider] = ()


@dataclass(frozen=True, slots=True)
class Wider:
    """A planned choice with its possible picks.

    Each has a button value, a text, and whether it is set.
    """

    label: str
    picks: list[tuple[str, str, bool]]


def plan_change(request: HttpRequest, table_id: str, at: str, what: str) -> None:
    """Change the plan by a button's value, such as ``up-1``.

    Raises the errors of the services, and Malformed.
    """
    about: dict[str, Any] = {"table_id": table_id, "by": member_of(request)}
    verb, _, number = what.partition("-")
    alternative = number_of(number)
    if verb in {"up", "widen", "drop"} and "delay" in request.POST:
        # The options' checkboxes are in the same form.
        plan_options(**about, options=_options(request))
    if verb == "keep":
        plan_keep(**about, step=at)
    elif verb == "up" and alternative is not None:
        plan_rank(**about, alternative=alternative, to=alternative - 1)
    elif verb == "widen":
        plan_widen(**about, **_widening(number))
    elif verb == "drop" and (alternative is not None or not number):
        plan_drop(**about, alternative=alternative)
    elif verb == "options":
        plan_options(**about, options=_options(request))
    else:
        raise Malformed


def plan_on_line(page: LinePage) -> dict[str, Any] | None:
    """Return the context of the plan beside an analysis line of the person's next turn.

    ``keeps`` is true if the line begins with a choice of the person, so that a plan can contain it.
    """
    if not page.line.beginning.next_turn:
        return None
    first = page.line.steps[:1]
    keeps = bool(first) and first[0].seat == page.analysis.seat
    return {"keeps": keeps, "plan": _panel(page)}


def _panel(page: LinePage) -> dict[str, Any] | None:
    """Return the context of the plan for the seat's next turn, or ``None``.

    After a refused form, its checkboxes keep their values.
    """
    seat = page.analysis.own
    plan = plan_of(seat) if seat and seat.waiting_since is None else None
    if plan is None or seat is None:
        return None
    rests = rests_on(plan, seat.table, seat)
    alternatives = _alternatives(plan, seat, page.people, rests)
    refused = page.refused
    ticked = _ticked(refused) if refused and "delay" in refused.POST else {}
    options = {name: getattr(plan, name) for name in Options._fields} | ticked
    return {"options": options, "alternatives": alternatives, "rests": rests, "delays": DELAYS}


def plan_note(session: TableSession, people: Sequence[Player]) -> dict[str, Any] | None:
    """Return the context of the seat's plan on a table's page: its alternatives or its result."""
    seat = session.own
    if seat is None or not seat.has_planned or session.table.over:
        return None
    plan = plan_told(seat)
    if plan is None or plan.became in {Plan.Became.BY_HAND, Plan.Became.PLAYED}:
        return None  # the recap and the log show the played choices
    return {
        "row": plan,
        "choices": _choices(plan, plan.alternative or 0, people),
        "refusals": [_why(plan, one, people) for one in refusals_of(plan)],
        "next": _next(session, plan),
        "rests": None if plan.became else rests_on(plan, session.table, seat),
    }


@require_safe
@login_required
@refusals
def plans(request: PageRequest) -> HttpResponse:
    """Show all of a person's plans with their results."""
    rows = plans_of(account_of(request), clock.now())
    return render(
        request, "plans/list.html", {"rows": [_row(n, one) for n, one in enumerate(rows)]}
    )


@require_POST
@signed_in
@refusals
def drop(request: PageRequest, table_id: str) -> HttpResponse:
    """Delete a plan, from its table's page or from the list."""
    plan_drop(table_id=table_id, by=member_of(request))
    return redirect("plans:list") if "list" in request.POST else redirect("tables:detail", table_id)


def _row(number: int, plan: Plan) -> dict[str, Any]:
    table = plan.seat.table
    people = players(table.seats.all(), plan.seat.person_id)
    look = not plan.became and not plan.waits_for_answer and number < FORESEEN_MOST
    return {
        "plan": plan,
        "table": table,
        "title": titles.get(table.title),
        "choices": _choices(plan, plan.alternative or 0, people),
        "alternatives": len(plan.alternatives),
        "refusals": [_why(plan, one, people) for one in refusals_of(plan)],
        "warning": _warning(plan, people) if look else "",
    }


def _warning(plan: Plan, people: Sequence[Player]) -> str:
    """Return a warning that no alternative would be legal now; empty if one would."""
    try:
        table, _, own = read_with_seats(plan.seat.table_id, plan.seat.person)
        if own is None:
            return ""
        fit = foreseen(plan, table, own)
    except GamesError:
        return ""  # the table's page explains the error
    return _why(plan, fit.refusals[0], people) if fit.alternative is None and fit.refusals else ""


def _alternatives(
    plan: Plan, seat: Seat, people: Sequence[Player], rests: Rests
) -> list[AlternativeRow]:
    """Return a plan's alternatives in words, with their current problems."""
    fit = foreseen(plan, seat.table, seat)
    unfit = {one.alternative: _why(plan, one, people) for one in fit.refusals}
    touched = dict.fromkeys(rests.alternatives, msg("plans-touched"))
    wrong = {**touched, **unfit}
    return [
        AlternativeRow(
            number,
            _choices(plan, number, people),
            wrong.get(number, ""),
            _wider(plan.seat.table.rules, number, alternative, people),
        )
        for number, alternative in enumerate(alternatives_of(plan))
    ]


def _choices(plan: Plan, number: int, people: Sequence[Player]) -> list[str]:
    return choices_said(plan, number, [player.name for player in people])


def _wider(
    title: Title[Any], number: int, alternative: Alternative, people: Sequence[Player]
) -> list[Wider]:
    """Return the choices of an alternative for which picks are possible."""
    names = [player.name for player in people]
    rows = []
    for at, planned in enumerate(alternative.choices):
        if picks := title.meta.picks_for(planned.label):
            label, verb = said(planned.label, people=names), f"{PLAN}widen-{number}-{at}-"
            exactly = (verb, msg("plans-exactly"), not planned.pick)
            wider = [
                (
                    verb + pick.id,
                    said(pick.text(planned.label), people=names),
                    pick.id == planned.pick,
                )
                for pick in picks
            ]
            rows.append(Wider(label, [exactly, *wider]))
    return rows


def _widening(what: str) -> dict[str, Any]:
    """Parse a choice of an alternative and the pick for it. Raises Malformed."""
    alternative, _, rest = what.partition("-")
    at, _, pick = rest.partition("-")
    numbers = number_of(alternative), number_of(at)
    if None in numbers:
        raise Malformed
    return {"alternative": numbers[0], "at": numbers[1], "pick": pick}


def _why(plan: Plan, refusal: Refusal, people: Sequence[Player]) -> str:
    return refusal_said(plan, refusal, [player.name for player in people])


def _next(session: TableSession, plan: Plan) -> str:
    """Return the key of the planned choice to confirm now; empty if that choice isn't offered."""
    decision = session.position.decision
    if decision is None or plan.became != Plan.Became.READY:
        return ""
    alternative = alternatives_of(plan)[plan.alternative or 0]
    laid = [key for _, key in session.position.draft[alternative.after :]]
    keys = [planned.key for planned in alternative.choices]
    if keys[: len(laid)] != laid or len(laid) == len(keys):
        return ""  # the person has chosen something else
    return keys[len(laid)] if decision.find(keys[len(laid)]) else ""


def _options(request: HttpRequest) -> Options:
    """Parse how a plan is to be played. Raises BadPlan if the delay isn't a number."""
    delay = number_of(request.POST.get("delay"))
    if delay is None:
        raise BadPlan(Text("errors-bad-plan-delay", {"most": DELAY_MOST}), rule="delay")
    return Options(**_ticked(request), delay=delay)


def _ticked(request: HttpRequest) -> dict[str, bool]:
    return {name: name in request.POST for name in ("hold", "any_price", "untouched")}
