"""The page of a title's ladder, for the site and for a circle: pages by key, with ranks."""

from __future__ import annotations

import re

import pytest
from django.db import connection
from django.http import HttpResponse
from django.test import Client
from django.test.utils import CaptureQueriesContext

from accounts.models import Circle, Membership, User
from accounts.services.circles import circle_found
from accounts.services.profiles import profile_show
from games.blocks.services import person_block
from games.models import Rating
from games.ratings.views import PAGE_SIZE
from tests.views.conftest import Browser
from tests.views.test_archive import leading

pytestmark = pytest.mark.django_db
LADDER = "/titles/yspahan/ladder/"
MOST = 2 * PAGE_SIZE + 5
Ranks = list[tuple[int, str]]


def enter(name: str, mu: float) -> User:
    """Give a person a rating on the ladder."""
    whose = User.objects.create(username=name, email=f"{name}@example.com")
    Rating.objects.create(person=whose, title="yspahan", mu=mu, sigma=2.0, games=10)
    return whose


@pytest.fixture
def strong() -> Ranks:
    """More people than two pages show; the last of each page and the first of the next are equal."""
    alike = (PAGE_SIZE, 2 * PAGE_SIZE)
    for n in range(MOST):
        enter(f"p{n:03}", 60.0 - (n - 1 if n in alike else n) / 7)
    return [(n if n in alike else n + 1, f"p{n:03}") for n in range(MOST)]


def ranks(page: HttpResponse) -> Ranks:
    """Return the people on a page with their ranks."""
    rows = r'<li class="row" value="(\d+)"[^>]*>\s*<span [^>]*>\1\.</span>.*?href="/people/(p\d+)/"'
    return [(int(rank), name) for rank, name in re.findall(rows, page.text, re.DOTALL)]


def test_pages_go_on_and_back(browser: Browser, strong: Ranks) -> None:
    client = browser(None)
    pages = [client.get(LADDER)]
    enter("newcomer", 99.0)  # a new person shifts no page, but changes ranks
    while forwards := leading(pages[-1], "next"):
        pages.append(client.get(forwards))
    later = [(rank + 1, name) for rank, name in strong]
    assert [ranks(page) for page in pages] == [
        strong[:PAGE_SIZE],
        later[PAGE_SIZE : 2 * PAGE_SIZE],
        later[2 * PAGE_SIZE :],
    ]
    back = client.get(leading(pages[2], "prev"))
    assert ranks(back) == ranks(pages[1])
    first = client.get(leading(back, "prev"))
    assert ranks(first) == later[:PAGE_SIZE]
    assert "newcomer" in client.get(leading(first, "prev")).text


@pytest.mark.parametrize("place", [0, 20, PAGE_SIZE, MOST - 1])
def test_where_the_reader_stands(browser: Browser, strong: Ranks, place: int) -> None:
    rank, name = strong[place]
    client = browser(User.objects.get(username=name))
    assert 'href="?me"' in client.get(LADDER).text
    address = client.get(LADDER, {"me": ""})["Location"]
    assert address.endswith("#me")
    page = client.get(address)
    begin = max(0, place - PAGE_SIZE // 2)
    assert ranks(page) == strong[begin : begin + PAGE_SIZE]
    [own] = re.findall(r'value="(\d+)" id="me" aria-current="true"', page.text)
    assert int(own) == rank
    assert 'id="me"' not in browser(None).get(address).text


def test_who_has_no_place_is_led_to_the_beginning(browser: Browser, strong: Ranks) -> None:
    hidden, newcomer = User.objects.get(username="p080"), User.objects.create(username="new")
    profile_show(person=hidden, to="nobody")
    for whose in (hidden, newcomer):
        client = browser(whose)
        assert 'href="?me"' not in client.get(LADDER).text
        assert client.get(LADDER, {"me": ""})["Location"] == f"{LADDER}#me"
    assert browser(None).get(LADDER, {"me": ""}).status_code == 200


def test_an_empty_one_says_how_one_gets_into_it(browser: Browser) -> None:
    page = browser(None).get(LADDER).text
    assert "Nobody has finished 10 rated games yet." in page
    assert "&lt;Title" not in page


@pytest.mark.parametrize("key", ["nonsense", "AAAA", "MQ==", "x" * 500, "aW5mIDE=", "MjguMjUgeA=="])
@pytest.mark.parametrize("way", ["after", "before", "page"])
def test_a_page_that_is_none_is_the_first(
    browser: Browser, strong: Ranks, way: str, key: str
) -> None:
    assert ranks(browser(None).get(LADDER, {way: key})) == strong[:PAGE_SIZE]


def test_every_page_takes_as_few_queries(browser: Browser, strong: Ranks) -> None:
    client = browser(None)
    addresses = [LADDER]
    while forwards := leading(client.get(addresses[-1]), "next"):
        addresses.append(forwards)
    assert [_queries(client, address) for address in addresses] == [2, 2, 2]


@pytest.fixture
def circle(strong: Ranks) -> Circle:
    """A circle without the strongest person; the second strongest manages the circle."""
    founder, *others = User.objects.order_by("username")[1:]
    circle = circle_found(by=founder, name="Thursdays")
    Membership.objects.bulk_create(
        Membership(circle=circle, person=one, joined_at=circle.founded_at) for one in others
    )
    return circle


def test_a_circle_s_pages_rank_its_members_alone(
    browser: Browser, strong: Ranks, circle: Circle
) -> None:
    client = browser(User.objects.get(username="p001"))
    home = client.get(f"/circles/{circle.pk}/").text
    address = f"/circles/{circle.pk}/ladder/yspahan/"
    assert f'href="{address}"' in home
    pages = [client.get(address)]
    while forwards := leading(pages[-1], "next"):
        pages.append(client.get(forwards))
    among = [(rank - 1, name) for rank, name in strong[1:]]
    assert [one for page in pages for one in ranks(page)] == among
    assert [len(ranks(page)) for page in pages] == [PAGE_SIZE, PAGE_SIZE, MOST - 1 - 2 * PAGE_SIZE]
    assert f"/circles/{circle.pk}/ladder/marco-polo-1/" in pages[0].text
    assert client.get(f"/circles/{circle.pk}/ladder/chess/").status_code == 404


def test_a_circle_s_pages_take_as_few_queries(browser: Browser, circle: Circle) -> None:
    founder = User.objects.get(username="p001")
    client, addresses = browser(founder), [f"/circles/{circle.pk}/ladder/yspahan/"]
    while forwards := leading(client.get(addresses[-1]), "next"):
        addresses.append(forwards)
    many = [_queries(client, address) for address in addresses]
    Membership.objects.filter(circle=circle).exclude(person=founder).delete()
    assert {*many} == {_queries(client, addresses[0])}


def test_the_blocked_are_not_in_each_other_s_ladder(browser: Browser, circle: Circle) -> None:
    first, second = User.objects.filter(username__in=["p002", "p003"]).order_by("username")
    person_block(by=second, name="p002")
    address = f"/circles/{circle.pk}/ladder/yspahan/"
    seen = {one.username: ranks(browser(one).get(address))[:3] for one in (first, second)}
    assert seen == {
        "p002": [(1, "p001"), (2, "p002"), (3, "p004")],
        "p003": [(1, "p001"), (2, "p003"), (3, "p004")],
    }


def _queries(client: Client, address: str) -> int:
    with CaptureQueriesContext(connection) as asked:
        assert client.get(address).status_code == 200
    return sum("clock_timestamp" not in entry["sql"] for entry in asked)


@pytest.mark.parametrize(
    ("language", "rules"),
    [
        ("en", ["more than 2 of your turns", "at most 4 different partners"]),
        ("de", ["mehr als 2 deiner Züge", "höchstens 4 verschiedene Mitspieler"]),
    ],
)
@pytest.mark.django_db
def test_a_ladder_says_by_which_rules_games_count(
    browser: Browser, language: str, rules: list[str]
) -> None:
    page = browser(None).get(LADDER, headers={"Accept-Language": language}).text
    plain = re.sub("[\u2068\u2069]", "", page)
    assert [rule for rule in rules if rule not in plain] == []
