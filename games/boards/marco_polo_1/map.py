"""The map of a view: the parts that both games have, and Beijing's four places for posts.

Positions are pixels from the edition's `Layout`. Constant parts are cached.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from games.boards.common.seats import seat_colour
from games.boards.marco_polo_1.sheet import SHEET
from games.boards.marco_polo_common import map as common
from games.boards.marco_polo_common.layout import Layout, layout
from games.boards.marco_polo_common.looks import Data, point
from games.boards.marco_polo_common.map import Crest, Map, Plate, plate
from games.boards.marco_polo_common.map_offers import leader
from games.rules.kernel.text import Text, Who, text
from games.rules.marco_polo_1.editions import edition
from games.rules.marco_polo_1.facts import Edition
from games.rules.marco_polo_common.words import say

if TYPE_CHECKING:
    from games.boards.marco_polo_common.projection import Point
    from games.rules.marco_polo_common.facts import Edition as AnyEdition

CELL, HIGH = 28, 42
"""The width and height of one of Beijing's places, in pixels."""
ICONS: Final = {"large": "mp1-walls", "small": "mp1-tower", "beijing": "mp1-pagoda"}
"""The icon in a city's crest, by its kind."""


def map_of(view: Data) -> Map:
    """Return the map of a view."""
    public: Data = view["public"]
    facts = edition(public["edition"])
    slots = _slots(facts, public["beijing"])
    return common.map_of(layout(facts, SHEET), view, _crest, slots)


def lay_out(name: str) -> Layout:
    """Return the layout of an edition's map."""
    return layout(edition(name), SHEET)


def _crest(facts: AnyEdition, id: str) -> Crest | None:
    kind = facts.places[id].kinds[0]
    if kind not in ICONS:
        return None
    return Crest(icon=ICONS[kind], local=True, rank=kind, tip=say(facts, f"label-{kind}"))


# -- Beijing ------------------------------------------------------------------------------------


class Slot(msgspec.Struct, frozen=True):
    """A place for a trading post in Beijing, and its owner's colour."""

    at: str
    points: int
    seat: str
    label: Text


class Beijing(msgspec.Struct, frozen=True):
    """The places for trading posts in Beijing, the best first."""

    plate: Plate
    leader: str
    slots: tuple[Slot, ...]


def beijing(view: Data) -> Beijing:
    """Return the places for trading posts in Beijing."""
    public: Data = view["public"]
    facts = edition(public["edition"])
    lay = layout(facts, SHEET)
    box = lay.boxes["beijing"]
    room = box.right - box.left, box.bottom - box.top
    site = lay.sites[facts.beijing]
    places = zip(facts.beijing_slots, public["beijing"], strict=True)
    return Beijing(
        plate(lay, "beijing"),
        leader(site, box.left, box.top, *room),
        tuple(_slot(at, points, seat) for at, (points, seat) in enumerate(places)),
    )


def _slot(at: int, points: int, seat: int) -> Slot:
    """Return one of Beijing's places. ``seat`` is -1 if it is free."""
    label = (
        text("marco-polo-1-label-beijing-slot", points=points)
        if seat < 0
        else text("marco-polo-1-label-beijing-taken", points=points, seat=Who(seat))
    )
    return Slot(point(*_middle(at)), points, seat_colour(seat), label)


def _middle(at: int) -> Point:
    """Return the middle of one of Beijing's places, relative to the area's corner."""
    return 4 + CELL * (at % 2 + 0.5), 2 + HIGH * (at // 2 + 0.5)


def _slots(facts: Edition, seats: list[int]) -> dict[str, Point]:
    """Return the positions of the posts in Beijing by id, in the lower part of their places."""
    corner = SHEET.corners["beijing"]
    return {
        f"post:{seat}-{facts.beijing}": (corner.left + x, corner.top + y + 10)
        for at, seat in enumerate(seats)
        if seat >= 0
        for x, y in [_middle(at)]
    }
