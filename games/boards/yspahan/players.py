"""The parts of the board outside the city: cards, piles, and the table of merchants."""

from __future__ import annotations

from collections import Counter
from typing import Final

import msgspec

from games.boards.common.seats import seat_colour
from games.boards.yspahan.looks import Data, acting, named
from games.rules.kernel import PurseSign, SeatFace, Text, Who, text
from games.rules.kernel.drawing import ICONS
from games.rules.yspahan.facts import BUILDING_POINTS, BUILDINGS, RULES

COUNTERS: Final = ("points", "camels", "gold", "cards")
PURSE: Final = {
    "points": PurseSign("ysp-points", inside=True, look="points"),
    "camels": PurseSign("camel", ICONS, "camel"),
    "gold": PurseSign("gold", ICONS, "gold"),
    "cards": PurseSign("hand", ICONS, "cards"),
    "buildings": PurseSign("home", ICONS),
    "shops": PurseSign("cube", ICONS, "own"),
    "caravan": PurseSign("camel-load", ICONS, "own"),
}
"""The signs of the purse's names."""

# -- cards --------------------------------------------------------------------------------------


class Art(msgspec.Struct, frozen=True):
    """A card's picture: an icon on the left; a text, a cube or another icon on the right."""

    left: str
    right: str = ""
    text: str = ""
    cube: bool = False
    arrow: bool = False
    struck: bool = False


class Card(msgspec.Struct, frozen=True):
    """A kind of card, and the number of cards of this kind."""

    id: str
    count: int
    art: Art
    name: Text
    brief: Text
    effect: Text


class Piles(msgspec.Struct, frozen=True):
    """The number of cards in the deck, and the discards: the top one, and all by kind."""

    deck: int
    deck_label: Text
    discards: int
    top: Card | None
    kinds: tuple[Card, ...]


ART: Final = {
    "swap": Art("camel", "gold", arrow=True),
    "camels": Art("camel", text="+3"),
    "gold": Art("gold", text="+3"),
    "place": Art("shop", cube=True),
    "caravan": Art("camel", cube=True),
    "sell-camels": Art("camel", "laurels"),
    "sell-gold": Art("gold", "laurels"),
    "no-camels": Art("caravansary", "camel", struck=True),
    "no-gold": Art("caravansary", "gold", struck=True),
}


def _card(kind: str, count: int) -> Card:
    return Card(
        id=f"card:{kind}",
        count=count,
        art=ART[kind],
        name=named("card", kind),
        brief=named("card", f"{kind}-brief"),
        effect=named("card", f"{kind}-effect"),
    )


CARDS: Final = {kind: _card(kind, 1) for kind in ART}
"""By kind: a single card."""


def hand(view: Data) -> tuple[Card, ...] | None:
    """Return the viewer's cards by kind; ``None`` for spectators."""
    if view["private"] is None:
        return None
    return tuple(_card(kind, count) for kind, count in Counter(view["private"]["hand"]).items())


def piles(public: Data) -> Piles:
    """Return the deck and the discards."""
    discards: list[str] = public["discards"]
    return Piles(
        deck=public["deck"],
        deck_label=text("yspahan-label-deck", count=public["deck"]),
        discards=len(discards),
        top=_card(discards[-1], 1) if discards else None,
        kinds=tuple(_card(kind, count) for kind, count in sorted(Counter(discards).items())),
    )


# -- the strip ----------------------------------------------------------------------------------


class Labels(msgspec.Struct, frozen=True):
    """A merchant's camels, gold and cards in words."""

    camels: Text
    gold: Text
    cards: Text


class Strip(msgspec.Struct, frozen=True):
    """A seat's texts in the strip of players."""

    labels: Labels


def seat_faces(public: Data) -> tuple[SeatFace[Strip], ...]:
    """Return each seat's part of the strip of players."""
    return tuple(_face(seat, merchant) for seat, merchant in enumerate(public["merchants"]))


def _face(seat: int, merchant: Data) -> SeatFace[Strip]:
    counters = {counter: merchant[counter] for counter in COUNTERS}
    return SeatFace(seat, counters, Strip(_labels(merchant)))


def _labels(merchant: Data) -> Labels:
    return Labels(
        camels=text("yspahan-label-camels", count=merchant["camels"]),
        gold=text("yspahan-label-gold", count=merchant["gold"]),
        cards=text("yspahan-label-cards", count=merchant["cards"]),
    )


# -- the merchants ------------------------------------------------------------------------------


class Building(msgspec.Struct, frozen=True, kw_only=True):
    """A column of the table of merchants: a building and its price."""

    id: str
    kind: str
    place: str
    camels: int
    gold: int
    name: Text
    brief: Text
    effect: Text
    cost: Text


class Slot(msgspec.Struct, frozen=True):
    """A merchant's place for a building.

    ``seat`` is the merchant's colour if it is built, else "".
    """

    kind: str
    place: str
    seat: str
    label: Text


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """A merchant's row.

    ``next`` is the number of points for the next building; ``None`` if there is none.
    """

    id: str
    place: str
    name: Who
    seat: str
    you: bool
    starts: bool
    turn: bool
    points: int
    camels: int
    gold: int
    cards: int
    labels: Labels
    slots: tuple[Slot, ...]
    built: int
    next: int | None
    all_built: bool


class PlayerArea(msgspec.Struct, frozen=True):
    """A row per merchant and a column per building."""

    buildings: tuple[Building, ...]
    rows: tuple[Row, ...]
    points: Text


class Score(msgspec.Struct, frozen=True):
    """Each seat's points so far by one scoring rule."""

    name: Text
    points: tuple[int, ...]


_BUILDINGS: Final = tuple(
    Building(
        id=f"building:{building}",
        kind=building,
        place=f"c{column}",
        camels=camels,
        gold=gold,
        name=named("building", building),
        brief=named("building", f"{building}-brief"),
        effect=named("building", f"{building}-effect"),
        cost=text("yspahan-label-cost", camels=camels, gold=gold),
    )
    for column, (building, (camels, gold)) in enumerate(BUILDINGS.items(), start=2)
)


def player_area(view: Data) -> PlayerArea:
    """Return the table of merchants."""
    merchants = view["public"]["merchants"]
    return PlayerArea(
        buildings=_BUILDINGS,
        rows=tuple(_row(view, seat, merchant) for seat, merchant in enumerate(merchants)),
        points=Text("yspahan-board-building-points"),
    )


def _row(view: Data, seat: int, merchant: Data) -> Row:
    public, count = view["public"], len(merchant["buildings"])
    all_built = count == len(BUILDINGS)
    return Row(
        id=f"merchant:{seat}",
        place=f"r{seat + 2}",
        name=Who(seat),
        seat=seat_colour(seat),
        you=seat == view["seat"],
        starts=seat == public["starter"] and not view["over"],
        turn=seat == acting(public) and not view["over"],
        points=merchant["points"],
        camels=merchant["camels"],
        gold=merchant["gold"],
        cards=merchant["cards"],
        labels=_labels(merchant),
        slots=tuple(_slot(seat, merchant, building) for building in _BUILDINGS),
        built=count,
        next=None if all_built or view["over"] else BUILDING_POINTS[count],
        all_built=all_built,
    )


def _slot(seat: int, merchant: Data, building: Building) -> Slot:
    place = f"r{seat + 2} {building.place}"
    if building.kind not in merchant["buildings"]:
        return Slot(building.kind, place, "", Text("yspahan-board-not-built"))
    label = text("yspahan-label-built", seat=Who(seat), building=building.name)
    return Slot(building.kind, place, seat_colour(seat), label)


def score_sheet(public: Data) -> tuple[Score, ...]:
    """Return the points so far by scoring rule, without rules that have given no points."""
    scores = public["scores"]
    return tuple(
        Score(named("score", rule), tuple(scores[rule]))
        for rule in RULES
        if any(scores.get(rule, ()))
    )
