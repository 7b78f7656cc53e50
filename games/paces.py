"""The time of a table's turns: the presets, and the bounds of a custom pace.

This module is pure: it uses no database and no clock. All times are in seconds. The *grace* of a
turn is free. Time beyond it is taken from the seat's *bank*. The bank grows by the *increment* with
every turn, up to the *cap*.
"""

from __future__ import annotations

from typing import Final

import msgspec

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR

CALM: Final = "calm"
"""The name of the pace without a clock."""
CUSTOM: Final = "custom"
MISSES: Final = range(1, 6)
"""The possible numbers of missed turns in a row after which autoplay takes a seat."""


class Pace(msgspec.Struct, frozen=True):
    """A clock's four numbers, in seconds."""

    grace: int
    bank: int
    increment: int = 0
    cap: int = 0

    @property
    def live(self) -> bool:
        """Whether the pace is for playing in one sitting.

        Then quiet hours and rest days don't stop clocks.
        """
        return self.grace + self.bank < DAY


PRESETS: Final = {
    "live": Pace(2 * MINUTE, 30 * MINUTE, 0, 30 * MINUTE),
    "daily": Pace(12 * HOUR, 5 * DAY, 8 * HOUR, 5 * DAY),
    "relaxed": Pace(2 * DAY, 14 * DAY, 0, 14 * DAY),
}
NAMES: Final = (CALM, *PRESETS, CUSTOM)
SHOWN: Final = ("live", "daily", CALM)
"""The paces that a form shows at once, the fastest first. The others are under "more"."""

LEAST_TIME: Final = MINUTE
"""The least time of a turn: grace and bank together, in seconds."""
MOST: Final = Pace(grace=14 * DAY, bank=60 * DAY, increment=7 * DAY, cap=60 * DAY)


def problem(pace: Pace) -> str:
    """Return the error of a custom pace: `bounds`, `short` or `cap`; empty for a valid pace."""
    numbers = (pace.grace, pace.bank, pace.increment, pace.cap)
    most = (MOST.grace, MOST.bank, MOST.increment, MOST.cap)
    if any(not 0 <= number <= limit for number, limit in zip(numbers, most, strict=True)):
        return "bounds"
    if pace.grace + pace.bank < LEAST_TIME:
        return "short"
    if pace.cap < pace.bank:
        return "cap"
    return ""
