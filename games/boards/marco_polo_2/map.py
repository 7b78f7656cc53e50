"""The map of a view: the parts that both games have, open contracts and the shield track.

Positions are pixels from the edition's `Layout`. Constant parts are cached.
"""

from __future__ import annotations

from typing import Final

import msgspec

from games.boards.common.seats import PATHS, seat_colour
from games.boards.marco_polo_2.sheet import SHEET
from games.boards.marco_polo_common import map as common
from games.boards.marco_polo_common.layout import Layout, layout
from games.boards.marco_polo_common.looks import Data, point, slip
from games.boards.marco_polo_common.map import Crest, Map, Plate, plate
from games.boards.marco_polo_common.map_offers import OpenContract, leader
from games.rules.kernel.text import Text, Who, text
from games.rules.marco_polo_2.editions import edition
from games.rules.marco_polo_2.facts import Edition
from games.rules.marco_polo_common.facts import Edition as CommonEdition
from games.rules.marco_polo_common.words import say


def map_of(view: Data) -> Map:
    """Return the map of a view."""
    public: Data = view["public"]
    facts = edition(public["edition"])
    lay = layout(facts, SHEET)
    drawn = common.map_of(lay, view, _crest)
    deck = public["deck"]
    supply = msgspec.structs.replace(
        drawn.supply, deck=deck, deck_label=text("marco-polo-2-label-deck", count=deck)
    )
    return msgspec.structs.replace(drawn, slips=_slips(lay, public), supply=supply)


def lay_out(name: str) -> Layout:
    """Return the layout of an edition's map."""
    return layout(edition(name), SHEET)


def _crest(facts: CommonEdition, id: str) -> Crest | None:
    place = facts.places[id]
    if not place.city:
        return None
    return Crest(
        icon=f"shield-{place.shield}",
        tip=say(facts, "label-city", shield=facts.named("shield", place.shield)),
    )


# -- open contracts -----------------------------------------------------------------------------


def _slips(lay: Layout, public: Data) -> tuple[OpenContract, ...]:
    """Return the open contracts. Two of the same city are drawn one above the other."""
    return tuple(
        _city_slip(lay, place, contract, number)
        for place, contracts in public["contracts"].items()
        for number, contract in enumerate(contracts)
        if contract
    )


def _city_slip(lay: Layout, place: str, contract: str, number: int) -> OpenContract:
    drawn = slip(lay.facts, contract)
    room = lay.boxes[f"slips:{place}"]
    across = lay.spots[f"slips:{place}"].across
    wide = float(drawn.width)
    left = room.left + (room.right - room.left - wide) * across
    top = room.top + number * (drawn.height + 1)
    site = lay.sites[place]
    return OpenContract(
        slip=drawn,
        at=point(left, top),
        under=bool(number),
        leader=leader(site, left, top, wide, drawn.height) if not number else "",
        label=say(
            lay.facts,
            "label-contract-in",
            slip=drawn.label,
            place=lay.facts.named("place", place),
        ),
    )


# -- the shield track ---------------------------------------------------------------------------

CELL: Final = 26


class Mark(msgspec.Struct, frozen=True):
    """A seat's sign below a cell of the shield track."""

    seat: str
    sign: str
    at: str


class Cell(msgspec.Struct, frozen=True, kw_only=True):
    """A number of different shields, its points, and the seats with this number."""

    x: int
    number: int
    points: int
    marks: tuple[Mark, ...]
    label: Text
    seats: tuple[Who, ...]


class Track(msgspec.Struct, frozen=True):
    """The shield track: for each number of shields, the final points and the seats."""

    plate: Plate
    cells: tuple[Cell, ...]


def track(view: Data) -> Track:
    """Return the shield track."""
    public = view["public"]
    facts = edition(public["edition"])
    points = facts.shield_points
    last = len(points) - 1
    reached = [min(_shields(facts, trader), last) for trader in public["traders"]]
    cells = (
        _cell(number, brings, [seat for seat, own in enumerate(reached) if own == number])
        for number, brings in enumerate(points)
    )
    return Track(plate(layout(facts, SHEET), "track"), tuple(cells))


def _shields(facts: Edition, trader: Data) -> int:
    """Return the number of a seat's different shields, including its character's."""
    shown = {facts.places[place].shield for place in trader["posts"]}
    character = facts.characters.get(trader["character"])
    return len(shown) + (character.extra_shields if character else 0)


def _cell(number: int, points: int, seats: list[int]) -> Cell:
    return Cell(
        x=6 + CELL * number,
        number=number,
        points=points,
        marks=tuple(_mark(seat, at, len(seats)) for at, seat in enumerate(seats)),
        label=text("marco-polo-2-label-shields", shields=number, points=points),
        seats=tuple(Who(seat) for seat in seats),
    )


def _mark(seat: int, at: int, marks: int) -> Mark:
    """Return a seat's sign at index ``at`` of ``marks`` signs, which are drawn two in a row."""
    in_row = min(2, marks - at // 2 * 2)
    x = 12 + 10.5 * (at % 2 - (in_row - 1) / 2)
    y = 31.5 if marks < 3 else 27 + 9 * (at // 2)
    return Mark(seat_colour(seat), PATHS[seat], point(x, y))
