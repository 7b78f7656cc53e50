"""Decisions: a seat's choices, and the actions that aren't possible, with the reasons."""

from __future__ import annotations

import re
from typing import Any
from zlib import crc32

import msgspec

from games.rules.kernel.text import Text

KEY = re.compile(r"[a-z0-9\-_:.,+=@]{1,120}")


class Choice(msgspec.Struct, frozen=True):
    """One option that a seat may choose now.

    ``key`` identifies the choice; it is stable and readable. ``targets`` are the ids of the board's
    elements that a player clicks for this choice. ``args`` are values for `Step.resolve`; clients
    never get them. ``family`` is a heading for related choices of a group, so that their labels can
    be short. ``ends_turn`` marks a choice that ends its seat's turn; pages ask for confirmation
    before they send it.
    """

    key: str
    label: Text
    targets: frozenset[str] = frozenset()
    group: str = ""
    args: tuple[Any, ...] = ()
    family: Text | None = None
    ends_turn: bool = False


Amounts = dict[str, int]
"""Amounts of pieces by name (``camels``, ``gold``, …), as in a seat's purse."""


class Blocked(msgspec.Struct, frozen=True):
    """An action that a player would expect but can't choose, with the reason and the cited rule.

    ``key`` is the key of an unavailable choice, or a prefix (ending in ``:`` or ``.``) that stands
    for all keys beginning with it. ``missing`` lists alternative amounts of pieces. The action
    would be available if the seat had all pieces of one alternative in addition to its own.
    """

    key: str
    code: str
    reason: Text
    cite: str
    targets: frozenset[str] = frozenset()
    missing: tuple[Amounts, ...] = ()

    def covers(self, key: str) -> bool:
        """Return whether ``key`` is this entry's key, or begins with its prefix."""
        return key == self.key or (self.key[-1:] in (":", ".") and key.startswith(self.key))


class Decision(msgspec.Struct, frozen=True):
    """One seat's current decision; ``id`` changes exactly when the decision changes."""

    id: str
    seat: int
    prompt: Text
    choices: list[Choice]
    blocked: list[Blocked]
    cite: str = ""

    def find(self, key: str) -> Choice | None:
        """Return the choice with this key, or ``None`` when it isn't offered."""
        return next((choice for choice in self.choices if choice.key == key), None)


def decision_id(seat: int, count: int, prompt: Text, choices: list[Choice]) -> str:
    """Return an id that changes when the decision changes.

    It is a hash of the seat, the number of choices it has made, the prompt and the choices. The
    hash includes the choices' labels. So the same key at another price gives another id.
    """
    offered = [prompt, *((choice.key, choice.label) for choice in choices)]
    return f"{seat}.{count}.{crc32(msgspec.json.encode(offered)):08x}"
