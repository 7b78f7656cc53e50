"""Standing orders: what a person has said at their last table of a title."""

from __future__ import annotations

from accounts.models import User
from games.models import Seat


def orders_last(*, person: User, title: str) -> dict[str, str]:
    """Return what somebody answered in advance when they last did so at this title; empty: never."""
    seats = Seat.objects.of(person).filter(table__title=title).exclude(orders={})
    said: dict[str, str] | None = seats.order_by("-pk").values_list("orders", flat=True).first()
    return said or {}
