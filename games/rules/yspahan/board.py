"""What the board's templates draw: a pure function of a view.

Positions are pixels as text, sentences are `Text`s; nothing here knows HTML or a language.
"""

from __future__ import annotations

from typing import Any, Final

from games.rules.kernel.text import Text, Who, text
from games.rules.yspahan.facts import (
    BONUS,
    DISTANCE,
    FIELD,
    LEVELS,
    ROW_POINTS,
    SOUK,
    SOUK_POINTS,
    souk_facts,
)
from games.rules.yspahan.ledger import hand, ledger, piles, purses, score_sheet
from games.rules.yspahan.looks import SEATS, SIGNS, Data, acting, named, seat_colour
from games.rules.yspahan.plan import (
    DOORS,
    FIELDS,
    SCENE,
    SHAPES,
    SHOPS,
    SOUKS,
    at,
    away,
    label_place,
    price_place,
)

HELPERS: Final = {"camels": "pasture", "gold": "shop"}
"""Which building adds to what a level gives; the hoist adds to all the others."""
ACTION_ICONS: Final = {
    "deliver": "cube",
    "camels": "camel",
    "gold": "gold",
    "supervisor": "turban",
    "draw": "hand",
    "build": "caravansary",
}
PANES: Final = ("city", "tower", "merchants", "hand")


def drawing(view: Data) -> Data:
    """Turn a view into all that the board, the hand, the strip and the thumbnail show."""
    public = view["public"]
    return {
        "you": seat_colour(view["seat"]) or SEATS[0],
        "panes": _PANES,
        "scene": SCENE,
        "shapes": _SHAPES,
        "signs": _SIGNS,
        "headline": text("yspahan-label-date", week=public["week"], day=public["day"]),
        "shops": _shops(public),
        "fields": _fields(view),
        "cubes": _cubes(public),
        "supervisor": _supervisor(public),
        "plaques": _plaques(public),
        "calendar": _calendar(public),
        "tower": _tower(view),
        "caravan": _caravan(public),
        "piles": piles(public),
        "ledger": ledger(view),
        "takes_orders": True,
        "scores": score_sheet(public),
        "hand": hand(view),
        "strip": purses(public),
    }


_PANES: Final = [{"id": pane, "label": named("pane", pane)} for pane in PANES]
_SIGNS: Final = [{"colour": SEATS[seat], "path": path} for seat, path in enumerate(SIGNS)]
_SHAPES: Final = [{"id": shape, "path": path} for shape, path in SHAPES.items()]


# -- the city -----------------------------------------------------------------------------------


def shop_name(shop: str) -> Text:
    """Return where a shop lies, in words."""
    return named("shop", shop.replace(".", "-"))


def _shop(shop: str) -> Data:
    """Return what never changes about a shop."""
    souk = SOUKS[shop.partition(".")[0]]
    params: dict[str, Any] = {
        "shop": shop_name(shop),
        "souk": named("souk", shop.partition(".")[0]),
    }
    near = [
        away(SHOPS[shop], label_place(field)) | {"name": field} for field in DOORS.get(shop, [])
    ]
    return {
        "id": f"shop:{shop}",
        "at": at(SHOPS[shop]),
        "tint": souk["tint"],
        "shape": souk["shape"],
        "near": near,
        "inner": not near,
        "seat": "",
        "label": Text("yspahan-label-shop-empty", params),
        "souk": souk_facts(SOUK[shop.partition(".")[0]]),
    }


_EMPTY: Final = {shop: _shop(shop) for shop in SHOPS}


def _shops(public: Data) -> list[Data]:
    taken = public["shops"]
    return [
        _taken(empty, taken[shop]) if shop in taken else empty for shop, empty in _EMPTY.items()
    ]


def _taken(empty: Data, seat: int) -> Data:
    params = {**empty["label"].params, "seat": Who(seat)}
    return {**empty, "seat": seat_colour(seat), "label": Text("yspahan-label-shop-taken", params)}


def _cubes(public: Data) -> list[Data]:
    return [
        {"at": at(SHOPS[shop]), "seat": seat_colour(seat), "sign": SIGNS[seat]}
        for shop, seat in public["shops"].items()
    ]


def _fields(view: Data) -> list[Data]:
    """Return the street; for whoever holds a group of dice, with the gold that each field costs."""
    public, chosen = view["public"], view["public"]["chosen"]
    if chosen is None or chosen["seat"] != view["seat"]:
        return _FIELDS
    built = public["merchants"][chosen["seat"]]["buildings"]
    free = BONUS["bath"] if "bath" in built else 0
    return [
        {**field, "gold": max(0, abs(steps - chosen["pips"]) - free)}
        for field, steps in zip(_FIELDS, DISTANCE[FIELD[public["supervisor"]]], strict=True)
    ]


_FIELDS: Final = [
    {
        "id": f"field:{field}",
        "name": field,
        "at": at(FIELDS[field]),
        "text": away(FIELDS[field], label_place(field)),
        "coin": away(FIELDS[field], price_place(field)),
        "gold": 0,
        "label": text("yspahan-label-street", field=field),
        "center": field == "C",
    }
    for field in FIELD
]


def _supervisor(public: Data) -> Data:
    field = public["supervisor"]
    return {
        "at": at(FIELDS[field]),
        "field": field,
        "label": text("yspahan-label-supervisor", field=field),
    }


def _plaques(public: Data) -> list[Data]:
    taken = public["shops"]
    return [
        _plaque(souk, entry, all(f"{souk}.{letter}" in taken for letter in entry["shops"]))
        for souk, entry in SOUKS.items()
    ]


def _plaque(souk: str, entry: Data, complete: bool) -> Data:
    points, label = SOUK_POINTS[souk], souk_facts(SOUK[souk])
    if complete:
        label = text("yspahan-label-souk-complete", souk=named("souk", souk), points=points)
    return {
        "at": at(entry["plaque"]),
        "tint": entry["tint"],
        "shape": entry["shape"],
        "path": SHAPES[entry["shape"]],
        "points": points,
        "complete": complete,
        "label": label,
    }


# -- the calendar -------------------------------------------------------------------------------


def _calendar(public: Data) -> Data:
    today = 7 * (public["week"] - 1) + public["day"] - 1
    starters = _starters(public)
    return {
        "days": [{"x": -378 + 34 * day, "name": day + 1} for day in range(7)],
        "weeks": [
            {"y": -165 + 19 * week, "week": week + 1, "now": public["week"] == week + 1}
            for week in range(3)
        ],
        "cells": [_cell(day, today, seat) for day, seat in enumerate(starters)],
    }


def _starters(public: Data) -> list[int | None]:
    """Return who starts each of the 21 days: as it was, and as it will be."""
    starters: list[int | None] = list(public["starters"][:21])
    seats = len(public["merchants"])
    while len(starters) < 21:
        last = starters[-1] if starters else None
        starters.append((public["starter"] if last is None else last + 1) % seats)
    if seats != 3 and len(public["starters"]) < 21:
        starters[20] = None  # scores will decide
    return starters


def _cell(day: int, today: int, seat: int | None) -> Data:
    week, place = divmod(day, 7)
    state = "past" if day < today else "now" if day == today else "coming"
    return {
        "at": f"{-378 + 34 * place},{-165 + 19 * week}",
        "state": state,
        "seat": seat_colour(seat),
        "label": Text("yspahan-label-last-day") if seat is None else _started(seat),
    }


def _started(seat: int) -> Text:
    return text("yspahan-label-starter", seat=Who(seat))


# -- the tower ----------------------------------------------------------------------------------


def _tower(view: Data) -> Data:
    public = view["public"]
    own = view["seat"] is not None and view["seat"] == public["starter"]
    owner = Text("yspahan-board-yellow-yours")
    if not own:
        owner = text("yspahan-board-yellow-of", seat=Who(public["starter"]))
    return {
        "storeys": [_storey(view, level) for level in reversed(LEVELS)],
        "rolled": public["rolled"],
        "buy": [] if public["rolled"] else [1, 2, 3],
        "yellow": public["yellow"],
        "owner": owner,
        "starter": seat_colour(public["starter"]),
    }


def _storey(view: Data, level: str) -> Data:
    public, chosen = view["public"], view["public"]["chosen"]
    mine = chosen is not None and chosen["level"] == level
    yours = mine and chosen["seat"] == view["seat"]
    group = chosen if mine else public["tower"].get(level)
    storey: Data = {
        "id": f"level:{level}",
        "level": level,
        "icon": "camel" if level == "camels" else level,
        "name": named("level", level),
        "chosen": mine,
        "yours": yours,
        "owner": Who(chosen["seat"]) if mine else None,
        "seat": seat_colour(chosen["seat"]) if mine else "",
        "dice": [],
        "actions": _actions(public, level) if yours else [],
        "label": text("yspahan-label-level-empty", level=named("level", level)),
    }
    return storey | _group(public, level, group) if group else storey


def _group(public: Data, level: str, group: Data) -> Data:
    """Return what lies on a level and what it is worth to whoever acts now."""
    boost, who = group.get("boost", 0), acting(public)
    counts_yellow = who in (None, public["starter"])
    count = group["white"] + boost + (group["yellow"] if counts_yellow else 0)
    dice = ["white"] * group["white"] + ["yellow"] * group["yellow"]
    shown = len(dice) + boost
    params = {"level": named("level", level), "count": shown, "pips": group["pips"]}
    return {
        "dice": [{"kind": kind, "face": group["pips"]} for kind in dice],
        "boost": boost,
        "crowd": "many" if shown > 7 else "some" if shown > 4 else "",
        "label": Text("yspahan-label-level", params),
        "gives": text(f"yspahan-label-{_goods(level)}", count=count),
        "bonus": _bonus(public, level, who),
        "steps": text("yspahan-board-steps", count=group["pips"]),
    }


def _goods(level: str) -> str:
    return level if level in HELPERS else "cubes"


def _bonus(public: Data, level: str, who: int | None) -> Text | None:
    building = HELPERS.get(level, "hoist")
    if who is None or building not in public["merchants"][who]["buildings"]:
        return None
    name = named("building", building)
    return text("yspahan-board-bonus", count=BONUS[building], building=name)


def _actions(public: Data, level: str) -> list[Data]:
    first = level if level in HELPERS else "deliver"
    ids = [first, "supervisor", "draw"] + (["build"] if len(public["merchants"]) == 2 else [])
    return [
        {"id": f"action:{id}", "icon": ACTION_ICONS[id], "label": named("board-act", id)}
        for id in ids
    ]


# -- the caravan --------------------------------------------------------------------------------

ROAD: Final = (141, 94, 47)
"""Where the three rows of camels stand, from the first."""


def _caravan(public: Data) -> Data:
    cubes, size = public["caravan"], public["camels"]
    columns = size // 3
    return {
        "camels": [_camel(number, columns, cubes) for number in range(size)],
        "rows": [
            {
                "y": y,
                "times": row + 1,
                "points": f"+{gain}" if gain else "0",
                "label": text("yspahan-board-row", times=row + 1, points=gain),
            }
            for row, (y, gain) in enumerate(zip(ROAD, ROW_POINTS, strict=True))
        ],
        "worth": _caravan_worth(public, columns),
    }


def _camel(number: int, columns: int, cubes: list[int]) -> Data:
    row, place = divmod(number, columns)
    pitch = min(84.0, 193 / (columns - 1))
    step = place if row != 1 else columns - 1 - place
    seat = cubes[number] if number < len(cubes) else None
    label = text("yspahan-label-camel-free", camel=number + 1, points=ROW_POINTS[row])
    if seat is not None:
        label = text("yspahan-label-camel-taken", camel=number + 1, seat=Who(seat))
    return {
        "at": f"{146 - pitch * (columns - 1) / 2 + pitch * step:.0f},{ROAD[row]}",
        "back": row == 1,
        "hump": 2 if row == 1 else -2,
        "seat": seat_colour(seat),
        "next": number == len(cubes),
        "last": number == len(cubes) - 1,
        "label": label,
    }


def _caravan_worth(public: Data, columns: int) -> list[Data]:
    """Return what the caravan would pay each seat now: cubes times its highest row."""
    rows: dict[int, list[int]] = {}
    for number, seat in enumerate(public["caravan"]):
        rows.setdefault(seat, []).append(number // columns + 1)
    return [
        {"seat": seat_colour(seat), "name": Who(seat), "points": len(own) * max(own)}
        for seat, own in sorted(rows.items())
    ]
