"""Charts of finished games: one curve per seat, of its score or of its share of the win.

All positions are percentages of the plot, so the chart fits any width. A score stays until the next
one, so a curve of scores consists of steps. Lines join win shares.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

from games.boards.common.seats import PATHS
from games.rules.kernel import Text
from games.rules.kernel.drawing import COLOURS
from games.selectors.growth import Moment
from mp2site.text.rendering import render as words

LEFT, RIGHT, TOP, BOTTOM = 0, 100, 0, 100
NARROW, WIDE = 270, 640
"""The plot's minimum width in pixels, on a phone and on a desktop. It limits the number of labels."""
LETTER: Final = 5.8
"""The assumed width of a letter in labels, in pixels."""
BEYOND: Final = 30
"""The most pixels by which a label may extend beyond the plot."""
APART: Final = 18
"""The minimum distance of two totals at the curves' ends, as a percentage of the plot's height: one
line of text on a low plot.
"""
STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100)
LEVELS: Final = 4
ROUNDED: Final = 10
"""The axis begins at a multiple of this score."""


@dataclass(frozen=True, slots=True)
class Level:
    """A horizontal line at a score, with a label."""

    at: str
    score: int


@dataclass(frozen=True, slots=True)
class Round:
    """A round's band on the axis.

    ``label`` says on which plots its name is shown: on all, on wide ones, or on none.
    """

    at: str
    width: str
    middle: str
    name: Text
    label: str = ""


@dataclass(frozen=True, slots=True)
class Point:
    """A moment at which a seat's score changed or a round ended."""

    ply: int
    x: str
    y: str
    name: Text
    """The round."""
    before: int
    after: int
    sign: bool
    """Whether the seat's sign is drawn at this point, as at the end of each round."""


@dataclass(frozen=True, slots=True)
class Curve:
    """A seat's curve: its points, its total, and the height at which the total is written."""

    seat: int
    colour: str
    shape: str
    path: str
    points: tuple[Point, ...]
    total: int
    ends: str


@dataclass(frozen=True, slots=True)
class Chart:
    """A chart of a game's scores.

    ``rows`` has the scores at the beginning of each round and at the end, for a table.
    """

    curves: tuple[Curve, ...]
    levels: tuple[Level, ...]
    rounds: tuple[Round, ...]
    rows: tuple[Moment, ...]


@dataclass(frozen=True, slots=True)
class Scale:
    """The range of the scores and the last ply."""

    floor: int
    top: int
    last: int

    def x(self, ply: float) -> float:
        """Return a ply's distance from the left edge, as a percentage."""
        return RIGHT * ply / self.last

    def y(self, score: float) -> float:
        """Return a score's distance from the top edge, as a percentage."""
        return BOTTOM - BOTTOM * (score - self.floor) / (self.top - self.floor)


def chart(moments: Sequence[Moment], last: int, totals: Sequence[int], end: Text) -> Chart | None:
    """Return the chart of a game up to its end; ``None`` if it had fewer than two rounds."""
    course = (*(moment for moment in moments if moment.ply < last), Moment(last, end, (*totals,)))
    rows = _rows(course)
    if len(rows) < 3:
        return None
    scale = _scale(course)
    return Chart(_curves(course, rows, scale, _steps), _levels(scale), _rounds(rows, scale), rows)


def shares_chart(
    moments: Sequence[Moment], last: int, shares: Sequence[tuple[int, Sequence[float]]], end: Text
) -> Chart | None:
    """Return the chart of the seats' win shares (0 to 1) after plies, in percent.

    ``moments`` give the rounds; ``None`` if the game had fewer than two. The first of ``shares`` is
    at ply 0, the last one at the end.
    """
    known = [moment for moment in moments if moment.ply < last]
    plies, ends = [moment.ply for moment in known], [ply for ply, _ in shares]
    if not known:
        return None

    def round_at(ply: int) -> Text:
        return known[max(0, bisect_right(plies, ply) - 1)].headline if ply < last else end

    def after(ply: int) -> tuple[int, ...]:
        return tuple(round(100 * one) for one in shares[max(0, bisect_right(ends, ply) - 1)][1])

    course = tuple(Moment(ply, round_at(ply), after(ply)) for ply in ends)
    rounds = _rows((*known, Moment(last, end, after(last))))
    if len(rounds) < 3:
        return None
    rows = tuple(replace(row, scores=after(row.ply)) for row in rounds)
    scale = Scale(0, 100, last)
    curves = (
        replace(curve, points=tuple(point for point in curve.points if point.sign))
        for curve in _curves(course, rows, scale, _lines)
    )
    return Chart(tuple(curves), _levels(scale), _rounds(rows, scale), rows)


def at_ply(ply: int, last: int) -> str:
    """Return a ply's position on a chart from the left."""
    return f"{Scale(0, 1, last).x(ply):.1f}"


def _rows(course: Sequence[Moment]) -> tuple[Moment, ...]:
    """Return the moments at which rounds begin, and the end."""
    return tuple(
        moment
        for number, moment in enumerate(course)
        if not number or moment.headline != course[number - 1].headline
    )


def _scale(course: Sequence[Moment]) -> Scale:
    scores = [score for moment in course for score in moment.scores]
    floor = min(scores) // ROUNDED * ROUNDED
    return Scale(floor, max(floor + 1, *scores), course[-1].ply)


Draw = Callable[[Sequence[Moment], int, "Scale"], str]


def _curves(
    course: Sequence[Moment], rows: Sequence[Moment], scale: Scale, draw: Draw
) -> tuple[Curve, ...]:
    last = course[-1]
    ends = _spread([scale.y(score) for score in last.scores])
    return tuple(
        Curve(
            seat=seat,
            colour=COLOURS[seat],
            shape=PATHS[seat],
            path=draw(course, seat, scale),
            points=_points(course, {row.ply for row in rows}, seat, scale),
            total=total,
            ends=f"{ends[seat]:.1f}",
        )
        for seat, total in enumerate(last.scores)
    )


def _lines(course: Sequence[Moment], seat: int, scale: Scale) -> str:
    points = (f"{scale.x(one.ply):.1f},{scale.y(one.scores[seat]):.1f}" for one in course)
    return f"M{'L'.join(points)}"


def _steps(course: Sequence[Moment], seat: int, scale: Scale) -> str:
    path = f"M{scale.x(course[0].ply):.1f},{scale.y(course[0].scores[seat]):.1f}"
    for before, after in pairwise(course):
        if before.scores[seat] != after.scores[seat]:
            path += f"H{scale.x(after.ply):.1f}V{scale.y(after.scores[seat]):.1f}"
    return f"{path}H{RIGHT}"


def _points(
    course: Sequence[Moment], signs: set[int], seat: int, scale: Scale
) -> tuple[Point, ...]:
    points = []
    for before, after in pairwise(course):
        old, new = before.scores[seat], after.scores[seat]
        if old != new or after.ply in signs:
            x, y = f"{scale.x(after.ply):.1f}", f"{scale.y(new):.1f}"
            points.append(Point(after.ply, x, y, before.headline, old, new, after.ply in signs))
    return tuple(points)


def _spread(heights: Sequence[float]) -> list[float]:
    """Return the heights at which to write the totals.

    They are close to the ends of their curves, don't overlap, and stay within the chart.
    """
    order = sorted(range(len(heights)), key=lambda seat: -heights[seat])
    spread, lowest, highest = list(heights), float(BOTTOM), float(TOP)
    for seat in order:
        spread[seat] = min(spread[seat], lowest)
        lowest = spread[seat] - APART
    for seat in reversed(order):
        spread[seat] = max(spread[seat], highest)
        highest = spread[seat] + APART
    return spread


def _levels(scale: Scale) -> tuple[Level, ...]:
    span = scale.top - scale.floor
    step = next((step for step in STEPS if span / step <= LEVELS), STEPS[-1])
    return tuple(
        Level(f"{scale.y(score):.1f}", score) for score in range(scale.floor, scale.top + 1, step)
    )


def _rounds(rows: Sequence[Moment], scale: Scale) -> tuple[Round, ...]:
    """Return the rounds' bands, with labels that don't overlap."""
    bands = [(row.headline, scale.x(row.ply), scale.x(after.ply)) for row, after in pairwise(rows)]
    wide = _labelled(bands, range(len(bands)), WIDE)
    narrow = _labelled(bands, wide, NARROW)
    return tuple(
        Round(
            at=f"{left:.1f}",
            width=f"{right - left:.1f}",
            middle=f"{(left + right) / 2:.1f}",
            name=name,
            label="all" if number in narrow else "wide" if number in wide else "",
        )
        for number, (name, left, right) in enumerate(bands)
    )


def _labelled(
    bands: Sequence[tuple[Text, float, float]], numbers: Sequence[int], pixels: int
) -> list[int]:
    """Return the indices of the bands whose labels fit on a plot of this width.

    The last band always has a label.
    """
    found: list[int] = []
    free = float(pixels + BEYOND)
    for number in reversed(numbers):
        name, left, right = bands[number]
        middle = (left + right) / 200 * pixels
        half = LETTER * (len(words(name)) + 1) / 2
        if middle - half >= -BEYOND and middle + half <= free:
            found.append(number)
            free = middle - half
    return found[::-1]
