"""Conditional answers on a table's page: in the waiting room, under the prompt, on or below the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.answers.selectors import orders_last
from games.features.sockets import Panel, Place
from games.rules import titles
from games.views.present import standing_orders

if TYPE_CHECKING:
    from games.features.table_page import TablePage
    from games.session import TableSession


def asked(page: TablePage) -> dict[str, Any] | None:
    """Return the prompts for conditional answers, preset by those of the last table."""
    orders = _prompts(page.session)
    return {"orders": orders} if orders else None


def asked_while_waiting(page: TablePage) -> dict[str, Any] | None:
    """Return the prompts during the game, if the person has time and no answers yet.

    A person who took the last seat has seen no waiting room.
    """
    own, position = page.session.own, page.session.position
    idle = not page.briefly and position.decision is None
    if own is None or own.orders or position.orders is None or not idle:
        return None
    return asked(page)


def given(page: TablePage) -> dict[str, Any] | None:
    """Return the person's conditional answers, if the table has any and doesn't prompt for them."""
    orders = page.session.position.orders
    if page.session.own is None or not orders or page.once(asked_while_waiting):
        return None
    return {"orders": standing_orders(titles.get(page.session.table.title), orders)}


def _prompts(session: TableSession) -> list[dict[str, Any]]:
    own, title = session.own, titles.get(session.table.title)
    if own is None or session.table.over or not title.standing_orders:
        return []
    last = own.orders or orders_last(person=own.person, title=title.slug)
    return standing_orders(title, last)


panels = [
    Panel("ask", where=Place.WAITING, build=asked),
    Panel("first", where=Place.PROMPT, build=asked_while_waiting),
    Panel("slim", where=Place.BOARD, build=given),
    Panel("below", where=Place.BELOW, build=given),
]
