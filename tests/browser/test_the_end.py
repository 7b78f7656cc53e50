"""The end of a game at a desk: the result, the points by rule and the scores over the rounds."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import ROOT
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

Visit = Callable[..., Visitor]
WINDOWS: Final = ((1280, 800), (1440, 900))
TABLES: Final = {
    "marco-polo-1": ("The last caravan", 3),
    "marco-polo-2": ("The last stamp", 4),
    "yspahan": ("The last camel", 3),
    "rajas-cards-karma": ("The last boat", 4),
}
"""A finished table of each title, with its number of seats."""

PLAY: Final = """
import json
from accounts.models import User
from games.management.commands.demo import _play, _started
people = [User.objects.get(folded=name) for name in ("mara", "jonas", "aylin", "piotr")]
made = {}
for title, (name, seats) in json.loads('TABLES').items():
    table = _started(people[:seats], title, name)
    _play(table)
    made[title] = f"/tables/{table.pk}/"
print("MADE", json.dumps(made))
"""

SCROLLERS: Final = """() => [...document.querySelectorAll(".dock, .dock *")].filter((one) => {
  const scrolls = one.checkVisibility() && ["auto", "scroll"].includes(getComputedStyle(one).overflowY);
  return scrolls && one.scrollHeight > one.clientHeight + 1;
}).map((one) => one.className)"""
"""Return the elements of the right column that scroll."""

OUTSIDE: Final = """(wanted) => wanted.filter((selector) => {
  const { left, top, right, bottom, width } = document.querySelector(selector).getBoundingClientRect();
  return !width || left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
})"""
"""Return the elements that aren't completely in the window."""

NAMES_APART: Final = """() => {
  const ends = [...document.querySelectorAll(".growth__end")].map((one) => one.getBoundingClientRect());
  ends.sort((one, other) => one.top - other.top);
  return ends.every((one, at) => !at || one.top - ends[at - 1].top >= 11.5) && ends.every(({ right }) => right < innerWidth);
}"""

UNCOVERED: Final = """async () => {
  for (let times = 0; times < 3; times += 1) { // what lies below is laid out when it comes near
    document.querySelector(".growth__plot").scrollIntoView({ block: "center", behavior: "instant" });
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)));
  }
  for (const point of document.querySelectorAll(".growth a[data-ply]")) {
    const { left, top, width, height } = point.querySelector(".growth__hit").getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (document.elementFromPoint(x, y)?.closest("a") === point) return { x, y, ply: point.dataset.ply };
  }
}"""
"""Return the middle of a point that no other point covers."""

SEEN: Final = (
    ".podium",
    ".ending__again .btn",
    ".score-sheet__total",
    ".ending-sheet tbody tr:last-child",
)


@pytest.fixture(scope="module")
def ended(house: dict[str, str], site: str) -> dict[str, str]:
    """Return the addresses of finished tables by title."""
    assert site
    script = PLAY.replace("TABLES", json.dumps(TABLES))
    command = [sys.executable, "manage.py", "shell", "-v0", "-c", script]
    done = subprocess.run(command, cwd=ROOT, env=house, check=True, capture_output=True, text=True)
    found: dict[str, str] = json.loads(done.stdout.partition("MADE ")[2])
    return found


def told(page: Page, script: str, *wanted: Any) -> Any:
    return page.evaluate(script, *wanted)


@pytest.mark.parametrize("title", TABLES)
def test_the_result_is_in_sight_and_nothing_scrolls(
    title: str, visit: Visit, ended: dict[str, str]
) -> None:
    for dark in (False, True):
        page = visit("mara", dark=dark).page
        for wide, high in WINDOWS:
            page.set_viewport_size({"width": wide, "height": high})
            page.goto(ended[title])
            assert told(page, SCROLLERS) == [], (wide, high)
            assert told(page, OUTSIDE, SEEN) == [], (wide, high)
            assert told(page, "document.documentElement.scrollWidth <= innerWidth")
            if title.startswith("marco-polo"):
                assert told(page, OUTSIDE, [".growth", ".growth__lines"]) == [], (wide, high)
            assert told(page, NAMES_APART), (wide, high)


@pytest.mark.parametrize("title", TABLES)
def test_nothing_of_the_running_game_remains(
    title: str, visit: Visit, ended: dict[str, str]
) -> None:
    page = visit("mara", wide=1440, high=900).page
    page.goto(f"{ended[title]}?since=0")
    for gone in (".strip__seat--turn", ".turn", ".step-mark", ".mp2-mark", ".mp2-act", ".ysp-buy"):
        expect(page.locator(f"#table .board {gone}, .strip {gone}")).to_have_count(0)
    for gone in (
        "#hourglass",
        "[data-target='hourglass']",
        ".mp2-stripdice",
        ".strip__since .icon",
    ):
        expect(page.locator(gone)).to_have_count(0)
    expect(page.locator("#table .board .new, #table [data-recap]")).to_have_count(0)


@pytest.mark.parametrize("title", TABLES)
def test_a_point_of_the_chart_opens_its_moment(
    title: str, visit: Visit, ended: dict[str, str]
) -> None:
    page = visit("mara", wide=1440, high=900).page
    page.goto(ended[title])
    told(page, "import(document.body.dataset.later)")  # arrow keys and tips need these scripts
    first = page.locator(".growth a[tabindex='0']")
    expect(first).to_have_count(1)
    first.focus()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    point = page.locator(".growth a:focus")
    name, ply = point.get_attribute("aria-label"), point.get_attribute("data-ply")
    assert re.fullmatch(r"\w+, .+: \d+( → \d+)?", name or "")
    expect(page.locator("#tip")).to_contain_text(name or "")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(f"/history/{ply}/"))
    page.go_back()
    clicked = told(page, UNCOVERED)
    page.mouse.click(clicked["x"], clicked["y"])
    expect(page).to_have_url(re.compile(f"/history/{clicked['ply']}/"))


def test_rules_without_points_are_one_line_that_opens(visit: Visit, ended: dict[str, str]) -> None:
    page = visit("mara", wide=1440, high=900).page
    page.goto(ended["marco-polo-1"])
    folded = page.locator(".score-unused")
    expect(folded.locator("summary")).to_have_text(re.compile(r"\d+ rules? gave nobody points"))
    expect(folded.locator("li").first).to_be_hidden()
    folded.locator("summary").click()
    expect(folded.locator("li").first).to_be_visible()


@pytest.mark.parametrize("title", TABLES)
def test_on_a_phone_the_result_comes_first(title: str, visit: Visit, ended: dict[str, str]) -> None:
    page = visit("mara", wide=390, high=844, touch=True).page
    page.goto(ended[title])
    tops = [
        page.locator(part).first.bounding_box()
        for part in (".podium", ".ending-sheet", ".growth", ".board")
    ]
    heights = [box["y"] for box in tops if box]
    assert len(heights) == 4
    assert heights == sorted(heights)
    assert told(page, "document.documentElement.scrollWidth <= innerWidth")


def test_the_ends_styles_are_there_before_a_game_ends(visit: Visit, ended: dict[str, str]) -> None:
    """A running game's page fetches them when it is idle, so the end is drawn at once."""
    page = visit("mara", wide=1440, high=900).page
    page.goto(page.locator("a", has_text="Two at the well").first.get_attribute("href") or "/")
    expect(page.locator("link[href*='ending']")).to_have_count(1)
