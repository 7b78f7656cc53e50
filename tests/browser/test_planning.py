"""A person plans a turn by clicks during another's turn; the plan is played in time, or refused."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

import pytest
from playwright.sync_api import expect

from games.rules import titles
from tests.browser.test_pages import wrong_with
from tests.browser.visitor import Visitor
from tests.support.waiting import PATIENCE_MS

Visit = Callable[..., Visitor]
Wish = Callable[[list[str]], str]
PEOPLE: Final = ("mara", "aylin")
SLUGS: Final = [title.slug for title in titles]
PICTURES: Final = ["marco-polo-1", "marco-polo-2", "yspahan"]
"""Titles whose boards have places within a picture."""
MOST: Final = 30
"""The maximum number of choices in a turn."""
ROUNDS: Final = 6
"""The number of planned turns after which each expected outcome has occurred."""
NOTE: Final = ".plan-note"
SIZED: Final = """place => {
  const eye = place.querySelector(':scope > .planned-eye');
  return !eye.checkVisibility() || eye.getBoundingClientRect().width > 5;
}"""
"""Return whether the eye on a visible place is large enough."""
ALL_PLANNED: Final = """async () => {
  const sized = %s;
  const places = [...document.querySelectorAll('.board g[data-target]')];
  const plan = document.querySelector('[data-planned]');
  plan.dataset.planned = places.map((place) => place.dataset.target).join(' ');
  document.getElementById('main').append(document.createElement('i'));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  return places.map((place) => [place.dataset.target, sized(place)]);
}"""
"""Mark all places within a picture as planned; return whether each eye is large enough."""
ASKED_FIRST: Final = "Waits until you have made another decision"
PATIENCE: Final = PATIENCE_MS
"""The milliseconds after which a sweep has run."""


@pytest.mark.parametrize(("wide", "high"), [(1440, 900), (390, 844)], ids=["desk", "phone"])
@pytest.mark.parametrize("title", SLUGS)
def test_planned_then_played_or_refused(visit: Visit, title: str, wide: int, high: int) -> None:
    players = [visit(name, wide=wide, high=high) for name in PEOPLE]
    path = players[0].open_table(f"Plans of {title} {wide}", seats=2, title=title)
    players[1].join(path)
    became = outcomes(players, path)
    found = {next(became) for _ in range(2)}
    for _ in range(ROUNDS):
        if found >= {"Played", "Didn’t fit"}:
            break
        found.add(next(became))
    assert found >= {"Played", "Didn’t fit"}


def test_a_choice_stands_for_the_best_of_its_kind(visit: Visit) -> None:
    """A tap beside the line sets it; the plan and the list of plans show it."""
    players = [visit(name, wide=390, high=844) for name in PEOPLE]
    path = players[0].open_table("Plans of picks", seats=2, title="yspahan")
    players[1].join(path)
    _, planner = who_is_asked(players, path)
    plan_a_turn(planner, path, wish=lambda keys: next((k for k in keys if "take:" in k), keys[0]))
    page = planner.page
    page.get_by_role("link", name="Look at it or change it").click()
    pick = page.get_by_role("button", name="The group with the most dice")
    pick.evaluate("button => button.scrollIntoView({ block: 'center' })")  # off the prompt
    pick.click()
    expect(page.locator(".plan-alternatives > li")).to_contain_text("The group with the most dice")
    assert wrong_with(planner, "plan with a pick") == []
    page.goto("/plans/")
    expect(page.locator(".rows")).to_contain_text("The group with the most dice")


@pytest.mark.parametrize(("wide", "high"), [(1440, 900), (390, 844)], ids=["desk", "phone"])
@pytest.mark.parametrize("title", SLUGS)
def test_an_eye_on_what_a_plan_rests_on(visit: Visit, title: str, wide: int, high: int) -> None:
    """Each place of the plan has one eye, also after a refresh."""
    players = [visit(name, wide=wide, high=high) for name in PEOPLE]
    path = players[0].open_table(f"Eyes on {title} {wide}", seats=2, title=title)
    players[1].join(path)
    _, planner = who_is_asked(players, path)
    plan_a_turn(planner, path)
    page = planner.page
    named = page.locator("[data-planned]").get_attribute("data-planned").split()
    places = [one for one in named if page.locator(f".board [data-target='{one}']").count()]
    assert places
    for _ in range(2):
        for place in places:
            shown = page.locator(f".board [data-target='{place}']").first
            expect(shown.locator(":scope > .planned-eye")).to_have_count(1)
            assert shown.evaluate(SIZED)
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")  # it refreshes
    assert wrong_with(planner, "eyes") == []


@pytest.mark.parametrize("title", PICTURES)
def test_every_place_of_a_picture_has_room_for_an_eye(visit: Visit, title: str) -> None:
    players = [visit(name) for name in PEOPLE]
    path = players[0].open_table(f"Room on {title}", seats=2, title=title)
    players[1].join(path)
    _, planner = who_is_asked(players, path)
    plan_a_turn(planner, path)
    places = planner.page.evaluate(ALL_PLANNED % SIZED)
    assert places
    assert [place for place, sized in places if not sized] == []


def outcomes(players: list[Visitor], path: str) -> Iterator[str]:
    """Yield the outcomes of plans; the other player makes the last and the first choice in turn."""
    wishes: list[Wish] = [lambda keys: keys[-1], lambda keys: keys[0]]
    while True:
        for wish in wishes:
            chooser, planner = who_is_asked(players, path)
            plan_a_turn(planner, path)
            play_a_turn(chooser, path, wish)
            yield became(planner, path)
            play_a_turn(planner, path, wish)


def who_is_asked(players: list[Visitor], path: str) -> tuple[Visitor, Visitor]:
    """Return the acting player and the waiting one; first play a decision that is open for both."""
    for _ in range(MOST):
        for player in players:
            player.page.goto(path)
        asked = [player for player in players if player.decision]
        if len(asked) == 1:
            return asked[0], next(player for player in players if player is not asked[0])
        play_a_turn(asked[0], path, lambda keys: keys[0])
    raise AssertionError("both are asked for ever")


def plan_a_turn(player: Visitor, path: str, wish: Wish = lambda keys: keys[0]) -> None:
    """Plan the person's next turn with the first choices, and save a plan without a delay."""
    page = player.page
    page.goto(path)
    page.get_by_role("link", name="When it’s my turn").click()
    expect(page.locator(".line-banner")).to_contain_text("your next turn")
    for _ in range(MOST):
        if "choose for" in page.locator(".line-who").inner_text() or not player.decision:
            break
        player.choose(wish(player.keys))
    assert wrong_with(player, "plan") == []
    page.get_by_role("button", name="Save as my plan").click()
    expect(page.locator(".plan-alternatives > li")).to_have_count(1)
    page.get_by_label("Only prepare the plan").set_checked(False)
    page.get_by_role("button", name="Apply", exact=True).click()
    expect(page.get_by_label("Only prepare the plan")).not_to_be_checked()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.goto(path)
    expect(page.locator(NOTE)).to_contain_text("Planned:")


def play_a_turn(player: Visitor, path: str, wish: Wish) -> None:
    player.page.goto(path)
    for _ in range(MOST):
        if not player.decision:
            return
        player.choose(wish(player.keys))


def answer_first(player: Visitor, path: str) -> None:
    """Answer an unforeseen question by hand, before which the plan can't be played."""
    player.page.goto(path)
    expect(player.page.locator(NOTE)).to_contain_text("You have another decision first")
    player.choose(player.keys[0])


def became(player: Visitor, path: str) -> str:
    """Return the outcome of the last plan from the list; the table's page must agree."""
    page = player.page
    row = page.locator(".rows > .row").filter(has=page.locator(f"a[href='{path}']")).first
    page.goto("/plans/")
    for _ in range(PATIENCE // 500):
        if ASKED_FIRST in row.inner_text():
            answer_first(player, path)
        elif "Waits for" not in row.inner_text():
            break
        page.wait_for_timeout(500)
        page.goto("/plans/")
    said = re.search(r"Played|Didn’t fit|Ready|You chose yourself", row.inner_text())
    assert said, row.inner_text()
    page.goto(path)
    if said[0] == "Didn’t fit":
        expect(page.locator(NOTE)).to_contain_text("no longer fits")
        assert wrong_with(player, "plan refused") == []
    return said[0]
