"""A turn: one action while dice remain, dice on spaces, the surcharge for occupied ones."""

import pytest

from games.rules.kernel import IllegalChoice
from tests.rules.marco_polo_1.table import A, B, Table, rule, table

BLUE = ("coins", "market-camels", "market-pepper", "market-silk", "market-gold", "contracts")
ONE_DIE = ("coins", "market-camels", "market-pepper", "contracts")
CARD = "card-moscow-1"
MATTEO, BERKE = "matteo-polo", "berke-khan"


def on(space: str, lying: str, **given: object) -> Table:
    """Return a table at A's turn, with these dice on a space; A has enough of everything."""
    own: dict[str, object] = {
        "coins": {A: 40},
        "posts": {A: "moscow"},
        "cards": {CARD: "coins-by-die"},
        "black": {A: "6"},
    }
    return table(spaces={space: lying}, **{**own, **given})  # type: ignore[arg-type]


# -- exactly one action ---------------------------------------------------------------------


@rule("one-action", "turn")
def test_a_turn_needs_an_action_while_dice_remain() -> None:
    t = table(dice={A: "34"})
    t.refuse("end", "must-act", "one-action")
    t.play("coins:d3")
    assert t.offered("end") == [""]
    t.play("end")
    assert t.acting == B


@rule("one-action", "turn")
def test_a_turn_has_no_second_action() -> None:
    t = table(dice={A: "3456"}).play("coins:d3")
    for key in ("market-pepper:d4", "khan:d4", "contracts:d4", "travel:d4", "card-sumatra-3:d4"):
        t.refuse(key, "acted-already", "one-action")
    t.play("end")
    assert t.acting == B


@rule("turn", "bonus-when", "bonus-actions")
def test_bonus_actions_come_before_and_after_the_action() -> None:
    t = table(dice={A: "3456"}, camels={A: 9}, contracts={A: "s4"}, silk={A: 2})
    t.play(
        "bag:d4",
        "turn",
        "turn-up:d5",
        "coins:d3",
        "turn",
        "fulfil:s4",
        "bag:d6",
        "end",
    )
    assert t.acting == B


@rule("bonus-when", "bonus-actions")
def test_nothing_can_be_done_in_the_middle_of_an_action() -> None:
    t = table(dice={A: "3456"}, camels={A: 9}, contracts={A: "s1"}, gold={A: 1})
    assert "turn" in t.offered()
    t.play("market-pepper:d3")
    for key in ("bag:d4", "reroll:d4", "buy", "turn", "fulfil:s1"):
        t.refuse(key, "not-offered", "bonus-when")
    t.play("row:3")
    assert "turn" in t.offered()
    assert t.offered("fulfil:") == ["s1"]


@rule("bonus-when", "mixed-sets")
def test_nothing_can_be_done_between_the_dice_of_an_action() -> None:
    t = table(dice={A: "3456"}, camels={A: 9}).play("market-silk:d3")
    assert t.offered() == ["add:d4", "add:d5", "add:d6"]
    t.refuse("turn", "not-offered", "bonus-when")


@rule("no-dice", "turn")
def test_a_seat_without_dice_is_out_of_the_round() -> None:
    t = table(dice={A: "3", B: "4"}).play("coins:d3", "end")
    assert t.said("out-of-dice")
    assert t.acting == B


@rule("no-dice", "one-action")
def test_after_the_last_die_bonus_actions_are_left() -> None:
    t = table(dice={A: "3"}, camels={A: 2}, silk={A: 2}, contracts={A: "s4"}).play("coins:d3")
    assert t.offered() == ["fulfil:s4", "end"]


# -- the purse ------------------------------------------------------------------------------


@rule("bag", "one-action")
def test_a_seat_that_uses_the_purse_first_still_has_to_act() -> None:
    t = table(dice={A: "34"}).play("bag:d3")
    t.refuse("end", "must-act", "one-action")
    t.play("coins:d4", "end")
    assert t.acting == B


@rule("bag-last-die", "bag")
def test_with_the_last_die_in_the_purse_the_turn_just_ends() -> None:
    t = table(dice={A: "3"}, camels={A: 0}).play("bag:d3")
    assert t.offered() == ["end"]
    t.play("end")
    assert t.acting == B


@rule("bag-last-die", "one-action")
def test_a_seat_with_several_dice_keeps_the_last_one_for_the_action() -> None:
    t = table(dice={A: "34"}).play("bag:d3")
    t.refuse("bag:d4", "bag-last-die", "bag-last-die")
    t.play("coins:d4")
    assert t.offered("bag:") == []


@rule("bag-last-die", "one-action")
def test_with_a_black_die_after_the_last_one_there_is_an_action_to_do() -> None:
    t = table(dice={A: "3"}, camels={A: 3}).play("bag:d3")
    assert t.offered() == ["buy", "end"]
    t.play("buy", rolls="4")
    t.refuse("end", "must-act", "one-action")
    t.play("coins:b4", "end")


@rule("bag-last-die", "one-action", "buy-black")
def test_a_seat_with_one_die_and_a_bought_one_keeps_the_last_for_the_action() -> None:
    for bagged, other in (("d3", "b4"), ("b4", "d3")):
        t = table(dice={A: "3"}, camels={A: 3}).play("buy", rolls="4").play(f"bag:{bagged}")
        t.refuse(f"bag:{other}", "bag-last-die", "bag-last-die")
        t.refuse("end", "must-act", "one-action")
        t.play(f"coins:{other}", "end")
        assert t.acting == B


@rule("ruling-only-bag", "one-action")
def test_with_no_action_to_do_a_die_goes_to_the_purse() -> None:
    full = {"khan": "B6"} | {space: "BCD"[at % 3] + "1" for at, space in enumerate(BLUE)}
    t = table(dice={A: "16"}, coins={A: 0}, camels={A: 0}, spaces={**full, "khan": "B6 C6 D6 b6"})
    assert t.offered() == ["bag:d1", "bag:d6"]
    t.refuse("end", "must-act", "one-action")
    t.play("bag:d1")
    assert t.offered("bag:") == ["d6"]
    t.play("bag:d6", "end")
    assert t.acting == B


@rule("ruling-only-bag", "one-action")
def test_coins_of_the_purse_may_make_an_action_possible_that_is_then_due() -> None:
    full = {"khan": "B6"} | {space: "BCD"[at % 3] + "1" for at, space in enumerate(BLUE)}
    t = table(dice={A: "12"}, coins={A: 0}, camels={A: 0}, spaces=full).play("bag:d1")
    t.refuse("bag:d2", "bag-last-die", "bag-last-die")
    t.play("coins:d2", "end")
    assert t.acting == B


# -- blue spaces ----------------------------------------------------------------------------


@rule("blue", "surcharge", "spaces")
@pytest.mark.parametrize("space", BLUE)
def test_a_surcharge_on_a_blue_space_is_the_pips_of_the_own_die(space: str) -> None:
    for lying, paid in (("", 0), ("B111", 4), ("B6 x2", 4)):
        t = on(space, lying, dice={A: "444"}, black={A: ""}).play(f"{space}:d4")
        if space == "coins":
            assert t.own(A, "coins") == 40 + 5 - paid
        else:
            assert t.own(A, "coins") == 40 - paid
        assert t.spaces[space][-1]["colour"] == A


@rule("surcharge", "lowest-die")
def test_the_surcharge_is_that_of_ones_own_lowest_die_whatever_lies_there() -> None:
    for lying in ("B1", "B66", "B6 x1"):
        t = on("market-silk", lying, dice={A: "266"}, black={A: ""})
        t.play("market-silk:d6", "add:d2")
        assert t.own(A, "coins") == 40 - 2
        assert t.offered("row:") == ["2", "1"]


@rule("surcharge")
def test_a_seat_that_cannot_pay_the_surcharge_cannot_use_the_space() -> None:
    t = on("market-pepper", "B1", dice={A: "25"}, coins={A: 4})
    t.refuse("market-pepper:d5", "surcharge-missing", "surcharge")
    t.play("market-pepper:d2", "row:2")
    assert t.own(A, "coins") == 2


@rule("surcharge")
def test_a_low_die_makes_a_set_payable() -> None:
    t = on("market-silk", "B11", dice={A: "256"}, black={A: ""}, coins={A: 3})
    t.play("market-silk:d6")
    assert t.own(A, "coins") == 1  # only the 2 is payable, so it is added automatically
    t = on("market-silk", "B11", dice={A: "456"}, black={A: ""}, coins={A: 3})
    t.refuse("market-silk:d6", "surcharge-missing", "surcharge")


@rule("surcharge", "black-dice-free")
def test_ones_own_dice_make_a_space_occupied_too() -> None:
    t = on("market-camels", "A1", dice={A: "3"}, black={A: "4"}).play("market-camels:b4")
    assert t.own(A, "coins") == 40 - 4


@rule("surcharge", "travel", "ruling-joint-payment")
def test_travel_owes_the_surcharge_too() -> None:
    t = on("travel", "B22", dice={A: "25"}, black={A: ""}, coins={A: 9}).play("travel:d2")
    assert t.journey["owed"] == {"coins": 2}
    t.play("go:alexandria")
    assert t.journey["owed"] == {"coins": 5}
    assert t.play("stop").own(A, "coins") == 4
    t = on("travel", "B22", dice={A: "25"}, black={A: ""}, coins={A: 5})
    assert t.play("travel:d2", "go:alexandria").own(A, "coins") == 0
    t = on("travel", "B22", dice={A: "25"}, black={A: ""}, coins={A: 4})
    t.refuse("travel:d2", "no-route-payable", "travel-costs")


@rule("surcharge", "khan", "brown", "bag")
def test_no_surcharge_on_brown_spaces_nor_in_the_purse() -> None:
    t = on("khan", "B1", dice={A: "36"}).play("khan:d6", "goods:p1s0g0")
    assert t.got(A) == {"camels": 2, "pepper": 1}
    t = on("bag", "B1 C2", dice={A: "36"}).play("bag:d6")
    assert t.got(A) == {"coins": 3}


# -- brown spaces ---------------------------------------------------------------------------


@rule("brown", "city-card-once", "spaces", scenario=35)
@pytest.mark.parametrize("slug", ["kubilai-khan", BERKE])
def test_an_occupied_city_card_cannot_be_used(slug: str) -> None:
    own: dict[str, object] = {"characters": {A: slug}, "dice": {A: "4"}}
    assert on(CARD, "", **own).play(f"{CARD}:d4").got(A) == {"coins": 8}
    for lying in ("B1", "A1", "x1"):
        t = on(CARD, lying, **own)
        t.refuse(f"{CARD}:d4", "space-taken", "brown")
        t.refuse(f"{CARD}:b6", "space-taken", "brown")


# -- colours --------------------------------------------------------------------------------


@rule("colour-once", "spaces", scenario=4)
@pytest.mark.parametrize("space", [*BLUE, "travel"])
def test_a_colour_lies_on_a_space_once(space: str) -> None:
    t = on(space, "A6", dice={A: "2666"}, black={A: ""})
    t.refuse(f"{space}:d6", "colour-there", "colour-once")
    on(space, "B6", dice={A: "2666"}, black={A: ""}).play(f"{space}:d6")
    on(space, "A6", dice={A: "2666"}, black={A: "666"}).play(f"{space}:b6")


@rule("black-dice-free", "colour-once", "matteo")
@pytest.mark.parametrize("space", ONE_DIE)
@pytest.mark.parametrize("die", ["b6", "w6"])
def test_a_black_or_white_die_goes_where_ones_colour_lies(space: str, die: str) -> None:
    t = on(space, "A6", dice={A: "256"}, characters={A: MATTEO}, white={A: "6"})
    t.refuse(f"{space}:d6", "colour-there", "colour-once")
    t.play(f"{space}:{die}")


@rule("black-dice-free")
def test_any_number_of_black_dice_lies_on_a_blue_space() -> None:
    t = on("market-camels", "x123", dice={A: "2"}, black={A: "56"})
    t.play("market-camels:b5", "row:5", "end")
    assert [die["colour"] for die in t.spaces["market-camels"]] == [-1] * 4


@rule("black-dice-free", "mixed-sets")
def test_the_white_die_lies_there_as_a_white_one() -> None:
    t = on("coins", "", characters={A: MATTEO}, white={A: "6"}).play("coins:w6")
    assert (t.spaces["coins"], t.own(A, "white")) == ([{"colour": -3, "pips": 6, "by": A}], [])


@rule("mixed-sets", "black-dice-free")
def test_own_black_and_white_dice_make_a_set() -> None:
    t = table(dice={A: "25"}, black={A: "4"}, characters={A: MATTEO}, white={A: "3"})
    t.play("market-gold:d2", "add:b4", "add:w3", "row:2")
    lying = [(die["colour"], die["pips"]) for die in t.spaces["market-gold"]]
    assert lying == [(A, 2), (-1, 4), (-3, 3)]
    assert t.got(A) == {"gold": 2}


@rule("mixed-sets", "colour-once")
def test_a_mixed_set_uses_ones_colour_there() -> None:
    t = table(dice={A: "2566"}, black={A: "4"}).play("market-silk:b4", "add:d2", "row:1", "end")
    t = table(dice={A: "66"}, spaces={"market-silk": "A2 x4"})
    t.refuse("market-silk:d6", "colour-there", "colour-once")
    t = table(dice={A: "66"}, spaces={"market-silk": "x24"}, coins={A: 6})
    t.play("market-silk:d6", "row:6")


@rule("mixed-sets", "colour-once", scenario=4)
def test_a_set_of_black_dice_goes_where_ones_colour_lies_a_mixed_one_does_not() -> None:
    given: dict[str, object] = {
        "spaces": {"market-silk": "A12"},
        "dice": {A: "456"},
        "coins": {A: 9},
    }
    t = table(black={A: "3"}, **given)  # type: ignore[arg-type]
    t.refuse("market-silk:b3", "colour-there", "colour-once")
    t.refuse("market-silk:d4", "colour-there", "colour-once")
    t = table(black={A: "35"}, **given)  # type: ignore[arg-type]
    t.refuse("market-silk:d4", "colour-there", "colour-once")
    t.play("market-silk:b3")
    assert t.offered("add:") == []  # the only other black die is added automatically
    assert t.play("row:3").got(A) == {"silk": 2, "camels": 1}


@rule("mixed-sets", "spaces")
def test_a_space_takes_as_many_dice_as_it_shows() -> None:
    t = table(dice={A: "6"}, coins={A: 20})
    for space in ("market-silk", "market-gold", "travel"):
        t.refuse(f"{space}:d6", "dice-missing", "mixed-sets")
    t = table(dice={A: "66"}, coins={A: 20})
    t.refuse("market-gold:d6", "dice-missing", "mixed-sets")
    t.play("travel:d6")
    assert len(t.spaces["travel"]) == 2


@rule("spaces")
def test_only_dice_that_one_has_can_be_placed() -> None:
    t = table(dice={A: "34"}, black={A: "6"})
    t.refuse("coins:d6", "no-such-die", "spaces")
    t.refuse("coins:b3", "no-such-die", "spaces")
    t.refuse("coins:w3", "no-such-die", "spaces")
    t.play("coins:b6")


@rule("surcharge")
def test_a_refusal_names_the_surcharge_of_the_very_die() -> None:
    t = table(dice={A: "16"}, coins={A: 0}, spaces={"coins": "B3", "market-silk": "B3"})
    assert t.lacks("coins:d1") == ({"coins": 1},)
    assert t.lacks("coins:d6") == ({"coins": 6},)
    assert t.lacks("market-silk:d6") == ({"coins": 1},)  # the second die can only be the 1
    t = table(dice={A: "1266"}, coins={A: 4}, spaces={"market-silk": "B3"}).play("market-silk:d6")
    assert t.lacks("add:d6") == ({"coins": 2},)


@rule("surcharge")
def test_a_space_names_the_least_surcharge() -> None:
    t = table(dice={A: "36"}, coins={A: 1}, spaces={"coins": "B3"})
    (entry,) = (entry for entry in t.decision.blocked if entry.key == "coins:")
    assert (entry.reason.id, entry.missing) == (
        "marco-polo-1-blocked-surcharge-from",
        ({"coins": 2},),
    )


@rule("spaces")
def test_a_missing_die_is_named_by_its_colour() -> None:
    t = table(dice={A: "3"}, black={A: "6"})
    for key, said in {"coins:d6": "no-such-die", "coins:b3": "no-such-die-black"}.items():
        with pytest.raises(IllegalChoice) as refused:
            t.title.play(t.state, A, key)
        assert refused.value.reason.id == f"marco-polo-1-blocked-{said}"


# -- the lowest die -------------------------------------------------------------------------


@rule("lowest-die", "mixed-sets")
def test_a_die_that_would_make_the_set_useless_cannot_join_it() -> None:
    t = on("travel", "B6", dice={A: "2566"}, black={A: ""}, coins={A: 6}).play("travel:d6")
    assert t.journey["left"] == 2  # a surcharge of 5 or 6 and a step can't be paid
    t = on("market-silk", "B6", dice={A: "2366"}, black={A: ""}, coins={A: 3})
    t.play("market-silk:d6")
    # A has 6 coins; with the 3 it would need only 3
    t.refuse("add:d6", "surcharge-missing", "surcharge")
    assert t.offered() == ["add:d2", "add:d3"]


@rule("lowest-die", "at-least-once")
def test_less_than_the_die_allows_may_be_done_but_not_nothing() -> None:
    t = table(dice={A: "5"}, row="r01 r02").play("contracts:d5")
    t.refuse("enough", "not-offered", "contract-positions")
    t.play("take:r02", "enough")
    t = table(dice={A: "55"}, coins={A: 60}).play("travel:d5")
    t.refuse("stop", "no-step-yet", "at-least-once")
    t.play("go:oasis-a", "stop")
