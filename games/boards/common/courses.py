"""A title's declarations for the log: signs and dice in an entry, and trails on the board."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from games.boards.common.trails import Told, Trails, no_trails
from games.rules.kernel import Event, PurseSign, Text


class Head(msgspec.Struct, frozen=True):
    """A kind of event that gives a log entry its icon and its place.

    ``param`` is the event's parameter that names the place.
    """

    param: str = ""
    icon: str = ""

    def where(self, event: Event) -> Text | str:
        """Return the place; "" if the event names none."""
        value: Any = event.params.get(self.param, "")
        return value if isinstance(value, Text) else str(value)


class Faces(msgspec.Struct, frozen=True):
    """The names of an event's parameters with the faces of dice.

    The parameter ``dice`` is a list of faces; or else ``pips`` is the face and ``count`` the number
    of equal dice.
    """

    dice: str = ""
    pips: str = ""
    count: str = ""

    def of(self, event: Event) -> list[int]:
        """Return the faces in an event."""
        params: dict[str, Any] = event.params
        if self.dice:
            return list(params.get(self.dice, ()))
        return [params[self.pips]] * params[self.count]


class Course(msgspec.Struct, frozen=True, kw_only=True):
    """A title's rules for the log entry of a turn, by kinds of events.

    ``purse`` has the signs of amounts, in the order in which costs and gains are written. The first
    event of the turn that is in ``heads`` gives the entry its icon and place. Faces of events in
    ``dice`` are drawn in the entry; the purse's names in ``drawn`` are left out, as dice show them.
    Events in ``unsaid`` have no sentence. Events in ``closes`` end a round, events in ``begins``
    start the next round; the log has a separate part for the events between them. ``trails``
    returns the trails of earlier turns' moves for a view.
    """

    purse: Mapping[str, PurseSign] = {}
    heads: dict[str, Head] = {}
    dice: dict[str, Faces] = {}
    drawn: frozenset[str] = frozenset()
    unsaid: frozenset[str] = frozenset({"ended-turn"})
    closes: frozenset[str] = frozenset()
    begins: frozenset[str] = frozenset()
    trails: Callable[[dict[str, Any], Sequence[Told]], Trails] = no_trails
