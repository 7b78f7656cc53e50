"""An analysis line by clicks: ten choices over three seats, back, and another branch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect

from games.rules import titles
from tests.browser.test_pages import wrong_with
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
PEOPLE: Final = ("mara", "jonas", "aylin")
WHO: Final = ".line-who"
CHOICES: Final = 10
MOST: Final = 80
"""The number of choices after which three seats have chosen."""
SLUGS: Final = [title.slug for title in titles]


def at_a_line(visit: Visit, title: str, **screen: int) -> Visitor:
    """Return a player with an analysis line at a new table for three."""
    players = [visit(name, **screen) for name in PEOPLE]
    path = players[0].open_table(f"Lines of {title}", seats=3, title=title)
    for player in players[1:]:
        player.join(path)
    players[0].page.goto(f"{path}line/")
    return players[0]


@pytest.mark.parametrize(("wide", "high"), [(1440, 900), (390, 844)], ids=["desk", "phone"])
@pytest.mark.parametrize("title", SLUGS)
def test_ten_choices_over_three_seats_back_and_a_branch(
    visit: Visit, title: str, wide: int, high: int
) -> None:
    player = at_a_line(visit, title, wide=wide, high=high)
    page = player.page
    expect(page.locator(".line-banner")).to_contain_text("Only you see this")
    assert wrong_with(player, "line") == []
    who: set[str] = set()
    for made in range(MOST):
        if made >= CHOICES and len(who) == len(PEOPLE):
            break
        who.add(page.locator(WHO).inner_text())
        player.choose(player.keys[0])
    assert len(who) == len(PEOPLE)
    assert made >= CHOICES
    steps = page.locator(".line-tree__step")
    count = steps.count()
    back_to_a_fork(player)
    player.choose(player.keys[1])
    expect(steps).to_have_count(count + 1)
    expect(page.locator(".line-tree__step--way .line-tree__branch").last).to_contain_text("2")
    at_the_tree(player)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def at_the_tree(player: Visitor) -> None:
    """Open the tree; its current step must be visible, and another step must keep the tree open."""
    page = player.page
    page.locator("[data-log]").click()
    now = page.locator(".line-tree [aria-current]")
    expect(now).to_be_in_viewport()
    assert wrong_with(player, "the tree") == []
    page.fill("#line-name", "Via Xian")
    page.get_by_role("button", name="Save name").click()
    expect(now).to_contain_text("Via Xian")
    page.locator(".line-tree__step a").first.click()
    page.wait_for_url(lambda url: "at=" in url)
    expect(page.locator(".line-tree__step a").first).to_have_attribute("aria-current", "step")
    expect(page.locator(".line-tree")).to_be_visible()
    page.go_back()
    expect(now).to_contain_text("Via Xian")
    expect(page.locator("header.bar")).to_be_attached()


def back_to_a_fork(player: Visitor) -> None:
    """Press Back until several choices are available."""
    for _ in range(MOST):
        here = player.page.url
        player.page.locator(".line-ways [data-key='u z']").click()
        player.page.wait_for_url(lambda url, before=here: url != before)
        if len(player.keys) > 1:
            return
    raise AssertionError("there is no fork")
