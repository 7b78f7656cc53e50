"""The heuristics' rough, fast estimates of worth, in points.

The rulebook names five sources of points: souks, cubes on the caravan, the caravan itself,
buildings, cards. All are estimated on the same scale.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.rules.yspahan.building import WAIVERS, price
from games.rules.yspahan.caravan import next_camel_points
from games.rules.yspahan.caravan import worth as on_caravan
from games.rules.yspahan.delivery import open_shops
from games.rules.yspahan.facts import (
    BUILDING_POINTS,
    BUILDINGS,
    DAYS,
    DOORS,
    ROW_WORTH,
    ROWS,
    SELL,
    SOUK_OF,
    SOUKS,
    WEEKS,
    builds_with_dice,
)
from games.rules.yspahan.purse import merchant
from games.rules.yspahan.supervisor import MoveSupervisor

if TYPE_CHECKING:
    from games.rules.yspahan.state import Merchant, Public
    from games.rules.yspahan.steps import State

CARD = 2.2
"""The worth of an unknown card."""
FOUNDATION = 3.5
"""The worth of a first or second building: it scores nothing itself, but leads to the third."""
EFFECTS = {"pasture": 3, "shop": 5, "bath": 3, "caravansary": 4, "market": 6, "hoist": 7}
"""The worth of each building's effect over a whole game."""
RIVAL = 0.35
"""The weight of a rival's loss."""


# -- time ---------------------------------------------------------------------------------------


def turns_left(state: State, seat: int) -> float:
    """Return the turns that the seat still has, this one included."""
    public = state.public
    today = public.order[max(public.turn, 0) :].count(seat)
    days = (WEEKS - public.week) * DAYS + DAYS - public.day
    return today + days * (1.5 if builds_with_dice(len(state.counts)) else 1)


# -- souks --------------------------------------------------------------------------------------


def souk_worth(public: Public, shops: list[int], seat: int, souk: int) -> float:
    """Return a souk's worth to the seat with cubes in it.

    It rises with the number of filled shops.
    """
    own = SOUKS[souk]
    filled = sum(shops[shop] == seat for shop in own.shops)
    if filled == len(own.shops):
        return own.points
    hope = 0.3 + 0.08 * (DAYS - public.day)
    return own.points * filled / len(own.shops) * hope


def cube_worth(public: Public, shops: list[int], seat: int, shop: int) -> float:
    """Return the change of a souk's worth by a cube in this shop, present or new."""
    now, owner = souk_worth(public, shops, seat, SOUK_OF[shop]), shops[shop]
    shops[shop] = seat if owner < 0 else -1
    changed = souk_worth(public, shops, seat, SOUK_OF[shop])
    shops[shop] = owner
    return abs(changed - now)


def delivery_worth(public: Public, seat: int, quarter: int, count: int) -> float:
    """Return the worth of ``count`` cubes in a quarter, if placed where they are worth most."""
    shops, total = public.shops[:], 0.0
    for _ in range(count):
        places = open_shops(shops, seat, quarter)
        if not places:
            break
        gains = [(cube_worth(public, shops, seat, shop), shop) for shop in places]
        gain, best = max(gains)
        shops[best] = seat
        total += gain
    return total


# -- the caravan --------------------------------------------------------------------------------


def load_worth(public: Public, seat: int) -> float:
    """Return the worth of one more cube on the caravan: its points now and at each scoring."""
    cubes, row = on_caravan(public, seat)
    higher = ROW_WORTH[len(public.caravan) * ROWS // public.camels]
    scored = (cubes + 1) * higher - cubes * row
    return next_camel_points(public) + scored * (1 + 0.4 * (WEEKS - public.week))


def hit_worth(state: State, seat: int, shop: int) -> float:
    """Return the worth to ``seat`` if the supervisor hits the cube in a shop."""
    public = state.public
    owner = public.shops[shop]
    if owner < 0:
        return 0.0
    loss = cube_worth(public, public.shops, owner, shop)
    if merchant(state, owner).camels:
        loss = min(loss, piece_worth(state, owner, "camels"))
    drawn = CARD * merchant(state, owner).has("caravansary")
    gain = load_worth(public, owner) + drawn - loss
    return gain if owner == seat else -RIVAL * gain


def field_worth(state: State, seat: int, field: int) -> float:
    """Return the worth of moving the supervisor to a field, without the price of the move."""
    return sum(hit_worth(state, seat, shop) for shop in DOORS[field])


def supervisor_worth(state: State, seat: int, pips: int) -> float:
    """Return the worth of the supervisor's best move with this number of steps, less its gold."""
    gold = merchant(state, seat).gold
    each = piece_worth(state, seat, "gold") if gold else 0.0
    costs = MoveSupervisor(pips).costs(state, seat)
    able = [(field, cost) for field, cost in enumerate(costs) if cost <= gold]
    return max(field_worth(state, seat, field) - cost * each for field, cost in able)


# -- camels, gold, buildings --------------------------------------------------------------------


def missing(own: Merchant, building: str, waiver: str = "") -> tuple[int, int]:
    """Return the camels and the gold that a merchant lacks for a building."""
    camels, gold = price(building, waiver)
    return max(0, camels - own.camels), max(0, gold - own.gold)


def piece_worth(state: State, seat: int, kind: str) -> float:
    """Return the worth of one camel (``camels``) or one gold (``gold``)."""
    own, place = merchant(state, seat), ("camels", "gold").index(kind)
    unbuilt = [building for building in BUILDINGS if building not in own.buildings]
    ripe = min(1.0, turns_left(state, seat) / 4)
    if not unbuilt:
        return 0.3
    if missing(own, min(unbuilt, key=lambda one: sum(missing(own, one))))[place]:
        return 1.3 * ripe
    wanted = sum(price(building)[place] for building in unbuilt) - getattr(own, kind)
    return (0.9 if wanted > 0 else 0.4) * ripe


def pieces_worth(state: State, seat: int, kind: str, count: int) -> float:
    """Return the worth of ``count`` camels or gold, higher if the seat has a card to sell them."""
    sale = f"sell-{kind}"
    sold = sale in state.private[seat].hand and getattr(merchant(state, seat), kind) < SELL[sale][1]
    return count * max(piece_worth(state, seat, kind), 0.5 * SELL[sale][2] if sold else 0.0)


def building_worth(state: State, seat: int, building: str) -> float:
    """Return the worth of a building: its points, or `FOUNDATION`, and its effect."""
    points = BUILDING_POINTS[len(merchant(state, seat).buildings)]
    turns = turns_left(state, seat)
    nearer = 0.0 if points else FOUNDATION * min(1.0, (turns - 1) / 6)
    return points + nearer + EFFECTS[building] * min(1.0, (turns - 1) / (WEEKS * DAYS))


def best_building(state: State, seat: int) -> float:
    """Return the worth of the best building that the seat can pay, with build cards if needed."""
    own = merchant(state, seat)
    ways = ["", *(card for card in WAIVERS if card in state.private[seat].hand)]
    able = [
        building_worth(state, seat, building)
        for building in BUILDINGS
        if building not in own.buildings
        and any(not sum(missing(own, building, way)) for way in ways)
    ]
    return max(able, default=0.0)
