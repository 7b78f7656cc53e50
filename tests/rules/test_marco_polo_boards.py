"""Of both titles of Marco Polo: who is asked whether to draw in vain can answer on the board."""

import pytest

from games.rules import titles
from tests.boards.test_targets import drawn, missing
from tests.rules.marco_polo_1.test_contracts import without_room as first
from tests.rules.marco_polo_2.test_contracts import without_room as second


@pytest.mark.parametrize("slug", ["marco-polo-1", "marco-polo-2"])
def test_the_pile_can_be_chosen_on_the_board(slug: str) -> None:
    t = first() if slug == "marco-polo-1" else second().play("kept:contract")
    board = drawn(titles.get(slug), t.state, t.acting, 4)
    assert t.decision.find("draw")
    assert not missing(t.decision, board)
    assert board.ids["pile"] == 1
