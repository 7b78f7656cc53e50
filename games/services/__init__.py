"""All writes to the database. A service is one transaction that locks the table's row first."""

from games.services.closing import person_close
from games.services.coaching import coaching_set
from games.services.computer_profiles import person_for_profile
from games.services.create_and_invite import table_create_and_invite
from games.services.inviting import Told, circle_invite, person_invite
from games.services.leaving import guest_remove, seats_give_up, table_leave
from games.services.lifecycle import (
    abandon_consent,
    opponent_ask,
    table_create,
    table_join,
    table_start,
)
from games.services.opponents import opponent_turn
from games.services.outages import outage_credit, worker_beat
from games.services.pausing import pause_answer, pause_end, pause_propose
from games.services.play import Submitted, choice_submit, draft_reset, draft_undo
from games.services.quarantine import table_release
from games.services.resigning import rating_agree, seat_resign
from games.services.returning import seat_return
from games.services.sweep_runner import WORKERS
from games.services.sweeping import sweep, table_look, table_open, table_sweep
from games.swept import Swept

__all__ = [
    "WORKERS",
    "Submitted",
    "Swept",
    "Told",
    "abandon_consent",
    "choice_submit",
    "circle_invite",
    "coaching_set",
    "draft_reset",
    "draft_undo",
    "guest_remove",
    "opponent_ask",
    "opponent_turn",
    "outage_credit",
    "pause_answer",
    "pause_end",
    "pause_propose",
    "person_close",
    "person_for_profile",
    "person_invite",
    "rating_agree",
    "seat_resign",
    "seat_return",
    "seats_give_up",
    "sweep",
    "table_create",
    "table_create_and_invite",
    "table_join",
    "table_leave",
    "table_look",
    "table_open",
    "table_release",
    "table_start",
    "table_sweep",
    "worker_beat",
]
