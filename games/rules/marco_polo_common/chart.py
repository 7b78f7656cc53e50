"""The map as it is drawn for a view: what lies where, with words for who can't see it.

Positions come from the `layout` of the edition, in pixels. A title adds what only its map has.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache
from itertools import pairwise

from games.rules.kernel.text import Param, Text, Who
from games.rules.marco_polo_common.facts import Edition
from games.rules.marco_polo_common.layout import (
    PILL,
    SHIP,
    Layout,
    Site,
    Track,
    chip_width,
    path,
    pill_width,
    tag_width,
)
from games.rules.marco_polo_common.looks import (
    SIGNS,
    Data,
    amounts,
    card_face,
    die_colour,
    plain,
    px,
    row,
    seat_colour,
)
from games.rules.marco_polo_common.projection import Point
from games.rules.marco_polo_common.sheet import Spot
from games.rules.marco_polo_common.words import amounts_text, city_card_text, say

Look = Callable[[Edition, str], Data]
"""What a title says of a place: "icon" on a city's crest, "tip" in the stead of its kind's."""
NOWHERE: Mapping[str, Point] = {}


def chart(lay: Layout, view: Data, look: Look, slots: Mapping[str, Point] = NOWHERE) -> Data:
    """Return what lies on every map. ``slots`` has posts that don't stand beside their cities, by id."""
    public: Data = view["public"]
    drawn = lay.sheet.projection
    return {
        "viewbox": f"0 0 {drawn.width} {drawn.height}",
        "width": drawn.width,
        "height": drawn.height,
        "places": _places(lay, look),
        "here": [f"place:{path[-1]}" for path in _paths(public)],
        "routes": _routes(lay, view),
        "walked": _walked(lay, public),
        "posts": _posts(lay, public, slots),
        "figures": _figures(lay, public, view["seat"]),
        "bonuses": _pills(lay, public),
        "outposts": _tags(lay, public),
        "cards": _cards(lay, public),
        "supply": _supply(lay, public),
    }


def point(x: float, y: float) -> str:
    """Return a point as text, for a transform."""
    return f"{px(x)},{px(y)}"


# -- what never changes -------------------------------------------------------------------------


@cache
def _places(lay: Layout, look: Look) -> list[Data]:
    return [_place(lay, id, site) | look(lay.facts, id) for id, site in lay.sites.items()]


def _place(lay: Layout, id: str, site: Site) -> Data:
    place = lay.facts.places[id]
    x, y, anchor = site.name
    kind = "oasis" if place.oasis else "city" if place.city else "start"
    return {
        "id": f"place:{id}",
        "kind": kind,
        "at": point(site.x, site.y),
        "name": lay.facts.named("place", id),
        "x": px(x),
        "y": px(y),
        "anchor": anchor,
        "tip": say(lay.facts, f"label-{kind}"),
    }


@cache
def _tracks(lay: Layout) -> list[Data]:
    return [_route(lay, track) for track in lay.tracks]


def _route(lay: Layout, track: Track) -> Data:
    one, other = track.ends
    road = next(road for road in lay.facts.roads[one] if road.to == other)
    cost = amounts(road.cost)
    wide = chip_width(cost, bool(road.seal))
    return {
        "id": f"{one}--{other}",
        "ends": track.ends,
        "path": path(track.line),
        "sea": bool(road.seal),
        "free": not cost,
        "seal": road.seal,
        "at": point(*track.at),
        "half": px(wide / 2),
        "width": px(wide),
        "ship": px(6 - wide / 2),
        "sign": px(23 - wide / 2),
        "row": row(cost, SHIP / 2 if road.seal else 0),
        "label": _route_label(lay, track),
        "target": "",
        "owned": False,
    }


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


def _routes(lay: Layout, view: Data) -> list[Data]:
    """Return all routes: the viewer's seals are filled, next steps of a journey are targets."""
    public, seat = view["public"], view["seat"]
    owned = () if seat is None else public["traders"][seat].get("seals", ())
    steps = {frozenset(step) for path in _paths(public) for step in pairwise(path)}
    here = {path[-1] for path in _paths(public)} if _travels(public, seat) else set()
    return [
        {
            **route,
            "owned": route["seal"] in owned,
            "target": _next(route["ends"], here),
            "walked": frozenset(route["ends"]) in steps,
        }
        for route in _tracks(lay)
    ]


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


def _walked(lay: Layout, public: Data) -> list[Data]:
    """Return the steps of the journey under way, and where it began."""
    if public["journey"] is None:
        return []
    lines = {frozenset(route["ends"]): route["path"] for route in _tracks(lay)}
    colour = seat_colour(public["journey"]["seat"])
    return [
        {
            "path": lines.get(frozenset(step)) or _jump(lay, *step),
            "seat": colour,
            "jump": frozenset(step) not in lines,
        }
        for way in _paths(public)
        for step in pairwise(way)
    ]


def _jump(lay: Layout, one: str, other: str) -> str:
    """Return the way of a step that follows no route: a high bow."""
    (x, y), (to_x, to_y) = lay.at[one], lay.at[other]
    high = 30 + abs(to_x - x) / 5
    return (
        f"M{px(x)},{px(y)}Q{px((x + to_x) / 2)},{px((y + to_y) / 2 - high)} {px(to_x)},{px(to_y)}"
    )


# -- pieces -------------------------------------------------------------------------------------


def _posts(lay: Layout, public: Data, slots: Mapping[str, Point]) -> list[Data]:
    """Return the posts that stand, city by city in the order of seats; some in slots of their own."""
    standing: Counter[str] = Counter()
    posts = []
    for seat, trader in enumerate(public["traders"]):
        for place in trader["posts"]:
            site, id = lay.sites[place], f"post:{seat}-{place}"
            beside = site.x + site.posts[0] + site.step * standing[place], site.y + site.posts[1]
            posts.append(_post(lay, seat, place, slots.get(id, beside)))
            standing[place] += 1
    return posts


def _post(lay: Layout, seat: int, place: str, at: Point) -> Data:
    return {
        "id": f"post:{seat}-{place}",
        "at": point(*at),
        "seat": seat_colour(seat),
        "sign": SIGNS[seat],
        "label": say(
            lay.facts, "label-post", seat=Who(seat), place=lay.facts.named("place", place)
        ),
    }


def _figures(lay: Layout, public: Data, viewer: int | None) -> list[Data]:
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
            own = _figure(lay, seat, number, place, crowd[place])
            figures.append({**own, "home": seat == viewer and not number})
            crowd[place] += 1
    return figures


def _figure(
    lay: Layout, seat: int, number: int, place: str, others: int, *, ghost: bool = False
) -> Data:
    site = lay.sites[place]
    right, down = site.stand
    key = "ghost" if ghost else "figure"
    return {
        "id": f"figure:{seat}-{number}",
        "ghost": ghost,
        "at": point(site.x + right + (13 if right > 0 else -13) * others, site.y + down + 1),
        "seat": seat_colour(seat),
        "sign": SIGNS[seat],
        "label": say(
            lay.facts, f"label-{key}", seat=Who(seat), place=lay.facts.named("place", place)
        ),
    }


# -- what cities offer --------------------------------------------------------------------------


def leader(site: Site, left: float, top: float, width: float, height: float) -> str:
    """Return the dotted line from a city to the nearest edge of what it offers."""
    x = min(max(site.x, left), left + width)
    y = min(max(site.y, top), top + height)
    return f"M{px(site.x)},{px(site.y)}L{px(x)},{px(y)}"


def _laid(lay: Layout, spot: str, place: str, width: float, height: float) -> Data:
    """Return where a thing lies that may be smaller than the room for it, and its leader."""
    lies: Spot = lay.spots[spot]
    box = lies.box(width, height)
    site = lay.sites[place]
    return {
        "at": point(box.left, box.top),
        "width": px(width),
        "leader": leader(site, box.left, box.top, width, height),
    }


def _pills(lay: Layout, public: Data) -> list[Data]:
    return [_pill(lay, place, marker) for place, marker in public["bonuses"].items()]


def _pill(lay: Layout, place: str, marker: str) -> Data:
    bonus = lay.facts.bonuses[marker]
    gain = amounts(bonus.gain)
    wide = pill_width(gain)
    key = "copy" if bonus.copy else "gain"
    return {
        **_laid(lay, f"bonus:{place}", place, wide, PILL),
        "id": f"bonus:{place}",
        "row": row([plain("mp-sunrise"), *(gain or [plain("mp-copy")])], wide / 2),
        "label": say(lay.facts, "label-bonus", place=lay.facts.named("place", place)),
        "tip": say(lay.facts, f"label-bonus-{key}", gain=amounts_text(lay.facts, bonus.gain)),
    }


def _tags(lay: Layout, public: Data) -> list[Data]:
    return [_tag(lay, place, tile) for place, tile in public["outposts"].items()]


def _tag(lay: Layout, place: str, tile: str) -> Data:
    gain = lay.facts.outposts[tile].gain
    wide = tag_width(amounts(gain))
    return {
        **_laid(lay, f"outpost:{place}", place, wide, PILL),
        "id": f"outpost:{place}",
        "point": px(wide - 8),
        "row": row([plain("mp-tent"), *amounts(gain)], wide / 2 - 3),
        "label": say(lay.facts, "label-outpost", place=lay.facts.named("place", place)),
        "tip": say(lay.facts, "label-outpost-gain", gain=amounts_text(lay.facts, gain)),
    }


def _cards(lay: Layout, public: Data) -> list[Data]:
    return [
        _card(lay, public, space, place)
        for space, place in lay.facts.city_card_spaces.items()
        if space in public["cards"]
    ]


def _card(lay: Layout, public: Data, space: str, place: str) -> Data:
    face = card_face(lay.facts, public["cards"][space])
    wide, high = float(face["width"]), float(face["height"])
    return {
        **face,
        **_laid(lay, space, place, wide, high),
        "id": f"space:{space}",
        "dice": [
            {"colour": die_colour(die["colour"]), "pips": die["pips"]}
            for die in public["spaces"].get(space, [])
        ],
        "label": city_card_text(lay.facts, "label-card-in", space, place),
    }


# -- in stock -----------------------------------------------------------------------------------


def _supply(lay: Layout, public: Data) -> Data:
    """Return what lies in stock: black dice, and the pile of contracts."""
    black: list[int] = public["black"]
    label = say(lay.facts, "label-black-dice", count=len(black))
    return {
        **plate(lay, "supply"),
        "dice": [{**die, "label": _die_label(lay, die["pips"]) or label} for die in _stock(black)],
        "black": len(black),
        "pile": public["pile"],
        "black_label": label,
        "pile_label": say(lay.facts, "label-pile", count=public["pile"]),
    }


def plate(lay: Layout, corner: str) -> Data:
    """Return where one of the sheet's corners lies, and its size."""
    box = lay.sheet.corners[corner]
    return {
        "at": point(box.left, box.top),
        "width": box.right - box.left,
        "height": box.bottom - box.top,
    }


def _die_label(lay: Layout, pips: int) -> Text | None:
    return say(lay.facts, "label-black-die", pips=pips) if pips else None


def _stock(black: list[int]) -> list[Data]:
    """Return the black dice in stock, those of the same pips together with their number."""
    dice, x = [], 18
    for pips in sorted(set(black)):
        count = black.count(pips)
        dice.append({"pips": pips, "x": x, "count": count, "count_x": x + 19})
        x += 22 if count == 1 else 40 if pips == 0 else 34
    return dice
