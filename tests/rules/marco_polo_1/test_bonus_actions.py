"""Bonus actions: the purse, rolling again, turning by one, black dice; fulfilling contracts."""

import pytest

from games.rules.marco_polo_common.contracts import contract_text
from tests.rules.marco_polo_1.table import A, B, D, Table, facts, rule, table

MATTEO = "matteo-polo"

# -- the purse ------------------------------------------------------------------------------


@rule("bag", "bonus-actions")
@pytest.mark.parametrize("pips", range(1, 7))
def test_the_purse_gives_three_coins_whatever_the_die(pips: int) -> None:
    t = table(dice={A: f"{pips}3"}).play(f"bag:d{pips}")
    assert t.got(A) == {"coins": 3}
    assert t.spaces["bag"][-1] == {"colour": A, "pips": pips, "by": A}


@rule("bag", "colour-once", "surcharge")
def test_the_purse_takes_any_number_of_dice_of_a_colour_without_a_surcharge() -> None:
    t = table(dice={A: "2345"}, coins={A: 0}, spaces={"bag": "A1 B3"})
    t.play("bag:d2", "bag:d3", "bag:d4")
    assert t.got(A) == {"coins": 9}
    assert t.own(A, "dice") == [5]


@rule("bag", "black-dice-free")
def test_black_and_white_dice_go_into_the_purse_too() -> None:
    t = table(dice={A: "23"}, black={A: "6"}, characters={A: MATTEO}, white={A: "5"})
    t.refuse("bag:d6", "no-such-die", "bag")
    t.refuse("bag:w6", "no-such-die", "bag")
    assert t.play("bag:b6", "bag:w5").got(A) == {"coins": 6}


@rule("bag", "raschid")
def test_raschids_dice_need_no_number_in_the_purse() -> None:
    t = table(characters={A: "raschid-ad-din-sinan"})
    assert t.offered("bag:") == ["d0"]
    assert t.play("bag:d0").got(A) == {"coins": 3}
    assert t.own(A, "dice") == [0] * 4


# -- rolling again --------------------------------------------------------------------------


@rule("reroll", "bonus-actions")
def test_a_camel_rolls_one_die_again() -> None:
    t = table(dice={A: "1335"}, camels={A: 2}).play("reroll:d3", rolls="6")
    assert (t.got(A), t.own(A, "dice")) == ({"camels": -1}, [1, 3, 5, 6])
    t.play("reroll:d1", rolls="1")  # as often as there are camels
    t.refuse("reroll:d1", "camels-missing", "reroll")


@rule("reroll", "black-dice-free")
def test_black_and_white_dice_are_rolled_again_too() -> None:
    t = table(dice={A: "13"}, black={A: "2"}, camels={A: 2}, characters={A: MATTEO})
    t.play("reroll:b2", "reroll:w3", rolls="5 6")
    assert (t.own(A, "dice"), t.own(A, "black"), t.own(A, "white")) == ([1, 3], [5], [6])


@rule("reroll")
def test_only_an_own_die_is_rolled_again() -> None:
    t = table(dice={A: "13"}, camels={A: 9})
    t.refuse("reroll:d6", "no-such-die", "reroll")
    t.play("reroll:d1")


@rule("reroll")
def test_a_placed_die_is_not_rolled_again() -> None:
    t = table(dice={A: "13"}, camels={A: 9}).play("coins:d3")
    t.refuse("reroll:d3", "no-such-die", "reroll")
    t.play("reroll:d1")


# -- turning --------------------------------------------------------------------------------


@rule("turn-die", "bonus-actions")
def test_two_camels_turn_a_2_to_a_3() -> None:
    t = table(dice={A: "25"}, camels={A: 2}).play("turn", "turn-up:d2")
    assert (t.got(A), t.own(A, "dice")) == ({"camels": -2}, [3, 5])


@rule("turn-die", "black-dice-free")
def test_dice_are_turned_up_or_down_by_one_black_and_white_ones_too() -> None:
    own: dict[str, object] = {"characters": {A: MATTEO}, "white": {A: "4"}}
    t = table(dice={A: "16"}, black={A: "3"}, camels={A: 9}, **own)  # type: ignore[arg-type]
    t.play("turn")
    assert t.offered("turn-") == ["up:d1", "down:d6", "up:b3", "down:b3", "up:w4", "down:w4"]
    t.play("turn-down:d6", "turn", "turn-up:d1", "turn", "turn-down:b3", "turn", "turn-up:w4")
    assert (t.own(A, "dice"), t.own(A, "black"), t.own(A, "white")) == ([2, 5], [2], [5])
    assert t.got(A) == {"camels": -8}


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
def test_only_an_own_die_is_turned() -> None:
    t = table(dice={A: "25"}, black={A: "3"}, camels={A: 9})
    t.play("turn")
    t.refuse("turn-up:d3", "no-such-die", "turn-die")
    t.refuse("turn-down:b5", "no-such-die", "turn-die")
    t.play("turn-up:b3", "turn", "turn-down:d5")


@rule("turn-die")
def test_turning_costs_two_camels() -> None:
    t = table(dice={A: "25"}, camels={A: 1}, coins={A: 30})
    t.refuse("turn", "camels-missing", "turn-die")
    table(dice={A: "25"}, camels={A: 2}).play("turn", "turn-down:d5")


# -- black dice -----------------------------------------------------------------------------


@rule("buy-black", "bonus-actions")
def test_three_camels_buy_a_black_die_that_is_rolled_at_once() -> None:
    t = table(dice={A: "25"}, camels={A: 3}).play("buy", rolls="4")
    assert (t.got(A), t.own(A, "black"), len(t.black)) == ({"camels": -3}, [4], 4)
    t.play("coins:b4")


@rule("buy-black")
def test_two_camels_buy_no_black_die() -> None:
    t = table(camels={A: 2}, coins={A: 30})
    t.refuse("buy", "camels-missing", "buy-black")
    table(camels={A: 3}).play("buy")


@rule("buy-black", "raschid")
def test_raschids_black_dice_are_not_rolled() -> None:
    t = table(characters={A: "raschid-ad-din-sinan"}, camels={A: 3}).play("buy", rolls="")
    assert t.own(A, "black") == [0]
    assert t.play("market-camels:b6", "row:6").got(A) == {"camels": 6}


@rule("black-die-limit", scenario=37)
def test_one_black_die_is_bought_a_turn() -> None:
    t = table(camels={A: 9}).play("buy", rolls="4")
    t.refuse("buy", "bought-already", "black-die-limit")
    t.play("coins:b4")
    t.refuse("buy", "bought-already", "black-die-limit")


@rule("black-die-limit", "reward-black-die", scenario=37)
def test_black_dice_of_rewards_come_on_top() -> None:
    own: dict[str, object] = {"pepper": {A: 1}, "gold": {A: 1}, "contracts": {A: "s3"}}
    t = table(camels={A: 5}, **own).play("buy", rolls="2")  # type: ignore[arg-type]
    t.play("fulfil:s3", rolls="6")
    assert t.own(A, "black") == [2, 6]
    t = table(camels={A: 5}, **own).play("fulfil:s3", rolls="6").play("buy", rolls="2")  # type: ignore[arg-type]
    assert t.own(A, "black") == [2, 6]


@rule("black-die-limit")
def test_in_the_next_turn_another_one_may_be_bought() -> None:
    t = table(dice={A: "25", B: "3"}, camels={A: 6, B: 3})
    t.play("buy", rolls="4").play("coins:d2", "end").play("buy", rolls="1")
    assert t.of("black")[:2] == [[4], [1]]


@rule("black-die-limit", "black-dice")
def test_none_can_be_bought_when_the_supply_is_empty() -> None:
    t = table(camels={A: 9}, black={B: "12345"})
    t.refuse("buy", "no-black-dice", "black-die-limit")
    t = table(camels={A: 9}, black={B: "1234"})
    t.play("buy", rolls="3")
    assert t.black == []


@rule("bonus-actions", "buy-black", "reroll", "turn-die", scenario=37)
def test_buying_rolling_twice_and_turning_another_cost_seven_camels() -> None:
    t = table(dice={A: "25"}, camels={A: 7})
    t.play("buy", "reroll:b3", "reroll:b1", "turn", "turn-up:d5", rolls="3 1 4")
    assert t.got(A) == {"camels": -7}
    assert (t.own(A, "dice"), t.own(A, "black")) == ([2, 6], [4])


# -- fulfilling contracts -------------------------------------------------------------------


@rule("fulfil", "rewards", "bonus-actions")
def test_a_contract_takes_its_cost_and_brings_its_reward() -> None:
    t = table(camels={A: 1}, silk={A: 2}, contracts={A: "s4 r02"}).play("fulfil:s4")
    assert t.got(A) == {"camels": -1, "silk": -2, "coins": 5, "vp": 3}
    assert (t.own(A, "contracts"), t.own(A, "done")) == (["r02"], ["s4"])
    assert t.scored("contracts")[A] == 3


@rule("fulfil")
@pytest.mark.parametrize("less", ["camels", "pepper", "silk"])
def test_the_whole_cost_of_a_contract_is_needed(less: str) -> None:
    have = {"camels": 2, "pepper": 2, "silk": 1}
    have[less] -= 1
    t = table(contracts={A: "r02"}, **{ware: {A: n} for ware, n in have.items()})  # type: ignore[arg-type]
    t.refuse("fulfil:r02", "contract-cost-missing", "fulfil")


@rule("fulfil")
def test_only_ones_own_contracts_can_be_fulfilled() -> None:
    t = table(camels={A: 9}, pepper={A: 9}, silk={A: 9}, contracts={B: "r02"}, row="r06")
    t.refuse("fulfil:r02", "not-your-contract", "fulfil")
    t.refuse("fulfil:r06", "not-your-contract", "fulfil")
    t.refuse("fulfil:r99", "not-offered", "fulfil")
    t = table(contracts={A: ""}, done={A: "r02"}, camels={A: 9}, pepper={A: 9}, silk={A: 9})
    t.refuse("fulfil:r02", "not-your-contract", "fulfil")


@rule("fulfil", "bonus-actions")
def test_several_contracts_may_be_fulfilled_in_a_turn() -> None:
    t = table(camels={A: 4}, pepper={A: 3}, silk={A: 3}, contracts={A: "r02 r06"})
    t.play("fulfil:r02", "fulfil:r06")
    assert (t.own(A, "done"), t.got(A)["vp"]) == (["r02", "r06"], 7)
    assert t.got(A)["coins"] == 4 + 3


@rule("fulfil", "contract-places")
def test_a_fulfilled_contract_leaves_its_place() -> None:
    own: dict[str, object] = {"camels": {A: 1}, "silk": {A: 2}, "contracts": {A: "s4 r02"}}
    t = table(dice={A: "3"}, row="r05 r06", **own)  # type: ignore[arg-type]
    t.play("fulfil:s4", "contracts:d3", "take:r05", "enough")
    assert (t.own(A, "contracts"), t.under) == (["r02", "r05"], [])


# -- rewards --------------------------------------------------------------------------------


@rule("reward-goods", "rewards")
def test_a_good_of_choice_is_pepper_silk_or_gold() -> None:
    t = table(camels={A: 1}, silk={A: 3}, contracts={A: "r13"}).play("fulfil:r13")
    assert t.offered() == ["goods:p1s0g0", "goods:p0s1g0", "goods:p0s0g1"]
    assert t.play("goods:p0s0g1").got(A) == {"gold": 1}


@rule("reward-goods", "rewards")
def test_two_goods_of_choice_are_different() -> None:
    t = table(camels={A: 2}, silk={A: 1}, gold={A: 1}, contracts={A: "s5"}).play("fulfil:s5")
    assert t.offered("goods:") == ["p1s1g0", "p1s0g1", "p0s1g1"]
    t.refuse("goods:p2s0g0", "not-offered", "reward-goods")
    assert t.play("goods:p0s1g1").got(A) == {"silk": 1, "gold": 1}


@rule("reward-black-die", "rewards")
def test_a_black_die_is_rolled_at_once_and_used_like_ones_own() -> None:
    t = table(camels={A: 1}, pepper={A: 3}, contracts={A: "r01"}, dice={A: ""}, acted=True)
    t.play("fulfil:r01", rolls="5")
    assert (t.own(A, "black"), len(t.black)) == ([5], 4)
    t.play("end")
    assert t.acting == B


@rule("reward-black-die", "black-dice", scenario=38)
def test_a_black_die_that_is_not_there_is_lost() -> None:
    t = table(
        camels={A: 1},
        pepper={A: 3},
        contracts={A: "r01"},
        black={A: "1", B: "2"},
        spaces={"bag": "x111"},
    )
    t.play("fulfil:r01")
    assert (t.own(A, "black"), t.black) == ([1], [])
    assert t.said("no-black-die")
    assert t.got(A)["vp"] == 2


@rule("reward-contract", "rewards")
@pytest.mark.parametrize("other", ["", "r10"])
def test_with_a_free_place_the_top_contract_of_the_special_pile_is_taken(other: str) -> None:
    own: dict[str, object] = {"camels": {A: 1}, "pepper": {A: 4}}
    t = table(top="r20 r21", contracts={A: f"r19 {other}"}, **own)  # type: ignore[arg-type]
    pile = t.pile
    t.play("fulfil:r19")
    assert t.own(A, "contracts") == [*other.split(), "r20"]
    assert (t.under, t.pile) == ([], pile - 1)
    assert t.said("kept-contract")
    assert "coins:d3" in t.offered()  # the site asked nothing


@rule("reward-contract", "contract-places")
def test_with_both_places_taken_the_contract_drawn_may_be_declined() -> None:
    t = drawing("r10 r11")
    pile = t.pile
    assert t.offered() == ["keep:r20", "decline"]
    kept = Table(t.state).play("keep:r20", "replace:r10")
    assert (kept.own(A, "contracts"), kept.under) == (["r11", "r20"], ["r10"])
    t.play("decline")
    assert (t.own(A, "contracts"), t.under) == (["r10", "r11"], ["r20"])
    assert t.pile == pile + 1


@rule("contract-places", "reward-contract")
def test_a_choice_to_keep_a_contract_names_the_replaced_one() -> None:
    (keep, _) = drawing("r10 r11").decision.choices
    assert keep.label.id == "marco-polo-1-choice-keep-contract"  # either may be replaced
    t = drawing("r10 r11")
    t.state.public.fresh = ["r11"]  # as if the action had taken it
    (keep, _) = t.decision.choices
    assert keep.label.id == "marco-polo-1-choice-keep-contract-for"
    assert keep.label.params["old"] == contract_text(t.state, "r10")
    assert t.play("keep:r20").own(A, "contracts") == ["r11", "r20"]


@rule("contract-fresh", "reward-contract")
def test_without_room_the_drawn_contract_is_shown_and_declined() -> None:
    t = drawing("r10 r11")
    t.state.public.fresh = ["r10", "r11"]  # as if the action had taken both
    assert t.offered() == ["decline"]
    t.refuse("keep:r20", "contracts-fresh", "contract-fresh")
    assert t.play("decline").said("declined-contract")
    assert (t.own(A, "contracts"), t.under) == (["r10", "r11"], ["r20"])


def drawing(held: str, **given: object) -> Table:
    """Return a table where A holds these contracts and is to receive one of the special pile."""
    own: dict[str, object] = {"outposts": {"alexandria": "contract"}, "top": "r20", **given}
    t = table(dice={A: "11"}, coins={A: 9}, contracts={A: held}, **own)  # type: ignore[arg-type]
    return t.play("travel:d1", "go:alexandria")


@rule("ruling-open-draw", "reward-contract")
def test_everybody_sees_drawn_and_declined_contracts() -> None:
    t = drawing("r10 r11")
    (drawn,) = t.said("drew-contract")
    t.play("decline")
    (declined,) = t.said("declined-contract")
    assert drawn.seen_by(None)
    assert declined.seen_by(None)
    assert drawn.params["contract"] == declined.params["contract"]
    assert t.under == ["r20"]


@rule("reward-contract", "contract-places")
def test_a_kept_contract_may_take_the_place_of_an_old_one() -> None:
    own: dict[str, object] = {"contracts": {A: "s1 r02"}, "posts": {A: ""}}
    t = table(last=True, characters={A: "matteo-polo"}, top="r20", **own)  # type: ignore[arg-type]
    t.play("end").play("keep:r20")
    assert t.offered() == ["replace:s1", "replace:r02"]
    t.refuse("replace:r20", "not-offered", "contract-places")
    t.play("replace:r02")
    assert t.own(A, "contracts") == ["s1", "r20"]
    assert t.under[-1] == "r02"


@rule("reward-contract", "contract-pile")
def test_nothing_is_drawn_from_an_empty_pile() -> None:
    t = table(pile=0, camels={A: 1}, pepper={A: 4}, contracts={A: "r19"}).play("fulfil:r19")
    assert t.said("no-contract")
    assert t.acting == A
    assert "coins:d3" in t.offered()


@rule("rewards", "fulfil")
def test_a_contract_may_bring_two_rewards() -> None:
    t = table(camels={A: 2}, pepper={A: 2}, silk={A: 3}, contracts={A: "r31"})
    t.play("fulfil:r31", "goods:p0s0g1", rolls="6")
    assert t.got(A) == {"camels": -2, "pepper": -2, "silk": -3, "gold": 1, "vp": 5}
    assert t.own(A, "black") == [6]
    t = table(
        camels={A: 3}, pepper={A: 1}, silk={A: 2}, gold={A: 1}, contracts={A: "r21"}, top="r20"
    ).play("fulfil:r21")
    assert t.own(A, "camels") == 3
    assert t.own(A, "contracts") == ["r20"]


@rule("fulfil")
@pytest.mark.parametrize("id", facts().contracts)
def test_every_contract_can_be_fulfilled_by_its_cost(id: str) -> None:
    """The cost of each contract is paid, and its plain amounts are gained."""
    cost, gain = facts().contracts[id].cost, facts().contracts[id].gain
    have = {ware: {A: getattr(cost, ware)} for ware in ("camels", "pepper", "silk", "gold")}
    t = table(contracts={A: id, D: ""}, coins={A: 0}, **have)  # type: ignore[arg-type]
    t.play(f"fulfil:{id}")
    assert t.own(A, "done") == [id]
    assert t.got(A)["vp"] == gain.vp
    for ware in ("camels", "coins", "pepper", "silk", "gold"):
        assert t.got(A).get(ware, 0) == getattr(gain, ware) - getattr(cost, ware)
