"""Finished games, and a computation that tests replace."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from accounts.models import User
from games.coach import services, work
from games.coach.recorded import RecordedGame
from games.models import Table
from games.opponents.reviews import Review
from tests.support.reviews import made_review
from tests.support.tables import play_on, started

Compute = Callable[[Any], Review]


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """The requests of a worker; no worker runs."""
    made: list[bool] = []
    for module in (services, work):
        monkeypatch.setattr(module, "review_soon", lambda: made.append(True))
    return made


@pytest.fixture
def toy_end(toy_table: Table) -> Table:
    """A finished toy game of two."""
    return play_on(toy_table, random.Random(3))


@pytest.fixture
def duel_end(four: list[User]) -> Table:
    """A finished game of Yspahan of two."""
    return play_on(started(four[:2], name="The end"), random.Random(7))


@pytest.fixture
def computing(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Replace the computation: by default, by a review made by hand."""

    def replace(compute: Callable[..., Review] | None = None) -> None:
        def plain(game: RecordedGame, table: Table, report: Callable[[int, int], None]) -> Review:
            report(1, 2)
            return made_review(table)

        used = compute or plain

        def review_of(
            game: RecordedGame, table_id: str, report: Callable[[int, int], None]
        ) -> Review:
            return used(game, Table.objects.get(pk=table_id), report)

        monkeypatch.setattr(work, "review_of", review_of)

    replace()
    return replace
