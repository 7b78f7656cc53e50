"""Lessons as pages: steps, back, skipping, wrong answers, and the person's progress."""

from __future__ import annotations

import re
from html import unescape
from typing import Any, Final

import pytest
from django.test import Client
from django.urls import reverse

from accounts.models import User
from games.lessons.models import LessonProgress
from games.lessons.selectors import Progress, lessons_begun
from games.lessons.services import lesson_note
from games.rules import titles
from tests.support.tables import person
from tests.views.conftest import Browser

pytestmark = pytest.mark.django_db

LIST: Final = reverse("lessons:list", args=["yspahan"])
FIRST: Final = reverse("lessons:lesson", args=["yspahan", "first-look"])
DELIVER: Final = reverse("lessons:lesson", args=["yspahan", "deliver"])
LESSONS: Final = [(title.slug, one.id) for title in titles for one in title.texts.lessons]
TAUGHT: Final = [title.slug for title in titles if title.texts.lessons]


def read(answer: Any) -> str:
    assert answer.status_code == 200
    return unescape(answer.text)


def head(page: str) -> str:
    found = re.search(r'<h2 class="prompt__title"[^>]*>([^<]*)', page)
    assert found is not None
    return found[1]


def step_of(page: str) -> int:
    found = re.search(r'data-step="(\d+)"', page)
    assert found is not None
    return int(found[1])


@pytest.fixture
def guest(browser: Browser) -> Client:
    return browser(None)


@pytest.mark.parametrize("slug", TAUGHT)
def test_a_title_leads_to_its_lessons(guest: Client, slug: str) -> None:
    page = read(guest.get(reverse("titles:detail", args=[slug])))
    assert reverse("lessons:list", args=[slug]) in page
    listed = read(guest.get(reverse("lessons:list", args=[slug])))
    for lesson in titles.get(slug).texts.lessons:
        assert reverse("lessons:lesson", args=[slug, lesson.id]) in listed


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(("slug", "lesson"), LESSONS)
def test_a_lesson_is_played_by_its_choices(
    guest: Client, slug: str, lesson: str, lang: str
) -> None:
    """The test works without scripts: it makes each step's first accepted choice, or presses Next."""
    guest.cookies.load({"django_language": lang})
    address = reverse("lessons:lesson", args=[slug, lesson])
    steps = next(one for one in titles.get(slug).texts.lessons if one.id == lesson).steps
    page = read(guest.get(address))
    for number, step in enumerate(steps, start=1):
        assert step_of(page) == number
        assert f'lang="{lang}"' in page
        sent = {"key": step.counts[0]} if step.counts else {"go": "next"}
        assert ('name="key"' in page) is bool(step.counts)
        answer = guest.post(address, {"step": number, "answers": "", **sent}, follow=True)
        page = read(answer)
        assert [code for _, code in answer.redirect_chain] == [302]
    assert step_of(page) == len(steps) + 1
    listed = read(guest.get(reverse("lessons:list", args=[slug])))
    assert {"en": "done", "de": "abgeschlossen"}[lang] in listed


def test_what_counts_leads_on_and_the_rest_is_explained(guest: Client) -> None:
    tried = {"step": 5, "answers": "0000"}
    good = read(guest.post(FIRST, tried | {"key": "take:gold"}))
    assert "just as good" in good
    assert "coach__note--good" in good
    other = read(guest.post(FIRST, tried | {"key": "take:bag"}))
    assert "That is the next lesson" in other
    assert [step_of(page) for page in (good, other)] == [5, 5]


def test_what_isnt_offered_is_refused_kindly(guest: Client) -> None:
    page = read(guest.post(FIRST, {"step": 5, "answers": "0000", "key": "no such thing"}))
    assert step_of(page) == 5
    assert "can’t choose that at this step" in page
    assert "Camels" in page


def test_one_goes_back_and_skips_and_begins_again(guest: Client) -> None:
    def go(step: int, where: str) -> int:
        return step_of(read(guest.post(FIRST, {"step": step, "go": where}, follow=True)))

    assert [go(5, "back"), go(5, "next"), go(10, "again"), go(1, "back")] == [4, 6, 1, 1]


def test_the_accepted_answer_is_kept(guest: Client) -> None:
    """The lesson accepts two choices for the first cube; the city shows the chosen one."""
    answer = guest.post(DELIVER, {"step": 4, "answers": "000", "key": "place:che4.b"})
    assert answer["Location"] == f"{DELIVER}?step=5&answers=0001"
    assert step_of(read(guest.get(answer["Location"]))) == 5
    former = guest.get(f"{DELIVER}?step=5&way=0001")
    assert 'name="answers" value="0001"' in former.text
    assert guest.post(DELIVER, {"step": 4, "answers": "000", "key": "place:che4.a"})[
        "Location"
    ] == (f"{DELIVER}?step=5")


@pytest.mark.parametrize(
    ("query", "step"),
    [
        ("step=0", 1), ("step=-3", 1), ("step=x", 1), ("step=99999999999", 1), ("step=99", 11),
        ("step=5&answers=9999", 5), ("step=5&answers=abc", 5), ("step=5&answers=²", 5), ("step=5&answers=" + "0" * 400, 5),
    ],
)  # fmt: skip
def test_a_nonsensical_address_shows_the_nearest_step(guest: Client, query: str, step: int) -> None:
    assert step_of(read(guest.get(f"{DELIVER}?{query}"))) == step


@pytest.mark.parametrize(
    "address", ["yspahan/lessons/chess/", "chess/lessons/", "chess/lessons/a/"]
)
def test_unknown_lessons_are_not_found(guest: Client, address: str) -> None:
    assert guest.get(f"/titles/{address}").status_code == 404


def test_htmx_gets_the_part_and_the_address(guest: Client) -> None:
    answer = guest.post(FIRST, {"step": 1, "go": "next"}, headers={"HX-Request": "true"})
    assert answer.status_code == 200
    assert answer.text.lstrip().startswith("<div")
    assert answer["HX-Replace-Url"] == f"{FIRST}?step=2"


def test_what_is_pointed_at_is_marked(guest: Client) -> None:
    page = guest.get(f"{FIRST}?step=5").text
    assert 'data-target="level:camels" data-pointed=""' in page
    assert page.count("data-pointed") == 1
    assert 'data-leads="tower"' in page


def test_what_is_pointed_at_is_named_and_reached_by_keyboard(guest: Client) -> None:
    page = guest.get(f"{FIRST}?step=5").text
    name = re.search(r'data-target="level:camels"[^>]*aria-label="([^"]+)"', page)
    assert name
    assert f"Marked on the board: {name[1]}<" in page
    mark = 'data-pointed="" aria-description="Marked by the lesson." tabindex="0"'
    assert f'data-target="level:camels" {mark}' in page


def test_a_thing_that_tab_reaches_anyway_stops_once(guest: Client) -> None:
    page = guest.get("/titles/rajas-cards-karma/lessons/first-look/?step=2").text
    tags = re.findall(r"<[^<>]*data-pointed[^<>]*>", page)
    assert [tag.count("tabindex=") for tag in tags] == [1] * len(tags)
    assert len(tags) > 1


def test_where_nothing_is_pointed_at_nothing_is_named(guest: Client) -> None:
    page = guest.get(f"{FIRST}?step=3").text
    assert "data-pointed" not in page
    assert "Marked on the board" not in page


class TestProgress:
    def test_a_guests_is_in_the_session(self, guest: Client) -> None:
        guest.post(FIRST, {"step": 3, "answers": "00", "key": "roll:0"})
        assert "at step 4 of 9" in read(guest.get(LIST))
        assert step_of(read(guest.get(FIRST))) == 4
        assert not LessonProgress.objects.exists()

    def test_a_persons_is_in_the_database(self, browser: Browser) -> None:
        ada = person("ada")
        client = browser(ada)
        client.post(FIRST, {"step": 3, "answers": "00", "key": "roll:0"})
        assert lessons_begun(ada, "yspahan") == {"first-look": Progress(3, "000")}
        assert step_of(read(browser(ada).get(FIRST))) == 4

    def test_what_is_done_stays_done(self, browser: Browser) -> None:
        ada = person("ada")
        lesson_note(person=ada, title="yspahan", lesson="first-look", step=9, done=True)
        client = browser(ada)
        client.post(FIRST, {"step": 10, "go": "again"})
        assert lessons_begun(ada, "yspahan") == {"first-look": Progress(0, "", done=True)}
        assert "done" in read(client.get(LIST))

    def test_a_guest_who_signs_in_takes_it_along(self, guest: Client) -> None:
        ada = person("ada")
        guest.post(FIRST, {"step": 3, "answers": "00", "key": "roll:0"})
        guest.force_login(ada)
        assert step_of(read(guest.get(FIRST))) == 4
        assert lessons_begun(ada, "yspahan") == {"first-look": Progress(3, "000")}
        assert "lessons" not in guest.session

    def test_it_is_nobody_elses(self, browser: Browser, stranger: User) -> None:
        browser(person("ada")).post(FIRST, {"step": 3, "answers": "00", "key": "roll:0"})
        assert step_of(read(browser(stranger).get(FIRST))) == 1
