"""Pages with a board or a mat: each drawing that they use again is there once."""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

import pytest
from django.test import Client

from accounts.models import User
from games.models import Table
from games.models.table import Status
from games.rules import titles
from tests.support.demo import demo_laid

pytestmark = pytest.mark.django_db

USED: Final = re.compile(r'<use\b[^>]*\bhref="#([\w-]+)"')
NAMED: Final = re.compile(r'\bid="([^"]+)"')
SLUGS: Final = [title.slug for title in titles]


@pytest.fixture
def mara(client: Client) -> Client:
    """Mara's browser, with the demo's tables."""
    demo_laid()
    client.force_login(User.objects.get(username__iexact="mara"))
    return client


def missing(page: str) -> list[str]:
    """Return the drawings that a page uses but doesn't define exactly once."""
    defined = Counter(NAMED.findall(page))
    return sorted(name for name in set(USED.findall(page)) if defined[name] != 1)


@pytest.mark.parametrize("below", ["", "history/", "line/", "seats/0/", "seats/1/"])
@pytest.mark.parametrize("slug", SLUGS)
def test_a_table_has_what_its_board_uses(mara: Client, slug: str, below: str) -> None:
    table = Table.objects.filter(title=slug, status=Status.PLAYING).earliest("pk")
    page = mara.get(f"/tables/{table.pk}/{below}", follow=True)
    assert page.status_code == 200
    assert missing(page.content.decode()) == []


@pytest.mark.parametrize("slug", SLUGS)
def test_a_lesson_has_what_its_board_uses(mara: Client, slug: str) -> None:
    lesson = titles.get(slug).texts.lessons[0]
    page = mara.get(f"/titles/{slug}/lessons/{lesson.id}/", follow=True)
    assert page.status_code == 200
    assert missing(page.content.decode()) == []


@pytest.mark.parametrize("slug", SLUGS)
def test_an_update_leaves_the_drawings_where_they_are(mara: Client, slug: str) -> None:
    table = Table.objects.filter(title=slug, status=Status.PLAYING).earliest("pk")
    part = mara.get(f"/tables/{table.pk}/?partial=1&since=0").content.decode()
    assert "<symbol" not in part
