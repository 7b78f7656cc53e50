"""Sentences about the recipient's plan in mails about a game."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial

from games.models import Seat
from games.plans.models import Plan
from games.plans.selectors import plans_told_of, refusals_of
from games.plans.texts import refusal_said
from games.selectors.news import News
from mp2site.text.rendering import msg


def plans_in_mails(seats: Collection[Seat]) -> dict[int, Callable[[News], list[str]]]:
    """Return a function for each seat whose plan matters now; see `Feature.in_mails`."""
    return {seat: partial(_sentences, plan) for seat, plan in plans_told_of(seats).items()}


def _sentences(plan: Plan, news: News) -> list[str]:
    """Return sentences about the plan's result: it is drafted, waits for an answer, or failed."""
    if news.prompt is None:
        return []
    if plan.became == Plan.Became.READY:
        return [msg("mail-plan-ready")]
    if not plan.became:
        return [msg("mail-plan-behind")]
    names = [seat.name for seat in news.seats]
    why = [refusal_said(plan, one, names) for one in refusals_of(plan)[:1]]
    return [msg("mail-plan-refused"), *why]
