"""Tables in lists, as cards with their board or as rows."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from games.forecasts import days_of
from games.joining import left_out_of
from games.marks import marks_of
from games.models import Status
from games.presentation.title_facts import TitleFacts, lightest_first
from games.rules import titles
from games.selectors.positions import glances_for
from games.selectors.ratings import points_at
from games.table_options import facts_of
from games.views.clocks import clocks_at, with_clocks
from games.views.present import Board, Player, board, players, sample

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence
    from datetime import datetime

    from accounts.models import User
    from games.features.forecasting import Days
    from games.features.sockets import Mark
    from games.models import Seat, Table
    from games.rules.kernel import Text
    from games.selectors.clocks import Clock
    from games.selectors.positions import Glance


@dataclass(frozen=True, slots=True)
class Card:
    """A started table in a list: its board, the seats to move, and facts for this reader."""

    table: Table
    board: Board
    people: list[Player]
    acting: list[Player]
    you: Player | None
    prompt: Text | None = None
    since: datetime | None = None
    marks: Sequence[Mark] = ()
    """The features' marks, which only the person may see."""
    owner: Player | None = None
    """The player whose list this is and whose result the row shows."""
    days: Days | None = None
    """The forecast of the game's end, if the list shows forecasts."""

    @property
    def others(self) -> list[Player]:
        """The other people who wait for this person's choice, without opponents."""
        acting = {player.seat for player in self.acting}
        idle = [player for player in self.people if player.seat not in acting]
        return [player for player in idle if not (player.you or player.site_opponent)]

    @property
    def with_computers(self) -> bool:
        """Whether programs play at this table."""
        return any(player.computer for player in self.people)

    @property
    def by_rank(self) -> list[Player]:
        """The players of a finished game by rank, the winner first."""
        return sorted(self.people, key=lambda player: (player.rank or 99, player.seat))

    @property
    def winners(self) -> list[Player]:
        """The players with rank 1; several if the tie-break didn't decide."""
        return [player for player in self.people if player.rank == 1]


@dataclass(frozen=True, slots=True)
class Seated:
    """A person at an open table, with the rating at its title if the list shows ratings."""

    seat: Seat
    points: int | None = None


@dataclass(frozen=True, slots=True)
class OpenRow:
    """An open table in a list: its players and its free seats."""

    table: Table
    title_name: str
    board: Board
    seated: list[Seated]
    seats_left: int
    joined: bool
    with_computers: bool
    asks: list[Text]
    """The sentences about the table's join requirements."""
    left_out: Text | None = None
    """The reason why the reader may not join; ``None`` if they may."""
    days: Days | None = None
    """The forecast of the game's length, if the list shows forecasts."""

    @property
    def free(self) -> range:
        """A range with one number per free seat. The list draws a sign for each."""
        return range(self.seats_left)


@dataclass(frozen=True, slots=True)
class TitleCard:
    """A title in a list, with its picture and its facts."""

    board: Board
    facts: TitleFacts


def title_cards() -> list[TitleCard]:
    """Return all titles as cards, the lightest first."""
    return [TitleCard(sample(title), TitleFacts(title)) for title in lightest_first()]


def cards(
    tables: Iterable[Table],
    person: User | None,
    clocks: Mapping[int, Clock] | None = None,
    *,
    owner: User | None = None,
) -> list[Card]:
    """Return started tables as cards. The tables' seats and people must be loaded.

    ``person`` is the reader. ``clocks`` has the clocks by seat id, if the caller has them.
    ``owner`` is the person whose games the list shows, if it is one person's list. It takes two
    queries.
    """
    tables = list(tables)
    glances = glances_for(tables, person)
    clocks = clocks_at(tables) if clocks is None else clocks
    shown = [card(table, person, glances.get(table.pk), clocks) for table in tables]
    return [replace(one, owner=_player_of(one.people, owner)) for one in shown]


def with_marks(cards: Iterable[Card], person: User, seats: Collection[Seat]) -> list[Card]:
    """Return the cards with the features' marks for the person whose seats these are."""
    marks = marks_of(person, seats)
    return [replace(one, marks=marks.get(one.table.pk, ())) for one in cards]


def card(
    table: Table, person: User | None, glance: Glance | None, clocks: Mapping[int, Clock]
) -> Card:
    """Return a started table as a card, with only what the person may see."""
    people = with_clocks(players(table.seats.all(), person.pk if person else None), clocks)
    title = titles.get(table.title)
    if glance is None:  # a table that can't be shown is left out, so that the list still works
        return Card(table, sample(title), people, [], _own(people))
    acting = [player for player in people if player.seat in glance.acting]
    return Card(
        table=table,
        board=board(title, glance.view, people),
        people=people,
        acting=[] if table.over else acting,
        you=_own(people),
        prompt=glance.prompt,
        since=min((one.waiting_since for one in acting if one.waiting_since), default=None),
    )


def _player_of(people: list[Player], person: User | None) -> Player | None:
    """Return the player who is this person, or ``None``."""
    key = person.pk if person else None
    return next((player for player in people if player.person_id == key), None)


def _own(people: list[Player]) -> Player | None:
    return next((player for player in people if player.you), None)


def open_rows(tables: Iterable[Table], person: User | None) -> list[OpenRow]:
    """Return open tables as rows. It takes three more queries if a table has join requirements."""
    waiting = [table for table in tables if table.status == Status.OPEN]
    rows = [open_row(table, list(table.seats.all()), person) for table in waiting]
    return with_left_out(rows, person)


def with_points(rows: Iterable[OpenRow]) -> list[OpenRow]:
    """Return the rows with the ratings of the people at the tables. It takes one query."""
    rows = list(rows)
    points = points_at([row.table for row in rows])
    return [
        replace(row, seated=[_rated(one, row.table, points) for one in row.seated]) for row in rows
    ]


def _rated(one: Seated, table: Table, points: Mapping[tuple[int, str], int]) -> Seated:
    return replace(one, points=points.get((one.seat.person_id, table.title)))


def with_days(
    shown: Sequence[Card], rows: Sequence[OpenRow], person: User | None
) -> tuple[list[Card], list[OpenRow]]:
    """Return cards and rows with the forecasts of their tables' ends. It takes one query."""
    days = days_of([*(one.table for one in shown), *(one.table for one in rows)], person)
    return (
        [replace(one, days=days.get(one.table.pk)) for one in shown],
        [replace(one, days=days.get(one.table.pk)) for one in rows],
    )


def with_left_out(rows: Sequence[OpenRow], person: User | None) -> list[OpenRow]:
    """Return the rows with the reasons why the person may not join."""
    why = left_out_of([row.table for row in rows if not row.joined], person)
    return [replace(row, left_out=why.get(row.table.pk)) for row in rows]


def open_row(table: Table, seats: Sequence[Seat], person: User | None) -> OpenRow:
    """Return an open table as a row."""
    title = titles.get(table.title)
    return OpenRow(
        table=table,
        title_name=title.name,
        board=sample(title),
        seated=[Seated(seat) for seat in seats],
        seats_left=table.size - len(seats),
        joined=person is not None and any(seat.person_id == person.pk for seat in seats),
        with_computers=any(seat.person.is_computer for seat in seats),
        asks=[fact.text for fact in facts_of(table, seats) if fact.listed],
    )
