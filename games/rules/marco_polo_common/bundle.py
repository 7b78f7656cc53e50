"""Amounts of goods and other things: costs and gains.

A purse is any object with the attributes of `Purse`. A piece of jade can pay for a camel or a coin.
"""

from __future__ import annotations

from functools import cache
from typing import Protocol

import msgspec

GOODS = ("pepper", "silk", "gold")
"""The goods among which a seat can choose if an amount leaves the kind open ("goods of choice").
Jade is a good, too, but it is never among them.
"""
WARES = ("camels", "coins", "jade", *GOODS)
"""The kinds of pieces in a purse, in the order in which costs are written."""


class Purse(Protocol):
    """A seat's amounts of all kinds of pieces that can be paid; ``points`` may be negative."""

    camels: int
    coins: int
    jade: int
    pepper: int
    silk: int
    gold: int
    points: int


class Bundle(msgspec.Struct, frozen=True):
    """An amount of each kind of piece.

    ``goods`` is a number of goods that the seat chooses, at most ``cap`` of each kind.
    """

    camels: int = 0
    coins: int = 0
    jade: int = 0
    pepper: int = 0
    silk: int = 0
    gold: int = 0
    goods: int = 0
    cap: int = 0
    vp: int = 0
    steps: int = 0
    black_dice: int = 0
    contracts_pile: int = 0
    contracts_city: int = 0

    def __add__(self, other: Bundle) -> Bundle:
        return Bundle(
            self.camels + other.camels,
            self.coins + other.coins,
            self.jade + other.jade,
            self.pepper + other.pepper,
            self.silk + other.silk,
            self.gold + other.gold,
            self.goods + other.goods,
            self.cap + other.cap,
            self.vp + other.vp,
            self.steps + other.steps,
            self.black_dice + other.black_dice,
            self.contracts_pile + other.contracts_pile,
            self.contracts_city + other.contracts_city,
        )

    def times(self, number: int) -> Bundle:
        """Return the bundle with all fields multiplied.

        ``cap`` is multiplied, too: twice as many goods of each kind.
        """
        return Bundle(*(number * amount for amount in astuple(self)))

    def __bool__(self) -> bool:
        return self != NOTHING

    @property
    def paid_at_once(self) -> bool:
        """Whether the amount can be received at once, without a choice or further steps."""
        return not (
            self.goods
            or self.steps
            or self.black_dice
            or self.contracts_pile
            or self.contracts_city
        )


astuple = msgspec.structs.astuple
NOTHING = Bundle()


def parse(amounts: dict[str, int]) -> Bundle:
    """Return the bundle for an amount in a data file.

    ``goods_any`` are goods of choice of any kinds. ``goods_different`` are goods of choice that
    must all differ. Raises TypeError for an unknown kind of piece, and if an amount has both of
    these.
    """
    plain = dict(amounts)
    alike, unlike = plain.pop("goods_any", 0), plain.pop("goods_different", 0)
    if alike and unlike:
        raise TypeError("goods_any and goods_different in one amount")
    return Bundle(**plain, goods=alike + unlike, cap=alike or int(unlike > 0))


def affordable(purse: Purse, cost: Bundle) -> bool:
    """Return whether a purse can pay, if jade replaces missing camels and coins."""
    short = cost.jade
    if cost.camels > purse.camels:
        short += cost.camels - purse.camels
    if cost.coins > purse.coins:
        short += cost.coins - purse.coins
    if short > purse.jade:
        return False
    if cost.pepper > purse.pepper or cost.silk > purse.silk or cost.gold > purse.gold:
        return False
    return not cost.goods or cost.goods <= goods_at_hand(purse, cost)


def shortfalls(purse: Purse, cost: Bundle) -> tuple[dict[str, int], ...]:
    """Return the alternative amounts that a purse lacks to pay a cost; empty if it can pay.

    The purse's jade pays for camels or coins as far as possible.
    """
    found = (
        {name: count for name, count in (money | mix).items() if count}
        for money in _lacking_money(purse, cost)
        for mix in _lacking_goods(purse, cost)
    )
    return tuple(lack for lack in found if lack)


def _lacking_money(purse: Purse, cost: Bundle) -> list[dict[str, int]]:
    """Return the missing camels, coins and jade, for each possible use of the purse's jade."""
    camels, coins = max(0, cost.camels - purse.camels), max(0, cost.coins - purse.coins)
    jade = min(max(0, purse.jade - cost.jade), camels + coins)
    return [
        {
            "camels": camels - for_camels,
            "coins": coins - (jade - for_camels),
            "jade": max(0, cost.jade - purse.jade),
        }
        for for_camels in range(max(0, jade - coins), min(camels, jade) + 1)
    ]


def _lacking_goods(purse: Purse, cost: Bundle) -> list[dict[str, int]]:
    """Return the alternatives for missing goods.

    Each contains the missing named goods and one mixture for the missing goods of choice.
    """
    rest = {good: getattr(purse, good) - getattr(cost, good) for good in GOODS}
    room = {good: cost.cap - min(max(0, rest[good]), cost.cap) for good in GOODS}
    any_good = max(0, cost.goods - sum(cost.cap - room[good] for good in GOODS))
    return [
        {good: max(0, -rest[good]) + more for good, more in zip(GOODS, mix, strict=True)}
        for mix in mixtures(any_good, any_good)
        if all(more <= room[good] for good, more in zip(GOODS, mix, strict=True))
    ]


def goods_at_hand(purse: Purse, cost: Bundle) -> int:
    """Return how many goods of choice the purse can pay after the goods that the cost names."""
    rest = (purse.pepper - cost.pepper, purse.silk - cost.silk, purse.gold - cost.gold)
    return sum(min(kind, cost.cap) for kind in rest)


def most_times(purse: Purse, cost: Bundle, limit: int) -> int:
    """Return how many times a cost can be paid, at most ``limit``."""
    times = 0
    while times < limit and affordable(purse, cost.times(times + 1)):
        times += 1
    return times


def ways_to_pay(purse: Purse, cost: Bundle) -> list[tuple[int, int]]:
    """Return all payments, those with least jade first.

    Each is a pair: jade for camels, jade for coins.
    """
    spare = purse.jade - cost.jade
    ways = [
        (for_camels, for_coins)
        for for_camels in range(max(0, cost.camels - purse.camels), min(cost.camels, spare) + 1)
        for for_coins in range(
            max(0, cost.coins - purse.coins), min(cost.coins, spare - for_camels) + 1
        )
    ]
    return sorted(ways, key=lambda way: (sum(way), way))


def subtract(purse: Purse, cost: Bundle, way: tuple[int, int] = (0, 0)) -> None:
    """Take a cost out of a purse. Its goods of choice must already be replaced by certain goods."""
    for_camels, for_coins = way
    purse.camels -= cost.camels - for_camels
    purse.coins -= cost.coins - for_coins
    purse.jade -= cost.jade + for_camels + for_coins
    purse.pepper -= cost.pepper
    purse.silk -= cost.silk
    purse.gold -= cost.gold


def add(purse: Purse, gain: Bundle) -> None:
    """Put a gain's coins, camels, jade and named goods into a purse, but no points."""
    purse.camels += gain.camels
    purse.coins += gain.coins
    purse.jade += gain.jade
    purse.pepper += gain.pepper
    purse.silk += gain.silk
    purse.gold += gain.gold


@cache
def mixtures(number: int, cap: int) -> tuple[tuple[int, int, int], ...]:
    """Return all mixtures of ``number`` goods with at most ``cap`` of a kind.

    Each is a triple: pepper, silk, gold.
    """
    return tuple(
        (pepper, silk, number - pepper - silk)
        for pepper in range(min(number, cap), -1, -1)
        for silk in range(min(number - pepper, cap), -1, -1)
        if number - pepper - silk <= cap
    )


def payable_mixtures(purse: Purse, cost: Bundle) -> list[tuple[int, int, int]]:
    """Return the mixtures with which the purse can pay goods of choice, after the named goods."""
    return [
        mixture
        for mixture in mixtures(cost.goods, cost.cap)
        if mixture[0] <= purse.pepper - cost.pepper
        and mixture[1] <= purse.silk - cost.silk
        and mixture[2] <= purse.gold - cost.gold
    ]


def settled(bundle: Bundle, mixture: tuple[int, int, int]) -> Bundle:
    """Return the bundle with its goods of choice replaced by this mixture."""
    pepper, silk, gold = mixture
    return msgspec.structs.replace(
        bundle,
        pepper=bundle.pepper + pepper,
        silk=bundle.silk + silk,
        gold=bundle.gold + gold,
        goods=0,
        cap=0,
    )
