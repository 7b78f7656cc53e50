"""The track: fame from the left, coins from the right; six bonuses, chains, open bonuses."""

import pytest

from games.rules.kernel import IllegalChoice
from tests.rules.rajas_cards_karma.table import FACTS, SEED, TITLE, A, B, C, Table, rule, table

REST = ["extra_turn", "dice2", "steward1", "karma2", "palace_or_coins2", "ship_or_fame1"]


def first(*bonuses: str) -> dict[int, str]:
    """Return a track that has these bonuses from the left."""
    return {A: " ".join([*bonuses, *(code for code in REST if code not in bonuses)])}


def last(*bonuses: str) -> dict[int, str]:
    """Return a track that has these bonuses from the right."""
    return {A: " ".join([*(code for code in REST if code not in bonuses), *reversed(bonuses)])}


def flipped(bonus: str, grid: str = "b60 b59", **given: object) -> Table:
    """Return a table where a building's fame has just turned the first track card."""
    t = table(
        grid=f"b01 {grid}",
        hands={A: "b6"},
        fame={A: 2},
        tracks=first(bonus),
        **given,  # type: ignore[arg-type]
    )
    return t.play("build:b01", "pay")


# -- turning a card ---------------------------------------------------------------------------


@rule("fame-flip", "building-fame", "bonuses", "ruling-one-token", scenario=16)
def test_three_fame_turn_the_leftmost_card() -> None:
    t = table(grid="b10", hands={A: "b6 b6"}, fame={A: 2}, tracks=first("steward1"))
    t.play("build:b10", "pay")
    assert (t.flips(A), t.has(A)) == ((1, 0), {"fame": 1, "stewards": 1})
    assert t.own(A, "track") == ["steward1", *[None] * 5]


@rule("coin-flip", "bonuses", "ruling-flip-order", "goods-trio", scenario=17)
def test_coins_for_two_cards_turn_one_after_the_other() -> None:
    t = table(
        grid="g09 s01 s04",
        buildings={A: "b05 b37"},
        coins={A: 5},
        tracks=last("steward1", "ship_or_fame1"),
    ).play("goods:g09")
    assert (t.flips(A), t.own(A, "track")[5], t.own(A, "stewards")) == ((0, 2), "steward1", 1)
    assert t.asked == "pick-bonus"
    assert t.offered() == ["ship:s01", "ship:s04", "fame"]
    t.play("fame")
    assert t.has(A) == {"coins": 2, "fame": 1, "stewards": 1}


@rule("coin-flip", "ruling-flip-order")
def test_each_bonus_is_done_before_the_next_card() -> None:
    t = table(
        grid="g09 g19 g20 b01",
        buildings={A: "b05 b37"},
        coins={A: 5},
        tracks=last("dice2", "steward1"),
    ).play("goods:g09")
    assert (t.flips(A), t.asked, t.has(A)) == ((0, 1), "take-die", {})
    t.play("take:b01", "take:g19")
    assert (t.flips(A), t.has(A)) == ((0, 2), {"stewards": 1, "coins": 2})


@rule("fame-flip", "coin-flip")
def test_both_ends_meet() -> None:
    t = table(
        grid="b01", hands={A: "b6"}, fame={A: 2}, left={A: 2}, right={A: 2}, tracks=first()
    ).play("build:b01", "pay")
    assert t.own(A, "track") == [
        "extra_turn",
        "dice2",
        "steward1",
        None,
        "palace_or_coins2",
        "ship_or_fame1",
    ]


@rule("ruling-flip-order", "reward-coins2-fame1")
def test_fame_and_coins_at_once_go_in_the_owners_order() -> None:
    given = {
        "grid": "s09 b60 b59 b58",
        "hands": {A: "b3"},
        "fame": {A: 2},
        "coins": {A: 4},
        "tracks": {A: "steward1 dice2 karma2 palace_or_coins2 ship_or_fame1 extra_turn"},
    }
    t = table(**given).play("ship:s09", "pay")  # type: ignore[arg-type]
    assert (t.asked, t.offered()) == ("which-first", ["fame-first", "coins-first"])
    fame = Table(t.state).play("fame-first")
    kinds = [event.kind for event in fame.events if event.kind.startswith("turned")]
    assert kinds == ["turned-by-fame", "turned-by-coins"]
    coins = t.play("coins-first")
    kinds = [event.kind for event in coins.events if event.kind.startswith("turned")]
    assert kinds == ["turned-by-coins", "turned-by-fame"]
    assert coins.flips(A) == fame.flips(A) == (1, 1)


@rule("karma-trio", "steward-trio", "fame-flip", "bonus-karma2", scenario=19)
def test_example_of_lea_who_sets_off_a_cascade() -> None:
    track = {A: "steward1 extra_turn dice2 palace_or_coins2 ship_or_fame1 karma2"}
    t = table(
        grid="s02",
        hands={A: "b2"},
        coins={A: 3},
        karma={A: 1},
        stewards={A: 2},
        fame={A: 1},
        tracks=track,
    ).play("ship:s02", "pay")
    assert (t.flips(A), t.has(A)) == ((1, 1), {"stewards": 1})


@rule("ruling-one-token", "fame-flip", "karma-trio", "steward-trio")
def test_a_fame_still_to_come_waits_for_all_that_the_one_before_sets_off() -> None:
    t = table(
        grid="b10",
        hands={A: "b6 b6"},
        fame={A: 2},
        karma={A: 1},
        stewards={A: 2},
        tracks=first("karma2", "steward1"),
    ).play("build:b10", "pay")
    # One fame turns the first card: karma, stewards, 2 fame. The second fame turns the next card.
    assert (t.flips(A), t.has(A)) == ((2, 0), {"stewards": 1})


# -- the six bonuses --------------------------------------------------------------------------


@rule("bonus-karma2")
def test_two_karma() -> None:
    assert flipped("karma2").has(A) == {"karma": 2}


@rule("bonus-palace-or-coins2", "ruling-free", "ruling-declining")
def test_a_palace_action_or_two_coins() -> None:
    t = flipped("palace_or_coins2", "p05 p09 b60 b59")
    assert t.offered() == ["palace:p05", "palace:p09", "coins"]
    coins = Table(t.state).play("coins")
    assert coins.has(A) == {"coins": 2}
    t.play("palace:p05", "take:b60")
    assert (t.has(A), t.discards[-1], t.asked) == ({"karma": 2}, "p05", "end")


@rule("bonus-palace-or-coins2", "no-such-card")
def test_two_coins_when_no_palace_card_lies_there() -> None:
    assert flipped("palace_or_coins2").has(A) == {"coins": 2}


@rule("bonus-ship-or-fame1", "ship-order", "ruling-free", "ruling-declining", scenario=22)
def test_a_ship_or_a_fame() -> None:
    t = flipped("ship_or_fame1", "s04 b60", ships={A: "s20 s25"})
    assert t.offered() == ["ship:s04", "fame"]
    fame = Table(t.state).play("fame")
    assert (fame.has(A), fame.own(A, "ships")) == ({"fame": 1}, ["s20", "s25"])
    t.play("ship:s04")
    assert (t.own(A, "ships"), t.has(A), t.hand(A)) == (["s04"], {"karma": 2}, "")
    assert t.discards[-2:] == ["s20", "s25"]


@rule("bonus-steward1")
def test_a_steward() -> None:
    assert flipped("steward1").has(A) == {"stewards": 1}


@rule("bonus-dice2", "ruling-one-by-one")
def test_two_dice() -> None:
    t = flipped("dice2", "b60 b59 b58").play("take:b58", "take:b60")
    assert (len(t.own(A, "hand")), t.asked) == (2, "end")


@rule("bonus-extra-turn", "ruling-extra-turns", scenario=20)
def test_another_turn_and_one_by_a_steward_besides() -> None:
    t = flipped("extra_turn", "g01 g10 b60 b59", stewards={A: 1})
    assert t.offered() == ["bonus-turn", "steward-dice", "steward-turn"]
    t.refuse("end", "turn-won", "bonus-extra-turn")
    steward_first = Table(t.state).play("steward-turn", "goods:g01")
    assert (steward_first.acting, steward_first.asked, steward_first.extra) == (A, "turn", 0)
    t.play("bonus-turn", "goods:g01")
    assert t.offered() == ["end", "steward-dice", "steward-turn"]
    t.play("steward-turn", "goods:g10", "end")
    assert (t.acting, t.own(A, "goods"), t.round, t.elephant) == (B, ["g01", "g10"], 1, "front")


@rule("bonus-extra-turn")
def test_a_turn_won_is_taken() -> None:
    t = flipped("extra_turn", "g01 b60")
    assert (t.acting, t.asked) == (A, "turn")
    t.play("goods:g01", "end")
    assert t.acting == B


@pytest.mark.parametrize("bonus", FACTS.tracks)
@rule("coin-flip", "bonuses")
def test_every_bonus_comes_for_coins_as_well(bonus: str) -> None:
    t = table(grid="s02 b60 b59", hands={A: "b2"}, coins={A: 3}, tracks=last(bonus))
    t.play("ship:s02", "pay")
    assert t.flips(A) == (0, 1)
    assert t.own(A, "track")[5] == bonus


# -- open bonuses -----------------------------------------------------------------------------

OPEN = {"bonuses": "open"}


def lay(t: Table, seat: int, bonuses: str) -> None:
    """Arrange the track cards in this order."""
    for code in bonuses.split():
        t.play(f"lay:{code}", seat=seat)


@rule("open-bonuses", "ruling-open-bonuses")
def test_everybody_arranges_open_bonuses_at_the_same_time() -> None:
    t = Table(TITLE.new(3, SEED, OPEN))
    assert sorted(TITLE.decisions(t.state)) == [A, B, C]
    orders = {
        B: "karma2 dice2 extra_turn steward1 ship_or_fame1 palace_or_coins2",
        A: "steward1 karma2 dice2 extra_turn ship_or_fame1 palace_or_coins2",
        C: "dice2 steward1 karma2 extra_turn ship_or_fame1 palace_or_coins2",
    }
    for seat, order in orders.items():
        assert t.round == 0
        lay(t, seat, order)
    assert (t.round, t.acting) == (1, A)
    assert {seat: t.own(seat, "track") for seat in (A, B, C)} == {
        seat: order.split() for seat, order in orders.items()
    }
    assert [t.flips(seat) for seat in (A, B, C)] == [(0, 0)] * 3


@rule("open-bonuses")
def test_a_card_is_laid_once() -> None:
    t = Table(TITLE.new(2, SEED, OPEN)).play("lay:karma2", seat=B)
    with pytest.raises(IllegalChoice):
        TITLE.play(t.state, B, "lay:karma2")


@rule("open-bonuses", "fame-flip")
def test_open_bonuses_are_gained_when_their_card_is_turned() -> None:
    t = Table(TITLE.new(2, SEED, OPEN))
    for seat in (A, B):
        lay(t, seat, "steward1 karma2 dice2 extra_turn ship_or_fame1 palace_or_coins2")
    t.state.public.rajas[A].fame = 2
    t.state.public.rajas[A].karma = 2
    t.state.public.rajas[A].stewards = 2
    t.state.public.turn = 1
    t.state.stacks = [[], [*t.state.stacks[A][:1]]]
    t.play("end")
    assert (t.flips(A), t.own(A, "track")[0]) == ((1, 0), "steward1")
    assert t.has(A) == {"fame": 1, "stewards": 1}
