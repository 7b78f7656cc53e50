"""A locked table with all that a seat's choice needs, loaded by two queries."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from accounts.calendar import Rules
from accounts.models import User
from games import engine
from games.engine import State
from games.models import Seat, Table
from games.rules.kernel import Title
from games.services.locking import lock_seats, lock_table, own_seat
from mp2site.prepared import Update

seat_draft_save = Update(Seat, "draft", "draft_ply", "draft_note", "draft_state", "version")


@dataclass(slots=True)
class Desk:
    """One seat at a locked table."""

    table: Table
    seats: list[Seat]
    seat: Seat
    title: Title[Any]
    calendars: Mapping[int, Rules] | None = None
    """When the people's time counts, where somebody has asked already."""

    @property
    def place(self) -> int:
        """The engine's number of the seat; -1 before the start, when nobody is asked."""
        return -1 if self.seat.place is None else self.seat.place

    def base(self) -> State:
        """Return the committed state, which all see their part of."""
        return engine.unpack(self.title, self.table.state or b"")

    def current(self) -> State:
        """Return the state as the seat sees it, with its draft."""
        seat = self.seat
        if seat.draft and seat.draft_state and seat.draft_ply == self.table.ply:
            return engine.unpack(self.title, seat.draft_state)
        return self.folded(seat.draft)

    def folded(self, draft: Sequence[Sequence[str]]) -> State:
        """Return the committed state with the seat's choices played on it."""
        state = self.base()
        for _, key in draft:
            state = engine.play_known(self.title, state, self.place, key).state
        return state


def desk_for(table_id: str, person: User) -> Desk:
    """Lock the table and find the person's seat. Raises NotFound, NotYourSeat."""
    table = lock_table(table_id)
    seats = lock_seats(table)
    return Desk(table, seats, own_seat(table, seats, person), table.rules)
