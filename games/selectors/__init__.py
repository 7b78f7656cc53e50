"""All that reads. Each selector authorises for the person who asks (``None``: not signed in)."""

from games.selectors.history import HistoryMove, history_for, history_since_own
from games.selectors.positions import Position, position_at, position_for, positions_for, stamp_for
from games.selectors.tables import (
    Fairness,
    can_read,
    fairness_of,
    invited_to,
    seats_of,
    table_get_for,
    tables_of,
    tables_open,
    tables_public,
    turns_for,
)

__all__ = [
    "Fairness",
    "HistoryMove",
    "Position",
    "can_read",
    "fairness_of",
    "history_for",
    "history_since_own",
    "invited_to",
    "position_at",
    "position_for",
    "positions_for",
    "seats_of",
    "stamp_for",
    "table_get_for",
    "tables_of",
    "tables_open",
    "tables_public",
    "turns_for",
]
