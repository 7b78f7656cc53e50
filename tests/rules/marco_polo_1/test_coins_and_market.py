"""Five coins, and the bazaar: the gain of each row, lower rows, the step in the row of gold."""

import pytest

from tests.rules.marco_polo_1.table import A, B, Table, facts, rule, table

ROWS: dict[str, list[dict[str, int]]] = {
    "market-camels": [{"camels": row} for row in range(1, 7)],
    "market-pepper": [
        {"pepper": 1},
        {"pepper": 2},
        {"pepper": 2, "coins": 1},
        {"pepper": 3},
        {"pepper": 3, "coins": 2},
        {"pepper": 4},
    ],
    "market-silk": [
        {"silk": 1},
        {"silk": 2},
        {"silk": 2, "camels": 1},
        {"silk": 3},
        {"silk": 3, "camels": 1, "coins": 1},
        {"silk": 4},
    ],
    "market-gold": [
        {"gold": 1},
        {"gold": 2},
        {"gold": 2, "camels": 2},
        {"gold": 3},
        {"gold": 3},
        {"gold": 4},
    ],
}
"""The gains of the bazaar's rows; row 5 of gold also gives a step."""
DICE = {"market-camels": 1, "market-pepper": 1, "market-silk": 2, "market-gold": 3}
SPACES = list(ROWS)


def placed(space: str, pips: int, **given: object) -> Table:
    """Return a table where A has placed dice with these pips on a space of the bazaar.

    The last dice are added automatically.
    """
    dice = str(pips) * DICE[space]
    return table(dice={A: dice}, **given).play(f"{space}:d{pips}")  # type: ignore[arg-type]


# -- five coins -----------------------------------------------------------------------------


@rule("coins", "spaces")
@pytest.mark.parametrize("pips", range(1, 7))
def test_five_coins_whatever_the_die_shows(pips: int) -> None:
    t = table(dice={A: f"{pips}"}).play(f"coins:d{pips}")
    assert t.got(A) == {"coins": 5}
    assert t.spaces["coins"] == [{"colour": A, "pips": pips, "by": A}]


@rule("coins", "surcharge", "blue")
@pytest.mark.parametrize("pips", range(1, 7))
def test_the_surcharge_is_paid_before_the_five_coins_come(pips: int) -> None:
    given: dict[str, object] = {"dice": {A: str(pips)}, "spaces": {"coins": "B3"}}
    t = table(coins={A: pips}, **given).play(f"coins:d{pips}")  # type: ignore[arg-type]
    assert t.own(A, "coins") == 5
    told = [event.kind for event in t.events]
    assert told.index("paid") < told.index("received")
    t = table(coins={A: pips - 1}, **given)  # type: ignore[arg-type]
    t.refuse(f"coins:d{pips}", "surcharge-missing", "surcharge")


@rule("coins", "colour-once")
def test_a_colour_takes_five_coins_once_a_round() -> None:
    t = table(dice={A: "34"}, black={A: "2"}, spaces={"coins": "A1"})
    t.refuse("coins:d3", "colour-there", "colour-once")
    assert t.play("coins:b2").got(A) == {"coins": 5 - 2}


# -- rows -----------------------------------------------------------------------------------


@rule("market", "market-row", "lowest-die")
@pytest.mark.parametrize("space", SPACES)
@pytest.mark.parametrize("row", range(1, 7))
def test_the_lowest_die_determines_the_row(space: str, row: int) -> None:
    t = placed(space, row)
    assert t.offered("row:") == [str(number) for number in range(row, 0, -1)] * (row > 1)
    if row > 1:
        t.play(f"row:{row}")
    assert t.own(A, "dice") == []
    got = t.got(A)
    assert got == ROWS[space][row - 1]


@rule("market-row", "market-extras")
@pytest.mark.parametrize("space", SPACES)
def test_any_lower_row_may_be_taken_none_higher(space: str) -> None:
    for row in range(1, 7):
        t = placed(space, 6)
        t.play(f"row:{row}")
        assert t.got(A) == ROWS[space][row - 1]
    t = placed(space, 4)
    t.refuse("row:5", "not-offered", "market-row")
    t.refuse("row:6", "not-offered", "market-row")
    assert t.play("row:3").got(A) == ROWS[space][2]


@rule("market", "market-row", scenario=1)
def test_a_4_and_a_5_on_silk() -> None:
    for row, got in (("4", {"silk": 3}), ("3", {"silk": 2, "camels": 1})):
        t = table(dice={A: "45"}).play("market-silk:d4")
        assert t.offered("row:") == ["4", "3", "2", "1"]
        assert t.play(f"row:{row}").got(A) == got
    t = table(dice={A: "45"}).play("market-silk:d5")
    assert t.offered("row:") == ["4", "3", "2", "1"]


@rule("market", "surcharge", scenario=2)
@pytest.mark.parametrize("lying", ["B1", "B6", "B2 C5 x3"])
def test_a_6_on_occupied_pepper(lying: str) -> None:
    given: dict[str, object] = {"dice": {A: "6"}, "spaces": {"market-pepper": lying}}
    t = table(coins={A: 6}, **given).play("market-pepper:d6", "row:6")  # type: ignore[arg-type]
    assert t.got(A) == {"coins": -6, "pepper": 4}
    t = table(coins={A: 5}, **given)  # type: ignore[arg-type]
    t.refuse("market-pepper:d6", "surcharge-missing", "surcharge")


@rule("market-row")
def test_the_row_that_is_taken_does_not_change_the_surcharge() -> None:
    t = table(dice={A: "6"}, spaces={"market-pepper": "B1"}, coins={A: 9})
    assert t.play("market-pepper:d6", "row:3").got(A) == {"coins": -6 + 1, "pepper": 2}


@rule("market-extras", "surcharge")
def test_the_extra_coins_of_a_row_do_not_pay_the_surcharge() -> None:
    t = table(dice={A: "5"}, spaces={"market-pepper": "B1"}, coins={A: 4})
    t.refuse("market-pepper:d5", "surcharge-missing", "surcharge")
    t = table(dice={A: "5"}, spaces={"market-pepper": "B1"}, coins={A: 5})
    assert t.play("market-pepper:d5", "row:5").got(A) == {"coins": -5 + 2, "pepper": 3}


@rule("market-row")
def test_only_one_row_is_taken() -> None:
    t = table(dice={A: "63"}).play("market-camels:d6", "row:4")
    assert t.got(A) == {"camels": 4}
    assert "end" in t.offered()


@rule("market", "lowest-die")
@pytest.mark.parametrize(("faces", "row"), [((2, 5, 6), 2), ((3, 3, 6), 3), ((1, 6, 6), 1)])
def test_of_three_dice_on_gold_the_lowest_counts(faces: tuple[int, ...], row: int) -> None:
    t = table(dice={A: "".join(map(str, faces))}).play(f"market-gold:d{row}")
    while t.offered("add:"):
        t.play(f"add:{t.offered('add:')[0]}")
    assert t.offered("row:")[:1] == ([] if row == 1 else [str(row)])
    assert len(t.spaces["market-gold"]) == 3


@rule("market", "spaces", "mixed-sets")
@pytest.mark.parametrize(("space", "need"), [("market-silk", 2), ("market-gold", 3)])
def test_silk_takes_two_dice_and_gold_three(space: str, need: int) -> None:
    t = table(dice={A: "6" * (need - 1)})
    t.refuse(f"{space}:d6", "dice-missing", "mixed-sets")
    t = table(dice={A: "6" * need}).play(f"{space}:d6", "row:6")
    assert len(t.spaces[space]) == need


@rule("market", "colour-once")
def test_the_four_spaces_of_the_bazaar_are_apart() -> None:
    lying = {"market-camels": "A1", "market-silk": "A11"}
    t = table(dice={A: "66"}, spaces=lying)
    t.refuse("market-camels:d6", "colour-there", "colour-once")
    t.refuse("market-silk:d6", "colour-there", "colour-once")
    assert t.play("market-pepper:d6", "row:6").got(A) == {"pepper": 4}


# -- the step of gold -----------------------------------------------------------------------


@rule("market-extras", "reward-steps")
def test_row_5_of_gold_brings_a_step_that_may_be_walked_or_declined() -> None:
    given: dict[str, object] = {"outposts": {"alexandria": "coins-3"}, "coins": {A: 0}}
    t = placed("market-gold", 5, **given).play("row:5")
    assert t.got(A) == {"gold": 3}
    assert t.offered() == ["go:oasis-a", "go:alexandria", "stay"]
    walked = Table(t.state).play("go:alexandria")
    assert (walked.own(A, "posts"), walked.got(A)) == (["alexandria"], {"coins": 3})
    t.play("stay")
    assert (t.own(A, "posts"), t.own(A, "figures")) == ([], ["venezia"])


@rule("market-extras", "reward-steps", "travel-costs")
def test_the_step_of_gold_pays_its_route_but_no_price() -> None:
    t = placed("market-gold", 5, camels={A: 3}, coins={A: 0}).play("row:5")
    t.play("go:oasis-e")
    assert t.own(A, "camels") == 0
    t = placed("market-gold", 5, camels={A: 2}).play("row:5")
    t.refuse("go:oasis-e", "route-too-dear", "travel-costs")


@rule("market-extras")
def test_row_6_of_gold_has_no_step() -> None:
    t = placed("market-gold", 6).play("row:6")
    assert (t.got(A), t.journey) == ({"gold": 4}, None)


# -- data -----------------------------------------------------------------------------------


@rule("market")
def test_the_data_give_the_number_of_dice_of_each_bazaar_space() -> None:
    assert {space: own.dice for space, own in facts().market.items()} == DICE


@rule("market", "black-dice-free", "mixed-sets", scenario=5)
def test_black_and_white_dice_on_silk_where_ones_colour_lies() -> None:
    given: dict[str, object] = {"characters": {A: "matteo-polo"}, "spaces": {"market-silk": "A36"}}
    t = table(dice={A: "66"}, black={A: "5"}, white={A: "4"}, coins={A: 4}, **given)  # type: ignore[arg-type]
    t.refuse("market-silk:d6", "colour-there", "colour-once")
    t.play("market-silk:b5")
    assert t.offered("add:") == []  # the white die is added automatically
    assert t.play("row:4").got(A) == {"silk": 3}
    assert t.own(A, "coins") == 4 - 4
    t = table(dice={A: "66"}, black={A: "5"}, white={A: "4"}, coins={A: 3}, **given)  # type: ignore[arg-type]
    t.refuse("market-silk:b5", "surcharge-missing", "surcharge")


@rule("market", "black-dice-free")
def test_another_seats_dice_do_not_count_as_ones_own() -> None:
    t = table(turn=B, dice={B: "22"}, coins={B: 2}, spaces={"market-silk": "A36 x2"})
    assert t.play("market-silk:d2", "row:2").got(B) == {"silk": 2, "coins": -2}
