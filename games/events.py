"""Events of tables for other apps (see `mp2site.infra.events`).

Each event is published in the transaction that causes it, with the event's table locked.
`TableViewed` is an exception: it is published outside transactions.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from accounts.models import User
from games.models import Seat, Table


@dataclass(frozen=True, slots=True)
class TableStarted:
    """The game of a table has begun."""

    table: Table
    seats: Sequence[Seat]
    by: User | None
    """The person who started the game; ``None`` if the sweep seated the last player."""
    announced: bool = False
    """Whether another event already notifies the players of the start, as in seasons."""


@dataclass(frozen=True, slots=True)
class TurnsOpened:
    """These seats' turns have begun."""

    table: Table
    seats: Sequence[Seat]
    by: User | None
    """The person whose choice opened the turns; ``None`` after a time-out."""
    by_plan: bool = False
    """Whether a plan made that choice, in the person's absence."""


@dataclass(frozen=True, slots=True)
class PlanSettled:
    """A seat's plan was played, drafted or refused, or waits for an answer.

    Notices about the turn that were held back for the plan can be sent now.
    """

    table: Table
    seat: Seat


@dataclass(frozen=True, slots=True)
class ReminderDue:
    """A certain part of a seat's time has passed, so a reminder is due."""

    table: Table
    seat: Seat
    step: str
    """The name of this part, a key in `games.turn_time.REMINDERS`."""


@dataclass(frozen=True, slots=True)
class TurnTimedOut:
    """A seat's time ran out.

    Other events report what the table's time-out policy then does.
    """

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
    """A player has proposed a pause."""

    table: Table
    seats: Sequence[Seat]
    """The seats that must agree."""
    by: User


@dataclass(frozen=True, slots=True)
class TablePaused:
    """All players have agreed to a pause; the clocks stop."""

    table: Table
    seats: Sequence[Seat]


@dataclass(frozen=True, slots=True)
class TableResumed:
    """A pause is over; the clocks run again."""

    table: Table
    seats: Sequence[Seat]
    by: User | None
    """The person who agreed last to the end, or who left the table.

    ``None`` if the pause's days were over.
    """


@dataclass(frozen=True, slots=True)
class TableEnded:
    """A game is over, with or without a result."""

    table: Table
    seats: Sequence[Seat]
    by: User | None
    by_plan: bool = False
    """Whether a plan made the last move, in its person's absence."""


@dataclass(frozen=True, slots=True)
class SeasonGameEnded:
    """A game of a season has ended with a result; published after `TableEnded`."""

    table: Table


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
    """A stopped table continues."""

    table: Table


@dataclass(frozen=True, slots=True)
class PersonInvited:
    """A person was invited to a table."""

    table: Table
    person_id: int
    by: User
    before: int
    """The number of the person's earlier invitations to this table."""


@dataclass(frozen=True, slots=True)
class PersonRemoved:
    """The host has removed a person from the table."""

    table: Table
    person_id: int
    by: User
    before: int
    """The number of the person's earlier removals from this table."""


@dataclass(frozen=True, slots=True)
class SeatProposed:
    """A table matches a person's seek. The person will get a seat there unless they decline."""

    table: Table
    person_id: int


@dataclass(frozen=True, slots=True)
class SeatMissed:
    """A proposed seat isn't available any more. The table isn't locked."""

    table: Table
    person_id: int


@dataclass(frozen=True, slots=True)
class CalendarChanged:
    """A person's calendar has changed: zone, quiet hours, rest days, vacations."""

    person_id: int


@dataclass(frozen=True, slots=True)
class TableViewed:
    """A person has a table's page open. This event is published outside any transaction."""

    table_id: str
    person: User
    drawn: bool = False
    """Whether the page was rendered, at least in part. If not, nothing had changed."""


@dataclass(frozen=True, slots=True)
class OwnPageChanged:
    """Columns of a seat that only its person sees have changed, without a choice."""

    seat: Seat
