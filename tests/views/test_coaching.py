"""The explanation in a first game's prompt: its sentence, the lesson, and the button that hides it."""

from __future__ import annotations

from typing import Any

import pytest
from django.urls import reverse
from django.utils.translation import override

from accounts.models import User
from games.models import Seat, Table
from games.rules import titles
from games.rules.kernel import Text, Title
from games.rules.kernel.coaching import coach_text, taught_in
from mp2site.text.rendering import msg, render
from tests.support.tables import acting, people, started
from tests.views.conftest import Browser
from tests.views.test_play import address, waiting_one

pytestmark = pytest.mark.django_db
HTMX = {"HX-Request": "true"}


@pytest.fixture(params=[title.slug for title in titles])
def table(request: pytest.FixtureRequest) -> Table:
    return started(people(2), request.param)


ABOUT = {"en": "What this decision is about", "de": "Worum es bei dieser Entscheidung geht"}


@pytest.mark.parametrize("language", ABOUT)
def test_who_is_asked_reads_what_it_is_about(browser: Browser, table: Table, language: str) -> None:
    user = acting(table)
    User.objects.filter(pk=user.pk).update(language=language)
    page = browser(user).get(address("detail", table)).text
    assert ABOUT[language] in page
    assert f"{table.title}-coach-" not in page


def test_waiting_players_and_spectators_do_not(browser: Browser, table: Table) -> None:
    for reader in (waiting_one(table), None):
        page = browser(reader).get(address("detail", table)).text
        assert ABOUT["en"] not in page


def test_a_click_puts_it_away_and_another_brings_it_back(browser: Browser, table: Table) -> None:
    user = acting(table)
    client = browser(user)
    page = client.post(address("lessons:coaching", table), {"coached": "no"}, headers=HTMX).text
    assert ABOUT["en"] not in page
    assert "Explain my decisions" in page
    page = client.post(address("lessons:coaching", table), {"coached": "yes"}, follow=True).text
    assert ABOUT["en"] in page


def test_without_scripts_the_table_is_shown_again(browser: Browser, table: Table) -> None:
    user = acting(table)
    answer = browser(user).post(address("lessons:coaching", table), {"coached": "no"})
    assert answer.url == address("detail", table)  # type: ignore[attr-defined]
    assert Seat.objects.get(table=table, person=user).coached is False


HELD = {
    "yspahan-prompt-end": ("cards", "keep cards", "Karten"),
    "yspahan-prompt-end-plain": ("cards", "keep cards", "Karten"),
    "rajas-cards-karma-prompt-pay-sum": ("karma", "karma", "Karma"),
    "rajas-cards-karma-prompt-pay-exact": ("karma", "karma", "Karma"),
    "marco-polo-1-prompt-no-dice": ("contracts", "contract", "Auftrag"),
    "marco-polo-1-prompt-end": ("contracts", "contract", "Aufträge"),
    "marco-polo-2-prompt-no-dice": ("contracts", "contract", "Auftrag"),
    "marco-polo-2-prompt-end": ("contracts", "contract", "Aufträge"),
}
"""Prompts whose sentence mentions possessions that some seats lack, and its words."""


@pytest.mark.parametrize("prompt", HELD)
def test_nobody_is_told_of_what_they_do_not_have(prompt: str) -> None:
    held, *words = HELD[prompt]
    for language, word in zip(ABOUT, words, strict=True):
        with override(language):
            none, some = (render(coach_text(Text(prompt), 2, {held: count})) for count in (0, 1))
        assert word in some
        assert word not in none


@pytest.mark.parametrize("name", ["roll", "action"])
def test_at_a_table_for_two_it_is_said_what_differs(name: str) -> None:
    prompt = Text(f"yspahan-prompt-{name}")
    assert ["With two" in render(coach_text(prompt, seats, {})) for seats in (2, 3)] == [
        True,
        False,
    ]


@pytest.mark.parametrize(("language", "words"), [("en", "with two merchants"), ("de", "zu zweit")])
def test_the_lesson_beside_building_with_two_speaks_of_it(language: str, words: str) -> None:
    """The hint for building with two dice and its lesson both concern the same group."""
    lesson, number = taught_in(titles.get("yspahan"))["yspahan-prompt-action"]
    with override(language):
        step = f"yspahan-lesson-{lesson.id}-{lesson.steps[number].id}"
        assert words in msg(step, camels=2)


@pytest.mark.parametrize("title", titles, ids=lambda title: title.slug)
def test_lessons_that_are_named_ask_that_very_thing(browser: Browser, title: Title[Any]) -> None:
    assert taught_in(title)
    for prompt, (lesson, number) in taught_in(title).items():
        page = reverse("lessons:lesson", args=[title.slug, lesson.id])
        shown = browser(None).get(f"{page}?step={number + 1}")
        assert shown.context["offer"].prompt.id == prompt
