"""A map's routes, and the current journey on them."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import msgspec

from games.boards.common.seats import seat_colour
from games.boards.marco_polo_common.layout import SHIP, Layout, Track, chip_width, path
from games.boards.marco_polo_common.looks import Data, Row, amounts, point, px, row
from games.rules.kernel.text import Param, Text
from games.rules.marco_polo_common.words import amounts_text, say


class Route(msgspec.Struct, frozen=True, kw_only=True):
    """A route: its line and its cost.

    ``target`` is the place to which the viewer's current journey may go by this route, or "". If
    ``owned``, the viewer has the required seal. If ``walked``, the journey has used it.
    """

    id: str
    ends: tuple[str, str]
    path: str
    sea: bool
    free: bool
    seal: str
    at: str
    half: str
    width: str
    ship: str
    sign: str
    row: Row
    label: Text
    target: str = ""
    owned: bool = False
    walked: bool = False


class Step(msgspec.Struct, frozen=True):
    """A step of the current journey; a ``jump`` doesn't follow a route."""

    path: str
    seat: str
    jump: bool


@cache
def tracks(lay: Layout) -> tuple[Route, ...]:
    """Return all routes without the viewer's targets and seals. The result is cached."""
    return tuple(_route(lay, track) for track in lay.tracks)


def _route(lay: Layout, track: Track) -> Route:
    one, other = track.ends
    road = next(road for road in lay.facts.roads[one] if road.to == other)
    cost = amounts(road.cost)
    wide = chip_width(cost, bool(road.seal))
    return Route(
        id=f"{one}--{other}",
        ends=track.ends,
        path=path(track.line),
        sea=bool(road.seal),
        free=not cost,
        seal=road.seal,
        at=point(*track.at),
        half=px(wide / 2),
        width=px(wide),
        ship=px(6 - wide / 2),
        sign=px(23 - wide / 2),
        row=row(cost, SHIP / 2 if road.seal else 0),
        label=_route_label(lay, track),
    )


def _route_label(lay: Layout, track: Track) -> Text:
    one, other = track.ends
    road = next(road for road in lay.facts.roads[one] if road.to == other)
    params: dict[str, Param] = {
        "a": lay.facts.named("place", one),
        "b": lay.facts.named("place", other),
        "cost": amounts_text(lay.facts, road.cost),
    }
    if not road.seal:
        return say(lay.facts, "label-route", **params)
    return say(lay.facts, "label-sea-route", **params, seal=lay.facts.named("seal", road.seal))


def routes(lay: Layout, view: Data) -> tuple[Route, ...]:
    """Return all routes, with the viewer's seals and the targets of the current journey."""
    public, seat = view["public"], view["seat"]
    owned = () if seat is None else public["traders"][seat].get("seals", ())
    steps = {frozenset(step) for way in paths(public) for step in pairwise(way)}
    here = {way[-1] for way in paths(public)} if travels(public, seat) else set()
    return tuple(
        msgspec.structs.replace(
            route,
            owned=route.seal in owned,
            target=_next(route.ends, here),
            walked=frozenset(route.ends) in steps,
        )
        for route in tracks(lay)
    )


def paths(public: Data) -> list[list[str]]:
    """Return the places of each figure in the current journey; empty without a journey."""
    journey = public["journey"]
    return [] if journey is None else [list(way) for way in journey["paths"]]


def travels(public: Data, seat: int | None) -> bool:
    """Return whether the current journey is this seat's."""
    return public["journey"] is not None and public["journey"]["seat"] == seat


def _next(ends: tuple[str, str], here: set[str]) -> str:
    """Return the end of a route that isn't in ``here`` as a target; "" unless exactly one isn't."""
    one, other = ends
    if (one in here) == (other in here):
        return ""
    return f"place:{other if one in here else one}"


def walked(lay: Layout, public: Data) -> tuple[Step, ...]:
    """Return the steps of the current journey as lines; empty if there is none."""
    if public["journey"] is None:
        return ()
    lines = {frozenset(route.ends): route.path for route in tracks(lay)}
    colour = seat_colour(public["journey"]["seat"])
    return tuple(
        Step(
            path=lines.get(frozenset(step)) or jump(lay, *step),
            seat=colour,
            jump=frozenset(step) not in lines,
        )
        for way in paths(public)
        for step in pairwise(way)
    )


def jump(lay: Layout, one: str, other: str) -> str:
    """Return the SVG path data of a step that doesn't follow a route: a high arc."""
    (x, y), (to_x, to_y) = lay.at[one], lay.at[other]
    high = 30 + abs(to_x - x) / 5
    return f"M{point(x, y)}Q{point((x + to_x) / 2, (y + to_y) / 2 - high)} {point(to_x, to_y)}"
