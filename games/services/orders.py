"""What a seat sets for itself: standing orders, and how far it has seen."""

from __future__ import annotations

from collections.abc import Mapping

from accounts.models import User
from games.models import Seat


def orders_set(*, table_id: str, by: User, orders: Mapping[str, str]) -> Seat:
    """Change the seat's standing orders (id -> value); those not named stay as they are.

    They answer decisions that open from now on; one that is open already is still asked.
    Raises NotFound, NotYourSeat, NotPlaying, BadOrder.
    """
    raise NotImplementedError


def table_seen(*, table_id: str, by: User, ply: int) -> None:
    """Remember that the person has seen the table up to ``ply``; never goes back, never raises."""
    raise NotImplementedError
