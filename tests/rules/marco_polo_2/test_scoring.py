"""The final score line by line, and the winner."""

from typing import Any

import pytest

from tests.rules.marco_polo_2.table import TITLE, A, B, C, D, Table, facts, rule, table

TRACK = facts().shield_points
BARREN = {A: "goal-13", B: "goal-14", C: "goal-12", D: "goal-11"}
"""Goal cards with few shields or none."""


def ending(seats: int = 4, **given: Any) -> Table:
    """Return a table at the end of a game; purses are empty by default, goals worth little."""
    purses = {kind: dict.fromkeys(range(seats), 0) for kind in ("coins", "camels")}
    goals = {seat: BARREN[seat] for seat in range(seats)}
    return table(seats, **{"round": 5, "last": True, "goals": goals, **purses, **given}).play("end")


def done(*numbers: int) -> dict[int, str]:
    """Return a number of completed contracts for each seat."""
    ids = iter(id for id in facts().contracts if id.startswith("red"))
    return {seat: " ".join(next(ids) for _ in range(n)) for seat, n in enumerate(numbers)}


def lines(t: Table) -> dict[str, list[int]]:
    """Return the lines of the outcome that aren't empty."""
    assert t.outcome is not None
    return {line.rule: line.points for line in t.outcome.lines if any(line.points)}


# -- when to score ----------------------------------------------------------------------------


@rule("end")
def test_the_game_ends_after_the_fifth_round_and_not_before() -> None:
    t = ending(round=4)
    assert (t.round, t.over, t.outcome) == (5, False, None)
    t = ending()
    assert t.over
    assert TITLE.decisions(t.state) == {}
    assert t.outcome is not None
    assert t.outcome.totals == [50] * 4


@rule("scoring", "goals")
def test_goal_cards_are_shown_at_the_end() -> None:
    assert ending().of("goal") == [BARREN[seat] for seat in range(4)]


# -- goal card --------------------------------------------------------------------------------


@rule("score-goal", scenario=58)
def test_only_improved_seals_of_the_own_goal_card_score() -> None:
    seals = {A: "farmer! spicer tailor! jeweler", B: "farmer spicer", C: "farmer! tailor!"}
    points = facts().goals["goal-13"].seals
    t = ending(seals=seals)
    assert lines(t)["goal"] == [
        points["farmer"] + points["tailor"],
        0,
        facts().goals["goal-12"].seals["tailor"],
        0,
    ]


# -- shields ----------------------------------------------------------------------------------


@rule("score-shields", scenario=56)
def test_a_shield_counts_once_however_many_posts_show_it() -> None:
    assert facts().places["xian"].shield == facts().places["quilon"].shield
    t = ending(posts={A: "xian quilon", B: "xian"})
    assert lines(t)["shields"] == [TRACK[1], TRACK[1], 0, 0]


@rule("score-shields")
def test_each_shield_of_the_goal_card_that_was_reached_counts_once_more() -> None:
    goals = {A: "goal-01", B: "goal-13", C: "goal-12", D: "goal-11"}
    posts = "xanadu karakorum xian quilon"
    t = ending(goals=goals, posts={A: posts, B: posts})
    assert lines(t)["shields"] == [TRACK[3 + 2], TRACK[3], 0, 0]


@rule("score-shields", "de-wu")
def test_all_plus_ones_add_up() -> None:
    posts, characters = {A: "xanadu karakorum"}, {A: "de-wu"}
    goals = {**BARREN, A: "goal-01"}
    t = ending(goals=goals, posts=posts, characters=characters)
    assert lines(t)["shields"] == [TRACK[2 + 2 + 1], 0, 0, 0]


NINE = "xanadu karakorum xian yangzhou fuzhou pagan sumatra kashgar zanzibar"


@rule("score-shields", scenario=55)
def test_thirteen_shields_are_the_most_that_counts() -> None:
    goals = {A: "goal-01", B: "goal-02", C: "goal-12", D: "goal-11"}
    characters = {A: "de-wu", B: "abha-basu"}
    t = ending(goals=goals, posts={A: NINE, B: NINE}, characters=characters)
    assert len({facts().places[place].shield for place in NINE.split()}) == 9
    assert lines(t)["shields"] == [43, 43, 0, 0]
    assert (TRACK[13], len(TRACK)) == (43, 14)


# -- goods and coins --------------------------------------------------------------------------


@rule("score-goods", "jade")
def test_two_goods_of_any_kind_are_a_point_and_camels_are_none() -> None:
    given: dict[str, Any] = {"pepper": {A: 1, B: 3}, "silk": {A: 1}, "gold": {A: 1, C: 1}}
    t = ending(**given, jade={A: 2, D: 4}, camels={A: 0, B: 20, C: 0, D: 0})
    assert lines(t)["goods"] == [2, 1, 0, 2]


@pytest.mark.parametrize(("coins", "points"), [(0, 0), (9, 0), (10, 1), (19, 1), (35, 3)])
@rule("score-coins")
def test_ten_coins_are_a_point(coins: int, points: int) -> None:
    t = ending(coins={A: coins, B: 0, C: 0, D: 0})
    assert lines(t).get("coins", [0] * 4) == [points, 0, 0, 0]


# -- contracts --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("numbers", "points"),
    [
        ((5, 5, 3, 2), [8, 8, 4, 0]),
        ((4, 3, 3, 1), [8, 4, 4, 0]),
        ((2, 2, 2, 2), [8, 8, 8, 8]),
        ((3, 1, 0, 0), [8, 4, 0, 0]),
        ((3, 0, 0, 0), [8, 0, 0, 0]),
        ((0, 0, 0, 0), [0, 0, 0, 0]),
        ((4, 1, 2), [8, 0, 4]),
        ((1, 1, 0), [8, 8, 0]),
    ],
)
@rule("score-contracts", "ruling-second-place", scenario=52)
def test_most_and_second_most_contracts(numbers: tuple[int, ...], points: list[int]) -> None:
    t = ending(len(numbers), done=done(*numbers))
    assert t.scored("most-contracts") == points


@pytest.mark.parametrize(
    ("numbers", "points"), [((4, 1), [8, 0]), ((2, 2), [8, 8]), ((0, 3), [0, 8]), ((0, 0), [0, 0])]
)
@rule("score-contracts", "two-players", scenario=53)
def test_of_two_the_second_gets_nothing(numbers: tuple[int, ...], points: list[int]) -> None:
    assert ending(2, done=done(*numbers)).scored("most-contracts") == points


# -- everything -------------------------------------------------------------------------------


@rule("scoring")
def test_every_line_is_itemised_and_adds_up() -> None:
    t = ending(
        points={A: 60, B: 47},
        seals={A: "farmer! spicer!"},
        posts={A: "xanadu", B: "xian yangzhou"},
        coins={A: 25, B: 10, C: 0, D: 0},
        pepper={B: 5},
        jade={A: 1},
        done=done(2, 1, 0, 0),
    )
    assert lines(t) == {
        "start": [50, 50, 50, 50],
        "cards": [10, -3, 0, 0],
        "goal": [10, 0, 0, 0],
        "shields": [TRACK[1], TRACK[2], 0, 0],
        "goods": [0, 2, 0, 0],
        "coins": [2, 1, 0, 0],
        "most-contracts": [8, 4, 0, 0],
    }
    assert t.outcome is not None
    assert t.outcome.totals == [80 + TRACK[1], 54 + TRACK[2], 50, 50]
    assert t.outcome.winners == [A]


@rule("scoring", "ties")
def test_more_points_win_however_many_camels_others_have() -> None:
    t = ending(points={A: 60, B: 61}, camels={A: 30, B: 0, C: 0, D: 0})
    assert t.outcome is not None
    assert t.outcome.winners == [B]
    assert t.outcome.ranks == [2, 1, 3, 3]


@rule("ties")
def test_camels_break_a_tie() -> None:
    t = ending(3, points={A: 60, B: 60, C: 51}, camels={A: 3, B: 4, C: 9})
    assert t.outcome is not None
    assert t.outcome.winners == [B]
    assert t.outcome.ranks == [2, 1, 3]
    assert [tie.values for tie in t.outcome.ties] == [[3, 4, 9]]


@rule("ties")
def test_equal_camels_share_the_victory() -> None:
    t = ending(3, points={A: 60, B: 60, C: 51}, camels={A: 4, B: 4, C: 9})
    assert t.outcome is not None
    assert t.outcome.winners == [A, B]
    assert t.outcome.ranks == [1, 1, 3]


@rule("ties", "jade")
def test_jade_is_no_camel_in_a_tie() -> None:
    t = ending(3, points={A: 60, B: 60}, camels={A: 4, B: 3, C: 0}, jade={B: 1})
    assert t.outcome is not None
    assert t.outcome.winners == [A]


@rule("ruling-below-zero")
def test_points_may_be_below_nothing_at_the_end() -> None:
    t = ending(2, points={A: -3, B: -5})
    assert t.outcome is not None
    assert t.outcome.totals == [-3, -5]
    assert t.outcome.winners == [A]
