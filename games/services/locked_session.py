"""A session with a locked table, for services by which a seat chooses or changes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from accounts.models import User
from games import engine
from games.engine import Game
from games.errors import Resigned
from games.models import Seat, Status
from games.services.locks import lock_seats, lock_table, own_seat
from games.session import TableSession
from mp2site.infra.prepared import Update

seat_draft_save = Update(
    Seat, "draft", "undone", "draft_ply", "draft_note", "draft_state", "version"
)


class LockedSession(TableSession):
    """A locked table and one of its seats. Two queries read all that a choice needs."""

    @property
    def seat(self) -> Seat:
        """The acting seat."""
        if self.own is None:
            raise ValueError("a locked session has a seat")
        return self.own

    @property
    def place(self) -> int:
        """The seat's number in the engine; -1 before the start."""
        return -1 if self.seat.place is None else self.seat.place

    @property
    def playing(self) -> bool:
        """Whether the game is running."""
        return self.table.status == Status.PLAYING

    @cached_property
    def committed(self) -> Game:
        """The committed game, including hidden information."""
        title = self.table.rules
        return Game(title, engine.unpack(title, self.table.state or b""))

    @cached_property
    def game(self) -> Game:
        """The game with the seat's draft, from the seat's point of view."""
        seat, title = self.seat, self.table.rules
        if seat.draft and seat.draft_state and seat.draft_ply == self.table.ply:
            return Game(title, engine.unpack(title, seat.draft_state))
        return self.folded(seat.draft)

    def folded(self, draft: Sequence[Sequence[str]]) -> Game:
        """Return the committed game after a draft's choices by this seat."""
        game = self.committed
        for _, key in draft:
            game = game.after(game.play_known(self.place, key))
        return game


def session_lock(table_id: str, person: User) -> LockedSession:
    """Lock a table and find the person's seat. Raises NotFound, NotYourSeat, Resigned."""
    table = lock_table(table_id)
    seats = lock_seats(table)
    own = own_seat(table, seats, person)
    if own.resigned_at is not None:
        raise Resigned
    return LockedSession(table, seats, own)
