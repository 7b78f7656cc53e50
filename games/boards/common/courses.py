"""A title's declarations for the log: icons and dice of an entry, and trails on the board."""

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
        """Return the place that an event names; "" if it names none."""
        value: Any = event.params.get(self.param, "")
        return value if isinstance(value, Text) else str(value)


class Faces(msgspec.Struct, frozen=True):
    """The names of the parameters of an event that have the faces of dice.

    The parameter ``dice`` is a list of faces. Without it, ``pips`` is the face and ``count`` the
    number of equal dice.
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
    """A title's rules for the log entry of a turn, by kind of event.

    - ``purse``: the icons of amounts, in the order in which costs and gains are written.
    - ``heads``: the turn's first event of these kinds gives the entry its icon and place.
    - ``dice``: kinds of events whose faces are drawn in the entry.
    - ``drawn``: names of the purse that are left out, since the drawn dice show them.
    - ``unsaid``: kinds of events without a sentence.
    - ``closes``, ``begins``: kinds of events that end a round and that start the next one. The log
      shows the events between them in a separate part.
    - ``trails``: a function that returns the trails of earlier turns' moves for a view.
    """

    purse: Mapping[str, PurseSign] = {}
    heads: dict[str, Head] = {}
    dice: dict[str, Faces] = {}
    drawn: frozenset[str] = frozenset()
    unsaid: frozenset[str] = frozenset({"ended-turn"})
    closes: frozenset[str] = frozenset()
    begins: frozenset[str] = frozenset()
    trails: Callable[[dict[str, Any], Sequence[Told]], Trails] = no_trails
