"""Opponents on pages: the form, the waiting room, marks in lists, and an opponent's page."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

import pytest
from django.urls import reverse
from django.utils.translation import override

from accounts.models import User
from accounts.names import look_of
from accounts.services.computers import computer_mark, opponent_make
from accounts.services.tokens import api_token_make
from games.models import STRENGTHS, Status, Table
from games.opponents.provenance import games_learned
from games.opponents.strength import matches_of, measured
from games.rules import titles
from mp2site.text.rendering import msg
from tests.support.opponents import against, answered, thinking, waiting
from tests.support.tables import asked, choose, now, open_table, person
from tests.views.conftest import Browser
from tests.views.test_lobby import GOOD, NEW, page_of

MARK = "with a computer"


@pytest.fixture(autouse=True)
def _they_think_plainly(monkeypatch: pytest.MonkeyPatch, settings: Any) -> None:
    thinking(monkeypatch)
    settings.OPPONENT_PAUSE = 0


def ask(table: Table) -> str:
    return reverse("tables:ask-opponent", args=[table.pk])


def test_a_table_against_two_begins_at_once(browser: Browser, four: list[User]) -> None:
    wishes = {**GOOD, "opponents": "2", "strength": "apprentice", "stand_in": "master"}
    browser(four[0]).post(NEW, wishes)
    table = Table.objects.get()
    assert (table.status, table.stand_in) == (Status.PLAYING, "master")
    strengths = table.seats.values_list("person__strength", flat=True)
    assert sorted(strengths) == ["", "apprentice", "apprentice"]


def test_without_a_word_nobody_sits_down_and_a_merchant_stands_in(
    browser: Browser, four: list[User]
) -> None:
    browser(four[0]).post(NEW, GOOD)
    table = Table.objects.get()
    assert (table.status, table.stand_in, table.seats.count()) == (Status.OPEN, "merchant", 1)


def test_more_than_there_are_seats_is_refused_with_words(
    browser: Browser, four: list[User]
) -> None:
    refused = browser(four[0]).post(NEW, {**GOOD, "seats": "2", "opponents": "3"})
    assert refused.status_code == 422
    assert "only one seat for an opponent" in refused.text
    assert not Table.objects.exists()


def test_a_site_without_opponents_mentions_none(
    browser: Browser, four: list[User], settings: Any
) -> None:
    settings.OPPONENTS = False
    host = browser(four[0])
    assert "Computer opponents" not in host.get(NEW).text
    host.post(NEW, GOOD)
    room = host.get(page_of(Table.objects.get())).text
    assert "Add a computer opponent" not in room
    assert "Stand-in for absent" not in room


def test_the_host_asks_in_the_waiting_room(browser: Browser, four: list[User]) -> None:
    table = open_table(four[0], 2)
    host, guest = browser(four[0]), browser(four[1])
    assert "Add a computer opponent" in host.get(page_of(table)).text
    assert "Add a computer opponent" not in guest.get(page_of(table)).text
    assert guest.post(ask(table), {"strength": "merchant"}).status_code == 403
    assert host.post(ask(table), {"strength": "nobody"}).status_code == 422
    shown = host.post(ask(table), {"strength": "merchant"}, follow=True).text
    assert "Merchant sits down." in shown
    assert now(table).status == Status.PLAYING
    assert host.post(ask(table), {"strength": "merchant"}).status_code == 409


def test_a_full_table_says_so_in_its_room(browser: Browser, four: list[User]) -> None:
    table = open_table(four[0], 2, opponents=["master"], start_when_full=False)
    refused = browser(four[0]).post(ask(table), {"strength": "merchant"})
    assert refused.status_code == 409
    assert msg("errors-full") in refused.text


def test_a_full_table_says_nothing_else_whatever_strength_is_asked_for(
    browser: Browser, four: list[User]
) -> None:
    table = open_table(four[0], 2, opponents=["master"], start_when_full=False)
    refused = browser(four[0]).post(ask(table), {"strength": "nobody"})
    assert refused.status_code == 409
    assert msg("errors-full") in refused.text
    assert msg("errors-bad-setup-strength") not in refused.text


def test_a_wrong_strength_says_so_alone(browser: Browser, four: list[User]) -> None:
    refused = browser(four[0]).post(ask(open_table(four[0], 3)), {"strength": "nobody"})
    assert refused.status_code == 422
    assert msg("errors-bad-setup-strength") in refused.text
    assert "one seat for an opponent" not in refused.text


def test_games_with_them_are_marked(browser: Browser, four: list[User]) -> None:
    open_table(four[0], 3, name="Waiting", opponents=["merchant"])
    running = against(four[0], "merchant", title="yspahan", name="Running")
    guest, host = browser(None), browser(four[0])
    assert guest.get("/tables/").text.count(MARK) == 1
    assert MARK in host.get("/").text
    assert "#bot" in guest.get(page_of(running)).text
    assert "#bot" in guest.get("/games/all/").text


def test_games_of_people_are_not(browser: Browser, four: list[User]) -> None:
    open_table(four[0], 3)
    assert MARK not in browser(None).get("/tables/").text


def pondered(host: User, *strengths: str, **columns: Any) -> Table:
    """Return a table where only opponents are acting."""
    table = against(host, *strengths, title="yspahan", **columns)
    for _ in range(9):
        if waiting(table):
            break
        choose(table, host, asked(table, host).choices[0].key)
    return table


@pytest.mark.parametrize(("language", "words"), [("en", "is thinking …"), ("de", "denkt nach …")])
def test_while_they_think_nothing_else_is_said_and_asked(
    language: str, words: str, browser: Browser, four: list[User]
) -> None:
    """A page must not change its height for a moment of thinking. Other actions are under More."""
    table = pondered(four[0], "merchant")
    User.objects.filter(pk=four[0].pk).update(language=language)
    page = browser(four[0]).get(page_of(table)).text
    prompt, _, rest = page.partition("prompt--brief")[2].partition("</section>")
    assert f"Merchant {words}" in prompt
    assert "<a " not in prompt
    assert 'id="answers-first"' not in page
    assert "answers-slim" in page
    assert "?next_turn=1" in rest.partition('id="more"')[2]


def test_who_looks_on_is_told_that_they_watch(browser: Browser, four: list[User]) -> None:
    page = browser(four[1]).get(page_of(pondered(four[0], "merchant"))).text
    assert "prompt--brief" not in page
    assert msg("table-watching") in page


def test_they_mind_no_waiting(browser: Browser, four: list[User]) -> None:
    """The home page counts only people as waiting, not opponents."""
    table = against(four[0], "merchant", title="yspahan", name="Alone")
    answered(table)
    page = browser(four[0]).get("/").text
    assert "Alone" in page
    assert "table-card__wait" not in page


def test_they_have_a_face_of_their_own(browser: Browser, four: list[User]) -> None:
    table = open_table(four[0], 3, opponents=["merchant"])
    host = browser(four[0])
    for address in ("/people/Merchant/", "/tables/", page_of(table)):
        assert host.get(address).text.count("avatar--computer") == 1, address
    assert "avatar--computer" not in host.get(f"/people/{four[0].username}/").text


def test_the_page_asks_sooner_while_they_think(browser: Browser, four: list[User]) -> None:
    table = pondered(four[0], "merchant")
    host = browser(four[0])
    assert "data-soon" in host.get(page_of(table)).text
    answered(table)
    assert "data-soon" not in host.get(page_of(table)).text


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("Computer opponent of this site", "against itself")),
        ("de", ("Computergegner", "gegen sich selbst")),
    ],
)
def test_their_page_says_what_they_are(
    language: str, words: tuple[str, ...], browser: Browser, four: list[User]
) -> None:
    open_table(four[0], 3, opponents=["merchant"])
    page = browser(None).get("/people/Merchant/", headers={"Accept-Language": language}).text
    assert all(word in page for word in words)
    assert "against itself" not in browser(None).get(f"/people/{four[0].username}/").text


@pytest.mark.parametrize("strength", STRENGTHS)
def test_a_strengths_page_is_there_before_it_has_sat_anywhere(
    strength: str, browser: Browser, db: None
) -> None:
    for _ in range(2):
        shown = browser(None).get(f"/people/{strength.capitalize()}/")
        assert (shown.status_code, "Computer opponent of this site" in shown.text) == (200, True)
    assert [*User.objects.values_list("strength", flat=True)] == [strength]


@pytest.mark.parametrize("name", ["House", "Merchant-2", "Random"])
def test_nobody_is_made_for_another_name(name: str, browser: Browser, db: None) -> None:
    assert browser(None).get(f"/people/{name}/").status_code == 404
    assert not User.objects.exists()


def test_nobody_is_made_whose_name_belongs_to_somebody_who_is_not_shown(
    browser: Browser, four: list[User]
) -> None:
    User.objects.filter(pk=four[0].pk).update(
        username="Merchant", look=look_of("Merchant"), is_active=False
    )
    assert browser(None).get("/people/Merchant/").status_code == 404
    assert not User.objects.filter(is_computer=True).exists()


def test_none_is_made_on_a_site_without_opponents(
    browser: Browser, db: None, settings: Any
) -> None:
    settings.OPPONENTS = False
    assert browser(None).get("/people/Merchant/").status_code == 404
    assert not User.objects.exists()


@pytest.mark.parametrize("language", ["en", "de"])
def test_who_chooses_a_strength_reads_what_it_is(
    language: str, browser: Browser, four: list[User]
) -> None:
    User.objects.filter(pk=four[0].pk).update(language=language)
    host = browser(four[0])
    new = unescape(host.get(NEW).text)
    room = unescape(host.get(page_of(open_table(four[0], 3))).text)
    with override(language):
        for strength in STRENGTHS:
            for page in (new, room):
                assert msg(f"opponents-strength-{strength}-text") in page
                assert f'href="/people/{strength.capitalize()}/"' in page


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("language", ["en", "de"])
def test_their_page_says_how_strong_they_are_at_each_title(
    language: str, strength: str, browser: Browser, db: None
) -> None:
    page = _profile(browser, opponent_make(strength=strength), language)
    wins = {"en": "wins", "de": "gewinnt"}[language]
    for slug in {one.title for one in measured()}:
        said = re.search(rf"<li>{re.escape(titles.get(slug).name)}: {wins} (.+?)</li>", page)
        assert said
        tried = matches_of(strength, slug)
        assert len(re.findall(r"\d+ (?:of|von) 100 \w+ ", said[1])) == len(tried) > 0
        for one in tried:
            low, high = (round(100 * part) for part in one.interval)
            assert re.search(rf"\({one.games} \w+: {low} \w+ {high}\)", said[1])


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("language", ["en", "de"])
def test_their_page_tells_games_watched_from_games_played(
    language: str, strength: str, browser: Browser, db: None
) -> None:
    page = _profile(browser, opponent_make(strength=strength), language)
    with override(language):
        for title in titles:
            watched, played = games_learned(title.slug, strength)
            told = {"title": title.name, "watched": watched, "played": played}
            none = msg("opponents-learned-none", title=title.name)
            assert f"<li>{msg('opponents-learned-games', **told) if watched else none}</li>" in page


def _profile(browser: Browser, whose: User, language: str) -> str:
    """Return an opponent's page without HTML entities."""
    page = browser(None).get(f"/people/{whose.username}/", headers={"Accept-Language": language})
    return unescape(page.text)


class TestProgramsOfPeople:
    def test_the_owner_marks_it_by_its_key(self, browser: Browser, four: list[User]) -> None:
        bot = person("a-bot")
        _, key = api_token_make(person=bot, name="x", scope="play")
        owner = browser(four[0])
        mark = reverse("accounts:program-mark")
        refused = owner.post(mark, {"key": "nonsense"}, follow=True).text
        assert "This key isn&#x27;t valid" in refused
        marked = owner.post(mark, {"key": key}, follow=True).text
        assert "a-bot is a computer now" in marked
        assert 'href="/people/a-bot/"' in marked
        page = browser(None).get("/people/a-bot/").text
        assert f"A program that {four[0].username} runs" in page

    def test_a_guest_marks_nobody(self, browser: Browser, db: None) -> None:
        _, key = api_token_make(person=person("a-bot"), name="x", scope="play")
        answer = browser(None).post(reverse("accounts:program-mark"), {"key": key})
        assert reverse("account_login") in answer.headers["Location"]
        assert not User.objects.filter(is_computer=True).exists()

    def test_its_games_are_marked(self, browser: Browser, four: list[User]) -> None:
        _, key = api_token_make(person=four[1], name="x", scope="play")
        computer_mark(owner=four[0], key=key)
        open_table(User.objects.get(pk=four[1].pk), 3)
        assert MARK in browser(None).get("/tables/").text
