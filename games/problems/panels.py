"""The line of the day's problems on a person's home page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.problems.selectors import unanswered_today
from games.rules import titles

if TYPE_CHECKING:
    from accounts.models import User


def card(person: User) -> dict[str, Any] | None:
    """Return the day's problems that a person hasn't answered; ``None`` if there are none."""
    rows = [
        {"problem": one, "name": titles.get(one.title).name} for one in unanswered_today(person)
    ]
    return {"rows": rows} if rows else None
