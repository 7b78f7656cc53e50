"""Lists of games: the person's own, the public ones, and those of one person."""

from __future__ import annotations

import html
import re

import pytest
from django.http import HttpResponse
from django.urls import reverse

from accounts.models import User
from games.models import Table
from tests.support.tables import acting, ended, open_table, started
from tests.views.conftest import Browser

MINE = "/games/"
ALL = "/games/all/"


def test_my_games_are_for_those_who_signed_in(browser: Browser, db: None) -> None:
    assert reverse("account_login") in browser(None).get(MINE).headers["Location"]


def test_my_games_by_what_they_ask_of_me(browser: Browser, four: list[User]) -> None:
    running = started(four[:2], name="Running still")
    over = ended(started(four[:2], name="Over and done"), 31, 40)
    open_table(four[0], 3, name="Nobody yet")
    user = acting(running)
    page = browser(user).get(MINE)
    assert [card.table for card in page.context["turns"]] == [running]
    assert [card.table for card in page.context["finished"]] == [over]
    finished = browser(user).get(f"{MINE}?status=finished")
    assert "Over and done" in finished.text
    assert "Running still" not in finished.text
    assert "Over and done" not in browser(user).get(f"{MINE}?status=running").text


def test_a_finished_game_shows_places_and_scores(browser: Browser, four: list[User]) -> None:
    over = ended(started(four[:2]), 31, 40)
    winner, loser = over.seats.get(place=1).person, over.seats.get(place=0).person
    for user in (winner, loser):
        page = browser(user).get(MINE).text
        assert "<b>31</b>" in page
        assert "<b>40</b>" in page
    assert "Won" in browser(winner).get(MINE).text
    assert "2nd of 2" in browser(loser).get(MINE).text


def test_a_shared_win_says_so(browser: Browser, four: list[User]) -> None:
    ended(started(four[:2]), 40, 40)
    assert "Shared win" in browser(four[0]).get(MINE).text


def results(page: HttpResponse) -> dict[str, str]:
    """Return the result in each row, by the table's name."""
    rows = re.findall(
        r'row__name">.*?<a [^>]*>([^<]+)</a>.*?row__aside">(.*?)</p>', page.text, re.DOTALL
    )
    plain = ((name, re.sub(r"<[^>]+>", " ", said)) for name, said in rows)
    return {name: " ".join(html.unescape(said).split()) for name, said in plain}


@pytest.mark.parametrize("reader", ["winner", "loser", "stranger", "nobody"])
def test_each_list_shows_the_result_of_the_person_whose_it_is(
    browser: Browser, four: list[User], stranger: User, reader: str
) -> None:
    over = ended(started(four[:2], name="Over and done"), 31, 40)
    winner, loser = over.seats.get(place=1).person, over.seats.get(place=0).person
    who = {"winner": winner, "loser": loser, "stranger": stranger}.get(reader)
    client = browser(who)
    expected = {
        f"/people/{winner.username}/": "Won",
        f"/people/{loser.username}/": "2nd of 2",
        f"{ALL}?person={winner.username}": "Won",
        f"{ALL}?person={loser.username.upper()}": "2nd of 2",
        f"{ALL}?person={loser.username}&fellow={winner.username}": "2nd of 2",
        f"{ALL}?person={loser.username}&result=not-won": "2nd of 2",
        ALL: f"Won by {winner.username}",
    }
    if who in (winner, loser):
        expected[MINE] = "Won" if who == winner else "2nd of 2"
        expected[f"{MINE}?person={four[0].username}"] = expected[MINE]
    shown = {page: results(client.get(page)).get("Over and done") for page in expected}
    assert shown == expected


def test_a_list_marks_the_person_whose_it_is(browser: Browser, four: list[User]) -> None:
    ended(started(four[:2]), 31, 40)
    for reader in (four[0], four[1], None):
        page = browser(reader).get(f"/people/{four[1].username}/").text
        marked = re.findall(r"score-chip--own.*?</span>", page, re.DOTALL)
        assert len(marked) == 1
        assert four[1].username in marked[0]


def test_filters_by_person_and_title(browser: Browser, four: list[User]) -> None:
    started(four[:2], name="With Jonas")
    started([four[0], four[2]], name="With Aylin")
    client = browser(four[0])
    page = client.get(f"{MINE}?person={four[1].username}").text
    assert "With Jonas" in page
    assert "With Aylin" not in page
    assert "1 of 2 games" in page
    assert "No game fits" in client.get(f"{MINE}?person=nobody").text
    assert "With Aylin" in client.get(f"{MINE}?title=yspahan").text
    assert "With Aylin" in client.get(f"{MINE}?title=nonsense&status=nonsense&page=99").text


def test_everybodys_games_are_the_public_ones(
    browser: Browser, four: list[User], stranger: User
) -> None:
    started(four[:2], name="Public game")
    started(four[:2], name="Linked game", visibility="link")
    started(four[:2], name="Private game", visibility="private")
    for user in (None, stranger, four[0]):
        page = browser(user).get(ALL).text
        assert "Public game" in page
        assert "Linked game" not in page
        assert "Private game" not in page


def test_everybodys_games_by_state_and_person(browser: Browser, four: list[User]) -> None:
    started(four[:2], name="Going on")
    ended(started(four[2:], name="Gone by"), 12, 9)
    client = browser(None)
    assert "Gone by" not in client.get(f"{ALL}?status=running").text
    assert "Going on" not in client.get(f"{ALL}?status=finished").text
    assert "Gone by" not in client.get(f"{ALL}?person={four[0].username}").text


@pytest.mark.parametrize("address", [ALL, "/people/Mara/", f"{ALL}?person=mara&status=running"])
def test_lists_have_pages(browser: Browser, four: list[User], address: str) -> None:
    for number in range(26):
        started(four[:2], name=f"Game {number:02}")
    client = browser(None)
    pages = [client.get(address)]
    started(four[:2], name="Begun meanwhile")  # a new game shifts no page
    while forwards := leading(pages[-1], "next"):
        pages.append(client.get(forwards))
    assert [names(page) for page in pages] == [
        [f"Game {number:02}" for number in range(25, 13, -1)],
        [f"Game {number:02}" for number in range(13, 1, -1)],
        ["Game 01", "Game 00"],
    ]
    back = client.get(leading(pages[2], "prev"))
    assert names(back) == names(pages[1])
    first = client.get(leading(back, "prev"))
    assert names(first) == names(pages[0])
    assert names(client.get(leading(first, "prev")))[0] == "Begun meanwhile"


@pytest.mark.parametrize(
    "key", ["nonsense", "AAAA", "MQ==", "x" * 500, "OTk5OTk5OTk5OTk5OTk5OTk5OTkgYWFh"]
)
@pytest.mark.parametrize("way", ["after", "before"])
def test_a_page_that_is_none_is_the_first(
    browser: Browser, four: list[User], way: str, key: str
) -> None:
    started(four[:2], name="The only game")
    assert names(browser(None).get(ALL, {way: key})) == ["The only game"]


def names(page: HttpResponse) -> list[str]:
    """Return the names of the tables on a page."""
    return re.findall(r'row__name">\s*<a [^>]*>([^<]+)</a>', page.text)


def leading(page: HttpResponse, way: str) -> str:
    """Return the address of the next or previous page; empty without one."""
    found = re.search(rf'rel="{way}" href="([^"]+)"', page.text)
    return f"{page.request['PATH_INFO']}{html.unescape(found[1])}" if found else ""


def test_a_persons_page_shows_their_public_games(browser: Browser, four: list[User]) -> None:
    started(four[:2], name="Public game")
    started(four[:2], name="Private game", visibility="private")
    page = browser(None).get(reverse("profiles:detail", args=["Mara"])).text
    assert "Public game" in page
    assert "Private game" not in page
    assert four[0].email not in page
    assert browser(None).get(reverse("profiles:detail", args=["nobody"])).status_code == 404


def test_a_broken_table_does_not_spoil_the_list(browser: Browser, four: list[User]) -> None:
    broken = started(four[:2], name="Broken one")
    started(four[:2], name="Sound one")
    Table.objects.filter(pk=broken.pk).update(status="quarantined", state=None)
    page = browser(None).get(ALL)
    assert page.status_code == 200
    assert "Broken one" in page.text
    assert "Sound one" in page.text


class TestList:
    """The person's own games as a list."""

    def test_the_choice_of_cards_or_list_is_kept(self, browser: Browser, four: list[User]) -> None:
        started(four[:2], name="Running still")
        visitor = browser(four[0])
        assert "games-list" not in visitor.get(MINE).text
        assert "games-list" in visitor.get(f"{MINE}?view=list").text
        assert "games-list" in visitor.get(MINE).text
        assert "games-list" in visitor.get(f"{MINE}?view=elsewhere").text
        assert "games-list" not in visitor.get(f"{MINE}?view=cards").text

    def test_running_games_are_sorted_by_a_column(self, browser: Browser, four: list[User]) -> None:
        for name in ("b", "C", "a"):
            started(four[:2], name=name)
        visitor = browser(four[0])
        page = visitor.get(f"{MINE}?view=list&sort=table")
        assert [card.table.name for card in page.context["listed"]] == ["a", "b", "C"]
        assert 'aria-sort="ascending"' in page.text
        turns = visitor.get(f"{MINE}?sort=turn").context["listed"]
        mine = [card.you in card.acting for card in turns]
        assert mine == sorted(mine, reverse=True)

    def test_the_order_by_waiting_and_clock_puts_games_without_them_last(
        self, browser: Browser, four: list[User]
    ) -> None:
        calm = started(four[:2], name="calm", pace="calm")
        timed = started(four[:2], name="timed", pace="daily")
        visitor = browser(four[0])
        by_clock = visitor.get(f"{MINE}?view=list&sort=clock").context["listed"]
        assert [card.table for card in by_clock] == [timed, calm]
        by_wait = visitor.get(f"{MINE}?sort=waiting").context["listed"]
        assert [card.since for card in by_wait] == sorted(card.since for card in by_wait)

    def test_a_row_says_what_is_asked_or_who_thinks(
        self, browser: Browser, four: list[User]
    ) -> None:
        table = started(four[:2], name="Running still")
        open_table(four[0], 3, name="Nobody yet")
        asked = acting(table)
        other = next(user for user in four[:2] if user != asked)
        assert "games-list__own" in browser(asked).get(f"{MINE}?view=list").text
        page = browser(other).get(f"{MINE}?view=list").text
        assert "games-list__own" not in page
        assert f"{asked.username} is thinking" in page or f"{asked.username} are thinking" in page

    def test_finished_games_show_the_result_and_take_the_order(
        self, browser: Browser, four: list[User]
    ) -> None:
        first = ended(started(four[:2], name="A first"), 31, 40)
        last = ended(started(four[:2], name="Z last"), 40, 31)
        visitor = browser(first.seats.get(place=1).person)
        page = visitor.get(f"{MINE}?view=list&status=finished")
        assert [card.table for card in page.context["finished"]] == [last, first]
        assert "Won" in page.text
        by_name = visitor.get(f"{MINE}?sort=table&status=finished").context["finished"]
        assert [card.table for card in by_name] == [first, last]
