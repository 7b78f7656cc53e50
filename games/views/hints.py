"""First-time hints: which signs of a table's page are still to be explained to somebody.

What has been explained is kept in a cookie (`static/js/hints.js` writes it), so that it works alike for
people with and without an account. Who has finished two games needs no hints.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from games import selectors

if TYPE_CHECKING:
    from accounts.models import User
    from games.session import TableSession
    from games.views.http import PageRequest

COOKIE: Final = "hints"
PRACTISED: Final = 2
"""Whoever has finished so many games of any title knows the signs."""


@dataclass(frozen=True, slots=True)
class Hint:
    """A sign's explanation, `hints-<id>`, and where the sign stands on the page."""

    id: str
    at: str


PLAYING: Final = (
    Hint("lit", ".lit[data-target]"),
    Hint("dot", ".pane-tabs .dot--lit:not([hidden])"),
    Hint("draft", ".prompt__note--long > .icon, .prompt__undo"),
    Hint("lasts", "[data-confirm]:not([disabled]) [data-confirm-note]:not(:empty)"),
    Hint("turn", ".strip__seat--turn"),
)
WAITING: Final = (Hint("free", ".seat-sign--open"),)


def hints_due(request: PageRequest, session: TableSession, person: User | None) -> list[Hint]:
    """Return the hints that this person hasn't seen yet; they sit at the table, and it isn't over."""
    if person is None or session.own is None or session.table.over:
        return []
    known = set(request.COOKIES.get(COOKIE, "").split("."))
    shown = WAITING if session.table.started_at is None else PLAYING
    due = [hint for hint in shown if hint.id not in known]
    return due if due and not _practised(request, person) else []


def _practised(request: PageRequest, person: User) -> bool:
    """Tell whether the person knows the signs; the bar's number of waiting tables comes along."""
    practice = selectors.practice_of(person, up_to=PRACTISED)
    request.waiting_tables = practice.waiting
    return practice.finished >= PRACTISED
