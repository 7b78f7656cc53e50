"""The mat of a seat: what a reader may see of it, as a page and for the table's page."""

from __future__ import annotations

import random
import re

import pytest
from django.urls import reverse

from games.models import Table
from games.rules import titles
from tests.support.tables import at, now, people, play_on, started
from tests.views.conftest import Browser

pytestmark = pytest.mark.django_db
SLUGS = titles.slugs


def mat_of(table: Table, place: int) -> str:
    return reverse("tables:mat", args=[table.pk, place])


@pytest.fixture(params=SLUGS)
def running(request: pytest.FixtureRequest) -> Table:
    """A game of each title in its middle, of three."""
    table = started(people(3), request.param)
    play_on(table, random.Random(3), choices=30)
    return now(table)


def test_a_seat_has_a_page_and_a_part(browser: Browser, running: Table) -> None:
    client, name = browser(at(running, 0)), at(running, 1).username
    page, part = (
        client.get(mat_of(running, 1)).text,
        client.get(f"{mat_of(running, 1)}?partial=1").text,
    )
    assert "<html" in page
    assert "<html" not in part
    for shown in (page, part):
        assert name in shown
        assert mat_of(running, 2) in shown
        assert mat_of(running, 0) not in shown, "one's own things lie on the table"


def test_the_part_has_no_names_of_the_boards_elements(browser: Browser, running: Table) -> None:
    part = browser(at(running, 0)).get(f"{mat_of(running, 1)}?partial=1").text
    assert set(re.findall(r'\sid="([^"]*)"', part)) == {"mat-heading"}
    assert "data-target" not in part


def test_drawings_of_a_page_refer_to_symbols_that_it_has(browser: Browser, running: Table) -> None:
    page = browser(at(running, 0)).get(mat_of(running, 1)).text
    wanted = set(re.findall(r'<use href="#([^"]+)"', page))
    assert wanted <= set(re.findall(r'\sid="([^"]+)"', page))


def test_ones_own_seat_leads_to_the_table(browser: Browser, running: Table) -> None:
    answer = browser(at(running, 0)).get(mat_of(running, 0))
    assert (answer.status_code, answer.url) == (302, reverse("tables:detail", args=[running.pk]))
    assert browser(at(running, 0)).get(mat_of(running, 3)).status_code == 404


def test_a_mat_is_the_same_for_everybody_else(browser: Browser, running: Table) -> None:
    """Nothing hidden can be on it, if a spectator's has all of it."""
    shown = [
        browser(reader).get(f"{mat_of(running, 1)}?partial=1").text.partition("</div>")[2]
        for reader in (None, at(running, 0), at(running, 2))
    ]
    drawings = [html.replace(" data-tip", "") for html in shown]
    assert drawings[0] == drawings[1] == drawings[2]


def test_the_strip_leads_to_the_others_mats(browser: Browser, running: Table) -> None:
    page = browser(at(running, 0)).get(reverse("tables:detail", args=[running.pk])).text
    strip = page.partition('<ul class="strip')[2].partition("</ul>")[0]
    assert [mat_of(running, place) in strip for place in range(3)] == [False, True, True]
