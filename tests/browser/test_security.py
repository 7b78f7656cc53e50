"""Passkeys in a real browser with a virtual device, under our script policy."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import Visitor

PASSWORD = "seven camels walk"


def with_device(visitor: Visitor) -> None:
    """Attach a virtual device with passkeys and a recognised owner; browsers require localhost."""
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("WebAuthn.enable")
    device = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    session.send("WebAuthn.addVirtualAuthenticator", {"options": device})


def at_localhost(site: str, path: str) -> str:
    """Return an address under the host name for which passkeys work."""
    return site.replace("127.0.0.1", "localhost") + path


def test_a_passkey_is_made_used_and_removed(visit: Callable[..., Visitor], site: str) -> None:
    visitor = visit()
    page = visitor.page
    with_device(visitor)
    page.goto(at_localhost(site, "/accounts/signup/"))
    page.fill("input[name=username]", "keyholder")
    page.fill("input[name=email]", "keyholder@example.org")
    page.fill("input[name=password1]", PASSWORD)
    page.locator("input[name=password1]").press("Enter")
    page.wait_for_url(re.compile(r"//[^/]+/$"))

    page.goto(at_localhost(site, "/me/security/"))
    page.get_by_role("link", name="Add a passkey").click()
    page.fill("input[name=name]", "My laptop")
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_role("heading", name="Recovery codes")).to_be_visible()

    visitor.sign_out()
    page.goto(at_localhost(site, "/accounts/login/?next=/me/security/"))
    page.get_by_role("button", name="Sign in with a passkey").click()
    page.wait_for_url(re.compile(r"/me/security/$"))
    expect(page.get_by_text("My laptop").first).to_be_visible()

    visitor.sign_out()
    page.goto(at_localhost(site, "/accounts/login/"))
    page.fill("input[name=login]", "keyholder")
    page.fill("input[name=password]", PASSWORD)
    page.locator("input[name=password]").press("Enter")
    page.wait_for_url(re.compile(r"/2fa/authenticate/"))
    page.get_by_role("button", name="Use a passkey").click()
    page.wait_for_url(re.compile(r"//[^/]+/$"))

    page.goto(at_localhost(site, "/me/security/"))
    # After a recent sign-in, only a visit to this page requires reauthentication.
    page.goto(at_localhost(site, "/accounts/reauthenticate/?next=/me/security/"))
    page.get_by_role("link", name="Use a passkey").click()
    page.get_by_role("button", name="Use a passkey").click()
    page.wait_for_url(re.compile(r"/me/security/$"))
    page.get_by_role("link", name=re.compile("Remove.*My laptop")).click()
    page.get_by_role("button", name="Remove").click()
    page.wait_for_url(re.compile(r"/me/security/$"))
    expect(page.get_by_text("My laptop")).to_have_count(0)


@pytest.mark.long
def test_the_section_at_every_width(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    for wide in (390, 1440):
        for dark in (False, True):
            page = visit("mara", wide=wide, dark=dark).page
            page.goto("/me/security/")
            scrolled = page.evaluate("document.documentElement.scrollWidth - innerWidth")
            assert scrolled <= 0
            expect(page.locator(".tabs [aria-current]")).to_be_in_viewport(ratio=0.99)
            folder = Path(os.environ.get("SHOTS", tmp_path))
            page.screenshot(path=folder / f"security-{wide}-{dark}.png", full_page=True)
            page.goto("/accounts/login/")


def test_what_comes_to_nothing_is_said(visit: Callable[..., Visitor], site: str) -> None:
    visitor = visit()
    with_device(visitor)
    visitor.page.goto(at_localhost(site, "/accounts/login/"))
    visitor.page.get_by_role("button", name="Sign in with a passkey").click()
    expect(visitor.page.get_by_text("That didn't work")).to_be_visible()
