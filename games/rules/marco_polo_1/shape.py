"""The shape of an edition's file: which tables and fields it has, and what may stand in each.

What the values mean together is for `check`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from games.rules.marco_polo_common.fits import (
    Fields,
    amounts,
    degrees,
    either,
    exactly,
    fields,
    flag,
    many,
    name,
    one_of,
    point,
    shown,
    slug,
    whole,
    words,
)

TITLE = "marco-polo-1"

WARES = ("camels", "coins", "pepper", "silk", "gold")
CHOSEN = ("goods_any", "goods_different")
ROAD = amounts("camels", "coins", empty=True)
PRICE = amounts(*WARES, *CHOSEN, "vp")
COST = amounts(*WARES, *CHOSEN)
ROW = amounts(*WARES, "steps")
REWARD = amounts(*WARES, *CHOSEN, "vp", "steps", "black_dice", "contracts_pile")
STEPS = amounts("steps")
PIPS = whole(1, 6)


def options(value: Any) -> str:
    """Take a city card's options: at least two, each with a cost and a gain."""
    flaw = many(lambda option: "" if isinstance(option, dict) else "is no table", 2, 4)(value)
    return flaw or next(
        (
            f"is wrong: option {place}: {flaw}"
            for place, option in enumerate(value, 1)
            for flaw in fields(option, {"cost": PRICE, "gain": PRICE}, {})
        ),
        "",
    )


NEED: dict[str, Fields] = {
    "place": {
        "id": slug,
        "name": name,
        "kinds": many(one_of("start", "large", "small", "beijing", "oasis"), 1, 1),
        "lat": degrees(90),
        "lon": degrees(180),
    },
    "route": {"ends": many(slug, 2, 2), "cost": ROAD},
    "market": {"id": slug, "ware": one_of(*WARES), "dice": whole(1, 5), "rows": many(ROW, 6, 6)},
    "city_bonus": {"id": slug, "place": slug},
    "outpost": {"id": slug, "gain": REWARD},
    "city_card": {"id": slug, "kind": slug},
    "contract": {"id": slug, "deck": one_of("regular", "starter"), "cost": COST, "gain": REWARD},
    "goal": {"id": slug, "cities": many(slug, 2, 2), "points": whole(1)},
    "character": {"slug": slug, "name": name},
}
"""The tables with an entry for each card, tile or place, and what each entry needs."""
MAY: dict[str, Fields] = {
    "place": {"city_cards": whole(1, 3), "city_bonus": flag, "outpost": flag, "draw": point},
    "route": {"via": many(point, 1)},
    "city_bonus": {"gain": PRICE, "copy": exactly(expected=True)},
}
TIMES: Fields = {"times": either(whole(1, 6), "die"), "times_by_die": many(PIPS, 6, 6)}
CARDS: dict[str, tuple[Fields, Fields]] = {
    "exchange": ({"cost": PRICE, "gain": PRICE}, TIMES),
    "either": ({"options": options, "one_option": flag}, TIMES),
    "by_die": ({"gains": many(PRICE, 6, 6)}, {}),
    "per_pip": ({"gain": PRICE}, {}),
    "count": (
        {
            "of": one_of("completed_contracts", "posts_on_map"),
            "gain": PRICE,
            "at_most": either(whole(1, 11), "die"),
        },
        {},
    ),
    "city_bonus": ({}, {"cost": COST, **TIMES}),
    "move": ({"gain": STEPS}, {"cost": COST, **TIMES}),
}
"""What the kinds of city cards need beside id and kind, and what they may have."""
ABILITIES: dict[str, dict[str, Any]] = {
    "raschid-ad-din-sinan": {"rolls": False},
    "matteo-polo": {"white_dice": 1, "round_bonus": {"contracts_pile": 1}},
    "berke-khan": {"surcharge": False},
    "mercator-ex-tabriz": {
        "share": 1,
        "on_khan": [{"camels": 1}, {"camels": 1}, {}],
        "on_coins": [{"coins": 2}, {}, {}],
    },
    "niccolo-and-marco-polo": {"figures": 2, "round_bonus": {"camels": 1}},
    "wilhelm-von-rubruk": {"extra_posts": 2, "posts_in_passing": True, "all_posts": {"vp": 10}},
    "kubilai-khan": {"start_place": "beijing", "start_post": True},
    "johannes-caprini": {"oasis_jumps": True, "round_bonus": {"coins": 3}},
}
"""The characters' numbers, as the supplement has them."""
ONE: dict[str, Fields] = {
    "setup": {
        "coins": exactly([7, 8, 9, 10]),
        "camels": exactly(2),
        "points": exactly(50),
        "dice": exactly(5),
        "posts": exactly(9),
        "black_dice": exactly([3, 4, 5]),
        "goals": exactly(2),
        "goals_dealt": exactly(4),
        "pile": exactly(6),
        "piles": exactly(5),
    },
    "beijing": {"slots": many(whole(1), 4, 4)},
    "travel": {"dice": exactly(2), "price": many(whole(1), 6, 6)},
    "goal_table": {"points": many(whole(0), 5, 5)},
}
"""The tables that are one entry; the numbers of the set-up are those of the rulebook."""
NOTES: Fields = {"disputed": many(words, 1), "note": words}
HEAD: Fields = {"edition": slug, "title": exactly(TITLE)}


def problems(data: Any) -> Iterator[str]:
    """Return what is wrong with the file's tables and fields."""
    if not isinstance(data, dict):
        yield f"the file: {shown(data)} is no edition"
        return
    tables: Fields = dict.fromkeys((*NEED, *ONE), lambda value: "")
    yield from (f"the file: {flaw}" for flaw in fields(data, {**HEAD, **tables}, {}))
    for kind in NEED:
        yield from _entries(kind, data.get(kind, []))
    for kind, need in ONE.items():
        if kind in data:
            yield from _entry(kind, data[kind], need, {})


def _entries(kind: str, entries: Any) -> Iterator[str]:
    if not isinstance(entries, list):
        yield f"{kind}: is {shown(entries)}, expected entries, each under [[{kind}]]"
        return
    for number, entry in enumerate(entries, 1):
        where = called(kind, entry, number)
        need, may = _wanted(kind, entry if isinstance(entry, dict) else {})
        yield from _entry(where, entry, need, may)


def _entry(where: str, entry: Any, need: Fields, may: Fields) -> Iterator[str]:
    if not isinstance(entry, dict):
        yield f"{where}: is {shown(entry)}, expected fields and their values"
        return
    flaws = list(fields(entry, {**need, "source": words}, {**may, **NOTES}))
    yield from (f"{where}: {flaw}" for flaw in flaws or _notes(entry))


def _notes(entry: dict[str, Any]) -> Iterator[str]:
    """What is disputed must be there, ``rows.3`` is a part of it; and a note says by whom."""
    for noted in entry.get("disputed", []):
        if noted.partition(".")[0] not in entry:
            yield f"disputed names {noted!r}, but there is no such field"
    if ("disputed" in entry) != ("note" in entry):
        yield "expected both or neither of disputed and note: a note says what else is said"


def _wanted(kind: str, entry: dict[str, Any]) -> tuple[Fields, Fields]:
    """Return the fields that an entry must and may have; for some by what it is."""
    need, may = NEED[kind], MAY.get(kind, {})
    if kind == "city_card":
        more, might = CARDS.get(str(entry.get("kind")), ({}, _anything(entry)))
        return {**need, "kind": one_of(*CARDS), **more}, might
    if kind == "character":
        numbers = ABILITIES.get(str(entry.get("slug")))
        if numbers is None:
            return {**need, "slug": one_of(*ABILITIES)}, _anything(entry)
        return {**need, **{key: exactly(value) for key, value in numbers.items()}}, may
    return need, may


def _anything(entry: dict[str, Any]) -> Fields:
    """Of what isn't known at all nothing more is said than that."""
    return dict.fromkeys(entry, lambda value: "")


def called(kind: str, entry: Any, number: int) -> str:
    """Return what people call an entry: `route adana–kochi`."""
    if not isinstance(entry, dict):
        return f"{kind} no. {number}"
    called_by = entry.get(IDS.get(kind, "id"))
    if isinstance(called_by, list):
        called_by = "–".join(str(part) for part in called_by)
    if called_by and isinstance(called_by, str):
        return f"{kind} {called_by}"
    return f"{kind} no. {number}"


IDS = {"route": "ends", "character": "slug"}
"""By which field entries are called, where it isn't `id`."""
