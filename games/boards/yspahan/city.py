"""The city: shops with cubes, the street with the supervisor, and the souks' plaques."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from games.boards.common.seats import PATHS, seat_colour
from games.boards.yspahan.looks import Data, named
from games.boards.yspahan.plan import (
    DOORS,
    FIELDS,
    SHOPS,
    SOUKS,
    Offset,
    at,
    away,
    label_place,
    price_place,
)
from games.boards.yspahan.scenery import SHAPES
from games.rules.kernel import Text, Who, text
from games.rules.yspahan.facts import BONUS, DISTANCE, FIELD, SOUK, SOUK_POINTS, souk_facts

# -- shops --------------------------------------------------------------------------------------


class Door(msgspec.Struct, frozen=True):
    """A street field next to a shop, and the offset of its name from the shop's middle."""

    name: str
    text: Offset


class Shop(msgspec.Struct, frozen=True, kw_only=True):
    """A shop. ``seat`` is the colour of the cube in it, "" if it is empty."""

    id: str
    at: str
    tint: str
    shape: str
    near: tuple[Door, ...]
    seat: str = ""
    label: Text
    souk: Text


class Cube(msgspec.Struct, frozen=True):
    """A cube in a shop, for the thumbnail."""

    at: str
    seat: str
    sign: str


def _shop(id: str) -> Shop:
    """Return an empty shop."""
    souk = id.partition(".")[0]
    words = {"shop": named("shop", id.replace(".", "-")), "souk": named("souk", souk)}
    return Shop(
        id=f"shop:{id}",
        at=at(SHOPS[id]),
        tint=SOUKS[souk]["tint"],
        shape=SOUKS[souk]["shape"],
        near=tuple(Door(field, away(SHOPS[id], label_place(field))) for field in DOORS.get(id, [])),
        label=text("yspahan-label-shop-empty", **words),
        souk=souk_facts(SOUK[souk]),
    )


_EMPTY: Final = {shop: _shop(shop) for shop in SHOPS}


def shops(public: Data) -> tuple[Shop, ...]:
    """Return all shops, with their cubes."""
    taken = public["shops"]
    return tuple(
        _taken(empty, taken[shop]) if shop in taken else empty for shop, empty in _EMPTY.items()
    )


def _taken(empty: Shop, seat: int) -> Shop:
    label = text("yspahan-label-shop-taken", **empty.label.params, seat=Who(seat))
    return msgspec.structs.replace(empty, seat=seat_colour(seat), label=label)


def cubes(public: Data) -> tuple[Cube, ...]:
    """Return the cubes in the shops."""
    return tuple(
        Cube(_EMPTY[shop].at, seat_colour(seat), PATHS[seat])
        for shop, seat in public["shops"].items()
    )


# -- the street ---------------------------------------------------------------------------------


class Field(msgspec.Struct, frozen=True, kw_only=True):
    """A field of the street.

    ``gold`` is the price for which the viewer can send the supervisor there.
    """

    id: str
    name: str
    at: str
    text: Offset
    coin: Offset
    gold: int = 0
    label: Text
    center: bool


class Supervisor(msgspec.Struct, frozen=True):
    """The supervisor's position."""

    at: str
    label: Text


_FIELDS: Final = tuple(
    Field(
        id=f"field:{field}",
        name=field,
        at=at(FIELDS[field]),
        text=away(FIELDS[field], label_place(field)),
        coin=away(FIELDS[field], price_place(field)),
        label=text("yspahan-label-street", field=field),
        center=field == "C",
    )
    for field in FIELD
)


def fields(view: Data) -> tuple[Field, ...]:
    """Return the fields of the street.

    If the viewer has taken a group of dice, each field shows the gold that it costs.
    """
    public, chosen = view["public"], view["public"]["chosen"]
    if chosen is None or chosen["seat"] != view["seat"]:
        return _FIELDS
    built = public["merchants"][chosen["seat"]]["buildings"]
    free = BONUS["bath"] if "bath" in built else 0
    return tuple(
        msgspec.structs.replace(field, gold=max(0, abs(steps - chosen["pips"]) - free))
        for field, steps in zip(_FIELDS, DISTANCE[FIELD[public["supervisor"]]], strict=True)
    )


def supervisor(public: Data) -> Supervisor:
    """Return the supervisor's position."""
    field = public["supervisor"]
    return Supervisor(at(FIELDS[field]), text("yspahan-label-supervisor", field=field))


# -- plaques ------------------------------------------------------------------------------------


class Plaque(msgspec.Struct, frozen=True, kw_only=True):
    """A souk's plaque: its points, and whether all of its shops have cubes."""

    at: str
    tint: str
    shape: str
    path: str
    points: int
    complete: bool = False
    label: Text


def _plaque(souk: str, entry: dict[str, Any]) -> Plaque:
    """Return a souk's plaque while it has empty shops."""
    return Plaque(
        at=at(entry["plaque"]),
        tint=entry["tint"],
        shape=entry["shape"],
        path=SHAPES[entry["shape"]],
        points=SOUK_POINTS[souk],
        label=souk_facts(SOUK[souk]),
    )


def _complete(souk: str, plaque: Plaque) -> Plaque:
    label = text("yspahan-label-souk-complete", souk=named("souk", souk), points=plaque.points)
    return msgspec.structs.replace(plaque, complete=True, label=label)


_OPEN: Final = {souk: _plaque(souk, entry) for souk, entry in SOUKS.items()}
_COMPLETE: Final = {souk: _complete(souk, plaque) for souk, plaque in _OPEN.items()}
_SHOPS_OF: Final = {
    souk: tuple(f"{souk}.{letter}" for letter in entry["shops"]) for souk, entry in SOUKS.items()
}


def plaques(public: Data) -> tuple[Plaque, ...]:
    """Return each souk's plaque; it has a tick if all of the souk's shops have cubes."""
    taken = public["shops"]
    return tuple(
        (_COMPLETE if all(shop in taken for shop in own) else _OPEN)[souk]
        for souk, own in _SHOPS_OF.items()
    )
