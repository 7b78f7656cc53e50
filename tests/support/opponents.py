"""Opponents for tests: a test sets their choices, and the site's own code plays them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from games.jobs import OPPONENT
from games.models import Table, Turn
from games.services.lifecycle import table_create
from games.services.opponents import opponent_turn
from tests.support.tables import now

Choose = Callable[[Any, Any, int, bytes], str]


def plainly(title: Any, state: Any, seat: int, seed: bytes) -> str:
    """Choose as autoplay does."""
    return str(title.autoplay(state, seat))


class Opponents:
    """A replacement for `games.opponents`, in which all opponents choose by one function."""

    def __init__(self, choose: Choose) -> None:
        self.choose = choose

    def get(self, name: str) -> Opponents:
        """Return itself for any name."""
        return self


def thinking(monkeypatch: pytest.MonkeyPatch, choose: Choose = plainly) -> None:
    """Make all opponents choose by a function."""
    monkeypatch.setattr("games.opponents.opponents", Opponents(choose))


def against(host: Any, *strengths: str, title: str = "toy", **columns: Any) -> Table:
    seats = 1 + len(strengths)
    return now(table_create(by=host, title=title, seats=seats, opponents=strengths, **columns))


def waiting(table: Table) -> list[int]:
    """Return the open turns of opponents at a table."""
    return list(
        Turn.objects.waiting_for_opponents().filter(table=table).values_list("pk", flat=True)
    )


def answered(table: Table) -> int:
    """Let opponents play until no opponent is acting; return the number of their choices."""
    made = 0
    while turns := waiting(table):
        made_now = sum(opponent_turn(turn_id=turn) for turn in turns)
        assert made_now, "an opponent that is waited for doesn't answer"
        made += made_now
    return made


def sent(calls: list[Any]) -> list[int]:
    """Return the turns of opponents' tasks, from recorded calls of `send_task`."""
    return [call[1][0] for call in calls if call[0] == OPPONENT]


def moves_by(table: Table) -> set[tuple[str, str]]:
    """Return the name of the player of each move, and the kind of the move."""
    names = {seat.place: seat.name for seat in table.seats.select_related("person")}
    return {(names[place], by) for place, by in table.moves.values_list("place", "by")}
