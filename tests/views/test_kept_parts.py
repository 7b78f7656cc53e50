"""Cached parts of pages: each reader gets the same page as without the cache."""

from __future__ import annotations

import random
import re
from typing import Any, get_args

import pytest
from django.template import Context, Engine
from django.urls import reverse
from django.utils import timezone
from pytest_django import Settings

from accounts.models import User
from games.boards.marco_polo_common.looks import Token
from games.models import Table
from games.rules import titles
from games.rules.kernel import Title
from mp2site.infra import clock
from mp2site.templatetags.parts import Kept
from tests.support.tables import play_on, started
from tests.views.conftest import Browser

TOKEN = re.compile('[A-Za-z0-9]{64}|name="once" value="[^"]*"')
LANGUAGES = ("en", "de")

Pages = dict[tuple[str, str, str], str]


def pages(browser: Browser, table: Table, readers: list[User | None]) -> Pages:
    """Return each reader's pages in each language: the table, the recap, a position in the history."""
    detail = reverse("tables:detail", args=[table.pk])
    history = reverse("tables:ply", args=[table.pk, table.ply // 2])
    addresses = (detail, f"{detail}?partial=1&since=0&recap=1", history)
    return {
        (str(reader), language, address): seen(browser, reader, language, address)
        for language in LANGUAGES
        for reader in readers
        for address in addresses
    }


def seen(browser: Browser, reader: User | None, language: str, address: str) -> str:
    response = browser(reader).get(address, headers={"accept-language": language})
    assert response.status_code == 200
    return TOKEN.sub("", response.text)


def seeing_all(self: Kept, context: Context) -> Any:
    """Draw a part with the whole context, as an ordinary include does."""
    named = {name: value.resolve(context) for name, value in self.seen.items() if "." not in name}
    with context.push(**{name: value for name, value in named.items() if value is not None}):
        name = self.name.resolve(context)
        return Engine.get_default().get_template(name).render(context)


@pytest.fixture(params=list(titles), ids=[title.slug for title in titles])
def played(request: pytest.FixtureRequest, four: list[User]) -> Table:
    """A running game of three for each title."""
    title: Title[Any] = request.param
    return play_on(started(four[:3], title.slug), random.Random(4), choices=60)


@pytest.fixture
def readers(four: list[User], stranger: User) -> list[User | None]:
    """Three players of the table, and two other people."""
    return [*four[:3], stranger, None]


def test_a_kept_part_is_what_it_would_be_for_this_reader_alone(
    browser: Browser, played: Table, readers: list[User | None], settings: Settings
) -> None:
    with clock.at(timezone.now()):
        pages(browser, played, readers)  # from here on everybody has seen all news
        settings.DEBUG = True
        alone = pages(browser, played, readers)
        settings.DEBUG = False
        assert pages(browser, played, readers) == alone
        assert pages(browser, played, readers[::-1]) == alone


def test_a_part_is_handed_all_that_it_draws(
    browser: Browser,
    played: Table,
    readers: list[User | None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with clock.at(timezone.now()):
        pages(browser, played, readers)
        handed = pages(browser, played, readers)
        monkeypatch.setattr(Kept, "render", seeing_all)
        assert pages(browser, played, readers) == handed


def test_tokens_of_different_kinds_have_different_fields() -> None:
    """The cache's key consists of the values' fields. Equal keys would show the wrong row of
    tokens.
    """
    kinds = get_args(Token)
    assert len({kind.__struct_fields__ for kind in kinds}) == len(kinds) > 1
