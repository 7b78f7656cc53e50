"""Pages without polls refresh when they return to the foreground."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.visitor import Visitor

COME_BACK: Final = """() => document.dispatchEvent(new Event("visibilitychange"))"""
STANDS: Final = "() => import(document.body.dataset.later).then(() => true)"
"""Wait until the page has loaded its scripts."""
RESTORED: Final = (
    """() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }))"""
)
"""Dispatch the event of a page that *Back* restores, since Playwright's browser restores none."""
BELL: Final = """() => Number(document.querySelector("#bar-tools .count-dot")?.textContent ?? 0)"""
AN_HOUR: Final = 3600


def later(page: Page, seconds: int) -> None:
    """Advance the wall clock but not the page's timers, as on a sleeping device; then return."""
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
    """The home page shows a new table without a poll and without a reload."""
    aylin, jonas = visit("aylin"), visit("jonas")
    aylin.page.goto("/tables/")
    aylin.page.evaluate("() => { window.same = true; }")
    path = jonas.open_table("While You Were Away", 3)
    later(aylin.page, 60)
    expect(aylin.page.locator(f"main a[href='{path}']").first).to_be_attached()
    assert aylin.page.evaluate("() => window.same")


def test_what_is_half_written_stays(visit: Callable[..., Visitor]) -> None:
    """The draft keeps the focus, the selection and the scroll position."""
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


@pytest.mark.parametrize("place", ["credits", "table"])
def test_the_bell_looks_again(visit: Callable[..., Visitor], place: str) -> None:
    """Both pages show the bell: the credits, and a table's page, whose polls don't include the
    bell.
    """
    aylin, jonas = visit("aylin"), visit("jonas")
    page, here = aylin.page, "/credits/"
    if place == "table":
        here = aylin.open_table("Playing Here", 2)
        jonas.join(here)
    path = jonas.open_table("The Bell", 3)
    page.goto(here)
    page.evaluate("() => { window.same = true; }")
    before = page.evaluate(BELL)
    jonas.page.fill("#invite-name", "aylin")
    jonas.page.locator("#invite-name + button, .with-button button.btn").first.click()
    expect(jonas.page.locator(".toast--success")).to_be_attached()
    later(page, 60)
    page.wait_for_function(f"before => ({BELL})() > before", arg=before)
    assert page.evaluate("() => window.same")
    assert path


def test_a_page_that_back_restores_looks_again_at_once(visit: Callable[..., Visitor]) -> None:
    aylin, jonas = visit("aylin"), visit("jonas")
    path = jonas.open_table("While You Were Elsewhere", 3)
    jonas.page.goto(path)
    aylin.page.goto("/tables/")
    aylin.page.evaluate(STANDS)
    path = jonas.open_table("Just Now", 3)
    aylin.page.evaluate(RESTORED)
    expect(aylin.page.locator(f"main a[href='{path}']").first).to_be_attached()


@pytest.mark.parametrize("trouble", ["offline", "unavailable"])
def test_a_lost_request_is_sent_again(visit: Callable[..., Visitor], trouble: str) -> None:
    aylin, jonas = visit("aylin"), visit("jonas")
    aylin.excused = "ERR_INTERNET_DISCONNECTED|503"
    page = aylin.page
    page.goto("/tables/")
    page.evaluate(STANDS)
    path = jonas.open_table(f"After {trouble}", 3)
    if trouble == "offline":
        aylin.context.set_offline(True)
        with page.expect_event("requestfailed"):
            later(page, 60)
        aylin.context.set_offline(False)
    else:
        page.route("**/tables/", lambda route: route.fulfill(status=503), times=1)
        later(page, 60)
    expect(page.locator(f"main a[href='{path}']").first).to_be_attached()


def test_what_scripts_set_up_is_there_after_a_renewal(visit: Callable[..., Visitor]) -> None:
    """After a refresh, the share button works and a new message hides by itself."""
    page = visit("aylin").page
    page.add_init_script("navigator.share = async () => {};")
    page.goto("/circles/new/")
    page.fill("input[name=name]", "Shared")
    page.locator("main form button.btn--primary").click()
    share = page.locator("[data-share]")
    expect(share).to_be_visible()
    page.evaluate("() => { document.querySelector('[data-share]').old = true; }")
    page.route("**/circles/**", with_a_toast, times=1)
    later(page, 60)
    page.wait_for_function("() => !document.querySelector('[data-share]').old")
    expect(share).to_be_visible()
    expect(page.locator("#toasts .toast")).to_have_count(0)
    page.unroute_all(behavior="ignoreErrors")


def test_what_is_sent_from_a_restored_page_is_another_request(
    visit: Callable[..., Visitor],
) -> None:
    """The restored page gets a new key if the site has responded since; otherwise the old key
    stays.
    """
    page = visit("aylin").page
    page.goto("/circles/new/")
    page.evaluate(STANDS)
    key = page.locator("input[name=once]")
    first = key.input_value()
    page.evaluate(RESTORED)
    expect(key).to_have_value(first)
    page.evaluate("() => sessionStorage.setItem('answered', Date.now() + 1)")
    page.wait_for_function("() => Date.now() > sessionStorage.getItem('answered')")
    page.evaluate(RESTORED)
    second = key.input_value()
    assert second != first
    page.evaluate(RESTORED)
    expect(key).to_have_value(second)


def with_a_toast(route: Route) -> None:
    """Add a message for the reader to a page."""
    answer = route.fetch()
    toast = '<div class="toast toast--success" data-toast>Renewed</div>'
    route.fulfill(response=answer, body=re.sub('(id="toasts"[^>]*>)', rf"\1{toast}", answer.text()))


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
    """The clocks follow the wall clock; the page's timers stand still meanwhile."""
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
