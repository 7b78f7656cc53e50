"""Tables in lists: as cards with their board, or as rows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from games import selectors
from games.models import Status
from games.rules import titles
from games.views.clocks import clocks_at, with_clocks
from games.views.present import Board, Player, board, players, sample

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from datetime import datetime

    from accounts.models import User
    from games.models import Seat, Table
    from games.rules.kernel import Text
    from games.selectors import Clock, Position


@dataclass(frozen=True, slots=True)
class Card:
    """A started table in a list: its board, who has to choose, how the person stands."""

    table: Table
    board: Board
    people: list[Player]
    acting: list[Player]
    you: Player | None
    prompt: Text | None = None
    since: datetime | None = None

    @property
    def others(self) -> list[Player]:
        """Who waits while the person is asked."""
        acting = {player.seat for player in self.acting}
        return [player for player in self.people if player.seat not in acting and not player.you]

    @property
    def by_rank(self) -> list[Player]:
        """The players of a finished game, the winner first."""
        return sorted(self.people, key=lambda player: (player.rank or 99, player.seat))

    @property
    def winners(self) -> list[Player]:
        """Who came first; more than one after a tie that nothing breaks."""
        return [player for player in self.people if player.rank == 1]


@dataclass(frozen=True, slots=True)
class OpenRow:
    """An open table in a list: who sits there and how many seats are free."""

    table: Table
    title_name: str
    board: Board
    seated: list[str]
    seats_left: int
    joined: bool

    @property
    def free(self) -> range:
        """One entry per empty seat, for the list's signs."""
        return range(self.seats_left)


def cards(tables: Iterable[Table], person: User | None) -> list[Card]:
    """Return started tables as cards, by as many queries for thirty as for three."""
    tables = list(tables)
    positions = selectors.positions_for(tables, person)
    clocks = clocks_at(tables)
    return [card(table, person, positions.get(table.pk), clocks) for table in tables]


def card(
    table: Table, person: User | None, position: Position | None, clocks: Mapping[int, Clock]
) -> Card:
    """Return a started table as a card; what is hidden from the person isn't in it."""
    people = with_clocks(players(table.seats.all(), person.pk if person else None), clocks)
    title = titles.get(table.title)
    if position is None:  # one broken table doesn't spoil the list
        return Card(table, sample(title), people, [], _own(people))
    acting = [player for player in people if player.seat in position.acting]
    return Card(
        table=table,
        board=board(title, position.view, people),
        people=people,
        acting=[] if table.over else acting,
        you=_own(people),
        prompt=position.decision.prompt if position.decision else None,
        since=min((one.waiting_since for one in acting if one.waiting_since), default=None),
    )


def _own(people: list[Player]) -> Player | None:
    return next((player for player in people if player.you), None)


def turn_cards(seats: Iterable[Seat], person: User) -> list[Card]:
    """Return the tables that wait for a person as cards, in the order given."""
    return cards([seat.table for seat in seats], person)


def open_rows(tables: Iterable[Table], person: User | None) -> list[OpenRow]:
    """Return open tables as rows."""
    return [open_row(table, person) for table in tables if table.status == Status.OPEN]


def open_row(table: Table, person: User | None) -> OpenRow:
    """Return an open table as a row."""
    seats = list(table.seats.all())
    title = titles.get(table.title)
    return OpenRow(
        table=table,
        title_name=title.name,
        board=sample(title),
        seated=[seat.name for seat in seats],
        seats_left=table.size - len(seats),
        joined=person is not None and any(seat.person_id == person.pk for seat in seats),
    )
