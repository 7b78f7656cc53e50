"""The first lesson of each title by ear: each mark has a name, and the keyboard chooses it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from games.rules import titles
from games.rules.kernel import Title
from games.rules.kernel.lesson_play import stand
from games.rules.kernel.lessons import Lesson
from mp2site.text.rendering import render
from tests.browser.ear import Ear, Node
from tests.browser.test_by_ear import asked, closed_up
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
MARK: Final = "Marked by the lesson."
NAMED: Final = "Marked on the board: "


def marked(ear: Ear) -> list[Node]:
    """Return the nodes with an announced mark, in reading order."""
    return [node for node in ear.tree.walk() if MARK in node.description]


def named(ear: Ear) -> str:
    """Return the sentence of the card that names the marked places."""
    said = [node.name for node in ear.tree.all("StaticText")]
    return next((one for one in said if one.startswith(NAMED)), "")


def meant(title: Title[Any], lesson: Lesson, number: int) -> str:
    """Return the label of the choice that the step demands."""
    asked_for = title.engine.decision(stand(title, lesson, number), lesson.seat)
    choice = asked_for.find(lesson.steps[number].counts[0]) if asked_for else None
    assert choice
    return render(choice.label)


def choose(ear: Ear, label: str, places: list[Node]) -> None:
    """Choose the marked places, the last first, by Shift+Tab; if necessary, press the choice's
    button.
    """
    for node in reversed(places):
        if node.role == "button" and not is_chosen(ear, label):
            press(ear, node, "Shift+Tab")
    if not is_chosen(ear, label):
        names = closed_up(label)
        press(ear, next(one for one in asked(ear) if closed_up(one.name).startswith(names)), "Tab")
    ear.page.keyboard.press("Enter")


def is_chosen(ear: Ear, label: str) -> bool:
    """Return whether the page has announced a choice that awaits a confirmation."""
    said = ear.said
    return closed_up(label) in closed_up(said) and "Confirm with Enter" in said


def press(ear: Ear, node: Node, way: str) -> None:
    before = ear.said
    ear.go_to(node, key=way)
    ear.page.keyboard.press("Enter")
    assert ear.hears(lambda said: said != before), node.name


@pytest.mark.parametrize("title", titles, ids=lambda title: title.slug)
def test_a_first_lesson_is_played_by_ear(title: Title[Any], visit: Visit) -> None:
    lesson, page = title.texts.lessons[0], visit().page
    page.goto(f"/titles/{title.slug}/lessons/{lesson.id}/")
    ear = Ear(page)
    for number, step in enumerate(lesson.steps):
        expect(page.locator("#table")).to_have_attribute("data-step", str(number + 1))
        places, told = marked(ear), named(ear)
        assert bool(places) == bool(step.point), step.id
        assert [node.name for node in places if node.name not in told] == []
        if step.counts:
            choose(ear, meant(title, lesson, number), places)
        else:
            press_next(ear)
    expect(page.locator("#prompt")).to_have_text("Lesson finished")


def press_next(ear: Ear) -> None:
    ear.go_to(next(one for one in ear.tree.all("button") if one.name == "Next"))
    ear.page.keyboard.press("Enter")
