"""Kinds of notices. Each is one object with all data for writing and sending such notices.

A kind's messages have its name in their ids: `notices-kind-<name>`, `news-<name>`,
`mail-<name>-subject` and `mail-<name>-lead`; also `mail-<name>-what` if `tells` is a sentence or a
table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Any, Final

from accounts.models import User
from mp2site.infra import clock

if TYPE_CHECKING:
    from games.models import Seat

Turns = Mapping[int, int]
"""The ids of the people to notify, each with the number of the turn that the notice is about."""
MESSAGE: Final = "m"
"""The prefix of the step of notices about chat messages. A message's id follows it."""
PERSON_TURN: Final = 0
"""The number of the turn in a notice that isn't about a turn."""


class Lasts(Enum):
    """The time for which a notice is useful."""

    ALWAYS = "always"
    TURN = "turn"
    """Until the notice's turn is over."""
    GAME = "game"
    """While the game is played."""
    STOPPED = "stopped"
    """While the table is stopped by an error."""
    FREE_SEAT = "free-seat"
    """As long as a seat is free for the person at the table."""
    NOT_SEATED = "not-seated"
    """Until the person has a seat at the table again."""
    UNREAD = "unread"
    """Until the person has read the message that the notice is about."""
    UNTIL = "until"
    """Until the time ``until`` in the notice's facts; only for notices about a subject."""


class Tells(Enum):
    """The content of a mail of this kind after its first sentence."""

    GAME = "game"
    """The state of the game: moves, picture, points, time."""
    SENTENCE = "sentence"
    """A sentence."""
    TABLE = "table"
    """A description of the table, for people who may take a seat."""


def _no_step(_: Any) -> str:
    return ""


def _by(event: Any) -> User | None:
    by: User | None = getattr(event, "by", None)
    return by


@dataclass(frozen=True, slots=True)
class Subject:
    """The subject of a notice that isn't about a table; for example, a season."""

    id: int
    """The subject's primary key. Together with the notice's kind it identifies the subject."""
    facts: Mapping[str, str | int]
    """The values that messages use, at the time of the event: a title's slug as ``title``, a time
    in ISO format as ``until``, and arguments of the kind's messages.
    """


@dataclass(frozen=True, slots=True)
class Sent:
    """A cause of notices: a class of events, with functions that return the notices' data."""

    event: type[Any]
    to: Callable[[Any], Turns]
    """A function that returns the people to notify."""
    step: Callable[[Any], str] = _no_step
    """A function that returns the notices' step of at most 16 characters. It distinguishes notices
    of one kind about the same turn.
    """
    by: Callable[[Any], User | None] = _by
    """A function that returns the person who caused the event."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NoticeKind:
    """A kind of notice, about a table or about a subject.

    The events that cause it must have the attribute ``table`` or, if the kind has a subject,
    ``subject``.
    """

    name: str
    """The kind's name; at most 12 characters."""
    topic: str
    """The topic for which people choose times and channels; see `notifications.models.Topic`."""
    icon: str
    rank: int
    """The kind's priority. If a mail has several notices about a table, the one with the lowest
    rank gives the mail's subject line.
    """
    sent: Sequence[Sent]
    lasts: Lasts = Lasts.ALWAYS
    at_once: bool = False
    """Whether a notice is sent at once even if the person has chosen a later time for the topic."""
    only_wanted: bool = False
    """Whether only people who chose to be notified about the topic get notices."""
    news: bool = True
    """Whether a notice is shown as a news item."""
    tells: Tells = Tells.GAME
    button: str = "mail-open"
    """The message key of the button in its mail."""
    page: str = ""
    """The URL name of the page to which a notice links. By default it is the table's page. A
    subject's page gets the subject's id.
    """
    subject: str = ""
    """The id of the message that names the subject, with the facts as arguments; empty for a notice
    about a table. The name is the argument ``subject`` of the kind's other messages, and of the
    message ``notices-line-<name>`` for webhooks.
    """

    where: str = ""
    """The id of the message that names the subject in a mail's subject line, by default
    ``subject``. A subject line never contains names that people chose.
    """

    @property
    def of_turn(self) -> bool:
        """Whether notices are about an open turn, and useless after it."""
        return self.lasts == Lasts.TURN


def people(seats: Sequence[Seat]) -> list[Seat]:
    """Return the seats of people who can be notified. Programs and guests can't be."""
    return [seat for seat in seats if not (seat.person.strength or seat.person.is_guest)]


def others(seats: Sequence[Seat], by: User | None) -> list[Seat]:
    """Return the seats of people who can be notified, except the person who acted."""
    return [seat for seat in people(seats) if by is None or seat.person_id != by.pk]


def playing(seats: Sequence[Seat]) -> list[Seat]:
    """Return the seats of people who can be notified and haven't resigned."""
    return [seat for seat in people(seats) if seat.resigned_at is None]


def other_players(seats: Sequence[Seat], by: User | None) -> list[Seat]:
    """Return the seats of `playing`, except the person who acted."""
    return [seat for seat in others(seats, by) if seat.resigned_at is None]


def last_turns(seats: Sequence[Seat]) -> Turns:
    """Return the people of the seats, each with the number of the seat's last turn."""
    return {seat.person_id: seat.turn for seat in seats}


def no_turns(seats: Sequence[Seat]) -> Turns:
    """Return the people of the seats, for notices that aren't about a turn."""
    return {seat.person_id: PERSON_TURN for seat in seats}


def one_person(event: Any) -> Turns:
    """Return the person of an event, who needn't have a seat."""
    return {event.person_id: PERSON_TURN}


def version(event: Any) -> str:
    """Return a step that differs for each change of the event's table."""
    return f"v{event.table.version}"


def today(_: Any) -> str:
    """Return a step that differs every day, so that a notice is sent at most once a day."""
    return f"d{clock.now():%y%m%d}"


def this_second(_: Any) -> str:
    """Return a step that differs every second, so that each event makes a notice."""
    return f"t{clock.now():%y%m%d%H%M%S}"
