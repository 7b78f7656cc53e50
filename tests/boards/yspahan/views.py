"""Views to draw: the view of a seat in the middle of a game."""

from __future__ import annotations

from typing import Any

from games.rules.yspahan import facts

SHOPS = {
    "CHE6.a": 3,
    "CHE6.b": 3,
    "CHE8.b": 0,
    "BAG8.a": 0,
    "BAG8.b": 0,
    "BAG6.a": 2,
    "BAG6.c": 2,
    "BAG3.a": 3,
    "BAG3.b": 3,
    "BAG3.c": 3,
    "VAS4.a": 2,
    "VAS12.a": 1,
    "VAS12.b": 1,
    "BAR3.a": 1,
    "BAR3.b": 1,
    "BAR4.a": 0,
    "BAR4.b": 0,
    "BAR4.c": 0,
    "BAR6.a": 3,
    "BAR6.c": 3,
    "BAR8.b": 2,
    "BAR8.d": 2,
}


def merchant(points: int, camels: int, gold: int, cards: int, *buildings: str) -> dict[str, Any]:
    """Return the public part of a seat's view."""
    return {
        "points": points,
        "camels": camels,
        "gold": gold,
        "cards": cards,
        "buildings": list(buildings),
    }


def mid_game(seat: int | None = 0) -> dict[str, Any]:
    """Return a view of four seats, week 2, day 6: the starter delivers to the chest quarter."""
    public = {
        "week": 2,
        "day": 6,
        "starter": 0,
        "order": [0, 1, 2, 3],
        "turn": 0,
        "rolled": True,
        "yellow": 2,
        "tower": {
            "camels": {"pips": 1, "white": 2, "yellow": 0},
            "bag": {"pips": 2, "white": 1, "yellow": 0},
            "barrel": {"pips": 4, "white": 3, "yellow": 0},
            "gold": {"pips": 6, "white": 1, "yellow": 1},
        },
        "chosen": {"level": "chest", "seat": 0, "pips": 5, "white": 2, "yellow": 1, "boost": 0},
        "supervisor": "E7",
        "shops": dict(SHOPS),
        "caravan": [3, 0, 2, 3, 0, 1, 1],
        "camels": 12,
        "merchants": [
            merchant(31, 3, 1, 3, "pasture", "shop"),
            merchant(38, 0, 1, 1, "hoist", "pasture", "market"),
            merchant(29, 2, 4, 2, "bath", "caravansary"),
            merchant(34, 4, 3, 0, "shop", "pasture", "caravansary"),
        ],
        "deck": 8,
        "discards": ["gold", "swap", "place", "camels"],
        "starters": [0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0],
        "scores": {
            "souks-1": [12, 16, 9, 12],
            "arrival": [9, 7, 8, 7],
            "week": [6, 6, 4, 6],
            "buildings": [0, 5, 0, 5],
            "cards": [4, 4, 8, 4],
        },
    }
    return {
        "seat": seat,
        "public": public,
        "private": {"hand": ["caravan", "gold", "no-camels"]} if seat == 0 else None,
        "open": {0: {"id": "yspahan-prompt-place", "params": {}}},
        "over": False,
    }


def morning(seats: int = 3) -> dict[str, Any]:
    """Return a view of the first day before the roll."""
    view = mid_game()
    view["public"] |= {
        "week": 1,
        "day": 1,
        "order": [0, 1, 0] if seats == 2 else list(range(seats)),
        "rolled": False,
        "yellow": 0,
        "tower": {},
        "chosen": None,
        "supervisor": "C",
        "shops": {},
        "caravan": [],
        "camels": 3 * seats,
        "merchants": [merchant(0, 0, 2, 0) for _ in range(seats)],
        "deck": 18,
        "discards": [],
        "starters": [0],
        "scores": {},
    }
    view["private"] = {"hand": []}
    return view


def crowded() -> dict[str, Any]:
    """Return a view of a full city, caravan and hand, with all dice on one level."""
    view = mid_game()
    view["public"] |= {
        "chosen": {"level": "camels", "seat": 0, "pips": 3, "white": 9, "yellow": 2, "boost": 1},
        "tower": {},
        "shops": SHOPS | {"VAS12.c": 1, "CHE4.a": 2, "CHE4.b": 2},
        "caravan": [0, 1, 2, 3] * 2 + [0, 1, 2],
        "merchants": [merchant(128 + seat, 14, 12, 9, *facts.BUILDINGS) for seat in range(4)],
    }
    view["private"] = {"hand": sorted([*facts.CARDS, "gold", "swap"])}
    return view
