"""The lessons, played by their own instructions: choices, targets, numbers and words.

Words are read in both languages.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import pytest

from games.rules import titles
from games.rules.kernel import Title
from games.rules.kernel.lesson_play import problems, stand
from games.rules.kernel.lessons import Lesson
from tests.boards.test_targets import drawn
from tests.support.spoken import counted, said, spoken, variables

LESSONS: Final = [
    pytest.param(title, lesson, id=f"{title.slug}-{lesson.id}")
    for title in titles
    for lesson in title.texts.lessons
]
TAUGHT: Final = [title for title in titles if title.texts.lessons]
TOLD: Final = [
    pytest.param(title, lesson, lang, id=f"{title.slug}-{lesson.id}-{lang}")
    for title in titles
    for lesson in title.texts.lessons
    for lang in sorted(title.texts.taught_in)
]
TAUGHT_IN: Final = [
    pytest.param(title, lang, id=f"{title.slug}-{lang}")
    for title in TAUGHT
    for lang in sorted(title.texts.taught_in)
]
WHOLE: Final = ("yspahan", "rajas-cards-karma", "marco-polo-1", "marco-polo-2")
"""Titles whose series of lessons is complete."""
ROOT: Final = Path(__file__).resolve().parents[2]
TOO_LONG: Final = 640
"""The number of letters that no card of a lesson may reach."""
HEADS: Final = 60


def keys_of(title: Title[Any], lesson: Lesson) -> set[str]:
    """Return the keys of all sentences of a lesson, each with its variables."""
    start = f"{title.slug}-lesson-{lesson.id}"
    steps = {f"{start}-{step.id}{end}" for step in lesson.steps for end in ("", "-head")}
    asked = {f"{start}-{step.id}-do" for step in lesson.steps if step.counts}
    asides = {f"{start}-{aside.say}" for step in lesson.steps for aside in step.other}
    return {start, f"{start}-about"} | steps | asked | asides


def sentences(lesson: Lesson, title: Title[Any]) -> list[tuple[str, dict[str, int]]]:
    """Return each sentence's key, with the numbers that its step declares."""
    start = f"{title.slug}-lesson-{lesson.id}"
    found: list[tuple[str, dict[str, int]]] = [(start, {}), (f"{start}-about", {})]
    for step in lesson.steps:
        numbers = {name: number.value for name, number in step.numbers.items()}
        names = [step.id, f"{step.id}-head", *(aside.say for aside in step.other)]
        names += [f"{step.id}-do"] if step.counts else []
        found += [(f"{start}-{name}", numbers) for name in names]
    return found


@pytest.mark.parametrize(("title", "lesson"), LESSONS)
def test_a_lesson_can_be_played_as_it_says(title: Title[Any], lesson: Lesson) -> None:
    assert problems(title, lesson) == []


@pytest.mark.parametrize(("title", "lesson"), LESSONS)
def test_every_target_of_a_step_is_drawn(title: Title[Any], lesson: Lesson) -> None:
    for place, step in enumerate(lesson.steps):
        elements = drawn(title, stand(title, lesson, place), lesson.seat, lesson.seats)
        assert set(step.point) <= set(elements.targets), step.id


@pytest.mark.parametrize(("title", "lesson", "lang"), TOLD)
def test_every_sentence_can_be_rendered(title: Title[Any], lesson: Lesson, lang: str) -> None:
    for key, numbers in sentences(lesson, title):
        words = said(lang, key, numbers)
        assert len(words) <= (HEADS if key.endswith("-head") else TOO_LONG), key


@pytest.mark.parametrize(("title", "lang"), TAUGHT_IN)
def test_no_sentence_is_left_over(title: Title[Any], lang: str) -> None:
    wanted = {key for lesson in title.texts.lessons for key in keys_of(title, lesson)}
    assert set(spoken(title, lang, "lesson")) == wanted


@pytest.mark.parametrize(("title", "lang"), TAUGHT_IN)
def test_numbers_come_from_the_position(title: Title[Any], lang: str) -> None:
    """Sentences contain no literal numbers: a step declares each number and its place."""
    for key, message in spoken(title, lang, "lesson").items():
        assert (key, counted(message, lang)) == (key, [])


@pytest.mark.parametrize(("title", "lang"), TAUGHT_IN)
def test_all_languages_name_the_same_numbers(title: Title[Any], lang: str) -> None:
    told = spoken(title, lang, "lesson")
    for key, message in spoken(title, "en", "lesson").items():
        assert variables(message) == variables(told[key]), key


@pytest.mark.parametrize(("title", "lesson"), LESSONS)
def test_every_number_is_named(title: Title[Any], lesson: Lesson) -> None:
    said = spoken(title, "en", "lesson")
    for step in lesson.steps:
        own = [key for key, numbers in sentences(lesson, title) if numbers]
        named = {name for key in own for name in variables(said[key])}
        assert set(step.numbers) <= named, step.id


@pytest.mark.parametrize("slug", WHOLE)
def test_every_rule_is_taught_or_named_as_left_out(slug: str) -> None:
    """The table of `docs/lessons.md` has every anchor of the rulebook once; rulings may be missing."""
    title = titles.get(slug)
    page = (ROOT / "docs" / "lessons.md").read_text("utf-8")
    table = re.split(
        r"^### ", page.partition(f"### {title.name}\n")[2], maxsplit=1, flags=re.MULTILINE
    )[0]
    named = re.findall(r"`([a-z0-9-]+)`", table)
    anchors = set(re.findall(r"\{#([A-Za-z0-9-]+)\}", title.texts.rulebooks["en"]))
    assert len(named) == len(set(named))
    assert set(named) <= anchors
    assert {anchor for anchor in anchors - set(named) if not anchor.startswith("ruling-")} == set()
