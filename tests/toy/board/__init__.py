"""The board of Salt Race: a road with stations, and a caravan for each seat."""

from __future__ import annotations

from typing import Any

import msgspec

from games.boards.common.seats import PATHS
from games.rules.kernel import Decision, Drawing, Pane, SeatFace, Text, text
from tests.toy.rules import LAST

WIDE, HIGH = 60, 40
"""Pixels from one station to the next, and from one caravan to the next."""


class Station(msgspec.Struct, frozen=True):
    id: str
    at: str
    label: Text


class Caravan(msgspec.Struct, frozen=True):
    id: str
    at: str
    colour: str
    path: str


class Road(msgspec.Struct, frozen=True):
    width: int
    height: int
    stations: list[Station]
    caravans: list[Caravan]


def draw(view: dict[str, Any], decision: Decision | None) -> Drawing[Road, None]:
    public = view["public"]
    faces = [SeatFace(at, {"stations": far}, None) for at, far in enumerate(public["walked"])]
    return Drawing(
        headline=text("salt-race-headline", round=public["round"]),
        seats=tuple(faces),
        pieces=road(faces),
        panes=(Pane("road", text("salt-race-pane-road")),),
        score="stations",
    )


def road(faces: list[SeatFace[None]]) -> Road:
    height = HIGH * (1 + len(faces))
    stations = [station(number, height) for number in range(LAST + 1)]
    return Road(WIDE * (LAST + 1), height, stations, [caravan(face) for face in faces])


def station(number: int, height: int) -> Station:
    label = text("salt-race-station", station=number)
    return Station(f"station:{number}", f"{WIDE * number},{height - HIGH}", label)


def caravan(face: SeatFace[None]) -> Caravan:
    right, down = WIDE * face.counters["stations"] + WIDE // 2, HIGH * face.seat + HIGH // 2
    return Caravan(f"caravan:{face.seat}", f"{right},{down}", face.colour, PATHS[face.seat])
