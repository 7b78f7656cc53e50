"""A view's JSON-able data: the public compartment, and a seat's own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from games.rules.marco_polo_2.facts import SCORES
from games.rules.marco_polo_common.bids import score_rules
from games.rules.marco_polo_common.journey import shown_journey

if TYPE_CHECKING:
    from games.rules.marco_polo_2.state import Private, Public


def show(public: Public) -> dict[str, Any]:
    """Return the public compartment, with scores by rule and without amounts of 0."""
    shown: dict[str, Any] = msgspec.to_builtins(public)
    rules = score_rules(SCORES, public.variant)
    shown["scores"] = dict(zip(rules, shown["scores"], strict=True))
    shown.setdefault("bids", [])
    if public.journey:
        shown["journey"] = shown_journey(public.journey)
    return shown


def show_own(own: Private) -> dict[str, Any]:
    """Return a seat's own compartment."""
    return {"goals": own.goals[:], "rejected": own.rejected[:]}
