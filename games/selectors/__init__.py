"""All that reads. Each selector authorises for the person who asks (``None``: not signed in)."""

from games.selectors.clocks import (
    Clock,
    CreditedOutage,
    HouseStatus,
    clock_of,
    clocks_age,
    clocks_of,
    clocks_of_seats,
    deadlines_for,
    house_status,
)
from games.selectors.consent import asked_to_consent
from games.selectors.history import HistoryMove, history_for, history_since_own
from games.selectors.lines import Line, lines_for
from games.selectors.news import News, news_for
from games.selectors.positions import Position, position_at, position_for, positions_for, stamp_for
from games.selectors.tables import (
    Fairness,
    can_read,
    fairness_of,
    invited_to,
    seats_held,
    seats_of,
    table_get_for,
    tables_of,
    tables_open,
    tables_public,
    turns_for,
)

__all__ = [
    "Clock",
    "CreditedOutage",
    "Fairness",
    "HistoryMove",
    "HouseStatus",
    "Line",
    "News",
    "Position",
    "asked_to_consent",
    "can_read",
    "clock_of",
    "clocks_age",
    "clocks_of",
    "clocks_of_seats",
    "deadlines_for",
    "fairness_of",
    "history_for",
    "history_since_own",
    "house_status",
    "invited_to",
    "lines_for",
    "news_for",
    "position_at",
    "position_for",
    "positions_for",
    "seats_held",
    "seats_of",
    "stamp_for",
    "table_get_for",
    "tables_of",
    "tables_open",
    "tables_public",
    "turns_for",
]
