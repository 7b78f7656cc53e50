"""A title's ladder as a page: in pages by key, with the rank of each."""

from __future__ import annotations

import re

import pytest
from django.db import connection
from django.http import HttpResponse
from django.test import Client
from django.test.utils import CaptureQueriesContext

from accounts.models import User
from games.models import Rating
from games.views.ladders import PAGE_SIZE
from tests.views.conftest import Browser
from tests.views.test_archive import leading

pytestmark = pytest.mark.django_db
LADDER = "/titles/yspahan/ladder/"
MOST = 2 * PAGE_SIZE + 5
Ranks = list[tuple[int, str]]


def enter(name: str, mu: float) -> None:
    """Give somebody a place in the ladder."""
    whose = User.objects.create(username=name, email=f"{name}@example.com")
    Rating.objects.create(person=whose, title="yspahan", mu=mu, sigma=2.0, games=10)


@pytest.fixture
def strong() -> Ranks:
    """More people than two pages hold; on either side of each page's end two are as strong."""
    alike = (PAGE_SIZE, 2 * PAGE_SIZE)
    for n in range(MOST):
        enter(f"p{n:03}", 60.0 - (n - 1 if n in alike else n) / 7)
    return [(n if n in alike else n + 1, f"p{n:03}") for n in range(MOST)]


def ranks(page: HttpResponse) -> Ranks:
    """Whom a page shows, and where."""
    rows = r'<li class="row" value="(\d+)">\s*<span [^>]*>\1\.</span>.*?href="/people/(p\d+)/"'
    return [(int(rank), name) for rank, name in re.findall(rows, page.text, re.DOTALL)]


def test_pages_go_on_and_back(browser: Browser, strong: Ranks) -> None:
    client = browser(None)
    pages = [client.get(LADDER)]
    enter("newcomer", 99.0)  # moves no page, but everybody's rank
    while forwards := leading(pages[-1], "next"):
        pages.append(client.get(forwards))
    later = [(rank + 1, name) for rank, name in strong]
    assert [ranks(page) for page in pages] == [
        strong[:PAGE_SIZE],
        later[PAGE_SIZE : 2 * PAGE_SIZE],
        later[2 * PAGE_SIZE :],
    ]
    back = client.get(leading(pages[2], "prev"))
    assert ranks(back) == ranks(pages[1])
    first = client.get(leading(back, "prev"))
    assert ranks(first) == later[:PAGE_SIZE]
    assert "newcomer" in client.get(leading(first, "prev")).text


@pytest.mark.parametrize("key", ["nonsense", "AAAA", "MQ==", "x" * 500, "aW5mIDE=", "MjguMjUgeA=="])
@pytest.mark.parametrize("way", ["after", "before", "page"])
def test_a_page_that_is_none_is_the_first(
    browser: Browser, strong: Ranks, way: str, key: str
) -> None:
    assert ranks(browser(None).get(LADDER, {way: key})) == strong[:PAGE_SIZE]


def test_every_page_takes_as_few_queries(browser: Browser, strong: Ranks) -> None:
    client = browser(None)
    addresses = [LADDER]
    while forwards := leading(client.get(addresses[-1]), "next"):
        addresses.append(forwards)
    assert [_queries(client, address) for address in addresses] == [2, 2, 2]


def _queries(client: Client, address: str) -> int:
    with CaptureQueriesContext(connection) as asked:
        assert client.get(address).status_code == 200
    return sum("clock_timestamp" not in entry["sql"] for entry in asked)
