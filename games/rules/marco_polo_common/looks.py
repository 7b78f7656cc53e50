"""What all parts of the drawing share: seats' colours, amounts, contract slips, faces of cards.

A *row* is a list of tokens side by side, measured in pixels of the board: an amount, an arrow, a die, a
short text. A sign begins at ``left`` and is ``size`` wide and high, its number's middle is ``text``; an
arrow, a die or a word has its middle at ``x``. The row's middle line is y = 0.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import groupby
from typing import Any, Final

import msgspec

from games.rules.kernel.text import Text
from games.rules.marco_polo_common.bundle import Bundle
from games.rules.marco_polo_common.dice import BLACK, NEUTRAL, WHITE
from games.rules.marco_polo_common.facts import CityCard, Edition
from games.rules.marco_polo_common.words import amounts_text, say

Data = dict[str, Any]

SEATS: Final = ("blue", "yellow", "green", "red")
"""Colour by seat."""
SIGNS: Final = (
    "M-6.6,0A6.6,6.6 0 1 1 6.6,0A6.6,6.6 0 1 1 -6.6,0z",
    "M0,-8L8,0L0,8L-8,0z",
    "M-5.9,-5.9H5.9V5.9H-5.9z",
    "M0,-7.6L7.8,5.9H-7.8z",
)
"""Each colour's sign: disc, diamond, square, triangle."""


def seat_colour(seat: int | None) -> str:
    """Return the colour of a seat, nothing for nobody."""
    return "" if seat is None or seat < 0 else SEATS[seat]


def die_colour(colour: int) -> str:
    """Return the colour of a die: a seat's, "black", "white" or "neutral"."""
    return {BLACK: "black", NEUTRAL: "neutral", WHITE: "white"}.get(colour) or SEATS[colour]


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
"""The sign of each amount, in the order in which amounts are always written."""
SYMBOLS: Final = {
    "goods-different": "mp-goods",
    "contract-pile": "mp-contract",
}
"""The drawing of a sign, where its name is another."""
INSIDE: Final = frozenset({"coin", "jade", "points"})
"""Signs that carry their number inside."""
UNLIKE: Final = frozenset({"goods-different"})
"""Signs with a mark beside them that says "all different"."""
ALONE: Final = frozenset({"black-die"})
"""Signs that tell "one" by themselves."""


def amounts(bundle: Bundle | Mapping[str, int]) -> list[Data]:
    """Return amounts in their order: sign, drawing, number, and where the number stands."""
    plain = msgspec.structs.asdict(bundle) if isinstance(bundle, Bundle) else dict(bundle)
    unlike = plain.get("cap", 0) < plain.get("goods", 0)
    return [
        _amount("goods-different" if key == "goods" and unlike else icon, plain[key])
        for key, icon in ICONS.items()
        if plain.get(key)
    ]


def _amount(icon: str, count: int) -> Data:
    return {
        "icon": icon,
        "symbol": SYMBOLS.get(icon, f"mp-{icon}"),
        "count": count,
        "inside": icon in INSIDE,
        "bare": icon in ALONE and count == 1,
    }


# -- rows ---------------------------------------------------------------------------------------

SIGN, DIGIT, SPACE, ARROW, WORD = 15.0, 7.0, 3.0, 9.0, 6.6
"""Widths: a sign, a digit, what lies between two tokens, an arrow, a letter."""


def row(tokens: Iterable[Data], middle: float = 0) -> Data:
    """Lay tokens side by side around a middle; return them with their places, and the width."""
    sized: list[Data] = [{**token, "width": _width(token)} for token in tokens]
    width = sum(token["width"] for token in sized) + SPACE * max(0, len(sized) - 1)
    left, placed = middle - width / 2, []
    for token in sized:
        placed.append({**token, **_places(token, left)})
        left += token["width"] + SPACE
    return {"tokens": placed, "width": width}


def _width(token: Data) -> float:
    if "word" in token:
        return WORD * len(token["word"]) + float(token.get("gap", 0))
    if "arrow" in token or "pips" in token:
        return ARROW + 3 * ("pips" in token)
    if token.get("bare") or "plain" in token:
        return SIGN
    if token["inside"]:
        return SIGN + 2 + 4.0 * bool(token["count"] > 9)
    digits = len(str(token["count"]))
    return DIGIT * digits + 1 + SIGN + 4.0 * (token["icon"] in UNLIKE)


def _places(token: Data, left: float) -> Data:
    """Return where a token's sign begins and how wide it is, and the middle of its number."""
    width = token["width"]
    if "symbol" not in token:
        return {"x": px(left + width / 2), "left": px(left)}
    if token.get("inside") or token.get("bare") or "plain" in token:
        middle = left + width / 2
        size = SIGN + 3 * bool(token.get("inside"))
        return {"left": px(middle - size / 2), "size": px(size), "text": px(middle)}
    digits = DIGIT * len(str(token["count"]))
    sign = left + digits + 1
    mark = {"mark": px(sign + SIGN)} if token["icon"] in UNLIKE else {}
    return {"left": px(sign), "size": px(SIGN), "text": px(left + digits / 2), **mark}


def px(number: float) -> str:
    """Return a number of pixels as text, as short as it can be."""
    return f"{number + 0:.1f}".removesuffix(".0")


def arrow() -> Data:
    """Return the token between what is paid and what is got."""
    return {"arrow": True}


def die(pips: int) -> Data:
    """Return the token of a small die; without pips it is "whatever the die shows"."""
    return {"pips": pips}


def word(letters: str) -> Data:
    """Return a token of letters, the same in every language."""
    return {"word": letters}


def plain(symbol: str) -> Data:
    """Return the token of a drawing without a number."""
    return {"plain": True, "symbol": symbol}


# -- contract slips -----------------------------------------------------------------------------


def slip(facts: Edition, contract: str) -> Data:
    """Return a contract's drawing: asked on the left, paid on the right, two rows each.

    It is 38 high and as wide as it must be; its corner is 0,0.
    """
    own = facts.contracts[contract]
    asked = _two_rows(amounts(own.cost), 44)
    paid = _two_rows(_points_first(amounts(own.gain)), 30)
    wide = asked["width"] + paid["width"]
    return {
        "id": contract,
        "target": f"contract:{contract}",
        "starter": own.deck == "starter",
        "width": px(wide),
        "height": 38,
        "tear": px(asked["width"]),
        "paid": px(paid["width"] - 3),
        "inner": px(wide - 3),
        "rows": [*_moved(asked, 0), *_moved(paid, asked["width"])],
        "label": say(facts, "label-contract", points=own.gain.vp),
        "tip": say(
            facts,
            "label-contract-tip",
            cost=amounts_text(facts, own.cost),
            gain=amounts_text(facts, own.gain),
        ),
    }


def _points_first(items: list[Data]) -> list[Data]:
    return sorted(items, key=lambda item: item["icon"] != "points")


def _two_rows(items: list[Data], least: float) -> Data:
    """Share items among two rows, the longer one below."""
    cut = len(items) // 2
    parts = [part for part in (items[:cut], items[cut:]) if part]
    width = max(least, *(row(part)["width"] + 6 for part in parts))
    return {"width": width, "parts": parts}


def _moved(half: Data, left: float) -> list[Data]:
    ys = (19,) if len(half["parts"]) == 1 else (10.5, 27.5)
    return [
        {"y": px(y), **row(part, left + half["width"] / 2)}
        for y, part in zip(ys, half["parts"], strict=True)
    ]


# -- city cards ---------------------------------------------------------------------------------

SLOT: Final = 34.0
"""How much of a card's width its place for a die takes."""
COUNTED: Final = {"completed_contracts": "mp-contract", "posts_on_map": "mp-post"}


def card_face(facts: Edition, card: str, columns: int = 1) -> Data:
    """Return a city card's drawing: a place for a die, how often, and rows of what it does.

    Its corner is 0,0; the die's place is 28 wide at (4,4), ``often`` stands below it. A table of what
    each face brings has one column, or more where the card must be low.
    """
    own = facts.cards[card]
    rows = _by_die_rows(own, columns) if own.gains else _CARD_ROWS[own.kind](own)
    wide = max(row(tokens)["width"] for tokens in rows)
    line = 18.0 if len(rows) < 4 else 16.4
    high = max(48.0, len(rows) * line + 6)
    top = (high - (len(rows) - 1) * line) / 2
    return {
        "id": card,
        "kind": own.kind,
        "width": px(SLOT + wide + 8),
        "height": px(high),
        "least": own.min_die if own.min_die > 1 else 0,
        "often": row(_times(own), 18),
        "rows": [
            {"y": px(top + line * at), **row(tokens, SLOT + 2 + wide / 2)}
            for at, tokens in enumerate(rows)
        ],
        "label": say(facts, "label-card"),
        "tip": card_text(facts, own),
    }


def _times(card: CityCard) -> list[Data]:
    """Return the tokens that tell how often a card may be used."""
    if card.kind in ("by_die", "guild_seal"):
        return []
    if card.kind == "per_pip" or (card.kind == "count" and card.at_most == "die"):
        return [word("×"), die(0)]
    if card.times_by_die:
        return [word(f"{min(card.times_by_die)}–{max(card.times_by_die)}×")]
    return [word("×"), die(0)] if card.times == "die" else [word(f"{card.times}×")]


def _exchange_rows(card: CityCard) -> list[list[Data]]:
    paid, got = amounts(card.cost), amounts(card.gain)
    if row([*paid, arrow(), *got])["width"] <= 56:
        return [[*paid, arrow(), *got]]
    return [paid, [arrow(), *got]]


def _either_rows(card: CityCard) -> list[list[Data]]:
    return [[*amounts(option.cost), arrow(), *amounts(option.gain)] for option in card.options]


def _by_die_rows(card: CityCard, columns: int) -> list[list[Data]]:
    """Return what each face brings, column by column from the top."""
    runs = _runs(card)
    if len(runs) <= FEW:
        return runs
    cells = [[die(pips), *amounts(gain)] for pips, gain in enumerate(card.gains, 1)]
    wide = max(row(cell)["width"] for cell in cells)
    padded = [_padded(cell, wide) for cell in cells]
    high = -(-len(cells) // columns)
    return [[token for cell in padded[at::high] for token in cell] for at in range(high)]


FEW: Final = 2
"""So many different gains are told by what dice bring them, not die by die."""


def _runs(card: CityCard) -> list[list[Data]]:
    """Return what dice bring, those that bring the same together: "1", "2-6"."""
    found = []
    for _, run in groupby(enumerate(card.gains, 1), key=lambda cell: cell[1]):
        first, *others = run
        last = [word("–"), die(others[-1][0])] if others else []
        found.append([die(first[0]), *last, arrow(), *amounts(first[1])])
    return found


def _padded(cell: list[Data], wide: float) -> list[Data]:
    """Widen a cell by an empty token, so that cells stand in columns."""
    missing = wide - row(cell)["width"] - SPACE
    return [*cell, {"word": "", "gap": missing}] if missing > -SPACE else cell


def _per_pip_rows(card: CityCard) -> list[list[Data]]:
    return [[*amounts(card.gain)]]


def _count_rows(card: CityCard) -> list[list[Data]]:
    return [[plain(COUNTED[card.of]), arrow(), *amounts(card.gain)]]


def _city_bonus_rows(card: CityCard) -> list[list[Data]]:
    paid = amounts(card.cost)
    return [[*paid, *([arrow()] if paid else []), plain("mp-sunrise"), plain("mp-post")]]


def _guild_seal_rows(card: CityCard) -> list[list[Data]]:
    paid = amounts(card.cost)
    return [[*paid, *([arrow()] if paid else []), plain("mp-seal")]]


_CARD_ROWS: Final = {
    "exchange": _exchange_rows,
    "either": _either_rows,
    "per_pip": _per_pip_rows,
    "count": _count_rows,
    "city_bonus": _city_bonus_rows,
    "guild_seal": _guild_seal_rows,
    "move": _exchange_rows,
}


def card_text(facts: Edition, card: CityCard) -> Text:
    """Return in words what a city card does, with the lowest die it takes."""
    said = _CARD_TEXTS[card.kind](facts, card)
    if card.min_die == 1:
        return said
    return say(facts, "card-min-die", what=said, pips=card.min_die)


def _times_text(facts: Edition, card: CityCard) -> Text:
    if card.times_by_die:
        return say(facts, "card-times-by-die", times=list(card.times_by_die))
    if card.times == "die":
        return say(facts, "card-times-die")
    return say(facts, "card-times", count=int(card.times))


def _exchange_text(facts: Edition, card: CityCard) -> Text:
    return say(
        facts,
        "card-exchange",
        cost=amounts_text(facts, card.cost),
        gain=amounts_text(facts, card.gain),
        times=_times_text(facts, card),
    )


def _either_text(facts: Edition, card: CityCard) -> Text:
    options = [
        say(
            facts,
            "card-option",
            cost=amounts_text(facts, option.cost),
            gain=amounts_text(facts, option.gain),
        )
        for option in card.options
    ]
    key = "either-same" if card.one_option else "either"
    return say(facts, f"card-{key}", a=options[0], b=options[1], times=_times_text(facts, card))


def _by_die_text(facts: Edition, card: CityCard) -> Text:
    gains = {
        letter: amounts_text(facts, gain) for letter, gain in zip("abcdef", card.gains, strict=True)
    }
    return say(facts, "card-by-die", **gains)


def _per_pip_text(facts: Edition, card: CityCard) -> Text:
    return say(facts, "card-per-pip", gain=amounts_text(facts, card.gain))


def _count_text(facts: Edition, card: CityCard) -> Text:
    key = card.of.replace("_", "-")
    return say(facts, f"card-count-{key}", gain=amounts_text(facts, card.gain))


def _city_bonus_text(facts: Edition, card: CityCard) -> Text:
    return say(
        facts,
        "card-city-bonus",
        cost=amounts_text(facts, card.cost),
        times=_times_text(facts, card),
    )


def _guild_seal_text(facts: Edition, card: CityCard) -> Text:
    return say(facts, "card-guild-seal", cost=amounts_text(facts, card.cost))


def _move_text(facts: Edition, card: CityCard) -> Text:
    return say(
        facts,
        "card-move",
        cost=amounts_text(facts, card.cost),
        gain=amounts_text(facts, card.gain),
        times=_times_text(facts, card),
    )


_CARD_TEXTS: Final = {
    "exchange": _exchange_text,
    "either": _either_text,
    "by_die": _by_die_text,
    "per_pip": _per_pip_text,
    "count": _count_text,
    "city_bonus": _city_bonus_text,
    "guild_seal": _guild_seal_text,
    "move": _move_text,
}
