"""A seat's sum in whole hundredths and as bars, for the page. This module is pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from games.coach.seen import SeenColumns

HIGH: Final = 8
"""The height of a bar with the space below it."""
KINDS: Final = ("start", "choices", "others", "luck", "rest")
"""The columns that add up to the result, in the order of the page."""


@dataclass(frozen=True, slots=True)
class Bar:
    """A column as a bar: its beginning and width in percent of the plot."""

    kind: str
    at: str
    width: str
    top: int
    """Its distance from the top; each bar is `HIGH` high."""


@dataclass(frozen=True, slots=True)
class Sum:
    """A seat's sum in hundredths of a win; the columns that are shown add up to ``result``."""

    seat: int
    numbers: Mapping[str, int]
    """The columns that are shown, by their names."""
    error: float
    """The standard error of its own choices."""
    result: int
    bars: tuple[Bar, ...]


@dataclass(frozen=True, slots=True)
class Plot:
    """The plot of all bars: where a share of 0 and one of 100 lie, in percent of its width."""

    zero: str
    whole: str


def sums(columns: Sequence[SeenColumns]) -> tuple[list[Sum], Plot]:
    """Return the seats' sums, with bars on one scale."""
    ends = [0.0, 1.0]
    for one in columns:
        ends += accumulate(value for _, value in _parts(one))
    low, high = min(ends), max(ends)

    def at(share: float) -> float:
        return 100 * (share - low) / (high - low)

    found = []
    for one in columns:
        bars, before = list[Bar](), 0.0
        for kind, value in _parts(one):
            left, right = sorted((at(before), at(before + value)))
            bars.append(Bar(kind, f"{left:.1f}", f"{right - left:.1f}", HIGH * len(bars)))
            before += value
        error, result = one.choices_error or 0.0, round(100 * one.result)
        found.append(Sum(one.seat, _whole(_parts(one), result), error, result, tuple(bars)))
    return found, Plot(f"{at(0):.1f}", f"{at(1):.1f}")


def _parts(one: SeenColumns) -> list[tuple[str, float]]:
    values = ((kind, getattr(one, kind)) for kind in KINDS)
    return [(kind, value) for kind, value in values if value is not None]


def _whole(parts: Sequence[tuple[str, float]], result: int) -> dict[str, int]:
    """Return columns in whole hundredths that add up, by the method of largest remainders."""
    exact = [100 * value for _, value in parts]
    numbers = [round(value) for value in exact]
    while missing := result - sum(numbers):
        step = 1 if missing > 0 else -1
        most = max(range(len(numbers)), key=lambda n: step * (exact[n] - numbers[n]))
        numbers[most] += step
    return dict(zip((kind for kind, _ in parts), numbers, strict=True))
