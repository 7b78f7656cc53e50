"""The page of people: past opponents, results against them, and the search."""

from __future__ import annotations

import csv
from io import StringIO

import pytest
from django.urls import reverse

from accounts.errors import Refused
from accounts.models import Block, Star, User
from accounts.services import stars
from accounts.services.stars import star_set
from games.models import Table
from mp2site.infra import clock
from tests.support.guests import tried
from tests.support.tables import ended, person, started
from tests.views.conftest import Browser

PEOPLE = "/people/"


def block(by: User, of: User) -> None:
    Block.objects.create(by=by, of=of, at=clock.now())


def place(table: Table, user: User) -> int:
    return table.seats.get(person=user).place


def won_by(users: list[User], winner: User) -> None:
    table = started(users)
    ended(table, *(50 if place(table, winner) == n else 10 for n in range(len(users))))


@pytest.fixture
def games(four: list[User]) -> None:
    """Mara's games: three with Jonas, of which she won two, one with Aylin, none with Piotr."""
    mara, jonas, aylin, _ = four
    won_by([mara, jonas], mara)
    won_by([mara, jonas], jonas)
    won_by([mara, jonas, aylin], mara)


def names(page) -> list[str]:
    return [one.name for one in page.context["page"]]


def test_ones_opponents_and_the_results(browser: Browser, four: list[User], games: None) -> None:
    page = browser(four[0]).get(PEOPLE)
    jonas = next(one for one in page.context["page"] if one.name == "jonas")
    assert (jonas.games, jonas.ahead, jonas.behind, jonas.level) == (3, 2, 1, 0)
    assert sorted(names(page)) == ["aylin", "jonas"]
    assert "3 games" in page.text
    assert "who placed better: you 2, jonas 1" in page.text


def test_a_star_is_ones_own(browser: Browser, four: list[User], games: None) -> None:
    client = browser(four[0])
    sent = {"name": "Piotr", "starred": "yes", "next": "/people/piotr/"}
    assert client.post("/stars/", sent)["Location"] == "/people/piotr/"
    page = client.get(PEOPLE)
    assert [one.name for one in page.context["starred"]] == ["piotr"]
    assert 'aria-pressed="true"' in client.get("/people/piotr/").text
    assert 'aria-pressed="true"' not in browser(four[3]).get("/people/mara/").text
    assert "mara" not in browser(four[3]).get(PEOPLE).text
    client.post("/stars/", sent | {"starred": "no", "next": "https://elsewhere.example/"})
    assert not Star.objects.exists()


def test_names_are_found_among_those_one_knows(
    browser: Browser, four: list[User], games: None
) -> None:
    person("jolanda")
    client = browser(four[0])
    assert [one.name for one in client.get(PEOPLE, {"q": "jo"}).context["found"]] == ["jonas"]
    star_set(by=four[0], name="jolanda", starred=True)
    found = client.get(PEOPLE, {"q": "JO"}).context["found"]
    assert [one.name for one in found] == ["jolanda", "jonas"]
    assert '<option value="jonas">' in client.get(PEOPLE, {"q": "jo", "part": "names"}).text
    for nobody in ("%", "_", "\0", "x" * 5000, "' or 1=1 --"):
        answer = client.get(PEOPLE, {"q": nobody})
        assert answer.status_code == 200
        assert list(answer.context.get("found") or ()) == []


def test_a_persons_page_leads_to_a_table_with_them(browser: Browser, four: list[User]) -> None:
    odd = person("mara+jonas & co")
    address, client = "/tables/new/?seating=people&amp;guests=", browser(four[0])
    invited = {"jonas": "jonas", odd.username: "mara%2Bjonas%20%26%20co"}
    for name, written in invited.items():
        page = client.get(reverse("profiles:detail", args=[name])).text
        assert f'href="{address}{written}"' in page
        form = client.get(f"/tables/new/?seating=people&guests={written}").context["form"]
        assert form.chosen_guests() == [name]
    assert address not in client.get("/people/mara/").text
    assert address not in browser(None).get("/people/jonas/").text
    block(four[0], four[1])
    assert address not in client.get("/people/jonas/").text


def test_only_people_one_has_played_a_title_with(
    browser: Browser, four: list[User], games: None
) -> None:
    mara, jonas, aylin, piotr = four
    star_set(by=mara, name="jonas", starred=True)
    star_set(by=mara, name="piotr", starred=True)
    ended(started([mara, piotr], "marco-polo-1"), 10, 20)
    client = browser(mara)
    page = client.get(PEOPLE, {"title": "yspahan"})
    assert [one.name for one in page.context["starred"]] == ["jonas"]
    assert names(page) == ["aylin"]
    page = client.get(PEOPLE, {"title": "marco-polo-1"})
    assert [(one.name, one.games) for one in page.context["starred"]] == [("piotr", 1)]
    assert names(page) == []
    assert "You have played Marco Polo I with nobody else." in page.text
    found = client.get(PEOPLE, {"title": "marco-polo-1", "q": "jo"}).context["found"]
    assert found == []
    [found] = client.get(PEOPLE, {"title": "yspahan", "q": "JO"}).context["found"]
    assert (found.name, found.games) == ("jonas", 3)


def test_there_is_no_such_title(browser: Browser, four: list[User], games: None) -> None:
    client = browser(four[0])
    page = client.get(PEOPLE, {"title": "chess"})
    assert page.status_code == 422
    assert "There is no such choice" in page.text
    assert "jonas" not in page.text
    for form in ("csv", "json"):
        answer = client.get(f"{PEOPLE}all.{form}", {"title": "chess"})
        assert answer["Location"] == "/people/?title=chess"


def test_the_list_as_a_file(browser: Browser, four: list[User], games: None) -> None:
    client = browser(four[0])
    star_set(by=four[0], name="aylin", starred=True)
    page = client.get(PEOPLE, {"title": "yspahan"}).text
    assert 'href="/people/all.csv?title=yspahan"' in page
    assert 'href="/people/all.json?title=yspahan"' in page
    answer = client.get(f"{PEOPLE}all.json", {"title": "yspahan"})
    assert answer["Content-Disposition"] == 'attachment; filename="people.json"'
    rows = answer.json()["people"]
    told = {"name": "jonas", "starred": False, "games": 3, "ahead": 2, "behind": 1, "level": 0}
    assert [row["name"] for row in rows] == ["aylin", "jonas"]
    assert rows[1].pop("last").endswith("Z")
    assert rows[1] == told
    lines = list(csv.reader(StringIO(client.get(f"{PEOPLE}all.csv", {"q": "jo"}).text)))
    assert lines[0] == ["name", "starred", "games", "last", "ahead", "behind", "level"]
    assert [lines[1][0], lines[1][1], *lines[1][4:]] == ["jonas", "no", "2", "1", "0"]


def test_a_name_is_no_formula(browser: Browser, four: list[User]) -> None:
    risky = person("+41")
    won_by([four[0], risky], risky)
    lines = list(csv.reader(StringIO(browser(four[0]).get(f"{PEOPLE}all.csv").text)))
    assert lines[1][0] == "'+41"


@pytest.mark.parametrize("mine", [True, False])
def test_the_blocked_are_hidden_both_ways(
    browser: Browser, four: list[User], games: None, mine: bool
) -> None:
    mara, jonas = four[:2]
    star_set(by=mara, name="jonas", starred=True)
    block(*((mara, jonas) if mine else (jonas, mara)))
    client = browser(mara)
    page = client.get(PEOPLE)
    assert "jonas" not in client.get(f"{PEOPLE}all.csv").text
    assert page.context["starred"] == []
    assert names(page) == ["aylin"]
    assert client.get(PEOPLE, {"q": "jo"}).context["found"] == []
    assert client.post("/stars/", {"name": "jonas", "starred": "yes"}).status_code == 422


def test_computers_and_guests_are_nobody(browser: Browser, four: list[User]) -> None:
    User.objects.filter(pk=four[1].pk).update(is_computer=True)
    won_by(four[:2], four[0])
    client = browser(four[0])
    page = client.get(PEOPLE)
    assert names(page) == []
    assert "You have played with nobody yet" in page.text
    assert client.post("/stars/", {"name": "jonas", "starred": "yes"}).status_code == 422
    assert client.post("/stars/", {"name": "mara", "starred": "yes"}).status_code == 422


def test_the_page_is_for_people_with_an_account(browser: Browser, db: None) -> None:
    assert "/accounts/login/" in browser(None).get(PEOPLE)["Location"]
    assert "/accounts/login/" in browser(None).post("/stars/", {})["Location"]
    guest = browser(None)
    tried(guest)
    assert guest.get(PEOPLE).status_code == 403
    assert guest.post("/stars/", {"name": "x", "starred": "yes"}).status_code == 403


def test_stars_are_counted(four: list[User], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stars, "STARS_AT_MOST", 1)
    star_set(by=four[0], name="jonas", starred=True)
    star_set(by=four[0], name="jonas", starred=True)
    with pytest.raises(Refused, match="stars-many"):
        star_set(by=four[0], name="aylin", starred=True)
