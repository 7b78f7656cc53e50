"""What happens at tables, as other apps may want to know it (see `mp2site.infra.events`).

Each but `TableViewed` is published in the transaction of what it speaks of, with its table locked where it
has one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from accounts.models import User
from games.models import Message, Seat, Table


@dataclass(frozen=True, slots=True)
class TableStarted:
    """The game of a table has begun."""

    table: Table
    seats: Sequence[Seat]
    by: User | None
    """Who started it; nobody when the sweep seated the last one."""


@dataclass(frozen=True, slots=True)
class TurnsOpened:
    """It is these seats' turn now."""

    table: Table
    seats: Sequence[Seat]
    by: User | None
    """Whose choice opened them; nobody when it was the clock."""
    by_plan: bool = False
    """Whether they had planned it, and weren't there."""


@dataclass(frozen=True, slots=True)
class PlanSettled:
    """What a seat's person had planned was played, laid ready or refused, or waits for an answer of theirs.

    Their turn needn't wait for it.
    """

    table: Table
    seat: Seat


@dataclass(frozen=True, slots=True)
class ReminderDue:
    """A part of a seat's time has passed."""

    table: Table
    seat: Seat
    step: str
    """Which part: a name in `games.turn_time.REMINDERS`."""


@dataclass(frozen=True, slots=True)
class TurnTimedOut:
    """A seat's time is up; what follows by the table's policy is published by itself."""

    table: Table
    seat: Seat


@dataclass(frozen=True, slots=True)
class SeatResigned:
    """Somebody has resigned; an opponent plays their seat to the end."""

    table: Table
    seats: Sequence[Seat]
    seat: Seat
    by: User


@dataclass(frozen=True, slots=True)
class TablePauseProposed:
    """Somebody asks for a pause."""

    table: Table
    seats: Sequence[Seat]
    """Who is asked."""
    by: User


@dataclass(frozen=True, slots=True)
class TablePaused:
    """All have agreed to a pause; no clock runs."""

    table: Table
    seats: Sequence[Seat]


@dataclass(frozen=True, slots=True)
class TableResumed:
    """A pause is over; the clocks go on."""

    table: Table
    seats: Sequence[Seat]
    by: User | None
    """Whose wish was the last, or who left, so that the rest's is enough; nobody's: its days are over."""


@dataclass(frozen=True, slots=True)
class TableEnded:
    """A game that had begun is over, with a result or without."""

    table: Table
    seats: Sequence[Seat]
    by: User | None
    by_plan: bool = False
    """Whether a plan of theirs made the last move, and they weren't there."""


@dataclass(frozen=True, slots=True)
class TableClosed:
    """A table was closed by the staff before its game began."""

    table: Table
    seats: Sequence[Seat]


@dataclass(frozen=True, slots=True)
class TableQuarantined:
    """A bug in the rules has stopped a table."""

    table: Table
    seats: Sequence[Seat]


@dataclass(frozen=True, slots=True)
class TableReleased:
    """A table that was stopped goes on."""

    table: Table


@dataclass(frozen=True, slots=True)
class PersonInvited:
    """Somebody was invited to a table."""

    table: Table
    person_id: int
    by: User
    before: int
    """How often they had been invited to this table before."""


@dataclass(frozen=True, slots=True)
class PersonRemoved:
    """The host has taken somebody's seat away."""

    table: Table
    person_id: int
    by: User
    before: int
    """How often they had been removed from this table before."""


@dataclass(frozen=True, slots=True)
class SeatProposed:
    """A table fits somebody's standing wish: they are seated there soon, unless they say no."""

    table: Table
    person_id: int


@dataclass(frozen=True, slots=True)
class SeatMissed:
    """Where somebody was to be seated there is no seat for them any more. The table isn't locked."""

    table: Table
    person_id: int


@dataclass(frozen=True, slots=True)
class MessageSaid:
    """Somebody who sits at a table has said something to the others there."""

    table: Table
    seats: Sequence[Seat]
    message: Message


@dataclass(frozen=True, slots=True)
class CalendarChanged:
    """A person's time counts otherwise from now on: zone, nights, days of rest, vacations."""

    person_id: int


@dataclass(frozen=True, slots=True)
class TableViewed:
    """A person has a table before their eyes. The one event of a page: there is no transaction."""

    table_id: str
    person_id: int
    drawn: bool = False
    """Whether the page was drawn, whole or in part; otherwise it shows what it has shown before."""
