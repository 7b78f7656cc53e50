"""Bidding: the order of the bidders, the points of a bid, and a title that uses the two steps."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import pytest

from games.rules.kernel import Ply, Text, text
from games.rules.kernel.bidding import (
    MOST,
    Bid,
    Bidding,
    BidForItem,
    BidPoints,
    bidder,
    flaws,
    holder,
    least,
    owed,
)

ITEMS = ("camel", "donkey", "horse", "mule", "ox")


class ForAnimal(Bidding, frozen=True):
    def items(self, state: Any) -> Sequence[str]:
        return ITEMS[: len(state.public.bids) + 1]


class ChooseAnimal(ForAnimal, BidForItem, frozen=True, tag="animal"):
    def target(self, item: str) -> str:
        return f"stable:{item}"

    def label(self, state: Any, item: str, points: int) -> Text:
        return text("label", item=item, points=points)

    def highest(self, state: Any, item: str) -> Text:
        return text("highest", item=item)

    def points(self, item: str) -> BidPoints:
        return ChoosePoints(item)


class ChoosePoints(ForAnimal, BidPoints, frozen=True, tag="points"):
    def label(self, state: Any, points: int) -> Text:
        return text("points", points=points)

    def announce(self, ply: Ply[Any], seat: int, points: int, outbid: int | None) -> None:
        ply.emit("bid", seat, points=points, outbid=-1 if outbid is None else outbid)


@dataclass
class Auction:
    """A state with nothing but a bidding."""

    public: Any
    stacks: list[list[Any]]
    private: list[Any] = field(default_factory=list)
    secret: Any = None
    counts: list[int] = field(default_factory=list)

    @classmethod
    def of(cls, *bids: Bid | None) -> Auction:
        return cls(SimpleNamespace(bids=list(bids)), [[] for _ in bids])

    def choose(self, seat: int, step: Any, key: str) -> Ply[Any]:
        ply: Ply[Any] = Ply(self)
        choice = next(choice for choice in step.choices(self, seat) if choice.key == key)
        step.resolve(ply, seat, choice)
        return ply

    def bid(self, seat: int, item: str, points: int) -> list[Any]:
        """Make a bid by its two steps; return the events."""
        self.choose(seat, ChooseAnimal(), f"bid:{item}")
        return self.choose(seat, self.stacks[seat].pop(), f"points:{points}").events


def test_the_last_seat_without_a_bid_bids_next() -> None:
    auction, asked = Auction.of(None, None, None), []
    for item in ITEMS[:3]:
        seat = bidder(auction.public.bids)
        assert seat is not None
        asked.append(seat)
        auction.bid(seat, item, 0)
    assert (asked, bidder(auction.public.bids)) == ([2, 1, 0], None)


def test_a_seat_that_is_outbid_bids_again_before_the_seats_ahead_of_it() -> None:
    auction = Auction.of(None, None, None)
    auction.bid(2, "horse", 4)
    (event,) = auction.bid(1, "horse", 5)
    assert event.params == {"points": 5, "outbid": 2}
    assert auction.public.bids == [None, Bid("horse", 5), None]
    assert bidder(auction.public.bids) == 2


def test_a_bid_must_be_higher_than_the_bid_on_its_item() -> None:
    auction = Auction.of(None, Bid("horse", 4))
    horse = [choice.args[0] for choice in ChoosePoints("horse").choices(auction, 0)]
    camel = [choice.args[0] for choice in ChoosePoints("camel").choices(auction, 0)]
    assert (horse, camel) == ([*range(5, MOST + 1)], [*range(MOST + 1)])
    assert (least(auction.public.bids, "horse"), least(auction.public.bids, "camel")) == (5, 0)


def test_an_item_names_its_element_and_its_least_points() -> None:
    choices = ChooseAnimal().choices(Auction.of(None, Bid("donkey", 4)), 0)
    assert [choice.label.params["points"] for choice in choices] == [0, 5, 0]
    assert choices[1].targets == {"stable:donkey"}


def test_an_item_with_the_highest_bid_is_out_of_reach() -> None:
    auction = Auction.of(None, Bid("horse", MOST))
    assert [choice.key for choice in ChooseAnimal().choices(auction, 0)] == [
        "bid:camel",
        "bid:donkey",
    ]
    (blocked,) = ChooseAnimal().blocked(auction, 0)
    assert (blocked.key, blocked.code, blocked.targets) == (
        "bid:horse",
        "bid-highest",
        {"stable:horse"},
    )


def test_a_seat_owes_its_bid_and_nothing_without_one() -> None:
    bids = [Bid("horse", 4), None]
    assert [owed(bids, seat) for seat in (0, 1)] == [4, 0]
    assert owed([], 1) == 0
    assert (holder(bids, "horse"), holder(bids, "ox")) == (0, None)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_bidding_ends_with_an_item_for_each_seat(seats: int) -> None:
    for seed in range(50):
        rng, auction = random.Random(seed), Auction.of(*[None] * seats)
        made = 0
        while (seat := bidder(auction.public.bids)) is not None:
            assert not flaws(auction.public.bids)
            item = rng.choice(ChooseAnimal().choices(auction, seat)).args[0]
            points = rng.choice(ChoosePoints(item).choices(auction, seat)).args[0]
            auction.bid(seat, item, points)
            made += 1
        assert made <= (seats + 1) * (MOST + 1)
        assert len({bid.item for bid in auction.public.bids}) == seats


def test_flaws_name_what_cannot_be() -> None:
    assert flaws([Bid("ox", 1), Bid("ox", 2)]) == ["bids: two for one item"]
    assert flaws([Bid("ox", MOST + 1), None]) == ["bids: too few or too many points"]
    assert flaws([Bid("ox", -1), None]) == ["bids: too few or too many points"]
