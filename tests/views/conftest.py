"""Browsers without a screen: Django's client, signed in as a person or signed out."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from django.test import Client
from django.utils import translation

from accounts.models import User
from games.guests.views import BACKEND
from games.models import Table
from tests.support.tables import people, person, started

Browser = Callable[[User | None], Client]


@pytest.fixture(autouse=True)
def in_english() -> Iterator[None]:
    """Begin and end in English, since a request sets its reader's language."""
    with translation.override("en"):
        yield


@pytest.fixture
def browser() -> Browser:
    """Return a client for a person; ``None`` is a visitor."""

    def opened(user: User | None) -> Client:
        client = Client()
        if user is not None:
            client.force_login(user, BACKEND if user.is_guest else None)
        return client

    return opened


@pytest.fixture
def four(db: None) -> list[User]:
    """Four people for a table."""
    return people(4)


@pytest.fixture
def stranger(db: None) -> User:
    return person("stranger")


@pytest.fixture
def table(four: list[User]) -> Table:
    """A public game of four that has just begun."""
    return started(four, name="Salt Road")


@pytest.fixture
def duel(four: list[User]) -> Table:
    """A public game of two that has just begun."""
    return started(four[:2], name="Two Wells")
