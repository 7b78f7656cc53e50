"""Results of games as numbers. Pages use this without NumPy."""

from __future__ import annotations

from games.rules.kernel import Outcome


def share(outcome: Outcome, seat: int) -> float:
    """Return a seat's share of the win, from 0 to 1. Several winners have equal shares."""
    winners = outcome.ranks.count(1)
    return 1 / winners if outcome.ranks[seat] == 1 else 0.0
