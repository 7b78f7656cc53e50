"""The published tests of the coach, which decide what is shown; pages use it without NumPy."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

import msgspec

MEASURED = Path(__file__).with_name("tests.toml")
GAMES = 200
"""The fewest games of a test that luck can pass."""
RATIO = 0.7
"""The greatest accepted variance of (result − luck), as a multiple of the result's."""
SURE = 2
"""The mean luck may differ from 0 by this number of standard errors."""


class Calibration(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The positions whose win share lies in one range, such as 0.6 to 0.7."""

    low: float
    high: float
    positions: int
    said: float
    """The mean win share of the positions."""
    won: float
    """The mean result of the games."""
    error: float
    """The standard error of ``won``, over games."""


class Luck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The luck of the first seat over many games.

    ``error`` is the standard error of the mean. ``variance_ratio`` is the variance of (result −
    luck) as a multiple of the result's, over all seats.
    """

    games: int
    mean: float
    error: float
    variance_ratio: float

    @property
    def passed(self) -> bool:
        """Whether the test allows to show luck."""
        unbiased = abs(self.mean) <= SURE * self.error
        return self.games >= GAMES and unbiased and self.variance_ratio <= RATIO


class CoachTest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A test of the coach over games in which one player has all seats."""

    title: str
    seats: int
    player: str
    games: int
    calibration: tuple[Calibration, ...]
    luck: Luck | None = None
    """``None`` if it wasn't measured."""


class _Measured(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    test: tuple[CoachTest, ...] = ()


@cache
def measured() -> tuple[CoachTest, ...]:
    """Return all published tests, in the file's order."""
    return msgspec.convert(tomllib.loads(MEASURED.read_text("utf-8")), _Measured).test


def luck_shown(slug: str, seats: int) -> bool:
    """Return whether reviews of a title have a column of luck at this number of seats."""
    known = [test.luck for test in measured() if (test.title, test.seats) == (slug, seats)]
    return bool(known) and all(luck is not None and luck.passed for luck in known)
