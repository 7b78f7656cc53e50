"""City cards of both games: their drawings, and their effects in words."""

from __future__ import annotations

from functools import cache
from itertools import groupby
from typing import Final

import msgspec

from games.boards.marco_polo_common.looks import (
    SPACE,
    Arrow,
    Gap,
    Plain,
    Row,
    SmallDie,
    Tokens,
    Word,
    amounts,
    px,
    row,
)
from games.rules.kernel.text import Text
from games.rules.marco_polo_common.facts import CityCard, Edition
from games.rules.marco_polo_common.words import amounts_text, say

SLOT: Final = 34.0
"""The width, in pixels, of a card's place for a die."""
COUNTED: Final = {"completed_contracts": "mp-contract", "posts_on_map": "mp-post"}


class CardFace(msgspec.Struct, frozen=True, kw_only=True):
    """A city card's drawing: a place for a die, the number of uses, and rows of its effect.

    Its top left corner is 0,0. The die's place is 28 pixels wide, at 4,4. Below it is ``often``,
    the number of uses. ``least`` is the lowest die that the card accepts.
    """

    kind: str
    width: str
    height: str
    least: int
    often: Row
    rows: tuple[Row, ...]
    label: Text
    tip: Text


@cache
def card_face(facts: Edition, card: str) -> CardFace:
    """Return a city card's drawing; its size depends on its contents."""
    own = facts.cards[card]
    rows = _by_die_rows(own) if own.gains else _CARD_ROWS[own.kind](own)
    wide = max(row(tokens).width for tokens in rows)
    line = 18.0 if len(rows) < 4 else 16.4
    high = max(48.0, len(rows) * line + 6)
    top = (high - (len(rows) - 1) * line) / 2
    return CardFace(
        kind=own.kind,
        width=px(SLOT + wide + 8),
        height=px(high),
        least=own.min_die if own.min_die > 1 else 0,
        often=row(_times(own), 18),
        rows=tuple(
            row(tokens, SLOT + 2 + wide / 2, top + line * at) for at, tokens in enumerate(rows)
        ),
        label=say(facts, "label-card"),
        tip=card_text(facts, own),
    )


# -- rows of a card's effect --------------------------------------------------------------------


def _times(card: CityCard) -> Tokens:
    """Return tokens for how often a card may be used, such as `3×`."""
    if card.kind in ("by_die", "guild_seal"):
        return ()
    if card.kind == "per_pip" or (card.kind == "count" and card.at_most == "die"):
        return (Word("×"), SmallDie(0))
    if card.times_by_die:
        return (Word(f"{min(card.times_by_die)}–{max(card.times_by_die)}×"),)
    return (Word("×"), SmallDie(0)) if card.times == "die" else (Word(f"{card.times}×"),)


def _exchange_rows(card: CityCard) -> list[Tokens]:
    paid, got = amounts(card.cost), amounts(card.gain)
    if row([*paid, Arrow(), *got]).width <= 56:
        return [(*paid, Arrow(), *got)]
    return [paid, (Arrow(), *got)]


def _either_rows(card: CityCard) -> list[Tokens]:
    return [(*amounts(option.cost), Arrow(), *amounts(option.gain)) for option in card.options]


FEW: Final = 2
"""The most runs on a card that are drawn as one row each. A run is a series of faces with equal
gains.

On a card with more runs, each face has its own row.
"""


def _by_die_rows(card: CityCard) -> list[Tokens]:
    """Return a row for each run of faces with equal gains or, with many runs, for each face."""
    runs = _runs(card)
    if len(runs) <= FEW:
        return runs
    cells: list[Tokens] = [
        (SmallDie(pips), *amounts(gain)) for pips, gain in enumerate(card.gains, 1)
    ]
    wide = max(row(cell).width for cell in cells)
    return [_padded(cell, wide) for cell in cells]


def _runs(card: CityCard) -> list[Tokens]:
    """Return a row for each run of faces with equal gains, such as "1" and "2–6"."""
    found: list[Tokens] = []
    for _, run in groupby(enumerate(card.gains, 1), key=lambda cell: cell[1]):
        first, *others = run
        last = (Word("–"), SmallDie(others[-1][0])) if others else ()
        found.append((SmallDie(first[0]), *last, Arrow(), *amounts(first[1])))
    return found


def _padded(cell: Tokens, wide: float) -> Tokens:
    """Return a row widened by a gap, so that the dice of all rows are aligned."""
    missing = wide - row(cell).width - SPACE
    return (*cell, Gap(missing)) if missing > -SPACE else cell


def _per_pip_rows(card: CityCard) -> list[Tokens]:
    return [amounts(card.gain)]


def _count_rows(card: CityCard) -> list[Tokens]:
    return [(Plain(COUNTED[card.of]), Arrow(), *amounts(card.gain))]


def _city_bonus_rows(card: CityCard) -> list[Tokens]:
    return [(*_paid(card), Plain("mp-sunrise"), Plain("mp-post"))]


def _guild_seal_rows(card: CityCard) -> list[Tokens]:
    return [(*_paid(card), Plain("mp-seal"))]


def _paid(card: CityCard) -> Tokens:
    paid = amounts(card.cost)
    return (*paid, Arrow()) if paid else ()


_CARD_ROWS: Final = {
    "exchange": _exchange_rows,
    "either": _either_rows,
    "per_pip": _per_pip_rows,
    "count": _count_rows,
    "city_bonus": _city_bonus_rows,
    "guild_seal": _guild_seal_rows,
    "move": _exchange_rows,
}

# -- texts --------------------------------------------------------------------------------------


def card_text(facts: Edition, card: CityCard) -> Text:
    """Return a city card's effect in words, with the lowest die that it accepts."""
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
