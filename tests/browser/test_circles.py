"""A founder makes a circle on a phone, others join by its link, and one tap invites all to a table."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.test_pages import wrong_with
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]


@pytest.mark.parametrize("wide", [390])
def test_a_circle_plays(visit: Visit, wide: int) -> None:
    mara = visit("mara", wide=wide, high=844)
    page = mara.page
    page.goto("/people/")
    page.get_by_role("link", name="Create a circle").click()
    page.locator("main [name=name]").fill("The Thursday caravan")
    page.get_by_role("button", name="Create the circle").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("The Thursday caravan")
    assert not wrong_with(mara, "a circle")
    page.get_by_role("link", name="Yspahan").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ladder · Yspahan")
    assert not wrong_with(mara, "a circle's ladder")
    page.get_by_role("link", name="Back to “The Thursday caravan”").click()
    link = page.locator("#circle-link").input_value()
    jonas = visit("jonas", wide=wide, high=844)
    jonas.page.goto(link)
    jonas.page.locator("main form button").click()
    expect(jonas.page.get_by_role("heading", level=1)).to_have_text("The Thursday caravan")
    page.goto("/tables/new/?seating=people")
    page.locator("label.title-card:has(input[value=yspahan])").click()
    page.locator(".chip:has(input[name=circles])", has_text="Thursday").click()
    page.locator(".create__foot .btn").click()
    invite = page.locator("button[name=circle]", has_text="Thursday")
    expect(invite).to_be_visible()
    invite.click()
    expect(page.locator(".toast")).to_contain_text("has been notified of this table already")
    page.locator("#invite-name").press_sequentially("jo")
    expect(page.locator("#known-names option")).to_have_count(1)
