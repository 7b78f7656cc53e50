"""The title's features, from which computer players learn; see ``kernel.features``.

Each amount is divided by a number that it seldom exceeds, so that the result is mostly between 0
and 1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.rules.kernel import Block, Features
from games.rules.yspahan.building import price
from games.rules.yspahan.caravan import next_camel_points, worth
from games.rules.yspahan.facts import (
    BONUS,
    BUILDING_POINTS,
    BUILDINGS,
    CARDS,
    DAYS,
    DISTANCE,
    DOORS,
    LEVELS,
    SOUKS,
    WEEKS,
)
from games.rules.yspahan.tower import counted

if TYPE_CHECKING:
    from games.rules.yspahan.state import Merchant, Public
    from games.rules.yspahan.steps import State

SOUK_IDS = tuple(souk.id.lower() for souk in SOUKS)
STEPS = (
    "roll-dice",
    "take-group",
    "use-group",
    "build-with-dice",
    "deliver",
    "move-supervisor",
    "send-cubes",
    "save-cube",
    "finish-turn",
)
"""Tags of the steps at which a seat may have to choose."""
NEAR = 4
"""The greatest distance in steps at which a cube counts as near the supervisor."""

OWN = tuple(f"card {card}" for card in CARDS)
EACH = (
    "here",
    "points",
    "points of complete souks",
    "points of souks begun",
    *(f"share of {souk}" for souk in SOUK_IDS),
    "cubes in the souks",
    "cubes near the supervisor",
    "cubes on the caravan",
    "worth of the caravan",
    "camels",
    "gold",
    "has camels",
    "cards",
    *BUILDINGS,
    "buildings",
    "points of the next building",
    "lacks for a building",
    "camels lacking for all",
    "gold lacking for all",
    "turns today",
    "starts",
    *(f"has to {step}" for step in STEPS),
)
TABLE = (
    *(f"week {week}" for week in range(1, WEEKS + 1)),
    "days left this week",
    "days left",
    *(f"seats {seats}" for seats in (2, 3, 4)),
    "on turn",
    "rolled",
    *(f"dice on {level}" for level in LEVELS),
    *(f"pips on {level}" for level in LEVELS),
    *(f"took {level}" for level in LEVELS),
    "dice taken",
    "camels free in the caravan",
    "points of the next camel",
    "deck",
)


def own(state: State, seat: int) -> list[float]:
    """Return the features of the seat's hand."""
    hand = state.private[seat].hand
    return [hand.count(card) / 2 for card in CARDS]


def each(state: State, seat: int) -> list[float]:
    """Return the features of a seat's pieces, and of its cubes in the city and on the caravan."""
    public = state.public
    have = public.merchants[seat]
    shares = _shares(public, seat)
    whole = [souk.points for souk, share in zip(SOUKS, shares, strict=True) if share == 1.0]
    market = BONUS["market"] * len(whole) * have.has("market")
    begun = sum(
        souk.points * share for souk, share in zip(SOUKS, shares, strict=True) if share < 1.0
    )
    cubes, row = worth(public, seat)
    stack = state.stacks[seat]
    step = stack[-1].__struct_config__.tag if stack else ""
    return [
        1.0,
        have.points / 60,
        (sum(whole) + market) / 30,
        begun / 30,
        *shares,
        public.shops.count(seat) / 15,
        _near(public, seat) / 4,
        cubes / 5,
        cubes * row / 10,
        have.camels / 8,
        have.gold / 8,
        float(have.camels > 0),
        have.cards / 5,
        *[float(building in have.buildings) for building in BUILDINGS],
        *_building(have),
        public.order[max(public.turn, 0) :].count(seat) / 2,
        float(public.starter == seat),
        *[float(step == tag) for tag in STEPS],
    ]


def _shares(public: Public, seat: int) -> list[float]:
    """Return the share of each souk that the seat has filled."""
    held = [owner == seat for owner in public.shops]
    return [sum(held[souk.shops[0] : souk.shops[-1] + 1]) / len(souk.shops) for souk in SOUKS]


def _near(public: Public, seat: int) -> int:
    """Return the number of the seat's cubes within `NEAR` steps of the supervisor."""
    far, shops = DISTANCE[public.supervisor], public.shops
    return sum(
        shops[shop] == seat
        for field, doors in enumerate(DOORS)
        if far[field] <= NEAR
        for shop in doors
    )


def _building(have: Merchant) -> list[float]:
    """Return features of a seat's buildings, and of the pieces missing for the next and for all."""
    built = len(have.buildings)
    prices = [price(building) for building in BUILDINGS if building not in have.buildings]
    lacks = [max(0, camels - have.camels) + max(0, gold - have.gold) for camels, gold in prices]
    return [
        built / len(BUILDINGS),
        (*BUILDING_POINTS, 0)[built] / 10,
        min(lacks, default=8) / 8,
        max(0, sum(camels for camels, _ in prices) - have.camels) / 17,
        max(0, sum(gold for _, gold in prices) - have.gold) / 15,
    ]


def table(state: State, seat: int) -> list[float]:
    """Return the features of time, tower and caravan, seen from the seat."""
    public, seats = state.public, len(state.counts)
    today, chosen = DAYS - public.day, public.chosen
    groups = [((group and counted(public, seat, group)) or 0) for group in public.tower]
    mine = chosen if chosen and chosen.seat == seat else None
    return [
        *[float(public.week == week) for week in range(1, WEEKS + 1)],
        today / DAYS,
        (today + (WEEKS - public.week) * DAYS) / (WEEKS * DAYS),
        *[float(seats == count) for count in (2, 3, 4)],
        float(0 <= public.turn < len(public.order) and public.order[public.turn] == seat),
        float(public.rolled),
        *[count / 5 for count in groups],
        *[group.pips / 6 if group else 0.0 for group in public.tower],
        *[float(mine is not None and mine.level == level) for level in range(len(LEVELS))],
        mine.count / 5 if mine else 0.0,
        (public.camels - len(public.caravan)) / 12,
        next_camel_points(public) / 2,
        public.deck / 18,
    ]


FEATURES: Features[State] = Features(Block(OWN, own), Block(EACH, each), Block(TABLE, table))
