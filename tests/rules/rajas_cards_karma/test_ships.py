"""Ships: rows that rise and break, and the ten rewards."""

import pytest

from tests.rules.rajas_cards_karma.table import FACTS, A, B, Table, rule, table


def bought(ship: str, **given: object) -> Table:
    """Return a table where a seat has just bought a ship with the exact die."""
    grid = f"{ship} {given.pop('grid', 'b60 b59')}"
    t = table(grid=grid, hands={A: f"g{FACTS.cards[ship].pips}"}, **given)  # type: ignore[arg-type]
    return t.play(f"ship:{ship}", "pay")


# -- the row ----------------------------------------------------------------------------------


@rule("ship", "ship-order", "ruling-break-first")
def test_example_of_sara() -> None:
    t = bought("s12", ships={A: "s03 s17"}, grid="b60 g01")
    assert t.own(A, "ships") == ["s12"]
    assert t.discards[-2:] == ["s03", "s17"]
    t.play("take:b60")
    assert (t.has(A), t.own(A, "goods"), t.hand(A)[0]) == ({}, ["g01"], "g")
    t = bought("s20", ships={A: "s03 s17"})
    assert (t.own(A, "ships"), t.has(A)) == ([], {"fame": 1, "stewards": 1})


@rule("ship-order")
def test_a_higher_number_continues_the_row() -> None:
    t = bought("s16", ships={A: "s03"})
    assert (t.own(A, "ships"), t.has(A), t.discards[1:]) == (["s03", "s16"], {"coins": 3}, [])


@rule("ship-order")
def test_only_the_last_ship_counts_for_the_order() -> None:
    t = bought("s16", ships={A: "s03 s24"})
    assert (t.own(A, "ships"), t.has(A)) == (["s16"], {"coins": 3})


@rule("ruling-break-first", "ship-order", scenario=31)
def test_a_good_on_a_ship_that_leaves_does_not_count() -> None:
    t = bought("s11", ships={A: "s05 s17"}, goods={A: "g10"})
    assert (t.own(A, "ships"), t.own(A, "goods"), t.has(A)) == (["s11"], ["g10"], {"fame": 1})


@rule("ruling-break-first", "reward-die1-good1")
def test_example_of_lea() -> None:
    t = bought("s14", ships={A: "s03 s17"}, goods={A: "g01"})
    t.play("take:b60")
    assert (t.own(A, "ships"), t.own(A, "goods"), t.has(A)) == (["s14"], ["g01"], {})


@rule("ship-order", "goods-trio", scenario=29)
def test_a_row_that_lost_a_ship_continues_with_the_others() -> None:
    """The printed scenario's ship 3 carries tea, so this test has ship 5 in its place."""
    t = table(grid="g10 s16", hands={A: "b3"}, ships={A: "s05 s17"}, goods={A: "g11"})
    t.play("goods:g10")
    assert (t.own(A, "ships"), t.own(A, "goods"), t.has(A)) == (["s17"], [], {"coins": 4})
    t.play("end").play("take:s16", "end")
    later = bought("s18", ships={A: "s17"})
    assert later.own(A, "ships") == ["s17", "s18"]
    assert bought("s16", ships={A: "s17"}).own(A, "ships") == ["s16"]


@rule("ship-trio", "ship-rewards", scenario=32)
def test_three_rising_ships_leave_after_the_reward() -> None:
    t = bought("s14", ships={A: "s01 s09"})
    assert (t.asked, t.own(A, "ships"), t.has(A)) == ("take-die", ["s01", "s09", "s14"], {})
    t.play("take:b60")
    assert (t.own(A, "ships"), t.has(A)) == ([], {"stewards": 1})
    assert t.discards[-3:] == ["s01", "s09", "s14"]


# -- three ships and the effects of the third one's reward -------------------------------------


@rule("ruling-ships-wait", "ship-trio", "reward-goods-cards-1to2", "goods-trio")
def test_goods_of_the_three_ships_are_sold_with_what_the_reward_brings() -> None:
    t = table(grid="s17 g10 g01 b02", hands={A: "g2"}, ships={A: "s05 s11"})
    t.play("ship:s17", "pay", "goods:g10")
    assert (t.has(A), t.own(A, "ships"), t.own(A, "goods")) == ({"coins": 4}, ["s17"], [])
    assert t.offered() == ["goods:g01", "stop"]
    for last, goods in (("stop", []), ("goods:g01", ["g01"])):
        done = Table(t.state).play(last)
        assert (done.has(A), done.rows(A)) == ({"coins": 4, "stewards": 1}, goods)
        assert done.asked == "end-steward"


@rule("ruling-ships-wait", "ship-trio", "reward-palace1", "palace-4")
def test_goods_of_the_three_ships_count_for_a_palace_action_that_the_third_brings() -> None:
    """There is silk on two ships and tea on another card: three coins before the ships leave."""
    t = table(grid="s26 p09", hands={A: "b2"}, ships={A: "s03 s14"}, goods={A: "g10"}).play(
        "ship:s26", "pay"
    )
    assert (t.own(A, "ships"), t.has(A)) == ([], {"stewards": 1, "coins": 3})
    kinds = [event.kind for event in t.events]
    assert kinds.index("gained-coins") < kinds.index("trio-ships")
    assert t.discards[-4:] == ["p09", "s03", "s14", "s26"]


@rule("ruling-ships-wait", "palace-5")
def test_a_palace_action_may_point_at_the_third_ship_while_it_waits() -> None:
    t = table(3, grid="s26 p13 p09", hands={A: "b2"}, ships={A: "s03 s09", B: "s02"})
    t.play("ship:s26", "pay", "palace:p13")
    assert (t.offered(), t.own(A, "ships")) == (["reward:s26", "reward:s02"], ["s03", "s09", "s26"])
    t.play("reward:s26")
    assert (t.own(A, "ships"), t.has(A)) == ([], {"karma": 1, "coins": 1, "stewards": 1})


def fourth(ships: str, top: str) -> Table:
    """Return a table where the third ship's palace action has brought a fourth ship.

    The fourth ship is the top of the deck.
    """
    t = table(grid="s15 p17 b60", hands={A: "b1"}, ships={A: ships}, top=top)
    return t.play("ship:s15", "pay")


@rule("ruling-ships-wait", "ship-order", "palace-6")
def test_a_fourth_ship_that_comes_meanwhile_begins_the_next_row() -> None:
    t = fourth("s03 s09", "s28")
    assert (t.own(A, "ships"), t.has(A)) == (["s28"], {"stewards": 1, "karma": 2})
    kinds = [event.kind for event in t.events]
    assert kinds.count("placed-ship") == 2
    assert kinds.index("gained-karma") < kinds.index("trio-ships")


@rule("ruling-ships-wait", "ship-order", "ruling-break-first")
def test_a_lower_ship_that_comes_meanwhile_breaks_the_row_and_the_steward_comes() -> None:
    t = fourth("s03 s09", "s04")
    assert (t.own(A, "ships"), t.has(A)) == (["s04"], {"stewards": 1, "karma": 2})
    assert t.said("row-broken")
    assert sorted(t.discards[1:]) == ["p17", "s03", "s09", "s15"]


@rule("ruling-ships-wait", "bonus-ship-or-fame1")
def test_ships_that_have_counted_make_no_further_trio() -> None:
    """The coins of the third ship turn a card that brings a fourth ship."""
    track = {A: "karma2 dice2 extra_turn steward1 palace_or_coins2 ship_or_fame1"}
    t = table(
        grid="s16 s23 s24 b60 b59",
        hands={A: "b3"},
        ships={A: "s03 s09"},
        coins={A: 3},
        tracks=track,
    ).play("ship:s16", "pay")
    assert t.offered() == ["ship:s23", "ship:s24", "fame"]
    t.play("ship:s23", "take:b60")
    assert t.own(A, "ships") == ["s03", "s09", "s16", "s23"]
    t.play("take:b59")
    assert (len(t.said("trio-ships")), t.own(A, "ships")) == (1, ["s23"])
    assert t.own(A, "stewards") == 1


@rule("ruling-ships-wait", "ruling-trios-first", "goods-trio", "ship-trio")
def test_other_trios_leave_at_once_while_three_ships_wait() -> None:
    """The third ship's spice completes a sale, and its fame brings a palace card.

    The sale is first.
    """
    t = table(
        grid="s20 p09 b60",
        hands={A: "b2"},
        ships={A: "s02 s09"},
        goods={A: "g19 g20 g01"},
        fame={A: 2},
        tracks={A: "palace_or_coins2 dice2 extra_turn steward1 karma2 ship_or_fame1"},
    ).play("ship:s20", "pay", "palace:p09")
    kinds = [event.kind for event in t.events]
    assert kinds.index("trio-spice") < kinds.index("placed-palace") < kinds.index("trio-ships")
    assert t.rows(A) == ["g01"]


@rule("ship-trio", "goods-trio", "two-effects")
def test_three_ships_and_three_goods_of_the_same_card_come_together() -> None:
    t = bought("s11", ships={A: "s02 s05"}, goods={A: "g10"})
    assert (t.rows(A), t.has(A)) == ([], {"coins": 4, "fame": 1, "stewards": 1})
    assert t.said("trio-tea")
    assert t.said("trio-ships")


# -- rewards ----------------------------------------------------------------------------------


@rule("reward-karma2")
def test_two_karma() -> None:
    assert bought("s04").has(A) == {"karma": 2}


@rule("reward-dice2", "ruling-one-by-one")
def test_two_dice_are_taken_one_by_one() -> None:
    t = bought("s01", grid="g01 g02 b01")
    t.play("take:g02")
    assert [event.visible_to for event in t.said("took-value")] == [[A]]
    assert (t.asked, t.offered("take:")) == ("take-die", ["g01", "b01"])
    t.play("take:b01")
    assert (len(t.own(A, "hand")), t.asked) == (2, "end")


@rule("reward-coins3")
def test_three_coins() -> None:
    assert bought("s02").has(A) == {"coins": 3}


@rule("reward-coins2-fame1")
def test_two_coins_and_a_fame() -> None:
    assert bought("s09").has(A) == {"coins": 2, "fame": 1}


@rule("reward-goods-cards-1to2", "ruling-goods-in-turn", "ruling-declining")
def test_one_or_two_goods_cards() -> None:
    t = bought("s06", grid="g01 g10 g19 b01")
    assert (t.asked, t.offered()) == ("take-goods", ["goods:g01", "goods:g10", "goods:g19"])
    t.play("goods:g10")
    assert t.offered() == ["goods:g01", "goods:g19", "stop"]
    one = Table(t.state).play("stop")
    assert (one.own(A, "goods"), one.asked) == (["g10"], "end")
    two = t.play("goods:g19")
    assert (two.own(A, "goods"), two.asked) == (["g10", "g19"], "end")


@rule("ruling-goods-in-turn", "reward-goods-cards-1to2", "goods-trio", scenario=35)
def test_the_first_goods_card_is_sold_before_the_second_is_taken() -> None:
    t = bought("s06", grid="g12 g01", goods={A: "g10 g11"}).play("goods:g12")
    assert (t.own(A, "goods"), t.has(A)) == ([], {"coins": 3})
    t.play("goods:g01")
    assert (t.own(A, "goods"), t.has(A)) == (["g01"], {"coins": 3})


@rule("no-such-card", "reward-goods-cards-1to2", "reward-goods-card1-die1", scenario=34)
def test_no_goods_card_in_the_grid() -> None:
    t = bought("s06", grid="b01 b02")
    assert (t.own(A, "ships"), t.own(A, "goods"), t.asked) == (["s06"], [], "end")
    t = bought("s12", grid="b01 b02")
    assert (t.asked, t.own(A, "goods")) == ("take-die", [])
    t.play("take:b02")
    assert len(t.own(A, "hand")) == 1


@rule("reward-die1-good1", "goods-places")
def test_a_die_and_a_good_that_stays() -> None:
    t = bought("s07", goods={A: "g19"}).play("take:b60")
    assert (t.own(A, "ships"), len(t.own(A, "hand"))) == (["s07"], 1)


@rule("reward-fame1-good1")
def test_a_fame_and_a_good_that_stays() -> None:
    t = bought("s03", goods={A: "g01 g09"})
    assert (t.has(A), t.rows(A)) == ({"fame": 1, "coins": 5}, [])


@rule("reward-karma1-good1")
def test_a_karma_and_a_good_that_stays() -> None:
    t = bought("s05", goods={A: "g01 g19"})
    assert (t.has(A), t.rows(A)) == ({"karma": 1, "coins": 4}, [])


@rule("reward-goods-card1-die1")
def test_a_goods_card_first_and_then_a_die() -> None:
    t = bought("s12", grid="g01 g02 b01")
    assert (t.asked, t.offered()) == ("take-goods", ["goods:g01", "goods:g02"])
    t.play("goods:g02")
    assert (t.asked, t.offered()) == ("take-die", ["take:g01", "take:b01"])


@rule("reward-palace1", "ruling-free", "ruling-declining")
def test_a_palace_action_for_nothing() -> None:
    t = bought("s08", grid="p09 p13 b01", goods={A: "g01 g10"})
    assert t.offered() == ["palace:p09", "palace:p13"]
    t.play("palace:p09")
    assert (t.has(A), t.discards[-1]) == ({"coins": 2}, "p09")


@rule("reward-palace1", "no-such-card")
def test_no_palace_card_in_the_grid() -> None:
    t = bought("s15")
    assert (t.own(A, "ships"), t.has(A), t.asked) == (["s15"], {}, "end")


@rule("ruling-declining", "reward-palace1")
def test_a_reward_cannot_be_declined() -> None:
    t = bought("s12", grid="g01 g02 b01")
    assert t.offered() == ["goods:g01", "goods:g02"]
    t.play("goods:g01")
    assert t.offered() == ["take:g02", "take:b01"]
    t = bought("s15", grid="p09 p13")
    assert t.offered() == ["palace:p09", "palace:p13"]


@pytest.mark.parametrize("ship", ["s01", "s14", "s27"])
@rule("ship-price", "discard")
def test_the_die_is_discarded_and_the_ship_leaves_the_grid(ship: str) -> None:
    t = table(grid=f"{ship} b01 b02 b03", hands={A: f"o{FACTS.cards[ship].pips}"})
    paid = t.state.private[A].hand[0][0]
    t.play(f"ship:{ship}", "pay")
    assert ship not in t.lying()
    assert (t.discards[0], t.own(B, "ships")) == (paid, [])
