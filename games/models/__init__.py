"""Tables, their seats and their moves: a file for each concept.

`seed`, `options` and the moves determine a table's state; the stored state only saves time.
Invariants are constraints of the database.
"""

from games.models.enums import GOING, LIVE, STRENGTHS, Policy, StandIn, Status, Visibility
from games.models.event import TableEvent
from games.models.invitation import Invitation, Removal
from games.models.lesson import LessonProgress
from games.models.line import NAMED, STEPS, LineStep
from games.models.message import Message
from games.models.move import Move
from games.models.outage import Heartbeat, Outage, OutageCredit
from games.models.packed import PackedGame
from games.models.plan import DELAY_MOST, WAYS, Plan
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
from games.models.wish import SeatWish

__all__ = [
    "DELAY_MOST",
    "GOING",
    "HEAVY",
    "ID_LETTERS",
    "LISTED",
    "LIVE",
    "NAMED",
    "SECRET",
    "STEPS",
    "STRENGTHS",
    "WAYS",
    "Heartbeat",
    "Invitation",
    "LessonProgress",
    "LineStep",
    "Message",
    "Move",
    "Outage",
    "OutageCredit",
    "PackedGame",
    "Plan",
    "Policy",
    "RatedGame",
    "Rating",
    "Removal",
    "Seat",
    "SeatQuerySet",
    "SeatWish",
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
