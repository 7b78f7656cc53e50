"""A visitor tries a title by clicks: from home to the first choice, and to an account in mid-game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from games.rules import titles
from tests.browser.test_pages import inspect, wrong_with
from tests.browser.visitor import Visitor, see, tame

Visit = Callable[..., Visitor]
PHONE: Final = {"wide": 390, "high": 844}
LIT: Final = (
    """() => document.querySelector("#table .lit, .prompt__choices button[data-targets]")"""
)


def sit_down(visitor: Visitor, title: str = "yspahan") -> None:
    """Click the title's button at home; wait for lit targets."""
    visitor.page.goto("/")
    visitor.page.locator(f"[data-try={title}]").click()
    visitor.page.wait_for_function(LIT)


def test_from_home_to_the_first_choice_on_a_phone(visit: Visit) -> None:
    guest = visit(**PHONE)
    sit_down(guest)
    before = guest.decision
    guest.choose(tame(guest.keys))
    assert guest.decision != before


@pytest.mark.parametrize("title", titles.slugs)
def test_each_title_can_be_tried(visit: Visit, title: str) -> None:
    guest = visit()
    sit_down(guest, title)
    assert guest.keys


def test_signing_up_in_mid_game_keeps_the_seat(visit: Visit) -> None:
    guest = visit(**PHONE)
    sit_down(guest)
    page = guest.page
    path = page.evaluate("location.pathname")
    for _ in range(2):
        guest.choose(tame(guest.keys))
    keys = guest.keys
    page.locator(".guest-bar a").click()
    see(guest, "You keep your seat and your table")
    page.fill("input[name=username]", "Latecomer")
    page.fill("input[name=email]", "latecomer@example.org")
    page.fill("input[name=password1]", "seven-camels-9")
    page.locator("main form button.btn--primary").click()
    page.wait_for_url(f"**{path}")
    assert guest.keys == keys
    expect(page.locator(".guest-bar")).to_have_count(0)
    see(guest, "Latecomer")
    guest.choose(tame(guest.keys))


def test_signing_in_takes_the_table_along(visit: Visit) -> None:
    visit().sign_up("Lodger", "seven-camels-9")
    guest = visit()
    sit_down(guest)
    page = guest.page
    path, keys = page.evaluate("location.pathname"), guest.keys
    page.locator(".bar__tools a[href^='/accounts/login/']").click()
    see(guest, "move to the account")
    page.fill("input[name=login]", "Lodger")
    page.fill("input[name=password]", "seven-camels-9")
    page.locator("input[name=password]").press("Enter")
    page.wait_for_url("**/")
    expect(page.locator("#toasts")).to_contain_text("now among your games")
    page.goto(path)
    assert guest.keys == keys


@pytest.mark.parametrize(
    "screen",
    [{**PHONE, "lang": "de"}, {"dark": True}],
    ids=["phone", "wide-night"],
)
def test_a_guests_pages_are_in_order(visit: Visit, screen: dict[str, Any]) -> None:
    guest = visit(**screen)
    wrong = inspect(guest, "/try/")
    sit_down(guest)
    path = guest.page.evaluate("location.pathname")
    for page in (path, "/", "/try/", "/accounts/signup/", "/accounts/login/"):
        wrong += inspect(guest, page)
    guest.excused = "403"
    guest.page.goto("/tables/new/")
    assert [*wrong, *wrong_with(guest, "refused")] == []
