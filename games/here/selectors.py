"""The presence of a table's people, for a reader who may see it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from accounts.models import User
from accounts.selectors.blocks import blocks_among
from games.errors import NotSharing
from games.here.presence import Presence, presence_of
from games.models import Seat
from games.rules.kernel.drawing import COLOURS
from games.session import TableSession


@dataclass(frozen=True, slots=True)
class SeatPresence:
    """A seat of another person, with the person's presence."""

    seat: Seat
    presence: Presence

    @property
    def colour(self) -> str:
        """The name of the seat's colour."""
        return COLOURS[self.seat.place or 0]


@dataclass(frozen=True, slots=True)
class TablePresence:
    """The presence of a table's other people."""

    others: Sequence[SeatPresence]
    live: bool
    """Whether everybody whose turn it is is here, so that the game can go on live."""


def presence_at(session: TableSession, person: User) -> TablePresence:
    """Return the presence of a table's other people. Raises NotSharing.

    Only players who share their own presence see that of others. If one of two people has blocked
    the other, neither sees the other's. Programs have no presence.
    """
    if session.own is None or not person.shares_presence:
        raise NotSharing
    others = [seat for seat in session.seats if _is_other_person(seat, person)]
    blocks = blocks_among(person, [seat.person_id for seat in others])
    blocked = {pk for block in blocks for pk in (block.by_id, block.of_id)}
    found = presence_of(seat for seat in others if seat.person_id not in blocked)
    shown = [SeatPresence(seat, found.get(seat.pk, Presence.UNKNOWN)) for seat in others]
    return TablePresence(shown, _all_here(shown))


def _is_other_person(seat: Seat, person: User) -> bool:
    return seat.person_id != person.pk and not seat.person.is_computer


def _all_here(others: Sequence[SeatPresence]) -> bool:
    """Return whether the game can go on live.

    If others must choose, all of them must be here. If the reader must choose, at least one other
    person must be here.
    """
    asked = [one for one in others if one.seat.is_asked]
    if asked:
        return all(one.presence is Presence.HERE for one in asked)
    return any(one.presence is Presence.HERE for one in others)
