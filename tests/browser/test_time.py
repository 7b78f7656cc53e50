"""A table with a clock, from the form to the time on the page, and a vacation that others see."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import datetime, timedelta

import pytest
from playwright.sync_api import expect

from tests.browser.test_pages import SCREENS, inspect
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]


def open_with_clock(host: Visitor, pace: str, name: str) -> str:
    """Open a table for two with a given pace by the form; return its path."""
    page = host.page
    page.goto("/tables/new/?title=yspahan")
    page.locator("label:has(> input[name=seats][value='2'])").click()
    host.name_table(name)
    page.locator(f"input[name=pace][value={pace}]").check()
    page.locator("#create button.btn--primary").click()
    page.wait_for_url(re.compile(r"/tables/(?!new/)[^/]+/$"))
    return re.sub(r"^https?://[^/]+", "", page.url)


def asked(path: str, *visitors: Visitor) -> Visitor:
    """Return the visitor whose turn it is."""
    for visitor in visitors:
        visitor.page.goto(path)
    return next(visitor for visitor in visitors if visitor.decision)


def test_the_form_asks_for_what_the_choice_needs(visit: Visit) -> None:
    page = visit("mara").page
    page.goto("/tables/new/")
    own, zero, misses = (page.locator(f".{name}") for name in ("own-pace", "at-zero", "misses"))
    page.locator("#create-more > summary").click()
    expect(zero).to_be_hidden()
    page.locator("input[name=pace][value=daily]").check()
    expect(zero).to_be_visible()
    expect(own).to_be_hidden()
    page.locator("input[name=pace][value=custom]").check()
    expect(own).to_be_visible()
    expect(misses).to_be_hidden()
    page.locator("input[name=policy][value=seat]").check()
    expect(misses).to_be_visible()
    page.fill("input[name=bank]", "3")
    other = page.locator("label.title-card:not(:has(:checked))").first
    with page.expect_response(re.compile(r"/tables/new/\?")):
        other.click()
    expect(page.locator("label.title-card:has(:checked)")).to_have_count(1)
    page.wait_for_load_state("networkidle")
    expect(page.locator("input[name=bank]")).to_have_value("3")
    expect(page.locator(".misses")).to_be_visible()


def test_a_clock_is_said_and_counts_down(visit: Visit) -> None:
    mara, aylin = visit("mara"), visit("aylin")
    path = open_with_clock(mara, "live", "Half an hour")
    aylin.join(path)
    acting = asked(path, mara, aylin)
    acting.page.clock.install()
    acting.page.goto(path)
    shown = acting.page.locator(".prompt__head .time")
    expect(shown).to_have_text(re.compile(r"3[12]\s*min"))
    sentence = acting.page.locator(".prompt .clock-note")
    expect(sentence).to_have_text(
        re.compile(r"free, then 30\s*min of your bank, until (today|tomorrow), ")
    )
    acting.page.clock.fast_forward("10:00")
    expect(shown).to_have_text(re.compile(r"2[12]\s*min"))


@pytest.mark.long
def test_everything_with_a_clock_is_in_order(visit: Visit) -> None:
    mara, jonas = visit("mara"), visit("jonas")
    path = open_with_clock(mara, "daily", "With a clock")
    jonas.join(path)
    for screen in SCREENS:
        for name in ("mara", "jonas"):
            visitor = visit(name, **screen)
            assert [
                wrong for page in (path, "/", "/games/") for wrong in inspect(visitor, page)
            ] == []


def test_the_other_one_sees_a_vacation(visit: Visit) -> None:
    aylin, piotr = visit("aylin"), visit("piotr")
    path = open_with_clock(aylin, "relaxed", "On the road")
    piotr.join(path)
    until = (datetime.now() + timedelta(days=2)).strftime("%Y-%m-%dT12:00")  # noqa: DTZ005 - as one types it
    aylin.page.goto("/me/vacation/")
    aylin.page.fill("input[name=end]", until)
    aylin.page.get_by_role("button", name="Go on vacation").click()
    expect(aylin.page.get_by_role("heading", name="You are away until")).to_be_visible()
    piotr.page.goto(path)
    expect(piotr.page.locator(".clocks")).to_contain_text(
        re.compile(r"away until|vacation"), use_inner_text=True
    )
    assert inspect(aylin, "/me/vacation/") == []
    aylin.page.get_by_role("button", name="I am back").click()
    expect(aylin.page.get_by_role("heading", name="You are away until")).to_be_hidden()
