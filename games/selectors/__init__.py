"""All reads of the database.

A selector authorises for the person who reads (``None``: not signed in) unless it says otherwise.
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
from games.selectors.consent import asked_to_consent, asked_to_pause, asked_to_rate
from games.selectors.growth import Moment, growth_of
from games.selectors.history import HistoryMove, history_for, last_own_ply
from games.selectors.lines import Line, lines_for
from games.selectors.lists import Games, Wanted, games_wanted, results_fetch
from games.selectors.news import News, news_for
from games.selectors.opponents_met import OpponentMet, opponents_met_by
from games.selectors.own_tables import Played, last_played, practice_of
from games.selectors.people import (
    Known,
    people_found,
    people_known,
    people_wanted,
    tables_with_people,
)
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
    open_count,
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
    "CreditedOutage",
    "Fairness",
    "Games",
    "Glance",
    "HistoryMove",
    "Known",
    "Line",
    "LiveSeats",
    "Moment",
    "News",
    "OpponentMet",
    "Played",
    "Position",
    "Rematch",
    "ServiceStatus",
    "Wanted",
    "asked_to_consent",
    "asked_to_pause",
    "asked_to_rate",
    "can_read",
    "clocks_age",
    "clocks_of_seats",
    "deadlines_for",
    "fairness_of",
    "games_wanted",
    "glances_for",
    "growth_of",
    "history_for",
    "invited_to",
    "last_own_ply",
    "last_played",
    "lines_for",
    "news_for",
    "open_count",
    "opponents_met_by",
    "people_found",
    "people_known",
    "people_wanted",
    "position_at",
    "position_for",
    "practice_of",
    "rematch_of",
    "results_fetch",
    "seats_fetch",
    "seats_live",
    "seats_of",
    "service_status",
    "stamp_for",
    "table_get_for",
    "tables_of",
    "tables_open",
    "tables_public",
    "tables_with_people",
    "turns_for",
]
