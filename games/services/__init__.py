"""All that writes. Every function is one transaction and locks the table's row first."""

from games.services.lifecycle import (
    abandon_consent,
    table_create,
    table_join,
    table_leave,
    table_start,
)
from games.services.orders import orders_set, table_seen
from games.services.play import Submitted, choice_submit, draft_reset, draft_undo

__all__ = [
    "Submitted",
    "abandon_consent",
    "choice_submit",
    "draft_reset",
    "draft_undo",
    "orders_set",
    "table_create",
    "table_join",
    "table_leave",
    "table_seen",
    "table_start",
]
