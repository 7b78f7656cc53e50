"""Build the maps of both Marco Polo boards from Natural Earth (public domain): asia.svg, eurasia.svg.

    npm pack world-atlas && tar xzf world-atlas-*.tgz     (in any folder)
    python deploy/build/maps.py <that folder>/package/land-50m.json

The script reads the TopoJSON, applies each title's projection, cuts the land to the frame, leaves
out details that are too small to be visible, and adds the rivers, ridges and dunes that are defined
here. The maps' parts have no colours: pages colour them by the theme.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from itertools import pairwise
from math import cos, dist, pi, sin
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[2]
PLACE = ROOT / "static" / "maps"
sys.path.insert(0, str(ROOT))

from games.boards.marco_polo_1.projection import PROJECTION as EURASIA  # noqa: E402
from games.boards.marco_polo_2.projection import PROJECTION as ASIA  # noqa: E402
from games.boards.marco_polo_common.projection import Point, Projection  # noqa: E402

MARGIN = 34  # wider than half of the widest stroke of a shore, which so hides the cut edge
NEAR = 1.1  # pixels; of a coast's points, nearer ones are left out
FLAT = 0.35  # pixels; points that are nearer to the simplified line are left out
SMALL = 9  # square pixels; smaller islands are left out

RIVERS = {
    "amu-darya": [
        (37.2, 71.5),
        (37.0, 68.3),
        (37.4, 66.2),
        (39.2, 63.4),
        (41.8, 60.6),
        (43.6, 59.2),
    ],
    "syr-darya": [(40.9, 72.0), (40.3, 69.4), (42.6, 67.9), (44.8, 65.3), (45.9, 61.8)],
    "volga": [(52.5, 48.0), (50.0, 45.6), (48.7, 44.5), (46.3, 48.0)],
    "tigris": [(38.3, 40.6), (36.4, 43.1), (34.2, 43.9), (32.5, 45.8), (31.0, 47.4), (30.0, 48.4)],
    "euphrates": [
        (38.5, 39.2),
        (36.5, 38.1),
        (35.2, 40.3),
        (33.4, 42.6),
        (31.6, 45.0),
        (31.0, 47.4),
    ],
    "nile": [(14.5, 33.5), (17.6, 33.9), (19.5, 32.8)],
    "indus": [
        (32.5, 80.0),
        (34.3, 76.8),
        (35.6, 74.5),
        (33.9, 72.2),
        (31.0, 70.8),
        (28.2, 69.0),
        (24.2, 67.7),
    ],
    "ganges": [(30.3, 78.4), (27.4, 79.9), (25.6, 82.0), (25.4, 86.5), (24.0, 88.6), (22.4, 90.6)],
    "brahmaputra": [
        (30.6, 81.8),
        (29.3, 86.5),
        (29.3, 91.2),
        (29.0, 94.9),
        (26.8, 93.5),
        (25.6, 89.9),
        (22.8, 90.7),
    ],
    "irrawaddy": [(27.0, 97.6), (24.0, 96.3), (21.5, 94.9), (18.5, 95.1), (16.0, 95.3)],
    "mekong": [
        (32.5, 95.3),
        (28.5, 98.8),
        (24.0, 100.1),
        (20.2, 101.0),
        (17.6, 104.3),
        (14.5, 105.8),
        (11.5, 105.2),
        (9.8, 106.4),
    ],
    "salween": [(32.0, 93.5), (28.5, 97.8), (24.0, 98.6), (20.0, 97.9), (16.6, 97.6)],
    "yangtze": [
        (34.0, 92.5),
        (31.0, 98.7),
        (26.3, 101.2),
        (28.8, 104.9),
        (30.6, 108.6),
        (29.9, 112.9),
        (30.4, 114.7),
        (31.6, 118.4),
        (31.6, 121.4),
    ],
    "yellow-river": [
        (35.0, 97.5),
        (34.0, 101.8),
        (36.2, 103.8),
        (40.4, 106.9),
        (40.5, 110.8),
        (36.6, 110.4),
        (34.7, 110.9),
        (35.6, 115.6),
        (37.6, 118.8),
    ],
    "amur": [(48.5, 117.0), (50.0, 119.5), (53.0, 121.0), (49.8, 127.6), (47.9, 131.0)],
    "tarim": [(38.0, 76.8), (39.9, 79.6), (41.1, 83.5), (40.8, 87.2)],
    "irtysh": [(48.0, 84.0), (50.0, 81.0), (52.5, 76.5)],
    "ili": [(43.9, 81.2), (44.3, 77.2), (45.8, 74.6)],
    "godavari": [(20.0, 74.0), (19.0, 77.3), (18.4, 79.8), (16.6, 82.0)],
}
RIDGES = {
    "himalaya": [
        (34.6, 75.2),
        (31.6, 79.0),
        (29.3, 82.5),
        (28.2, 86.0),
        (28.2, 90.0),
        (28.6, 94.0),
    ],
    "kunlun": [(36.0, 77.5), (35.9, 82.0), (36.4, 87.0), (36.0, 92.0), (35.4, 97.0)],
    "tian-shan": [(42.2, 74.2), (42.3, 79.0), (43.3, 83.8), (43.6, 86.6)],
    "hindu-kush": [(34.6, 66.4), (35.4, 69.6), (36.5, 72.4)],
    "zagros": [(36.6, 45.8), (33.6, 48.2), (30.8, 51.2), (28.6, 54.0)],
    "altai": [(49.6, 87.0), (47.6, 90.6), (46.0, 94.0)],
    "elburz": [(36.6, 49.8), (35.9, 52.2), (36.6, 55.0)],
    "ghats": [(19.4, 73.9), (15.4, 74.7), (11.6, 76.4)],
    "sichuan": [(32.6, 103.2), (29.4, 102.4)],
    "ethiopia": [(13.4, 38.6), (10.8, 37.8)],
}
DUNES = [
    (38.9, 81.2), (38.2, 84.6), (39.6, 84.0), (42.2, 101.5), (43.6, 104.6), (41.4, 103.6),
    (20.2, 50.0), (19.2, 53.6), (21.6, 52.6), (17.8, 47.6), (28.4, 41.2), (29.6, 44.0),
    (39.6, 59.2), (40.6, 62.0), (27.2, 71.4), (26.2, 72.6), (30.2, 58.6), (45.2, 66.6), (46.5, 70.0), (47.9, 55.0),
]  # fmt: skip
WEST_RIVERS = {
    "nile": [
        (6.0, 31.5),
        (9.5, 31.4),
        (15.6, 32.5),
        (17.6, 33.9),
        (19.5, 32.8),
        (18.2, 30.9),
        (20.8, 30.4),
        (24.1, 32.9),
        (27.2, 31.2),
        (30.1, 31.2),
        (31.4, 30.6),
    ],
    "blue-nile": [(12.0, 37.2), (10.6, 36.0), (12.6, 34.0), (15.6, 32.5)],
    "danube": [(48.4, 10.0), (48.2, 16.4), (46.0, 18.9), (44.7, 21.4), (43.9, 25.5), (45.2, 29.5)],
    "rhine": [(47.6, 8.5), (50.3, 7.6), (51.9, 4.6)],
    "po": [(45.0, 7.7), (45.1, 10.0), (45.0, 12.2)],
    "rhone": [(46.2, 6.1), (45.7, 4.8), (43.5, 4.8)],
    "vistula": [(49.8, 19.4), (52.2, 21.0), (54.2, 18.9)],
    "dnieper": [(55.0, 32.5), (53.0, 30.4), (50.4, 30.6), (48.4, 35.1), (46.6, 32.6)],
    "don": [(53.6, 38.8), (50.6, 39.6), (48.7, 43.6), (47.2, 39.5)],
    "volga": [
        (57.2, 33.5),
        (56.9, 36.0),
        (57.9, 39.5),
        (56.3, 44.0),
        (55.6, 49.2),
        (53.4, 49.4),
        (51.5, 46.0),
        (48.7, 44.5),
        (46.3, 48.0),
    ],
    "ural": [(54.8, 59.0), (51.6, 58.0), (51.2, 51.4), (47.2, 51.8)],
    "ob": [(52.4, 85.0), (55.0, 83.0), (58.5, 80.0), (61.0, 76.0)],
    "irtysh": [(48.0, 84.0), (50.0, 81.0), (55.0, 73.4), (58.2, 68.2), (61.0, 69.0)],
    "yenisei": [(51.7, 94.4), (54.5, 92.0), (58.0, 93.0), (61.5, 90.0)],
    "selenga": [(49.2, 99.5), (49.8, 104.5), (51.6, 106.6)],
    "pearl-river": [(24.5, 104.0), (23.6, 108.5), (23.1, 112.8)],
}
WEST_RIDGES = {
    "alps": [(44.6, 6.8), (46.2, 8.4), (47.0, 12.4)],
    "carpathians": [(49.2, 20.2), (48.0, 24.4), (45.6, 25.2)],
    "caucasus": [(43.6, 41.0), (42.6, 44.6), (41.6, 47.6)],
    "taurus": [(37.0, 31.0), (37.6, 34.6)],
    "ural": [(60.0, 59.2), (56.6, 59.2), (53.0, 58.4)],
    "sayan": [(52.0, 91.0), (51.6, 97.0)],
    "khingan": [(52.0, 123.0), (48.0, 120.6)],
    "atlas": [(36.2, 4.2), (35.4, 8.2)],
}
WEST_DUNES = [
    (27.4, 6.6), (26.2, 10.6), (24.4, 15.4), (27.6, 21.2), (22.4, 24.4), (28.2, 27.0), (18.6, 12.4), (16.4, 19.4),
    (20.2, 50.0), (19.2, 53.6), (17.8, 47.6), (38.6, 84.4), (41.6, 104.8), (39.6, 60.0), (30.4, 58.8), (27.4, 71.6),
    (46.6, 70.2), (48.6, 52.4),
]  # fmt: skip


class Map(NamedTuple):
    """A map's content: its projection, lines in degrees, and the compass rose's place in pixels."""

    projection: Projection
    rivers: dict[str, list[Point]]
    ridges: dict[str, list[Point]]
    dunes: list[Point]
    latitudes: tuple[int, ...]
    longitudes: tuple[int, ...]
    compass: tuple[int, int]


MAPS = {
    "asia": Map(
        ASIA, RIVERS, RIDGES, DUNES, (0, 15, 30, 45), (45, 60, 75, 90, 105, 120), (284, 552)
    ),
    "eurasia": Map(
        EURASIA,
        RIVERS | WEST_RIVERS,
        RIDGES | WEST_RIDGES,
        WEST_DUNES,
        (0, 15, 30, 45),
        (15, 30, 45, 60, 75, 90, 105, 120),
        (424, 640),
    ),
}


def main(source: str) -> None:
    """Write the maps beside this script."""
    world = json.loads(Path(source).read_text("utf-8"))
    for name, one in MAPS.items():
        rings = list(_coasts(world, one.projection))
        land = "".join(_path(ring) + "z" for ring in rings)
        (PLACE / f"{name}.svg").write_text(_svg(one, land), "utf-8")
        print(f"{name}: {len(rings)} coasts, {sum(map(len, rings))} points")


# -- reading TopoJSON -----------------------------------------------------------------------------


def _coasts(world: dict[str, Any], to: Projection) -> Iterator[list[Point]]:
    """Yield every ring of land within the frame, in pixels."""
    arcs = [_arc(arc, world["transform"]) for arc in world["arcs"]]
    for geometry in world["objects"]["land"]["geometries"]:
        for polygon in geometry["arcs"]:
            for ring in polygon:
                cut = _cut([to.project(lat, lon) for lon, lat in _ring(ring, arcs)], to)
                thin = _thinned(cut)
                if len(thin) > 3 and abs(_area(thin)) > SMALL:
                    yield thin


def _arc(deltas: list[list[int]], transform: dict[str, list[float]]) -> list[Point]:
    """Return an arc's points in degrees (longitude, latitude); TopoJSON stores differences."""
    (sx, sy), (tx, ty) = transform["scale"], transform["translate"]
    x = y = 0
    points = []
    for dx, dy in deltas:
        x, y = x + dx, y + dy
        points.append((x * sx + tx, y * sy + ty))
    return points


def _ring(numbers: list[int], arcs: list[list[Point]]) -> list[Point]:
    """Join arcs to a ring. A negative number ``n`` means the arc ``~n``, reversed."""
    points: list[Point] = []
    for number in numbers:
        arc = arcs[number] if number >= 0 else arcs[~number][::-1]
        points += arc[bool(points) :]
    return points


# -- geometry -------------------------------------------------------------------------------------


def _cut(ring: list[Point], to: Projection) -> list[Point]:
    """Cut a ring to the frame and its margin, one side after the other (Sutherland–Hodgman)."""
    wide, high = to.width + MARGIN, to.height + MARGIN
    sides = ((0, -MARGIN, 1), (0, wide, -1), (1, -MARGIN, 1), (1, high, -1))
    for axis, limit, sign in sides:
        kept: list[Point] = []
        for one, other in zip(ring, ring[1:] + ring[:1], strict=True):
            inside, next_inside = ((point[axis] - limit) * sign >= 0 for point in (one, other))
            if inside:
                kept.append(one)
            if inside != next_inside:
                t = (limit - one[axis]) / (other[axis] - one[axis])
                kept.append((one[0] + t * (other[0] - one[0]), one[1] + t * (other[1] - one[1])))
        ring = kept
    return ring


def _thinned(ring: list[Point]) -> list[Point]:
    """Remove points near their predecessor, then points near the line between their neighbours."""
    apart: list[Point] = []
    for point in ring:
        if not apart or dist(apart[-1], point) >= NEAR:
            apart.append(point)
    return _straight(apart)


def _straight(line: list[Point]) -> list[Point]:
    """Simplify a line (Douglas–Peucker)."""
    if len(line) < 3:
        return line
    first, last = line[0], line[-1]
    off = [_offset(point, first, last) for point in line[1:-1]]
    far = max(range(len(off)), key=off.__getitem__) + 1
    if off[far - 1] <= FLAT:
        return [first, last]
    return _straight(line[: far + 1])[:-1] + _straight(line[far:])


def _offset(point: Point, one: Point, other: Point) -> float:
    length = dist(one, other)
    if not length:
        return dist(point, one)
    cross = (other[0] - one[0]) * (one[1] - point[1]) - (one[0] - point[0]) * (other[1] - one[1])
    return abs(cross) / length


def _area(ring: list[Point]) -> float:
    return (
        sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, ring[1:] + ring[:1], strict=True)) / 2
    )


# -- drawing --------------------------------------------------------------------------------------


def _path(points: list[Point]) -> str:
    """Return a line as SVG path data, relative and in tenths. Rounding errors don't add up."""
    tenths = [(round(x * 10), round(y * 10)) for x, y in points]
    x, y = tenths[0]
    steps = "".join(_pair(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(tenths) if a != b)
    return f"M{_tenth(x)},{_tenth(y)}l{steps.lstrip()}"


def _pair(x: int, y: int) -> str:
    right, down = _tenth(x), _tenth(y)
    return (right if right[0] == "-" else f" {right}") + (down if down[0] == "-" else f" {down}")


def _tenth(number: int) -> str:
    return (
        f"{number / 10:.1f}".removesuffix(".0").replace("0.", ".", 1)
        if abs(number) < 10
        else (f"{number / 10:.1f}".removesuffix(".0"))
    )


def _smooth(to: Projection, degrees_: list[Point]) -> str:
    """Return a smooth path through points in degrees (Catmull–Rom)."""
    points = [to.project(*point) for point in degrees_]
    padded = [points[0], *points, points[-1]]
    path = f"M{points[0][0]:.0f},{points[0][1]:.0f}"
    for before, one, other, after in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        c1 = (one[0] + (other[0] - before[0]) / 6, one[1] + (other[1] - before[1]) / 6)
        c2 = (other[0] - (after[0] - one[0]) / 6, other[1] - (after[1] - one[1]) / 6)
        path += "C" + " ".join(f"{x:.0f},{y:.0f}" for x, y in (c1, c2, other))
    return path


def _ridge(to: Projection, degrees_: list[Point]) -> str:
    """Return a row of small peaks along a line. Every third one is higher."""
    points = [to.project(*point) for point in degrees_]
    path, left = "", 0.0
    count = 0
    for one, other in pairwise(points):
        length = dist(one, other)
        while left <= length:
            x, y = (a + (b - a) * left / length for a, b in zip(one, other, strict=True))
            high = 9 if count % 3 == 1 else 6.5
            path += f"M{x - high * 0.9:.1f},{y + 3:.1f}l{high * 0.9:.1f},{-high} {high * 0.9:.1f},{high}"
            left, count = left + 15, count + 1
        left -= length
    return path


def _dune(to: Projection, point: Point) -> str:
    x, y = to.project(*point)
    return f"M{x - 13:.0f},{y:.0f}q6.5,-8 13,0q6.5,-8 13,0"


def _graticule(one: Map) -> str:
    """Return the meridians and parallels. They are straight lines in this projection."""
    to = one.projection
    rows = (to.project(lat, 60)[1] for lat in one.latitudes)
    columns = (to.project(30, lon)[0] for lon in one.longitudes)
    across = "".join(f"M0,{y:.0f}H{to.width}" for y in rows)
    return across + "".join(f"M{x:.0f},0V{to.height}" for x in columns)


def _compass(at: tuple[int, int]) -> str:
    """Return the outlines and the dark halves of a compass rose with eight points."""
    outline, dark = "", ""
    for point in range(8):
        long = 34 if point % 2 == 0 else 20
        tip, left, right = (
            (long * sin(angle), -long * cos(angle)) if far else (7 * sin(angle), -7 * cos(angle))
            for angle, far in (
                (point * pi / 4, True),
                ((point - 0.5) * pi / 4, False),
                ((point + 0.5) * pi / 4, False),
            )
        )
        corners = [f"{x:.1f},{y:.1f}" for x, y in (left, tip, right)]
        outline += f"M{corners[0]}L{corners[1]}L{corners[2]}L0,0z"
        dark += f"M0,0L{corners[1]}L{corners[2]}z"
    return (
        f'<g id="rose" transform="translate({at[0]},{at[1]})">'
        '<circle r="26" fill="none"/><circle r="23" fill="none" stroke-width=".5"/>'
        f'<path d="{outline}"/><path d="{dark}" fill="currentColor" stroke="none"/></g>'
    )


def _svg(one: Map, land: str) -> str:
    """Return the SVG; its parts have no colours, since pages colour them by the theme."""
    to = one.projection
    parts = {
        "coast": land,
        "grid": _graticule(one),
        "rivers": "".join(_smooth(to, river) for river in one.rivers.values()),
        "relief": "".join(_ridge(to, ridge) for ridge in one.ridges.values())
        + "".join(_dune(to, dune) for dune in one.dunes),
    }
    lines = [f'<path id="{id}" fill-rule="evenodd" d="{path}"/>' for id, path in parts.items()]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {to.width} {to.height}">'
    return "\n".join([head, *lines, _compass(one.compass), "</svg>\n"])


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    main(sys.argv[1])
