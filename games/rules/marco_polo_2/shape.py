"""The shape of an edition's file: which tables and fields it has, and what may stand in each.

A `Fit` looks at one value and returns what is wrong with it, in words that follow the field's name;
nothing if it fits. What the values mean together is for `check`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from games.rules.marco_polo_common.bundle import WARES
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
    table,
    whole,
    words,
)

TITLE = "marco-polo-2"


def options(value: Any) -> str:
    """Take a city card's options: at least two, each with a cost and a gain."""
    flaw = many(lambda option: "" if isinstance(option, dict) else "is no table", 2, 4)(value)
    return flaw or next(
        (
            f"is wrong: option {place}: {flaw}"
            for place, option in enumerate(value, 1)
            for flaw in fields(option, {"cost": PRICE, "gain": INCOME}, {})
        ),
        "",
    )


# -- the tables ----------------------------------------------------------------------------------

CHOSEN = ("goods_any", "goods_different")
ROAD = amounts("camels", "coins", "jade")
FEE = amounts("camels", "coins", "jade", empty=True)
OFFER = amounts(*WARES)
COST = amounts(*WARES, *CHOSEN)
PRICE = amounts(*WARES, *CHOSEN, "vp")
INCOME = amounts(*WARES, *CHOSEN, "vp")
REWARD = amounts(*WARES, *CHOSEN, "vp", "steps", "black_dice", "contracts_pile", "contracts_city")
STEPS = amounts("steps")
PIPS = whole(1, 6)

NEED: dict[str, Fields] = {
    "shield": {"id": slug, "name": name},
    "place": {
        "id": slug,
        "name": name,
        "kinds": many(one_of("start", "contract", "card", "special", "bonus", "oasis"), 1),
        "lat": degrees(90),
        "lon": degrees(180),
    },
    "known_total": {"path": many(slug, 2), "cost": ROAD},
    "route": {"ends": many(slug, 2, 2), "cost": ROAD},
    "travel_space": {
        "id": slug,
        "rank": whole(1),
        "dice": whole(1, 5),
        "max_steps": whole(1, 6),
        "fee": FEE,
        "extra_posts": whole(0, 1),
    },
    "book": {"id": slug, "min_die": PIPS, "spaces": whole(1, 2), "free": many(OFFER, 2, 2)},
    "tile": {"id": slug, "book": slug, "one_jade": OFFER, "two_jade": OFFER},
    "seal": {
        "id": slug,
        "name": name,
        "min_die": PIPS,
        "jade": whole(0),
        "upgrade_cost": COST,
        "bonus": INCOME,
    },
    "special_city": {
        "place": slug,
        "gain": INCOME,
        "seal": slug,
        "once_from": PIPS,
        "twice_from": PIPS,
    },
    "city_bonus": {"id": slug},
    "outpost": {"id": slug, "gain": REWARD},
    "city_card": {"id": slug, "kind": slug},
    "contract": {"id": slug, "deck": one_of("red", "starter"), "cost": COST, "gain": REWARD},
    "goal": {"id": slug, "seals": table(whole(1)), "shields": many(slug, 0, 4)},
    "character": {"slug": slug, "name": name},
}
MAY: dict[str, Fields] = {
    "place": {
        "shield": slug,
        "city_cards": whole(1, 2),
        "contracts": whole(1, 2),
        "city_bonus": flag,
        "outpost": flag,
        "draw": point,
    },
    "route": {"seal": slug, "via": many(point, 1)},
    "city_bonus": {"gain": INCOME, "copy": exactly(expected=True)},
}
TIMES: Fields = {"times": either(whole(1, 6), "die"), "times_by_die": many(PIPS, 6, 6)}
CARDS: dict[str, tuple[Fields, Fields]] = {
    "exchange": ({"cost": PRICE, "gain": INCOME}, TIMES),
    "either": ({"options": options, "one_option": flag}, TIMES),
    "by_die": ({"gains": many(INCOME, 6, 6)}, {}),
    "per_pip": ({"gain": INCOME}, {}),
    "count": (
        {
            "of": one_of("completed_contracts", "posts_on_map"),
            "gain": INCOME,
            "at_most": either(whole(1, 15), "die"),
        },
        {},
    ),
    "city_bonus": ({}, {"cost": COST, **TIMES}),
    "guild_seal": ({}, {"cost": COST}),
    "move": ({"gain": STEPS}, {"cost": COST, **TIMES}),
}
"""What the kinds of city cards need beside id and kind, and what they may have."""
ABILITIES: dict[str, dict[str, Any]] = {
    "moengke-khan": {
        "oasis_steps": 0,
        "per_oasis": {"vp": 3},
        "per_oasis_choice": [{"coins": 2}, {"camels": 1}],
    },
    "de-wu": {"guild_seal_dice": 1, "on_seal_improved": {"jade": 1}, "extra_shields": 1},
    "abha-basu": {
        "round_bonus": {"coins": 2},
        "on_contract_completed": {"jade": 1},
        "per_jade_received": {"vp": 1},
    },
    "mailin-and-tian-chin": {"start": {"coins": 3}, "figures": 2, "round_bonus_doubled": 1},
    "filippo-vitello": {"keeps_outposts": True},
    "isabella-donati": {
        "per_die": [
            {kind: number}
            for kind, number in zip(
                ("coins", "vp", "camels", "camels", "vp", "coins"), (2, 1, 1, 1, 1, 2), strict=True
            )
        ],
        "per_pair": [{kind: 1} for kind in ("jade", "silk", "gold", "gold", "silk", "jade")],
    },
    "gantulga-od": {"travel_spaces": ["lower"], "free_route_costs": ["coins", "camels"]},
}
"""The characters' numbers, all known from the English supplement."""
TRACK: Fields = {"points": many(whole(0), 14, 14)}
NOTES: Fields = {"reconstructed": many(words, 0)}
HEAD: Fields = {"edition": slug, "title": exactly(TITLE)}


def problems(data: Any) -> Iterator[str]:
    """Return what is wrong with the file's tables and fields."""
    if not isinstance(data, dict):
        yield f"the file: {shown(data)} is no edition"
        return
    tables: Fields = dict.fromkeys((*NEED, "shield_track"), lambda value: "")
    yield from (f"the file: {flaw}" for flaw in fields(data, {**HEAD, **tables}, {}))
    for kind in NEED:
        yield from _entries(kind, data.get(kind, []))
    if "shield_track" in data:
        yield from _entry("shield_track", data["shield_track"], TRACK, {})


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
    """Fields that are said to be reconstructed must be there; ``points.0-12`` is a part of one."""
    for noted in entry.get("reconstructed", []):
        if noted.partition(".")[0] not in entry:
            yield f"reconstructed names {noted!r}, but there is no such field"


def _wanted(kind: str, entry: dict[str, Any]) -> tuple[Fields, Fields]:
    """Return the fields that an entry must and may have; for some by what it is."""
    need, may = NEED[kind], MAY.get(kind, {})
    if kind == "city_card":
        more, might = CARDS.get(str(entry.get("kind")), ({}, _anything(entry)))
        return {**need, "kind": one_of(*CARDS), **more}, {"min_die": PIPS, **might}
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
    """Return what people call an entry: `route xian–oasis-gobi`."""
    if not isinstance(entry, dict):
        return f"{kind} no. {number}"
    name = entry.get(IDS.get(kind, "id"))
    if isinstance(name, list):
        name = "–".join(str(part) for part in name)
    return f"{kind} {name}" if name and isinstance(name, str) else f"{kind} no. {number}"


IDS = {"route": "ends", "known_total": "path", "special_city": "place", "character": "slug"}
"""By which field entries are called, where it isn't `id`."""
