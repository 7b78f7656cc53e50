"""A plan changes nothing for others: pages, REST, entity tags, lists."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Final

import pytest

from accounts.models import User
from games.models import Table
from games.plans.models import Plan
from games.rules import titles
from mp2site.infra import clock
from tests.support.extent import extent
from tests.support.plans import idle, seats, set_up
from tests.support.tables import play_on, started
from tests.views.conftest import Browser

pytestmark = pytest.mark.django_db
CASES: Final = [
    (title.slug, seed) for title in titles for seed in range(extent(title.slug, 2, 125))
]
"""The number of positions; the full set has 500."""
CHANCE: Final = re.compile(r'(csrfmiddlewaretoken|name="once)" value="[^"]*"|X-CSRFToken": "[^"]*"')
TABLE: Final = ("/tables/{id}/", "/api/tables/{id}/", "/api/tables/{id}/history/")
LISTS: Final = ("/", "/games/all/", "/api/tables/", "/people/{name}/")


@pytest.fixture(autouse=True)
def _noon() -> Iterator[None]:
    with clock.at(datetime(2026, 6, 1, 12, tzinfo=UTC)):
        yield


@pytest.mark.parametrize(("slug", "seed"), CASES)
def test_nobody_sees_that_somebody_has_planned(
    browser: Browser, four: list[User], slug: str, seed: int
) -> None:
    rng = random.Random(seed)
    table = play_on(started(four[: rng.choice([2, 3])], slug), rng, choices=rng.randrange(5, 40))
    while all(seat.waiting_since for seat in seats(table)):  # only waiting seats can plan
        table = play_on(table, rng, choices=1)
    user = idle(table)
    others = [None, *(one for one in four if one != user)]
    for _ in range(2):  # the first visit changes the seen position
        before = [shown(browser, table, user, other) for other in others]
    set_up(table, user, rng)
    assert Plan.objects.pending().exists()
    assert [shown(browser, table, user, other) for other in others] == before


def shown(
    browser: Browser, table: Table, user: User, reader: User | None
) -> dict[str, tuple[int, str | None, str]]:
    """Return a reader's responses about a table and its people, by address: status, entity tag,
    text.
    """
    client = browser(reader)
    found = {}
    for path in (*TABLE, *LISTS):
        address = path.format(id=table.pk, name=user.username)
        answer = client.get(address)
        text = CHANCE.sub("", answer.content.decode())
        found[address] = (answer.status_code, answer.headers.get("ETag"), text)
    return found
