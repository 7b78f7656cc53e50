"""The event of a new message. Notices are made from it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.models import Seat, Table
from games.talk.models import Message


@dataclass(frozen=True, slots=True)
class MessageSaid:
    """A player has sent a message to the other players of a table."""

    table: Table
    seats: Sequence[Seat]
    message: Message
