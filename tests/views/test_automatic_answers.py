"""The question about conditional answers: once, on joining, with the answers of the last table."""

from __future__ import annotations

import re
from html import unescape

import pytest
from django.urls import reverse

from accounts.models import User
from games.answers.services import conditional_answers_set
from games.models import Seat, Table
from games.rules import titles
from games.services.lifecycle import abandon_consent, table_join
from tests.support.plans import idle
from tests.support.tables import at, now, open_table, started
from tests.views.conftest import Browser

pytestmark = pytest.mark.django_db
ANSWERING = [title.slug for title in titles if title.meta.conditional_answers]
ASKS = "answer them once, and nobody has to wait for you"
CHOSEN = re.compile(r'<option value="([^"]+)" selected>')


def page_of(browser: Browser, user: User, table: Table) -> str:
    return unescape(browser(user).get(reverse("tables:detail", args=[table.pk])).text)


@pytest.mark.parametrize("slug", ANSWERING)
def test_each_with_its_meaning(browser: Browser, four: list[User], slug: str) -> None:
    table = open_table(four[0], 2, slug)
    page = page_of(browser, four[0], table)
    for answer in titles.get(slug).meta.conditional_answers:
        assert f'id="answer-{answer.id}-help"' in page
    assert CHOSEN.findall(page) == [
        one.default for one in titles.get(slug).meta.conditional_answers
    ]


def test_what_was_said_holds_when_the_game_begins(browser: Browser, four: list[User]) -> None:
    table = open_table(four[0], 2)
    sent = {"answer-save-cube": "always", "answer-yellow-dice": "1"}
    answer = browser(four[0]).post(reverse("answers:set", args=[table.pk]), sent)
    assert answer.status_code == 302
    assert "as soon as the game begins" in page_of(browser, four[0], table)
    table_join(table_id=table.pk, by=four[1])
    assert now(table).started_at is not None
    seat = Seat.objects.get(table=table, person=four[0])
    assert seat.conditional_answers == {"save-cube": "always", "yellow-dice": "1"}


def test_the_last_table_s_are_proposed_and_not_taken_unasked(
    browser: Browser, four: list[User]
) -> None:
    before = open_table(four[0], 2)
    conditional_answers_set(table_id=before.pk, by=four[0], answers={"save-cube": "never"})
    table = open_table(four[0], 2)
    assert CHOSEN.findall(page_of(browser, four[0], table)) == ["never", "ask"]
    assert Seat.objects.get(table=table, person=four[0]).conditional_answers == {}
    table_join(table_id=before.pk, by=four[1])
    assert CHOSEN.findall(page_of(browser, four[0], table)) == ["never", "ask"]


def test_what_no_order_has_is_refused_in_the_waiting_room(
    browser: Browser, four: list[User]
) -> None:
    table = open_table(four[0], 2)
    address = reverse("answers:set", args=[table.pk])
    answer = browser(four[0]).post(address, {"answer-save-cube": "sometimes"})
    assert answer.status_code == 422
    assert 'id="answers-heading"' in answer.text


def test_who_does_not_sit_there_is_not_asked(browser: Browser, four: list[User]) -> None:
    table = open_table(four[0], 3)
    assert 'id="answers-heading"' not in page_of(browser, four[1], table)


class TestAtTheTable:
    """The last person to join sees no waiting room, since joining starts the game."""

    @pytest.mark.parametrize("slug", ANSWERING)
    def test_in_the_same_words(self, browser: Browser, four: list[User], slug: str) -> None:
        waiting = page_of(browser, four[0], open_table(four[0], 2, slug))
        table = started(four[:2], slug)
        page = page_of(browser, idle(table), table)
        assert 'id="answers-first"' in page
        assert ASKS in waiting
        assert ASKS in page
        for answer in titles.get(slug).meta.conditional_answers:
            assert meaning(page, answer.id) == meaning(waiting, answer.id) != ""
            assert page.count(f'<select class="input" id="answer-{answer.id}"') == 1

    def test_it_is_folded_once_the_game_was_seen(self, browser: Browser, four: list[User]) -> None:
        table = started(four[:2])
        user = idle(table)
        assert 'id="answers-first" open' in page_of(browser, user, table)
        Seat.objects.filter(table=table, person=user).update(seen_ply=1)
        page = page_of(browser, user, table)
        assert 'id="answers-first"' in page
        assert 'id="answers-first" open' not in page

    @pytest.mark.parametrize("way", ["answers-say", "answers-none"])
    def test_once(self, browser: Browser, four: list[User], way: str) -> None:
        """A saved or dismissed question moves to the answers' usual heading."""
        table = started(four[:2])
        user = idle(table)
        client = browser(user)
        sent = fields(page_of(browser, user, table), way)
        assert sent == {"answer-save-cube": "ask", "answer-yellow-dice": "ask"}
        sent |= {"answer-save-cube": "never"} if way == "answers-say" else {}
        client.post(reverse("answers:set", args=[table.pk]), sent)
        said = Seat.objects.get(table=table, person=user).conditional_answers
        assert said == {name.removeprefix("answer-"): value for name, value in sent.items()}
        page = page_of(browser, user, table)
        assert 'id="answers-first"' not in page
        assert "answers-slim" in page

    def test_an_answer_in_the_waiting_room_is_enough(
        self, browser: Browser, four: list[User]
    ) -> None:
        """Two players wait; only the one without answers gets the question."""
        pages = {user: page_of(browser, user, table) for user, table in waiting(four).items()}
        asked = {user: 'id="answers-first"' in page for user, page in pages.items()}
        assert asked == {four[0]: False, four[1]: True}

    def test_as_at_their_last_table(self, browser: Browser, four: list[User]) -> None:
        table = started(four[:2])
        user = idle(table)
        before = open_table(user, 2)
        conditional_answers_set(table_id=before.pk, by=user, answers={"save-cube": "never"})
        page = page_of(browser, user, table)
        assert fields(page, "answers-say")["answer-save-cube"] == "never"
        assert fields(page, "answers-none")["answer-save-cube"] == "ask"

    def test_while_others_think(self, browser: Browser, four: list[User]) -> None:
        """Acting players choose first; meanwhile the answers are under their usual heading."""
        table = started(four[:2])
        first, second = (page_of(browser, at(table, place), table) for place in range(2))
        assert 'id="answers-first"' not in first
        assert "answers-slim" in first
        assert 'id="answers-first"' in second

    def test_nobody_else(self, browser: Browser, four: list[User]) -> None:
        """Spectators, titles without conditional answers, and finished games have no question."""
        table = started(four[:2])
        assert 'id="answers-first"' not in page_of(browser, four[2], table)
        other = started(four[:2], "rajas-cards-karma")
        assert 'id="answers-first"' not in page_of(browser, four[1], other)
        for user in four[:2]:
            abandon_consent(table_id=table.pk, by=user)
        assert 'id="answers-first"' not in page_of(browser, four[1], table)


def waiting(four: list[User]) -> dict[User, Table]:
    """Return a new game for each of two waiting players; only the first has set answers."""
    games: dict[User, Table] = {}
    while len(games) < 2:
        table = open_table(four[0], 2)
        conditional_answers_set(table_id=table.pk, by=four[0], answers={"save-cube": "ask"})
        table_join(table_id=table.pk, by=four[1])
        games[idle(table)] = table
    return games


def meaning(page: str, answer: str) -> str:
    found = re.search(rf'id="answer-{answer}-help">([^<]+)<', page)
    return found[1] if found else ""


def fields(page: str, form: str) -> dict[str, str]:
    """Return the default values of the conditional answers in a form of the table's page."""
    shown = page[page.index(f'id="{form}"') :]
    shown = shown[: shown.index("</form>")]
    chosen = zip(
        re.findall(r'<select[^>]* name="([^"]+)"', shown), CHOSEN.findall(shown), strict=True
    )
    hidden = re.findall(r'<input type="hidden" name="(answer-[^"]+)" value="([^"]+)"', shown)
    return dict([*chosen, *hidden])
