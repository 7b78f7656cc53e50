"""A mail on the mailbox page of a real site: complete, with its picture, and accessible."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser.test_pages import on_screens
from tests.browser.visitor import Visitor
from tests.support.waiting import until

PATIENCE = 240
SIZES = """frame => {
    const image = frame.contentDocument.querySelector("img");
    return {
        hidden: frame.contentDocument.body.scrollHeight - frame.clientHeight,
        picture: image ? image.naturalWidth : 0,
        wide: frame.contentDocument.documentElement.scrollWidth - frame.clientWidth,
    };
}"""
ALONE = {"preload": False, "iframes": False}
"""A script for a mail on its own page, since the mail's frame runs no scripts, not even axe's."""


def turn_mail(visitor: Visitor) -> str:
    """Return the address of a mail about a turn; some of the demo's people have such mails."""
    for _ in range(PATIENCE):
        visitor.page.goto("/mailbox/?to=mara@example.com")
        links = visitor.page.locator("main a[href^='/mailbox/']:not([href*='?'])", has_text="turn")
        if links.count():
            return str(links.first.get_attribute("href"))
        visitor.page.wait_for_timeout(1000)
    raise AssertionError("no mail has come")


def serious(page: Page) -> list[str]:
    """Return the findings that axe ranks as serious."""
    found = Axe().run(page, options=ALONE).response["violations"]
    return [wrong["id"] for wrong in found if wrong["impact"] in {"serious", "critical"}]


@on_screens
def test_a_mail_is_shown_whole(visit: Callable[..., Visitor], screen: dict[str, Any]) -> None:
    reader = visit("mara", **screen)
    page = reader.page
    path = turn_mail(reader)
    page.goto(path)
    whole = {"hidden": 0, "picture": 720, "wide": 0}
    until(lambda: page.locator("iframe").evaluate(SIZES) == whole, "the mail is shown whole")
    assert serious(page) == []
    html = page.request.get(f"{path}html/").text()
    page.goto("about:blank")
    page.set_content(html)
    assert serious(page) == []
