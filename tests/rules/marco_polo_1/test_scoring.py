"""The final score line by line, and the winner."""

from typing import Any

import pytest

from tests.rules.marco_polo_1.table import TITLE, A, B, C, D, Table, facts, rule, table

GOALS = {A: "g01 g02", B: "g04 g05", C: "g07 g08", D: "g10 g11"}


def ending(seats: int = 4, **given: Any) -> Table:
    """Return a table at the end of a game; purses are empty by default."""
    purses = {kind: dict.fromkeys(range(seats), 0) for kind in ("coins", "camels")}
    goals = {seat: GOALS[seat] for seat in range(seats)}
    return table(seats, **{"round": 5, "last": True, "goals": goals, **purses, **given}).play("end")


def done(*numbers: int) -> dict[int, str]:
    """Return a number of completed contracts for each seat."""
    ids = iter(facts().deck("regular"))
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
    assert ending().of("goals") == [GOALS[seat].split() for seat in range(4)]


# -- goal cards -------------------------------------------------------------------------------


@rule("score-goals", "score-cities")
def test_the_rulebooks_green_example() -> None:
    t = ending(goals={**GOALS, A: "g07 g16", C: "g13 g14"}, posts={A: "lan-zhou kochi sumatra"})
    assert t.scored("goals") == [4, 0, 0, 0]
    assert t.scored("cities") == [6, 0, 0, 0]


@rule("score-goals", "score-cities")
def test_the_rulebooks_yellow_example() -> None:
    t = ending(goals={**GOALS, A: "g01 g03"}, posts={A: "moscow xian kashgar"})
    assert t.scored("goals") == [4 + 7, 0, 0, 0]
    assert t.scored("cities") == [6, 0, 0, 0]


@pytest.mark.parametrize(("number", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10)])
@rule("score-cities")
def test_different_cities_of_both_cards_score_by_the_table(number: int, points: int) -> None:
    cities = ["sumatra", "karachi", "ormuz", "anxi"][:number]
    t = ending(goals={**GOALS, A: "g15 g18"}, posts={A: " ".join(["alexandria", *cities])})
    assert t.scored("cities") == [points, 0, 0, 0]
    full = {3: 6, 4: 6 + 7}
    assert t.scored("goals") == [full.get(number, 0), 0, 0, 0]


@rule("score-goals")
def test_half_a_goal_card_brings_no_points_of_its_own() -> None:
    t = ending(goals={**GOALS, A: "g15 g18"}, posts={A: "sumatra anxi"})
    assert t.scored("goals") == [0, 0, 0, 0]
    assert t.scored("cities") == [3, 0, 0, 0]


@rule("score-goals", "score-cities")
def test_posts_of_others_and_figures_alone_count_for_nothing() -> None:
    goals = {**GOALS, A: "g15 g18"}
    t = ending(goals=goals, posts={B: "sumatra ormuz"}, figures={A: "ormuz"})
    assert lines(t) == {"start": [50] * 4}


@rule("goals")
def test_cards_that_were_given_away_score_nothing() -> None:
    t = ending()
    rejected = t.state.private[A].rejected
    assert len(rejected) == 2
    cities = {city for goal in rejected for city in facts().goals[goal].cities}
    own = {city for goal in GOALS[A].split() for city in facts().goals[goal].cities}
    t = ending(posts={A: " ".join(sorted(cities - own))})
    assert lines(t) == {"start": [50] * 4}


# -- coins, goods, Beijing --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("coins", "points"), [(0, 0), (9, 0), (10, 1), (19, 1), (29, 2), (35, 3), (100, 10)]
)
@rule("score-coins")
def test_ten_coins_are_a_point(coins: int, points: int) -> None:
    t = ending(coins={A: coins, B: 0, C: 0, D: 0})
    assert lines(t).get("coins", [0] * 4) == [points, 0, 0, 0]


@rule("score-goods", "score-coins", scenario=43)
def test_without_beijing_goods_are_worth_nothing() -> None:
    given: dict[str, Any] = {"pepper": {A: 3}, "silk": {A: 2}, "gold": {A: 2}}
    purses: dict[str, Any] = {
        "coins": {A: 29, B: 0, C: 0, D: 0},
        "camels": {A: 9, B: 0, C: 0, D: 0},
    }
    t = ending(**given, **purses)
    assert lines(t) == {"start": [50] * 4, "coins": [2, 0, 0, 0]}


@rule("score-goods", "score-beijing")
def test_with_beijing_two_goods_are_a_point_and_camels_are_none() -> None:
    given: dict[str, Any] = {"pepper": {A: 3, B: 1}, "silk": {A: 2}, "gold": {A: 2, B: 2, C: 9}}
    camels: dict[str, Any] = {"camels": {A: 9, B: 9, C: 9, D: 9}}
    t = ending(**given, **camels, posts={A: "beijing", B: "beijing"})
    assert lines(t)["goods"] == [3, 1, 0, 0]
    assert lines(t)["beijing"] == [10, 7, 0, 0]


@pytest.mark.parametrize(
    ("slots", "points"),
    [
        ("DBCA", [1, 7, 4, 10]),
        ("CA", [7, 0, 10, 0]),
        ("-B", [0, 7, 0, 0]),
        ("---A", [1, 0, 0, 0]),
        ("", [0, 0, 0, 0]),
    ],
)
@rule("score-beijing", "beijing")
def test_beijings_slots_are_worth_ten_seven_four_one(slots: str, points: list[int]) -> None:
    posts = {seat: "beijing" for seat in range(4) if "ABCD"[seat] in slots}
    assert ending(posts=posts, beijing=slots).scored("beijing") == points


# -- contracts --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("numbers", "points"),
    [
        ((5, 4, 3, 2), [7, 0, 0, 0]),
        ((3, 5, 5, 2), [0, 7, 7, 0]),
        ((2, 2, 2, 2), [7, 7, 7, 7]),
        ((0, 1, 0, 0), [0, 7, 0, 0]),
        ((4, 1, 4), [7, 0, 7]),
        ((1, 2), [0, 7]),
        ((3, 3), [7, 7]),
    ],
)
@rule("score-contracts", scenario=44)
def test_all_seats_with_most_contracts_score_seven(
    numbers: tuple[int, ...], points: list[int]
) -> None:
    t = ending(len(numbers), done=done(*numbers))
    assert t.scored("most-contracts") == points


@rule("score-contracts")
def test_contracts_that_are_not_fulfilled_count_for_nothing() -> None:
    t = ending(contracts={A: "r01 r02", B: "r03"}, done={B: "r04"})
    assert t.scored("most-contracts") == [0, 7, 0, 0]


@rule("ruling-no-contract", "score-contracts")
@pytest.mark.parametrize("seats", TITLE.seats)
def test_nobody_scores_most_contracts_without_one(seats: int) -> None:
    t = ending(seats, contracts={A: "r01 r02"}, done=done(*[0] * seats))
    assert t.scored("most-contracts") == [0] * seats


# -- everything -------------------------------------------------------------------------------


@rule("scoring")
def test_every_line_is_itemised_and_adds_up() -> None:
    t = ending(
        points={A: 60, B: 47},
        goals={**GOALS, A: "g01 g03"},
        posts={A: "moscow xian beijing", B: "karakorum"},
        coins={A: 25, B: 10, C: 0, D: 0},
        pepper={A: 5, B: 5},
        done=done(2, 1, 0, 0),
    )
    assert lines(t) == {
        "start": [50, 50, 50, 50],
        "cards": [10, -3, 0, 0],
        "goals": [4, 0, 0, 0],
        "cities": [3, 1, 0, 0],
        "beijing": [10, 0, 0, 0],
        "goods": [2, 0, 0, 0],
        "coins": [2, 1, 0, 0],
        "most-contracts": [7, 0, 0, 0],
    }
    assert t.outcome is not None
    assert t.outcome.totals == [60 + 4 + 3 + 10 + 2 + 2 + 7, 47 + 1 + 1, 50, 50]
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


@rule("ties")
def test_all_may_win() -> None:
    t = ending(4)
    assert t.outcome is not None
    assert t.outcome.winners == [A, B, C, D]


@rule("ruling-below-zero")
def test_points_may_be_below_nothing_at_the_end() -> None:
    t = ending(2, points={A: -3, B: -5})
    assert t.outcome is not None
    assert t.outcome.totals == [-3, -5]
    assert t.outcome.winners == [A]
