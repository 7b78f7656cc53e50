"""The Khan's favour: four coins and two camels; each die must be at least the one before."""

import pytest

from tests.rules.marco_polo_2.table import A, B, C, rule, table

FAVOUR = {"coins": 4, "camels": 2}


@rule("khan", "khan-rising", scenario=8)
def test_a_3_then_a_4_then_no_3() -> None:
    t = table(dice={A: "33", B: "44", C: "345"})
    assert t.play("khan:d3").got(A) == FAVOUR
    t.play("end")
    assert t.play("khan:d4").got(B) == FAVOUR
    t.play("end")
    t.refuse("khan:d3", "khan-falling", "khan-rising")
    assert t.play("khan:d4").got(C) == FAVOUR
    assert [(die["colour"], die["pips"]) for die in t.spaces["khan"]] == [(A, 3), (B, 4), (C, 4)]


@rule("khan", "khan-rising")
@pytest.mark.parametrize("pips", range(1, 7))
def test_the_first_die_may_be_any_and_brings_the_same(pips: int) -> None:
    assert table(dice={A: str(pips)}).play(f"khan:d{pips}").got(A) == FAVOUR


@rule("khan-rising")
def test_the_last_die_counts_not_the_highest_of_ones_own() -> None:
    t = table(dice={A: "2356"}, spaces={"khan": "B1 C5"})
    for pips in (2, 3):
        t.refuse(f"khan:d{pips}", "khan-falling", "khan-rising")
    t.play("khan:d5")


@rule("khan-slots", scenario=10)
def test_four_dice_fill_the_khans_favour() -> None:
    t = table(dice={A: "6"}, black={A: "6"}, spaces={"khan": "B1 C2 D3"})
    t.play("khan:d6")
    t = table(dice={A: "6"}, black={A: "6"}, spaces={"khan": "B1 C2 D3 x3"})
    t.refuse("khan:d6", "space-taken", "brown")
    t.refuse("khan:b6", "space-taken", "brown")


@rule("khan", "colour-once", "black-dice-free")
def test_a_colour_once_black_dice_again() -> None:
    t = table(dice={A: "5"}, black={A: "46"}, spaces={"khan": "A3 B5"})
    t.refuse("khan:d5", "colour-there", "colour-once")
    t.refuse("khan:b4", "khan-falling", "khan-rising")
    assert t.play("khan:b6").got(A) == FAVOUR


@rule("khan-slots", "three-players")
def test_with_three_players_three_slots_are_left() -> None:
    t = table(3, dice={A: "6"}, spaces={"khan": "B2 C3"})
    assert t.play("khan:d6").got(A) == FAVOUR
    t = table(3, dice={A: "6"}, black={A: "6"}, spaces={"khan": "B2 C3 x5"})
    t.refuse("khan:d6", "space-taken", "brown")
