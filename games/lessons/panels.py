"""Coaching on a table's page: an explanation of the open decision, and a switch."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from django.urls import reverse

from games.features.sockets import Panel, Place
from games.rules.kernel.coaching import coach_text, taught_in
from mp2site.text.rendering import msg

if TYPE_CHECKING:
    from collections.abc import Mapping

    from games.features.table_page import TablePage
    from games.rules.kernel import Text, Title


@dataclass(frozen=True, slots=True)
class Coach:
    """A decision's explanation, with the name and URL of the lesson about it, if there is one."""

    text: Text
    lesson: str
    address: str


def coach(page: TablePage) -> dict[str, Any] | None:
    """Return the explanation of the open decision, if the seat is coached."""
    session, decision = page.session, page.session.position.decision
    if decision is None or session.own is None or not session.own.coached:
        return None
    purse = session.game.purse(decision.seat)
    return {"coach": coach_of(session.table.rules, decision.prompt, len(session.seats), purse)}


def coach_of(title: Title[Any], prompt: Text, seats: int, purse: Mapping[str, int]) -> Coach:
    """Return the explanation of a prompt for a seat with these resources."""
    text = coach_text(prompt, seats, purse)
    if prompt.id not in taught_in(title):
        return Coach(text, "", "")
    lesson, number = taught_in(title)[prompt.id]
    page = reverse("lessons:lesson", args=[title.slug, lesson.id])
    return Coach(text, msg(f"{title.slug}-lesson-{lesson.id}"), f"{page}?step={number + 1}")


def switch(page: TablePage) -> dict[str, Any] | None:
    """Return whether the person's seat is coached."""
    own = page.session.own
    return None if own is None else {"coached": own.coached}


panels = [
    Panel("coach", where=Place.AIM, build=coach),
    Panel("switch", where=Place.ACTIONS, build=switch),
]
