"""All that reads.

A selector authorises for the person who asks (``None``: not signed in) unless it says otherwise.
"""

from games.selectors.clocks import (
    Clock,
    CreditedOutage,
    ServiceStatus,
    clocks_age,
    clocks_of_seats,
    deadlines_for,
    service_status,
)
from games.selectors.company import (
    Companion,
    Played,
    companions_of,
    last_played,
    practice_of,
)
from games.selectors.consent import asked_to_consent
from games.selectors.growth import Moment, growth_of
from games.selectors.history import HistoryMove, history_for
from games.selectors.lessons import Progress, lessons_begun
from games.selectors.lines import Line, lines_for
from games.selectors.news import News, news_for
from games.selectors.positions import (
    Glance,
    Position,
    glances_for,
    position_at,
    position_for,
    stamp_for,
)
from games.selectors.tables import (
    Fairness,
    LiveSeats,
    Rematch,
    can_read,
    fairness_of,
    invited_to,
    rematch_of,
    seats_fetch,
    seats_live,
    seats_of,
    table_get_for,
    tables_of,
    tables_open,
    tables_public,
    turns_for,
)

__all__ = [
    "Clock",
    "Companion",
    "CreditedOutage",
    "Fairness",
    "Glance",
    "HistoryMove",
    "Line",
    "LiveSeats",
    "Moment",
    "News",
    "Played",
    "Position",
    "Progress",
    "Rematch",
    "ServiceStatus",
    "asked_to_consent",
    "can_read",
    "clocks_age",
    "clocks_of_seats",
    "companions_of",
    "deadlines_for",
    "fairness_of",
    "glances_for",
    "growth_of",
    "history_for",
    "invited_to",
    "last_played",
    "lessons_begun",
    "lines_for",
    "news_for",
    "position_at",
    "position_for",
    "practice_of",
    "rematch_of",
    "seats_fetch",
    "seats_live",
    "seats_of",
    "service_status",
    "stamp_for",
    "table_get_for",
    "tables_of",
    "tables_open",
    "tables_public",
    "turns_for",
]
