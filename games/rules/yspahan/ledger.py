"""The parts of the drawing beside the city: cards, piles, and the merchants' ledger."""

from __future__ import annotations

from collections import Counter
from typing import Final

from games.rules.kernel.text import Text, Who, text
from games.rules.yspahan.facts import BUILDING_POINTS, BUILDINGS, RULES
from games.rules.yspahan.looks import Data, acting, named, seat_colour

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


# -- cards --------------------------------------------------------------------------------------


def _card(kind: str, count: int) -> Data:
    return {
        "id": f"card:{kind}",
        "kind": kind,
        "count": count,
        "art": ART[kind],
        "name": named("card", kind),
        "brief": Text(f"yspahan-card-{kind}-brief"),
        "effect": Text(f"yspahan-card-{kind}-effect"),
    }


def hand(view: Data) -> list[Data] | None:
    """Return the viewer's cards by kind; ``None`` for those who have no hand."""
    if view["private"] is None:
        return None
    return [_card(kind, count) for kind, count in Counter(view["private"]["hand"]).items()]


def piles(public: Data) -> Data:
    """Return the draw pile's height, and the discards, which lie open."""
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


def purses(public: Data) -> list[Data]:
    """Return what lies open before each seat, at a glance."""
    return [_purse(seat, merchant) for seat, merchant in enumerate(public["merchants"])]


def _purse(seat: int, merchant: Data) -> Data:
    return {
        "seat": seat_colour(seat),
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


def ledger(view: Data) -> Data:
    """Return a row per merchant and a column per building."""
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
        "name": named("building", building),
        "brief": named("building", f"{building}-brief"),
        "effect": named("building", f"{building}-effect"),
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
        "turn": seat == acting(public) and not view["over"],
        "slots": [_slot(seat, merchant, entry) for entry in _BUILDINGS],
        "built": count,
        "next": BUILDING_POINTS[count] if count < len(BUILDINGS) else None,
    }


def _slot(seat: int, merchant: Data, entry: Data) -> Data:
    built = entry["kind"] in merchant["buildings"]
    params = {"seat": Who(seat), "building": entry["name"]}
    return {
        "place": f"r{seat + 2} {entry['place']}",
        "seat": seat_colour(seat) if built else "",
        "label": Text("yspahan-label-built", params) if built else Text("yspahan-board-not-built"),
    }


def score_sheet(public: Data) -> list[Data]:
    """Return the points so far, rule by rule, without rules that gave none."""
    scores = public["scores"]
    return [
        {"name": named("score", rule), "points": scores[rule]}
        for rule in RULES
        if any(scores.get(rule, ()))
    ]
