"""The drawings on a title's page of figures: ranges on one axis, and bars of games by size.

Lengths are units of the drawings' view boxes.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from statistics import quantiles
from typing import Final, NamedTuple

from games.figures.selectors import MERCHANTS, PEOPLE, Cell

AXIS: Final = 100
"""The length of one fair share on the axis, which ends at two."""
MOST: Final = 2.0
STEPS: Final = (1, 2, 5, 10, 20, 50)
BARS: Final = 9
"""The maximum number of bars."""
WIDTH: Final = 540
HEIGHT: Final = 120


class Range(NamedTuple):
    """A share with its range on the axis: left end, right end and mark."""

    left: float
    right: float
    at: float


def range_of(cell: Cell | None) -> Range | None:
    """Return the place of a share and its range, cut at the end of the axis."""
    if cell is None:
        return None
    low, high = cell.reach
    return Range(*(round(AXIS * min(one, MOST), 1) for one in (low, high, cell.share)))


@dataclass(frozen=True, slots=True)
class Bar:
    """A bar: its place, the numbers of games, and its label's bounds."""

    x: float
    middle: float
    width: float
    y: float
    high: float
    other: float
    """The height of the Merchants' line."""
    people: int
    merchants: int
    low_size: int
    high_size: int

    @property
    def label(self) -> str:
        """The sizes that the bar counts: “60–69”, or “60”."""
        low, high = self.low_size, self.high_size
        return str(low) if low == high else f"{low}–{high}"


@dataclass(frozen=True, slots=True)
class Bars:
    """Games by size: people's as bars, Merchants' as a line on the same scale of shares."""

    bars: list[Bar]
    line: str
    middle: int
    low: int
    high: int
    games: int
    merchants: int
    of_people: bool


def bars_of(sizes: Mapping[str, Mapping[int, int]]) -> Bars | None:
    """Return the bars; ``None`` if all games have the same size."""
    people, played = sizes[PEOPLE], sizes[MERCHANTS]
    known = sorted({*people, *played})
    if len(known) < 2:
        return None
    step = next((one for one in STEPS if _number(known, one) <= BARS), STEPS[-1])
    first = known[0] // step * step
    slots = [(low, low + step - 1) for low in range(first, known[-1] + 1, step)]
    counted = [(_between(people, *slot), _between(played, *slot)) for slot in slots]
    totals = max(1, sum(people.values())), max(1, sum(played.values()))
    top = max(max(own / totals[0], other / totals[1]) for own, other in counted)
    wide = WIDTH / len(slots)
    bars = []
    for at, (slot, (own, other)) in enumerate(zip(slots, counted, strict=True)):
        high, line = (
            round(HEIGHT * n / total / top, 1)
            for n, total in zip((own, other), totals, strict=True)
        )
        x, middle = round(at * wide + 3, 1), round((at + 0.5) * wide, 1)
        width, y = round(wide - 6, 1), round(HEIGHT - high, 1)
        bars.append(Bar(x, middle, width, y, high, round(HEIGHT - line, 1), own, other, *slot))
    main = people or played
    low, middle_size, high_size = _quarters(main)
    return Bars(
        bars,
        _line(bars, wide) if played else "",
        middle_size,
        low,
        high_size,
        sum(people.values()),
        sum(played.values()),
        bool(people),
    )


def _number(known: list[int], step: int) -> int:
    return known[-1] // step - known[0] // step + 1


def _between(sizes: Mapping[int, int], low: int, high: int) -> int:
    return sum(games for size, games in sizes.items() if low <= size <= high)


def _quarters(sizes: Mapping[int, int]) -> tuple[int, int, int]:
    """Return the first quartile, the median and the third quartile of the games' sizes."""
    each = [size for size, games in sizes.items() for _ in range(games)]
    if len(each) < 2:
        return each[0], each[0], each[0]
    low, middle, high = quantiles(each, n=4, method="inclusive")
    return round(low), round(middle), round(high)


def _line(bars: list[Bar], wide: float) -> str:
    path = [f"H{round((at + 1) * wide, 1):g}" for at in range(len(bars))]
    steps = [f"V{bar.other:g}{across}" for bar, across in zip(bars, path, strict=True)]
    return f"M0,{bars[0].other:g}{''.join(steps)}"
