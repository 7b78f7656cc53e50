"""What a table's page shows of a pause: that one is proposed or going on, and what can be done about it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from games.models import Status
from games.selectors import asked_to_pause
from games.services.pausing import DAYS

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from games.session import TableSession
    from games.views.present import Player


@dataclass(frozen=True, slots=True)
class PauseBox:
    """A pause as somebody at the table, or who looks on, is shown it."""

    until: datetime | None
    """Until when the clocks stand still; ``None``: they run."""
    days: int | None
    """How long a pause is proposed; ``None``: none is."""
    by: Player | None
    """Who has proposed it."""
    missing: Sequence[Player]
    """Who hasn't agreed yet: to the pause, or while it lasts to going on."""
    asked: bool
    """Whether the reader's word counts."""
    agreed: bool
    """Whether they have agreed."""
    lengths: Sequence[int] = DAYS

    @property
    def offered(self) -> bool:
        """Whether the reader may propose one."""
        return self.asked and self.until is None


def pause_box(session: TableSession, people: Sequence[Player]) -> PauseBox | None:
    """Return what is shown; nothing where no clock runs."""
    table, own = session.table, session.own
    if table.clock is None or table.status != Status.PLAYING:
        return None
    asked = asked_to_pause(session.seats)
    return PauseBox(
        until=table.paused_until,
        days=table.pause_days,
        by=None if table.pause_by is None else people[table.pause_by],
        missing=[people[seat.place or 0] for seat in asked if not seat.agrees_on_pause],
        asked=own is not None and any(seat.pk == own.pk for seat in asked),
        agreed=own is not None and own.agrees_on_pause,
    )
