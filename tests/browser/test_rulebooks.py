"""Rulebooks in a browser: a rule at the table, figures by day and night, a printed summary."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from games.rules import titles
from tests.browser.test_pages import SCREENS, inspect, on_screens, wrong_with
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
TITLES: Final = [title.slug for title in titles]
DRAWN: Final = [title.slug for title in titles if title.texts.examples]
SIDES: Final = 2
SEEN: Final = """all => all.map(one => {
  const { width, height } = one.getBoundingClientRect();
  const filled = part => part.checkVisibility() && part.getBBox().width * part.getBBox().height > 0;
  const shapes = [...one.querySelectorAll("rect, path, circle, ellipse")].filter(filled);
  return [width > 40 && height > 20, shapes.filter(part => getComputedStyle(part).fill === "rgb(0, 0, 0)").length];
})"""
"""Return whether each picture has a size, and the number of its shapes without a colour."""


@pytest.mark.parametrize("slug", TITLES)
@on_screens
def test_rules_and_summary_have_nothing_wrong(
    visit: Visit, slug: str, screen: dict[str, Any]
) -> None:
    guest = visit(**screen)
    pages = [
        f"/titles/{slug}/summary/",
        f"/titles/{slug}/rules/?q=a",
        f"/titles/{slug}/rules/setup/",
    ]
    assert [wrong for path in pages for wrong in inspect(guest, path)] == []


@pytest.mark.parametrize("slug", DRAWN)
@pytest.mark.parametrize("dark", [False, True], ids=["day", "night"])
def test_pictures_are_drawn_without_scripts(visit: Visit, slug: str, dark: bool) -> None:
    reader = visit(wide=390, high=844, dark=dark, scripts=False)
    reader.page.goto(f"/titles/{slug}/rules/")
    seen = reader.page.locator(".example__picture").evaluate_all(SEEN)
    assert seen
    assert seen == [[True, 0]] * len(seen)


@pytest.mark.parametrize("screen", SCREENS, ids=["phone", "desk"])
def test_a_rule_opens_in_place_at_the_table(visit: Visit, screen: dict[str, Any]) -> None:
    host, guest = visit("mara", **screen), visit("jonas")
    path = host.open_table(f"The rule in place {screen['wide']}", seats=2, title="yspahan")
    guest.join(path)
    page = host.page
    player = host
    page.goto(path)
    if not page.locator(".prompt__rule").count():  # a random draw decided the order
        player, page = guest, guest.page
        page.goto(path)
    link, sheet = page.locator(".prompt__rule"), page.locator("#rule-sheet")
    link.click()
    expect(sheet).to_be_visible()
    expect(page.locator("#rule-heading")).to_be_focused()
    expect(sheet.locator(".rule")).not_to_be_empty()
    assert wrong_with(player, "the rule open") == []
    assert page.url.endswith(path)
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(link).to_be_focused()


def test_without_scripts_it_is_a_page_of_its_own(visit: Visit) -> None:
    reader = visit(scripts=False)
    reader.page.goto("/titles/yspahan/rules/deliver/")
    expect(reader.page.locator(".example__picture").first).to_be_visible()
    reader.page.locator(".rule__on a").click()
    assert reader.page.url.endswith("/titles/yspahan/rules/#deliver")


def test_search_by_keyboard_without_scripts(visit: Visit) -> None:
    reader = visit(scripts=False)
    page = reader.page
    page.goto("/titles/yspahan/rules/")
    page.locator("#q").press_sequentially("supervisor")
    page.keyboard.press("Enter")
    expect(page.locator("#found")).to_be_in_viewport()
    page.locator(".found li a").first.press("Enter")
    assert "#" in page.url


def test_the_sign_of_a_rule_is_large_enough_for_a_finger(visit: Visit) -> None:
    phone = visit(wide=390, high=844, touch=True)
    phone.page.goto("/titles/yspahan/rules/")
    sizes = phone.page.locator(".rule-sign").evaluate_all(
        """all => all.map(one => {
          const own = one.getBoundingClientRect(), more = getComputedStyle(one, "::before");
          return [parseFloat(more.width), parseFloat(more.height), own.width];
        })"""
    )
    assert len(sizes) > 80
    assert all(wide >= 44 and high >= 40 for wide, high, _ in sizes), sizes[:3]


@pytest.mark.parametrize("slug", TITLES)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_summary_takes_two_sides_of_paper(visit: Visit, slug: str, lang: str) -> None:
    reader = visit(lang=lang)
    reader.page.goto(f"/titles/{slug}/summary/")
    reader.page.evaluate("document.fonts.ready")
    paper = reader.page.pdf(format="A4", prefer_css_page_size=True)
    assert 1 <= len(re.findall(rb"/Type\s*/Page\b", paper)) <= SIDES
