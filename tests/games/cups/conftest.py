"""A clock, staff and people for cups, and results of rounds."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from accounts.models import User
from games.cups.models import Cup
from games.cups.results import state_of
from games.cups.services import cup_join, cup_open
from games.cups.sweeping import cups_advance
from mp2site.infra import clock
from mp2site.infra.clock import Hand
from tests.support.clocks import NOON
from tests.support.tables import ended, person


@pytest.fixture
def hand() -> Iterator[Hand]:
    with clock.at(NOON) as hand:
        yield hand


@pytest.fixture
def staff(db: None) -> User:
    return person("warden", is_staff=True)


def crowd(number: int) -> list[User]:
    """Sign many people up on the site."""
    return [person(f"guest{n}") for n in range(number)]


def joined(by: User, people: list[User], size: int = 0, seats: int = 4) -> Cup:
    """Return a cup with these people; by default they fill it."""
    cup = cup_open(by=by, name="Autumn cup", title="yspahan", seats=seats, size=size or len(people))
    for one in people:
        cup_join(cup_id=cup.pk, by=one)
    return cup


def begun(by: User, people: list[User], seats: int = 4) -> Cup:
    """Return a cup of these people with its first tables."""
    cup = joined(by, people, seats=seats)
    cups_advance()
    return now(cup)


def now(cup: Cup) -> Cup:
    return Cup.objects.get(pk=cup.pk)


def end_all(cup: Cup, *, but: int = 0, seed: int = 0) -> None:
    """End the running tables, except ``but`` of them, with random scores."""
    rng = Random(seed)
    running = state_of(cup).running
    for one in running[: len(running) - but]:
        ended(one.table, *rng.sample(range(30, 90), one.table.size))


def play_on(cup: Cup) -> Cup:
    """End all tables and sweep until the cup is over, at most four times."""
    for seed in range(4):
        if now(cup).phase == Cup.Phase.RUNNING:
            end_all(cup, seed=seed)
            cups_advance()
    return now(cup)
