"""The geometry of the city's drawing, read from `geometry.toml`.

Lengths in the file are in board units; a field of the street is one unit wide. The drawing has
pixels. They are returned as text, since templates would format numbers for the reader's language.
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Iterable
from importlib.resources import files
from typing import Any, Final, NamedTuple

import msgspec

Point = tuple[float, float]


class Box(NamedTuple):
    """An axis-aligned rectangle, in board units."""

    left: float
    top: float
    right: float
    bottom: float

    def grown(self, by: float) -> Box:
        """Return the box enlarged on each side."""
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)


DATA: Final[dict[str, Any]] = tomllib.loads(
    (files(__package__) / "geometry.toml").read_text("utf-8")
)
SOUKS: Final[dict[str, dict[str, Any]]] = DATA["souks"]
PX: Final[float] = DATA["px"]
DIRECTIONS: Final[dict[str, Point]] = {"W": (-1, 0), "E": (1, 0), "N": (0, -1), "S": (0, 1)}


# -- positions in board units -------------------------------------------------------------------


def around(center: Point, side: float) -> Box:
    """Return the square with this centre and side."""
    x, y = center
    return Box(x - side / 2, y - side / 2, x + side / 2, y + side / 2)


def _fields() -> dict[str, Point]:
    places: dict[str, Point] = {"C": (0, 0)}
    for arm, (x, y) in DIRECTIONS.items():
        places |= {f"{arm}{n}": (x * n, y * n) for n in range(1, DATA["street"][arm] + 1)}
    return places


FIELDS: Final = _fields()
"""The middle of each street field."""
SHOPS: Final[dict[str, Point]] = {
    f"{souk}.{letter}": (x, y)
    for souk, entry in SOUKS.items()
    for letter, (x, y) in entry["shops"].items()
}
"""The middle of each shop."""
DOORS: Final[dict[str, list[str]]] = {
    f"{souk}.{letter}": fields
    for souk, entry in SOUKS.items()
    for letter, fields in entry["doors"].items()
}
"""By shop: the street fields next to it; shops away from the street have no entry."""


def shop_box(shop: str) -> Box:
    """Return a shop's rectangle in board units."""
    return around(SHOPS[shop], DATA["shop"])


def plinth_boxes(souk: str) -> list[Box]:
    """Return the rectangles that form the coloured ground below a souk's shops."""
    entry = SOUKS[souk]
    groups = [[shop_box(f"{souk}.{letter}") for letter in group] for group in entry["plinth"]]
    boxes = [hull(group).grown(DATA["plinth"]) for group in groups]
    return boxes + ([Box(*entry["extra"])] if "extra" in entry else [])


def hull(boxes: list[Box]) -> Box:
    """Return the smallest box that contains all boxes."""
    left, top, right, bottom = zip(*boxes, strict=True)
    return Box(min(left), min(top), max(right), max(bottom))


def frontage(shop: str, field: str) -> tuple[float, float]:
    """Return the interval along the street in which a shop is opposite a field."""
    box, (x, y) = shop_box(shop), FIELDS[field]
    if field[0] in "WE":
        return max(box.left, x - 0.5), min(box.right, x + 0.5)
    return max(box.top, y - 0.5), min(box.bottom, y + 0.5)


def door_box(shop: str, field: str) -> Box:
    """Return the doorway's rectangle between a shop and a field, close to the field's middle."""
    start, end = frontage(shop, field)
    width = min(DATA["door"], end - start)
    along = FIELDS[field][0 if field[0] in "WE" else 1]
    middle = min(max(along, start + width / 2), end - width / 2)
    near, far = DATA["tongue"], 0.68
    sx, sy = (math.copysign(1, part) for part in SHOPS[shop])
    if field[0] in "WE":
        return _ordered(middle - width / 2, sy * near, middle + width / 2, sy * far)
    return _ordered(sx * near, middle - width / 2, sx * far, middle + width / 2)


def _ordered(x0: float, y0: float, x1: float, y1: float) -> Box:
    return Box(min(x0, x1), min(y0, y1), max(x0, x1), max(y0, y1))


def label_place(field: str) -> Point:
    """Return the position of a field's name, on the side without a door."""
    x, y = FIELDS[field]
    open_to = [SHOPS[shop] for shop, fields in DOORS.items() if field in fields]
    shift = 0.09 if len(open_to) == 1 else 0.0
    if field[0] in "WE":
        return x, y - sum(math.copysign(shift, there[1]) for there in open_to)
    return x - sum(math.copysign(shift, there[0]) for there in open_to), y


def price_place(field: str) -> Point:
    """Return the position of a field's price in gold, in a corner without a doorway."""
    (x, y), (label_x, label_y) = FIELDS[field], label_place(field)
    side, corner = 0.29, (math.copysign(0.29, label_x - x), math.copysign(0.29, label_y - y))
    if field in ("E1", "S1"):
        return (x + side, y) if field == "E1" else (x, y + side)
    return (x + side, y + corner[1]) if field[0] in "WE" else (x + corner[0], y + side)


# -- pixels, as text ----------------------------------------------------------------------------


def px(length: float) -> str:
    """Return a length in board units as pixels."""
    return f"{round(length * PX, 1):g}"


def at(point: Iterable[float]) -> str:
    """Return a point in board units as `x,y` in pixels."""
    return ",".join(px(part) for part in point)


class Offset(msgspec.Struct, frozen=True):
    """The vector from one point to another, in pixels."""

    x: str
    y: str


def away(start: Point, end: Point) -> Offset:
    """Return the vector from ``start`` to ``end``."""
    return Offset(px(end[0] - start[0]), px(end[1] - start[1]))
