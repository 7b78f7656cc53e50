"""The map as it is drawn for a view: what lies where, with words for who can't see it.

Positions come from the `layout` of the edition, in pixels. A title adds what only its map has.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache
from itertools import pairwise

import msgspec

from games.boards.common.layout import (
    SHIP,
    Layout,
    Site,
    Track,
    chip_width,
    path,
)
from games.boards.common.looks import Data, Row, amounts, point, px, row
from games.boards.common.map_offers import (
    Bonus,
    Card,
    OpenContract,
    Outpost,
    bonuses,
    cards,
    outposts,
)
from games.boards.common.projection import Point
from games.boards.common.seats import PATHS, seat_colour
from games.rules.kernel.text import Param, Text, Who
from games.rules.marco_polo_common.facts import Edition
from games.rules.marco_polo_common.words import amounts_text, say

NOWHERE: Mapping[str, Point] = {}

# -- what a map has -----------------------------------------------------------------------------


class Crest(msgspec.Struct, frozen=True, kw_only=True):
    """What a city's crest shows, and what it says in the stead of the place's kind.

    A ``local`` icon is among the page's own drawings, not in the sprite.
    """

    icon: str
    tip: Text
    local: bool = False
    rank: str = ""


Look = Callable[[Edition, str], Crest | None]
"""Returns the crest of a place, ``None`` if it has none."""


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """A place: its sign's middle, and where its name stands."""

    id: str
    kind: str
    at: str
    name: Text
    x: str
    y: str
    anchor: str
    tip: Text
    crest: Crest | None


class Route(msgspec.Struct, frozen=True, kw_only=True):
    """A route: its line, and what it costs.

    ``target`` is the place to which a journey under way may go on it, ``owned`` tells whether the viewer
    has the seal that it asks for.
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
    """A step of the journey under way; a jump follows no route."""

    path: str
    seat: str
    jump: bool


class Post(msgspec.Struct, frozen=True, kw_only=True):
    """A trading post that stands."""

    id: str
    at: str
    seat: str
    sign: str
    label: Text


class Figure(msgspec.Struct, frozen=True, kw_only=True):
    """A figure, or the ghost that it leaves on a journey; the window opens where ``home`` is."""

    id: str
    ghost: bool
    at: str
    seat: str
    sign: str
    label: Text
    home: bool


class Plate(msgspec.Struct, frozen=True):
    """Where one of the sheet's corners lies, and its size."""

    at: str
    width: float
    height: float


class StockDice(msgspec.Struct, frozen=True, kw_only=True):
    """Black dice in stock that show the same, and where they and their number stand."""

    pips: int
    x: int
    count: int
    count_x: int
    label: Text


class Supply(msgspec.Struct, frozen=True, kw_only=True):
    """What lies in stock: black dice, the pile of contracts, the deck of city cards if there is one."""

    plate: Plate
    dice: tuple[StockDice, ...]
    black_label: Text
    pile: int
    pile_label: Text
    deck: int = 0
    deck_label: Text | None = None


class Map(msgspec.Struct, frozen=True, kw_only=True):
    """What lies on every map."""

    viewbox: str
    width: int
    height: int
    places: tuple[Place, ...]
    here: tuple[str, ...]
    routes: tuple[Route, ...]
    walked: tuple[Step, ...]
    posts: tuple[Post, ...]
    figures: tuple[Figure, ...]
    bonuses: tuple[Bonus, ...]
    outposts: tuple[Outpost, ...]
    slips: tuple[OpenContract, ...] = ()
    cards: tuple[Card, ...]
    supply: Supply


def map_of(lay: Layout, view: Data, look: Look, slots: Mapping[str, Point] = NOWHERE) -> Map:
    """Return what lies on every map. ``slots`` has posts that don't stand beside their cities, by id."""
    public: Data = view["public"]
    drawn = lay.sheet.projection
    return Map(
        viewbox=f"0 0 {drawn.width} {drawn.height}",
        width=drawn.width,
        height=drawn.height,
        places=_places(lay, look),
        here=tuple(f"place:{path[-1]}" for path in _paths(public)),
        routes=_routes(lay, view),
        walked=_walked(lay, public),
        posts=_posts(lay, public, slots),
        figures=_figures(lay, public, view["seat"]),
        bonuses=bonuses(lay, public),
        outposts=outposts(lay, public),
        cards=cards(lay, public),
        supply=_supply(lay, public),
    )


# -- what never changes -------------------------------------------------------------------------


@cache
def _places(lay: Layout, look: Look) -> tuple[Place, ...]:
    return tuple(_place(lay, id, site, look(lay.facts, id)) for id, site in lay.sites.items())


def _place(lay: Layout, id: str, site: Site, crest: Crest | None) -> Place:
    place = lay.facts.places[id]
    x, y, anchor = site.name
    kind = "oasis" if place.oasis else "city" if place.city else "start"
    return Place(
        id=f"place:{id}",
        kind=kind,
        at=point(site.x, site.y),
        name=lay.facts.named("place", id),
        x=px(x),
        y=px(y),
        anchor=anchor,
        tip=crest.tip if crest else say(lay.facts, f"label-{kind}"),
        crest=crest,
    )


@cache
def tracks(lay: Layout) -> tuple[Route, ...]:
    """Return all routes as they lie, whoever looks."""
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


# -- routes, and a journey under way ------------------------------------------------------------


def _routes(lay: Layout, view: Data) -> tuple[Route, ...]:
    """Return all routes: the viewer's seals are filled, next steps of a journey are targets."""
    public, seat = view["public"], view["seat"]
    owned = () if seat is None else public["traders"][seat].get("seals", ())
    steps = {frozenset(step) for path in _paths(public) for step in pairwise(path)}
    here = {path[-1] for path in _paths(public)} if _travels(public, seat) else set()
    return tuple(
        msgspec.structs.replace(
            route,
            owned=route.seal in owned,
            target=_next(route.ends, here),
            walked=frozenset(route.ends) in steps,
        )
        for route in tracks(lay)
    )


def _paths(public: Data) -> list[list[str]]:
    journey = public["journey"]
    return [] if journey is None else [list(path) for path in journey["paths"]]


def _travels(public: Data, seat: int | None) -> bool:
    return public["journey"] is not None and public["journey"]["seat"] == seat


def _next(ends: tuple[str, str], here: set[str]) -> str:
    """Return the place that a route leads to from where a journey stands, as a target."""
    one, other = ends
    if (one in here) == (other in here):
        return ""
    return f"place:{other if one in here else one}"


def _walked(lay: Layout, public: Data) -> tuple[Step, ...]:
    """Return the steps of the journey under way, and where it began."""
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
        for way in _paths(public)
        for step in pairwise(way)
    )


def jump(lay: Layout, one: str, other: str) -> str:
    """Return the way of a step that follows no route: a high bow."""
    (x, y), (to_x, to_y) = lay.at[one], lay.at[other]
    high = 30 + abs(to_x - x) / 5
    return (
        f"M{px(x)},{px(y)}Q{px((x + to_x) / 2)},{px((y + to_y) / 2 - high)} {px(to_x)},{px(to_y)}"
    )


# -- pieces -------------------------------------------------------------------------------------


def _posts(lay: Layout, public: Data, slots: Mapping[str, Point]) -> tuple[Post, ...]:
    """Return the posts that stand, city by city in the order of seats; some in slots of their own."""
    standing: Counter[str] = Counter()
    posts = []
    for seat, trader in enumerate(public["traders"]):
        for place in trader["posts"]:
            site, id = lay.sites[place], f"post:{seat}-{place}"
            beside = site.x + site.posts[0] + site.step * standing[place], site.y + site.posts[1]
            posts.append(_post(lay, seat, place, slots.get(id, beside)))
            standing[place] += 1
    return tuple(posts)


def _post(lay: Layout, seat: int, place: str, at: Point) -> Post:
    return Post(
        id=f"post:{seat}-{place}",
        at=point(*at),
        seat=seat_colour(seat),
        sign=PATHS[seat],
        label=say(lay.facts, "label-post", seat=Who(seat), place=lay.facts.named("place", place)),
    )


def _figures(lay: Layout, public: Data, viewer: int | None) -> tuple[Figure, ...]:
    """Return the figures where they stand; one that travels where it is now, its ghost before."""
    crowd: Counter[str] = Counter()
    figures = []
    for seat, trader in enumerate(public["traders"]):
        paths = _paths(public) if _travels(public, seat) else []
        for number, home in enumerate(trader["figures"]):
            place = paths[number][-1] if number < len(paths) else home
            if place != home:
                figures.append(_figure(lay, seat, number, home, crowd[home], ghost=True))
                crowd[home] += 1
            first = seat == viewer and not number
            figures.append(_figure(lay, seat, number, place, crowd[place], home=first))
            crowd[place] += 1
    return tuple(figures)


def _figure(
    lay: Layout,
    seat: int,
    number: int,
    place: str,
    others: int,
    *,
    ghost: bool = False,
    home: bool = False,
) -> Figure:
    site = lay.sites[place]
    right, down = site.stand
    key = "ghost" if ghost else "figure"
    return Figure(
        id=f"figure:{seat}-{number}",
        ghost=ghost,
        at=point(site.x + right + (13 if right > 0 else -13) * others, site.y + down + 1),
        seat=seat_colour(seat),
        sign=PATHS[seat],
        label=say(lay.facts, f"label-{key}", seat=Who(seat), place=lay.facts.named("place", place)),
        home=home,
    )


# -- in stock -----------------------------------------------------------------------------------


def _supply(lay: Layout, public: Data) -> Supply:
    label = say(lay.facts, "label-black-dice", count=len(public["black"]))
    return Supply(
        plate=plate(lay, "supply"),
        dice=_stock(lay, public["black"], label),
        black_label=label,
        pile=public["pile"],
        pile_label=say(lay.facts, "label-pile", count=public["pile"]),
    )


def plate(lay: Layout, corner: str) -> Plate:
    """Return where one of the sheet's corners lies, and its size."""
    box = lay.sheet.corners[corner]
    return Plate(point(box.left, box.top), box.right - box.left, box.bottom - box.top)


def _stock(lay: Layout, black: list[int], unrolled: Text) -> tuple[StockDice, ...]:
    """Return the black dice in stock, those of the same pips together with their number."""
    dice, x = [], 18
    for pips in sorted(set(black)):
        count = black.count(pips)
        label = say(lay.facts, "label-black-die", pips=pips) if pips else unrolled
        dice.append(StockDice(pips=pips, x=x, count=count, count_x=x + 19, label=label))
        x += 22 if count == 1 else 40 if pips == 0 else 34
    return tuple(dice)
