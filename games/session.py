"""A table opened for one person: it is read once, and access is checked once.

Pages, their htmx parts and REST operations show a session. A service that changes a table returns
the table's session, so no row is read again after the commit.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from accounts.models import User
from games.engine import Game
from games.models import Seat, Table
from games.rules.kernel import Prospect
from games.selectors.clocks import Clock, OpenTurns, clocks_by, open_turns_of
from games.selectors.history import HistoryMove, moves_told, turns_around
from games.selectors.log import LogEntry, entries_of
from games.selectors.positions import (
    Position,
    check_begun,
    game_of,
    past_position,
    position_of,
    readable,
    stamp_of,
)
from games.selectors.tables import Fairness, fairness_of, nonces_of, read_with_seats


@dataclass
class TableSession:
    """A table, its seats and the person's own seat.

    Everything else is computed at its first use.
    """

    table: Table
    seats: Sequence[Seat]
    """The seats by place, with their people; before the start, in the order of joining."""
    own: Seat | None
    """The person's seat; ``None`` for a spectator."""

    @cached_property
    def game(self) -> Game:
        """The game as the person's seat sees it, with its draft applied."""
        check_begun(self.table)
        return game_of(self.table, self.own)

    @cached_property
    def position(self) -> Position:
        """The game as the person may see it. Raises NotPlaying (before the start), Quarantined."""
        with readable(self.table):
            return position_of(self.game, self.table, self.own)

    @cached_property
    def previews(self) -> dict[str, Prospect]:
        """The effects of the open decision's choices on the person's seat, by key.

        Raises the errors of `position`.
        """
        decision = self.position.decision
        if decision is None:
            return {}
        with readable(self.table):
            return self.game.previews(decision.seat)

    @property
    def stamp(self) -> str:
        """The position's stamp, for ETags."""
        return stamp_of(self.table, self.own)

    @cached_property
    def open_turns(self) -> OpenTurns:
        """The table's open turns; empty if no clock runs."""
        return open_turns_of(self.table)

    @cached_property
    def clocks(self) -> dict[int, Clock]:
        """The clocks of the open turns by their seats' keys."""
        turns = self.open_turns.turns
        return clocks_by(turns, self.seats, [seat.person for seat in self.seats])

    @property
    def fairness(self) -> Fairness:
        """The data to verify the table's chance."""
        if self.table.over:
            return fairness_of(self.table)
        return Fairness(self.table.commitment, nonces_of(self.seats))

    def position_at(self, ply: int) -> Position:
        """Return the position after a ply. Raises the errors of `selectors.position_at`."""
        return past_position(self.table, self.own, ply)

    def moves(self, after: int = 0, until: int | None = None) -> list[HistoryMove]:
        """Return the committed choices after a ply (up to ``until``), oldest first."""
        place = self.own.place if self.own else None
        return moves_told(self.table, place, after, until)

    def own_turns_around(self, ply: int) -> tuple[int | None, int | None]:
        """Return the last ply of the person's turn before this ply, and of the one after it."""
        place = self.own.place if self.own else None
        return (None, None) if place is None else turns_around(self.table, place, ply)

    def entries(self, after: int = 0, until: int | None = None) -> list[LogEntry]:
        """Return the log entries after a ply that aren't choices, up to ``until``, oldest first."""
        return entries_of(self.table, after, until)


def session_open(*, table_id: str, person: User | None, token: str = "") -> TableSession:
    """Open a table for a person (``None``: not signed in). Raises NotFound."""
    return TableSession(*read_with_seats(table_id, person, token))
