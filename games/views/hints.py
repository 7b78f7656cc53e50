"""Hints that explain the icons on a table's page to new people.

A cookie stores the hints that were shown (`static/js/hints.js` writes it). So people without an
account get hints, too. People with two finished games get none.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from games.selectors.own_tables import practice_of

if TYPE_CHECKING:
    from accounts.models import User
    from games.session import TableSession
    from games.views.http import PageRequest

COOKIE: Final = "hints"
PRACTISED: Final = 2
"""The number of finished games, of any titles, from which on a person gets no hints."""


@dataclass(frozen=True, slots=True)
class Hint:
    """The explanation of an icon (the message `hints-<id>`), and the icon's place on the page."""

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
    """Return the hints that the player hasn't seen. Spectators and finished games have none."""
    if person is None or session.own is None or session.table.over:
        return []
    known = set(request.COOKIES.get(COOKIE, "").split("."))
    shown = WAITING if session.table.started_at is None else PLAYING
    due = [hint for hint in shown if hint.id not in known]
    return due if due and not _practised(request, person) else []


def _practised(request: PageRequest, person: User) -> bool:
    """Return whether the person has finished enough games.

    The same query gives the number of waiting tables, which is stored for the navigation bar.
    """
    practice = practice_of(person, up_to=PRACTISED)
    request.waiting_tables = practice.waiting
    return practice.finished >= PRACTISED
