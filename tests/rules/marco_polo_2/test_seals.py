"""Guild seals: taken by the lowest die, with their jade; improved permanently."""

import pytest

from tests.rules.marco_polo_2.table import A, B, C, D, Table, rule, table

SEALS = {"farmer": (1, 0), "spicer": (2, 1), "tailor": (3, 2), "jeweler": (4, 3)}
"""The lowest die and the jade of each seal."""


def taking(lowest: int, **given: object) -> Table:
    """Return a table where A has placed dice on the seals; the lowest die has this value."""
    t = table(dice={A: f"{lowest}{lowest}666"}, **given)  # type: ignore[arg-type]
    return t.play(f"seals:d{lowest}", *([f"add:d{lowest}"] if lowest < 6 else []))


# -- taking ---------------------------------------------------------------------------------


@rule("seals", "seal-die")
@pytest.mark.parametrize("lowest", range(1, 7))
def test_the_lowest_die_determines_the_seals(lowest: int) -> None:
    t = taking(lowest)
    able = [seal for seal, (least, _) in SEALS.items() if least <= lowest]
    if len(able) == 1:
        assert t.own(A, "seals") == {"farmer": False}  # nothing to choose
        return
    assert t.offered("take-seal:") == able
    for seal in set(SEALS) - set(able):
        t.refuse(f"take-seal:{seal}", "die-too-low", "seal-die")


@rule("seal-jade", "seals", "seal-die")
@pytest.mark.parametrize("seal", SEALS)
def test_a_seal_comes_simple_and_with_its_jade(seal: str) -> None:
    t = taking(5).play(f"take-seal:{seal}")
    jade = SEALS[seal][1]
    assert t.got(A) == ({"jade": jade} if jade else {})
    assert t.own(A, "seals") == {seal: False}


@rule("seals", "surcharge", "seal-die", scenario=11)
def test_dice_1_and_3_on_the_occupied_space_cost_one_coin_and_bring_the_farmer() -> None:
    t = table(dice={A: "13"}, spaces={"seals": "B25"}).play("seals:d1")
    assert t.got(A) == {"coins": -1}  # the 3 is added automatically; the farmer is the only seal
    assert t.own(A, "seals") == {"farmer": False}


@rule("seal-die", "lowest-die")
def test_without_a_seal_for_the_lowest_die_the_action_cannot_be_used() -> None:
    t = table(dice={A: "11"}, seals={A: "farmer"})
    t.refuse("seals:d1", "no-seal-for-die", "seal-die")
    t = table(dice={A: "11"}, seals={B: "farmer"})
    t.play("seals:d1")


@rule("seal-once", scenario=13)
def test_a_seal_that_one_has_cannot_be_taken_again() -> None:
    for owned in ("jeweler", "jeweler!"):
        t = taking(5, seals={A: owned})
        t.refuse("take-seal:jeweler", "seal-owned", "seal-once")
        t.play("take-seal:tailor")
    t = taking(5, seals={B: "jeweler", C: "jeweler!", D: "jeweler"})
    t.play("take-seal:jeweler")


@rule("seal-once")
def test_a_seat_with_all_four_takes_none() -> None:
    t = table(dice={A: "66"}, seals={A: "farmer spicer! tailor jeweler"})
    t.refuse("seals:d6", "all-seals-owned", "seal-once")


@rule("seals", "mixed-sets")
def test_two_dice_are_needed() -> None:
    t = table(dice={A: "5"})
    t.refuse("seals:d5", "dice-missing", "mixed-sets")
    t = table(dice={A: "5"}, black={A: "6"}).play("seals:d5")
    assert t.offered("take-seal:") == list(SEALS)


@rule("seals", "colour-once")
def test_seals_are_taken_once_a_round() -> None:
    t = table(dice={A: "556"}, spaces={"seals": "A55"})
    t.refuse("seals:d5", "colour-there", "colour-once")


# -- improving ------------------------------------------------------------------------------

COSTS = {
    "farmer": ({"coins": 3, "pepper": 2}, {"coins": 3}),
    "spicer": ({"coins": 5, "pepper": 2}, {"jade": 1}),
    "tailor": ({"coins": 7, "silk": 2}, {"gold": 1}),
    "jeweler": ({"coins": 9, "gold": 2}, {"camels": 2}),
}
"""The cost of improving each seal, and the gain; goods of choice are pepper in costs, gold in
gains."""
AFTER = {"farmer": [], "spicer": [], "tailor": ["goods:p0s0g1"], "jeweler": []}


def purse(seal: str, less: str = "") -> dict[str, dict[int, int]]:
    """Return exactly the cost of improving a seal, or one piece of a kind less."""
    cost = {"coins": 0, **COSTS[seal][0]}
    return {ware: {A: amount - (ware == less)} for ware, amount in cost.items()}


@rule("upgrade", "seal-uses")
@pytest.mark.parametrize("seal", COSTS)
def test_improving_costs_coins_and_goods_and_brings_the_bonus_at_once(seal: str) -> None:
    cost, bonus = COSTS[seal]
    t = table(seals={A: seal}, **purse(seal))  # type: ignore[arg-type]
    t.play(f"upgrade:{seal}", *AFTER[seal])
    kinds = [*cost, *(kind for kind in bonus if kind not in cost)]
    got = {kind: bonus.get(kind, 0) - cost.get(kind, 0) for kind in kinds}
    assert t.got(A) == {kind: amount for kind, amount in got.items() if amount}
    assert t.own(A, "seals") == {seal: True}
    assert t.said("improved")


@rule("upgrade")
@pytest.mark.parametrize("seal", COSTS)
def test_a_seat_that_lacks_a_piece_of_the_cost_cannot_improve(seal: str) -> None:
    for less in COSTS[seal][0]:
        t = table(seals={A: seal}, **purse(seal, less))  # type: ignore[arg-type]
        t.refuse(f"upgrade:{seal}", "upgrade-cost-missing", "upgrade")


@rule("upgrade", "round-bonuses", "seal-uses", scenario=14)
def test_the_jeweler_costs_nine_coins_and_two_gold_and_pays_two_camels_each_round() -> None:
    t = table(coins={A: 9}, gold={A: 2}, seals={A: "jeweler"})
    assert t.play("upgrade:jeweler").got(A) == {"coins": -9, "gold": -2, "camels": 2}
    for round in (1, 4):
        t = table(round=round, seals={A: "jeweler!"}, last=True)
        assert t.play("end", rolls="33333 33333 33333 33333").got(A) == {"camels": 2}


@rule("upgrade")
def test_a_seal_is_improved_once() -> None:
    t = table(coins={A: 30}, gold={A: 9}, seals={A: "jeweler!"})
    t.refuse("upgrade:jeweler", "improved-already", "upgrade")


@rule("upgrade")
def test_only_a_seal_that_one_has_can_be_improved() -> None:
    t = table(coins={A: 30}, gold={A: 9}, seals={B: "jeweler"})
    t.refuse("upgrade:jeweler", "not-offered", "upgrade")


@rule("upgrade", "bonus-when")
def test_several_seals_may_be_improved_in_a_turn_before_and_after_the_action() -> None:
    t = table(
        coins={A: 30},
        gold={A: 9},
        silk={A: 2},
        seals={A: "jeweler spicer tailor"},
        dice={A: "34"},
        pepper={A: 2},
    )
    t.play("upgrade:spicer", "upgrade:tailor", "pay:0+0", "goods:p1s0g0")
    t.play("khan:d3", "upgrade:jeweler", "pay:0+0")
    assert t.own(A, "seals") == {"jeweler": True, "spicer": True, "tailor": True}


@rule("upgrade", "reward-goods")
def test_goods_of_choice_are_named_when_paying() -> None:
    t = table(coins={A: 3}, pepper={A: 1}, silk={A: 2}, gold={A: 0}, seals={A: "farmer"})
    t.play("upgrade:farmer")
    assert t.offered("give:") == ["p1s1g0", "p0s2g0"]
    assert t.play("give:p1s1g0").own(A, "seals") == {"farmer": True}


@rule("upgrade", "jade-payment")
def test_jade_is_no_good_of_choice_but_pays_the_coins() -> None:
    t = table(coins={A: 3}, jade={A: 5}, pepper={A: 1}, seals={A: "farmer"})
    t.refuse("upgrade:farmer", "upgrade-cost-missing", "upgrade")
    t = table(coins={A: 0}, jade={A: 3}, pepper={A: 2}, seals={A: "farmer"})
    assert t.play("upgrade:farmer").got(A) == {"jade": -3, "pepper": -2, "coins": 3}


@rule("seal-uses", "seals")
def test_a_simple_seal_opens_sea_routes_but_pays_nothing() -> None:
    given: dict[str, object] = {"dice": {A: "5"}, "coins": {A: 9}}
    t = table(seals={A: "farmer"}, **given).play("travel-lower:d5")  # type: ignore[arg-type]
    assert "fuzhou" in t.offered("go:")
    t = table(**given).play("travel-lower:d5")  # type: ignore[arg-type]
    t.refuse("go:fuzhou", "seal-missing", "sea-routes")
