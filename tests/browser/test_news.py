"""The bell shows a new game, and the player marks all news as seen, without scripts."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.test_pages import inspect
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
COUNT = ".bar a[href='/news/'] .count-dot"


def test_the_bell_rings_until_all_is_seen(visit: Visit) -> None:
    """The test runs on a phone and at a desk, by day and by night."""
    mara, jonas = visit("mara"), visit("jonas")
    path = mara.open_table("Rung for", seats=2)
    mara.page.goto("/news/")  # the waiting room would reload itself
    jonas.join(path)
    for wide in (390, 1440):
        for dark in (False, True):
            looker = visit("mara", wide=wide, high=900, dark=dark)
            assert inspect(looker, "/news/") == []
            expect(looker.page.locator(COUNT)).to_be_visible()
            new = looker.page.locator(".news--new a", has_text="Rung for")
            expect(new.first).to_be_visible()


def test_who_goes_where_it_happened_has_seen_it(visit: Visit) -> None:
    mara, jonas = visit("mara"), visit("jonas")
    path = mara.open_table("Gone to", seats=2)
    mara.page.goto("/news/")
    jonas.join(path)
    mara.page.reload()
    there = mara.page.locator(".news--new a", has_text="Gone to")
    there.first.click()
    mara.page.wait_for_url(f"**{path}")
    mara.page.goto("/news/")
    expect(mara.page.locator(".news a", has_text="Gone to").first).to_be_visible()
    expect(there).to_have_count(0)


def test_all_is_put_at_rest_without_scripts(visit: Visit) -> None:
    mara, jonas = visit("mara"), visit("jonas")
    path = mara.open_table("At rest", seats=2)
    mara.page.goto("/")
    jonas.join(path)
    plain = visit("mara", wide=390, high=844, scripts=False)
    plain.page.goto("/news/")
    plain.page.locator("main .page__head form button").click()
    expect(plain.page.locator(".page__head form")).to_have_count(0)
    expect(plain.page.locator(".news a", has_text="At rest").first).to_be_visible()
    expect(plain.page.locator(".news--new")).to_have_count(0)
    expect(plain.page.locator(COUNT)).to_have_count(0)
