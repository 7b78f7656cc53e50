"""The city's plan: where things lie, worked out once from `data/geometry.toml`.

Lengths in the file are units of one street field; what leaves this module are pixels of the
drawing, written as text, because templates would write numbers in the reader's language.
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Iterable, Iterator
from importlib.resources import files
from typing import Any, Final, NamedTuple

from games.rules.kernel.text import Text

Point = tuple[float, float]


class Box(NamedTuple):
    """An upright rectangle, in units."""

    left: float
    top: float
    right: float
    bottom: float

    def grown(self, by: float) -> Box:
        """Return the box with a border around it."""
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def overlaps(self, other: Box) -> bool:
        """Tell whether the boxes share more than an edge."""
        across = self.left < other.right and other.left < self.right
        return across and self.top < other.bottom and other.top < self.bottom


DATA: Final[dict[str, Any]] = tomllib.loads(
    (files(__package__) / "data" / "geometry.toml").read_text("utf-8")
)
SOUKS: Final[dict[str, dict[str, Any]]] = DATA["souks"]
PX: Final[float] = DATA["px"]
PLINTH_EDGE: Final = 0.035
DIRECTIONS: Final[dict[str, Point]] = {"W": (-1, 0), "E": (1, 0), "N": (0, -1), "S": (0, 1)}


# -- where things lie, in units -----------------------------------------------------------------


def around(center: Point, side: float) -> Box:
    """Return the square around a point."""
    x, y = center
    return Box(x - side / 2, y - side / 2, x + side / 2, y + side / 2)


def _fields() -> dict[str, Point]:
    places: dict[str, Point] = {"C": (0, 0)}
    for arm, (x, y) in DIRECTIONS.items():
        places |= {f"{arm}{n}": (x * n, y * n) for n in range(1, DATA["street"][arm] + 1)}
    return places


FIELDS: Final = _fields()
"""The middle of every street field."""
SHOPS: Final[dict[str, Point]] = {
    f"{souk}.{letter}": (x, y)
    for souk, entry in SOUKS.items()
    for letter, (x, y) in entry["shops"].items()
}
"""The middle of every shop."""
DOORS: Final[dict[str, list[str]]] = {
    f"{souk}.{letter}": fields
    for souk, entry in SOUKS.items()
    for letter, fields in entry["doors"].items()
}
"""The street fields that a shop opens to; inner shops have no entry."""


def shop_box(shop: str) -> Box:
    """Return the ground of a shop."""
    return around(SHOPS[shop], DATA["shop"])


def plinth_boxes(souk: str) -> list[Box]:
    """Return the rectangles that a souk's plinth is made of."""
    entry = SOUKS[souk]
    groups = [[shop_box(f"{souk}.{letter}") for letter in group] for group in entry["plinth"]]
    boxes = [hull(group).grown(DATA["plinth"]) for group in groups]
    return boxes + ([Box(*entry["extra"])] if "extra" in entry else [])


def hull(boxes: list[Box]) -> Box:
    """Return the smallest box around boxes."""
    left, top, right, bottom = zip(*boxes, strict=True)
    return Box(min(left), min(top), max(right), max(bottom))


def frontage(shop: str, field: str) -> tuple[float, float]:
    """Return from where to where, along the street, a shop lies in front of a field."""
    box, (x, y) = shop_box(shop), FIELDS[field]
    if field[0] in "WE":
        return max(box.left, x - 0.5), min(box.right, x + 0.5)
    return max(box.top, y - 0.5), min(box.bottom, y + 0.5)


def door_box(shop: str, field: str) -> Box:
    """Return the doorway from a shop to a field: as wide as allowed, as straight as possible."""
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
    """Return where a field's name stands: away from its door."""
    x, y = FIELDS[field]
    open_to = [SHOPS[shop] for shop, fields in DOORS.items() if field in fields]
    shift = 0.09 if len(open_to) == 1 else 0.0
    if field[0] in "WE":
        return x, y - sum(math.copysign(shift, there[1]) for there in open_to)
    return x - sum(math.copysign(shift, there[0]) for there in open_to), y


def price_place(field: str) -> Point:
    """Return where the gold stands that a field costs: in a corner without a doorway."""
    (x, y), (label_x, label_y) = FIELDS[field], label_place(field)
    side, corner = 0.29, (math.copysign(0.29, label_x - x), math.copysign(0.29, label_y - y))
    if field in ("E1", "S1"):
        return (x + side, y) if field == "E1" else (x, y + side)
    return (x + side, y + corner[1]) if field[0] in "WE" else (x + corner[0], y + side)


# -- the same in pixels, as text ----------------------------------------------------------------


def px(length: float) -> str:
    """Return a length in units as pixels."""
    return f"{round(length * PX, 1):g}"


def at(point: Iterable[float]) -> str:
    """Return a point as `x,y` in pixels."""
    return ",".join(px(part) for part in point)


def away(start: Point, end: Point) -> dict[str, str]:
    """Return how far a point lies from another, in pixels."""
    return {"x": px(end[0] - start[0]), "y": px(end[1] - start[1])}


def rounded(box: Box, radius: float) -> str:
    """Return the path of a rectangle with round corners."""
    r, across, down = (
        px(radius),
        box.right - box.left - 2 * radius,
        box.bottom - box.top - 2 * radius,
    )
    arc = f"a{r},{r} 0 0 1"
    return (
        f"M{px(box.left + radius)},{px(box.top)}h{px(across)}{arc} {r},{r}v{px(down)}"
        f"{arc} -{r},{r}h{px(-across)}{arc} -{r},-{r}v{px(-down)}{arc} {r},-{r}z"
    )


def line(points: Iterable[Point], closed: bool = False) -> str:
    """Return the path of a chain of straight lines."""
    return "M" + "L".join(at(point) for point in points) + ("z" if closed else "")


def discs(spots: Iterable[tuple[float, float, float]]) -> str:
    """Return one path of many discs (x, y, radius)."""
    return "".join(
        f"M{px(x - r)},{px(y)}a{px(r)},{px(r)} 0 1 0 {px(2 * r)},0a{px(r)},{px(r)} 0 1 0 {px(-2 * r)},0z"
        for x, y, r in spots
    )


def star(points: int, outer: float, inner: float, turn: float = 0.0) -> str:
    """Return the path of a star around 0,0 in pixels."""
    corners = []
    for step in range(2 * points):
        radius = inner if step % 2 else outer
        angle = math.pi * (step / points + turn - 0.5)
        corners.append(f"{radius * math.cos(angle):.1f},{radius * math.sin(angle):.1f}")
    return "M" + "L".join(corners) + "z"


SHAPES: Final[dict[str, str]] = {
    "arch": "M-10,12V-3.5Q-8.5,-9.5 0,-13.5Q8.5,-9.5 10,-3.5V12z",
    "house": "M-11,12V-3L0,-13L11,-3V12z",
    "sun": star(14, 13.6, 11),
    "star": star(8, 14.2, 10),
    "hexagon": star(3, 13.6, 13.6),
    "leaf": "M0,-13.8C8,-9.5 11.5,-4.5 11,1.5C10.4,8 5.5,11.8 0,13.2C-5.5,11.8 -10.4,8 -11,1.5"
    "C-11.5,-4.5 -8,-9.5 0,-13.8z",
    "quatrefoil": "M-6,-6.2A6.6,6.6 0 0 1 6,-6.2A6.6,6.6 0 0 1 6.2,6A6.6,6.6 0 0 1 -6,6.2"
    "A6.6,6.6 0 0 1 -6.2,-6A6.6,6.6 0 0 1 -6,-6.2z",
}
"""The form of each souk's plaque, about 27 pixels wide around 0,0."""


# -- the scenery: all that never changes --------------------------------------------------------


def _wall_path(notched: bool) -> list[Point]:
    city = DATA["city"]
    west, east, north, south = (city[side] for side in ("west", "east", "north", "south"))
    x, y = city["notch"]
    corner = [(x, south), (x, y), (west, y)] if notched else [(west, south)]
    return [(west, north), (east, north), (east, south), *corner]


def _towers(wall: list[Point], more: list[list[float]]) -> dict[str, str]:
    spots = [*wall, *((x, y) for x, y in more)]
    return {
        "body": discs((x, y, 0.265) for x, y in spots),
        "core": discs((x, y, 0.13) for x, y in spots),
    }


def _outline(notched: bool) -> dict[str, Any]:
    wall = _wall_path(notched)
    more = DATA["city"]["towers" if notched else "narrow_towers"]
    return {"wall": line(wall, closed=True), **_towers(wall, more)}


def _street() -> str:
    city, half = DATA["city"], DATA["wall"][1]
    across = Box(city["west"], -half, city["east"], half)
    down = Box(-half, city["north"], half, city["south"])
    return rounded(across, 0) + rounded(down, 0)


def _street_walls() -> str:
    city, axis = DATA["city"], sum(DATA["wall"]) / 2
    corners = [(x, y) for x in ("west", "east") for y in ("north", "south")]
    chains = []
    for side, end in corners:
        x, y = math.copysign(axis, city[side]), math.copysign(axis, city[end])
        chains.append(line([(city[side], y), (x, y), (x, city[end])]))
    return "".join(chains)


def _plinths() -> list[dict[str, str]]:
    return [
        {"tint": entry["tint"], "path": "".join(rounded(box, 0.14) for box in plinth_boxes(souk))}
        for souk, entry in SOUKS.items()
    ]


def _slots() -> list[dict[str, str]]:
    """Return all shops, one path per tint."""
    paths: dict[str, str] = {}
    for shop in SHOPS:
        tint = SOUKS[shop.partition(".")[0]]["tint"]
        paths[tint] = paths.get(tint, "") + rounded(shop_box(shop), 0.1)
    return [{"tint": tint, "path": path} for tint, path in paths.items()]


def _doors() -> list[dict[str, str]]:
    """Return all doorways, one path per tint."""
    paths: dict[str, str] = {}
    for shop, fields in DOORS.items():
        tint = SOUKS[shop.partition(".")[0]]["tint"]
        way = "".join(rounded(door_box(shop, field), 0.11) for field in fields)
        paths[tint] = paths.get(tint, "") + way
    return [{"tint": tint, "path": path} for tint, path in paths.items()]


def _orchard(garden: list[float]) -> Iterator[tuple[float, float, float]]:
    """Plant trees in a garden: rows gone a little wild, clear of the water."""
    left, top, width, height = garden
    columns, rows = max(2, round(width / 0.72)), max(2, round(height / 0.72))
    for number in range(columns * rows):
        row, column = divmod(number, columns)
        x = width * (column + 0.5 + 0.26 * math.sin(7 * number + 1)) / columns
        y = height * (row + 0.5 + 0.26 * math.sin(5 * number + 2)) / rows
        if abs(x - width / 2) > 0.3 and abs(y - height / 2) > 0.3 and number % 7 != 3:
            yield left + x, top + y, 0.17 + 0.05 * math.sin(11 * number)


def _garden(garden: list[float]) -> dict[str, str]:
    left, top, width, height = garden
    x, y = left + width / 2, top + height / 2
    return {
        "lawn": rounded(Box(left, top, left + width, top + height), 0.18),
        "water": line([(left + 0.15, y), (left + width - 0.15, y)])
        + line([(x, top + 0.15), (x, top + height - 0.15)]),
        "fountain": at((x, y)),
    }


def _planting(where: str) -> dict[str, Any]:
    gardens = DATA["gardens"][where]
    trees = [tree for garden in gardens for tree in _orchard(garden)]
    trees += [(x, y, 0.21) for x, y in DATA["trees"][where]]
    return {
        "gardens": [_garden(garden) for garden in gardens],
        "shade": discs((x + 0.05, y + 0.06, r) for x, y, r in trees),
        "crown": discs(trees),
        "light": discs((x - 0.05, y - 0.05, r * 0.42) for x, y, r in trees),
    }


def _quarters() -> list[dict[str, Any]]:
    return [
        {
            "id": quarter,
            "name": Text(f"yspahan-quarter-{quarter}"),
            "short": Text(f"yspahan-level-{quarter}"),
            "at": at(entry["at"]),
            "narrow": at(entry["narrow"]),
        }
        for quarter, entry in DATA["quarters"].items()
    ]


def _frame() -> dict[str, str]:
    city, margin = DATA["city"], DATA["city"]["margin"]
    wide = city["east"] - city["west"] + 2 * margin
    high = city["south"] - city["north"] + 2 * margin
    start = f"{px(city['west'] - margin)} {px(city['north'] - margin)}"
    return {"viewbox": f"{start} {px(wide)} {px(high)}"}


SCENE: Final[dict[str, Any]] = {
    **_frame(),
    "wide": _outline(notched=True) | _planting("wide"),
    "narrow": _outline(notched=False) | _planting("narrow"),
    "both": _planting("both"),
    "street": _street(),
    "walls": _street_walls(),
    "plinths": _plinths(),
    "doors": _doors(),
    "slots": _slots(),
    "paving": "".join(rounded(around(place, DATA["stone"]), 0.08) for place in FIELDS.values()),
    "quarters": _quarters(),
    "star": star(8, 17, 12),
    "fountain": star(8, 13, 9),
}
"""What every board of this title shares, whatever happens on it."""
