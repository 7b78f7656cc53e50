"""The question after a resignation: whether the game counts among the remaining players."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from games.models import Status
from games.selectors.consent import asked_to_rate

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.session import TableSession
    from games.views.present import Player


@dataclass(frozen=True, slots=True)
class RatingBox:
    """The question to a remaining player, and the agreements so far."""

    agreed: bool
    """Whether the reader has agreed."""
    missing: Sequence[Player]
    """The players who haven't agreed yet."""


def rating_box(session: TableSession, people: Sequence[Player]) -> RatingBox | None:
    """Return the question for display; ``None`` for people whose agreement isn't needed."""
    own = session.own
    if own is None or session.table.status != Status.PLAYING:
        return None
    asked = asked_to_rate(session.table, session.seats)
    if all(seat.pk != own.pk for seat in asked):
        return None
    missing = [people[seat.place or 0] for seat in asked if not seat.agrees_on_rating]
    return RatingBox(own.agrees_on_rating, missing)
