"""The variant in which the seats bid points for the characters."""

import pytest

from games.rules.kernel import Ply, Who
from games.rules.kernel.bidding import MOST, Bid
from games.rules.laws import Game, walk
from games.rules.marco_polo_common.bids import pay_bids
from tests.rules.marco_polo_2.table import TITLE, B, C, D, Table, new, rule

BIDS = {"characters": "bid"}


def bidding(seats: int = 4) -> Table:
    return new(seats, options=BIDS)


def bid(t: Table, character: str, points: int) -> Table:
    return t.play(f"bid:{character}", f"points:{points}")


@rule("bid-for-characters", "ruling-bids")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seats_bid_from_the_last_to_the_first_and_get_their_characters(seats: int) -> None:
    t, asked = bidding(seats), []
    chosen = t.draft[:seats]
    for points, character in enumerate(chosen):
        assert t.stage == "draft"
        asked.append(t.acting)
        bid(t, character, points)
    assert asked == list(reversed(range(seats)))
    assert t.of("character") == list(reversed(chosen))
    assert t.stage == "goals"
    assert [one["points"] for one in t.bids] == list(reversed(range(seats)))


@rule("ruling-bids")
def test_who_is_outbid_bids_again_at_once() -> None:
    t = bidding()
    character = t.draft[0]
    bid(t, character, 3)
    bid(t, character, 5)
    (event,) = t.events
    assert (event.kind, event.seat, event.params["other"]) == ("outbid", C, Who(D))
    assert t.bids == [None, None, {"item": character, "points": 5}, None]
    assert t.acting == D


@rule("ruling-bids")
def test_a_bid_is_higher_than_the_one_before_and_30_at_most() -> None:
    t = bidding()
    character = t.draft[0]
    bid(t, character, MOST - 1)
    t.play(f"bid:{character}")
    assert t.bids[C] == {"item": character, "points": MOST}
    t.refuse(f"bid:{character}", "bid-highest", "ruling-bids")
    t.play(f"bid:{t.draft[1]}")
    t.refuse(f"points:{MOST + 1}", "not-offered", "ruling-bids")


@rule("ruling-bids")
def test_characters_that_are_not_revealed_get_no_bid() -> None:
    t = bidding(2)
    absent = next(slug for slug in t.state.facts.characters if slug not in t.draft)
    t.refuse(f"bid:{absent}", "not-offered", "ruling-bids")


@rule("ruling-bids", "end")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bids_are_paid_when_the_game_is_scored(seats: int) -> None:
    game = walk(Game(TITLE, seats, bytes([seats] * 32), BIDS), (), ())
    (line,) = [one for one in TITLE.rules.outcome(game.last).lines if one.rule == "bids"]
    assert line.points == [-bid.points for bid in game.last.public.bids]
    assert line.cite == "ruling-bids"
    before = game.positions[-1].state
    assert [points[:] for points in before.public.scores[-1:]] == [[0] * seats]


@rule("ruling-bids", "ruling-below-zero")
def test_paying_may_lead_below_zero() -> None:
    t = bidding(2)
    bid(t, t.draft[0], 9)
    bid(t, t.draft[1], 0)
    t.state.public.traders[B].points = 5
    ply = Ply(t.state)
    pay_bids(ply)
    assert (t.own(B, "points"), t.scored("bids")) == (-4, [0, -9])
    (event,) = ply.events
    assert (event.kind, event.seat) == ("paid", B)


@rule("ruling-bids")
def test_points_are_the_same_until_the_end() -> None:
    t = bidding(2)
    start = t.of("points")
    bid(t, t.draft[0], 7)
    bid(t, t.draft[1], 2)
    assert t.of("points") == start


def test_without_the_variant_there_are_neither_bids_nor_their_row() -> None:
    state = new(2).state
    assert b"bids" not in TITLE.encode(state)
    last = walk(Game(TITLE, 2, bytes(32)), (), ()).last
    assert "bids" not in [line.rule for line in TITLE.rules.outcome(last).lines]
    assert TITLE.view(last, None)["public"]["bids"] == []


def test_features_count_bids_as_paid() -> None:
    t = bidding(2)
    bid(t, t.draft[0], 10)
    bid(t, t.draft[1], 0)
    free = TITLE.clone(t.state)
    free.public.bids = [Bid(one.item, 0) for one in t.state.public.bids]
    names = TITLE.heuristics.feature_names
    paid = zip(names, TITLE.features(free, B), TITLE.features(t.state, B), strict=True)
    changed = {name: round(100 * (one - other)) for name, one, other in paid if one != other}
    assert changed
    assert set(changed.values()) == {10}
