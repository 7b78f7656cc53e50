"""What is shown: the public compartment and a seat's own, as JSON-able data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from games.rules.marco_polo_2.facts import SCORES

if TYPE_CHECKING:
    from games.rules.marco_polo_2.state import Private, Public
    from games.rules.marco_polo_common.bundle import Bundle


def show(public: Public) -> dict[str, Any]:
    """Return the public compartment; amounts without what is nothing, scores by their rule."""
    shown: dict[str, Any] = msgspec.to_builtins(public)
    shown["scores"] = dict(zip(SCORES, shown["scores"], strict=True))
    if public.journey:
        shown["journey"]["owed"] = amounts(public.journey.owed)
        shown["journey"]["per_step"] = amounts(public.journey.per_step)
        shown["journey"]["paths"] = [list(path) for path in public.journey.paths]
        shown["journey"]["placed"] = list(public.journey.placed)
    return shown


def show_own(own: Private) -> dict[str, Any]:
    """Return a seat's own compartment."""
    return {"goals": own.goals[:], "rejected": own.rejected[:]}


def amounts(bundle: Bundle) -> dict[str, int]:
    """Return what a bundle has of anything."""
    return {kind: amount for kind, amount in msgspec.structs.asdict(bundle).items() if amount}
