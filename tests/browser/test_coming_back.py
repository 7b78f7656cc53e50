"""Pages that don't ask by themselves: they look again when they come back to the foreground."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page, expect

from tests.browser.visitor import Visitor

COME_BACK: Final = """() => document.dispatchEvent(new Event("visibilitychange"))"""
STANDS: Final = "() => import(document.body.dataset.later).then(() => true)"
"""Wait until the page has all its scripts."""
AN_HOUR: Final = 3600


def later(page: Page, seconds: int) -> None:
    """Let wall time pass without the page's own time, as while a device sleeps; then come back."""
    page.evaluate(STANDS)
    page.evaluate(
        """milliseconds => {
          window.slept = (window.slept ?? 0) + milliseconds;
          const now = window.awake ??= Date.now.bind(Date);
          Date.now = () => now() + window.slept;
        }""",
        1000 * seconds,
    )
    page.evaluate(COME_BACK)


def test_home_looks_again(visit: Callable[..., Visitor]) -> None:
    """A table opened meanwhile is there, without a poll and without a new page."""
    aylin, jonas = visit("aylin"), visit("jonas")
    aylin.page.goto("/tables/")
    aylin.page.evaluate("() => { window.same = true; }")
    path = jonas.open_table("While You Were Away", 3)
    later(aylin.page, 60)
    expect(aylin.page.locator(f"main a[href='{path}']").first).to_be_attached()
    assert aylin.page.evaluate("() => window.same")


def test_what_is_half_written_stays(visit: Callable[..., Visitor]) -> None:
    """With the focus, the selection, and where one has scrolled to."""
    aylin, jonas = visit("aylin", wide=390, high=500), visit("jonas")
    path = jonas.open_table("Half Written", 3)
    jonas.page.goto(f"{path}talk/")
    jonas.page.fill("#say", "Half a sentence")
    jonas.page.evaluate("() => document.getElementById('say').setSelectionRange(5, 7)")
    aylin.join(path)
    aylin.page.goto(f"{path}talk/")
    aylin.page.fill("#say", "I am here")
    aylin.page.locator(".talk__form button").click()
    expect(aylin.page.locator(".talk__list")).to_contain_text("I am here")
    later(jonas.page, 60)
    expect(jonas.page.locator(".talk__list")).to_contain_text("I am here")
    expect(jonas.page.locator("#say")).to_have_value("Half a sentence")
    expect(jonas.page.locator("#say")).to_be_focused()
    at = "() => [document.activeElement.selectionStart, document.activeElement.selectionEnd]"
    assert jonas.page.evaluate(at) == [5, 7]


def test_the_bell_looks_again(visit: Callable[..., Visitor]) -> None:
    """On any page: here that of the credits."""
    aylin, jonas = visit("aylin"), visit("jonas")
    path = jonas.open_table("The Bell", 3)
    jonas.page.goto(path)
    aylin.page.goto("/credits/")
    jonas.page.fill("#invite-name", "aylin")
    jonas.page.locator("#invite-name + button, .with-button button.btn").first.click()
    expect(jonas.page.locator(".toast--success")).to_be_attached()
    later(aylin.page, 60)
    expect(aylin.page.locator("#bar-tools .count-dot")).to_be_visible()


def test_a_page_that_is_new_is_left_alone(visit: Callable[..., Visitor]) -> None:
    aylin = visit("aylin")
    aylin.page.goto("/credits/")
    asked: list[str] = []
    aylin.page.on("request", lambda request: asked.append(request.url))
    later(aylin.page, 2)
    later(aylin.page, 60)
    aylin.page.wait_for_load_state("networkidle")
    assert len([url for url in asked if re.search("/credits/$", url)]) == 1


def test_clocks_go_on_while_the_device_sleeps(visit: Callable[..., Visitor]) -> None:
    """They count by wall time: the page's own clock stands still meanwhile."""
    aylin = visit("aylin")
    aylin.page.goto("/credits/")
    aylin.page.evaluate(
        """() => {
          const clock = document.createElement("span");
          Object.assign(clock.dataset, { ticks: 7200, says: "#", units: "1 d/# d|1 h/# h|1 min/# min" });
          clock.id = "clock";
          document.getElementById("main").append(clock);
          document.dispatchEvent(new Event("visibilitychange"));
        }"""
    )
    expect(aylin.page.locator("#clock")).to_have_text(re.compile(r"^(2.h|1.h.59.min)$"))
    later(aylin.page, AN_HOUR)
    expect(aylin.page.locator("#clock")).to_have_text(re.compile(r"^(1.h|59.min)$"))
