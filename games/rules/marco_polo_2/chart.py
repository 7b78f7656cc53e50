"""The map as the templates draw it: a pure function of a view.

Positions are pixels of the map as text, sentences are `Text`s; nothing here knows HTML or a language.
What never changes in an edition is made once; where it lies is the `layout`'s.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import pairwise
from typing import Any, Final

from games.rules.kernel.text import Text, Who, text
from games.rules.marco_polo_2.facts import (
    Edition,
    bundle_text,
    edition,
    place_text,
    seal_text,
    shield_text,
)
from games.rules.marco_polo_2.layout import (
    PILL,
    SHIP,
    SUPPLY,
    TRACK,
    Site,
    Spot,
    Track,
    chip_width,
    layout,
    path,
    pill_width,
    tag_width,
)
from games.rules.marco_polo_2.looks import (
    SIGNS,
    Data,
    amounts,
    card_face,
    die_colour,
    plain,
    px,
    row,
    seat_colour,
    slip,
)
from games.rules.marco_polo_2.projection import HEIGHT, WIDTH


def chart(view: Data) -> Data:
    """Return what lies on the map."""
    public: Data = view["public"]
    facts = edition(public["edition"])
    return {
        "map": {
            "viewbox": f"0 0 {WIDTH} {HEIGHT}",
            "places": _places(facts),
            "here": [f"place:{path[-1]}" for path in _paths(public)],
            "routes": _routes(facts, view),
            "walked": _walked(facts, public),
            "posts": _posts(facts, public),
            "figures": _figures(facts, public, view["seat"]),
            "bonuses": _pills(facts, public),
            "outposts": _tags(facts, public),
            "slips": _slips(facts, public),
            "cards": _cards(facts, public),
            "track": _track(facts, public),
            "supply": _supply(public),
        }
    }


def _at(x: float, y: float) -> str:
    return f"{px(x)},{px(y)}"


# -- what never changes -------------------------------------------------------------------------


@cache
def _places(facts: Edition) -> list[Data]:
    sites = layout(facts).sites
    return [_place(facts, id, sites[id]) for id in facts.places]


def _place(facts: Edition, id: str, site: Site) -> Data:
    place = facts.places[id]
    x, y, anchor = site.name
    kind = "oasis" if place.oasis else "city" if place.city else "start"
    return {
        "id": f"place:{id}",
        "kind": kind,
        "at": _at(site.x, site.y),
        "shield": place.shield,
        "name": place_text(facts, id),
        "x": px(x),
        "y": px(y),
        "anchor": anchor,
        "tip": _place_tip(facts, place.shield, kind),
    }


def _place_tip(facts: Edition, shield: str, kind: str) -> Text:
    if kind != "city":
        return text(f"marco-polo-2-label-{kind}")
    return text("marco-polo-2-label-city", shield=shield_text(facts, shield))


@cache
def _tracks(facts: Edition) -> list[Data]:
    return [_route(facts, track) for track in layout(facts).tracks]


def _route(facts: Edition, track: Track) -> Data:
    one, other = track.ends
    road = next(road for road in facts.roads[one] if road.to == other)
    cost = amounts(road.cost)
    wide = chip_width(cost, bool(road.seal))
    return {
        "id": f"{one}--{other}",
        "ends": track.ends,
        "path": path(track.line),
        "sea": bool(road.seal),
        "seal": road.seal,
        "at": _at(*track.at),
        "half": px(wide / 2),
        "width": px(wide),
        "ship": px(6 - wide / 2),
        "sign": px(23 - wide / 2),
        "row": row(cost, SHIP / 2 if road.seal else 0),
        "label": _route_label(facts, track),
        "target": "",
        "owned": False,
    }


def _route_label(facts: Edition, track: Track) -> Text:
    one, other = track.ends
    road = next(road for road in facts.roads[one] if road.to == other)
    params: dict[str, Any] = {
        "a": place_text(facts, one),
        "b": place_text(facts, other),
        "cost": bundle_text(road.cost),
    }
    if not road.seal:
        return Text("marco-polo-2-label-route", params)
    return Text("marco-polo-2-label-sea-route", {**params, "seal": seal_text(facts, road.seal)})


# -- routes, and a journey under way ------------------------------------------------------------


def _routes(facts: Edition, view: Data) -> list[Data]:
    """Return all routes: the viewer's seals are filled, next steps of a journey are targets."""
    public, seat = view["public"], view["seat"]
    owned = () if seat is None else public["traders"][seat]["seals"]
    steps = {frozenset(step) for path in _paths(public) for step in pairwise(path)}
    here = {path[-1] for path in _paths(public)} if _travels(public, seat) else set()
    return [
        {
            **route,
            "owned": route["seal"] in owned,
            "target": _next(route["ends"], here),
            "walked": frozenset(route["ends"]) in steps,
        }
        for route in _tracks(facts)
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


def _walked(facts: Edition, public: Data) -> list[Data]:
    """Return the steps of the journey under way, and where it began."""
    if public["journey"] is None:
        return []
    lines = {frozenset(route["ends"]): route["path"] for route in _tracks(facts)}
    colour = seat_colour(public["journey"]["seat"])
    return [
        {"path": lines[step], "seat": colour}
        for way in _paths(public)
        for step in map(frozenset, pairwise(way))
        if step in lines
    ]


# -- pieces -------------------------------------------------------------------------------------


def _posts(facts: Edition, public: Data) -> list[Data]:
    """Return the posts that stand, city by city in the order of seats."""
    standing: Counter[str] = Counter()
    posts = []
    for seat, trader in enumerate(public["traders"]):
        for place in trader["posts"]:
            posts.append(_post(facts, seat, place, standing[place]))
            standing[place] += 1
    return posts


def _post(facts: Edition, seat: int, place: str, number: int) -> Data:
    site = layout(facts).sites[place]
    right, down = site.posts
    return {
        "id": f"post:{seat}-{place}",
        "at": _at(site.x + right + site.step * number, site.y + down),
        "seat": seat_colour(seat),
        "sign": SIGNS[seat],
        "label": text("marco-polo-2-label-post", seat=Who(seat), place=place_text(facts, place)),
    }


def _figures(facts: Edition, public: Data, viewer: int | None) -> list[Data]:
    """Return the figures where they stand; one that travels where it is now, its ghost before."""
    crowd: Counter[str] = Counter()
    figures = []
    for seat, trader in enumerate(public["traders"]):
        paths = _paths(public) if _travels(public, seat) else []
        for number, home in enumerate(trader["figures"]):
            place = paths[number][-1] if number < len(paths) else home
            if place != home:
                figures.append(_figure(facts, seat, number, home, crowd[home], ghost=True))
                crowd[home] += 1
            own = _figure(facts, seat, number, place, crowd[place])
            figures.append({**own, "home": seat == viewer and not number})
            crowd[place] += 1
    return figures


def _figure(
    facts: Edition, seat: int, number: int, place: str, others: int, *, ghost: bool = False
) -> Data:
    site = layout(facts).sites[place]
    right, down = site.stand
    key = "ghost" if ghost else "figure"
    return {
        "id": f"figure:{seat}-{number}",
        "ghost": ghost,
        "at": _at(site.x + right + (13 if right > 0 else -13) * others, site.y + down + 1),
        "seat": seat_colour(seat),
        "sign": SIGNS[seat],
        "label": text(f"marco-polo-2-label-{key}", seat=Who(seat), place=place_text(facts, place)),
    }


# -- what cities offer --------------------------------------------------------------------------


def _leader(site: Site, left: float, top: float, width: float, height: float) -> str:
    """Return the dotted line from a city to the nearest edge of what it offers."""
    x = min(max(site.x, left), left + width)
    y = min(max(site.y, top), top + height)
    return f"M{px(site.x)},{px(site.y)}L{px(x)},{px(y)}"


def _laid(facts: Edition, spot: str, place: str, width: float, height: float) -> Data:
    """Return where a thing lies that may be smaller than the room for it, and its leader."""
    lies: Spot = layout(facts).spots[spot]
    box = lies.box(width, height)
    site = layout(facts).sites[place]
    return {
        "at": _at(box.left, box.top),
        "width": px(width),
        "leader": _leader(site, box.left, box.top, width, height),
    }


def _pills(facts: Edition, public: Data) -> list[Data]:
    return [_pill(facts, place, marker) for place, marker in public["bonuses"].items()]


def _pill(facts: Edition, place: str, marker: str) -> Data:
    bonus = facts.bonuses[marker]
    gain = amounts(bonus.gain)
    wide = pill_width(gain)
    key = "copy" if bonus.copy else "gain"
    return {
        **_laid(facts, f"bonus:{place}", place, wide, PILL),
        "id": f"bonus:{place}",
        "row": row([plain("mp-sunrise"), *(gain or [plain("mp-copy")])], wide / 2),
        "label": text("marco-polo-2-label-bonus", place=place_text(facts, place)),
        "tip": text(f"marco-polo-2-label-bonus-{key}", gain=bundle_text(bonus.gain)),
    }


def _tags(facts: Edition, public: Data) -> list[Data]:
    return [_tag(facts, place, tile) for place, tile in public["outposts"].items()]


def _tag(facts: Edition, place: str, tile: str) -> Data:
    gain = facts.outposts[tile].gain
    wide = tag_width(amounts(gain))
    return {
        **_laid(facts, f"outpost:{place}", place, wide, PILL),
        "id": f"outpost:{place}",
        "point": px(wide - 8),
        "row": row([plain("mp-tent"), *amounts(gain)], wide / 2 - 3),
        "label": text("marco-polo-2-label-outpost", place=place_text(facts, place)),
        "tip": text("marco-polo-2-label-outpost-gain", gain=bundle_text(gain)),
    }


def _slips(facts: Edition, public: Data) -> list[Data]:
    """Return the open contracts: the two of a city lie one above the other."""
    return [
        _city_slip(facts, place, contract, number)
        for place, contracts in public["contracts"].items()
        for number, contract in enumerate(contracts)
        if contract
    ]


def _city_slip(facts: Edition, place: str, contract: str, number: int) -> Data:
    drawn = slip(facts, contract)
    room = layout(facts).boxes[f"slips:{place}"]
    across = layout(facts).spots[f"slips:{place}"].across
    wide = float(drawn["width"])
    left = room.left + (room.right - room.left - wide) * across
    top = room.top + number * (drawn["height"] + 1)
    site = layout(facts).sites[place]
    return {
        **drawn,
        "at": _at(left, top),
        "leader": _leader(site, left, top, wide, drawn["height"]) if not number else "",
        "label": text(
            "marco-polo-2-label-contract-in", slip=drawn["label"], place=place_text(facts, place)
        ),
    }


def _cards(facts: Edition, public: Data) -> list[Data]:
    return [
        _card(facts, public, space, place)
        for space, place in facts.city_card_spaces.items()
        if space in public["cards"]
    ]


def _card(facts: Edition, public: Data, space: str, place: str) -> Data:
    face = card_face(facts, public["cards"][space])
    wide, high = float(face["width"]), float(face["height"])
    return {
        **face,
        **_laid(facts, space, place, wide, high),
        "id": f"space:{space}",
        "dice": [
            {"colour": die_colour(die["colour"]), "pips": die["pips"]}
            for die in public["spaces"].get(space, [])
        ],
        "label": text("marco-polo-2-label-card-in", place=place_text(facts, place)),
    }


# -- the corners --------------------------------------------------------------------------------

CELL: Final = 26


def _track(facts: Edition, public: Data) -> Data:
    """Return what different shields bring at the end, and how many each seat has by its posts."""
    points = facts.shield_points
    reached = [_shields(facts, trader) for trader in public["traders"]]
    return {
        "at": _at(TRACK.left, TRACK.top),
        "width": TRACK.right - TRACK.left,
        "height": TRACK.bottom - TRACK.top,
        "cells": [
            _cell(
                number,
                brings,
                [s for s, n in enumerate(reached) if min(n, len(points) - 1) == number],
            )
            for number, brings in enumerate(points)
        ],
    }


def _shields(facts: Edition, trader: Data) -> int:
    """Return how many different shields a seat has, with what its character adds."""
    shown = {facts.places[place].shield for place in trader["posts"]}
    character = facts.characters.get(trader["character"])
    return len(shown) + (character.extra_shields if character else 0)


def _cell(number: int, points: int, seats: list[int]) -> Data:
    return {
        "x": 6 + CELL * number,
        "number": number,
        "points": points,
        "marks": [_mark(seat, at, len(seats)) for at, seat in enumerate(seats)],
        "label": text("marco-polo-2-label-shields", shields=number, points=points),
        "seats": [Who(seat) for seat in seats],
    }


def _mark(seat: int, at: int, marks: int) -> Data:
    """Return a seat's sign below its cell: two in a row, at most two rows."""
    in_row = min(2, marks - at // 2 * 2)
    x = 12 + 10.5 * (at % 2 - (in_row - 1) / 2)
    y = 31.5 if marks < 3 else 27 + 9 * (at // 2)
    return {"seat": seat_colour(seat), "sign": SIGNS[seat], "at": _at(x, y)}


def _supply(public: Data) -> Data:
    """Return what lies in stock: black dice, the pile of contracts and that of city cards."""
    black: list[int] = public["black"]
    return {
        "at": _at(SUPPLY.left, SUPPLY.top),
        "width": SUPPLY.right - SUPPLY.left,
        "height": SUPPLY.bottom - SUPPLY.top,
        "dice": _stock(black),
        "black": len(black),
        "pile": public["pile"],
        "deck": public["deck"],
        "black_label": text("marco-polo-2-label-black-dice", count=len(black)),
        "pile_label": text("marco-polo-2-label-pile", count=public["pile"]),
        "deck_label": text("marco-polo-2-label-deck", count=public["deck"]),
    }


def _stock(black: list[int]) -> list[Data]:
    """Return the black dice in stock, those of the same pips together with their number."""
    dice, x = [], 18
    for pips in sorted(set(black)):
        count = black.count(pips)
        dice.append({"pips": pips, "x": x, "count": count, "count_x": x + 19})
        x += 22 if count == 1 else 40 if pips == 0 else 34
    return dice
