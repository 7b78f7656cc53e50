"""What the board's templates draw: a pure function of a view.

Positions are pixels as text, sentences are `Text`s; nothing here knows HTML or a language.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from games.rules.kernel.text import Text, Who, text
from games.rules.yspahan.facts import BUILDING_POINTS, BUILDINGS, LEVELS, ROW_POINTS, RULES
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
)

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
BONUS: Final = {"camels": ("pasture", 1), "gold": ("shop", 2)}
"""Which building adds how much to what a level gives; the hoist adds to all the others."""
ACTION_ICONS: Final = {
    "deliver": "cube",
    "camels": "camel",
    "gold": "gold",
    "supervisor": "turban",
    "draw": "hand",
    "build": "caravansary",
}
ART: Final[dict[str, Data]] = {
    "swap": {"left": "camel", "right": "gold", "arrow": True},
    "camels": {"left": "camel", "text": "+3"},
    "gold": {"left": "gold", "text": "+3"},
    "place": {"left": "shop", "cube": True},
    "caravan": {"left": "camel", "cube": True},
    "sell-camels": {"left": "camel", "right": "laurels"},
    "sell-gold": {"left": "gold", "right": "laurels"},
    "no-camels": {"left": "caravansary", "right": "camel", "struck": True},
    "no-gold": {"left": "caravansary", "right": "gold", "struck": True},
}
"""What is drawn on a card: icons left and right, or a number, or a cube."""
PANES: Final = ("city", "tower", "merchants", "hand")


def drawing(view: Data) -> Data:
    """Turn a view into all that the board, the hand, the strip and the thumbnail show."""
    public = view["public"]
    return {
        "you": _seat(view["seat"]) or SEATS[0],
        "panes": _PANES,
        "scene": SCENE,
        "shapes": _SHAPES,
        "signs": _SIGNS,
        "headline": text("yspahan-label-date", week=public["week"], day=public["day"]),
        "shops": _shops(public),
        "fields": _FIELDS,
        "cubes": _cubes(public),
        "supervisor": _supervisor(public),
        "plaques": _plaques(public),
        "calendar": _calendar(public),
        "tower": _tower(view),
        "caravan": _caravan(public),
        "piles": _piles(public),
        "ledger": _ledger(view),
        "scores": _scores(public),
        "hand": _hand(view),
        "strip": [_purse(seat, merchant) for seat, merchant in enumerate(public["merchants"])],
    }


def _seat(seat: int | None) -> str:
    """Return the colour of a seat, nothing for nobody."""
    return "" if seat is None else SEATS[seat]


def _name(kind: str, id: str) -> Text:
    return Text(f"yspahan-{kind}-{id}")


_PANES: Final = [{"id": pane, "label": _name("pane", pane)} for pane in PANES]
_SIGNS: Final = [{"colour": SEATS[seat], "path": path} for seat, path in enumerate(SIGNS)]
_SHAPES: Final = [{"id": shape, "path": path} for shape, path in SHAPES.items()]


# -- the city -----------------------------------------------------------------------------------


def shop_name(shop: str) -> Text:
    """Return where a shop lies, in words."""
    return _name("shop", shop.replace(".", "-"))


def _shop(shop: str) -> Data:
    """Return what never changes about a shop."""
    souk = SOUKS[shop.partition(".")[0]]
    params: dict[str, Any] = {
        "shop": shop_name(shop),
        "souk": _name("souk", shop.partition(".")[0]),
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
    }


_EMPTY: Final = {shop: _shop(shop) for shop in SHOPS}


def _shops(public: Data) -> list[Data]:
    taken = public["shops"]
    return [
        _taken(empty, taken[shop]) if shop in taken else empty for shop, empty in _EMPTY.items()
    ]


def _taken(empty: Data, seat: int) -> Data:
    params = {**empty["label"].params, "seat": Who(seat)}
    return {**empty, "seat": _seat(seat), "label": Text("yspahan-label-shop-taken", params)}


def _cubes(public: Data) -> list[Data]:
    return [
        {"at": at(SHOPS[shop]), "seat": _seat(seat), "sign": SIGNS[seat]}
        for shop, seat in public["shops"].items()
    ]


_FIELDS: Final = [
    {
        "id": f"field:{field}",
        "name": field,
        "at": at(place),
        "text": away(place, label_place(field)),
        "label": text("yspahan-label-street", field=field),
        "center": field == "C",
    }
    for field, place in FIELDS.items()
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
    points = int(souk.lstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ"))
    params: Data = {"souk": _name("souk", souk), "points": points}
    label = Text("yspahan-label-souk-complete", params)
    if not complete:
        label = Text("yspahan-label-souk", {**params, "shops": len(entry["shops"])})
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
        "seat": _seat(seat),
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
        "starter": _seat(public["starter"]),
    }


def _acting(public: Data) -> int | None:
    """Return whose turn of the day it is."""
    order, turn = public["order"], public["turn"]
    return order[turn] if turn < len(order) else None


def _storey(view: Data, level: str) -> Data:
    public, chosen = view["public"], view["public"]["chosen"]
    mine = chosen is not None and chosen["level"] == level
    yours = mine and chosen["seat"] == view["seat"]
    group = chosen if mine else public["tower"].get(level)
    storey: Data = {
        "id": f"level:{level}",
        "level": level,
        "icon": "camel" if level == "camels" else level,
        "name": _name("level", level),
        "chosen": mine,
        "yours": yours,
        "owner": Who(chosen["seat"]) if mine else None,
        "seat": _seat(chosen["seat"]) if mine else "",
        "dice": [],
        "actions": _actions(public, level) if yours else [],
        "label": text("yspahan-label-level-empty", level=_name("level", level)),
    }
    return storey | _group(public, level, group) if group else storey


def _group(public: Data, level: str, group: Data) -> Data:
    """Return what lies on a level and what it is worth to whoever acts now."""
    boost, acting = group.get("boost", 0), _acting(public)
    counts_yellow = acting in (None, public["starter"])
    count = group["white"] + boost + (group["yellow"] if counts_yellow else 0)
    dice = ["white"] * group["white"] + ["yellow"] * group["yellow"]
    shown = len(dice) + boost
    params = {"level": _name("level", level), "count": shown, "pips": group["pips"]}
    return {
        "dice": [{"kind": kind, "face": group["pips"]} for kind in dice],
        "boost": boost,
        "crowd": "many" if shown > 7 else "some" if shown > 4 else "",
        "label": Text("yspahan-label-level", params),
        "gives": text(f"yspahan-label-{_goods(level)}", count=count),
        "bonus": _bonus(public, level, acting),
        "steps": text("yspahan-board-steps", count=group["pips"]),
    }


def _goods(level: str) -> str:
    return level if level in BONUS else "cubes"


def _bonus(public: Data, level: str, acting: int | None) -> Text | None:
    building, more = BONUS.get(level, ("hoist", 1))
    if acting is None or building not in public["merchants"][acting]["buildings"]:
        return None
    return text("yspahan-board-bonus", count=more, building=_name("building", building))


def _actions(public: Data, level: str) -> list[Data]:
    first = level if level in BONUS else "deliver"
    ids = [first, "supervisor", "draw"] + (["build"] if len(public["merchants"]) == 2 else [])
    return [
        {"id": f"action:{id}", "icon": ACTION_ICONS[id], "label": _name("board-act", id)}
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
        "seat": _seat(seat),
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
        {"seat": _seat(seat), "name": Who(seat), "points": len(own) * max(own)}
        for seat, own in sorted(rows.items())
    ]


# -- cards --------------------------------------------------------------------------------------


def _card(kind: str, count: int) -> Data:
    return {
        "id": f"card:{kind}",
        "kind": kind,
        "count": count,
        "art": ART[kind],
        "name": _name("card", kind),
        "brief": Text(f"yspahan-card-{kind}-brief"),
        "effect": Text(f"yspahan-card-{kind}-effect"),
    }


def _hand(view: Data) -> list[Data] | None:
    """Return the viewer's cards by kind; ``None`` for those who have no hand."""
    if view["private"] is None:
        return None
    return [_card(kind, count) for kind, count in Counter(view["private"]["hand"]).items()]


def _piles(public: Data) -> Data:
    discards: list[str] = public["discards"]
    return {
        "deck": public["deck"],
        "deck_label": text("yspahan-label-deck", count=public["deck"]),
        "discards": len(discards),
        "discards_label": text("yspahan-label-discards", count=len(discards)),
        "top": _card(discards[-1], 1) if discards else None,
        "kinds": [_card(kind, count) for kind, count in sorted(Counter(discards).items())],
    }


# -- the merchants ------------------------------------------------------------------------------


def _purse(seat: int, merchant: Data) -> Data:
    return {
        "seat": _seat(seat),
        "name": Who(seat),
        "points": merchant["points"],
        "camels": merchant["camels"],
        "gold": merchant["gold"],
        "cards": merchant["cards"],
        "labels": {
            id: text(f"yspahan-label-{id}", count=merchant[id])
            for id in ("camels", "gold", "cards")
        },
    }


def _ledger(view: Data) -> Data:
    public = view["public"]
    return {
        "buildings": _BUILDINGS,
        "rows": [_row(view, seat, merchant) for seat, merchant in enumerate(public["merchants"])],
        "points": Text("yspahan-board-building-points"),
    }


_BUILDINGS: Final = [
    {
        "id": f"building:{building}",
        "kind": building,
        "place": f"c{column}",
        "camels": camels,
        "gold": gold,
        "name": _name("building", building),
        "brief": _name("building", f"{building}-brief"),
        "effect": _name("building", f"{building}-effect"),
        "cost": text("yspahan-label-cost", camels=camels, gold=gold),
    }
    for column, (building, (camels, gold)) in enumerate(BUILDINGS.items(), start=2)
]


def _row(view: Data, seat: int, merchant: Data) -> Data:
    public, count = view["public"], len(merchant["buildings"])
    return {
        **_purse(seat, merchant),
        "id": f"merchant:{seat}",
        "place": f"r{seat + 2}",
        "you": seat == view["seat"],
        "starts": seat == public["starter"] and not view["over"],
        "turn": seat == _acting(public) and not view["over"],
        "slots": [_slot(seat, merchant, entry) for entry in _BUILDINGS],
        "built": count,
        "next": BUILDING_POINTS[count] if count < len(BUILDINGS) else None,
    }


def _slot(seat: int, merchant: Data, entry: Data) -> Data:
    built = entry["kind"] in merchant["buildings"]
    params = {"seat": Who(seat), "building": entry["name"]}
    return {
        "place": f"r{seat + 2} {entry['place']}",
        "seat": _seat(seat) if built else "",
        "label": Text("yspahan-label-built", params) if built else Text("yspahan-board-not-built"),
    }


def _scores(public: Data) -> list[Data]:
    """Return the points so far, rule by rule, without rules that gave none."""
    scores = public["scores"]
    return [
        {"name": _name("score", rule), "points": scores[rule]}
        for rule in RULES
        if any(scores.get(rule, ()))
    ]
