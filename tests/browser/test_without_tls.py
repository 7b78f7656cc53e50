"""The site over http under a name other than localhost: browsers limit such pages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.visitor import Visitor

PLAIN: Final = "http://inn.example"


@pytest.fixture
def plain(visit: Callable[..., Visitor], site: str) -> Iterator[Page]:
    """Open a page of the same site as Aylin, under a name without https."""
    aylin = visit("aylin")
    session = "; ".join(f"{one['name']}={one['value']}" for one in aylin.context.cookies())
    # Without https, browsers ignore the first header; a page sends the second request on leaving.
    aylin.excused = "Cross-Origin-Opener-Policy|ERR_NAME_NOT_RESOLVED"

    def pass_on(route: Route) -> None:
        asked = urlsplit(route.request.url)
        answer = route.fetch(
            url=f"{site}{asked.path}{'?' if asked.query else ''}{asked.query}",
            headers={**route.request.headers, "cookie": session},
        )
        route.fulfill(response=answer)

    aylin.page.route(f"{PLAIN}/**", pass_on)
    aylin.page.goto(f"{PLAIN}/")
    assert not aylin.page.evaluate("() => window.isSecureContext || Boolean(navigator.clipboard)")
    yield aylin.page
    aylin.page.unroute_all(behavior="ignoreErrors")


def test_a_link_is_copied(plain: Page, visit: Callable[..., Visitor]) -> None:
    """The older method of copying works: the link can be pasted."""
    path = visit("aylin").open_table("Without A Lock", 3)
    plain.goto(f"{PLAIN}{path}")
    address = plain.locator("#invite-link").input_value()
    plain.locator("button[data-copy]").click()
    expect(plain.locator("button[data-copy]")).to_contain_text("Copied")
    plain.locator("#say").focus()
    plain.keyboard.press("Control+v")
    expect(plain.locator("#say")).to_have_value(address)


def test_where_nothing_copies_the_text_is_selected(
    plain: Page, visit: Callable[..., Visitor]
) -> None:
    path = visit("aylin").open_table("Without A Lock", 3)
    plain.goto(f"{PLAIN}{path}")
    plain.evaluate("() => { document.execCommand = () => false; }")
    plain.locator("button[data-copy]").click()
    expect(plain.locator("button[data-copy]")).to_contain_text("Selected. Copy it now.")
    expect(plain.locator("#invite-link")).to_be_focused()
    selected = "() => { const { value, selectionStart: a, selectionEnd: b } = document.activeElement; return b - a === value.length; }"
    assert plain.evaluate(selected)


@pytest.mark.parametrize("address", ["/notices/devices/", "/accounts/2fa/webauthn/add/"])
def test_http_is_named_as_the_reason(plain: Page, address: str) -> None:
    plain.goto(f"{PLAIN}{address}")
    expect(plain.locator("main")).to_contain_text("opened over http")
