"""The map of a view: everything on it with positions, and with texts for screen readers.

Positions are pixels from the edition's `Layout`. A title adds the parts that only its map has.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

import msgspec

from games.boards.marco_polo_common.figures import Figure, Post, figures, posts
from games.boards.marco_polo_common.layout import Layout, Site
from games.boards.marco_polo_common.looks import Data, point, px
from games.boards.marco_polo_common.map_offers import (
    Bonus,
    Card,
    OpenContract,
    Outpost,
    bonuses,
    cards,
    outposts,
)
from games.boards.marco_polo_common.projection import Point
from games.boards.marco_polo_common.routes import Route, Step, paths, routes, walked
from games.rules.kernel.text import Text
from games.rules.marco_polo_common.facts import Edition
from games.rules.marco_polo_common.words import say

NOWHERE: Mapping[str, Point] = {}

# -- parts of a map -----------------------------------------------------------------------------


class Crest(msgspec.Struct, frozen=True, kw_only=True):
    """A city's crest, and the text that replaces the kind of place in its label.

    A ``local`` icon is defined in the page itself, not in the file of icons.
    """

    icon: str
    tip: Text
    local: bool = False
    rank: str = ""


Look = Callable[[Edition, str], Crest | None]
"""A function that returns the crest of a place, ``None`` if it has none."""


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """A place: the middle of its sign, and the position of its name."""

    id: str
    kind: str
    at: str
    name: Text
    x: str
    y: str
    anchor: str
    tip: Text
    crest: Crest | None


class Plate(msgspec.Struct, frozen=True):
    """A rectangle of the sheet in a corner of the map: its position and its size."""

    at: str
    width: float
    height: float


class StockDice(msgspec.Struct, frozen=True, kw_only=True):
    """The supply's black dice of one value: the position of the die and of the number."""

    pips: int
    x: int
    count: int
    count_x: int
    label: Text


class Supply(msgspec.Struct, frozen=True, kw_only=True):
    """The supply: black dice, the pile of contracts, and the deck of city cards if there is one."""

    plate: Plate
    dice: tuple[StockDice, ...]
    black_label: Text
    pile: int
    pile_label: Text
    deck: int = 0
    deck_label: Text | None = None


class Map(msgspec.Struct, frozen=True, kw_only=True):
    """The parts that the maps of both games have."""

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
    """Return the parts that the maps of both games have.

    ``slots`` has, by id, the points of posts that aren't drawn beside their cities.
    """
    public: Data = view["public"]
    drawn = lay.sheet.projection
    return Map(
        viewbox=f"0 0 {drawn.width} {drawn.height}",
        width=drawn.width,
        height=drawn.height,
        places=_places(lay, look),
        here=tuple(f"place:{way[-1]}" for way in paths(public)),
        routes=routes(lay, view),
        walked=walked(lay, public),
        posts=posts(lay, public, slots),
        figures=figures(lay, public, view["seat"]),
        bonuses=bonuses(lay, public),
        outposts=outposts(lay, public),
        cards=cards(lay, public),
        supply=_supply(lay, public),
    )


# -- constant parts -----------------------------------------------------------------------------


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


# -- the supply ---------------------------------------------------------------------------------


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
    """Return the position and size of one of the sheet's corner rectangles."""
    box = lay.sheet.corners[corner]
    return Plate(point(box.left, box.top), box.right - box.left, box.bottom - box.top)


def _stock(lay: Layout, black: list[int], unrolled: Text) -> tuple[StockDice, ...]:
    """Return the supply's black dice; equal dice are drawn as one with their number."""
    dice, x = [], 18
    for pips in sorted(set(black)):
        count = black.count(pips)
        label = say(lay.facts, "label-black-die", pips=pips) if pips else unrolled
        dice.append(StockDice(pips=pips, x=x, count=count, count_x=x + 19, label=label))
        x += 22 if count == 1 else 40 if pips == 0 else 34
    return tuple(dice)
