"""Contracts: taking from cities and pile, two places for each seat's contracts, fulfilling."""

import pytest

from games.rules.marco_polo_common.contracts import contract_text
from tests.rules.marco_polo_2.table import A, B, D, Table, facts, rule, table

XIAN, KABUL = "red-05 red-06", "red-07 red-08"
SHOWN = {"xian": XIAN, "kabul": KABUL}


def board(**given: object) -> Table:
    """Return a table where A has posts in Xian and Kabul and a die on the contract board."""
    own: dict[str, object] = {"posts": {A: "xian kabul"}, "shown": SHOWN, "contracts": {A: ""}}
    t = table(dice={A: "35"}, **{**own, **given})  # type: ignore[arg-type]
    return t.play("contracts:d3")


# -- taking them ----------------------------------------------------------------------------


@rule("contracts", "contract-action", "contract-coins", scenario=34)
def test_one_or_two_of_four_contracts_then_three_coins() -> None:
    t = board()
    assert t.offered("take:") == [*XIAN.split(), *KABUL.split()]
    t.play("take:red-07")
    assert (t.got(A), t.offered("take:")) == ({}, ["red-05", "red-06", "red-08"])
    assert t.play("take:red-05").got(A) == {"coins": 3}
    assert t.own(A, "contracts") == ["red-07", "red-05"]
    t = board().play("take:red-06", "enough")
    assert (t.got(A), t.own(A, "contracts")) == ({"coins": 3}, ["red-06"])


@rule("contract-refill", scenario=34)
def test_emptied_spaces_are_refilled_at_the_end_of_the_turn() -> None:
    t = board(top="red-10 red-11").play("take:red-08", "take:red-05")
    assert (t.contracts["xian"], t.contracts["kabul"]) == (["", "red-06"], ["red-07", ""])
    pile = t.pile
    t.play("bag:d5", "purse:coins")
    assert t.contracts["xian"] == ["", "red-06"]
    t.play("end")
    assert sorted(t.contracts["xian"] + t.contracts["kabul"]) == sorted(
        ["red-06", "red-07", "red-10", "red-11"]
    )
    assert t.pile == pile - 2


@rule("contract-action", "at-least-once")
def test_at_least_one_contract_is_taken() -> None:
    t = board()
    t.refuse("enough", "not-offered", "contract-action")
    t.play("take:red-05", "enough")


@rule("contract-action")
def test_both_contracts_may_come_from_one_city() -> None:
    t = board().play("take:red-05", "take:red-06")
    assert t.own(A, "contracts") == ["red-05", "red-06"]
    assert t.offered("take:") == []


@rule("contract-action", "contracts")
def test_contracts_come_only_from_cities_with_an_own_post() -> None:
    t = board(posts={A: "kabul", B: "xian"})
    t.refuse("take:red-05", "not-offered", "contract-action")
    t.play("take:red-07", "take:red-08")


@rule("contracts", "contract-action")
def test_without_a_post_in_a_contract_city_the_board_is_closed() -> None:
    t = table(posts={A: "fuzhou xanadu", B: "xian"}, dice={A: "3"})
    t.refuse("contracts:d3", "no-contract-city", "contract-action")
    t = table(posts={A: "fuzhou xian"}, dice={A: "3"})
    t.play("contracts:d3")


@rule("contract-action", "contracts")
@pytest.mark.parametrize("pips", range(1, 7))
def test_the_die_may_show_anything(pips: int) -> None:
    t = table(posts={A: "xian"}, shown=SHOWN, dice={A: str(pips)})
    t.play(f"contracts:d{pips}", "take:red-05", "enough")
    assert t.got(A) == {"coins": 3}


# -- two places -----------------------------------------------------------------------------


@rule("contract-places", "contract-pile", scenario=35)
def test_old_red_contracts_go_under_the_pile() -> None:
    t = board(contracts={A: "red-01 red-02"})
    pile = t.pile
    t.play("take:red-05")
    assert t.offered("replace:") == ["red-01", "red-02"]
    t.play("replace:red-02")
    assert (t.under, t.own(A, "contracts")) == (["red-02"], ["red-01", "red-05"])
    t.play("take:red-06")  # the other old one is replaced automatically
    assert (t.under, t.pile) == (["red-02", "red-01"], pile + 2)
    assert (t.own(A, "contracts"), t.got(A)) == (["red-05", "red-06"], {"coins": 3})


@rule("contract-starters", "contract-places", scenario=35)
def test_a_starter_goes_back_into_the_box() -> None:
    t = board(contracts={A: "starter-1 red-02"})
    pile = t.pile
    t.play("take:red-05", "replace:starter-1", "enough")
    assert (t.under, t.pile) == ([], pile)
    assert t.own(A, "contracts") == ["red-02", "red-05"]


@rule("contract-places", "contract-starters", "contract-pile", "contract-coins", scenario=35)
def test_two_new_contracts_for_a_starter_and_a_red_one() -> None:
    t = board(contracts={A: "starter-1 red-02"})
    pile = t.pile
    t.play("take:red-05", "replace:starter-1", "take:red-07")
    assert (t.own(A, "contracts"), t.under) == (["red-05", "red-07"], ["red-02"])
    assert (t.pile, t.got(A)) == (pile + 1, {"coins": 3})


@rule("contract-fresh", scenario=35)
def test_a_contract_that_was_just_taken_cannot_be_thrown_away() -> None:
    t = board(contracts={A: "red-01"}).play("take:red-05", "take:red-06")
    assert (t.own(A, "contracts"), t.under) == (["red-05", "red-06"], ["red-01"])
    t = board(contracts={A: "red-01 red-02"}).play("take:red-05")
    t.refuse("replace:red-05", "not-offered", "contract-places")


@rule("contract-fresh", "reward-contract")
def test_a_contract_of_an_earlier_action_of_the_turn_is_an_old_one() -> None:
    t = board(kept={A: "contract"}, top="red-20").play("take:red-05", "take:red-06")
    t.play("kept:contract")
    assert t.offered() == ["keep:red-20", "decline"]
    t.play("keep:red-20")
    assert t.offered("replace:") == ["red-05", "red-06"]
    t.play("replace:red-05")
    assert (t.own(A, "contracts"), t.under) == (["red-06", "red-20"], ["red-05"])


@rule("contract-fresh", "reward-contract")
def test_a_contract_that_was_drawn_earlier_in_the_turn_is_an_old_one() -> None:
    given: dict[str, object] = {"kept": {A: "contract"}, "top": "red-20", "dice": {A: "35"}}
    t = table(posts={A: "xian"}, shown=SHOWN, contracts={A: "red-01"}, **given)  # type: ignore[arg-type]
    t.play("kept:contract", "keep:red-20", "contracts:d3", "take:red-05")
    assert t.offered("replace:") == ["red-01", "red-20"]
    t.play("replace:red-20", "take:red-06")
    assert (t.own(A, "contracts"), t.under) == (["red-05", "red-06"], ["red-20", "red-01"])


def full_hands() -> Table:
    """Return a table where one movement of A brought it contracts from Pagan and Kabul.

    The outpost in Kabul brings one more contract.
    """
    rich: dict[str, object] = {"coins": {A: 20}, "camels": {A: 20}, "jade": {A: 1}}
    t = table(
        dice={A: "2224"},
        figures={A: "oasis-angkor"},
        contracts={A: "red-01 red-02"},
        shown={"pagan": "red-05 red-06", "kabul": "red-07 red-08"},
        outposts={"kabul": "contract", "pagan": "gold"},
        top="red-20",
        **rich,  # type: ignore[arg-type]
    )
    t.play("travel-upper:d2", "add:d2", "add:d2", "go:pagan", "go:kabul")
    while not t.offered("post:"):
        t.play(t.offered()[0])
    t.play("post:pagan", "first:contracts-pagan", "take:red-05", "replace:red-01")
    return t.play("first:contracts-kabul", "take:red-07")


@rule("contract-fresh", "reward-contract")
def test_without_room_the_drawn_contract_is_shown_and_declined() -> None:
    t = full_hands()
    assert (t.own(A, "contracts"), t.offered()) == (["red-05", "red-07"], ["decline"])
    t.refuse("keep:red-20", "contracts-fresh", "contract-fresh")
    t.play("decline")
    assert (t.own(A, "contracts"), t.under) == (
        ["red-05", "red-07"],
        ["red-01", "red-02", "red-20"],
    )
    assert t.said("declined-contract")


@rule("contract-fresh", "contract-cities")
def test_without_room_a_new_post_brings_no_contract_and_the_refusal_says_why() -> None:
    t = table(
        dice={A: "11"}, contracts={A: "red-01 red-02"}, shown={"xian": XIAN}, posts={B: "xian"}
    )
    t.play("travel-lower:d1", "go:xian")
    assert t.offered() == ["take:red-05", "take:red-06", "enough"]
    t.state.public.fresh = ["red-01", "red-02"]  # as if the action had taken both
    assert t.offered() == ["enough"]
    t.refuse("take:red-05", "contracts-fresh", "contract-fresh")
    assert [entry.targets for entry in t.decision.blocked] == [
        {"contract:red-05"},
        {"contract:red-06"},
    ]
    assert "end" in t.play("enough").offered()
    assert t.said("no-room")


@rule("contract-cities", "reward-city-contract")
def test_a_contract_that_cannot_be_gained_is_reported() -> None:
    t = table(dice={A: "11"}, shown={"xian": "- -"}, posts={B: "xian"})
    assert t.play("travel-lower:d1", "go:xian").said("no-open-contract")
    t = table(dice={A: "11"}, shown={"xian": XIAN}, posts={B: "xian"}, contracts={A: ""})
    t.play("travel-lower:d1", "go:xian", "enough")
    assert not t.said("no-open-contract")  # A chose to take none
    t = board(
        shown={"xian": "red-05 -", "kabul": "- -"}
    )  # the second contract of an action isn't a reward
    assert (t.own(A, "contracts"), t.said("no-open-contract")) == (["red-05"], [])


@rule("contract-places", "contract-fresh")
def test_a_choice_to_take_a_contract_names_the_replaced_one() -> None:
    t = board(contracts={A: "red-01 red-02"})
    assert labels(t) == {"marco-polo-2-choice-take-contract"}  # either may be replaced
    t.play("take:red-05", "replace:red-02")
    assert labels(t) == {"marco-polo-2-choice-take-contract-for"}
    for choice in t.decision.choices[:-1]:
        assert choice.label.params["old"] == contract_text(t.state, "red-01")


def labels(t: Table) -> set[str]:
    return {choice.label.id for choice in t.decision.choices if choice.args}


@rule("contract-fresh")
def test_a_contract_of_an_earlier_turn_is_not_fresh() -> None:
    t = board().play("take:red-05", "take:red-06")
    assert t.fresh == ["red-05", "red-06"]
    assert t.play("end").fresh == []


@rule("contract-places")
def test_with_a_free_place_nothing_is_replaced() -> None:
    t = board(contracts={A: "red-01"}).play("take:red-05", "enough")
    assert (t.own(A, "contracts"), t.under) == (["red-01", "red-05"], [])


# -- the pile -------------------------------------------------------------------------------


@rule("contract-pile", "contract-refill")
def test_with_an_empty_pile_spaces_stay_empty() -> None:
    t = board(pile=1, posts={A: "xian kabul", D: "quilon"}).play("take:red-05", "take:red-07")
    t.play("end")
    assert t.pile == 0
    assert sum(slots.count("") for slots in t.contracts.values()) == 1


@rule("contract-refill", "contract-action")
def test_where_no_contract_lies_the_board_is_closed() -> None:
    given: dict[str, object] = {"posts": {A: "xian"}, "dice": {A: "3"}, "pile": 0}
    t = table(shown={"xian": "- -"}, **given)  # type: ignore[arg-type]
    t.refuse("contracts:d3", "no-open-contract", "contract-refill")
    t = table(shown={"xian": "- red-05"}, **given)  # type: ignore[arg-type]
    assert t.play("contracts:d3").own(A, "contracts")[-1:] == ["red-05"]
    assert t.got(A) == {"coins": 3}


@rule("contract-pile")
def test_contracts_under_the_pile_are_drawn_last() -> None:
    t = board(pile=2, under="red-09 red-10", contracts={A: "red-01 red-02"})
    t.play("take:red-05", "replace:red-01", "take:red-06")
    assert t.under == ["red-09", "red-10", "red-01", "red-02"]
    t.play("end")
    assert set(t.contracts["xian"]) == {"red-09", "red-10"}
    assert t.under == ["red-01", "red-02"]


# -- contracts as a reward ------------------------------------------------------------------


@rule("ruling-decline", "reward-contract", "rewards")
def test_a_contract_from_the_pile_may_be_kept_or_declined() -> None:
    given: dict[str, object] = {"kept": {A: "contract"}, "top": "red-20 red-21"}
    t = table(contracts={A: "starter-1"}, **given).play("kept:contract")  # type: ignore[arg-type]
    assert t.got(A) == {"coins": 1}
    assert t.offered() == ["keep:red-20", "decline"]
    kept = Table(t.state).play("keep:red-20")
    assert (kept.own(A, "contracts"), kept.under) == (["starter-1", "red-20"], [])
    t.play("decline")
    assert (t.own(A, "contracts"), t.under) == (["starter-1"], ["red-20"])


@rule("reward-contract", "contract-places")
def test_a_kept_contract_needs_a_place_too() -> None:
    t = table(contracts={A: "starter-1 red-02"}, kept={A: "contract"}, top="red-20")
    t.play("kept:contract", "keep:red-20")
    assert t.offered() == ["replace:starter-1", "replace:red-02"]
    t.refuse("replace:red-20", "not-offered", "contract-places")
    assert t.play("replace:red-02").under == ["red-02"]


@rule("ruling-open-draw", "reward-contract")
def test_everybody_sees_drawn_and_declined_contracts() -> None:
    t = table(kept={A: "contract"}, top="red-20").play("kept:contract")
    (drawn,) = t.said("drew-contract")
    (declined,) = t.play("decline").said("declined-contract")
    assert drawn.seen_by(None)
    assert declined.seen_by(None)
    assert drawn.params["contract"] == declined.params["contract"]


@rule("reward-contract", "contract-pile")
def test_nothing_is_drawn_from_an_empty_pile() -> None:
    t = table(pile=0, kept={A: "contract"}).play("kept:contract")
    assert t.said("no-contract")
    assert (t.got(A), t.acting) == ({"coins": 1}, A)
    assert "khan:d3" in t.offered()


@rule("ruling-city-contract", "reward-city-contract", "contract-cities")
def test_a_city_contract_comes_from_a_city_with_an_own_post() -> None:
    given: dict[str, object] = {
        "camels": {A: 2},
        "pepper": {A: 3},
        "contracts": {A: "red-13"},
        "shown": SHOWN,
    }
    t = table(posts={A: "kabul"}, **given).play("fulfil:red-13")  # type: ignore[arg-type]
    assert t.offered() == ["take:red-07", "take:red-08", "enough"]
    t.refuse("take:red-05", "not-offered", "contract-action")
    t.play("take:red-08")
    assert (t.own(A, "contracts"), t.got(A)) == (["red-08"], {})
    t = table(posts={B: "kabul"}, **given).play("fulfil:red-13")  # type: ignore[arg-type]
    assert "khan:d3" in t.offered()  # without such a city there is no contract
    assert (t.own(A, "contracts"), len(t.said("no-open-contract"))) == ([], 1)
    t = table(posts={A: "kabul"}, **given).play("fulfil:red-13", "enough")  # type: ignore[arg-type]
    assert (t.own(A, "contracts"), t.said("no-open-contract")) == ([], [])


# -- fulfilling them ------------------------------------------------------------------------


@rule("fulfil", "rewards", "bonus-actions")
def test_a_contract_takes_its_cost_and_brings_its_reward() -> None:
    t = table(camels={A: 2}, pepper={A: 2}, silk={A: 1}, contracts={A: "red-01 red-02"})
    t.play("fulfil:red-01")
    assert t.got(A) == {"camels": -2, "pepper": -2, "silk": -1, "coins": 4, "vp": 3}
    assert (t.own(A, "contracts"), t.own(A, "done")) == (["red-02"], ["red-01"])
    assert t.scored("contracts")[A] == 3


@rule("fulfil")
@pytest.mark.parametrize("less", ["camels", "pepper", "silk"])
def test_the_whole_cost_of_a_contract_is_needed(less: str) -> None:
    have = {"camels": 2, "pepper": 2, "silk": 1}
    have[less] -= 1
    t = table(contracts={A: "red-01"}, **{ware: {A: n} for ware, n in have.items()})  # type: ignore[arg-type]
    t.refuse("fulfil:red-01", "contract-cost-missing", "fulfil")


@rule("fulfil", "jade-payment", "jade", scenario=43)
def test_a_jade_stands_in_for_a_camel_that_is_missing() -> None:
    t = table(camels={A: 1}, pepper={A: 2}, silk={A: 1}, jade={A: 1}, contracts={A: "red-01"})
    t.play("fulfil:red-01")
    assert t.got(A)["jade"] == -1
    assert (t.own(A, "camels"), t.own(A, "done")) == (0, ["red-01"])


@rule("fulfil", "jade")
def test_jade_stands_in_for_no_good() -> None:
    t = table(camels={A: 5}, pepper={A: 1}, silk={A: 1}, jade={A: 5}, contracts={A: "red-01"})
    t.refuse("fulfil:red-01", "contract-cost-missing", "fulfil")


@rule("fulfil")
def test_only_ones_own_contracts_can_be_fulfilled() -> None:
    t = table(
        camels={A: 9}, pepper={A: 9}, silk={A: 9}, contracts={B: "red-01"}, shown={"xian": XIAN}
    )
    t.refuse("fulfil:red-01", "not-your-contract", "fulfil")
    t.refuse("fulfil:red-05", "not-your-contract", "fulfil")


@rule("fulfil", "bonus-actions")
def test_several_contracts_may_be_fulfilled_in_a_turn() -> None:
    t = table(camels={A: 4}, pepper={A: 4}, silk={A: 3}, contracts={A: "red-01 red-05"})
    t.play("fulfil:red-01", "fulfil:red-05", "decline")
    assert t.own(A, "done") == ["red-01", "red-05"]


@rule("fulfil", "contract-places")
def test_a_fulfilled_contract_leaves_its_place() -> None:
    t = table(
        camels={A: 2},
        pepper={A: 2},
        silk={A: 1},
        contracts={A: "red-01 starter-2"},
        posts={A: "xian"},
        shown=SHOWN,
        dice={A: "3"},
    )
    t.play("fulfil:red-01", "contracts:d3", "take:red-05", "enough")
    assert (t.own(A, "contracts"), t.under) == (["starter-2", "red-05"], [])


@rule("reward-goods", "fulfil")
def test_goods_of_choice_are_pepper_silk_and_gold() -> None:
    t = table(camels={A: 3}, silk={A: 1}, gold={A: 1}, contracts={A: "red-29"})
    t.play("fulfil:red-29")
    assert t.offered("goods:") == ["p2s0g0", "p1s1g0", "p1s0g1", "p0s2g0", "p0s1g1", "p0s0g2"]
    assert t.play("goods:p1s0g1").got(A) == {"pepper": 1, "gold": 1}


@rule("reward-goods", "fulfil")
def test_different_goods_are_different() -> None:
    t = table(camels={A: 3}, pepper={A: 1}, silk={A: 1}, gold={A: 1}, contracts={A: "red-18"})
    t.play("fulfil:red-18")
    assert t.offered("goods:") == ["p1s1g0", "p1s0g1", "p0s1g1"]
    t.refuse("goods:p2s0g0", "not-offered", "reward-goods")


@rule("reward-goods", "fulfil")
def test_six_goods_of_choice_are_named_when_paying() -> None:
    t = table(camels={A: 2}, pepper={A: 3}, silk={A: 2}, gold={A: 2}, contracts={A: "red-42"})
    t.play("fulfil:red-42")
    assert t.offered("give:") == ["p3s2g1", "p3s1g2", "p2s2g2"]
    t.play("give:p2s2g2")
    assert t.got(A) == {"camels": -2, "pepper": -2, "silk": -2, "gold": -2, "coins": 5, "vp": 7}


@rule("reward-black-die", "fulfil", "rewards")
def test_a_black_die_is_rolled_at_once_and_used_like_ones_own() -> None:
    t = table(camels={A: 1}, pepper={A: 3}, contracts={A: "red-02"}, dice={A: ""}, acted=True)
    t.play("fulfil:red-02", rolls="5")
    assert (t.own(A, "black"), len(t.black)) == ([5], 5)
    t.play("end")
    assert t.acting == B


@rule("reward-black-die", "black-dice")
def test_a_black_die_that_is_not_there_is_lost() -> None:
    t = table(
        camels={A: 1},
        pepper={A: 3},
        contracts={A: "red-02"},
        black={A: "1", B: "2"},
        spaces={"bag": "x1111"},
    )
    t.play("fulfil:red-02")
    assert (t.own(A, "black"), t.black) == ([1], [])
    assert t.said("no-black-die")
    assert t.got(A)["vp"] == 2


def test_every_contract_can_be_fulfilled_by_its_cost() -> None:
    """The cost of each contract is paid, and its plain amounts are gained."""
    for contract in facts().contracts.values():
        cost, gain = contract.cost, contract.gain
        have = {ware: {A: getattr(cost, ware)} for ware in ("camels", "jade", "silk", "gold")}
        have["pepper"] = {A: cost.pepper + cost.goods}
        t = table(contracts={A: contract.id}, coins={A: 0}, **have)  # type: ignore[arg-type]
        t.play(f"fulfil:{contract.id}")
        assert t.own(A, "done") == [contract.id]
        assert t.got(A).get("vp", 0) == gain.vp
        for ware in ("camels", "jade", "coins"):
            assert t.got(A).get(ware, 0) == getattr(gain, ware) - getattr(cost, ware)
