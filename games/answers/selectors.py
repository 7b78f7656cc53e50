"""A person's conditional answers at their last table of a title."""

from __future__ import annotations

from accounts.models import User
from games.models import Seat


def conditional_answers_last(*, person: User, title: str) -> dict[str, str]:
    """Return the conditional answers at the person's last table of the title that has some."""
    seats = Seat.objects.of(person).filter(table__title=title).exclude(conditional_answers={})
    said: dict[str, str] | None = (
        seats.order_by("-pk").values_list("conditional_answers", flat=True).first()
    )
    return said or {}
