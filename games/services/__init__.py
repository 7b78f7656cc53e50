"""All that writes. Each change of a table is one transaction, which locks the table's row first."""

from games.services.closing import person_close
from games.services.coaching import coaching_set
from games.services.gathering import table_gather
from games.services.guests import (
    guest_seats_move,
    guest_table_again,
    guest_table_open,
    guests_expire,
)
from games.services.inviting import person_invite
from games.services.leaving import guest_remove, seats_give_up, table_leave
from games.services.lessons import lesson_note
from games.services.lifecycle import (
    abandon_consent,
    opponent_ask,
    table_create,
    table_join,
    table_start,
)
from games.services.notes import notes_set
from games.services.opponents import opponent_turn
from games.services.orders import orders_set, table_seen
from games.services.outages import outage_credit, worker_beat
from games.services.play import Submitted, choice_submit, draft_reset, draft_undo
from games.services.quarantine import table_release
from games.services.rematch import rematch
from games.services.returning import seat_return
from games.services.sweep_runner import WORKERS, Swept
from games.services.sweeping import sweep, table_look, table_open, table_sweep

__all__ = [
    "WORKERS",
    "Submitted",
    "Swept",
    "abandon_consent",
    "choice_submit",
    "coaching_set",
    "draft_reset",
    "draft_undo",
    "guest_remove",
    "guest_seats_move",
    "guest_table_again",
    "guest_table_open",
    "guests_expire",
    "lesson_note",
    "notes_set",
    "opponent_ask",
    "opponent_turn",
    "orders_set",
    "outage_credit",
    "person_close",
    "person_invite",
    "rematch",
    "seat_return",
    "seats_give_up",
    "sweep",
    "table_create",
    "table_gather",
    "table_join",
    "table_leave",
    "table_look",
    "table_open",
    "table_release",
    "table_seen",
    "table_start",
    "table_sweep",
    "worker_beat",
]
