"""A session ends during play: the player loses no input and returns to the same place."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.test_coming_back import STANDS
from tests.browser.test_guests import sit_down
from tests.browser.visitor import PASSWORD, Visitor, tame

SIGNED_OUT: Final = "You are signed out. Sign in to go on"
REFUSED: Final = "status of (401|409|403)"
"""Chromium's console messages about refused requests."""
NO_STORAGE: Final = """Object.defineProperty(window, "sessionStorage", {
  get() { throw new DOMException("denied", "SecurityError"); },
});"""
LONG: Final = "A long account of the road, which nobody wants to write twice."


@pytest.fixture
def aylin(visit: Callable[..., Visitor]) -> Visitor:
    """Aylin at her phone, with a game in which it is her turn."""
    visitor = visit("aylin", wide=390, high=844)
    visitor.excused = REFUSED
    path = visitor.open_table("Signed Out", 2)
    jonas = visit("jonas")
    jonas.join(path)
    take_turns(visitor, jonas, path)
    return visitor


def take_turns(asked: Visitor, other: Visitor, path: str) -> None:
    """Show the table to the acting player; if necessary, let the other player choose first."""
    asked.page.goto(path)
    if not asked.decision:
        other.page.goto(path)
        while other.decision:
            other.choose(tame(other.keys))
        asked.page.goto(path)
    expect(asked.page.locator("[data-confirm]")).to_be_visible()


def end_session(visitor: Visitor) -> None:
    """Delete the session's cookie, as if the session had expired."""
    visitor.context.clear_cookies(name="sessionid")


def notice(page: Page) -> Locator:
    return page.locator("#person-changed")


def sign_in_again(page: Page, name: str) -> None:
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
    """The player is in the middle of a turn on a phone."""

    def test_a_choice_is_kept_until_one_is_back(self, aylin: Visitor) -> None:
        page, here = aylin.page, aylin.page.url
        key, decision = pick(aylin), aylin.decision
        end_session(aylin)
        page.locator("[data-confirm]").click()
        expect(notice(page)).to_contain_text(SIGNED_OUT)
        assert (aylin.picked, aylin.decision) == (key, decision)
        notice(page).locator("a").click()
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
        expect(notice(page)).to_contain_text(SIGNED_OUT)
        expect(page.locator("#say")).to_have_value(LONG)
        notice(page).locator("a").click()
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
        expect(notice(aylin.page)).to_contain_text(SIGNED_OUT)
        assert aylin.picked == key
        expect(aylin.page.locator(".prompt__title")).not_to_contain_text("watching")

    def test_after_a_sign_in_elsewhere_the_page_goes_on(self, aylin: Visitor) -> None:
        """The sign-in in another tab changes the form token; the page needs no reload."""
        page, decision = aylin.page, aylin.decision
        pick(aylin)
        end_session(aylin)
        page.locator("[data-confirm]").click()
        expect(notice(page)).to_be_visible()
        other = aylin.context.new_page()
        other.goto("/accounts/login/?next=/credits/")
        sign_in_again(other, "aylin")
        expect(other).to_have_url(re.compile("/credits/$"))
        page.bring_to_front()
        page.locator("[data-confirm]").click()
        expect(notice(page)).to_be_hidden()
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
        expect(notice(page)).to_contain_text("Somebody else is signed in")
        assert aylin.decision == decision

    def test_a_page_from_before_a_sign_in_says_so(
        self, aylin: Visitor, visit: Callable[..., Visitor]
    ) -> None:
        here = aylin.page.url
        visitor = visit(wide=390, high=844)
        visitor.excused = REFUSED
        page = visitor.page
        page.goto(here)
        other = visitor.context.new_page()
        other.goto("/accounts/login/?next=/credits/")
        sign_in_again(other, "aylin")
        expect(other).to_have_url(re.compile("/credits/$"))
        visitor.look()
        expect(notice(page)).to_contain_text("You signed in meanwhile. Reload the page")
        notice(page).get_by_role("button", name="Reload").click()
        expect(page.locator("[data-confirm]")).to_be_visible()
        expect(notice(page)).to_be_hidden()

    def test_a_guest_is_told_what_they_can_do(self, visit: Callable[..., Visitor]) -> None:
        guest = visit(wide=390, high=844)
        guest.excused = REFUSED
        sit_down(guest)
        end_session(guest)
        guest.look()
        expect(notice(guest.page)).to_contain_text("Your guest session has ended")
        names = notice(guest.page).locator("a").all_inner_texts()
        assert [name.strip() for name in names] == ["New game", "Sign up"]
        notice(guest.page).get_by_role("link", name="New game").click()
        expect(guest.page).to_have_url(re.compile("/try/$"))

    def test_without_storage_it_still_says_so(self, aylin: Visitor) -> None:
        """Some browsers give pages no storage."""
        aylin.page.add_init_script(NO_STORAGE)
        aylin.page.reload()
        end_session(aylin)
        aylin.look()
        expect(notice(aylin.page)).to_contain_text(SIGNED_OUT)
        notice(aylin.page).locator("a").click()
        sign_in_again(aylin.page, "aylin")
        expect(aylin.page.locator("[data-confirm]")).to_be_visible()

    def test_a_visitor_finds_the_way_in(
        self, aylin: Visitor, visit: Callable[..., Visitor]
    ) -> None:
        here = aylin.page.url
        page = visit(wide=390, high=844).page
        page.goto(here)
        page.locator(".prompt__sign-in a").click()
        sign_in_again(page, "mara")
        expect(page).to_have_url(here)


Act = Callable[[Visitor], Iterator[None]]


def undo(visitor: Visitor) -> Iterator[None]:
    page = visitor.page
    while not page.locator("button[form=undo]").is_visible():
        visitor.choose(tame(visitor.keys))
    yield
    decision = visitor.decision
    page.locator("button[form=undo]").click()
    yield
    assert visitor.decision == decision
    yield
    visitor.page.locator("button[form=undo]").click()
    changed = "old => document.querySelector('#table').dataset.decision !== old"
    page.wait_for_function(changed, arg=decision)


def notes(visitor: Visitor) -> Iterator[None]:
    """Write notes, which the page saves by itself."""
    field = visitor.page.locator("#notes-text")
    visitor.page.locator("#notes > summary").click()
    yield
    field.fill(LONG)
    yield
    expect(field).to_have_value(LONG)
    yield
    expect(field).to_have_value(LONG)
    expect(visitor.page.locator("#notes-said")).to_contain_text("Saved")


def analysis(visitor: Visitor) -> Iterator[None]:
    """Make a choice on the analysis board."""
    visitor.page.goto(f"{visitor.page.url}line/")
    yield
    key, decision = pick(visitor), visitor.decision
    visitor.page.locator("[data-confirm]").click()
    yield
    assert (visitor.picked, visitor.decision) == (key, decision)
    yield
    visitor.page.wait_for_function(
        "key => document.querySelector('[data-confirm]').value === key", arg=key
    )
    visitor.confirm()


def plan(visitor: Visitor) -> Iterator[None]:
    """Set the options of a plan."""
    page, held = visitor.page, visitor.page.get_by_label("Only prepare the plan")
    while visitor.decision:
        visitor.choose(tame(visitor.keys))
    page.goto(f"{page.url}line/?next_turn=1")
    while not page.get_by_role("button", name="Save as my plan").is_visible():
        visitor.choose(tame(visitor.keys))
    page.get_by_role("button", name="Save as my plan").click()
    was = held.is_checked()
    yield
    held.set_checked(not was)
    page.get_by_role("button", name="Apply", exact=True).click()
    yield
    expect(held).to_be_checked(checked=not was)
    yield
    expect(held).to_be_checked(checked=not was)
    with page.expect_response(lambda answer: answer.request.method == "POST"):
        page.get_by_role("button", name="Apply", exact=True).click()
    page.reload()
    expect(held).to_be_checked(checked=not was)


@pytest.mark.parametrize("act", [undo, notes, analysis, plan])
def test_each_part_of_a_table_is_kept_until_one_is_back(aylin: Visitor, act: Act) -> None:
    """Each act prepares, sends a request, checks the kept input, and resumes; it yields between
    these steps.
    """
    page, steps = aylin.page, act(aylin)
    next(steps)
    here = page.url
    end_session(aylin)
    next(steps)
    expect(notice(page)).to_contain_text(SIGNED_OUT)
    next(steps)
    notice(page).locator("a").click()
    sign_in_again(page, "aylin")
    expect(page).to_have_url(here)
    assert next(steps, "over") == "over"


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

    def test_settings_come_back(self, visit: Callable[..., Visitor]) -> None:
        visitor = visit("aylin", wide=390, high=844)
        page = visitor.page
        page.goto("/me/settings/")
        page.evaluate(STANDS)
        field = page.locator("main select[name=time_zone]")
        was = field.input_value()
        other = "Asia/Tashkent" if was != "Asia/Tashkent" else "Asia/Samarkand"
        field.select_option(other)
        end_session(visitor)
        page.locator("main form button.btn--primary").click()
        sign_in_again(page, "aylin")
        expect(page).to_have_url(re.compile("/me/settings/$"))
        expect(field).to_have_value(other)

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
