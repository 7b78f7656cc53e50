"""The positions of everything on the map, in pixels, without overlaps.

A city's offers (bonus, outpost, cards, contracts) are drawn beside it. For the places of known
editions, the sheet has positions set by hand. Other offers, and the costs of routes, get the first
free one of a list of candidates.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from math import atan2, cos, dist, pi, sin
from typing import Final, NamedTuple

from games.boards.marco_polo_common.city_cards import card_face
from games.boards.marco_polo_common.looks import (
    SLIP,
    Data,
    Plain,
    Tokens,
    amounts,
    point,
    row,
    slip,
)
from games.boards.marco_polo_common.projection import Point
from games.boards.marco_polo_common.sheet import Box, Name, Sheet, Spot, around, overlap
from games.rules.marco_polo_common.facts import Edition, Place


class Site(NamedTuple):
    """A place's positions: its sign (x, y), its name (baseline and anchor), its posts and figures.

    ``posts`` is the vector from the sign to the first post's middle, and ``step`` the distance to
    the next post. ``stand`` is the vector from the sign to the first figure.
    """

    x: float
    y: float
    name: Name
    posts: Point
    step: float
    stand: Point


DISC, RING = 21, 36
CHIP, PILL = 22, 24

BELOW: Final = (0.0, 31.0, "middle")


# -- lines --------------------------------------------------------------------------------------


def _line(points: list[Point]) -> list[Point]:
    """Return a Catmull–Rom curve through points, as eight straight pieces between two points."""
    padded = [points[0], *points, points[-1]]
    line = [points[0]]
    for before, one, other, after in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        line += [_between(before, one, other, after, step / 8) for step in range(1, 9)]
    return line


def _between(before: Point, one: Point, other: Point, after: Point, t: float) -> Point:
    x, y = (
        0.5
        * (
            2 * b
            + (c - a) * t
            + (2 * a - 5 * b + 4 * c - d) * t**2
            + (3 * b - a - 3 * c + d) * t**3
        )
        for a, b, c, d in zip(before, one, other, after, strict=True)
    )
    return x, y


def _bent(one: Point, other: Point) -> list[Point]:
    """Return a line with a bend of a twentieth of its length, to separate a city's routes."""
    (x, y), (right, down) = one, (other[0] - one[0], other[1] - one[1])
    return _line([one, (x + right / 2 - down * 0.05, y + down / 2 + right * 0.05), other])


def _length(line: list[Point]) -> float:
    return sum(dist(one, other) for one, other in pairwise(line))


def along(line: list[Point], share: float) -> Point:
    """Return the point at a share of a line's length."""
    lengths = [dist(one, other) for one, other in pairwise(line)]
    rest = share * sum(lengths)
    for (one, other), length in zip(pairwise(line), lengths, strict=True):
        if rest <= length and length:
            part = rest / length
            return one[0] + part * (other[0] - one[0]), one[1] + part * (other[1] - one[1])
        rest -= length
    return line[-1]


def _places_along(line: list[Point]) -> Iterator[Point]:
    """Yield candidates for the position of a route's cost: on its line, or a little beside it."""
    for aside in ASIDE:
        for share in SHARES:
            (x, y), (before, after) = (
                along(line, share),
                (along(line, share + d) for d in (-0.02, 0.02)),
            )
            turn = atan2(after[1] - before[1], after[0] - before[0])
            yield x - aside * sin(turn), y + aside * cos(turn)


def path(points: list[Point]) -> str:
    """Return the SVG path data of a smooth curve through points."""
    knots = points[::8]
    padded = [knots[0], *knots, knots[-1]]
    drawn = f"M{point(*knots[0])}"
    for before, one, other, after in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        first = (one[0] + (other[0] - before[0]) / 6, one[1] + (other[1] - before[1]) / 6)
        second = (other[0] - (after[0] - one[0]) / 6, other[1] - (after[1] - one[1]) / 6)
        drawn += "C" + " ".join(point(*one) for one in (first, second, other))
    return drawn


# -- the layout of an edition -------------------------------------------------------------------

SHARES: Final = tuple(0.5 + side * step / 40 for step in range(14) for side in (1, -1))
"""Shares of a line's length, as candidates for its cost's position, in this order."""
ASIDE: Final = (0.0, 7.0, -7.0)
"""Distances from a route's line in pixels, as candidates for its cost's position."""
ROOMS: Final = (2.0, 8.0)
"""Margins in pixels around a cost. Candidates are compared by their overlaps with each margin."""


class Track(NamedTuple):
    """A route's line and the middle of its cost."""

    ends: tuple[str, str]
    line: list[Point]
    at: Point
    width: float


class Layout:
    """The positions of everything on an edition's map; `boxes` must not overlap."""

    def __init__(self, facts: Edition, sheet: Sheet) -> None:
        self.facts, self.sheet = facts, sheet
        self.boxes: dict[str, Box] = dict(sheet.corners)
        stands = sheet.projection.place_at
        self.at = {id: stands(id, p.lat, p.lon, p.draw or ()) for id, p in facts.places.items()}
        for id, place in facts.places.items():
            self.boxes[f"place:{id}"] = self._ring(place)
        self.sites = {id: self._site(place) for id, place in facts.places.items()}
        self.spots: dict[str, Spot] = {}
        self._lay_out_offers()
        self.tracks = self._lay_out_routes()

    def _ring(self, place: Place) -> Box:
        size = DISC + 2 if place.oasis else RING
        return around(*self.at[place.id], size, size)

    # Names, posts and figures.

    def _site(self, place: Place) -> Site:
        x, y = self.at[place.id]
        name = self.sheet.names.get(place.id) or self._free_name(place)
        self.boxes[f"name:{place.id}"] = self._name_box(place, name)
        right, down, step = self.sheet.posts.get(place.id, (25, 10, 16))
        if place.city:
            first = around(x + right + 1.5 * step, y + down, 3 * abs(step) + 14, 14)
            self.boxes[f"posts:{place.id}"] = first
        stand = self.sheet.figures.get(place.id) or self._stand(place, step, name[2])
        if not place.oasis:
            self.boxes[f"figure:{place.id}"] = around(x + stand[0], y + stand[1], 20, 27)
        return Site(x, y, (x + name[0], y + name[1], name[2]), (right, down), step, stand)

    def _stand(self, place: Place, step: float, anchor: str) -> Point:
        """Return where a figure stands, relative to its place.

        At a city, it stands opposite the posts; at an oasis, opposite the name, or on the left if
        the name is centred.
        """
        return (25 if anchor == "end" else -25, 0) if place.oasis else (-25 if step > 0 else 25, 0)

    def _name_box(self, place: Place, name: Name) -> Box:
        """Return the box that fits the place's name in each language."""
        letters = max(len(word) for word in place.name.values())
        width, height = letters * (6.1 if place.oasis else 8.0), 11 if place.oasis else 14
        x, y = self.at[place.id][0] + name[0], self.at[place.id][1] + name[1]
        left = x - width * {"start": 0, "middle": 0.5, "end": 1}[name[2]]
        return Box(left, y - height + 2, left + width, y + 2)

    def _free_name(self, place: Place) -> Name:
        tries: list[Name] = [
            BELOW if not place.oasis else (0, 25, "middle"),
            (0, -26, "middle"),
            (24, 5, "start"),
            (-24, 5, "end"),
        ]
        return min(tries, key=lambda name: self._cover(self._name_box(place, name)))

    # Offers of cities.

    def _lay_out_offers(self) -> None:
        """Place the offers that the sheet lists, then all others at the first free spot."""
        offers = {
            id: size for place in self.facts.places.values() for id, size in self._offers(place)
        }
        known = {id: self.sheet.spots[id] for id in offers if id in self.sheet.spots}
        for id, spot in known.items():
            self._put(id, spot, offers[id])
        for place in self.facts.places.values():
            for id, size in self._offers(place):
                if id not in known:
                    self._put(id, self._free_spot(place, size), size)

    def _put(self, id: str, spot: Spot, size: Point) -> None:
        self.spots[id] = spot
        self.boxes[id] = spot.box(*size)

    def _offers(self, place: Place) -> Iterator[tuple[str, Point]]:
        """Yield the possible offers of a place, each with its greatest size."""
        for number in range(1, place.city_cards + 1):
            yield f"card-{place.id}-{number}", self._card_size
        if place.contracts:
            yield f"slips:{place.id}", self._slips_size
        if place.city_bonus:
            gains = (amounts(bonus.gain) for bonus in self.facts.bonuses.values())
            yield f"bonus:{place.id}", (max(map(pill_width, gains)), PILL)
        if place.outpost:
            gains = (amounts(outpost.gain) for outpost in self.facts.outposts.values())
            yield f"outpost:{place.id}", (max(map(tag_width, gains)), PILL)

    @property
    def _card_size(self) -> Point:
        faces = [card_face(self.facts, card) for card in self.facts.cards]
        sizes = [(float(face.width), float(face.height)) for face in faces]
        return max(width for width, _ in sizes), max(height for _, height in sizes)

    @property
    def _slips_size(self) -> Point:
        widths = (float(slip(self.facts, contract).width) for contract in self.facts.contracts)
        return max(widths), 2 * SLIP + 1

    def _free_spot(self, place: Place, size: Point) -> Spot:
        """Return the free spot nearest to a place; without one, the spot with the least overlap."""
        x, y = self.at[place.id]
        tries = [
            Spot(x + (far + size[0] / 2) * cos(turn), y + (far + size[1] / 2) * sin(turn), 0.5, 0.5)
            for far in range(28, 190, 18)
            for turn in (2 * pi * part / 12 for part in range(12))
        ]
        return min(tries, key=lambda spot: self._cover(spot.box(*size)))

    @property
    def _frame(self) -> Box:
        drawn = self.sheet.projection
        return Box(3, 3, drawn.width - 3, drawn.height - 3)

    def _cover(self, box: Box) -> float:
        """Return the area of a box that overlaps other boxes or is outside the map."""
        area = (box.right - box.left) * (box.bottom - box.top)
        off = area - overlap(box, self._frame)
        return 3 * off + sum(overlap(box, other) for other in self.boxes.values())

    # Routes.

    def _lay_out_routes(self) -> list[Track]:
        """Return the routes in the edition's order.

        The costs of the shortest ones are placed first.
        """
        lines = [self._way(route) for route in self.facts.data["route"]]
        order = sorted(range(len(lines)), key=lambda at: _length(lines[at]))
        found = {at: self._track(self.facts.data["route"][at], lines[at]) for at in order}
        return [found[at] for at in range(len(lines))]

    def _way(self, route: Data) -> list[Point]:
        one, other = ends = tuple(route["ends"])
        via = self.sheet.vias.get(ends) or route.get("via", [])
        points = [
            self.at[one],
            *(self.sheet.projection.project(*point) for point in via),
            self.at[other],
        ]
        return _line(points) if via else _bent(*points)

    def _track(self, route: Data, line: list[Point]) -> Track:
        one, other = route["ends"]
        road = next(road for road in self.facts.roads[one] if road.to == other)
        width = chip_width(amounts(road.cost), bool(road.seal))
        at = min(
            _places_along(line),
            key=lambda point: [
                self._cover(around(point[0], point[1], width + room, CHIP + room)) for room in ROOMS
            ],
        )
        self.boxes[f"route:{one}--{other}"] = around(*at, width, CHIP)
        return Track((one, other), line, at, width)


SHIP: Final = 40.0
"""The width of the ship and the seal before the cost of a route by sea."""


def chip_width(cost: Tokens, sea: bool) -> float:
    """Return the width of a route's cost."""
    return row(cost).width + 11 + SHIP * sea


def pill_width(gain: Tokens) -> float:
    """Return the width of a city bonus: a rising sun, and its gain or the sign for copying."""
    return row([Plain("mp-sunrise"), *(gain or [Plain("mp-copy")])]).width + 13


def tag_width(gain: Tokens) -> float:
    """Return the width of an outpost bonus: a tent, its gain, and the pointed end."""
    return row([Plain("mp-tent"), *gain]).width + 19


@cache
def layout(facts: Edition, sheet: Sheet) -> Layout:
    """Return the cached layout of an edition's map with a title's sheet."""
    return Layout(facts, sheet)
