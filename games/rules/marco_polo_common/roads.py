"""Walking a graph of places at a cost: which step comes next, and what it adds up to."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Protocol

from games.rules.marco_polo_common.bundle import Bundle, Purse, affordable


class Road(Protocol):
    """One step: where to, at what cost, with which seal in hand ("" for none)."""

    @property
    def to(self) -> str: ...
    @property
    def cost(self) -> Bundle: ...
    @property
    def seal(self) -> str: ...


def without(cost: Bundle, kinds: Collection[str]) -> Bundle:
    """Return a cost without what somebody never pays."""
    if not kinds:
        return cost
    return Bundle(
        camels=0 if "camels" in kinds else cost.camels,
        coins=0 if "coins" in kinds else cost.coins,
        jade=0 if "jade" in kinds else cost.jade,
    )


def payable(
    purse: Purse, roads: Sequence[Road], seals: Collection[str], owed: Bundle
) -> Iterator[Road]:
    """Yield the roads that may be taken with these seals, when so much is owed already."""
    for road in roads:
        if (not road.seal or road.seal in seals) and affordable(purse, owed + road.cost):
            yield road
