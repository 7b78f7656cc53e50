"""What happened at a table, as far as a person may know."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from accounts.models import User
from games.models import Table
from games.rules.kernel import Event, Text


@dataclass(frozen=True, slots=True)
class HistoryMove:
    """A committed choice with the events that the person may know."""

    ply: int
    place: int
    turn: int
    by: str
    at: datetime
    key: str
    """The choice's key; empty for other people's choices until the game is over."""
    events: tuple[Event, ...]
    lines: tuple[Text, ...]
    """The log's lines of these events."""
    targets: tuple[str, ...]
    """The board's elements that these events speak of."""


def history_for(table: Table, person: User | None, after: int = 0, until: int | None = None) -> list[HistoryMove]:
    """Return the committed choices after a ply (and up to one), oldest first. Raises NotFound."""
    raise NotImplementedError
