"""Tables, their seats and their moves; one module per concept.

A table's `seed`, `options` and moves determine its state. The state is stored only to save time.
Constraints of the database enforce the invariants.
"""

from games.models.analysis_step import AnalysisStep
from games.models.enums import GOING, LIVE, STRENGTHS, Policy, StandIn, Status, Visibility
from games.models.event import TableEvent
from games.models.invitation import Invitation, Removal
from games.models.move import Move
from games.models.outage import Heartbeat, Outage, OutageCredit
from games.models.packed import PackedGame
from games.models.rating import RatedGame, Rating
from games.models.seat import Seat, SeatQuerySet
from games.models.snapshot import Snapshot
from games.models.table import (
    HEAVY,
    ID_LETTERS,
    LISTED,
    SECRET,
    Table,
    TableQuerySet,
    new_id,
    new_secret,
    new_token,
)
from games.models.turn import Turn, TurnQuerySet

__all__ = [
    "GOING",
    "HEAVY",
    "ID_LETTERS",
    "LISTED",
    "LIVE",
    "SECRET",
    "STRENGTHS",
    "AnalysisStep",
    "Heartbeat",
    "Invitation",
    "Move",
    "Outage",
    "OutageCredit",
    "PackedGame",
    "Policy",
    "RatedGame",
    "Rating",
    "Removal",
    "Seat",
    "SeatQuerySet",
    "Snapshot",
    "StandIn",
    "Status",
    "Table",
    "TableEvent",
    "TableQuerySet",
    "Turn",
    "TurnQuerySet",
    "Visibility",
    "new_id",
    "new_secret",
    "new_token",
]
