"""Stewards: another turn, two dice; ``test_paying`` tests them as jokers."""

from tests.rules.rajas_cards_karma.table import TITLE, A, B, rule, table


@rule("steward", "steward-turn")
def test_another_turn() -> None:
    t = table(grid="g01 g10 g19 b01", stewards={A: 1}).play("goods:g01")
    assert t.offered() == ["end", "steward-dice", "steward-turn"]
    t.play("steward-turn")
    assert (t.acting, t.asked, t.has(A)) == (A, "turn", {})
    t.play("goods:g10")
    assert t.offered() == ["end"]
    t.refuse("steward-turn", "no-steward", "steward-turn")
    t.play("end")
    assert t.acting == B


@rule("steward-turn", "ruling-steward-time", "steward-several")
def test_another_turn_and_again_another() -> None:
    t = table(grid="g01 g10 b01 b02", stewards={A: 2})
    t.play("goods:g01", "steward-turn", "goods:g10", "steward-turn", "take:b01", "end")
    assert (t.acting, t.has(A), t.own(A, "goods")) == (B, {}, ["g01", "g10"])


@rule("steward-turn", "ruling-steward-time")
def test_another_turn_only_when_one_is_over() -> None:
    t = table(grid="g01", stewards={A: 1})
    t.refuse("steward-turn", "turn-later", "steward-turn")


@rule("passes", "steward-turn")
def test_another_turn_changes_nothing_about_passes() -> None:
    t = table(grid="g01 g10 b01 b02", stewards={A: 1})
    t.play("goods:g01", "steward-turn", "goods:g10", "end", "take:b01", "end")
    assert (t.acting, t.round, t.elephant) == (A, 1, "back")


@rule("steward-dice", "ruling-steward-time")
def test_two_dice_before_the_action() -> None:
    t = table(grid="g01", stewards={A: 1}, top="b01 b02").play("steward-dice")
    assert [card for card, _ in t.state.private[A].hand] == ["b01", "b02"]
    assert (t.asked, t.has(A)) == ("turn", {})
    t.refuse("steward-dice", "no-steward", "steward-dice")
    t.play("goods:g01", "end")
    assert t.acting == B


@rule("steward-dice")
def test_that_two_dice_come_is_certain_whatever_they_are() -> None:
    t = table(grid="g01", stewards={A: 1}, top="b01 b02")
    choice = next(one for one in t.decision.choices if one.key == "steward-dice")
    preview = TITLE.preview(t.state, A, choice)
    assert (preview.gain, preview.cost, preview.draws) == ({"dice": 2}, {"stewards": 1}, True)


@rule("steward-dice", "ruling-steward-time")
def test_two_dice_after_the_action() -> None:
    t = table(grid="g01", stewards={A: 1}).play("goods:g01", "steward-dice")
    assert (len(t.own(A, "hand")), t.asked) == (2, "end")
    t.refuse("steward-dice", "no-steward", "steward-dice")


@rule("steward-several", "steward-dice", "steward-turn")
def test_several_stewards_in_one_turn() -> None:
    t = table(grid="g01 g10", stewards={A: 2})
    t.play("steward-dice", "goods:g01", "steward-turn", "goods:g10", "end")
    assert (len(t.own(A, "hand")), t.has(A), t.acting) == (2, {}, B)


@rule("steward-several")
def test_stewards_serve_only_in_ones_own_turn() -> None:
    t = table(stewards={B: 2})
    assert "steward-dice" not in t.offered()
    t.refuse("steward-dice", "no-steward", "steward-dice")


@rule("ruling-steward-time")
def test_no_two_dice_in_the_middle_of_an_action() -> None:
    t = table(grid="s01 g01 g02 g03", hands={A: "b1"}, stewards={A: 1}).play("ship:s01", "die:b1")
    assert (t.asked, t.offered("steward")) == ("take-die", [])
