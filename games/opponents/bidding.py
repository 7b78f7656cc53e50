"""Bids of computer players, from the learned value of the games with each item.

An item is worth the points that the learned value expects at the end of a game with it. The
reference is the item that a seat would get without paying. A seat bids for an item the difference
between the two worths, minus `DOUBT`. It outbids another seat only if it gains more than `DOUBT` by
that. The reserve `DOUBT` is necessary since estimates have errors: without it, the first bidder
paid too much.
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from typing import Any

import numpy as np

from games.opponents.network import POINTS
from games.opponents.values import Value
from games.rules.kernel import Chance, Choice, Ply, Title
from games.rules.kernel.bidding import MOST, Bid, Bidding, BidPoints, holder, least

DOUBT = 2
"""The reserve of a bid in points. It was chosen by the games in docs/opponents.md."""

Worths = dict[str, float]
"""The worth of each item to a seat, in points."""


def bids_now(title: Title[Any], state: Any, seat: int) -> bool:
    """Return whether the seat's decision is part of a bid."""
    return isinstance(title.stepper.step(state, seat), Bidding)


def worths(
    title: Title[Any], value: Value, state: Any, seat: int, worlds: Sequence[bytes]
) -> Worths:
    """Return the expected points at the end of a game with each item, as a mean over worlds.

    ``worlds`` are seeds of imagined worlds. In each world the seat gets each item once, and the
    other seats get other items, in an order that depends on the world.
    """
    step = title.stepper.step(state, seat)
    items = step.items(state) if isinstance(step, Bidding) else ()
    found: dict[str, list[float]] = {item: [] for item in items}
    for seed in worlds:
        world = title.imagine(state, seat, seed)
        order = Chance(hmac.digest(seed, b"bids", "sha256")).shuffle("items", items)
        for item in items:
            start = order.index(item) - seat
            shares = [order[(start + other) % len(order)] for other in range(len(world.counts))]
            found[item].append(_points(title, value, _shared_out(title, world, shares), seat))
    return {item: float(np.mean(points)) for item, points in found.items()}


def bid(title: Title[Any], state: Any, seat: int, known: Worths) -> Choice:
    """Return the seat's choice in a bid, given the worth of each item."""
    step, choices = title.stepper.step(state, seat), title.engine.choices(state, seat)
    bids = state.public.bids
    if isinstance(step, BidPoints):
        wanted = _wanted(bids, step.item, known)
        return next(choice for choice in choices if choice.args == (wanted,))
    gains = {item: worth - _price(bids, item) for item, worth in known.items()}
    return max(choices, key=lambda choice: gains[choice.args[0]])


def _price(bids: Sequence[Bid | None], item: str) -> int:
    """Return the least points for an item, plus `DOUBT` if another seat has bid for it."""
    return least(bids, item) + (0 if holder(bids, item) is None else DOUBT)


def _wanted(bids: Sequence[Bid | None], item: str, known: Worths) -> int:
    """Return the points to bid for an item.

    If the bid ends the bidding, no more than necessary is bid.
    """
    price = least(bids, item)
    if bids.count(None) == 1 and holder(bids, item) is None:
        return price
    worth = round(known[item] - _free(known, len(bids))) - DOUBT
    return min(max(worth, price), MOST)


def _shared_out(title: Title[Any], world: Any, items: Sequence[str]) -> Any:
    """Return a copy of a world in which the bidding is over and each seat has an item."""
    after = title.clone(world)
    after.public.bids = [Bid(item, 0) for item in items]
    for stack in after.stacks:
        stack.clear()
    title.stepper.settle(Ply(after))
    return after


def _points(title: Title[Any], value: Value, state: Any, seat: int) -> float:
    features = np.array([title.features(state, seat)], np.float32)
    scaled = float(value.network(features)[0, POINTS])
    return value.scale.mean + value.scale.deviation * scaled


def _free(known: Worths, seats: int) -> float:
    """Return the worth of the worst item that is taken if the seats take the best ones."""
    return sorted(known.values(), reverse=True)[seats - 1]
