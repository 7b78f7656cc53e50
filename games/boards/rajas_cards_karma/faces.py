"""The drawings of the cards' faces, which depend only on the edition.

A card in the grid is 120 by 162 units. Its picture is above a strip with the cost on the left and
the gain on the right. A card in a display is 80 by 108 units. It has neither price nor corner, so
its other parts can be larger. Numbers are returned as text, since templates would format them for
the reader's language.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

import msgspec

from games.rules.rajas_cards_karma.editions import edition
from games.rules.rajas_cards_karma.facts import Card, Facts, Gain

FOOT: Final = 140.0
"""The y of the middle of a card's bottom strip."""
GAINED: Final = (52.0, 118.0)
"""The x of the left and right end of the gains in the bottom strip."""
BONUS: Final = (4.0, 36.0)
"""The x of the left and the right end of the bonus on a track card. The card is 40 units wide."""


class Sign(NamedTuple):
    """A small drawing: its symbol, its width and height in units, and the text on it."""

    symbol: str
    wide: float
    high: float
    text: str = ""


class PlacedSign(msgspec.Struct, frozen=True):
    """A sign with its position: the top left corner, the size, and the text's position.

    ``ty`` is the text's y on a grid card, ``by`` its y on a track card.
    """

    symbol: str
    x: str
    y: str
    w: str
    h: str
    text: str
    tx: str
    ty: str
    by: str


class Building(msgspec.Struct, frozen=True):
    """A building on a card: its symbol, its top left corner, and its size."""

    symbol: str
    x: str
    y: str
    size: str


class Window(msgspec.Struct, frozen=True):
    """A good on a building or ship card, drawn in a round window.

    It has two shifts to the left: on a card in the grid, and on a card in a display.
    """

    symbol: str
    value: str
    x: str
    own_x: str


class Good(msgspec.Struct, frozen=True):
    """A good on a goods card: its size and corner, in the grid and in a display."""

    symbol: str
    value: str
    size: str
    x: str
    y: str
    own_size: str
    own_x: str
    own_y: str


class Price(msgspec.Struct, frozen=True):
    """A card's price: a ``sum`` of dice of a colour, or one die with exactly these ``pips``."""

    colour: str = ""
    sum: str = ""
    pips: str = ""


class Face(msgspec.Struct, frozen=True):
    """A card's face.

    Fields with ``own`` in their names are for a card in a display. Parts that the card lacks are
    empty.
    """

    id: str
    kind: str
    corner: str
    price: Price | None = None
    gains: tuple[PlacedSign, ...] = ()
    own_gains: tuple[PlacedSign, ...] = ()
    windows: tuple[Window, ...] = ()
    buildings: tuple[Building, ...] = ()
    own: tuple[Building, ...] = ()
    number: str = ""
    goods: tuple[Good, ...] = ()
    pair: bool = False
    bonus: str = ""
    emblem: str = ""


class BonusFace(msgspec.Struct, frozen=True):
    """A track card's face: a row of signs, or two rows for alternatives (``either``)."""

    code: str
    either: bool
    rows: tuple[tuple[PlacedSign, ...], ...]


def px(value: float) -> str:
    """Return a length in units as text."""
    return f"{value:.1f}".removesuffix(".0")


# -- gains --------------------------------------------------------------------------------------

SIGNS: Final[dict[str, Sign]] = {
    "karma": Sign("karma", 27, 27),
    "fame": Sign("fame", 33, 33),
    "dice": Sign("unseen", 29, 29),
    "palace": Sign("palace-card", 24, 32),
    "ships": Sign("ship", 36, 33),
    "ship_rewards": Sign("ship", 34, 31),
    "stewards": Sign("steward", 30, 30),
    "turns": Sign("again", 29, 29),
    "top_cards": Sign("deck-card", 34, 34),
}
"""By part of a `Gain`: the sign for one piece, with its size on a grid card."""
WARES: Final = Sign("wares", 32, 32)
"""The sign for goods of all kinds, for gains per good."""


def gain_signs(gain: Gain) -> list[Sign]:
    """Return a gain's signs, from left to right."""
    signs = [Sign("coin", 30, 30, str(gain.coins))] if gain.coins else []
    if gain.coins_per_good:
        signs += [Sign("coin", 27, 27, str(gain.coins_per_good)), Sign("", 9, 20, "×"), WARES]
    if gain.goods_cards:
        signs.append(Sign("goods-card", 25, 33))
    if gain.goods_cards > 1:
        signs.append(Sign("", 30, 20, f"1–{gain.goods_cards}"))
    for name, sign in SIGNS.items():
        signs += [sign] * getattr(gain, name)
    return signs


def laid_out(signs: list[Sign], span: tuple[float, float], middle: float) -> tuple[PlacedSign, ...]:
    """Return signs side by side, centred between two x; they are smaller if they don't fit.

    ``middle`` is the y of their middle line.
    """
    room = span[1] - span[0]
    gap = 3.0
    whole = sum(sign.wide for sign in signs) + gap * (len(signs) - 1)
    scale = min(1.0, room / whole) if signs else 1.0
    left = span[0] + (room - whole * scale) / 2
    placed = []
    for sign in signs:
        placed.append(_placed(sign, left, middle, scale))
        left += (sign.wide + gap) * scale
    return tuple(placed)


def _placed(sign: Sign, left: float, middle: float, scale: float) -> PlacedSign:
    wide, high = sign.wide * scale, sign.high * scale
    return PlacedSign(
        symbol=sign.symbol,
        x=px(left),
        y=px(middle - high / 2),
        w=px(wide),
        h=px(high),
        text=sign.text,
        tx=px(left + wide / 2),
        ty=px(middle + 6.6 * max(scale, 0.9)),
        by=px(middle + 4.6),
    )


# -- a card of the grid -------------------------------------------------------------------------

ALONE: Final = ((20.0, 30.0, 84.0),)
ALONE_GOOD: Final = ((4.0, 34.0, 80.0),)
PAIR: Final = ((3.0, 54.0, 60.0), (57.0, 54.0, 60.0))
"""Positions of buildings: x, y, and size (width and height)."""
OWN_ALONE: Final = ((5.0, 24.0, 70.0),)
OWN_ALONE_GOOD: Final = ((2.0, 12.0, 64.0),)
OWN_PAIR: Final = ((0.0, 22.0, 44.0), (36.0, 50.0, 44.0))
PAIR_GOODS: Final = ((3.0, 24.0, 54.0), (50.0, 34.0, 50.0))
OWN_PAIR_GOODS: Final = ((0.0, 8.0, 46.0), (36.0, 20.0, 42.0))
"""Positions of two buildings on a card that has two goods as well."""
WINDOWS: Final = ((-62.0, -36.0), (0.0, 0.0))
"""Shifts of goods' windows, each on a grid card and on a displayed card."""


@lru_cache
def faces(name: str) -> dict[str, Face]:
    """Return, by card id, the faces of all cards of an edition."""
    facts = edition(name)
    return {id: _face(facts, card) for id, card in facts.cards.items()}


def _face(facts: Facts, card: Card) -> Face:
    draw = {"building": _building, "ship": _ship, "goods": _goods, "palace": _palace}[card.kind]
    return draw(facts, card)


def _standing(card: Card, places: tuple[tuple[float, float, float], ...]) -> tuple[Building, ...]:
    return tuple(
        Building(kind, px(x), px(y), px(size))
        for kind, (x, y, size) in zip(card.buildings, places, strict=True)
    )


def _building(facts: Facts, card: Card) -> Face:
    pair = len(card.buildings) > 1
    both, own_both = (PAIR_GOODS, OWN_PAIR_GOODS) if len(card.goods) > 1 else (PAIR, OWN_PAIR)
    alone, own = (ALONE_GOOD, OWN_ALONE_GOOD) if card.goods else (ALONE, OWN_ALONE)
    return Face(
        card.id,
        card.kind,
        card.die_colour,
        buildings=_standing(card, both if pair else alone),
        own=_standing(card, own_both if pair else own),
        price=Price(colour=card.cost_colour, sum=str(card.cost)),
        windows=_windows(card),
        gains=laid_out([SIGNS["fame"]] * card.fame, GAINED, FOOT),
    )


def _windows(card: Card) -> tuple[Window, ...]:
    """Return a building's or ship's goods: the last one on the right, any other one to its left."""
    return tuple(
        Window(good, str(value), px(x), px(own_x))
        for (good, value), (x, own_x) in zip(card.goods, WINDOWS[-len(card.goods) :], strict=False)
    )


def _ship(facts: Facts, card: Card) -> Face:
    reward = gain_signs(facts.rewards[card.ship_reward].gain)
    return Face(
        card.id,
        card.kind,
        card.die_colour,
        number=str(card.ship_number),
        price=Price(pips=str(card.ship_price)),
        windows=_windows(card),
        gains=laid_out(reward, GAINED, FOOT),
        own_gains=laid_out(reward, (3.0, 40.0) if card.goods else (3.0, 77.0), 92.0),
    )


def _goods(facts: Facts, card: Card) -> Face:
    pair = len(card.goods) > 1
    spots = ((6.0, 58.0), (62.0, 58.0)) if pair else ((24.0, 44.0),)
    own = ((2.0, 46.0), (40.0, 46.0)) if pair else ((10.0, 34.0),)
    goods = tuple(
        Good(
            symbol=good,
            value=str(value),
            size="52" if pair else "72",
            x=px(x),
            y=px(y),
            own_size="38" if pair else "58",
            own_x=px(own_x),
            own_y=px(own_y),
        )
        for (good, value), (x, y), (own_x, own_y) in zip(card.goods, spots, own, strict=True)
    )
    bonus = str(card.coin_bonus) if card.coin_bonus else ""
    return Face(card.id, card.kind, card.die_colour, goods=goods, pair=pair, bonus=bonus)


def _palace(facts: Facts, card: Card) -> Face:
    gain = facts.palace[card.palace_value]
    return Face(
        card.id,
        card.kind,
        card.die_colour,
        emblem=str(card.palace_value),
        price=Price(pips=str(card.palace_value)),
        gains=laid_out(gain_signs(gain), GAINED, FOOT),
    )


# -- a card of the track ------------------------------------------------------------------------


@lru_cache
def bonus_face(name: str, code: str) -> BonusFace:
    """Return the face of a track card, of 40 by 48 units; alternatives are drawn in two rows."""
    bonus = edition(name).bonuses[code]
    halves = [bonus.gain] + ([bonus.instead] if bonus.instead else [])
    middles = (24.0,) if len(halves) == 1 else (13.0, 35.0)
    rows = tuple(
        laid_out(_small(gain_signs(gain), len(halves)), BONUS, middle)
        for gain, middle in zip(halves, middles, strict=True)
    )
    return BonusFace(code, either=len(halves) > 1, rows=rows)


def _small(signs: list[Sign], halves: int) -> list[Sign]:
    """Return signs in the size for a track card with ``halves`` alternatives."""
    scale = 0.62 if halves > 1 else 0.8 if len(signs) == 1 else 0.6
    return [sign._replace(wide=sign.wide * scale, high=sign.high * scale) for sign in signs]
