"""A session that ends while one plays: nothing is lost, and one comes back to the very place."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.visitor import PASSWORD, Visitor, tame

SIGNED_OUT: Final = "You are signed out. Sign in to go on"
REFUSED: Final = "status of (401|409|403)"
"""What Chromium's console says of refused requests."""
LONG: Final = "A long account of the road, which nobody wants to write twice."


@pytest.fixture
def aylin(visit: Callable[..., Visitor]) -> Visitor:
    """Aylin, who has a game on her phone in which it is her turn."""
    visitor = visit("aylin", wide=390, high=844)
    visitor.excused = REFUSED
    path = visitor.open_table("Signed Out", 2)
    jonas = visit("jonas")
    jonas.join(path)
    visitor.page.goto(path)
    if not visitor.decision:
        jonas.page.goto(path)
        while jonas.decision:
            jonas.choose(tame(jonas.keys))
        visitor.page.goto(path)
    expect(visitor.page.locator("[data-confirm]")).to_be_visible()
    return visitor


def end_session(visitor: Visitor) -> None:
    """Let the browser forget the session, as when it has run out."""
    visitor.context.clear_cookies(name="sessionid")


def notice(page: Page) -> object:
    return page.locator("#person-changed")


def sign_in_again(page: Page, name: str) -> None:
    """Sign in on the page that one was led to."""
    expect(page).to_have_url(re.compile(r"/accounts/login/\?next="))
    page.fill("input[name=login]", name)
    page.fill("input[name=password]", PASSWORD)
    page.locator("input[name=password]").press("Enter")


def pick(visitor: Visitor) -> str:
    """Select a choice without sending it; return its key."""
    key = tame([key for key in visitor.keys if key not in visitor.asked.laying])
    visitor.select(key)
    return key


class TestTable:
    """In the middle of a turn, on a phone."""

    def test_a_choice_is_kept_until_one_is_back(self, aylin: Visitor) -> None:
        page, here = aylin.page, aylin.page.url
        key, decision = pick(aylin), aylin.decision
        end_session(aylin)
        page.locator("[data-confirm]").click()
        expect(page.locator("#person-changed")).to_contain_text(SIGNED_OUT)
        assert (aylin.picked, aylin.decision) == (key, decision)
        page.locator("#person-changed a").click()
        sign_in_again(page, "aylin")
        expect(page).to_have_url(here)
        page.wait_for_function(
            "key => document.querySelector('[data-confirm]').value === key", arg=key
        )
        aylin.confirm()
        assert aylin.decision != decision

    def test_a_message_is_kept_until_one_is_back(self, aylin: Visitor) -> None:
        page, here = aylin.page, aylin.page.url
        page.locator("[data-talk]").click()
        page.fill("#say", LONG)
        end_session(aylin)
        page.locator(".talk__form button").click()
        expect(page.locator("#person-changed")).to_contain_text(SIGNED_OUT)
        expect(page.locator("#say")).to_have_value(LONG)
        page.locator("#person-changed a").click()
        sign_in_again(page, "aylin")
        expect(page).to_have_url(here)
        expect(page.locator("#say")).to_have_value(LONG)
        page.locator(".talk__form button").click()
        expect(page.locator(".talk__list")).to_contain_text(LONG)
        expect(page.locator("#say")).to_have_value("")

    def test_a_look_leaves_the_page_as_it_is(self, aylin: Visitor) -> None:
        key = pick(aylin)
        end_session(aylin)
        aylin.look()
        expect(aylin.page.locator("#person-changed")).to_contain_text(SIGNED_OUT)
        assert aylin.picked == key
        expect(aylin.page.locator(".prompt__title")).not_to_contain_text("watching")

    def test_after_a_sign_in_elsewhere_the_page_goes_on(self, aylin: Visitor) -> None:
        """In another tab: the token is a new one by then, and the page needn't be loaded again."""
        page, decision = aylin.page, aylin.decision
        pick(aylin)
        end_session(aylin)
        page.locator("[data-confirm]").click()
        expect(page.locator("#person-changed")).to_be_visible()
        other = aylin.context.new_page()
        other.goto("/accounts/login/?next=/credits/")
        sign_in_again(other, "aylin")
        expect(other).to_have_url(re.compile("/credits/$"))
        page.bring_to_front()
        page.locator("[data-confirm]").click()
        expect(page.locator("#person-changed")).to_be_hidden()
        page.wait_for_function(
            "old => document.querySelector('#table').dataset.decision !== old", arg=decision
        )

    def test_nothing_is_done_as_somebody_else(self, aylin: Visitor) -> None:
        page, decision = aylin.page, aylin.decision
        pick(aylin)
        end_session(aylin)
        other = aylin.context.new_page()
        other.goto("/accounts/login/?next=/credits/")
        sign_in_again(other, "jonas")
        expect(other).to_have_url(re.compile("/credits/$"))
        page.locator("[data-confirm]").click()
        expect(page.locator("#person-changed")).to_contain_text("Somebody else is signed in")
        assert aylin.decision == decision

    def test_a_visitor_finds_the_way_in(
        self, aylin: Visitor, visit: Callable[..., Visitor]
    ) -> None:
        here = aylin.page.url
        page = visit(wide=390, high=844).page
        page.goto(here)
        page.locator(".prompt__sign-in a").click()
        sign_in_again(page, "mara")
        expect(page).to_have_url(here)


class TestForms:
    """Forms that the browser sends by itself."""

    def test_a_long_text_comes_back(self, visit: Callable[..., Visitor]) -> None:
        visitor = visit("aylin", wide=390, high=844)
        visitor.excused = REFUSED
        page = visitor.page
        page.goto("/tables/new/?title=yspahan")
        visitor.name_table("A name that I like")
        end_session(visitor)
        page.locator("#create button.btn--primary").click()
        sign_in_again(page, "aylin")
        expect(page).to_have_url(re.compile(r"/tables/new/\?title=yspahan$"))
        expect(page.locator("input[name=name]")).to_have_value("A name that I like")
        page.locator("#create button.btn--primary").click()
        page.wait_for_url(re.compile(r"/tables/(?!new/)[^/]+/$"))
        page.goto("/tables/new/?title=yspahan")
        expect(page.locator("input[name=name]")).not_to_have_value("A name that I like")

    def test_somebody_else_does_not_find_the_text(self, visit: Callable[..., Visitor]) -> None:
        visitor = visit("aylin")
        visitor.excused = REFUSED
        page = visitor.page
        page.goto("/tables/new/?title=yspahan")
        visitor.name_table("Not for Jonas")
        end_session(visitor)
        page.locator("#create button.btn--primary").click()
        sign_in_again(page, "jonas")
        expect(page).to_have_url(re.compile(r"/tables/new/\?title=yspahan$"))
        expect(page.locator("input[name=name]")).not_to_have_value("Not for Jonas")

    def test_a_sign_in_form_from_before_leads_on(self, visit: Callable[..., Visitor]) -> None:
        visitor = visit()
        page = visitor.page
        page.goto("/accounts/login/?next=/credits/")
        other = visitor.context.new_page()
        other.goto("/accounts/login/?next=/")
        sign_in_again(other, "aylin")
        expect(other).to_have_url(re.compile(r":\d+/$"))
        sign_in_again(page, "aylin")
        expect(page).to_have_url(re.compile("/credits/$"))
