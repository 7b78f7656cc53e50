"""A turn: take a group, act, build, end; and the choices when no dice are left."""

import pytest

from games.rules.kernel import NotYourDecision
from tests.rules.yspahan.table import TITLE, A, B, C, D, cubes, dice, rule, table

TWO = {"camels": dice(3, 1), "gold": dice(2, 6)}


# -- the parts of a turn --------------------------------------------------------------------


@rule("turn", "build")
def test_a_turn_is_a_group_then_an_action_then_perhaps_a_building() -> None:
    t = table(tower=TWO, camels={A: 2})
    t.refuse("end", "end-action", "turn")
    t.refuse("build:pasture", "build-later", "build")
    t.play("take:camels")
    t.refuse("end", "end-action", "turn")
    t.refuse("build:pasture", "build-later", "build")
    t.play("act:camels")
    assert t.offered() == ["build:pasture", "build:shop", "build:bath", "end"]
    assert t.play("end").acting == B


@rule("turn")
def test_building_is_optional_and_nothing_can_be_done_after_the_end() -> None:
    t = table(tower={**TWO, "bag": dice(1, 3)}).play("take:camels", "act:camels", "end")
    assert t.of("buildings")[A] == []
    with pytest.raises(NotYourDecision):
        TITLE.play(t.state, A, "end")


@rule("take-group", "turn")
def test_one_group_a_turn() -> None:
    t = table(tower=TWO).play("take:camels", "act:camels")
    t.refuse("take:gold", "not-offered", "take-group")


@rule("take-group")
def test_a_group_that_was_taken_is_gone_for_the_others() -> None:
    t = table(tower={**TWO, "vase": dice(1, 5)}).play("take:camels", "act:draw", "end")
    assert list(t.tower) == ["vase", "gold"]
    t.refuse("take:camels", "empty-level", "take-group")


@rule("take-group")
def test_everybody_sees_the_group_in_hand() -> None:
    t = table(tower={**TWO, "bag": dice(1, 3)}).play("take:camels")
    assert t.chosen == {
        "level": "camels", "seat": A, "pips": 1, "white": 3, "yellow": 0, "boost": 0
    }  # fmt: skip
    assert t.play("act:camels", "end").chosen is None


# -- the actions ----------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["camels", "bag", "barrel", "chest", "vase", "gold"])
@rule("three-actions")
def test_every_group_has_its_own_action_the_supervisor_and_a_card(level: str) -> None:
    own = level if level in ("camels", "gold") else "deliver"
    t = table(tower={level: dice(2, 3)}).play(f"take:{level}")
    assert t.offered("act:") == [own, "supervisor", "draw"]


@rule("three-actions")
def test_no_level_has_the_action_of_another() -> None:
    t = table(tower=TWO).play("take:camels")
    for other in ("gold", "deliver", "build"):
        t.refuse(f"act:{other}", "not-offered", "three-actions")
    assert t.decision.blocked == []


@rule("three-actions")
def test_only_one_action_a_turn() -> None:
    t = table(tower=TWO).play("take:camels", "act:camels")
    t.refuse("act:draw", "not-offered", "three-actions")


@rule("take-camels")
def test_as_many_camels_as_dice() -> None:
    t = table(tower={"camels": dice(4, 2)}, camels={A: 1}).play("take:camels", "act:camels")
    assert t.of("camels") == [5, 0, 0, 0]


@rule("take-gold")
def test_as_much_gold_as_dice() -> None:
    t = table(tower={"gold": dice(5, 6)}).play("take:gold", "act:gold")
    assert t.of("gold") == [7, 2, 2, 2]


@rule("ruling-unlimited", "take-camels", "take-gold")
def test_camels_and_gold_never_run_out() -> None:
    rich = dict.fromkeys(range(4), 30)
    t = table(tower={"camels": dice(9, 2)}, camels=rich, gold=rich)
    assert t.play("take:camels", "act:camels").of("camels") == [39, 30, 30, 30]


@rule("ruling-unlimited", "deliver")
def test_cubes_never_run_out() -> None:
    city = cubes(
        BAG8="AAAAAA", BAG6="AAAAA", BAG4="AAAA", BAG3="AAA", BAR8="AAAAA", BAR6="AAAA",
        BAR4="AAA", BAR3="AA", CHE8="AAAA", CHE6="AAA", VAS12="AAA", VAS6="AA",
    )  # fmt: skip
    t = table(tower={"vase": dice(1, 5)}, shops=city, caravan=[A] * 11)
    t.play("take:vase", "act:deliver")
    assert len(t.shops) == len(city) + 1


@rule("draw-card", "three-actions")
def test_the_top_card_of_the_pile_is_drawn() -> None:
    t = table(tower=TWO, top="caravan swap").play("take:gold", "act:draw")
    assert t.hand(A) == ["caravan"]
    assert (t.deck, t.of("cards"), t.of("gold")[A]) == (17, [1, 0, 0, 0], 2)


# -- no dice --------------------------------------------------------------------------------


@rule("no-group", scenario=24)
def test_without_a_group_the_top_card_is_drawn() -> None:
    t = table(4, D, tower={}, top="gold", camels={D: 2})
    assert t.offered() == ["draw"]
    t.refuse("pass", "must-draw", "no-group")
    t.refuse("end", "end-action", "turn")
    t.play("draw")
    assert (t.hand(D), t.tower) == (["gold"], {})


@rule("no-group", "build")
def test_a_seat_without_a_group_may_still_build() -> None:
    t = table(4, D, tower={}, camels={D: 2}).play("draw", "build:pasture")
    assert t.of("buildings")[D] == ["pasture"]


@rule("no-group")
def test_no_card_adds_a_die_where_no_group_is() -> None:
    table(4, C, tower={}, hands={C: "swap"}).refuse("boost:swap", "boost-group", "card-boost")


@rule("ruling-nothing-to-draw", "no-group", scenario=46)
def test_with_nothing_to_draw_one_passes_and_may_build() -> None:
    t = table(4, A, starter=B, tower={}, deck=0, camels={A: 2})
    assert t.offered() == ["pass"]
    t.play("pass", "build:pasture", "end")
    assert t.of("buildings")[A] == ["pasture"]
    assert t.of("cards") == [0, 0, 0, 18]


@rule("ruling-nothing-to-draw", "ruling-shuffle-at-once")
def test_a_seat_that_played_a_card_has_something_to_draw() -> None:
    t = table(4, D, tower={}, deck=0)
    assert t.offered()[0] == "pass"
    t.play("card:gold")
    assert t.offered()[0] == "draw"
    t.refuse("pass", "must-draw", "no-group")
    assert t.play("draw").of("cards")[D] == 18


@rule("ruling-no-card-left", "draw-card")
def test_a_card_cannot_be_chosen_when_there_is_none() -> None:
    t = table(tower=TWO, deck=0).play("take:camels")
    assert t.offered("act:") == ["camels", "supervisor"]
    t.refuse("act:draw", "nothing-to-draw", "ruling-no-card-left")


@rule("deck-empty", "draw-card")
def test_discards_are_enough_to_draw_from() -> None:
    t = table(tower=TWO, deck=0, discards="swap")
    t.play("take:camels", "act:draw")
    assert (t.hand(A), t.deck, t.discards) == (["swap"], 0, [])
