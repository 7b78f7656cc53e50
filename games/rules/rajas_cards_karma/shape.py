"""The shape of an edition's file: which tables and fields it has, and what may stand in each.

What the values mean together is for `check`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from games.rules.kernel.fits import (
    Fields,
    exactly,
    fields,
    many,
    one_of,
    shown,
    slug,
    whole,
    words,
)
from games.rules.rajas_cards_karma.facts import BUILDINGS, COLOURS, GOODS, KINDS, SLUG

ID = re.compile(r"[a-z0-9]{1,12}")
HAND_SUM = 48
"""Eight dice, the most in a hand, show no more than that {#hand-limit}."""
MOST_GOOD = 9
"""A good worth more than that is a slip of the keyboard."""
SHIPS = 28

NUMBERS: dict[str, Any] = {
    "grid": [12, 16, 20],
    "columns": [4, 4, 5],
    "small_grid": 4,
    "hand_start": 4,
    "hand_limit": 8,
    "passes": 2,
    "elephant_karma": 1,
    "trio": 3,
    "karma_trio_stewards": 1,
    "building_trio_stewards": 1,
    "ship_trio_stewards": 1,
    "steward_trio_fame": 2,
    "steward_dice": 2,
    "fame_to_flip": 3,
    "coins_to_flip": 6,
    "tie_fame": 2,
    "tie_coin": 1,
}
REWARDS: dict[str, dict[str, Any]] = {
    "karma2": {"gain": {"karma": 2}},
    "dice2": {"gain": {"dice": 2}},
    "coins3": {"gain": {"coins": 3}},
    "coins2_fame1": {"gain": {"coins": 2, "fame": 1}},
    "goods_cards_1to2": {"gain": {"goods_cards": 2}},
    "die1_good1": {"gain": {"dice": 1}, "good": True},
    "fame1_good1": {"gain": {"fame": 1}, "good": True},
    "karma1_good1": {"gain": {"karma": 1}, "good": True},
    "goods_card1_die1": {"gain": {"goods_cards": 1, "dice": 1}},
    "palace1": {"gain": {"palace": 1}},
}
PALACE: dict[int, dict[str, int]] = {
    2: {"dice": 2},
    3: {"karma": 2, "dice": 1},
    4: {"coins_per_good": 1},
    5: {"karma": 1, "ship_rewards": 1},
    6: {"top_cards": 1},
}
TRACKS: dict[str, dict[str, Any]] = {
    "karma2": {"gain": {"karma": 2}},
    "palace_or_coins2": {"gain": {"palace": 1}, "instead": {"coins": 2}},
    "ship_or_fame1": {"gain": {"ships": 1}, "instead": {"fame": 1}},
    "steward1": {"gain": {"stewards": 1}},
    "dice2": {"gain": {"dice": 2}},
    "extra_turn": {"gain": {"turns": 1}},
}
"""What the rulebook says of numbers, rewards, palace actions and track cards: it is the same in any edition."""
KNOWN: dict[str, tuple[str, dict[Any, dict[str, Any]]]] = {
    "reward": ("id", REWARDS),
    "palace": ("value", {value: {"gain": gain} for value, gain in PALACE.items()}),
    "track": ("id", TRACKS),
}


def card_id(value: Any) -> str:
    """Take a card's id: keys and targets are made of it."""
    fine = isinstance(value, str) and ID.fullmatch(value)
    return "" if fine else f"is {shown(value)}, expected up to 12 of a-z and 0-9"


def good(value: Any) -> str:
    """Take a good with its value in coins."""
    if not isinstance(value, dict):
        return f'is {shown(value)}, expected {{ good = "silk", value = 1 }}'
    wanted = {"good": one_of(*GOODS), "value": whole(1, MOST_GOOD)}
    return next((f"is wrong: {flaw}" for flaw in fields(value, wanted, {})), "")


PIPS = whole(1, 6)
CARD: Fields = {
    "id": card_id,
    "kind": one_of(*KINDS),
    "die_colour": one_of(*COLOURS),
    "die_value": PIPS,
}
"""What every card needs; what its kind needs, and may have, is beside it."""
CARD_NEEDS: dict[str, Fields] = {
    "building": {
        "buildings": many(one_of(*BUILDINGS), 1, 2),
        "cost_colour": one_of(*COLOURS),
        "cost": whole(1, HAND_SUM),
    },
    "ship": {
        "ship_number": whole(1, SHIPS),
        "ship_price": whole(1, 3),
        "ship_reward": one_of(*REWARDS),
    },
    "goods": {"goods": many(good, 1, 2)},
    "palace": {"palace_value": whole(min(PALACE), max(PALACE))},
}
CARD_MAY: dict[str, Fields] = {
    "building": {"goods": many(good, 1, 2)},
    "ship": {"goods": many(good, 1, 1)},
    "goods": {"coin_bonus": whole(0, 1)},
    "palace": {},
}
NOTES: Fields = {"reconstructed": many(words, 1), "note": words}
HEAD: Fields = {"edition": slug, "title": exactly(SLUG)}


def problems(data: Any) -> Iterator[str]:
    """Return what is wrong with the file's tables and fields."""
    if not isinstance(data, dict):
        yield f"the file: {shown(data)} is no edition"
        return
    tables: Fields = dict.fromkeys(("numbers", *KNOWN, "card"), lambda value: "")
    yield from (f"the file: {flaw}" for flaw in fields(data, {**HEAD, **tables}, {}))
    if "numbers" in data:
        numbers = {key: exactly(value) for key, value in NUMBERS.items()}
        yield from _entry("numbers", data["numbers"], numbers, {})
    for kind in (*KNOWN, "card"):
        yield from _entries(kind, data.get(kind, []))


def _entries(kind: str, entries: Any) -> Iterator[str]:
    if not isinstance(entries, list):
        yield f"{kind}: is {shown(entries)}, expected entries, each under [[{kind}]]"
        return
    for number, entry in enumerate(entries, 1):
        need, may = _wanted(kind, entry if isinstance(entry, dict) else {})
        yield from _entry(called(kind, entry, number), entry, need, may)


def _entry(where: str, entry: Any, need: Fields, may: Fields) -> Iterator[str]:
    if not isinstance(entry, dict):
        yield f"{where}: is {shown(entry)}, expected fields and their values"
        return
    flaws = list(fields(entry, {**need, "source": words}, {**may, **NOTES}))
    yield from (f"{where}: {flaw}" for flaw in flaws or _notes(entry))


def _notes(entry: dict[str, Any]) -> Iterator[str]:
    for noted in entry.get("reconstructed", []):
        if noted not in entry:
            yield f"reconstructed names {noted!r}, but there is no such field"


def _wanted(kind: str, entry: dict[str, Any]) -> tuple[Fields, Fields]:
    """Return the fields that an entry must and may have: by what it is."""
    return _card(entry) if kind == "card" else _known(kind, entry)


def _card(entry: dict[str, Any]) -> tuple[Fields, Fields]:
    kind = str(entry.get("kind"))
    if kind not in CARD_NEEDS:
        return CARD, _anything(entry)
    return {**CARD, **CARD_NEEDS[kind]}, CARD_MAY[kind]


def _known(kind: str, entry: dict[str, Any]) -> tuple[Fields, Fields]:
    """An entry that the rulebook knows has the rulebook's values."""
    key, all_known = KNOWN[kind]
    called_by = entry.get(key)
    known = all_known.get(called_by) if type(called_by) in {int, str} else None
    if known is None:
        return {key: _none_of(list(all_known))}, _anything(entry)
    return {key: exactly(called_by), **{name: exactly(it) for name, it in known.items()}}, {}


def _none_of(known: list[Any]) -> Any:
    listed = ", ".join(str(one) for one in known)
    return lambda value: f"is {shown(value)}, expected one of: {listed}"


def _anything(entry: dict[str, Any]) -> Fields:
    """Of what isn't known at all nothing more is said than that."""
    return dict.fromkeys(entry, lambda value: "")


def called(kind: str, entry: Any, number: int) -> str:
    """Return what people call an entry: `card b01`, `palace 4`."""
    id = entry.get(KNOWN.get(kind, ("id", {}))[0]) if isinstance(entry, dict) else None
    return f"{kind} {id}" if type(id) in {int, str} and id != "" else f"{kind} no. {number}"
