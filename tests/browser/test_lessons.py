"""The first lesson of each title with lessons: by touch on a phone, by keyboard at a desk."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from games.rules import titles
from tests.browser.test_pages import SCREENS, inspect, wrong_with
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
FIRST: Final = [(title, title.texts.lessons[0]) for title in titles if title.texts.lessons]
first_lessons: Final = pytest.mark.parametrize(
    ("slug", "name"), [(title.slug, lesson.id) for title, lesson in FIRST]
)
PLACES: Final = """target => {
  const lit = [...document.querySelectorAll(`.board .lit[data-target="${target}"], .own-box .lit[data-target="${target}"]`)];
  const seen = lit.find((one) => one.checkVisibility());
  seen?.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const box = seen?.getBoundingClientRect();
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
}"""


def steps(slug: str, name: str) -> list[tuple[str, ...]]:
    """Return the accepted answers of each step of a lesson."""
    lesson = next(one for one in titles.get(slug).texts.lessons if one.id == name)
    return [step.counts for step in lesson.steps]


def at(page: Page, number: int) -> None:
    expect(page.locator("#table")).to_have_attribute("data-step", str(number))


def choose_by_touch(page: Page, key: str) -> None:
    """Tap the choice's places on the board, or its card in the sheet; then tap Confirm."""
    button = page.locator(f'.prompt__choices button[data-targets][value="{key}"]')
    step = page.locator("#table").get_attribute("data-step")
    targets = (button.get_attribute("data-targets") or "").split()
    places = [target for target in targets if page.evaluate(PLACES, target)]
    for target in places:
        if spot := page.evaluate(PLACES, target):  # the last tap may have sent the choice
            page.touchscreen.tap(spot["x"], spot["y"])
    if not places:
        choose_in_the_sheet(page, button)
    if not moved_on(page, step or "", key):  # with one tap, the choice may be on its way
        page.locator(f'[data-confirm][value="{key}"]').tap()


MOVED_ON: Final = """([step, key]) => {
  if (document.querySelector("#table").dataset.step !== step) return "moved on";
  const asks = [...document.querySelectorAll("[data-confirm]")].some(
    (button) => button.value === key && button.checkVisibility());
  return asks && !document.querySelector(".htmx-request") && "asks";
}"""


def moved_on(page: Page, step: str, key: str) -> bool:
    """Return whether the next step came without a confirmation."""
    return bool(page.wait_for_function(MOVED_ON, arg=[step, key]).json_value() == "moved on")


def choose_in_the_sheet(page: Page, button: Locator) -> None:
    sheet = page.locator("[data-sheet][aria-expanded=false]:visible")
    if not button.is_visible() and sheet.count():
        sheet.tap()
    if not button.is_visible():
        number = button.evaluate("one => one.closest('.choice-group').dataset.inTile")
        page.locator(f'[data-tile="{number}"]').tap()
    button.tap()


@first_lessons
def test_by_touch_on_a_phone(visit: Visit, slug: str, name: str) -> None:
    visitor = visit(wide=390, high=844, lang="de", touch=True)
    page = visitor.page
    page.goto(f"/titles/{slug}/lessons/{name}/")
    for number, counts in enumerate(steps(slug, name), start=1):
        at(page, number)
        if counts:
            choose_by_touch(page, counts[0])
        else:
            page.locator("[name=go][value=next]").tap()
        at(page, number + 1)
        expect(page.locator("#prompt")).to_be_focused()
    page.goto(f"/titles/{slug}/lessons/")
    expect(page.locator(".rows")).to_contain_text("abgeschlossen")


@first_lessons
def test_by_keyboard_at_a_desk(visit: Visit, slug: str, name: str) -> None:
    page = visit(wide=1440, high=900).page
    page.goto(f"/titles/{slug}/lessons/{name}/")
    for number, counts in enumerate(steps(slug, name), start=1):
        at(page, number)
        if counts:
            button = page.locator(f'.prompt__choices button[data-targets][value="{counts[0]}"]')
            if page.locator("[data-confirm]").get_attribute("value") != counts[0]:
                reach(
                    page,
                    slug,
                    button.evaluate("one => one.closest('[data-in-tile]')?.dataset.inTile"),
                )
                button.focus()
                page.keyboard.press("Enter")
            page.locator("[data-confirm]").focus()
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("n")
        at(page, number + 1)
        expect(page.locator("#prompt")).to_be_focused()
    page.keyboard.press("a")
    at(page, 1)


def reach(page: Page, slug: str, tile: str | None) -> None:
    """Open the closed list of choices and the choice's tile."""
    sheet = page.locator("[data-sheet][aria-expanded=false]:visible")
    if sheet.count():
        sheet.focus()
        page.keyboard.press("Enter")
    door = page.locator(f'[data-tile="{tile}"][aria-checked=false]:visible')
    if door.count():
        door.evaluate("one => one.click()")


@first_lessons
def test_pages_of_lessons(visit: Visit, slug: str, name: str) -> None:
    for screen in SCREENS:
        visitor = visit(**screen)
        count = len(steps(slug, name))
        pages = [f"/titles/{slug}/lessons/"]
        pages += [
            f"/titles/{slug}/lessons/{name}/?step={step}" for step in (1, count // 2, count + 1)
        ]
        assert [wrong for path in pages for wrong in inspect(visitor, path)] == []


def test_what_a_card_points_at_is_in_sight_on_a_phone(visit: Visit) -> None:
    """A phone scrolls the map to the marked place, even if no choice is possible there."""
    page = visit(wide=390, high=844, touch=True).page
    lesson = next(one for one in titles.get("marco-polo-2").texts.lessons if one.id == "cities")
    page.goto(f"/titles/marco-polo-2/lessons/cities/?step={len(lesson.steps)}")
    for spot in page.locator("[data-pointed]").all():
        expect(spot).to_be_in_viewport(ratio=1)


def test_something_else_is_answered(visit: Visit) -> None:
    visitor = visit(wide=1440, high=900)
    page = visitor.page
    page.goto("/titles/yspahan/lessons/first-look/?step=5")
    page.locator('.board .lit[data-target="level:gold"]').click()
    page.locator("[data-confirm]").click()
    expect(page.locator(".coach__note")).to_contain_text("just as good")
    at(page, 5)
    assert wrong_with(visitor, "an answer") == []


def test_a_far_place_that_is_pointed_at_is_ringed_and_in_sight(visit: Visit) -> None:
    page = visit(wide=390, high=844).page
    for step, name in ((1, "adana"), (9, "moscow"), (11, "beijing")):
        page.goto(f"/titles/marco-polo-1/lessons/journey/?step={step}")
        place = page.locator(f'[data-target="place:{name}"]')
        expect(place).to_be_in_viewport(ratio=1)
        expect(place.locator(".halo")).not_to_have_css("stroke", "none")


IN_SIGHT: Final = """part => {
  const [box, dock] = [part, part.closest(".dock")].map((one) => one.getBoundingClientRect());
  return box.height > 0 && box.top >= dock.top && box.bottom <= dock.bottom;
}"""


@first_lessons
def test_in_a_low_window_what_is_to_do_and_confirm_are_in_sight(
    visit: Visit, slug: str, name: str
) -> None:
    page = visit(wide=1280, high=800).page
    for number, counts in enumerate(steps(slug, name), start=1):
        if counts:
            page.goto(f"/titles/{slug}/lessons/{name}/?step={number}")
            page.wait_for_selector(
                ".at-lesson .prompt__choices button[data-targets]", state="attached"
            )
            button = page.locator(f'.prompt__choices button[data-targets][value="{counts[0]}"]')
            button.evaluate("one => one.click()")
            for part in ("[data-confirm]", ".coach__do"):
                assert page.locator(part).evaluate(IN_SIGHT), (number, part)
