"""A device in a real browser: switched on by its page; a push is shown, replaced, withdrawn, and opens its table."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.visitor import Visitor, know_signs

pytestmark = pytest.mark.browser

PUSH = {
    "id": "one",
    "title": "Your turn",
    "body": "Dust · Yspahan",
    "url": "/games/",
    "tag": "abc",
    "turn": True,
    "tables": ["abc"],
    "lang": "en",
    "waiting": ["abc"],
}
SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
    .map((one) => [one.tag, one.title, one.data.url])"""


def deliver(page: Page, origin: str, push: dict[str, Any]) -> None:
    """Hand a push to the page's service worker, as a push service would."""
    devtools = page.context.new_cdp_session(page)
    known: list[dict[str, Any]] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated", lambda said: known.extend(said["registrations"])
    )
    devtools.send("ServiceWorker.enable")
    page.wait_for_function("() => navigator.serviceWorker.controller")
    (id,) = {one["registrationId"] for one in known if one["scopeURL"] == f"{origin}/"}
    devtools.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": origin, "registrationId": id, "data": json.dumps(push)},
    )
    devtools.detach()


def test_a_push_is_shown_replaced_and_withdrawn(whole_chromium: Browser, site: str) -> None:
    context = whole_chromium.new_context(base_url=site)
    context.grant_permissions(["notifications"], origin=site)
    know_signs(context, site)
    visitor = Visitor(context)
    page = visitor.page
    visitor.sign_in("mara")
    page.goto("/notices/devices/")
    expect(page.get_by_role("button", name="Tell me on this device")).to_be_visible()
    page.wait_for_function("() => navigator.serviceWorker.ready")

    deliver(page, site, PUSH)
    page.wait_for_function(f"async () => (await ({SHOWN})()).length === 1")
    assert page.evaluate(SHOWN) == [["abc", "Your turn", "/games/"]]
    deliver(page, site, {**PUSH, "id": "two", "title": "Half of your time is gone"})
    page.wait_for_function(f"async () => (await ({SHOWN})())[0][1] !== 'Your turn'")
    assert page.evaluate(SHOWN) == [["abc", "Half of your time is gone", "/games/"]]
    other = {**PUSH, "tag": "xyz", "tables": ["xyz"], "waiting": ["xyz"]}
    deliver(page, site, other)
    page.wait_for_function(f"async () => (await ({SHOWN})()).every(([tag]) => tag === 'xyz')")
    assert page.evaluate(SHOWN) == [["xyz", "Your turn", "/games/"]]

    page.goto("/")  # at whatever table Mara's turn is, it is none of that name
    page.wait_for_function(f"async () => (await ({SHOWN})()).length === 0")
    assert visitor.complaints == []
