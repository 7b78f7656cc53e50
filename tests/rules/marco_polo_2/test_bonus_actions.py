"""Bonus actions with dice: the bag, rolling again, turning by one, black dice."""

import pytest

from tests.rules.marco_polo_2.table import A, B, rule, table

# -- the bag --------------------------------------------------------------------------------


@rule("bag", "bonus-actions")
@pytest.mark.parametrize(
    ("kind", "got"), [("coins", {"coins": 3}), ("camels", {"camels": 2}), ("jade", {"jade": 1})]
)
def test_the_bag_gives_coins_camels_or_jade_whatever_the_die(
    kind: str, got: dict[str, int]
) -> None:
    for pips in (1, 6):
        t = table(dice={A: f"{pips}3"}).play(f"bag:d{pips}")
        assert t.offered() == ["purse:coins", "purse:camels", "purse:jade"]
        assert t.play(f"purse:{kind}").got(A) == got
        assert t.spaces["bag"][-1] == {"colour": A, "pips": pips, "by": A}


@rule("bag", "colour-once", "surcharge")
def test_the_bag_takes_any_number_of_dice_of_a_colour_without_a_surcharge() -> None:
    t = table(dice={A: "2345"}, coins={A: 0}, spaces={"bag": "A1 B3"})
    t.play("bag:d2", "purse:coins", "bag:d3", "purse:camels", "bag:d4", "purse:jade")
    assert t.got(A) == {"coins": 3, "camels": 2, "jade": 1}
    assert t.own(A, "dice") == [5]


@rule("bag")
def test_only_a_die_that_one_has_goes_into_the_bag() -> None:
    t = table(dice={A: "23"}, black={A: "6"})
    t.refuse("bag:d6", "no-such-die", "bag")
    t.refuse("bag:b2", "no-such-die", "bag")
    t.play("bag:b6", "purse:coins")


# -- rolling again --------------------------------------------------------------------------


@rule("reroll", "bonus-actions")
def test_a_camel_rolls_one_die_again() -> None:
    t = table(dice={A: "1335"}, camels={A: 2}).play("reroll:d3", rolls="6")
    assert (t.got(A), t.own(A, "dice")) == ({"camels": -1}, [1, 3, 5, 6])
    t.play("reroll:d1", rolls="1")  # as often as there are camels
    t.refuse("reroll:d1", "camels-missing", "reroll")


@rule("reroll", "black-dice-free")
def test_black_dice_are_rolled_again_too() -> None:
    t = table(dice={A: "13"}, black={A: "2"}, camels={A: 1}).play("reroll:b2", rolls="5")
    assert (t.own(A, "dice"), t.own(A, "black")) == ([1, 3], [5])


@rule("reroll")
def test_only_an_own_die_is_rolled_again() -> None:
    t = table(dice={A: "13"}, camels={A: 9})
    t.refuse("reroll:d6", "no-such-die", "reroll")
    t.play("reroll:d1")


# -- turning --------------------------------------------------------------------------------


@rule("turn-die", "bonus-actions")
def test_two_camels_turn_a_2_to_a_3() -> None:
    t = table(dice={A: "25"}, camels={A: 2}).play("turn", "turn-up:d2")
    assert (t.got(A), t.own(A, "dice")) == ({"camels": -2}, [3, 5])


@rule("turn-die", "black-dice-free")
def test_dice_are_turned_up_or_down_by_one_black_ones_too() -> None:
    t = table(dice={A: "16"}, black={A: "3"}, camels={A: 9}).play("turn")
    assert t.offered("turn-") == ["up:d1", "down:d6", "up:b3", "down:b3"]
    t.play("turn-down:d6", "turn", "turn-up:d1", "turn", "turn-down:b3")
    assert (t.own(A, "dice"), t.own(A, "black")) == ([2, 5], [2])
    assert t.got(A) == {"camels": -6}


@rule("turn-die")
@pytest.mark.parametrize("pips", [2, 3, 4, 5])
def test_from_2_to_5_a_die_is_turned_either_way(pips: int) -> None:
    for way, now in (("up", pips + 1), ("down", pips - 1)):
        t = table(dice={A: str(pips)}).play("turn", f"turn-{way}:d{pips}")
        assert t.own(A, "dice") == [now]


@rule("no-wrap", "turn-die")
def test_no_die_is_turned_from_6_to_1_or_back() -> None:
    t = table(dice={A: "16"}, black={A: "16"}, camels={A: 9})
    for kind in "db":
        t.play("turn")
        t.refuse(f"turn-up:{kind}6", "no-wrap", "no-wrap")
        t.refuse(f"turn-down:{kind}1", "no-wrap", "no-wrap")
        t.play(f"turn-down:{kind}6", "turn", f"turn-up:{kind}1")


@rule("turn-die")
def test_turning_costs_two_camels() -> None:
    t = table(dice={A: "25"}, camels={A: 1}, coins={A: 30})
    t.refuse("turn", "camels-missing", "turn-die")
    table(dice={A: "25"}, camels={A: 2}).play("turn", "turn-down:d5")


# -- black dice -----------------------------------------------------------------------------


@rule("buy-black", "bonus-actions")
def test_three_camels_buy_a_black_die_that_is_rolled_at_once() -> None:
    t = table(dice={A: "25"}, camels={A: 3}).play("buy", rolls="4")
    assert (t.got(A), t.own(A, "black"), len(t.black)) == ({"camels": -3}, [4], 5)
    t.play("khan:b4")


@rule("buy-black")
def test_two_camels_buy_no_black_die() -> None:
    t = table(dice={A: "25"}, camels={A: 2}, coins={A: 30})
    t.refuse("buy", "camels-missing", "buy-black")


@rule("black-die-limit", "buy-black", scenario=47)
def test_one_black_die_is_bought_in_a_turn_but_rewards_may_bring_more() -> None:
    t = table(
        dice={A: "25"},
        camels={A: 9},
        pepper={A: 3},
        contracts={A: "red-02"},
        kept={A: "black-die"},
    )
    t.play("buy", rolls="4")
    t.refuse("buy", "bought-already", "black-die-limit")
    t.play("fulfil:red-02", rolls="6").play("kept:black-die", rolls="1")
    assert t.own(A, "black") == [1, 4, 6]
    t.refuse("buy", "bought-already", "black-die-limit")
    t.play("khan:d2")
    t.refuse("buy", "bought-already", "black-die-limit")


@rule("black-die-limit")
def test_a_black_die_that_was_won_leaves_the_purchase_open() -> None:
    t = table(camels={A: 4}, pepper={A: 3}, contracts={A: "red-02"})
    t.play("fulfil:red-02", rolls="6").play("buy", rolls="2")
    assert t.own(A, "black") == [2, 6]


@rule("black-die-limit")
def test_in_the_next_turn_another_one_may_be_bought() -> None:
    t = table(dice={A: "25", B: "3"}, camels={A: 6, B: 3})
    t.play("buy", rolls="4").play("khan:d2", "end").play("buy", rolls="1")
    assert t.of("black")[:2] == [[4], [1]]


@rule("black-die-limit", "black-dice")
def test_none_can_be_bought_when_the_supply_is_empty() -> None:
    t = table(camels={A: 9}, black={B: "123456"})
    t.refuse("buy", "no-black-dice", "black-die-limit")
    t = table(camels={A: 9}, black={B: "12345"})
    t.play("buy", rolls="3")
    assert t.black == []


@rule("bonus-actions", "buy-black", "reroll", "turn-die", scenario=46)
def test_buying_rolling_twice_and_turning_cost_seven_camels() -> None:
    t = table(dice={A: "25"}, camels={A: 7})
    t.play("buy", "reroll:b3", "reroll:b1", "turn", "turn-up:d5", rolls="3 1 4")
    assert t.got(A) == {"camels": -7}
    assert (t.own(A, "dice"), t.own(A, "black")) == ([2, 6], [4])


@rule("black-dice-variant", "buy-black")
def test_in_the_variant_one_chooses_a_black_die_and_its_pips_stay() -> None:
    t = table(dice={A: "25"}, camels={A: 3}, options={"black-dice": "rolled"}, supply="114556")
    t.play("buy")
    assert t.offered() == ["black:1", "black:4", "black:5", "black:6"]
    t.refuse("black:3", "not-offered", "black-dice-variant")
    t.play("black:5")
    assert (t.own(A, "black"), t.black) == ([5], [1, 1, 4, 5, 6])


@rule("black-dice-variant", "reward-black-die")
def test_in_the_variant_a_won_black_die_is_chosen_too() -> None:
    t = table(
        options={"black-dice": "rolled"},
        supply="14",
        black={B: "1111"},
        camels={A: 1},
        pepper={A: 3},
        contracts={A: "red-02"},
    )
    t.play("fulfil:red-02")
    assert t.offered() == ["black:1", "black:4"]
    assert t.play("black:4").black == [1]
