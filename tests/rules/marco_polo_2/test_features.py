"""The features of a position: the numbers from which an opponent learns."""

import pytest

from tests.rules.marco_polo_2.table import TITLE, A, B, C, Table, table


def seen(t: Table, seat: int) -> dict[str, float]:
    """Return the features of a position by their names."""
    return dict(zip(TITLE.heuristics.feature_names, TITLE.features(t.state, seat), strict=True))


def situation(**given: str) -> Table:
    """Return a position of the second round, with some of everything."""
    return table(
        3,
        turn=B,
        round=2,
        hourglass=C,
        rank=2,
        goals={A: "goal-08", B: "goal-03"},
        seals={A: "spicer tailor!", B: "farmer!"},
        posts={A: "xian xanadu", B: "balkh"},
        figures={A: "xanadu"},
        contracts={A: "red-05"},
        jade={A: 2},
        silk={A: 2},
        camels={A: 1},
        dice={A: "355"},
        bonuses={"fuzhou": "coins"},
        options=given,
    )


def test_a_seat_sees_what_it_has() -> None:
    own = seen(situation(), A)
    assert own["own jade"] == pytest.approx(2 / 6)
    assert (own["own has spicer"], own["own improved spicer"]) == (1, 0)
    assert (own["own has tailor"], own["own improved tailor"]) == (1, 1)
    assert own["own has jeweler"] == 0
    assert own["own shields"] == pytest.approx(2 / 10)
    assert own["rank of travel"] == pytest.approx(2 / 3)
    assert (own["rival-1 post in balkh"], own["own post in balkh"]) == (1, 0)


def test_jade_stands_in_for_camels() -> None:
    own = seen(situation(), A)
    assert (own["own contracts ready"], own["own lacks for the nearest contract"]) == (1 / 2, 0)
    assert own["own lacks camels for all"] == 1 / 4


def test_the_goal_card_is_the_seats_own() -> None:
    """Card goal-08 has spicer 4, tailor 5; dragon (Xanadu, Balkh) and lion."""
    own = seen(situation(), A)
    assert own["hidden points of the goal's improved seals"] == 5 / 10
    assert own["hidden points of its seals in hand"] == 4 / 10
    assert own["hidden points of its missing seals"] == 0
    assert own["hidden goal shields reached"] == own["hidden goal shields missing"] == 1 / 3


def test_a_rivals_goal_counts_only_where_it_is_open() -> None:
    t = situation()
    hidden = seen(t, A)["rival-1 points if it ended now"]
    t.state.public.traders[B].goal = "goal-03"
    assert 100 * seen(t, A)["rival-1 points if it ended now"] == pytest.approx(100 * hidden + 3)


def test_points_if_it_ended_now_are_the_final_ones() -> None:
    t = table(
        round=5,
        last=True,
        goals={A: "goal-08", B: "goal-03", C: "goal-13"},
        seals={A: "spicer tailor!", B: "farmer!"},
        posts={A: "xian xanadu balkh zanzibar", B: "yangzhou fuzhou"},
        done={A: "red-01", B: "red-02 red-03", C: "red-04"},
        coins={A: 31, B: 8},
        jade={A: 5, B: 2},
        gold={A: 4},
    )
    names = "hidden points if it ended now"
    foretold = [100 * seen(t, seat)[names] for seat in range(4)]
    outcome = t.play("end").outcome
    assert outcome is not None
    assert foretold == pytest.approx(outcome.totals)
    after = [100 * seen(t, seat)["own points if it ended now"] for seat in range(4)]
    assert after == pytest.approx(outcome.totals)
