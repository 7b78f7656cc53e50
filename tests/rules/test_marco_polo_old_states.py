"""Old positions of both Marco Polo titles: questions of version 3 of the rules can be answered.

``test_old_states.py`` plays every stored position to its end.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.marco_polo_1.table import A, B, C
from tests.rules.marco_polo_1.table import Table as First
from tests.rules.marco_polo_2.table import Table as Second
from tests.rules.old_state import old_state


def first(name: str) -> First:
    return First(old_state("marco-polo-1", 3, name))


def second(name: str) -> Second:
    return Second(old_state("marco-polo-2", 3, name))


def test_goal_cards_that_were_dealt_before_the_draft_are_not_dealt_again() -> None:
    t = first("draft")
    dealt = [t.goals(seat) for seat in (A, B, C)]
    assert [len(goals) for goals in dealt] == [4, 4, 4]
    while t.stage == "draft":
        t.play(t.offered()[0])
    assert (t.stage, t.open) == ("goals", [A, B, C])
    assert [t.goals(seat) for seat in (A, B, C)] == dealt


@pytest.mark.parametrize("lay", [first, second], ids=["marco-polo-1", "marco-polo-2"])
def test_an_old_question_about_drawing_in_vain_can_be_answered(lay: Any) -> None:
    assert lay("no-room").offered() == ["leave", "draw"]
    left = lay("no-room").play("leave")
    assert left.said("left-contract")
    t = lay("no-room").play("draw")
    assert t.offered() == ["decline"]  # the action has already taken both contracts
    assert "end" in t.play("decline").offered()


def test_an_action_under_way_keeps_to_what_was_taken_before_it() -> None:
    t = first("taking")
    assert t.offered() == ["enough"]
    assert t.play("enough", "bag:d3").own(A, "coins") == 8 + 3
    assert t.fresh == []


def test_a_walk_under_way_pays_for_the_steps_that_it_makes() -> None:
    t = second("walk")  # one step to Xian costs 2 camels, and 2 more for the route
    assert t.journey["owed"] == {"camels": 4}
    t.play("go:beijing")
    assert t.journey["owed"] == {"camels": 8}
    t = second("walk").play("stop")
    assert t.own(A, "camels") == 12 - 4


def test_an_exchange_under_way_may_go_on() -> None:
    t = second("exchange")
    assert t.offered("times:") == ["1x1", "1x2"]
    assert t.play("times:1x2").offered() == ["times:1x1", "enough"]
    assert second("either").play("times:1x1").offered("times:")


def test_isabellas_question_under_way_is_asked_by_pair() -> None:
    t = second("pairs")
    assert t.offered("pair:") == ["2", "4", "none"]
    assert t.play("pair:2").offered("pair:") == ["4", "none"]
