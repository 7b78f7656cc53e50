"""A person's plan on a table's page, and the link for making one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.features.sockets import LinePart, Panel, Place
from games.models import Status
from games.plans.views import PLAN, plan_change, plan_note, plan_on_line

if TYPE_CHECKING:
    from games.features.table_page import TablePage


def plan(page: TablePage) -> dict[str, Any] | None:
    """Return the context of the person's plan: its alternatives or its result."""
    found = plan_note(page.session, page.people)
    return None if found is None else {"plan": found}


def offer(page: TablePage) -> dict[str, Any] | None:
    """Return whether the person already has a plan; ``None`` if they can't make one."""
    own, person = page.session.own, page.person
    if own is None or person is None or person.is_guest:
        return None
    if page.session.table.status != Status.PLAYING:
        return None
    return {"plan": page.once(plan), "briefly": page.briefly}


panels = [
    Panel("note", where=Place.NOTE, build=plan, styles="css/lines.css", script="js/planned.js"),
    Panel("way", where=Place.WAYS, build=offer),
    Panel("link", where=Place.LINKS, build=offer),
]

line_part = LinePart(
    verb=PLAN,
    act=plan_change,
    build=plan_on_line,
    buttons="plans/_keep.html",
    below="plans/_panel.html",
    script="js/planned.js",
)
