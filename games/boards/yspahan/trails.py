"""Trails of moves in the city: of the supervisor in the street, and of cubes sent from shops."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from games.boards.common.seats import seat_colour
from games.boards.common.trails import Numeral, Told, Trail, Trails
from games.boards.yspahan.looks import Data
from games.boards.yspahan.plan import FIELDS, SHOPS, Point, at
from games.rules.kernel import Event

MIDDLE: Final = "C"
ASIDE: Final = 0.11
"""The distance in fields between the lines of two moves of the supervisor."""


def trails(now: Data, told: Sequence[Told]) -> Trails:
    """Return the trails of the supervisor, and of sent cubes whose shops are still empty."""
    return tuple(_trails(now["public"], told))


def _trails(public: Data, told: Sequence[Told]) -> Iterator[Trail]:
    ways = [(one.numeral, event) for one in told for event in one.events]
    walked = [way for way in ways if way[1].kind == "moved"]
    for number, (numeral, event) in enumerate(walked):
        yield _walk(numeral, event, ASIDE * (number - (len(walked) - 1) / 2))
    for numeral, event in ways:
        shop = event.targets[0].removeprefix("shop:") if event.kind == "sent" else ""
        if shop and shop not in public["shops"]:
            yield Trail(
                numeral=numeral, piece="cube", colour=seat_colour(event.seat), ghost=at(SHOPS[shop])
            )


def _walk(numeral: Numeral, event: Event, aside: float) -> Trail:
    """Return the supervisor's trail. Between two arms of the street, it leads over the middle."""
    start, end = str(event.params["from"]), str(event.params["field"])
    stops = [start, end] if MIDDLE in (start, end) or start[0] == end[0] else [start, MIDDLE, end]
    line = [_beside(FIELDS[stop], aside) for stop in stops]
    return Trail(
        numeral=numeral,
        piece="supervisor",
        colour=numeral.colour,
        path="M" + "L".join(at(stop) for stop in line),
        ghost=at(line[0]),
    )


def _beside(place: Point, aside: float) -> Point:
    return place[0] + aside, place[1] + aside
