"""Elements of several drawings: colours of dice, amounts, rows of tokens, contract slips.

A *row* is a list of tokens (amounts, dice, arrows …) side by side, with positions in pixels.
Templates draw a token by its ``kind``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, ClassVar, Final, NamedTuple

import msgspec

from games.rules.kernel.drawing import COLOURS
from games.rules.kernel.text import Param, Text
from games.rules.marco_polo_common.bundle import Bundle
from games.rules.marco_polo_common.dice import BLACK, NEUTRAL, WHITE
from games.rules.marco_polo_common.facts import Edition
from games.rules.marco_polo_common.words import Slugged, amounts_text, say

Data = dict[str, Any]


def board_text(where: Slugged, id: str, /, **params: Param) -> Text:
    """Return the text ``<slug>-board-<id>``."""
    return say(where, f"board-{id}", **params)


# -- tokens -------------------------------------------------------------------------------------


class Amount(msgspec.Struct, frozen=True):
    """An amount: its icon (``icon``), the icon's SVG symbol (``symbol``), and its number.

    The number is ``inside`` the icon or beside it. A ``bare`` icon has no number and means one
    piece.
    """

    kind: ClassVar = "amount"
    icon: str
    symbol: str
    count: int
    inside: bool
    bare: bool


class Plain(msgspec.Struct, frozen=True):
    """A drawing without a number."""

    kind: ClassVar = "plain"
    symbol: str


class SmallDie(msgspec.Struct, frozen=True):
    """A small die. With 0 pips it stands for "the value of the die"."""

    kind: ClassVar = "die"
    pips: int


class Word(msgspec.Struct, frozen=True):
    """A few characters that are the same in all languages."""

    kind: ClassVar = "word"
    word: str


class Arrow(msgspec.Struct, frozen=True):
    """The arrow between a cost and a gain."""

    kind: ClassVar = "arrow"


class Gap(msgspec.Struct, frozen=True):
    """An empty space that makes rows equally wide."""

    kind: ClassVar = "gap"
    width: float


Token = Amount | Plain | SmallDie | Word | Arrow | Gap
Tokens = tuple[Token, ...]


def die_colour(colour: int) -> str:
    """Return the colour of a die: a seat's, "black", "white" or "neutral"."""
    return {BLACK: "black", NEUTRAL: "neutral", WHITE: "white"}.get(colour) or COLOURS[colour]


# -- amounts ------------------------------------------------------------------------------------

ICONS: Final = {
    "camels": "camel",
    "coins": "coin",
    "jade": "jade",
    "pepper": "pepper",
    "silk": "silk",
    "gold": "gold",
    "goods": "goods",
    "vp": "points",
    "steps": "steps",
    "black_dice": "black-die",
    "contracts_pile": "contract-pile",
    "contracts_city": "contract-city",
}
"""By kind of piece in a `Bundle`, the icon. The order is the one in which amounts are written."""
SYMBOLS: Final = {
    "goods-different": "mp-goods",
    "contract-pile": "mp-contract",
}
"""By sign: its drawing, if that isn't ``mp-<sign>``."""
INSIDE: Final = frozenset({"coin", "jade", "points"})
"""Signs with their number inside."""
UNLIKE: Final = frozenset({"goods-different"})
"""Signs with the mark "all different" beside them."""
ALONE: Final = frozenset({"black-die"})
"""Signs that are drawn without a number if the amount is one."""


def amounts(bundle: Bundle | Mapping[str, int]) -> tuple[Amount, ...]:
    """Return amounts in the order of `ICONS`."""
    plain = msgspec.structs.asdict(bundle) if isinstance(bundle, Bundle) else dict(bundle)
    unlike = plain.get("cap", 0) < plain.get("goods", 0)
    return tuple(
        _amount("goods-different" if key == "goods" and unlike else icon, plain[key])
        for key, icon in ICONS.items()
        if plain.get(key)
    )


def _amount(icon: str, count: int) -> Amount:
    return Amount(
        icon=icon,
        symbol=SYMBOLS.get(icon, f"mp-{icon}"),
        count=count,
        inside=icon in INSIDE,
        bare=icon in ALONE and count == 1,
    )


def points_first(items: tuple[Amount, ...]) -> tuple[Amount, ...]:
    """Return amounts with the points before the others."""
    return tuple(sorted(items, key=lambda item: item.icon != "points"))


# -- rows ---------------------------------------------------------------------------------------

SIGN, DIGIT, SPACE, ARROW, LETTER = 15.0, 7.0, 3.0, 9.0, 6.6
"""Widths in pixels: of a sign, a digit, the space between two tokens, an arrow, a letter."""


class Placed(msgspec.Struct, frozen=True):
    """A token and its position.

    Horizontal positions are in pixels. An icon begins at ``left`` and is ``size`` wide and high.
    ``text`` is the middle of its number; the mark "all different" begins at ``mark``. ``x`` is the
    middle of an arrow, a die or a word.
    """

    token: Token
    left: str
    x: str = ""
    size: str = ""
    text: str = ""
    mark: str = ""


class Row(msgspec.Struct, frozen=True):
    """Tokens side by side, their width, and the y of their middle line."""

    tokens: tuple[Placed, ...]
    width: float
    y: str = "0"


def row(tokens: Iterable[Token], middle: float = 0, y: float = 0) -> Row:
    """Place tokens side by side, centred at x ``middle``, with their middle line at ``y``."""
    sized = [(token, _width(token)) for token in tokens]
    width = sum(wide for _, wide in sized) + SPACE * max(0, len(sized) - 1)
    left, placed = middle - width / 2, []
    for token, wide in sized:
        placed.append(_placed(token, left, wide))
        left += wide + SPACE
    return Row(tuple(placed), width, px(y))


def _width(token: Token) -> float:
    match token:
        case Amount():
            return _amount_width(token)
        case Plain():
            return SIGN
        case SmallDie():
            return ARROW + 3
        case Word():
            return LETTER * len(token.word)
        case Arrow():
            return ARROW
        case Gap():
            return token.width


def _amount_width(amount: Amount) -> float:
    if amount.bare:
        return SIGN
    if amount.inside:
        return SIGN + 2 + 4.0 * (amount.count > 9)
    digits = len(str(amount.count))
    return DIGIT * digits + 1 + SIGN + 4.0 * (amount.icon in UNLIKE)


def _placed(token: Token, left: float, width: float) -> Placed:
    middle = left + width / 2
    if isinstance(token, Amount) and not (token.inside or token.bare):
        return _beside(token, left)
    if isinstance(token, Amount | Plain):
        size = SIGN + 3 * (isinstance(token, Amount) and token.inside)
        return Placed(token, px(middle - size / 2), size=px(size), text=px(middle))
    return Placed(token, px(left), x=px(middle))


def _beside(amount: Amount, left: float) -> Placed:
    """Place an amount whose number is to the left of its sign."""
    digits = DIGIT * len(str(amount.count))
    sign = left + digits + 1
    mark = px(sign + SIGN) if amount.icon in UNLIKE else ""
    return Placed(amount, px(sign), size=px(SIGN), text=px(left + digits / 2), mark=mark)


def px(number: float) -> str:
    """Return a number of pixels as short text."""
    return f"{number + 0:.1f}".removesuffix(".0")


def point(x: float, y: float) -> str:
    """Return a point of a map as ``x,y`` in whole pixels, which are precise enough there."""
    return f"{round(x)},{round(y)}"


# -- contract slips -----------------------------------------------------------------------------

SLIP: Final = 38
"""The height of a contract's slip."""


class Slip(msgspec.Struct, frozen=True, kw_only=True):
    """A contract's drawing: goods left, reward right, two rows each; its top left is 0,0."""

    id: str
    target: str
    starter: bool
    width: str
    height: int
    tear: str
    paid: str
    inner: str
    rows: tuple[Row, ...]
    label: Text
    tip: Text


@cache
def slip(facts: Edition, contract: str) -> Slip:
    """Return a contract's drawing; its width depends on its contents."""
    own = facts.contracts[contract]
    asked = _two_rows(amounts(own.cost), 44)
    paid = _two_rows(points_first(amounts(own.gain)), 30)
    wide = asked.width + paid.width
    return Slip(
        id=contract,
        target=f"contract:{contract}",
        starter=own.deck == "starter",
        width=px(wide),
        height=SLIP,
        tear=px(asked.width),
        paid=px(paid.width - 3),
        inner=px(wide - 3),
        rows=(*_moved(asked, 0), *_moved(paid, asked.width)),
        label=say(facts, "label-contract", points=own.gain.vp),
        tip=say(
            facts,
            "label-contract-tip",
            cost=amounts_text(facts, own.cost),
            gain=amounts_text(facts, own.gain),
        ),
    )


class _Half(NamedTuple):
    """A half of a slip: its width, and the amounts of its rows."""

    width: float
    parts: list[tuple[Amount, ...]]


def _two_rows(items: tuple[Amount, ...], least: float) -> _Half:
    """Divide amounts into two rows, the longer one below; ``least`` is the minimum width."""
    cut = len(items) // 2
    parts = [part for part in (items[:cut], items[cut:]) if part]
    width = max(least, *(row(part).width + 6 for part in parts))
    return _Half(width, parts)


def _moved(half: _Half, left: float) -> list[Row]:
    ys = (19,) if len(half.parts) == 1 else (10.5, 27.5)
    return [row(part, left + half.width / 2, y) for y, part in zip(ys, half.parts, strict=True)]
