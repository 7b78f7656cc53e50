"""The coach by clicks: from asking to a turning point on the analysis board, on a phone and a desk."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import ROOT
from tests.browser.test_pages import wrong_with
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

Visit = Callable[..., Visitor]
SCREENS: Final[list[dict[str, Any]]] = [
    {"wide": 390, "high": 844, "dark": True},
    {"wide": 1440, "high": 900},
]

PLAY: Final = """
from datetime import timedelta
from django.utils import timezone
from accounts.models import User
from games.coach.models import GameReview
from games.management.commands.demo import _play, _started
people = [User.objects.get(folded=name) for name in ("mara", "jonas")]
now = timezone.now()
if not GameReview.objects.filter(state="running").exists():
    before = _started(people, "yspahan", "Before it")
    later = now + timedelta(days=1)
    GameReview.objects.create(table=before, state="running", asked_at=now, seen_at=later)
table = _started(people, "yspahan", "The coach's table")
_play(table)
print("MADE", '"%s"' % table.pk)
"""
"""Plays a game to its end. Another review seems to be computed all the time, so this one's waits."""
STORE: Final = """
from games.coach.models import GameReview
from games.models import Table
from tests.support.reviews import reviewed
table = Table.objects.get(pk="TABLE")
GameReview.objects.filter(table=table).delete()
reviewed(table)
print("MADE", '""')
"""
"""Stores a review in place of the one that waits."""


def told(house: dict[str, str], code: str) -> Any:
    """Run code in the site's database; return what it prints."""
    command = [sys.executable, "manage.py", "shell", "-c", code]
    done = subprocess.run(command, cwd=ROOT, env=house, check=True, capture_output=True, text=True)
    return json.loads(done.stdout.partition("MADE ")[2])


@pytest.mark.parametrize("screen", SCREENS, ids=["phone", "desk"])
def test_from_asking_to_a_turning_point_on_the_analysis_board(
    visit: Visit, house: dict[str, str], screen: dict[str, Any]
) -> None:
    mara = visit("mara", **screen)
    page, table = mara.page, told(house, PLAY)
    page.goto(f"/tables/{table}/")
    page.get_by_role("link", name="See what the coach says").click()
    page.get_by_role("button", name="Ask the coach").click()
    state = page.locator("#coach-state")
    expect(state).to_contain_text("The coach looks at another game first")
    assert wrong_with(mara, "coach") == []
    told(house, STORE.replace("TABLE", table))
    expect(page.get_by_role("heading", name="Turning points")).to_be_visible(timeout=30_000)
    assert wrong_with(mara, "coach") == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    rows = page.locator(".coach__row")
    expect(rows).to_have_count(2)
    rows.nth(1).click()
    expect(rows.nth(1)).to_have_attribute("aria-current", "true")
    expect(page.locator("#point .coach__number")).to_have_text("2")
    page.get_by_role("link", name="Try a line from here").click()
    expect(page.locator(".line-banner")).to_contain_text("nothing is hidden")


def test_it_works_without_scripts(visit: Visit, house: dict[str, str]) -> None:
    mara = visit("mara", scripts=False)
    page, table = mara.page, told(house, PLAY)
    page.goto(f"/tables/{table}/coach/")
    page.get_by_role("button", name="Ask the coach").click()
    expect(page.locator("#coach-state")).to_contain_text("You can leave this page")
    told(house, STORE.replace("TABLE", table))
    page.get_by_role("link", name="Look again").click()
    page.locator(".coach__row").first.click()
    expect(page.locator("#point")).to_be_visible()
