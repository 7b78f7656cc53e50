"""News over REST."""

from __future__ import annotations

from datetime import timedelta
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest

from accounts.models import User
from accounts.services.tokens import api_token_make
from games.models import Table
from games.services.inviting import person_invite
from mp2site.infra import clock
from notifications.models import Kind, Notice
from tests.api.conftest import Api, is_problem
from tests.support.tables import acting, open_table, person

pytestmark = pytest.mark.django_db


@pytest.fixture
def asked(game: Table) -> User:
    """The acting person, who has a notice of the turn."""
    user = acting(game)
    turn = game.seats.get(person=user).turn
    Notice.objects.all().delete()
    Notice.objects.create(person=user, table=game, turn=turn, kind=Kind.TURN)
    return user


def seen(user: User, **what: Any) -> int:
    answer = Api(user).post("me/news/read/", what)
    assert answer.status_code == 200
    count: int = answer.json()["unread"]
    return count


class TestReading:
    def test_each_thing_with_its_facts(self, game: Table, asked: User) -> None:
        body = Api(asked).get("me/news/").json()
        assert (body["unread"], body["next"]) == (1, None)
        [news] = body["results"]
        assert news.pop("at")
        assert news == {
            "kind": "turn", "unread": True, "table": game.pk, "name": game.name,
            "title": "yspahan", "by": None, "link": f"/tables/{game.pk}/", "facts": {},
        }  # fmt: skip

    def test_sentences_for_who_asks_for_them(self, three: list[User]) -> None:
        room, guest = open_table(three[0], 3, name="Salt Road"), person("guest-of-honour")
        person_invite(table_id=room.pk, by=three[0], name=guest.username)
        for language, said in (("en", "mara invites you to"), ("de", "mara lädt dich ein:")):
            headers = {"Accept-Language": language}
            body = Api(guest).get("me/news/", headers=headers, render="1").json()
            assert body["results"][0]["text"] == f"{said} Salt Road"

    def test_page_by_page(self, game: Table, asked: User) -> None:
        for turn in range(5):
            Notice.objects.create(person=asked, table=game, turn=turn, kind=Kind.TIMED_OUT)
        kinds, query = [], {"limit": "2"}
        while query:
            body = Api(asked).get("me/news/", **query).json()
            kinds += [news["kind"] for news in body["results"]]
            query = {
                name: value
                for name, [value] in parse_qs(urlsplit(body["next"] or "").query).items()
            }
        assert sorted(kinds) == ["timed-out"] * 5 + ["turn"]

    @pytest.mark.parametrize(
        "query", [{"cursor": "nonsense"}, {"cursor": "MSAxIDE="}, {"limit": "0"}, {"render": "2"}]
    )
    def test_a_wrong_question(self, asked: User, query: dict[str, str]) -> None:
        is_problem(Api(asked).get("me/news/", **query), 400, "malformed")

    def test_it_is_ones_own(self, game: Table, asked: User, stranger: User) -> None:
        assert Api(stranger).get("me/news/").json() == {"unread": 0, "next": None, "results": []}
        is_problem(Api().get("me/news/"), 401, "not-signed-in")


class TestMarking:
    def test_all(self, asked: User) -> None:
        assert seen(asked) == 0
        assert Api(asked).get("me/news/").json()["results"][0]["unread"] is False

    def test_what_came_later_stays_unread(self, game: Table, asked: User) -> None:
        shown = Api(asked).get("me/news/").json()["results"][0]["at"]
        with clock.shift(timedelta(minutes=1)):
            Notice.objects.create(person=asked, table=game, kind=Kind.TIMED_OUT)
            assert seen(asked, until=shown) == 1

    def test_of_one_table(self, game: Table, asked: User) -> None:
        assert seen(asked, table="elsewhere") == 1
        assert seen(asked, table=game.pk) == 0

    def test_an_old_instant_marks_nothing_one_to_come_what_is(self, asked: User) -> None:
        assert seen(asked, until="0001-01-01T00:00:00Z") == 1
        assert seen(asked, until="2199-12-31T23:59:59Z") == 0

    @pytest.mark.parametrize(
        "what", [{"until": "yesterday"}, {"until": 5}, {"table": 5}, {"table": "x" * 11}]
    )
    def test_nonsense(self, asked: User, what: dict[str, Any]) -> None:
        is_problem(Api(asked).post("me/news/read/", what), 400, "malformed")

    def test_a_token_that_may_only_read_marks_nothing(self, asked: User) -> None:
        _, key = api_token_make(person=asked, name="reader", scope="read")
        reader = Api()
        reader.headers = {"Authorization": f"Token {key}"}
        assert reader.get("me/news/").json()["unread"] == 1
        is_problem(reader.post("me/news/read/", {}), 403, "read-only-token")
        assert Api(asked).get("me/news/").json()["unread"] == 1
