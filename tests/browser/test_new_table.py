"""A new table by three questions, a newcomer's home page, and the first hints at a table."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_pages import SCREENS, inspect, wrong_with
from tests.browser.visitor import Visitor, see

Visit = Callable[..., Visitor]

PHONE: Final = {"wide": 390, "high": 844}
PASSWORD: Final = "seven slow camels"
ASKED: Final = "() => document.querySelector('#table')?.dataset.decision"
QUESTIONS: Final = """() => {
  const box = (element) => element.getBoundingClientRect();
  const foot = box(document.querySelector(".create__foot .btn"));
  const questions = [...document.querySelectorAll("[data-question]")].map(box);
  return {
    top: document.querySelector(".bar").getBoundingClientRect().bottom,
    foot: foot.top,
    end: foot.bottom,
    nav: box(document.querySelector(".bottom-nav")).top,
    questions: questions.map(({ top, bottom, left, right }) => ({ top, bottom, left, right })),
  };
}"""
OVER_LIT: Final = """() => {
  const hints = [...document.querySelectorAll(".first-hint")].filter((one) => one.checkVisibility());
  const lit = [...document.querySelectorAll(".lit[data-target]")].filter((one) => one.checkVisibility());
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const covered = hints.flatMap((hint) => {
    const box = hint.getBoundingClientRect();
    return lit.filter((one) => meet(box, one.getBoundingClientRect())).map((one) => one.dataset.target);
  });
  return { shown: hints.map((one) => one.dataset.firstHint), lit: lit.length, covered };
}"""


def newcomer(visit: Visit, name: str, **screen: Any) -> Visitor:
    visitor = visit(new=True, **screen)
    visitor.sign_up(name, PASSWORD)
    return visitor


# -- three questions


@pytest.mark.parametrize("seating", ["open", "people", "link", "opponents"])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_three_questions_fit_on_one_screen_of_a_phone(
    visit: Visit, seating: str, lang: str
) -> None:
    person = newcomer(visit, f"three-{seating}-{lang}", **PHONE, lang=lang)
    person.page.goto(f"/tables/new/?seating={seating}")
    person.page.evaluate("document.fonts.ready")
    found = person.page.evaluate(QUESTIONS)
    assert len(found["questions"]) == 3
    below = found["top"]
    for box in found["questions"]:
        assert box["top"] >= below - 1
        assert box["bottom"] <= found["foot"]
        assert box["left"] >= 0 <= box["right"] <= PHONE["wide"]
        below = box["bottom"]
    assert found["end"] <= found["nav"] <= PHONE["high"]


@pytest.mark.parametrize("seating", ["open", "people", "link", "opponents"])
def test_a_table_is_opened_in_each_way(visit: Visit, seating: str) -> None:
    """Each way takes a few taps and no typing."""
    mara = visit("mara", **PHONE)
    page = mara.page
    page.goto("/tables/new/")
    page.locator("label.title-card:has(input[value=yspahan])").click()
    page.locator("label:has(> input[name=seats][value='3'])").click()
    page.locator(f"input[name=seating][value={seating}]").check()
    if seating == "people":
        page.locator(".chip", has_text="Jonas").click()
    page.locator(".create__foot button").click()
    page.wait_for_url(re.compile(r"/tables/(?!new/)[^/]+/$"))
    if seating == "opponents":
        expect(page.locator(".table-page")).to_be_visible()
        return
    expect(page.locator("#prompt")).to_contain_text("2 more players")
    if seating == "people":
        expect(page.locator("#toasts")).to_contain_text("ll notify Jonas of this table")
    visible = {"open": "Everyone", "people": "By link", "link": "By link"}[seating]
    see(mara, visible)
    assert wrong_with(mara, seating) == []


def test_another_title_changes_its_own_questions_alone(visit: Visit) -> None:
    page = visit("mara").page
    page.goto("/tables/new/?title=yspahan")
    page.locator("input[name=seating][value=people]").check()
    page.locator(".chip", has_text="Piotr").click()
    page.locator("#create-more > summary").click()
    expect(page.locator("[name^='option-']")).to_have_count(0)
    page.locator("label.title-card:has(input[value=marco-polo-1])").click()
    expect(page.locator("[name^='option-']").first).to_be_visible()
    expect(page.locator("input[name=guests][value=Piotr]")).to_be_checked()
    expect(page.locator("#create-more")).to_have_attribute("open", "")


def test_without_scripts_a_table_is_opened_too(visit: Visit, chromium: Any, site: str) -> None:
    context = chromium.new_context(base_url=site, java_script_enabled=False, locale="en")
    page = context.new_page()
    page.goto("/accounts/login/")
    page.fill("input[name=login]", "mara")
    page.fill("input[name=password]", "caravan")
    page.locator("input[name=password]").press("Enter")
    page.goto("/tables/new/")
    page.locator("label.title-card:has(input[value=marco-polo-1])").click()
    page.locator("#create-more > summary").click()
    page.fill("input[name=name]", "By hand")
    page.locator("button[name=look]").click()
    expect(page.locator("[name^='option-']").first).to_be_attached()
    page.locator(".create__foot button").click()
    expect(page.locator("h1")).to_have_text("By hand")
    context.close()


def test_fair_dice_have_a_page(visit: Visit) -> None:
    mara = visit("mara", **PHONE, lang="de")
    path = mara.open_table("Fair and square", seats=3)
    mara.page.goto("/")
    for screen in SCREENS:
        guest = visit(**screen)
        assert inspect(guest, f"{path}dice/") == []
        expect(guest.page.locator(".hash").first).to_have_text(re.compile("[0-9a-f]{64}"))


# -- a newcomer


@pytest.mark.parametrize("screen", SCREENS, ids=["phone", "desk"])
def test_a_newcomer_plays_after_one_tap(visit: Visit, screen: dict[str, Any]) -> None:
    person = newcomer(visit, f"first-{screen['wide']}", **screen)
    assert inspect(person, "/") == []
    person.page.locator(".first-step--now button").click()
    expect(person.page.locator(".table-page")).to_be_visible()
    person.page.wait_for_function(ASKED)


def test_the_mail_is_sent_again_without_leaving_the_form(visit: Visit) -> None:
    page = newcomer(visit, "confirms").page
    page.locator("button[form=confirm-address]").click()
    said = page.locator("#toasts")
    expect(said).to_contain_text(re.compile("We sent no mail this time|We have sent a link"))
    assert page.url.endswith("/")


# -- first hints


def hint(page: Page) -> str:
    """Wait for the hint that is shown, and return its name."""
    shown = page.locator(".first-hint:visible")
    expect(shown).to_have_count(1)
    return shown.get_attribute("data-first-hint") or ""


@pytest.mark.parametrize("title", ["yspahan", "marco-polo-2"])
@pytest.mark.parametrize("screen", SCREENS, ids=["phone", "desk"])
def test_hints_come_one_at_a_time_and_once_and_never_over_what_is_lit(
    visit: Visit, screen: dict[str, Any], title: str
) -> None:
    person = newcomer(visit, f"hinted-{screen['wide']}-{title}", **screen)
    page = person.page
    page.goto(f"/tables/new/?title={title}&seating=opponents")
    page.locator(".create__foot button").click()
    page.wait_for_function(ASKED)
    page.locator("#primer").get_by_role("button").click()
    seen: list[str] = []
    for _ in range(3):
        page.reload()
        page.wait_for_function(ASKED)
        if not seen:
            expect(page.locator(".first-hint:visible")).not_to_have_count(0)
        page.wait_for_timeout(900)  # the map scrolls to the lit places
        if not page.locator(".first-hint:visible").count():
            break  # no free place, or no hint left for the visible icons
        which = hint(page)
        assert which not in seen
        seen.append(which)
        found = page.evaluate(OVER_LIT)
        assert (found["shown"], found["covered"]) == ([which], [])
        page.mouse.wheel(0, 120)
        page.wait_for_timeout(300)
        assert page.evaluate(OVER_LIT)["covered"] == []
        assert wrong_with(person, f"the hint {which}") == []
        page.locator("[data-hint-away]:visible").click()
        expect(page.locator(".first-hint:visible")).to_have_count(0)
    assert seen
