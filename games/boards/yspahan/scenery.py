"""The parts of the city's drawing that never change, computed once from the geometry in `plan`."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from games.boards.yspahan.looks import named
from games.boards.yspahan.plan import (
    DATA,
    DOORS,
    FIELDS,
    SHOPS,
    SOUKS,
    Box,
    Point,
    around,
    at,
    door_box,
    plinth_boxes,
    px,
    shop_box,
)
from games.rules.kernel import Text


class Tinted(msgspec.Struct, frozen=True):
    """SVG path data, and the souk's colour in which it is drawn."""

    tint: str
    path: str


class Wall(msgspec.Struct, frozen=True):
    """The SVG path data of the city wall and its towers."""

    path: str
    towers: str
    tower_cores: str


class Garden(msgspec.Struct, frozen=True):
    """A lawn with two canals, and a fountain at their crossing."""

    lawn: str
    water: str
    fountain: str


class Planting(msgspec.Struct, frozen=True):
    """The gardens, and the shadows, crowns and highlights of all trees."""

    gardens: tuple[Garden, ...]
    shade: str
    crown: str
    light: str


class Layout(msgspec.Struct, frozen=True):
    """The parts that only wide screens or only narrow screens show."""

    wall: Wall
    planting: Planting


class Quarter(msgspec.Struct, frozen=True):
    """A quarter's name, and its position on a wide and on a narrow screen."""

    id: str
    name: Text
    short: Text
    at: str
    narrow: str


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    """The parts that all boards of this title show."""

    viewbox: str
    wide: Layout
    narrow: Layout
    both: Planting
    street: str
    walls: str
    plinths: tuple[Tinted, ...]
    doors: tuple[Tinted, ...]
    slots: tuple[Tinted, ...]
    paving: str
    quarters: tuple[Quarter, ...]


# -- paths --------------------------------------------------------------------------------------


def rounded(box: Box, radius: float) -> str:
    """Return the SVG path data of a rectangle with round corners."""
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
    """Return the SVG path data of straight lines through points."""
    return "M" + "L".join(at(point) for point in points) + ("z" if closed else "")


def discs(spots: Iterable[tuple[float, float, float]]) -> str:
    """Return the SVG path data of discs (x, y, radius)."""
    return "".join(
        f"M{px(x - r)},{px(y)}a{px(r)},{px(r)} 0 1 0 {px(2 * r)},0a{px(r)},{px(r)} 0 1 0 {px(-2 * r)},0z"
        for x, y, r in spots
    )


def star(points: int, outer: float, inner: float) -> str:
    """Return the SVG path data of a star, centred on 0,0, in pixels."""
    corners = []
    for step in range(2 * points):
        radius = inner if step % 2 else outer
        angle = math.pi * (step / points - 0.5)
        corners.append(f"{radius * math.cos(angle):.1f},{radius * math.sin(angle):.1f}")
    return "M" + "L".join(corners) + "z"


class PlaqueShape(msgspec.Struct, frozen=True):
    """The outline of a souk's plaque, which the board defines once as an SVG symbol."""

    id: str
    path: str


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
"""The outlines of plaques, about 27 pixels wide, centred on 0,0."""
PLAQUE_SHAPES: Final = tuple(PlaqueShape(id, path) for id, path in SHAPES.items())


# -- parts of the city --------------------------------------------------------------------------


def _wall_path(notched: bool) -> list[Point]:
    city = DATA["city"]
    west, east, north, south = (city[side] for side in ("west", "east", "north", "south"))
    x, y = city["notch"]
    corner = [(x, south), (x, y), (west, y)] if notched else [(west, south)]
    return [(west, north), (east, north), (east, south), *corner]


def _wall(notched: bool) -> Wall:
    wall = _wall_path(notched)
    more = DATA["city"]["towers" if notched else "narrow_towers"]
    spots = [*wall, *((x, y) for x, y in more)]
    return Wall(
        path=line(wall, closed=True),
        towers=discs((x, y, 0.265) for x, y in spots),
        tower_cores=discs((x, y, 0.13) for x, y in spots),
    )


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


def _plinths() -> tuple[Tinted, ...]:
    return tuple(
        Tinted(entry["tint"], "".join(rounded(box, 0.14) for box in plinth_boxes(souk)))
        for souk, entry in SOUKS.items()
    )


def _slots() -> tuple[Tinted, ...]:
    return _per_tint((shop, rounded(shop_box(shop), 0.1)) for shop in SHOPS)


def _doors() -> tuple[Tinted, ...]:
    return _per_tint(
        (shop, rounded(door_box(shop, field), 0.11))
        for shop, fields in DOORS.items()
        for field in fields
    )


def _per_tint(paths: Iterable[tuple[str, str]]) -> tuple[Tinted, ...]:
    """Join shops' paths (pairs of shop and path) into one path for each tint."""
    joined: dict[str, str] = {}
    for shop, path in paths:
        tint = SOUKS[shop.partition(".")[0]]["tint"]
        joined[tint] = joined.get(tint, "") + path
    return tuple(Tinted(tint, path) for tint, path in joined.items())


def _orchard(garden: list[float]) -> Iterator[tuple[float, float, float]]:
    """Yield a garden's trees (x, y, radius), in slightly irregular rows, away from the water."""
    left, top, width, height = garden
    columns, rows = max(2, round(width / 0.72)), max(2, round(height / 0.72))
    for number in range(columns * rows):
        row, column = divmod(number, columns)
        x = width * (column + 0.5 + 0.26 * math.sin(7 * number + 1)) / columns
        y = height * (row + 0.5 + 0.26 * math.sin(5 * number + 2)) / rows
        if abs(x - width / 2) > 0.3 and abs(y - height / 2) > 0.3 and number % 7 != 3:
            yield left + x, top + y, 0.17 + 0.05 * math.sin(11 * number)


def _garden(garden: list[float]) -> Garden:
    left, top, width, height = garden
    x, y = left + width / 2, top + height / 2
    across = line([(left + 0.15, y), (left + width - 0.15, y)])
    down = line([(x, top + 0.15), (x, top + height - 0.15)])
    return Garden(
        lawn=rounded(Box(left, top, left + width, top + height), 0.18),
        water=across + down,
        fountain=at((x, y)),
    )


def _planting(where: str) -> Planting:
    gardens = DATA["gardens"][where]
    trees = [tree for garden in gardens for tree in _orchard(garden)]
    trees += [(x, y, 0.21) for x, y in DATA["trees"][where]]
    return Planting(
        gardens=tuple(_garden(garden) for garden in gardens),
        shade=discs((x + 0.05, y + 0.06, r) for x, y, r in trees),
        crown=discs(trees),
        light=discs((x - 0.05, y - 0.05, r * 0.42) for x, y, r in trees),
    )


def _quarters() -> tuple[Quarter, ...]:
    return tuple(
        Quarter(
            id=quarter,
            name=named("sign", quarter),
            short=named("level", quarter),
            at=at(entry["at"]),
            narrow=at(entry["narrow"]),
        )
        for quarter, entry in DATA["quarters"].items()
    )


def _viewbox() -> str:
    city, margin = DATA["city"], DATA["city"]["margin"]
    wide = city["east"] - city["west"] + 2 * margin
    high = city["south"] - city["north"] + 2 * margin
    start = f"{px(city['west'] - margin)} {px(city['north'] - margin)}"
    return f"{start} {px(wide)} {px(high)}"


SCENE: Final = Scene(
    viewbox=_viewbox(),
    wide=Layout(_wall(notched=True), _planting("wide")),
    narrow=Layout(_wall(notched=False), _planting("narrow")),
    both=_planting("both"),
    street=_street(),
    walls=_street_walls(),
    plinths=_plinths(),
    doors=_doors(),
    slots=_slots(),
    paving="".join(rounded(around(place, DATA["stone"]), 0.08) for place in FIELDS.values()),
    quarters=_quarters(),
)
