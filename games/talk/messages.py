"""A table's messages for display."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from games.talk import LONGEST, Bit, bits, excerpt
from games.talk.models import Message
from games.talk.selectors import talk_of
from games.talk.services import CHANGEABLE
from games.views.present import players
from mp2site.infra import clock

if TYPE_CHECKING:
    from collections.abc import Sequence

    from accounts.models import User
    from games.session import TableSession
    from games.views.present import Player

TOLD = 3
"""The most new messages in the recap."""


@dataclass(frozen=True, slots=True)
class Face:
    """A message for display."""

    message: Message
    bits: Sequence[Bit]
    player: Player | None
    """The author's seat, if they have one and the game has begun."""
    new: bool
    changeable: bool
    reportable: bool
    whose: str
    """The name of the player whose turn it was when the message was written."""

    @property
    def excerpt(self) -> str:
        """The beginning of the message in one line."""
        return excerpt(self.message.text)


@dataclass(frozen=True, slots=True)
class TalkFace:
    """A table's messages for one reader."""

    faces: Sequence[Face]
    earlier: bool
    may_say: bool
    closed: bool
    muted: bool
    newest: int
    """The id of the last message that is shown, or that a player wrote without the reader seeing
    it.
    """
    who: str
    """The readers of a message written here, as the end of a message key."""
    longest: int = LONGEST
    typed: str = ""
    refusal: Any = None

    @property
    def unread(self) -> int:
        """The number of new messages."""
        return sum(face.new for face in self.faces)

    @property
    def told(self) -> Sequence[Face]:
        """The last of the new messages, for the recap."""
        return [face for face in self.faces if face.new][-TOLD:]


def talk_face(
    session: TableSession,
    person: User | None,
    before: int = 0,
    typed: str = "",
    refusal: Any = None,
) -> TalkFace:
    """Return a table's messages that a person may read."""
    table, own = session.table, session.own
    talk = talk_of(table, own, person, before)
    people = _by_person(session, person)
    names = {seat.place: seat.name for seat in session.seats if seat.place is not None}
    return TalkFace(
        [_face(one, people, names, person, talk.unread) for one in talk.messages],
        talk.earlier,
        may_say=_may_say(session, person),
        closed=table.talk_closed,
        muted=own is not None and own.talk_muted,
        newest=max([table.said, *(one.pk for one in talk.messages)]),
        who="all" if table.over else "seats" if own else "spectators",
        typed=typed,
        refusal=refusal,
    )


def talk_if_wanted(session: TableSession, person: User | None, *, wanted: bool) -> TalkFace | None:
    """Return a table's messages if some are new or the chat is open; otherwise ``None``."""
    own = session.own
    news = own is not None and not own.talk_muted and session.table.said > own.last_read
    return talk_face(session, person) if wanted or news else None


def _by_person(session: TableSession, person: User | None) -> dict[int, Player]:
    if session.table.started_at is None or any(seat.place is None for seat in session.seats):
        return {}
    faces = players(session.seats, person.pk if person else None)
    return {face.person_id: face for face in faces}


def _face(
    message: Message,
    people: dict[int, Player],
    names: dict[int, str],
    person: User | None,
    unread: frozenset[int],
) -> Face:
    own = person is not None and message.person_id == person.pk
    return Face(
        message,
        list(bits(message.text)),
        people.get(message.person_id),
        new=message.pk in unread,
        changeable=own and clock.now() <= message.said_at + CHANGEABLE,
        reportable=person is not None and not own and not person.is_guest,
        whose=names.get(message.place, "") if message.place is not None else "",
    )


def _may_say(session: TableSession, person: User | None) -> bool:
    """Return whether the person may write here.

    Players may always write, other people once the game has begun. Guests and programs never may.
    If the chat is closed, nobody may.
    """
    if person is None or person.is_guest or person.is_computer or session.table.talk_closed:
        return False
    return session.own is not None or session.table.started_at is not None
