"""All writes to the database. A service is one transaction that locks the table's row first."""

from games.services.closing import person_close
from games.services.coaching import coaching_set
from games.services.gathering import table_gather
from games.services.guests import (
    guest_seats_move,
    guest_table_again,
    guest_table_open,
    guests_expire,
)
from games.services.introducing import person_meet
from games.services.inviting import Told, circle_invite, person_invite
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
from games.services.pausing import pause_answer, pause_end, pause_propose
from games.services.peace import circle_report, message_report, name_report, person_block
from games.services.plans import (
    Planned,
    plan_drop,
    plan_keep,
    plan_options,
    plan_rank,
    plan_widen,
    plan_write,
)
from games.services.play import Submitted, choice_submit, draft_reset, draft_undo
from games.services.quarantine import table_release
from games.services.rating import games_rate, ratings_rebuild
from games.services.rematch import rematch
from games.services.resigning import rating_agree, seat_resign
from games.services.returning import seat_return
from games.services.sweep_runner import WORKERS
from games.services.sweeping import sweep, table_look, table_open, table_sweep
from games.services.talking import (
    message_change,
    message_say,
    message_take_back,
    talk_close,
    talk_heard,
    talk_mute,
)
from games.services.tried import Tried, Wish, line_drop, line_name, line_share, line_try
from games.services.wishes import PACES, wish_decline, wish_drop, wish_make, wish_pause
from games.swept import Swept

__all__ = [
    "PACES",
    "WORKERS",
    "Planned",
    "Submitted",
    "Swept",
    "Told",
    "Tried",
    "Wish",
    "abandon_consent",
    "choice_submit",
    "circle_invite",
    "circle_report",
    "coaching_set",
    "draft_reset",
    "draft_undo",
    "games_rate",
    "guest_remove",
    "guest_seats_move",
    "guest_table_again",
    "guest_table_open",
    "guests_expire",
    "lesson_note",
    "line_drop",
    "line_name",
    "line_share",
    "line_try",
    "message_change",
    "message_report",
    "message_say",
    "message_take_back",
    "name_report",
    "notes_set",
    "opponent_ask",
    "opponent_turn",
    "orders_set",
    "outage_credit",
    "pause_answer",
    "pause_end",
    "pause_propose",
    "person_block",
    "person_close",
    "person_invite",
    "person_meet",
    "plan_drop",
    "plan_keep",
    "plan_options",
    "plan_rank",
    "plan_widen",
    "plan_write",
    "rating_agree",
    "ratings_rebuild",
    "rematch",
    "seat_resign",
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
    "talk_close",
    "talk_heard",
    "talk_mute",
    "wish_decline",
    "wish_drop",
    "wish_make",
    "wish_pause",
    "worker_beat",
]
