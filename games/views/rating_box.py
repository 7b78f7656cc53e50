"""What a table's page shows those who play on after a resignation: whether the game counts among them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from games.models import Status
from games.selectors import asked_to_rate

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.session import TableSession
    from games.views.present import Player


@dataclass(frozen=True, slots=True)
class RatingBox:
    """The question to somebody who plays on, and how far it is answered."""

    agreed: bool
    """Whether they have agreed."""
    missing: Sequence[Player]
    """Who hasn't agreed yet."""


def rating_box(session: TableSession, people: Sequence[Player]) -> RatingBox | None:
    """Return what is shown; nothing to those who aren't asked."""
    own = session.own
    if own is None or session.table.status != Status.PLAYING:
        return None
    asked = asked_to_rate(session.table, session.seats)
    if all(seat.pk != own.pk for seat in asked):
        return None
    missing = [people[seat.place or 0] for seat in asked if not seat.agrees_on_rating]
    return RatingBox(own.agrees_on_rating, missing)
