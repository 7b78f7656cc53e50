"""Bids of computer players: legal, at most an item's worth, and without knowledge of hidden parts."""

from __future__ import annotations

from typing import Any

import pytest

from games.opponents import STRENGTHS, opponents
from games.opponents.bidding import DOUBT, bid, worths
from games.opponents.values import Value, value_for
from games.rules import titles
from games.rules.kernel import Title
from games.rules.kernel.bidding import MOST, Bid

SEED = bytes(range(32))
SEEDS = [bytes([number] * 32) for number in range(4)]
POLO = [titles.get("marco-polo-1"), titles.get("marco-polo-2")]
TITLE = POLO[0]


def bidding(title: Title[Any], seats: int, seed: bytes = SEED) -> Any:
    return title.new(seats, seed, {"characters": "bid"})


def learned(title: Title[Any], seats: int) -> Value:
    value = value_for(title, seats, 1)
    assert value is not None
    return value


def bids_of(name: str, title: Title[Any], seats: int, seed: bytes) -> list[Bid]:
    """Let players of one strength bid until the characters are given out; return their bids."""
    state = bidding(title, seats, seed)
    while state.public.stage == "draft":
        (seat,) = title.engine.acting(state)
        key = opponents.get(name).choose(title, state, seat, seed)
        state = title.play(state, seat, key).state
    bids: list[Bid] = state.public.bids
    return bids


def chosen(state: Any, worth: dict[str, float]) -> tuple[str, int]:
    """Return the item and the points that the acting seat bids if the items have these worths."""
    (seat,) = TITLE.engine.acting(state)
    item = bid(TITLE, state, seat, worth)
    state = TITLE.play(state, seat, item.key).state
    return item.args[0], bid(TITLE, state, seat, worth).args[0]


def valued(state: Any, *worth: float) -> dict[str, float]:
    return dict(zip(state.public.draft, worth, strict=True))


def test_a_bid_is_the_worth_beyond_the_last_item_taken_less_the_doubt() -> None:
    state = bidding(TITLE, 3)
    assert chosen(state, valued(state, 70, 92, 85, 80)) == (state.public.draft[1], 12 - DOUBT)


def test_a_rival_takes_the_next_item_instead_of_paying_too_much() -> None:
    state = bidding(TITLE, 2)
    state.public.bids = [None, Bid(state.public.draft[0], 7 - DOUBT)]
    assert chosen(state, valued(state, 92, 85, 70)) == (state.public.draft[1], 0)


def test_a_bid_that_is_too_low_is_raised() -> None:
    state = bidding(TITLE, 2)
    state.public.bids = [None, Bid(state.public.draft[0], 2)]
    assert chosen(state, valued(state, 92, 85, 70)) == (state.public.draft[0], 7 - DOUBT)


def test_a_bid_that_ends_the_bidding_is_the_lowest_one() -> None:
    state = bidding(TITLE, 2)
    state.public.bids = [None, Bid(state.public.draft[1], 0)]
    assert chosen(state, valued(state, 92, 85, 70)) == (state.public.draft[0], 0)


def test_a_bid_stays_within_the_limit() -> None:
    state = bidding(TITLE, 2)
    assert chosen(state, valued(state, 200, 85, 70)) == (state.public.draft[0], MOST)


@pytest.mark.parametrize("title", POLO, ids=lambda title: title.slug)
@pytest.mark.parametrize("name", STRENGTHS)
def test_strengths_bid_until_each_seat_has_its_own_character(name: str, title: Title[Any]) -> None:
    for seats in title.seats:
        bids = bids_of(name, title, seats, SEED)
        assert len({one.item for one in bids}) == seats
        assert min(one.points for one in bids) < MOST / 2


@pytest.mark.parametrize("title", POLO, ids=lambda title: title.slug)
def test_worths_are_the_same_in_all_worlds_that_the_seat_could_imagine(title: Title[Any]) -> None:
    state = bidding(title, 3)
    (seat,) = title.engine.acting(state)
    known = worths(title, learned(title, 3), state, seat, SEEDS)
    assert set(known) == set(state.public.draft)
    for seed in SEEDS:
        other = title.imagine(state, seat, seed)
        assert worths(title, learned(title, 3), other, seat, SEEDS) == known


def test_the_best_character_costs_more_than_the_worst() -> None:
    """Measured in 1,000 games (docs/opponents.md): Kubilai Khan wins often, Raschid seldom."""
    state = bidding(TITLE, 2)
    state.public.draft = ["raschid-ad-din-sinan", "matteo-polo", "kubilai-khan"]
    (seat,) = TITLE.engine.acting(state)
    known = worths(TITLE, learned(TITLE, 2), state, seat, SEEDS)
    assert known["kubilai-khan"] > known["matteo-polo"] > known["raschid-ad-din-sinan"]


def test_worths_leave_the_state_as_it_is() -> None:
    state = bidding(TITLE, 2)
    before = TITLE.encode(state)
    worths(TITLE, learned(TITLE, 2), state, 1, SEEDS)
    assert TITLE.encode(state) == before
