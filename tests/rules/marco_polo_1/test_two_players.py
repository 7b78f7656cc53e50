"""The differences with two and with three players."""

import pytest

from tests.rules.marco_polo_1.table import A, B, C, rule, table


@rule("two-players", "surcharge", "coins", scenario=10)
@pytest.mark.parametrize("pips", range(1, 7))
def test_the_five_coins_are_occupied_from_the_start(pips: int) -> None:
    t = table(2, dice={A: f"{pips}3"}, coins={A: pips}).play(f"coins:d{pips}")
    assert t.got(A).get("coins", 0) == 5 - pips
    t = table(2, dice={A: f"{pips}{pips}"}, coins={A: pips - 1})
    t.refuse(f"coins:d{pips}", "surcharge-missing", "surcharge")
    t = table(3, dice={A: f"{pips}{pips}"}, coins={A: pips - 1}).play(f"coins:d{pips}")
    assert t.got(A) == {"coins": 5}


@rule("two-players", "khan-slots", "khan-rising")
def test_two_slots_of_the_khans_favour_are_left() -> None:
    t = table(2, dice={A: "15", B: "4"})
    t.play("khan:d1", "goods:p1s0g0", "end", "khan:d4", "goods:p1s0g0", "end")
    t.refuse("khan:d5", "space-taken", "brown")
    t = table(2, dice={A: "5"}, black={A: "6"}, spaces={"khan": "B2"})
    t.play("khan:d5")


@rule("three-players", "khan-rising", "khan-slots")
def test_of_three_players_one_slot_is_taken_by_a_1() -> None:
    t = table(3, dice={A: "1", B: "2", C: "36"}, black={A: "6"})
    for pips in (1, 2, 3):
        t.play(f"khan:d{pips}", "goods:p1s0g0", "end")
    assert [die["pips"] for die in t.spaces["khan"]] == [1, 1, 2, 3]
    t.refuse("khan:b6", "space-taken", "brown")


@rule("two-players", "three-players")
@pytest.mark.parametrize("seats", [2, 3])
def test_all_other_spaces_are_free(seats: int) -> None:
    for space in ("market-camels", "market-pepper"):
        t = table(seats, dice={A: "6"}, coins={A: 0}).play(f"{space}:d6", "row:6")
        assert "coins" not in t.got(A)


@rule("two-players", "turn-order")
def test_two_players_take_turns() -> None:
    t = table(2, dice={A: "344", B: "4566"})
    seats = []
    for key in ("coins:d3", "market-pepper:d4", "market-pepper:d4", "market-camels:d5"):
        seats.append(t.acting)
        t.play(key)
        t.play(*(["row:1"] if t.offered("row:") else []), "end")
    assert seats == [A, B, A, B]


@rule("two-players", "black-dice")
def test_two_players_share_three_black_dice() -> None:
    t = table(2, camels={A: 3}, black={B: "11"}).play("buy", rolls="6")
    assert t.black == []
    t = table(2, camels={A: 3}, black={B: "111"})
    t.refuse("buy", "no-black-dice", "black-die-limit")
