"""Changing a seat's conditional answers."""

from __future__ import annotations

from collections.abc import Mapping

from accounts.models import User
from games.errors import BadOrder, not_playing
from games.models import GOING, Seat, Table
from games.services.locked_session import session_lock
from games.services.locks import table_transaction
from games.services.private_changes import seat_change_privately


def orders_set(*, table_id: str, by: User, orders: Mapping[str, str]) -> Seat:
    """Change the seat's conditional answers (id -> value); ids that aren't given stay as they are.

    They answer decisions that open from now on, not a decision that is open already.
    Raises NotFound, NotYourSeat, NotPlaying, BadOrder.
    """
    with table_transaction():
        session = session_lock(table_id, by)
        if session.table.status not in GOING:
            raise not_playing(session.table.status)
        _check_orders(session.table, orders)
        seat_change_privately(session.seat, orders={**session.seat.orders, **orders})
    session.table.lighten()
    return session.seat.lighten()


def _check_orders(table: Table, orders: Mapping[str, str]) -> None:
    known = {order.id: order.values for order in table.rules.standing_orders}
    for id, value in orders.items():
        if value not in known.get(id, ()):
            raise BadOrder(order=str(id)[:40], value=str(value)[:40])
