"""A turn: one action while dice remain, dice on spaces, the surcharge for occupied ones."""

import pytest

from games.rules.kernel import IllegalChoice
from tests.rules.marco_polo_2.guided import FACTS
from tests.rules.marco_polo_2.table import A, B, Table, rule, table

BLUE = ("book-1", "book-2", "book-3-1", "seals", "contracts", "travel-lower")


def on(space: str, lying: str, **given: object) -> Table:
    """Return a table at A's turn, with these dice on a space; A has enough of everything."""
    own: dict[str, object] = {
        "coins": {A: 20},
        "posts": {A: "xian balkh baghdad xanadu"},
        "black": {A: "6"},
        "figures": {A: "xian"},
    }
    return table(spaces={space: lying}, **{**own, **given})  # type: ignore[arg-type]


# -- exactly one action ---------------------------------------------------------------------


@rule("one-action", "turn")
def test_a_turn_needs_an_action_while_dice_remain() -> None:
    t = table(dice={A: "34"})
    t.refuse("end", "must-act", "one-action")
    t.play("khan:d3")
    assert t.offered("end") == [""]
    t.play("end")
    assert t.acting == B


@rule("one-action", "turn")
def test_a_turn_has_no_second_action() -> None:
    t = table(dice={A: "3456"}).play("khan:d3")
    t.refuse("book-1:d4", "acted-already", "one-action")
    t.refuse("seals:d4", "acted-already", "one-action")
    t.refuse("travel-lower:d4", "acted-already", "one-action")
    t.play("end")
    assert t.acting == B


@rule("turn", "bonus-when", "bonus-actions")
def test_bonus_actions_come_before_and_after_the_action() -> None:
    t = table(dice={A: "3456"}, camels={A: 9}, contracts={A: "red-01"}, pepper={A: 2}, silk={A: 1})
    t.play("bag:d4", "purse:coins")
    t.play("turn", "turn-up:d5")
    t.play("khan:d3")
    t.play("turn")  # the 6s can only be turned down
    t.play("fulfil:red-01")
    t.play("bag:d6", "purse:jade", "end")
    assert t.acting == B


@rule("bonus-when", "bonus-actions")
def test_nothing_can_be_done_in_the_middle_of_an_action() -> None:
    t = table(dice={A: "3456"}, camels={A: 9})
    assert "turn" in t.offered()
    t.play("book-1:d3")
    t.refuse("bag:d4", "not-offered", "bonus-when")
    t.refuse("reroll:d4", "not-offered", "bonus-when")
    t.refuse("buy", "not-offered", "bonus-when")
    t.play("offer:1")
    assert "turn" in t.offered()


@rule("bonus-when", "mixed-sets")
def test_nothing_can_be_done_between_the_dice_of_an_action() -> None:
    t = table(dice={A: "3456"}, camels={A: 9}).play("seals:d3")
    assert t.offered() == ["add:d4", "add:d5", "add:d6"]
    t.refuse("turn", "not-offered", "bonus-when")


@rule("no-dice", "turn")
def test_a_seat_without_dice_is_out_of_the_round() -> None:
    t = table(dice={A: "3", B: "4"}).play("khan:d3", "end")
    assert t.said("out-of-dice")
    assert t.acting == B


# -- the bag --------------------------------------------------------------------------------


@rule("bag", "one-action", scenario=44)
def test_a_seat_that_uses_the_bag_first_still_has_to_act() -> None:
    t = table(dice={A: "34"}).play("bag:d3", "purse:coins")
    t.refuse("end", "must-act", "one-action")
    t.play("khan:d4", "end")
    assert t.acting == B


@rule("bag-last-die", "bag", scenario=44)
def test_with_the_last_die_in_the_bag_the_turn_just_ends() -> None:
    t = table(dice={A: "3"}, camels={A: 0}).play("bag:d3", "purse:coins")
    assert t.offered() == ["end"]
    t.play("end")
    assert t.acting == B


@rule("ruling-last-die", "bag-last-die", "one-action")
def test_a_seat_with_several_dice_keeps_the_last_one_for_the_action() -> None:
    t = table(dice={A: "34"}).play("bag:d3", "purse:coins")
    t.refuse("bag:d4", "bag-last-die", "bag-last-die")
    t.play("khan:d4")
    assert t.offered("bag:") == []


@rule("ruling-last-die", "bag-last-die", "one-action")
def test_with_a_black_die_after_the_last_one_there_is_an_action_to_do() -> None:
    t = table(dice={A: "3"}, camels={A: 3}).play("bag:d3", "purse:coins")
    assert t.offered() == ["buy", "end"]
    t.play("buy", rolls="4")
    t.refuse("end", "must-act", "one-action")
    t.play("khan:b4", "end")


@rule("ruling-only-bag")
def test_with_no_action_but_the_bag_one_uses_the_bag() -> None:
    full = {"khan": "B6", "book-1": "B1", "card-area-1": "B1", "card-area-2": "B1"}
    t = table(dice={A: "12"}, coins={A: 0}, camels={A: 0}, seals={A: "farmer"}, spaces=full)
    assert t.offered() == ["bag:d1", "bag:d2"]
    t.refuse("end", "must-act", "one-action")
    t.play("bag:d1", "purse:jade")
    assert t.offered() == ["bag:d2", "reroll:d2"]
    t.play("bag:d2", "purse:jade", "end")
    assert t.acting == B


# -- blue spaces ----------------------------------------------------------------------------


@rule("blue", "surcharge", "spaces")
@pytest.mark.parametrize("space", ["book-1", "book-2", "book-3-1", "contracts"])
def test_a_surcharge_on_a_blue_space_is_the_pips_of_the_own_die(space: str) -> None:
    free = on(space, "", dice={A: "6"}).play(f"{space}:d6")
    joined = on(space, "B1", dice={A: "6"}).play(f"{space}:d6")
    assert joined.own(A, "coins") == free.own(A, "coins") - 6
    assert joined.offered() == free.offered()


@rule("surcharge", "lowest-die")
def test_the_surcharge_is_that_of_ones_own_lowest_die_whatever_lies_there() -> None:
    for lying in ("B1", "B66", "B6 C6 x1"):
        t = on("seals", lying, dice={A: "255"}).play("seals:d5", "add:d2", "take-seal:farmer")
        assert t.got(A) == {"coins": -2}


@rule("surcharge")
def test_a_seat_that_cannot_pay_the_surcharge_cannot_use_the_space() -> None:
    t = on("book-1", "B1", dice={A: "25"}, coins={A: 4})
    t.refuse("book-1:d5", "surcharge-missing", "surcharge")
    t.play("book-1:d2", "offer:1")
    assert t.got(A) == {"coins": -2, "pepper": 3}


@rule("surcharge", "black-dice-free")
def test_ones_own_dice_make_a_space_occupied_too() -> None:
    t = on("book-1", "A1", dice={A: "3"}, black={A: "4"}).play("book-1:b4", "offer:1")
    assert t.got(A) == {"coins": -4, "pepper": 3}


@rule("surcharge", "khan", "brown", "bag")
def test_no_surcharge_on_brown_spaces_nor_in_the_bag() -> None:
    t = on("khan", "B1", dice={A: "36"}).play("khan:d6")
    assert t.got(A) == {"coins": 4, "camels": 2}
    t = on("special-balkh", "B1", dice={A: "36"}).play("special-balkh:d6")
    assert t.got(A) == {"jade": 2, "coins": 2}
    t = on("bag", "B1 C2", dice={A: "36"}).play("bag:d6", "purse:coins")
    assert t.got(A) == {"coins": 3}


# -- brown spaces ---------------------------------------------------------------------------


@rule("brown", "spaces")
@pytest.mark.parametrize("space", ["card-xanadu-1", "card-area-1", "card-area-2"])
def test_an_occupied_brown_space_cannot_be_used(space: str) -> None:
    given: dict[str, object] = {"cards": {space: "coins-by-die"}}
    on(space, "", dice={A: "4"}, **given).play(f"{space}:d4")
    for lying in ("B1", "A1", "x1"):
        t = on(space, lying, dice={A: "4"}, **given)
        t.refuse(f"{space}:d4", "space-taken", "brown")
        t.refuse(f"{space}:b6", "space-taken", "brown")


# -- colours --------------------------------------------------------------------------------


@rule("colour-once", "spaces")
@pytest.mark.parametrize("space", BLUE)
def test_a_colour_lies_on_a_space_once(space: str) -> None:
    t = on(space, "A6", dice={A: "2566"}, black={A: ""})
    t.refuse(f"{space}:d6", "colour-there", "colour-once")
    on(space, "B6", dice={A: "2566"}, black={A: ""}).play(f"{space}:d6")


@rule("black-dice-free", "colour-once")
@pytest.mark.parametrize("space", ["book-1", "book-2", "book-3-1", "contracts", "travel-lower"])
def test_a_black_die_goes_where_ones_colour_lies(space: str) -> None:
    t = on(space, "A6", dice={A: "256"})
    t.refuse(f"{space}:d6", "colour-there", "colour-once")
    t.play(f"{space}:b6")


@rule("black-dice-free", "contracts")
def test_contracts_are_taken_once_more_with_a_black_die() -> None:
    t = table(spaces={"contracts": "A3"}, black={A: "4"}, posts={A: "xian"})
    t.refuse("contracts:d4", "colour-there", "colour-once")
    t.play("contracts:b4", t.state.public.contracts["xian"][0].join(("take:", "")), "enough")
    assert t.got(A) == {"coins": 3 - 4}


@rule("black-dice-free")
def test_any_number_of_black_dice_lies_on_a_blue_space() -> None:
    t = on("book-1", "x1 x2 x3 x4", dice={A: "2"}, black={A: "56"})
    t.play("book-1:b5", "offer:1", "end")
    assert [die["colour"] for die in t.spaces["book-1"]] == [-1] * 5


@rule("mixed-sets", "black-dice-free")
def test_own_and_black_dice_make_a_set() -> None:
    t = table(dice={A: "25"}, black={A: "4"}).play("seals:d2", "add:b4", "take-seal:spicer")
    assert [(die["colour"], die["pips"]) for die in t.spaces["seals"]] == [(A, 2), (-1, 4)]


@rule("mixed-sets", "colour-once")
def test_a_set_of_black_dice_goes_where_ones_colour_lies_a_mixed_one_does_not() -> None:
    given: dict[str, object] = {"spaces": {"seals": "A12"}, "dice": {A: "456"}, "coins": {A: 9}}
    t = table(black={A: "3"}, **given)  # type: ignore[arg-type]
    t.refuse("seals:b3", "colour-there", "colour-once")
    t.refuse("seals:d4", "colour-there", "colour-once")
    t = table(black={A: "35"}, **given)  # type: ignore[arg-type]
    t.refuse("seals:d4", "colour-there", "colour-once")
    t.play("seals:b3")
    assert t.offered("add:") == []  # the only other black die is added automatically
    assert t.play("take-seal:tailor").got(A) == {"jade": 2}


@rule("black-dice-free", "surcharge", "mixed-sets")
def test_two_black_dice_take_another_seal_for_another_surcharge() -> None:
    t = table(
        spaces={"seals": "B25 A13"}, dice={A: "6"}, black={A: "24"}, seals={A: "farmer"}
    ).play("seals:b4")
    assert t.own(A, "seals") == {"farmer": False, "spicer": False}  # the only seals for a 2
    assert t.got(A) == {"coins": -2, "jade": 1}


@rule("mixed-sets")
def test_a_space_takes_as_many_dice_as_it_shows() -> None:
    t = table(dice={A: "6"}, coins={A: 20})
    t.refuse("seals:d6", "dice-missing", "mixed-sets")
    t.refuse("travel-middle:d6", "dice-missing", "mixed-sets")
    t.refuse("travel-upper:d6", "dice-missing", "mixed-sets")
    t = table(dice={A: "66"}, coins={A: 20})
    t.refuse("travel-upper:d6", "dice-missing", "mixed-sets")
    t.play("travel-middle:d6")


@rule("spaces")
def test_only_dice_that_one_has_can_be_placed() -> None:
    t = table(dice={A: "34"}, black={A: "6"})
    t.refuse("khan:d6", "no-such-die", "spaces")
    t.refuse("khan:b3", "no-such-die", "spaces")
    t.play("khan:b6")


# -- the lowest die -------------------------------------------------------------------------


@rule("lowest-die", "seal-die")
def test_the_lowest_die_decides() -> None:
    t = table(dice={A: "266"}).play("seals:d6", "add:d2")
    assert t.offered("take-seal:") == ["farmer", "spicer"]


@rule("lowest-die", "mixed-sets")
def test_a_die_that_would_make_the_set_useless_cannot_join_it() -> None:
    t = table(dice={A: "12556"}, seals={A: "farmer spicer"}).play("seals:d5")
    t.refuse("add:d1", "no-seal-for-die", "seal-die")
    t.refuse("add:d2", "no-seal-for-die", "seal-die")
    assert t.offered() == ["add:d5", "add:d6"]


@rule("colour-once", "mixed-sets")
def test_a_second_die_is_refused_with_its_reason() -> None:
    t = on("seals", "A35", dice={A: "45"}, black={A: "266"}).play("seals:b6")
    assert t.offered() == ["add:b2", "add:b6"]
    t.refuse("add:d4", "colour-there", "colour-once")
    t.refuse("add:d2", "no-such-die", "spaces")
    t.refuse("add:d" + "9" * 100, "not-offered", "mixed-sets")


@rule("spaces")
def test_a_die_of_any_length_is_no_die() -> None:
    for key in ("book-1:d" + "9" * 100, "bag:d" + "9" * 100, "reroll:b"):
        with pytest.raises(IllegalChoice, match="not-offered"):
            table().play(key)


# -- the number of choices --------------------------------------------------------------------


@rule("one-action", "bonus-actions")
def test_whoever_could_do_everything_has_at_most_250_choices() -> None:
    cities = "xanadu sumatra jaipur kashgar zanzibar balkh baghdad hormuz"
    riches = {good: {A: 60} for good in ("coins", "camels", "jade", "pepper", "silk", "gold")}
    t = table(
        dice={A: "12345"},
        black={A: "123456"},
        posts={A: cities},
        figures={A: "kashgar"},
        characters={A: "gantulga-od"},
        kept={A: " ".join(FACTS.outposts)},
        seals={A: "farmer spicer tailor"},
        contracts={A: "red-01 red-02"},
        **riches,  # type: ignore[arg-type]
    )
    assert 200 < len(t.offered()) <= 250
