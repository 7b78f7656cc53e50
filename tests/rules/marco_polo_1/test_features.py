"""The features of a position: the numbers from which an opponent learns."""

import pytest

from tests.rules.marco_polo_1.table import TITLE, A, B, C, Table, facts, table


def seen(t: Table, seat: int) -> dict[str, float]:
    """Return the features of a position by their names."""
    return dict(zip(TITLE.heuristics.feature_names, TITLE.features(t.state, seat), strict=True))


def situation() -> Table:
    """Return a position of the second round, with some of everything."""
    return table(
        3,
        turn=B,
        round=2,
        hourglass=C,
        goals={A: "g01 g03", B: "g15 g17"},
        posts={A: "moscow anxi", B: "beijing"},
        figures={A: "anxi"},
        contracts={A: "s1 r01"},
        done={A: "r19", B: "r20 r21"},
        coins={A: 23, B: 10},
        pepper={A: 3, B: 4},
        gold={A: 1},
        camels={A: 2},
        dice={A: "355"},
        black={A: "6"},
        bonuses={"anxi": "coins"},
        spaces={"khan": "B1"},
    )


def test_a_seat_sees_what_it_has() -> None:
    own = seen(situation(), A)
    assert own["own coins"] == pytest.approx(23 / 25)
    assert own["own coins up to 8"] == 1
    assert own["own dice of 5 pips"] == 1
    assert own["own colourless dice"] == pytest.approx(1 / 3)
    assert own["own is kubilai-khan"] == 1
    assert (own["own contracts ready"], own["own contracts"]) == (1, 1)
    assert (own["own contracts done"], own["own contracts ahead of the best other"]) == (
        1 / 8,
        -1 / 4,
    )


def test_contracts_in_hand_share_the_goods() -> None:
    """The features count the goods missing for each contract alone, and for all together."""
    own = seen(situation(), A)
    assert own["own lacks for the nearest contract"] == own["own lacks for the other contract"] == 0
    assert own["own lacks camels for all"] == own["own lacks pepper for all"] == 0
    own = seen(table(contracts={A: "s1 r26"}, gold={A: 1}, camels={A: 1}), A)
    assert own["own contracts ready"] == 1 / 2
    assert own["own lacks camels for all"] == 1 / 4
    assert own["own lacks gold for all"] == 1


def test_income_counts_for_the_rounds_to_come() -> None:
    own = seen(situation(), A)
    assert own["own things each round"] > 0
    assert own["own things of rounds to come"] == pytest.approx(
        own["own things each round"] * 5 * 3 / 10
    )


def test_goal_cards_are_the_seats_own() -> None:
    """Goal cards g01 (4 points, Xian) and g03 (7 points, Kashgar) name Moscow and Anxi.

    One of the two cities is reached.
    """
    own = seen(situation(), A)
    assert own["hidden points of goals that lack one city"] == pytest.approx(1.1)
    assert own["hidden goal cities reached"] == 1 / 4
    assert own["hidden points for goal cards if it ended now"] == pytest.approx(
        facts().goal_points[1] / 10
    )


def test_rivals_follow_in_the_order_of_play() -> None:
    t = situation()
    own, other = seen(t, A), seen(t, C)
    assert (own["rival-1 has the turn"], own["rival-2 travelled last"]) == (1, 1)
    assert (other["rival-2 has the turn"], other["own travelled last"]) == (1, 1)
    assert own["rival-1 points of the slot"] == 1
    assert own["own points of the best free slot"] == pytest.approx(7 / 10)
    assert own["own die on khan"] == 0
    assert seen(t, B)["own die on khan"] == own["dice on khan"] == 1


def test_absent_rivals_are_zero() -> None:
    own = seen(situation(), A)
    assert {value for name, value in own.items() if name.startswith("rival-3")} == {0}


def test_points_if_it_ended_now_are_the_final_ones() -> None:
    t = table(
        round=5,
        last=True,
        goals={A: "g01 g03", B: "g04 g10"},
        posts={A: "moscow xian beijing", B: "karakorum xian"},
        done={B: "r01 r02"},
        coins={A: 31, B: 8},
        pepper={A: 5, B: 9},
    )
    foretold = [
        100 * seen(t, seat)["own points if it ended now"]
        + 10 * seen(t, seat)["hidden points for goal cards if it ended now"]
        for seat in range(4)
    ]
    outcome = t.play("end").outcome
    assert outcome is not None
    assert foretold == pytest.approx(outcome.totals)
    after = [100 * seen(t, seat)["own points if it ended now"] for seat in range(4)]
    assert after == pytest.approx(outcome.totals)
