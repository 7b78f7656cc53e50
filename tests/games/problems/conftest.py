"""A clock, people, and problems made by hand."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from accounts.models import User
from games.problems.models import Problem
from mp2site.infra import clock
from mp2site.infra.clock import Hand
from tests.support.clocks import NOON
from tests.support.problems import problem_of
from tests.support.tables import people


@pytest.fixture
def hand() -> Iterator[Hand]:
    with clock.at(NOON) as hand:
        yield hand


@pytest.fixture
def three(db: None, hand: Hand) -> list[User]:
    return people(3)


@pytest.fixture
def problem(db: None, hand: Hand) -> Problem:
    return problem_of()
