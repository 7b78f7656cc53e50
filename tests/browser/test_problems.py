"""A problem in a browser: the best answer, one as good, and a worse one; also without scripts."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import ROOT
from tests.browser.test_pages import wrong_with
from tests.browser.visitor import Visitor
from tests.support.problems import AS_GOOD, BEST, WORSE

Visit = Callable[..., Visitor]
MAKE: Final = """
import json
from datetime import timedelta
from games.problems.models import Problem
from games.problems.selectors import today
from tests.support.problems import keys_of, problem_of
number = Problem.objects.count()
problem = problem_of(number=number, day=today() - timedelta(days=number))
print(json.dumps({"id": problem.pk, "answers": [keys_of(problem, n) for n in range(3)]}))
"""
SCREENS: Final = [
    {"wide": 390, "high": 844, "dark": True},
    {"wide": 1440, "high": 900, "dark": False},
]
HEADS: Final = {
    BEST: "This is the best answer.",
    AS_GOOD: "Your answer is as good as the best.",
    WORSE: "Another answer is better: 50 against 40.",
}


@pytest.fixture
def problem(house: dict[str, str], site: str) -> dict[str, Any]:
    """Return a new problem of the site: its number, and the choices of its answers."""
    assert site
    command = [sys.executable, "manage.py", "shell", "-v", "0", "-c", MAKE]
    done = subprocess.run(command, cwd=ROOT, env=house, check=True, capture_output=True, text=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize("number", [BEST, AS_GOOD, WORSE], ids=["best", "as good", "worse"])
@pytest.mark.parametrize("screen", SCREENS, ids=["phone", "desk"])
def test_a_problem_is_solved_by_clicks(
    visit: Visit, problem: dict[str, Any], screen: dict[str, Any], number: int
) -> None:
    visitor = visit("mara", **screen)
    page = visitor.page
    page.goto(f"/problems/{problem['id']}/")
    assert wrong_with(visitor, "the question") == []
    for key in problem["answers"][number]:
        visitor.choose(key)
    page.get_by_role("button", name="This is my answer").click()
    expect(page.locator("#prompt")).to_contain_text(HEADS[number])
    assert wrong_with(visitor, "the answer") == []
    page.reload()
    expect(page.locator("#prompt")).to_contain_text(HEADS[number])


def test_a_visitor_solves_a_problem_without_scripts(visit: Visit, problem: dict[str, Any]) -> None:
    page = visit(scripts=False).page
    page.goto(f"/problems/{problem['id']}/")
    for key in problem["answers"][WORSE]:
        press(page, key)
    page.get_by_role("button", name="This is my answer").click()
    expect(page.locator("#prompt")).to_contain_text(HEADS[WORSE])


def press(page: Page, key: str) -> None:
    page.locator(f'.prompt__choices button[data-targets][value="{key}"]').click()
