"""A small test title, and people who play it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from accounts.models import User
from games.models import Table
from games.rules import titles
from tests.rules.doubles import toy as make_toy
from tests.support.opponents import thinking
from tests.support.tables import people, started


@pytest.fixture
def with_toy(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Register the toy title, with some rules replaced."""

    def register(**changes: object) -> None:
        monkeypatch.setitem(titles._titles, "toy", make_toy(**changes))

    return register


@pytest.fixture
def plain_opponents(
    with_toy: Callable[..., None], monkeypatch: pytest.MonkeyPatch, settings: Any
) -> None:
    """Let opponents choose as autoplay does, at once, also at the toy title."""
    with_toy()
    thinking(monkeypatch)
    settings.OPPONENT_PAUSE = 0


@pytest.fixture
def four(db: None) -> list[User]:
    return people(4)


@pytest.fixture
def toy_table(with_toy: Callable[..., None], four: list[User]) -> Table:
    """A new toy game of two; both have to lay a card."""
    with_toy()
    return started(four[:2], "toy")


@pytest.fixture
def yspahan(four: list[User]) -> Table:
    """A game of four that has just begun."""
    return started(four)
