"""Kinds of notices: each is one object with all that sending, judging and showing a notice needs.

The words of a kind are messages named after it: `notices-kind-<name>`, `news-<name>`,
`mail-<name>-subject` and `mail-<name>-lead`, with `mail-<name>-what` if it tells a sentence or a table.
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
"""The people who are notified, by their keys, each with the number of the turn that it is about."""
MESSAGE: Final = "m"
"""The prefix of a message's number in the step of a notice about talk."""
PERSON_TURN: Final = 0
"""The number of a notice that is about no turn."""


class Lasts(Enum):
    """The time for which a notice is worth sending."""

    ALWAYS = "always"
    TURN = "turn"
    """Until its turn is over."""
    GAME = "game"
    """While the game is played."""
    STOPPED = "stopped"
    """While the table is stopped by an error."""
    FREE_SEAT = "free-seat"
    """While the person could take a seat at the table."""
    NOT_SEATED = "not-seated"
    """Until the person has a seat at the table again."""
    UNREAD = "unread"
    """Until the person has read the message of talk that it is about."""


class Tells(Enum):
    """The content of a mail about a kind of notice, after the mail's first sentence."""

    GAME = "game"
    """The state of the game: moves, picture, points, time."""
    SENTENCE = "sentence"
    """One more sentence."""
    TABLE = "table"
    """A description of the table, for people who may take a seat."""


def _no_step(_: Any) -> str:
    return ""


def _by(event: Any) -> User | None:
    by: User | None = getattr(event, "by", None)
    return by


@dataclass(frozen=True, slots=True)
class Sent:
    """An event that makes notices of a kind."""

    event: type[Any]
    to: Callable[[Any], Turns]
    """Returns the people who are notified."""
    step: Callable[[Any], str] = _no_step
    """Distinguishes several notices of a kind about one turn; at most 16 characters."""
    by: Callable[[Any], User | None] = _by
    """Returns the person who caused it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NoticeKind:
    """A kind of notice. The table of its events is their attribute ``table``."""

    name: str
    """At most 12 characters."""
    topic: str
    """The topic under which people choose how they are notified: `notifications.models.Topic`."""
    icon: str
    rank: int
    """Its precedence: of several notices about a table the one with the lowest rank names the mail."""
    sent: Sequence[Sent]
    lasts: Lasts = Lasts.ALWAYS
    at_once: bool = False
    """Whether it ignores the hour that the person chose for the topic, which would be too late."""
    only_wanted: bool = False
    """Whether it is written only for people who chose to be notified about its topic."""
    news: bool = True
    """Whether it is a news item by itself."""
    tells: Tells = Tells.GAME
    button: str = "mail-open"
    """The key of the button of its mail."""
    page: str = ""
    """The name of the page that it links to; by default the table's."""

    @property
    def of_turn(self) -> bool:
        """Whether it is about an open turn, and pointless afterwards."""
        return self.lasts == Lasts.TURN


def people(seats: Sequence[Seat]) -> list[Seat]:
    """Return the seats of people who can be notified: not computers', and not guests'."""
    return [seat for seat in seats if not (seat.person.strength or seat.person.is_guest)]


def others(seats: Sequence[Seat], by: User | None) -> list[Seat]:
    """Return the seats of people who can be notified, except that of the person who acted."""
    return [seat for seat in people(seats) if by is None or seat.person_id != by.pk]


def playing(seats: Sequence[Seat]) -> list[Seat]:
    """Return the seats of people who can be notified and haven't resigned."""
    return [seat for seat in people(seats) if seat.resigned_at is None]


def last_turns(seats: Sequence[Seat]) -> Turns:
    """Return the people of seats, each with the seat's last turn."""
    return {seat.person_id: seat.turn for seat in seats}


def no_turns(seats: Sequence[Seat]) -> Turns:
    """Return the people of seats, for notices that aren't about a turn."""
    return {seat.person_id: PERSON_TURN for seat in seats}


def one_person(event: Any) -> Turns:
    """Return the person of an event, who may have no seat."""
    return {event.person_id: PERSON_TURN}


def version(event: Any) -> str:
    """Return a step that differs with every change of the event's table."""
    return f"v{event.table.version}"


def this_second(_: Any) -> str:
    """Return a step that differs every second."""
    return f"t{clock.now():%y%m%d%H%M%S}"
