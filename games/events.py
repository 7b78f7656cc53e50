"""Events of tables for other apps (see `mp2site.infra.events`).

Each but `TableViewed` is published in the transaction that causes it, with its table locked if it
has one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from accounts.models import User
from games.models import Seat, Table
from games.talk.models import Message


@dataclass(frozen=True, slots=True)
class TableStarted:
    """The game of a table has begun."""

    table: Table
    seats: Sequence[Seat]
    by: User | None
    """The person who started it; ``None`` when the sweep seated the last one."""


@dataclass(frozen=True, slots=True)
class TurnsOpened:
    """It is these seats' turn now."""

    table: Table
    seats: Sequence[Seat]
    by: User | None
    """The person whose choice opened them; ``None`` after a time-out."""
    by_plan: bool = False
    """Whether that choice was planned, with the person absent."""


@dataclass(frozen=True, slots=True)
class PlanSettled:
    """A seat's plan was played, drafted or refused, or waits for an answer.

    The turn doesn't wait for it.
    """

    table: Table
    seat: Seat


@dataclass(frozen=True, slots=True)
class ReminderDue:
    """A part of a seat's time has passed, so that a reminder is due."""

    table: Table
    seat: Seat
    step: str
    """The part: a name in `games.turn_time.REMINDERS`."""


@dataclass(frozen=True, slots=True)
class TurnTimedOut:
    """A seat's time is up; the consequences by the table's policy are published separately."""

    table: Table
    seat: Seat


@dataclass(frozen=True, slots=True)
class SeatResigned:
    """A person has resigned; an opponent plays their seat to the end."""

    table: Table
    seats: Sequence[Seat]
    seat: Seat
    by: User


@dataclass(frozen=True, slots=True)
class TablePauseProposed:
    """A player proposes a pause."""

    table: Table
    seats: Sequence[Seat]
    """The seats whose agreement is needed."""
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
    """The person whose agreement was the last, or who left; ``None``: its days are over."""


@dataclass(frozen=True, slots=True)
class TableEnded:
    """A game that had begun is over, with a result or without."""

    table: Table
    seats: Sequence[Seat]
    by: User | None
    by_plan: bool = False
    """Whether a plan made the last move, with its person absent."""


@dataclass(frozen=True, slots=True)
class TableClosed:
    """The staff closed a table before its game began."""

    table: Table
    seats: Sequence[Seat]


@dataclass(frozen=True, slots=True)
class TableQuarantined:
    """A bug in the rules has stopped a table."""

    table: Table
    seats: Sequence[Seat]


@dataclass(frozen=True, slots=True)
class TableReleased:
    """A stopped table goes on."""

    table: Table


@dataclass(frozen=True, slots=True)
class PersonInvited:
    """A person was invited to a table."""

    table: Table
    person_id: int
    by: User
    before: int
    """The number of their earlier invitations to this table."""


@dataclass(frozen=True, slots=True)
class PersonRemoved:
    """The host has removed a person from the table."""

    table: Table
    person_id: int
    by: User
    before: int
    """The number of their earlier removals from this table."""


@dataclass(frozen=True, slots=True)
class SeatProposed:
    """A table matches a person's seek: they get a seat there soon, unless they decline."""

    table: Table
    person_id: int


@dataclass(frozen=True, slots=True)
class SeatMissed:
    """A proposed seat isn't available any more. The table isn't locked."""

    table: Table
    person_id: int


@dataclass(frozen=True, slots=True)
class MessageSaid:
    """A player has sent a message to the others at a table."""

    table: Table
    seats: Sequence[Seat]
    message: Message


@dataclass(frozen=True, slots=True)
class CalendarChanged:
    """A person's calendar has changed: zone, quiet hours, rest days, vacations."""

    person_id: int


@dataclass(frozen=True, slots=True)
class TableViewed:
    """A person sees a table. The only event of a page: there is no transaction."""

    table_id: str
    person_id: int
    drawn: bool = False
    """Whether the page was drawn, whole or in part; otherwise it hasn't changed."""


@dataclass(frozen=True, slots=True)
class OwnPageChanged:
    """Columns of a seat changed that only its person's pages show; it is no answer to a decision."""

    seat: Seat
