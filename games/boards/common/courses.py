"""What a board says of the course of a game: how a turn becomes one line of signs."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from games.boards.common.trails import Told, Trails, no_trails
from games.rules.kernel import Event, PurseSign, Text


class Head(msgspec.Struct, frozen=True):
    """What an event says of its turn: a sign of the pages, and which parameter names the place."""

    param: str = ""
    icon: str = ""

    def where(self, event: Event) -> Text | str:
        """Return the place; nothing if the event names none."""
        value: Any = event.params.get(self.param, "")
        return value if isinstance(value, Text) else str(value)


class Faces(msgspec.Struct, frozen=True):
    """Which parameters of an event are the faces of dice: a list, or the pips of so many."""

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
    """How the events of a turn become a line, by their kinds.

    The ``purse`` draws what was paid and what came, in this order.
    Of the ``heads`` the first that happened gives the line its place. ``dice`` are drawn in it,
    amounts that are ``drawn`` so aren't counted besides. What is ``unsaid`` goes without saying.
    A round's own part of the log begins where the one before ``closes``, and the round ``begins``.
    ``trails`` finds the ways of pieces that have come to a view, from what happened before it.
    """

    purse: Mapping[str, PurseSign] = {}
    heads: dict[str, Head] = {}
    dice: dict[str, Faces] = {}
    drawn: frozenset[str] = frozenset()
    unsaid: frozenset[str] = frozenset({"ended-turn"})
    closes: frozenset[str] = frozenset()
    begins: frozenset[str] = frozenset()
    trails: Callable[[dict[str, Any], Sequence[Told]], Trails] = no_trails
