"""A round: dice come back, offers, bonuses and cards are replaced, and all seats roll."""

import pytest

from games.rules.marco_polo_common.dice import NEUTRAL
from tests.rules.marco_polo_2.table import TITLE, A, B, C, D, Table, facts, rule, table

FINE = "33333 33333 33333 33333"
"""Four rolls without compensation."""


def ending(seats: int = 4, turn: int = A, **given: object) -> Table:
    """Return a table at the last turn of a round, at which no seat has a die left."""
    return table(seats, turn, last=True, **given)  # type: ignore[arg-type]


# -- dice -----------------------------------------------------------------------------------


@rule("dice-back", "round")
def test_all_dice_come_back() -> None:
    t = ending(spaces={"khan": "A3 B4", "seals": "C12 x3", "bag": "D6 x5"})
    assert len(t.black) == 4
    t.play("end", rolls=FINE)
    assert (t.round, t.spaces) == (2, {})
    assert t.of("dice") == [[3] * 5] * 4
    assert (t.of("black"), t.black) == ([[]] * 4, [0] * 6)


@rule("dice-back", "black-dice")
def test_black_dice_go_back_to_the_supply() -> None:
    t = table(last=True, dice={A: "6"}, spaces={"card-area-1": "x5"}, camels={A: 3})
    t.play("buy", rolls="2").play("bag:b2", "purse:coins", "bag:d6", "purse:coins")
    assert len(t.black) == 4
    t.play("end", rolls=FINE)
    assert (t.of("black"), t.black) == ([[]] * 4, [0] * 6)


@rule("dice-back", "three-players", "two-players")
@pytest.mark.parametrize("seats", [2, 3])
def test_neutral_dice_stay_all_game(seats: int) -> None:
    t = ending(seats, spaces={"khan": "A3 B4"})
    fixed = {
        space: [die for die in dice if die["colour"] == NEUTRAL]
        for space, dice in t.spaces.items()
        if any(die["colour"] == NEUTRAL for die in dice)
    }
    t.play("end", rolls=" ".join(["33333"] * seats))
    assert t.spaces == fixed


@rule("no-dice", "turn-order")
def test_a_round_lasts_until_nobody_has_dice() -> None:
    t = table(dice={A: "", B: "3", C: "", D: "4"}, turn=A, acted=True).play("end")
    assert (t.round, t.acting) == (1, B)
    t.play("khan:d3", "end")
    assert (t.round, t.acting) == (1, D)
    t.play("khan:d4", "end", rolls=FINE)
    assert (t.round, t.acting) == (2, A)
    assert t.said("round-ended")


# -- offers and cards -----------------------------------------------------------------------


@rule("new-offers")
def test_the_offers_that_were_seen_come_next() -> None:
    t = ending()
    past, seen = t.offers, t.upcoming
    t.play("end", rolls=FINE)
    assert (t.past_offers, t.offers) == (past, seen)
    assert [facts().tiles[tile].book for tile in t.upcoming] == list(facts().books)
    assert not set(t.upcoming) & {*past, *seen}


@rule("new-offers")
def test_in_the_last_round_no_offers_are_to_come() -> None:
    t = ending(round=4)
    t.play("end", rolls=FINE)
    assert (t.round, t.upcoming, len(t.past_offers)) == (5, [], 12)
    assert [len(tiles) for tiles in t.state.secret.offers] == [1, 1, 1]


@rule("new-cards", "area-cards", scenario=41)
def test_both_cards_of_the_action_area_are_replaced_at_a_rounds_start() -> None:
    t = ending()
    old = dict(t.cards)
    t.play("end", rolls=FINE)
    for space, card in t.cards.items():
        assert (card != old[space]) == space.startswith("card-area")
    assert t.seen == [old["card-area-1"], old["card-area-2"]]
    assert t.deck == 15


@rule("new-cards")
def test_sixteen_of_the_city_cards_are_used_in_a_game() -> None:
    t = ending(round=5)
    assert (t.deck, len(t.seen), len(t.cards)) == (25 - 16, 8, 8)


# -- bonuses --------------------------------------------------------------------------------


@rule("round-bonuses", "city-bonus")
def test_city_bonuses_are_paid_at_each_rounds_start() -> None:
    laid = {"fuzhou": "camel-coins", "karakorum": "camels", "balkh": "points"}
    t = ending(bonuses=laid, posts={A: "fuzhou karakorum", B: "fuzhou xian", C: "xian"})
    t.play("end", rolls=FINE)
    assert t.got(A) == {"camels": 4, "coins": 3}
    assert t.got(B) == {"camels": 1, "coins": 3}
    assert (t.got(C), t.got(D)) == ({}, {})


@rule("round-bonuses", "upgrade")
def test_improved_seals_pay_at_each_rounds_start_simple_ones_dont() -> None:
    t = ending(seals={A: "farmer! jeweler!", B: "spicer! farmer", C: "jeweler"})
    t.play("end", rolls=FINE)
    assert t.got(A) == {"coins": 3, "camels": 2}
    assert t.got(B) == {"jade": 1}
    assert t.got(C) == {}


@rule("round-bonuses", "round")
def test_bonuses_that_ask_are_open_to_all_at_once() -> None:
    laid = {"fuzhou": "goods", "karakorum": "copy", "balkh": "jade"}
    t = ending(
        turn=C,
        bonuses=laid,
        posts={A: "fuzhou", B: "karakorum", D: "balkh"},
        seals={D: "tailor!"},
    )
    t.play("end")
    assert (t.open, t.got(D)) == ([A, B, D], {"jade": 2})
    assert t.offered("goods:", seat=A) == ["p1s1g0", "p1s0g1", "p0s1g1"]
    t.play("goods:p0s0g1", seat=D)
    t.play("copy:fuzhou", "goods:p1s1g0", seat=B)
    assert t.got(B) == {"pepper": 1, "silk": 1}
    assert t.of("dice") == [[]] * 4  # no seat rolls before all bonuses are taken
    t.play("goods:p0s1g1", seat=A, rolls=FINE)
    assert (t.stage, t.acting) == ("turns", A)


@rule("round-bonuses", "new-cards")
def test_bonuses_come_before_new_cards_and_rolling() -> None:
    t = ending(bonuses={"fuzhou": "goods"}, posts={B: "fuzhou"})
    old = dict(t.cards)
    t.play("end")
    assert (t.cards, t.stage) == (old, "income")
    t.play("goods:p1s1g0", rolls=FINE)
    assert t.cards["card-area-1"] != old["card-area-1"]


@rule("city-bonus", "round-bonuses")
def test_a_copied_bonus_is_a_free_choice_of_any_other_marker() -> None:
    t = ending(bonuses={"fuzhou": "copy", "hormuz": "coins"}, posts={A: "fuzhou"})
    t.play("end")
    assert set(t.offered("copy:")) == set(t.bonuses) - {"fuzhou"}
    t.refuse("copy:fuzhou", "not-offered", "city-bonus")
    t.play("copy:hormuz", rolls=FINE)
    assert t.got(A) == {"coins": 5}


# -- rolling --------------------------------------------------------------------------------


@rule("roll")
def test_everybody_rolls_all_dice() -> None:
    t = ending()
    t.play("end", rolls="65432 11166 44444 35261")
    assert t.of("dice") == [[2, 3, 4, 5, 6], [1, 1, 1, 6, 6], [4] * 5, [1, 2, 3, 5, 6]]


@rule("compensation", scenario=49)
@pytest.mark.parametrize(
    ("taken", "got"),
    [("2+0", {"camels": 2}), ("1+1", {"camels": 1, "coins": 1}), ("0+2", {"coins": 2})],
)
def test_a_roll_of_13_brings_two_camels_or_coins_in_any_mix(
    taken: str, got: dict[str, int]
) -> None:
    t = ending()
    t.play("end", rolls="33333 12343 33333 44444")
    assert (t.open, t.offered("compensate:")) == ([B], ["2+0", "1+1", "0+2"])
    assert t.play(f"compensate:{taken}").got(B) == got
    assert t.acting == A


@rule("compensation")
def test_fifteen_pips_are_not_compensated_and_no_more_is_paid_than_is_missing() -> None:
    t = ending()
    t.play("end", rolls="33333 33332 66666 33333")
    assert t.open == [B]
    t.refuse("compensate:1+1", "not-offered", "compensation")
    assert t.play("compensate:1+0").got(B) == {"camels": 1}


@rule("compensation", "round")
def test_all_seats_with_low_rolls_are_compensated_at_once() -> None:
    t = ending()
    t.play("end", rolls="11111 33333 22222 11112")
    assert t.open == [A, C, D]
    t.play("compensate:0+9", seat=D)
    t.play("compensate:5+0", seat=C)
    assert t.open == [A]
    t.play("compensate:4+6")
    assert (t.stage, t.acting, t.got(A)) == ("turns", A, {"camels": 4, "coins": 6})


@rule("compensation")
def test_a_conditional_answer_answers_for_a_low_roll() -> None:
    t = ending()
    t.play("end", rolls="33333 12343 33333 44444")
    for value, key in (("camels", "compensate:2+0"), ("coins", "compensate:0+2"), ("ask", None)):
        assert TITLE.heuristics.conditional_choice(t.state, B, {"low-roll": value}) == key


@rule("black-dice-variant", "variants", "roll")
def test_black_dice_are_rolled_at_the_rounds_start_in_the_variant() -> None:
    t = ending(options={"black-dice": "rolled"}, supply="111111")
    t.play("end", rolls="531526 " + FINE)
    assert t.black == [1, 2, 3, 5, 5, 6]


# -- the order of turns ---------------------------------------------------------------------


@rule("turn-order", "start-player")
def test_the_seat_with_the_hourglass_begins_the_next_round() -> None:
    t = ending(hourglass=C)
    t.play("end", rolls=FINE)
    assert (t.starter, t.acting) == (C, C)


@rule("turn-order")
def test_turns_go_clockwise_past_those_without_dice() -> None:
    t = table(turn=C, dice={A: "3", B: "4", D: ""}, acted=True).play("end")
    assert t.acting == A
    t.play("khan:d3", "end")
    assert t.acting == B


@rule("turn-order", "no-dice", "buy-black")
def test_a_seat_with_only_a_black_die_still_has_turns() -> None:
    t = table(dice={A: "3", B: "44", C: "", D: ""}, camels={A: 3})
    t.play("khan:d3").play("buy", rolls="5").play("end", "khan:d4", "end")
    assert t.acting == A
    t.play("book-3-1:b5", "offer:1", "end")
    assert (t.round, t.acting) == (1, B)


@rule("start-player")
def test_without_travelling_the_hourglass_stays() -> None:
    t = ending(turn=B, starter=D)
    t.play("end", rolls=FINE)
    assert (t.hourglass, t.starter) == (D, D)


@rule("start-player", "travel-spaces", scenario=50)
def test_the_hourglass_goes_to_a_traveller_on_the_highest_space_so_far() -> None:
    rich = dict.fromkeys((A, B, C, D), 20)
    posts = dict.fromkeys((A, B, C, D), "xanadu")
    dice = {A: "1555", B: "22", C: "22", D: "2"}
    t = table(hourglass=D, coins=rich, camels=rich, posts=posts, dice=dice)
    for space, dice_placed, holder in (
        ("lower", 1, A),
        ("middle", 2, B),
        ("middle", 2, C),
        ("lower", 1, C),
    ):
        assert travelled(t, space, dice_placed).hourglass == holder
    for space, dice_placed in (("middle", 2), ("upper", 3)):
        again = travelled(Table(t.state), space, dice_placed)
        assert again.hourglass == A


def travelled(t: Table, space: str, dice: int) -> Table:
    """Make one step with the acting seat by this space, and end the turn."""
    own = t.own(t.acting, "dice")
    pips = own[0] if dice == 1 else own[-1]
    t.play(f"travel-{space}:d{pips}")
    while t.offered("add:"):
        t.play(f"add:d{pips}")
    place = "xanadu" if "xanadu" in t.offered("go:") else "beijing"
    t.play(f"go:{place}", *(["stop"] if dice > 1 else []))
    return t.play("end")


@rule("end", "round")
def test_the_game_ends_after_five_rounds() -> None:
    t = ending(round=4).play("end", rolls=FINE)
    assert (t.round, t.over, t.outcome) == (5, False, None)
    t = ending(round=5).play("end")
    assert t.over
    assert t.outcome is not None
