"""The end of the game: the finished pass, ties, and effects after the sixth card."""

import pytest

from tests.rules.rajas_cards_karma.table import A, B, C, Table, rule, table

FIVE = {"left": {A: 3}, "right": {A: 2}}
"""The tracks of a seat that has turned five cards.

The sixth card is the fourth from the left, with two karma.
"""


def sixth(seats: int = 2, turn: int = A, **given: object) -> Table:
    """Return a table where seat A's sixth card is next: a building brings the third fame."""
    given = {"fame": {A: 2}, **FIVE, **given}
    t = table(seats, turn, grid="b01 b02 g01 g10 g19 b60", hands={A: "b6"}, **given)  # type: ignore[arg-type]
    return t.play("build:b01", "pay")


@rule("end", "end-of-pass", "ruling-no-instant-win", "ruling-after-sixth")
def test_the_sixth_card_ends_the_game_after_the_pass() -> None:
    t = sixth(3)
    assert (t.flips(A), t.finishing, t.has(A)) == ((4, 2), True, {"karma": 2})
    t.play("end")
    assert (t.acting, t.outcome) == (B, None)
    t.play("take:b02", "end")
    assert t.acting == C
    t.play("take:g01", "end")
    assert t.outcome is not None
    assert t.outcome.ranks[A] == 1


@rule("end-of-pass", "rounds")
def test_the_round_need_not_be_finished() -> None:
    t = sixth(2, A, starter=B).play("end")
    assert t.outcome is not None
    assert (t.round, t.state.public.passing) == (1, 1)


@rule("winner", "ruling-places")
def test_whoever_has_turned_all_wins_whatever_others_have_left() -> None:
    t = sixth(3, starter=B, turn=A, left={A: 3, B: 3, C: 1}, right={A: 2, B: 2}, coins={B: 5})
    t.play("end")
    assert t.outcome is not None
    assert list(t.outcome.ranks) == [1, 2, 3]


def ended(**given: object) -> Table:
    """Return a table where two seats have turned all six cards; the second ends the pass."""
    all_six = {"left": {A: 3, B: 4}, "right": {A: 3, B: 2}, "finishing": True}
    return table(2, B, end=True, **all_six, **given).play("end")  # type: ignore[arg-type]


@rule("ties", "winner", scenario=43)
def test_fame_and_coins_that_are_left_decide_a_tie() -> None:
    t = ended(fame={A: 1, B: 2}, coins={A: 3})
    assert t.outcome is not None
    assert list(t.outcome.ranks) == [1, 2]
    assert list(t.outcome.ties[0].values) == [5, 4]
    more = ended(fame={A: 1, B: 2}, coins={A: 1})
    assert more.outcome is not None
    assert list(more.outcome.ranks) == [2, 1]


@rule("tie-karma", scenario=43)
def test_karma_decides_a_tie_of_the_remainder() -> None:
    t = ended(fame={A: 1, B: 2}, coins={A: 2}, karma={B: 1})
    assert t.outcome is not None
    assert list(t.outcome.ranks) == [2, 1]


@rule("ruling-shared-win", scenario=43)
def test_equal_karma_is_a_shared_victory() -> None:
    t = ended(fame={A: 1, B: 2}, coins={A: 2}, karma={A: 1, B: 1})
    assert t.outcome is not None
    assert list(t.outcome.ranks) == [1, 1]


@rule("ruling-no-instant-win", "ties", "end-of-pass")
def test_example_of_jonas_and_mara() -> None:
    """Jonas has 1 fame and 3 coins left. Mara turns her sixth card later, with 2 fame left."""
    t = table(
        2,
        B,
        grid="s02 b60 b59 b58",
        hands={B: "b2"},
        left={A: 3, B: 3},
        right={A: 3, B: 2},
        fame={A: 1, B: 2},
        coins={A: 3, B: 3},
        finishing=True,
        tracks={B: "extra_turn steward1 ship_or_fame1 dice2 karma2 palace_or_coins2"},
    ).play("ship:s02", "pay", "take:b60", "take:b59", "end")
    assert (t.flips(A), t.flips(B), t.has(B)) == ((3, 3), (3, 3), {"fame": 2})
    assert t.outcome is not None
    assert list(t.outcome.ties[0].values) == [5, 4]
    assert list(t.outcome.ranks) == [1, 2]


@rule("ruling-after-sixth", "karma-trio", "steward-trio")
def test_after_the_sixth_card_fame_and_coins_pile_up() -> None:
    all_six = {"left": {A: 3}, "right": {A: 3}, "finishing": True}
    t = table(
        grid="b10 g01",
        hands={A: "b6 b6"},
        fame={A: 2},
        coins={A: 5},
        goods={A: "g02 g03"},
        stewards={A: 1},
        **all_six,  # type: ignore[arg-type]
    ).play("build:b10", "pay", "steward-turn", "goods:g01")
    assert t.has(A) == {"fame": 4, "coins": 8}
    t = table(
        grid="s04",
        hands={A: "b1"},
        karma={A: 2},
        stewards={A: 2},
        **all_six,  # type: ignore[arg-type]
    ).play("ship:s04", "pay")
    assert t.has(A) == {"karma": 1, "fame": 2}


@rule("ruling-extra-turns-at-end", "bonus-extra-turn", "steward-turn")
def test_further_turns_are_taken_even_then() -> None:
    order = {A: "karma2 dice2 steward1 extra_turn palace_or_coins2 ship_or_fame1"}
    t = sixth(2, A, starter=B, tracks=order, stewards={A: 1})
    assert t.offered() == ["bonus-turn", "steward-dice", "steward-turn"]
    t.play("bonus-turn", "goods:g01", "steward-turn", "goods:g10")
    assert t.outcome is None
    t.play("end")
    assert t.outcome is not None


@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("end-of-pass")
def test_everybody_has_had_as_many_turns(seats: int) -> None:
    t = sixth(seats).play("end")
    turns = 1
    while t.outcome is None:
        t.play("take:" + t.lying()[0], "end")
        turns += 1
    assert turns == seats
