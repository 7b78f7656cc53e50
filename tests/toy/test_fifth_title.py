"""A rules package, a board folder and one line in the registry are enough to add a title."""

from __future__ import annotations

from html import unescape
from io import BytesIO
from random import Random
from typing import Any

import pytest
from django.test import Client
from django.urls import reverse
from PIL import Image
from playwright.sync_api import Browser, expect
from pytest_django.live_server_helper import LiveServer

from accounts.models import User
from games.models import Status, Table
from games.presentation.pictures import WIDTH
from games.rules import titles
from games.rules.kernel import Title
from games.rules.laws import ENDINGS, LAWS, Game, walk
from notifications.content import pictures
from tests.api.conftest import Api
from tests.boards.test_targets import drawn, missing
from tests.browser.visitor import Visitor
from tests.support.tables import acting, now, people, place_of, play_on, started

PASSWORD = "a long password"


@pytest.fixture
def two(db: None) -> list[User]:
    return people(2)


@pytest.fixture
def table(toy: Title[Any], two: list[User]) -> Table:
    """A game of two that has just begun."""
    return started(two, toy.slug)


# -- rules and board


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_laws_hold(toy: Title[Any], seats: int) -> None:
    for number in range(3):
        game = walk(Game(toy, seats, bytes([number]) * 32), LAWS, ENDINGS)
        assert toy.rules.over(game.last)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_target_is_on_the_board(toy: Title[Any], seats: int) -> None:
    for position in walk(Game(toy, seats, bytes(32))).positions:
        board = drawn(toy, position.state, position.seat, seats)
        assert not missing(position.decisions[position.seat], board)
        assert set(board.ids.values()) == {1}


# -- pages


def test_it_is_gone_after_the_test() -> None:
    assert "salt-race" not in titles


def test_its_pages_show_what_it_is(toy: Title[Any], db: None, client: Client) -> None:
    page = unescape(client.get(reverse("titles:detail", args=[toy.slug])).text)
    for said in ("Salt Race", "A race of caravans", "Ada Tester", "Tests & Sons", "race-station"):
        assert said in page
    assert "Salt Race" in client.get(reverse("titles:list")).text
    assert "Ada Tester" in client.get(reverse("credits")).text


@pytest.mark.parametrize(("lang", "heading"), [("en", "The storm"), ("de", "Der Sturm")])
def test_its_rulebook_is_shown(
    toy: Title[Any], db: None, client: Client, lang: str, heading: str
) -> None:
    client.cookies.load({"django_language": lang})
    page = client.get(reverse("titles:rules", args=[toy.slug])).text
    assert f'<h2 id="storm">{heading}' in page


def test_its_style_sheet_is_linked_and_served(toy: Title[Any], db: None, client: Client) -> None:
    sheet = "/static/css/titles/salt-race.css"
    assert f'href="{sheet}"' in client.get(reverse("titles:detail", args=[toy.slug])).text
    assert ".race-station" in client.get(sheet).getvalue().decode()


def test_its_board_has_a_picture_in_mails(table: Table) -> None:
    table = play_on(table, Random(1), choices=3)
    user = acting(table)
    seen = pictures.board_picture(pictures.Name(table.pk, table.ply, place_of(table, user)))
    with Image.open(BytesIO(seen.png)) as image:
        assert (image.format, image.width) == ("PNG", WIDTH)
        assert len(image.convert("RGB").getcolors(1000) or []) >= 4
    assert len(seen.points) == 2


# -- played


def test_it_is_played_by_rest(toy: Title[Any], two: list[User]) -> None:
    host, guest = map(Api, two)
    made = host.post("tables/", {"title": toy.slug, "seats": 2, "name": "By wire"}).json()
    path = f"tables/{made['id']}/"
    guest.post(f"{path}join/", {})
    choices = 0
    while host.get(path).json()["status"] == Status.PLAYING:
        api = next(api for api in (host, guest) if api.get(path).json()["decisions"])
        [decision] = api.get(path, render="1").json()["decisions"]
        assert len(decision["choices"]) == 2
        assert [entry["cite"] for entry in decision["blocked"]] == ["storm"]
        sent = {"decision": decision["id"], "key": decision["choices"][-1]["key"]}
        assert api.post(f"{path}choices/", sent).json()["committed"]
        choices += 1
    ended = guest.get(path).json()
    assert ended["status"] == Status.FINISHED
    assert max(person["score"] for person in ended["people"]) >= 8
    assert len(guest.get(f"{path}history/").json()["moves"]) == choices >= 6


@pytest.mark.browser
def test_it_is_played_by_clicks(
    table: Table,
    two: list[User],
    live_server: LiveServer,
    transactional_db: None,
    chromium: Browser,
) -> None:
    players = [
        Visitor(chromium.new_context(base_url=live_server.url, reduced_motion="reduce"))
        for _ in two
    ]
    for player, user in zip(players, two, strict=True):
        player.sign_in(user.username, PASSWORD)
    path = reverse("tables:detail", args=[table.pk])
    while now(table).status == Status.PLAYING:
        player = players[two.index(acting(table))]
        player.page.goto(path)
        player.choose(player.keys[-1])
    for player in players:
        player.page.goto(path)
        expect(player.page.locator(".score-sheet").first).to_contain_text("Stations")
        # The player selected each choice on the board and sent it with Confirm.
        assert (player.by_button, player.complaints) == (0, [])
        assert len(player.clicked) == player.by_board >= 3
        player.context.close()
