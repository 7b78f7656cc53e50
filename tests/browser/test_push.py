"""A real browser's device: its page turns pushes on; a push appears, is replaced, is withdrawn, and
opens its table.
"""

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


def are_shown(page: Page, *pushes: list[str]) -> None:
    """Wait until exactly these notifications are shown; a replacement takes a moment."""
    known = f"async (pushes) => JSON.stringify(await ({SHOWN})()) === JSON.stringify(pushes)"
    page.wait_for_function(known, arg=list(pushes))


def test_a_push_is_shown_replaced_and_withdrawn(whole_chromium: Browser, site: str) -> None:
    context = whole_chromium.new_context(base_url=site)
    context.grant_permissions(["notifications"], origin=site)
    know_signs(context, site)
    visitor = Visitor(context)
    page = visitor.page
    visitor.sign_in("mara")
    page.goto("/notices/devices/")
    expect(page.get_by_role("button", name="Notify me on this device")).to_be_visible()
    page.wait_for_function("() => navigator.serviceWorker.ready")

    deliver(page, site, PUSH)
    are_shown(page, ["abc", "Your turn", "/games/"])
    deliver(page, site, {**PUSH, "id": "two", "title": "Half of your time is gone"})
    are_shown(page, ["abc", "Half of your time is gone", "/games/"])
    other = {**PUSH, "tag": "xyz", "tables": ["xyz"], "waiting": ["xyz"]}
    deliver(page, site, other)
    are_shown(page, ["xyz", "Your turn", "/games/"])

    page.goto("/")  # Mara has the turn at no table with this name
    are_shown(page)
    assert visitor.complaints == []
