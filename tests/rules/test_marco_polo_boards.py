"""Boards of both Marco Polo titles: old tables can still ask about drawing without a place."""

import pytest

from games.rules import titles
from tests.boards.test_targets import drawn, missing
from tests.rules.old_state import old_state


@pytest.mark.parametrize("slug", ["marco-polo-1", "marco-polo-2"])
def test_the_pile_can_be_chosen_on_the_board(slug: str) -> None:
    title, state = titles.get(slug), old_state(slug, 3, "no-room")
    (seat,) = title.engine.acting(state)
    decision, board = title.decisions(state)[seat], drawn(title, state, seat, 4)
    assert decision.find("draw")
    assert not missing(decision, board)
    assert board.ids["pile"] == 1
