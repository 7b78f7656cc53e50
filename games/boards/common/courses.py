"""A title's declaration for the log: the signs of a turn's entry, and the trails on its board."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from games.boards.common.trails import Told, Trails, no_trails
from games.rules.kernel import Event, PurseSign, Text


class Head(msgspec.Struct, frozen=True):
    """An event that gives a log entry its sign and its place.

    ``param`` is the event's parameter that names the place.
    """

    param: str = ""
    icon: str = ""

    def where(self, event: Event) -> Text | str:
        """Return the place; nothing if the event names none."""
        value: Any = event.params.get(self.param, "")
        return value if isinstance(value, Text) else str(value)


class Faces(msgspec.Struct, frozen=True):
    """The parameters of an event that hold faces of dice.

    That is a list (``dice``), or the pips with the number of dice.
    """

    dice: str = ""
    pips: str = ""
    count: str = ""

    def of(self, event: Event) -> list[int]:
        """Return the faces."""
        params: dict[str, Any] = event.params
        if self.dice:
            return list(params.get(self.dice, ()))
        return [params[self.pips]] * params[self.count]


class Course(msgspec.Struct, frozen=True, kw_only=True):
    """A title's rules for log entries, by the kinds of a turn's events.

    The ``purse`` has the signs of amounts, in the order of costs and gains. The first of the
    ``heads`` that happened gives the entry its place. ``dice`` are drawn in the entry; amounts that
    are ``drawn`` this way are left out of the purse. ``unsaid`` events have no sentence. The part
    of the log between two rounds begins where the first ``closes`` and ends where the next
    ``begins``. ``trails`` returns the trails on a view, given the turns before it.
    """

    purse: Mapping[str, PurseSign] = {}
    heads: dict[str, Head] = {}
    dice: dict[str, Faces] = {}
    drawn: frozenset[str] = frozenset()
    unsaid: frozenset[str] = frozenset({"ended-turn"})
    closes: frozenset[str] = frozenset()
    begins: frozenset[str] = frozenset()
    trails: Callable[[dict[str, Any], Sequence[Told]], Trails] = no_trails
