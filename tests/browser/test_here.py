"""Here now: two people share it, see each other, and go on live; and they make an appointment."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.test_pages import wrong_with
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
SCREENS = [{"wide": 390, "high": 844}, {"wide": 1440, "high": 900}]


def at_one_table(visit: Visit, **screen: int) -> tuple[Visitor, Visitor, str]:
    """Return two people at a new table who share that they are here."""
    mara, jonas = visit("mara", **screen), visit("jonas", **screen)
    for one in (mara, jonas):
        one.page.goto("/me/presence/")
        one.page.locator("main [name=shared]").check()
        one.page.locator("main .btn--primary").click()
    path = mara.open_table("Here now", seats=2)
    jonas.join(path)
    for one in (jonas, mara):
        one.page.goto(path)
    return mara, jonas, path


@pytest.mark.parametrize("screen", SCREENS, ids=["phone", "desk"])
def test_they_see_each_other_and_go_on_live(visit: Visit, screen: dict[str, int]) -> None:
    mara, _, _ = at_one_table(visit, **screen)
    here, root = mara.page.locator("#here"), mara.page.locator("html")
    seat = mara.page.locator("[data-here]")  # in the strip, or in the board's list of players
    expect(seat).to_have_attribute("title", "here")
    expect(seat).to_be_visible()
    assert wrong_with(mara, "here") == []
    with mara.page.expect_request(lambda one: "partial=1" in one.url):  # it asks at once
        here.get_by_role("button", name="Go on live").click()
    expect(root).to_have_attribute("data-live", "")
    mara.page.reload()
    expect(root).to_have_attribute("data-live", "")
    here.get_by_role("button", name="Stop live play").click()
    expect(root).not_to_have_attribute("data-live", "")
    expect(here.get_by_role("button", name="Go on live")).to_be_visible()


def test_a_seat_says_it_through_redraws_and_the_box_says_it_only_with_an_offer(
    visit: Visit,
) -> None:
    mara, jonas, path = at_one_table(visit)
    seat = mara.page.locator("[data-here]")
    expect(seat).to_have_attribute("title", "here")
    for _ in range(2):
        mara.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(seat).to_have_count(1)
    jonas.page.goto("/me/presence/")
    jonas.page.locator("main [name=shared]").uncheck()
    jonas.page.locator("main .btn--primary").click()
    mara.page.goto(path)
    expect(seat).to_have_attribute("title", "–")
    expect(mara.page.locator("#here")).to_have_class(
        "card card--pad stack stack--s visually-hidden"
    )


def test_they_make_an_appointment(visit: Visit) -> None:
    mara, jonas, path = at_one_table(visit)
    page = mara.page
    page.goto(f"{path}appointment/")
    tomorrow = page.evaluate("new Date(Date.now() + 864e5).toISOString().slice(0, 13) + ':00'")
    page.locator("#appointment-at").fill(tomorrow)
    page.get_by_role("button", name="Propose", exact=True).click()
    expect(page.locator("#table")).to_contain_text("proposes to play together")
    jonas.page.goto(path)
    jonas.page.locator("form[action$='appointment/cancel/'] button").click()
    expect(jonas.page.locator("#table")).not_to_contain_text("proposes to play together")
