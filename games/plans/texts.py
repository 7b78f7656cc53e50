"""Plans in words: their choices, and why an alternative doesn't fit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.plans.selectors import meanings_of
from mp2site.text.rendering import msg, render

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.plans.models import Plan
    from games.plans.paths import Refusal


def choices_said(plan: Plan, number: int, names: Sequence[str]) -> list[str]:
    """Return an alternative's choices in words. ``names`` has the people's names by place."""
    return [render(meaning, people=names) for meaning in meanings_of(plan, number)]


def refusal_said(plan: Plan, refusal: Refusal, names: Sequence[str]) -> str:
    """Return the reason why an alternative isn't legal, with the choice where it fails."""
    choice = choices_said(plan, refusal.alternative, names)[refusal.at]
    reason = render(refusal.reason, people=names) if refusal.reason else ""
    return msg("plans-why", why=str(refusal.why), choice=choice, reason=reason)
