"""A round: bonuses, returning dice, rolling, turns, and the sweep of contracts at its end."""

import pytest

from games.rules.marco_polo_common.dice import NEUTRAL
from tests.rules.marco_polo_1.table import TITLE, A, B, C, D, Table, facts, rule, table

FINE = "33333 33333 33333 33333"
"""Four rolls without compensation."""
MATTEO, CAPRINI, NICCOLO = "matteo-polo", "johannes-caprini", "niccolo-and-marco-polo"
RASCHID = "raschid-ad-din-sinan"


def ending(seats: int = 4, turn: int = A, **given: object) -> Table:
    """Return a table at the last turn of a round, at which no seat has a die left."""
    return table(seats, turn, last=True, **given)  # type: ignore[arg-type]


# -- dice -----------------------------------------------------------------------------------


@rule("dice-back", "round")
def test_all_dice_come_back() -> None:
    t = ending(
        characters={A: MATTEO},
        white={A: ""},
        spaces={"khan": "A3 B4", "travel": "C12 x3 w4", "bag": "D6 x5"},
    )
    assert len(t.black) == 3
    t.play("end", rolls="33333 4 33333 33333 33333")
    assert (t.round, t.spaces) == (2, {})
    assert t.of("dice") == [[3] * 5] * 4
    assert (t.of("black"), t.black) == ([[]] * 4, [0] * 5)
    assert t.of("white") == [[4], [], [], []]


@rule("dice-back", "black-dice", "buy-black")
def test_black_dice_go_back_to_the_supply() -> None:
    t = table(last=True, dice={A: "6"}, spaces={"market-pepper": "x5"}, camels={A: 3})
    t.play("buy", rolls="2").play("bag:b2", "bag:d6")
    assert len(t.black) == 3
    t.play("end", rolls=FINE)
    assert (t.of("black"), t.black) == ([[]] * 4, [0] * 5)


@rule("dice-back", "three-players", "two-players")
@pytest.mark.parametrize("seats", [2, 3])
def test_neutral_dice_stay_all_game(seats: int) -> None:
    t = ending(seats, spaces={"khan": "A3 B4", "coins": "B4"})
    fixed = {
        space: [die for die in dice if die["colour"] == NEUTRAL]
        for space, dice in t.spaces.items()
        if any(die["colour"] == NEUTRAL for die in dice)
    }
    t.play("end", rolls=" ".join(["33333"] * seats))
    assert t.spaces == fixed
    assert sorted(fixed) == (["coins", "khan"] if seats == 2 else ["khan"])


@rule("no-dice", "turn-order")
def test_a_round_lasts_until_nobody_has_dice() -> None:
    t = table(dice={A: "", B: "3", C: "", D: "4"}, turn=A, acted=True).play("end")
    assert (t.round, t.acting) == (1, B)
    t.play("coins:d3", "end")
    assert (t.round, t.acting) == (1, D)
    t.play("coins:d4", "end", rolls=FINE)
    assert (t.round, t.acting) == (2, A)
    assert t.said("round-ended")


# -- bonuses --------------------------------------------------------------------------------


@rule("round-bonuses", "city-bonus")
def test_city_bonuses_are_paid_at_each_rounds_start() -> None:
    laid = {"anxi": "camel-coins", "adana": "camels", "kochi": "points"}
    t = ending(bonuses=laid, posts={A: "anxi adana", B: "kochi", C: "moscow beijing"})
    t.play("end", rolls=FINE)
    assert t.got(A) == {"camels": 4, "coins": 3}
    assert t.got(B) == {"vp": 3}
    assert t.scored("bonuses")[B] == 3
    assert (t.got(C), t.got(D)) == ({}, {})


@rule("round-bonuses", "caprini", "niccolo-and-marco")
def test_characters_pay_at_each_rounds_start() -> None:
    t = ending(characters={A: CAPRINI, B: NICCOLO})
    t.play("end", rolls=FINE)
    assert (t.got(A), t.got(B), t.got(C)) == ({"coins": 3}, {"camels": 1}, {})


@rule("round-bonuses", "round", "matteo")
def test_bonuses_that_ask_are_open_to_all_at_once() -> None:
    laid = {"anxi": "goods", "adana": "copy", "kochi": "coins"}
    t = ending(
        turn=C,
        bonuses=laid,
        posts={A: "anxi", B: "adana", D: "kochi"},
        characters={D: MATTEO},
        contracts={D: "s1 r10"},
        top="r20",
    )
    t.play("end")
    assert (t.open, t.got(D)) == ([A, B, D], {"coins": 5})
    assert t.offered("goods:", seat=A) == ["p1s1g0", "p1s0g1", "p0s1g1"]
    t.play("decline", seat=D)
    t.play("copy:anxi", "goods:p1s1g0", seat=B)
    assert t.got(B) == {"pepper": 1, "silk": 1}
    assert t.of("dice") == [[]] * 4  # no seat rolls before all bonuses are taken
    t.play("goods:p0s1g1", seat=A, rolls="33333 33333 33333 33333 3")
    assert (t.stage, t.acting) == ("turns", A)


@rule("city-bonus", "round-bonuses")
def test_a_copied_bonus_is_a_free_choice_of_any_other_marker() -> None:
    t = ending(bonuses={"adana": "copy", "ormuz": "coins"}, posts={A: "adana"})
    t.play("end")
    assert set(t.offered("copy:")) == set(t.bonuses) - {"adana"}
    t.refuse("copy:adana", "not-offered", "city-bonus")
    t.play("copy:ormuz", rolls=FINE)
    assert t.got(A) == {"coins": 5}


@rule("city-bonus")
def test_every_seat_with_a_post_in_a_city_receives_its_bonus_each_round() -> None:
    t = ending(bonuses={"kochi": "points"}, posts=dict.fromkeys((A, B, C, D), "kochi"))
    t.play("end", rolls=FINE)
    assert [t.got(seat) for seat in range(4)] == [{"vp": 3}] * 4
    assert t.bonuses["kochi"] == "points"


# -- rolling --------------------------------------------------------------------------------


@rule("roll")
def test_everybody_rolls_all_dice() -> None:
    t = ending()
    t.play("end", rolls="65432 11166 44444 35261")
    assert t.of("dice") == [[2, 3, 4, 5, 6], [1, 1, 1, 6, 6], [4] * 5, [1, 2, 3, 5, 6]]


@rule("compensation")
@pytest.mark.parametrize(
    ("taken", "got"),
    [
        ("3+0", {"camels": 3}),
        ("2+1", {"camels": 2, "coins": 1}),
        ("1+2", {"camels": 1, "coins": 2}),
        ("0+3", {"coins": 3}),
    ],
)
def test_a_roll_of_12_brings_three_camels_or_coins_in_any_mix(
    taken: str, got: dict[str, int]
) -> None:
    t = ending()
    t.play("end", rolls="33333 12333 33333 44444")
    assert (t.open, t.offered("compensate:")) == ([B], ["3+0", "2+1", "1+2", "0+3"])
    assert t.play(f"compensate:{taken}").got(B) == got
    assert t.acting == A


@rule("compensation")
def test_fifteen_pips_are_not_compensated_and_no_more_is_paid_than_is_missing() -> None:
    t = ending()
    t.play("end", rolls="33333 33332 66666 33333")
    assert t.open == [B]
    t.refuse("compensate:1+1", "not-offered", "compensation")
    t.refuse("compensate:0+0", "not-offered", "compensation")
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


@rule("compensation", "matteo")
@pytest.mark.parametrize(("white", "ways"), [(3, []), (2, ["1+0", "0+1"])])
def test_the_white_die_counts_among_the_fifteen(white: int, ways: list[str]) -> None:
    t = ending(characters={A: MATTEO})
    t.play("end", rolls=f"12333 {white} 33333 33333 33333")
    assert t.offered("compensate:") == ways


@rule("compensation", "raschid", "roll")
def test_raschid_neither_rolls_nor_is_compensated() -> None:
    t = ending(characters={B: RASCHID})
    t.play("end", rolls="33333 33333 33333")
    assert (t.own(B, "dice"), t.acting) == ([0] * 5, A)


@rule("compensation")
def test_a_conditional_answer_answers_for_a_low_roll() -> None:
    t = ending()
    t.play("end", rolls="33333 12343 33333 44444")
    for value, key in (("camels", "compensate:2+0"), ("coins", "compensate:0+2"), ("ask", None)):
        assert TITLE.heuristics.conditional_choice(t.state, B, {"low-roll": value}) == key


# -- contracts ------------------------------------------------------------------------------


@rule("contract-sweep", "contract-pile")
def test_contracts_that_lie_open_go_under_the_special_pile() -> None:
    t = ending(row="r01 r02 r03")
    coming = t.state.secret.piles[-1][:]
    pile = t.pile
    t.play("end", rolls=FINE)
    assert sorted(t.contracts) == sorted(coming)
    assert (t.piles, t.pile) == (3, pile + 3)
    assert sorted(t.under) == ["r01", "r02", "r03"]


@rule("contract-sweep", "contract-pile")
def test_swept_contracts_are_drawn_last() -> None:
    t = ending(row="r01 r02", under="r05", pile=1, characters={A: MATTEO}, contracts={A: ""})
    t.play("end", rolls="33333 3 33333 33333 33333")
    # the contract was the only one there before the round ended
    assert t.own(A, "contracts") == ["r05"]
    assert sorted(t.under) == ["r01", "r02"]


@rule("contract-sweep")
def test_five_piles_of_six_serve_five_rounds() -> None:
    for round, piles in ((1, 4), (2, 3), (3, 2), (4, 1), (5, 0)):
        assert ending(round=round).piles == piles
    t = ending(round=4).play("end", rolls=FINE)
    assert (t.round, t.piles) == (5, 0)
    assert sum(bool(id) for id in t.contracts) == 6


@rule("contract-sweep", "end")
def test_after_the_fifth_round_nothing_is_laid_out() -> None:
    t = ending(round=5, row="r01").play("end")
    assert t.over
    assert not t.said("new-contracts")


# -- cards that stay ------------------------------------------------------------------------


@rule("setup", "city-cards")
def test_city_cards_stay_for_the_whole_game() -> None:
    t = ending()
    cards = dict(t.cards)
    t.play("end", rolls=FINE)
    assert t.cards == cards


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
    t.play("coins:d3", "end")
    assert t.acting == B


@rule("turn-order", "no-dice", "buy-black")
def test_a_seat_with_only_a_black_die_still_has_turns() -> None:
    t = table(dice={A: "3", B: "44", C: "", D: ""}, camels={A: 3})
    t.play("khan:d3", "goods:p1s0g0").play("buy", rolls="5").play("end", "coins:d4", "end")
    assert t.acting == A
    t.play("market-pepper:b5", "row:5", "end")
    assert (t.round, t.acting) == (1, B)


@rule("turn-order", "no-dice", "matteo")
def test_a_seat_with_only_the_white_die_still_has_turns() -> None:
    t = table(characters={B: MATTEO}, dice={A: "", B: "", C: "3"}, acted=True).play("end")
    assert (t.acting, t.own(B, "white")) == (B, [3])
    t.play("coins:w3", "end")
    assert t.acting == C


@rule("start-player", scenario=41)
def test_without_travelling_the_hourglass_stays() -> None:
    t = ending(turn=B, starter=D)
    t.play("end", rolls=FINE)
    assert (t.hourglass, t.starter) == (D, D)


RICH: dict[str, object] = {
    "coins": dict.fromkeys((A, B, C, D), 60),
    "camels": dict.fromkeys((A, B, C, D), 20),
}


@rule("start-player", "travel")
def test_the_last_traveller_takes_the_hourglass_at_once() -> None:
    given: dict[str, object] = {"outposts": {"alexandria": "gold"}, **RICH}
    t = table(dice={A: "12", B: "66", C: "11", D: ""}, hourglass=D, **given)  # type: ignore[arg-type]
    t.play("travel:d2")
    assert t.hourglass == A
    t.play("go:alexandria", "end", "travel:d6")
    assert t.hourglass == B
    t.play("go:alexandria", "stop", "end", "travel:d1")
    assert t.hourglass == C
    t.play("go:alexandria", "end", rolls=FINE)
    assert (t.round, t.starter, t.acting) == (2, C, C)


@rule("start-player", "black-dice-free")
def test_black_dice_on_travel_take_the_hourglass_too() -> None:
    t = table(dice={A: "3"}, black={A: "11"}, spaces={"travel": "A23 B66"}, hourglass=B, **RICH)  # type: ignore[arg-type]
    t.play("travel:b1")
    assert t.hourglass == A


@rule("start-player", "reward-steps", "card-move")
def test_movements_by_rewards_and_cards_leave_the_hourglass() -> None:
    given: dict[str, object] = {"pepper": {A: 3}, "contracts": {A: "s6"}, "hourglass": D}
    t = table(**RICH, **given)  # type: ignore[arg-type]
    t.play("fulfil:s6", "go:alexandria")
    assert (t.own(A, "figures"), t.hourglass) == (["alexandria"], D)
    t = table(cards={"card-moscow-1": "steps-for-camels"}, posts={A: "moscow"}, hourglass=D, **RICH)  # type: ignore[arg-type]
    t.play("card-moscow-1:d2", "go:alexandria", "stop")
    assert (t.own(A, "figures"), t.hourglass) == (["alexandria"], D)


# -- the end --------------------------------------------------------------------------------


@rule("end", "round")
def test_the_game_ends_after_five_rounds() -> None:
    t = ending(round=4).play("end", rolls=FINE)
    assert (t.round, t.over, t.outcome) == (5, False, None)
    t = ending(round=5).play("end")
    assert t.over
    assert t.outcome is not None
    assert len(facts().goals) == 18
