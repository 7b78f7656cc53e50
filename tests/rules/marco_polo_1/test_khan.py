"""The Khan's favour: two camels and a good of choice; each die must be at least the one before."""

import pytest

from tests.rules.marco_polo_1.table import A, B, C, Table, rule, table

GOODS = {"p1s0g0": "pepper", "p0s1g0": "silk", "p0s0g1": "gold"}


def favour(t: Table, die: str, good: str = "p1s0g0") -> dict[str, int]:
    """Use the favour and take a good; return the gain."""
    seat = t.acting
    return t.play(f"khan:{die}", f"goods:{good}").got(seat)


@rule("khan", "khan-rising", scenario=7)
def test_a_3_then_a_4_then_no_2() -> None:
    t = table(dice={A: "33", B: "44", C: "24"}, coins={A: 0, B: 0, C: 0})
    assert favour(t, "d3", "p0s0g1") == {"camels": 2, "gold": 1}
    t.play("end")
    assert favour(t, "d4", "p0s0g1") == {"camels": 2, "gold": 1}
    t.play("end")
    t.refuse("khan:d2", "khan-falling", "khan-rising")
    assert favour(t, "d4") == {"camels": 2, "pepper": 1}
    assert [(die["colour"], die["pips"]) for die in t.spaces["khan"]] == [(A, 3), (B, 4), (C, 4)]


@rule("khan", "reward-goods")
@pytest.mark.parametrize("pips", range(1, 7))
def test_the_first_die_may_be_any_and_brings_the_same(pips: int) -> None:
    for choice, good in GOODS.items():
        t = table(dice={A: str(pips)})
        assert favour(t, f"d{pips}", choice) == {"camels": 2, good: 1}
    t = table(dice={A: str(pips)}).play(f"khan:d{pips}")
    assert t.offered("goods:") == list(GOODS)


@rule("khan-rising")
def test_the_last_die_counts_not_the_highest_of_ones_own() -> None:
    t = table(dice={A: "2356"}, spaces={"khan": "B1 C5"})
    for pips in (2, 3):
        t.refuse(f"khan:d{pips}", "khan-falling", "khan-rising")
    t.play("khan:d5")


@rule("khan-rising")
def test_a_4_may_follow_the_4_that_others_could_not() -> None:
    t = table(dice={A: "3", B: "46"}, spaces={"khan": "C3 D4"})
    t.refuse("khan:d3", "khan-falling", "khan-rising")
    t.play("coins:d3", "end", "khan:d4")


@rule("khan-slots", scenario=8)
def test_four_dice_fill_the_khans_favour() -> None:
    t = table(dice={A: "6"}, black={A: "6"}, spaces={"khan": "B1 C2 D3"})
    t.play("khan:d6")
    t = table(dice={A: "6"}, black={A: "6"}, spaces={"khan": "B1 C2 D3 x3"})
    t.refuse("khan:d6", "space-taken", "brown")
    t.refuse("khan:b6", "space-taken", "brown")


@rule("khan-slots", "colour-once", "black-dice-free", "khan")
def test_a_colour_once_black_and_white_dice_again() -> None:
    given: dict[str, object] = {"characters": {A: "matteo-polo"}, "spaces": {"khan": "A3 B5"}}
    t = table(dice={A: "5"}, black={A: "46"}, white={A: "5"}, **given)  # type: ignore[arg-type]
    t.refuse("khan:d5", "colour-there", "colour-once")
    t.refuse("khan:b4", "khan-falling", "khan-rising")
    assert favour(Table(t.state), "w5") == {"camels": 2, "pepper": 1}
    assert favour(t, "b6") == {"camels": 2, "pepper": 1}


@rule("khan-slots", "dice-back")
def test_a_full_row_is_cleared_in_the_next_round() -> None:
    t = table(last=True, spaces={"khan": "A1 B2 C3 D4"})
    t.play("end", rolls="33333 33333 33333 33333")
    assert favour(t, "d3") == {"camels": 2, "pepper": 1}
