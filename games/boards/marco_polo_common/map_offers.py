"""Cities' offers on the map: bonuses, outposts and cards, each with a dotted line to its city."""

from __future__ import annotations

import msgspec

from games.boards.marco_polo_common.city_cards import CardFace, card_face
from games.boards.marco_polo_common.layout import PILL, Layout, Site, pill_width, tag_width
from games.boards.marco_polo_common.looks import (
    Data,
    Plain,
    Row,
    Slip,
    amounts,
    die_colour,
    point,
    px,
    row,
)
from games.rules.kernel.text import Text
from games.rules.marco_polo_common.words import amounts_text, city_card_text, say


class Laid(msgspec.Struct, frozen=True):
    """An offer's position, its width, and the line to its city."""

    at: str
    width: str
    leader: str


class Bonus(msgspec.Struct, frozen=True, kw_only=True):
    """A city bonus."""

    laid: Laid
    id: str
    row: Row
    label: Text
    tip: Text


class Outpost(msgspec.Struct, frozen=True, kw_only=True):
    """An outpost bonus; its drawing begins to narrow at x ``point``."""

    laid: Laid
    id: str
    point: str
    row: Row
    label: Text
    tip: Text


class OpenContract(msgspec.Struct, frozen=True, kw_only=True):
    """An open contract beside a city; ``under``: it is the lower one of two."""

    slip: Slip
    at: str
    under: bool
    leader: str
    label: Text


class CardDie(msgspec.Struct, frozen=True):
    """A die on a city card."""

    colour: str
    pips: int


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """A city card beside its city."""

    laid: Laid
    face: CardFace
    id: str
    dice: tuple[CardDie, ...]
    label: Text


def leader(site: Site, left: float, top: float, width: float, height: float) -> str:
    """Return the SVG path data of the line from a city to its offer's nearest edge."""
    x = min(max(site.x, left), left + width)
    y = min(max(site.y, top), top + height)
    return f"M{point(site.x, site.y)}L{point(x, y)}"


def _laid(lay: Layout, spot: str, place: str, width: float, height: float) -> Laid:
    """Return an offer's position and line.

    It may be smaller than the room that the layout gives it.
    """
    box = lay.spots[spot].box(width, height)
    line = leader(lay.sites[place], box.left, box.top, width, height)
    return Laid(point(box.left, box.top), px(width), line)


def bonuses(lay: Layout, public: Data) -> tuple[Bonus, ...]:
    """Return the city bonuses."""
    return tuple(_bonus(lay, place, marker) for place, marker in public["bonuses"].items())


def _bonus(lay: Layout, place: str, marker: str) -> Bonus:
    bonus = lay.facts.bonuses[marker]
    gain = amounts(bonus.gain)
    wide = pill_width(gain)
    key = "copy" if bonus.copy else "gain"
    return Bonus(
        laid=_laid(lay, f"bonus:{place}", place, wide, PILL),
        id=f"bonus:{place}",
        row=row([Plain("mp-sunrise"), *(gain or [Plain("mp-copy")])], wide / 2),
        label=say(lay.facts, "label-bonus", place=lay.facts.named("place", place)),
        tip=say(lay.facts, f"label-bonus-{key}", gain=amounts_text(lay.facts, bonus.gain)),
    )


def outposts(lay: Layout, public: Data) -> tuple[Outpost, ...]:
    """Return the outpost bonuses that are still on the map."""
    return tuple(_outpost(lay, place, tile) for place, tile in public["outposts"].items())


def _outpost(lay: Layout, place: str, tile: str) -> Outpost:
    gain = lay.facts.outposts[tile].gain
    wide = tag_width(amounts(gain))
    return Outpost(
        laid=_laid(lay, f"outpost:{place}", place, wide, PILL),
        id=f"outpost:{place}",
        point=px(wide - 8),
        row=row([Plain("mp-tent"), *amounts(gain)], wide / 2 - 3),
        label=say(lay.facts, "label-outpost", place=lay.facts.named("place", place)),
        tip=say(lay.facts, "label-outpost-gain", gain=amounts_text(lay.facts, gain)),
    )


def cards(lay: Layout, public: Data) -> tuple[Card, ...]:
    """Return the city cards, with the dice on them."""
    return tuple(
        _card(lay, public, space, place)
        for space, place in lay.facts.city_card_spaces.items()
        if space in public["cards"]
    )


def _card(lay: Layout, public: Data, space: str, place: str) -> Card:
    face = card_face(lay.facts, public["cards"][space])
    dice = public["spaces"].get(space, ())
    return Card(
        laid=_laid(lay, space, place, float(face.width), float(face.height)),
        face=face,
        id=f"space:{space}",
        dice=tuple(CardDie(die_colour(die["colour"]), die["pips"]) for die in dice),
        label=city_card_text(lay.facts, "label-card-in", space, place),
    )
