"""Charts of finished games: one curve of the score per seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from games.boards.common.seats import PATHS
from games.rules.kernel import Text
from games.rules.kernel.drawing import COLOURS
from games.selectors.growth import Moment
from mp2site.text.rendering import render as words

LEFT, RIGHT, TOP, BOTTOM = 30, 322, 14, 166
"""The bounds of the curves in the drawing, which is 360 wide and 196 high."""
LABELS: Final = 3
"""The maximum number of labelled moments on the axis, besides the end."""
LETTER: Final = 4.7
"""The width of a letter of these labels, in pixels."""
APART: Final = 16
"""The minimum distance in pixels between two total scores at the curves' ends."""
STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100)
LEVELS: Final = 5


@dataclass(frozen=True, slots=True)
class Tick:
    """A labelled line: a level of the score, or a moment on the axis."""

    at: str
    said: Text | str


@dataclass(frozen=True, slots=True)
class Curve:
    """A seat's curve, with its sign at each labelled moment and its total at the end."""

    seat: int
    colour: str
    shape: str
    path: str
    dots: tuple[tuple[str, str], ...]
    total: int
    ends: str


@dataclass(frozen=True, slots=True)
class Chart:
    """A chart of a game's scores; its labelled moments are also the rows of a table."""

    curves: tuple[Curve, ...]
    levels: tuple[Tick, ...]
    moments: tuple[Tick, ...]
    rows: tuple[Moment, ...]


def chart(moments: Sequence[Moment], last: int, totals: Sequence[int], end: Text) -> Chart | None:
    """Return the chart of a game up to its end; ``None`` if too few moments are stored."""
    before = [moment for moment in moments if moment.ply < last]
    course = (*before, Moment(last, end, tuple(totals)))
    rows = tuple(moment for moment in course if moment.headline)
    if len(rows) < 3:
        return None
    scores = [score for moment in course for score in moment.scores]
    floor, top = min(0, *scores), max(1, *scores)
    return Chart(
        curves=_curves(course, floor, top),
        levels=_levels(floor, top),
        moments=_moments(rows),
        rows=rows,
    )


def _x(ply: int, last: int) -> float:
    return LEFT + (RIGHT - LEFT) * ply / last


def _y(score: float, floor: int, top: int) -> float:
    return BOTTOM - (BOTTOM - TOP) * (score - floor) / (top - floor)


def _curves(course: Sequence[Moment], floor: int, top: int) -> tuple[Curve, ...]:
    last = course[-1]
    ends = _spread([_y(score, floor, top) for score in last.scores])
    curves = []
    for seat, total in enumerate(last.scores):
        points = [
            (f"{_x(one.ply, last.ply):.1f}", f"{_y(one.scores[seat], floor, top):.1f}")
            for one in course
        ]
        dots = tuple(point for point, one in zip(points, course, strict=True) if one.headline)
        path = "M" + "L".join(",".join(point) for point in points)
        curves.append(
            Curve(seat, COLOURS[seat], PATHS[seat], path, dots, total, f"{ends[seat]:.1f}")
        )
    return tuple(curves)


def _spread(heights: Sequence[float]) -> list[float]:
    """Return the totals' heights: near their curves' ends, without overlaps, and in the chart."""
    order = sorted(range(len(heights)), key=lambda seat: -heights[seat])
    spread, lowest, highest = list(heights), float(BOTTOM), float(TOP)
    for seat in order:
        spread[seat] = min(spread[seat], lowest)
        lowest = spread[seat] - APART
    for seat in reversed(order):
        spread[seat] = max(spread[seat], highest)
        highest = spread[seat] + APART
    return spread


def _levels(floor: int, top: int) -> tuple[Tick, ...]:
    step = next((step for step in STEPS if (top - floor) / step <= LEVELS), STEPS[-1])
    return tuple(
        Tick(f"{_y(level, floor, top):.1f}", str(level))
        for level in range(-(-floor // step) * step, top + 1, step)
    )


def _moments(rows: Sequence[Moment]) -> tuple[Tick, ...]:
    """Return the labels of the axis: the end, and a few moments that are far enough apart."""
    last = rows[-1].ply
    wanted = [last * part / (LABELS + 1) for part in range(1, LABELS + 1)]
    near = (min(rows[1:-1] or rows[:1], key=lambda row: abs(row.ply - at)) for at in wanted)
    shown = [rows[-1]]
    for row in near:
        if all(_apart(row, other, last) for other in shown):
            shown.append(row)
    return tuple(Tick(f"{_x(row.ply, last):.1f}", row.headline) for row in shown if row.headline)


def _apart(one: Moment, other: Moment, last: int) -> bool:
    """Return whether the labels of two moments fit beside each other with a space between."""
    letters = 1 + sum(len(words(row.headline)) for row in (one, other) if row.headline)
    return abs(_x(one.ply, last) - _x(other.ply, last)) >= LETTER * letters / 2
