"""Polls stay cheap although the browser may store nothing: a poll without news is empty."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, Response, expect

from tests.browser.test_pages import inspect
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
PART = re.compile(r"[?&]partial")


def parts_of(page: Page) -> list[tuple[int, str]]:
    """Return a list that collects status and Cache-Control of the page's partial requests."""
    heard: list[tuple[int, str]] = []

    def hear(answer: Response) -> None:
        if PART.search(answer.url):
            heard.append((answer.status, answer.headers.get("cache-control", "")))

    page.on("response", hear)
    return heard


def test_polls_are_answered_with_nothing_new(visit: Visit) -> None:
    mara, jonas = visit("mara"), visit("jonas")
    path = mara.open_table("Asked again and again", 2)
    jonas.join(path)
    page = mara.page
    page.clock.install()
    page.goto(path)
    heard = parts_of(page)
    for _ in range(5):
        with page.expect_response(PART):
            page.clock.fast_forward("00:04")
    assert heard == [(304, "private, no-store")] * 5


def test_a_moment_looked_at_again_comes_from_the_pages_own_memory(visit: Visit) -> None:
    mara, jonas = visit("mara"), visit("jonas")
    path = mara.open_table("To and fro", 2)
    jonas.join(path)
    for visitor in (mara, jonas):
        visitor.page.goto(path)
        if visitor.decision:
            visitor.choose(visitor.keys[0])
            break
    page = visitor.page
    page.goto(f"{path}history/0/")
    heard = parts_of(page)
    for key, ply in (("ArrowRight", 1), ("ArrowLeft", 0), ("ArrowRight", 1)):
        with page.expect_response(PART):
            page.keyboard.press(key)
        expect(page.locator("#history input[name=ply]").first).to_have_value(str(ply))
    assert [status for status, _ in heard] == [200, 200, 304]
    assert {said for _, said in heard} == {"private, no-store"}


def test_somebody_takes_their_data_along_and_leaves(visit: Visit) -> None:
    name, password = "leaver", "seven camels walk"
    leaver, other = visit(wide=390, high=844), visit("piotr")
    leaver.sign_up(name, password)
    path = leaver.open_table(f"Without {name}", 2)
    other.join(path)
    page = leaver.page
    page.goto("/me/data/")
    with page.expect_download() as taken:
        page.get_by_role("button", name="Download my data").click()
    assert taken.value.suggested_filename == f"caravanserai-{name}.zip"
    taken.value.cancel()  # the browser can't close while a request is open
    page.get_by_role("link", name="Close my account").click()
    page.wait_for_url("**/me/close/")
    assert inspect(leaver, "/me/close/") == []
    page.fill("input[name=name]", "somebody else")
    page.get_by_role("button", name="for good").click()
    expect(page.get_by_text("That isn't your name.")).to_be_visible()
    page.fill("input[name=name]", name)
    page.get_by_role("button", name="for good").click()
    expect(page.get_by_text("Your account is closed. Farewell!")).to_be_visible()
    assert [wrong for there in (path, "/games/") for wrong in inspect(other, there)] == []
    other.page.goto(path)
    expect(other.page.locator(".strip")).to_contain_text("a former player")
    assert name not in other.page.content()
