"""Coaching on a table's page: an explanation of the open decision, and a switch to turn it off."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from django.urls import reverse

from games.features.sockets import Panel, Place
from games.rules.kernel.coaching import coach_text, taught_in
from mp2site.text.rendering import msg, render

if TYPE_CHECKING:
    from games.features.table_page import TablePage
    from games.rules.kernel import Text, Title

SENTENCE: Final = re.compile(r"(?<=[.!?]) +")
"""The space between two sentences. Texts of coaching have no abbreviations."""


@dataclass(frozen=True, slots=True)
class Coach:
    """The explanation of a decision in the reader's language.

    It has the URL of a lesson on the decision, if there is one.
    """

    first: str
    """The first sentence."""
    others: str
    lesson: str = ""
    address: str = ""
    """The URL of the lesson's step."""


def coach(page: TablePage) -> dict[str, Any] | None:
    """Return the explanation of the open decision, if the seat is coached."""
    session, decision = page.session, page.session.position.decision
    if decision is None or session.own is None or not session.own.coached:
        return None
    purse = session.game.purse(decision.seat)
    text = coach_text(decision.prompt, len(session.seats), purse)
    return {"coach": coach_of(session.table.rules, decision.prompt, render(text, page.people))}


def coach_of(title: Title[Any], prompt: Text, words: str) -> Coach:
    """Return the explanation of a prompt, split into its first sentence and the rest."""
    first, others = [*SENTENCE.split(words, maxsplit=1), ""][:2]
    if prompt.id not in taught_in(title):
        return Coach(first, others)
    lesson, number = taught_in(title)[prompt.id]
    page = reverse("lessons:lesson", args=[title.slug, lesson.id])
    name = msg(f"{title.slug}-lesson-{lesson.id}")
    return Coach(first, others, name, f"{page}?step={number + 1}")


def switch(page: TablePage) -> dict[str, Any] | None:
    """Return whether the person's seat is coached."""
    own = page.session.own
    return None if own is None else {"coached": own.coached}


panels = [
    Panel("coach", where=Place.AIM, build=coach),
    Panel("switch", where=Place.ACTIONS, build=switch),
]
