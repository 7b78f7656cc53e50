"""The map as it is drawn for a view: what all maps have, and Beijing's four places.

Positions come from the `layout` of the edition, in pixels; texts that never change are made once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.rules.kernel.text import Who, text
from games.rules.marco_polo_1.facts import Edition, edition
from games.rules.marco_polo_1.sheet import SHEET
from games.rules.marco_polo_common import chart as common
from games.rules.marco_polo_common.chart import leader, plate, point
from games.rules.marco_polo_common.layout import Layout, layout
from games.rules.marco_polo_common.looks import Data, seat_colour
from games.rules.marco_polo_common.words import say

if TYPE_CHECKING:
    from games.rules.marco_polo_common.facts import Edition as AnyEdition
    from games.rules.marco_polo_common.projection import Point

CELL, HIGH = 28, 42
"""The width and height of one of Beijing's places, in pixels."""
ICONS: Final = {"large": "mp1-walls", "small": "mp1-tower", "beijing": "mp1-pagoda"}
"""What a city's crest shows, by its kind."""


def chart(view: Data) -> Data:
    """Return what lies on the map."""
    public: Data = view["public"]
    facts = edition(public["edition"])
    lay = layout(facts, SHEET)
    slots = _slots(facts, public["beijing"])
    drawn = common.chart(lay, view, _crest, slots)
    return {"map": {**drawn, "beijing": _beijing(lay, facts, public["beijing"])}}


def _crest(facts: AnyEdition, id: str) -> Data:
    """Return what a city's crest shows, and what it says."""
    kind = facts.places[id].kinds[0]
    if kind not in ICONS:
        return {}
    return {"icon": ICONS[kind], "local": True, "rank": kind, "tip": say(facts, f"label-{kind}")}


def _beijing(lay: Layout, facts: Edition, seats: list[int]) -> Data:
    """Return the places for trading posts in Beijing, the best first."""
    box = lay.boxes["beijing"]
    room = box.right - box.left, box.bottom - box.top
    site = lay.sites[facts.beijing]
    return {
        **plate(lay, "beijing"),
        "leader": leader(site, box.left, box.top, *room),
        "slots": [
            _slot(at, points, seat)
            for at, (points, seat) in enumerate(zip(facts.beijing_slots, seats, strict=True))
        ],
    }


def _slot(at: int, points: int, seat: int) -> Data:
    """Return one of Beijing's places; -1 is nobody's."""
    label = (
        text("marco-polo-1-label-beijing-slot", points=points)
        if seat < 0
        else text("marco-polo-1-label-beijing-taken", points=points, seat=Who(seat))
    )
    x, y = _middle(at)
    return {"at": point(x, y), "points": points, "seat": seat_colour(seat), "label": label}


def _middle(at: int) -> Point:
    """Return the middle of one of Beijing's places, from its corner of the sheet: two in a row."""
    return 4 + CELL * (at % 2 + 0.5), 2 + HIGH * (at // 2 + 0.5)


def _slots(facts: Edition, seats: list[int]) -> dict[str, Point]:
    """Return where the posts in Beijing stand, by their ids: low in their places."""
    corner = SHEET.corners["beijing"]
    return {
        f"post:{seat}-{facts.beijing}": (corner.left + x, corner.top + y + 10)
        for at, seat in enumerate(seats)
        if seat >= 0
        for x, y in [_middle(at)]
    }
