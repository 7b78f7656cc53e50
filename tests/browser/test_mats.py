"""The mat of another seat over the board: by click, tap and key."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

Visit = Callable[..., Visitor]
TABLES: Final = ("At the Khan's behest", "From Venice, slowly")

OVER: Final = """() => {
  const box = document.querySelector("#mat").getBoundingClientRect();
  const parts = document.querySelectorAll(".desk > :is(.strip, .dock, .own-box, .log-box), .mp2-band, .mp2-tray");
  const meets = ({ left, top, right, bottom, width }) =>
    width && left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1;
  return [...parts].map((one) => one.getBoundingClientRect()).filter(meets).length;
}"""
"""Return the number of parts beside the board that the mat covers."""


def open_table(visitor: Visitor, name: str) -> str:
    visitor.page.goto("/")
    address = visitor.page.get_by_role("link", name=name).first.get_attribute("href") or ""
    visitor.page.goto(address)
    if visitor.page.evaluate("matchMedia('(scripting: enabled)').matches"):
        expect(visitor.page.locator("link[href*='ending']")).to_have_count(1)  # the later scripts
    return visitor.page.url


@pytest.mark.parametrize("table", TABLES)
def test_a_mat_lies_over_the_board_alone(table: str, visit: Visit) -> None:
    for dark in (False, True):
        visitor = visit("mara", wide=1280, high=800, dark=dark)
        address = open_table(visitor, table)
        page = visitor.page
        for wide, high in ((1280, 800), (1440, 900)):
            page.set_viewport_size({"width": wide, "height": high})
            page.locator(".strip [data-mat]").first.click()
            mat = page.locator("#mat")
            expect(mat).to_be_visible()
            expect(mat.locator(".mp2-ware").first).to_be_visible()
            assert page.evaluate(OVER) == 0, (wide, high)
            assert page.url == address
            page.keyboard.press("Escape")
            expect(mat).to_be_hidden()


def test_keys_open_a_mat_and_go_through_the_seats(visit: Visit) -> None:
    visitor = visit("mara", wide=1280, high=800)
    open_table(visitor, TABLES[0])
    page = visitor.page
    page.keyboard.press("m")
    heading = page.locator("#mat-heading")
    expect(heading).to_be_focused()
    names = [heading.inner_text()]
    for _ in range(3):
        page.keyboard.press("ArrowRight")
        expect(heading).not_to_have_text(names[-1])
        expect(heading).to_be_focused()
        names.append(heading.inner_text())
    assert names[0] == names[3]
    assert len(set(names)) == 3
    page.keyboard.press("ArrowLeft")
    expect(heading).to_have_text(names[2])
    page.keyboard.press("Escape")
    expect(page.locator("#mat")).to_be_hidden()


def test_one_can_choose_with_a_mat_open(visit: Visit) -> None:
    visitor = visit("mara", wide=1280, high=800)
    open_table(visitor, TABLES[0])
    page = visitor.page
    page.locator(".strip [data-mat]").first.click()
    expect(page.locator("#mat")).to_be_visible()
    sheet = page.locator("[data-sheet]:visible")
    if sheet.count():
        sheet.click()
    page.locator(".choice:visible").first.click()
    expect(page.locator("[data-confirm]")).to_be_enabled()
    expect(page.locator("#mat")).to_be_visible()
    page.locator("[data-mat-close]").click()
    expect(page.locator("#mat")).to_be_hidden()


def test_a_tap_opens_a_mat_on_a_phone(visit: Visit) -> None:
    visitor = visit("mara", wide=390, high=844, touch=True)
    address = open_table(visitor, TABLES[1])
    page = visitor.page
    page.locator(".strip [data-mat]").first.tap()
    expect(page.locator("#mat")).to_be_visible()
    assert page.url == address
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_without_scripts_a_seat_is_a_page(visit: Visit) -> None:
    visitor = visit("mara", scripts=False)
    open_table(visitor, TABLES[0])
    page = visitor.page
    page.locator(".strip [data-mat]").first.click()
    expect(page.locator("#mat-heading")).to_be_visible()
    expect(page.locator(".mp2-ware").first).to_be_visible()
