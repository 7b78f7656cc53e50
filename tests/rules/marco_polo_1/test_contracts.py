"""Contracts: positions of open ones, two places for a seat's own, the special pile."""

import pytest

from games.rules.marco_polo_common.contracts import contract_text
from tests.rules.marco_polo_1.table import A, B, Table, rule, table
from tests.rules.old_state import old_state

ROW = "r01 r02 r03 r04 r05 r06"
BARE = {"coins": {A: 0}, "camels": {A: 0}}


def board(pips: int = 6, **given: object) -> Table:
    """Return a table where A has placed a die on the contracts space and has another die left."""
    own: dict[str, object] = {"row": ROW, "contracts": {A: ""}}
    t = table(dice={A: f"{pips}3"}, **{**own, **given})  # type: ignore[arg-type]
    return t.play(f"contracts:d{pips}")


# -- positions ------------------------------------------------------------------------------


@rule("contracts", "contract-positions")
@pytest.mark.parametrize("pips", range(1, 7))
def test_positions_up_to_the_die(pips: int) -> None:
    t = board(pips)
    assert t.offered("take:") == ROW.split()[:pips] * (pips > 1)
    if pips == 1:  # the only contract is taken automatically
        assert t.own(A, "contracts") == ["r01"]
    elif pips < 6:
        t.refuse(f"take:r0{pips + 1}", "position-too-high", "contract-positions")


@rule("contracts", "contract-bonus", "contract-slide", "contract-positions", scenario=11)
@pytest.mark.parametrize(("bonus", "got"), [("coins", {"coins": 1}), ("camels", {"camels": 1})])
def test_with_a_5_those_of_positions_2_and_5(bonus: str, got: dict[str, int]) -> None:
    t = board(5).play("take:r02")
    assert t.contracts == ["r01", "", "r03", "r04", "r05", "r06"]
    t.refuse("take:r06", "position-too-high", "contract-positions")
    t.play("take:r05")
    assert t.offered() == ["bonus:coins", "bonus:camels"]
    t.play(f"bonus:{bonus}")
    assert t.got(A) == got
    assert t.own(A, "contracts") == ["r02", "r05"]
    assert t.contracts == ["r01", "r03", "r04", "r06", "", ""]


@rule("contract-positions", "contract-slide")
def test_both_are_picked_by_the_positions_where_they_lie_at_first() -> None:
    t = board(2).play("take:r01")
    t.refuse("take:r03", "position-too-high", "contract-positions")
    t.play("take:r02")
    assert t.contracts == ["r03", "r04", "r05", "r06", "", ""]


@rule("contract-bonus", "ruling-position-six")
@pytest.mark.parametrize(("bonus", "got"), [("coins", {"coins": 2}), ("camels", {"camels": 2})])
def test_position_6_brings_two_of_one_kind(bonus: str, got: dict[str, int]) -> None:
    t = board(6).play("take:r06")
    assert t.offered() == ["bonus:coins", "bonus:camels"]
    t.play(f"bonus:{bonus}")
    assert t.got(A) == got
    t.play("enough")
    assert t.contracts == ["r01", "r02", "r03", "r04", "r05", ""]


@rule("contract-bonus", "ruling-position-six")
def test_positions_5_and_6_bring_a_bonus_each() -> None:
    t = board(6, **BARE).play("take:r05", "bonus:camels", "take:r06", "bonus:coins")
    assert (t.own(A, "camels"), t.own(A, "coins")) == (1, 2)


@rule("contract-bonus")
@pytest.mark.parametrize("contract", ["r01", "r02", "r03", "r04"])
def test_lower_positions_bring_nothing_besides(contract: str) -> None:
    t = board(6).play(f"take:{contract}")
    assert t.got(A) == {}
    assert t.offered("bonus:") == []


@rule("contract-bonus", "contract-slide")
def test_a_contract_that_slid_left_lost_its_bonus() -> None:
    t = table(dice={A: "66", B: "66"}, row=ROW, contracts={A: "", B: ""})
    t.play("contracts:d6", "take:r01", "enough", "end")
    t = Table(t.state)
    # at position 5 by now, with the bonus of one coin
    t.play("contracts:d6", "take:r06", "bonus:coins")
    assert t.own(B, "coins") == 8 - 6 + 1


@rule("contracts", "surcharge")
def test_the_bonus_does_not_pay_the_surcharge() -> None:
    given: dict[str, object] = {"dice": {A: "6"}, "row": ROW, "spaces": {"contracts": "B1"}}
    t = table(coins={A: 5}, **given)  # type: ignore[arg-type]
    t.refuse("contracts:d6", "surcharge-missing", "surcharge")
    t = table(coins={A: 6}, contracts={A: ""}, **given)  # type: ignore[arg-type]
    t.play("contracts:d6", "take:r06", "bonus:coins")
    assert t.own(A, "coins") == 2


# -- one or two -----------------------------------------------------------------------------


@rule("contracts", "at-least-once")
def test_one_or_two_contracts_are_taken() -> None:
    t = board(4)
    t.refuse("enough", "not-offered", "contract-positions")
    t.play("take:r03", "enough")
    assert t.own(A, "contracts") == ["r03"]
    t = board(4).play("take:r03", "take:r01")
    assert t.own(A, "contracts") == ["r03", "r01"]
    assert t.offered("take:") == []


@rule("contracts")
def test_a_contract_brings_nothing_until_it_is_fulfilled() -> None:
    t = board(4, coins={A: 0}).play("take:r02", "enough")
    assert t.got(A) == {}
    assert t.own(A, "done") == []


# -- sliding and refilling ------------------------------------------------------------------


@rule("contract-slide")
def test_the_rest_slides_to_the_left_once_the_action_is_over() -> None:
    t = board(6).play("take:r01")
    assert t.contracts[0] == ""
    t.play("enough")
    assert t.contracts == ["r02", "r03", "r04", "r05", "r06", ""]


@rule("contract-refill", scenario=14)
def test_when_none_is_left_two_come_from_the_special_pile_before_the_next_turn() -> None:
    t = board(3, row="r01 r02", top="r20 r21")
    pile = t.pile
    t.play("take:r01", "take:r02", "bag:d3")
    assert t.contracts == [""] * 6
    t.play("end")
    assert t.contracts == ["r20", "r21", "", "", "", ""]
    assert (t.pile, t.acting) == (pile - 2, B)


@rule("contract-refill")
def test_as_long_as_one_is_left_nothing_is_refilled() -> None:
    t = board(3, row="r01 r02 r03", top="r20 r21")
    pile = t.pile
    t.play("take:r01", "take:r02", "end")
    assert (t.contracts, t.pile) == (["r03", "", "", "", "", ""], pile)


@rule("contract-refill", "contract-pile")
@pytest.mark.parametrize(("pile", "shown"), [(1, 1), (0, 0)])
def test_a_low_pile_refills_what_it_can(pile: int, shown: int) -> None:
    t = board(3, row="r01 r02", pile=pile).play("take:r01", "take:r02", "end")
    assert sum(bool(id) for id in t.contracts) == shown
    assert t.pile == 0


@rule("contract-refill", "contracts")
def test_where_no_contract_lies_the_space_is_closed() -> None:
    t = table(turn=A, row="", pile=0, dice={A: "3"})
    t.refuse("contracts:d3", "no-open-contract", "contract-refill")
    t = table(turn=A, row="r01", pile=0, dice={A: "3"}, contracts={A: ""})
    assert t.play("contracts:d3").own(A, "contracts") == ["r01"]


# -- two places -----------------------------------------------------------------------------


@rule("contract-places", "contract-starters", "contract-pile", scenario=13)
def test_two_new_contracts_for_a_starter_and_a_regular_one() -> None:
    t = board(5, contracts={A: "s1 r10"})
    pile = t.pile
    t.play("take:r02")
    assert t.offered() == ["replace:s1", "replace:r10"]
    t.play("replace:s1", "take:r04")  # the other old one is replaced automatically
    assert (t.own(A, "contracts"), t.under) == (["r02", "r04"], ["r10"])
    assert t.pile == pile + 1


@rule("contract-starters")
def test_a_starter_that_is_put_away_leaves_the_game() -> None:
    t = board(5, contracts={A: "s1 r10"})
    pile = t.pile
    t.play("take:r02", "replace:s1", "enough")
    assert (t.under, t.pile) == ([], pile)
    assert t.own(A, "contracts") == ["r10", "r02"]
    held = [*t.of("contracts"), *t.of("done"), t.contracts, t.state.secret.pile]
    assert not any("s1" in where for where in held)


@rule("contract-pile", "contract-places")
def test_contracts_under_the_special_pile_are_drawn_last() -> None:
    t = board(3, row="r01 r02", pile=2, under="r09 r10", contracts={A: "r11 r12"})
    t.play("take:r01", "replace:r11", "take:r02")
    assert t.under == ["r09", "r10", "r11", "r12"]
    t.play("end")
    assert (t.contracts[:2], t.under) == (["r09", "r10"], ["r11", "r12"])


@rule("contract-places")
def test_with_a_free_place_nothing_is_replaced() -> None:
    t = board(5, contracts={A: "r10"}).play("take:r02", "enough")
    assert (t.own(A, "contracts"), t.under) == (["r10", "r02"], [])


@rule("contract-places", "contract-bonus")
def test_a_contract_of_position_6_needs_a_place_too() -> None:
    t = board(6, contracts={A: "r10 r11"}).play("take:r06")
    asked = [t.offered(), t.play(t.offered()[0]).offered()]
    assert sorted(map(sorted, asked)) == [
        ["bonus:camels", "bonus:coins"],
        ["replace:r10", "replace:r11"],
    ]


@rule("contract-fresh")
def test_a_contract_that_was_just_taken_cannot_be_put_away() -> None:
    t = board(5, contracts={A: "r10 r11"}).play("take:r02")
    t.refuse("replace:r02", "not-offered", "contract-places")
    t.play("replace:r11", "take:r01")
    assert t.own(A, "contracts") == ["r02", "r01"]


@rule("contract-fresh", "contracts")
def test_a_contract_of_an_earlier_action_of_the_turn_is_an_old_one() -> None:
    given: dict[str, object] = {"dice": {A: "3"}, "contracts": {A: "r10 r11"}, "row": ROW}
    t = table(fresh="r10 r11", **given).play("contracts:d3", "take:r01")  # type: ignore[arg-type]
    assert t.offered("replace:") == ["r10", "r11"]
    t.play("replace:r10", "take:r02")  # the other old one is replaced automatically
    assert (t.own(A, "contracts"), t.under) == (["r01", "r02"], ["r10", "r11"])


@rule("contract-fresh", "reward-contract")
def test_a_contract_that_was_drawn_earlier_in_the_turn_is_an_old_one() -> None:
    given: dict[str, object] = {"camels": {A: 1}, "pepper": {A: 4}, "row": ROW, "top": "r20"}
    t = table(dice={A: "3"}, contracts={A: "r19 r10"}, **given)  # type: ignore[arg-type]
    t.play("fulfil:r19", "contracts:d3", "take:r01")
    assert t.offered("replace:") == ["r10", "r20"]
    t.play("replace:r20", "take:r02")
    assert (t.own(A, "contracts"), t.under) == (["r01", "r02"], ["r20", "r10"])


@rule("contract-fresh", "reward-contract")
def test_a_contract_taken_earlier_in_the_turn_makes_room_for_a_drawn_one() -> None:
    given: dict[str, object] = {"row": ROW, "top": "r20", "camels": {A: 9}, "pepper": {A: 9}}
    t = board(5, contracts={A: "r19"}, **given).play("take:r02", "enough", "fulfil:r19")
    assert t.own(A, "contracts") == ["r02", "r20"]
    given |= {"posts": {A: ""}, "outposts": {"alexandria": "contract"}, "coins": {A: 9}}
    t = table(dice={A: "114"}, black={A: "4"}, contracts={A: "r10 r11"}, **given)  # type: ignore[arg-type]
    t.play("contracts:b4", "take:r01", "replace:r10", "take:r02", "end")
    assert t.own(A, "contracts") == ["r01", "r02"]


@rule("contract-fresh", "contract-positions")
def test_without_room_no_contract_is_taken_and_the_refusal_says_why() -> None:
    # older rules didn't let a drawn contract be replaced
    t = Table(old_state("marco-polo-1", 3, "taking"))
    assert t.offered() == ["enough"]
    t.refuse("take:r02", "contracts-fresh", "contract-fresh")
    t.refuse("take:r06", "position-too-high", "contract-positions")
    (told,) = [entry for entry in t.decision.blocked if entry.key == "take:r02"]
    assert told.targets == {"contract:r02"}
    t.play("enough")
    assert t.contracts == ["r02", "r03", "r04", "r05", "r06", ""]


@rule("contract-places", "contract-fresh")
def test_a_choice_to_take_a_contract_names_the_replaced_one() -> None:
    t = board(5, contracts={A: "r10 r11"})
    assert labels(t) == {"marco-polo-1-choice-take-contract"}  # either may be replaced
    t.play("take:r02", "replace:r11")
    assert labels(t) == {"marco-polo-1-choice-take-contract-for"}
    for choice in t.decision.choices[:-1]:
        assert choice.label.params["old"] == contract_text(t.state, "r10")
    free = board(5, contracts={A: "r10"})
    assert labels(free) == {"marco-polo-1-choice-take-contract"}


def labels(t: Table) -> set[str]:
    return {choice.label.id for choice in t.decision.choices if choice.args}


@rule("contract-fresh")
def test_a_contract_of_an_earlier_turn_is_not_fresh() -> None:
    t = board(5).play("take:r02", "take:r01")
    assert t.fresh == ["r02", "r01"]
    assert t.play("end").fresh == []


@rule("contracts", "colour-once", "black-dice-free")
def test_contracts_are_taken_once_more_with_a_black_die() -> None:
    t = table(dice={A: "6"}, spaces={"contracts": "A3"}, black={A: "4"}, row=ROW, contracts={A: ""})
    t.refuse("contracts:d6", "colour-there", "colour-once")
    t.play("contracts:b4", "take:r04", "enough")
    assert t.own(A, "coins") == 8 - 4


# -- dice and positions ---------------------------------------------------------------------


@rule("contract-positions", "at-least-once")
def test_a_die_needs_a_contract_at_or_below_its_pips() -> None:
    t = table(dice={A: "12"}, row="- r02", contracts={A: ""})
    t.refuse("contracts:d1", "position-too-high", "contract-positions")
    t.play("contracts:d2")
    assert t.own(A, "contracts") == ["r02"]
