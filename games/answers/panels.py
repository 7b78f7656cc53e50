"""Panels of conditional answers: in the waiting room, below the prompt, and at the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.answers.selectors import conditional_answers_last
from games.features.sockets import Panel, Place
from games.rules import titles
from games.views.present import conditional_answers

if TYPE_CHECKING:
    from games.features.table_page import TablePage
    from games.session import TableSession


def asked(page: TablePage) -> dict[str, Any] | None:
    """Return the context of the form in the waiting room.

    Its initial values are the answers at the person's last table of the title.
    """
    answers = _prompts(page.session)
    return {"answers": answers} if answers else None


def asked_while_waiting(page: TablePage) -> dict[str, Any] | None:
    """Return the context of the form during the game, or ``None``.

    It is for a person who must wait and has no answers yet, such as the person who took the last
    seat and so hasn't seen the waiting room. Once they have seen the game, the form is folded.
    """
    own, position = page.session.own, page.session.position
    idle = not page.briefly and position.decision is None
    if own is None or own.conditional_answers or position.conditional_answers is None or not idle:
        return None
    context = asked(page)
    return context and {**context, "unseen": not position.seen_ply}


def given(page: TablePage) -> dict[str, Any] | None:
    """Return the context of the person's conditional answers, unless their form is on the page."""
    answers = page.session.position.conditional_answers
    if page.session.own is None or not answers or page.once(asked_while_waiting):
        return None
    return {"answers": conditional_answers(titles.get(page.session.table.title), answers)}


def _prompts(session: TableSession) -> list[dict[str, Any]]:
    own, title = session.own, titles.get(session.table.title)
    if own is None or session.table.over or not title.meta.conditional_answers:
        return []
    last = own.conditional_answers or conditional_answers_last(person=own.person, title=title.slug)
    return conditional_answers(title, last)


panels = [
    Panel("ask", where=Place.WAITING, build=asked),
    Panel("first", where=Place.PROMPT, build=asked_while_waiting),
    Panel("slim", where=Place.BOARD, build=given),
    Panel("below", where=Place.BELOW, build=given),
]
