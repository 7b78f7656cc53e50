"""The proposed or current pause on a table's page, with the actions that the reader has."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from games.features.sockets import Panel, Place
from games.models import Status
from games.selectors.consent import asked_to_pause
from games.services.pausing import DAYS

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from games.features.table_page import TablePage
    from games.views.present import Player


@dataclass(frozen=True, slots=True)
class PauseBox:
    """A pause, as the page shows it to a player or a spectator."""

    until: datetime | None
    """The end of the current pause; ``None`` if there is none."""
    days: int | None
    """The length in days of the proposed pause; ``None`` without a proposal."""
    by: Player | None
    """The player who proposed the pause."""
    missing: Sequence[Player]
    """The players whose agreement to the pause, or to its early end, is missing."""
    asked: bool
    """Whether the reader's agreement is needed."""
    agreed: bool
    """Whether the reader has agreed."""
    lengths: Sequence[int] = DAYS

    @property
    def offered(self) -> bool:
        """Whether the reader may propose a pause."""
        return self.asked and self.until is None


def pause(page: TablePage) -> dict[str, Any] | None:
    """Return the context of the proposed or current pause, or of the form to propose one."""
    table, own, people = page.session.table, page.session.own, page.people
    if table.clock is None or table.status != Status.PLAYING:
        return None
    asked = asked_to_pause(page.session.seats)
    box = PauseBox(
        until=table.paused_until,
        days=table.pause_days,
        by=None if table.pause_by is None else people[table.pause_by],
        missing=[people[seat.place or 0] for seat in asked if not seat.agrees_on_pause],
        asked=own is not None and any(seat.pk == own.pk for seat in asked),
        agreed=own is not None and own.agrees_on_pause,
    )
    return {"pause": box}


panels = [
    Panel("note", where=Place.NOTE, build=pause),
    Panel("propose", where=Place.ACTIONS, build=pause),
]
