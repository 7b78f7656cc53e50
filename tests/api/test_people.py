"""A person's statistics, and ladders, over REST."""

from __future__ import annotations

from datetime import timedelta
from itertools import pairwise
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from accounts.models import ProfileFor, Scope, User
from accounts.services.circles import circle_found, circle_join
from accounts.services.profiles import profile_show
from games.blocks.services import person_block
from games.models import Rating
from games.ratings.services import games_rate
from games.services.closing import person_close
from mp2site.infra import clock
from notifications.models import Device
from tests.api.conftest import Api, is_problem
from tests.support.tables import ended, person, started
from tests.support.tokens import key_of

pytestmark = pytest.mark.django_db


@pytest.fixture
def played(three: list[User]) -> list[User]:
    """Two people with four rated games; the first person won three."""
    for scores in ((60, 40), (50, 30), (70, 30), (20, 44)):
        table = started(three[:2])
        first = table.seats.get(person=three[0]).place
        ended(table, *(scores if first == 0 else scores[::-1]))
    with clock.shift(timedelta(hours=1)):
        games_rate()
    return three[:2]


class TestProfile:
    def test_all_of_it(self, played: list[User]) -> None:
        body = Api(played[1]).get("people/mara/").json()
        profile = body.pop("profile")
        assert body == {"name": "mara", "computer": False, "strength": "", "hidden": False}
        [record] = profile["records"]
        assert (record["title"], record["games"], record["won"]) == ("yspahan", 4, 3)
        assert record["expected"] == 2.0
        assert record["scores"] == {"median": 55, "low": 42, "high": 62}
        rating = Rating.objects.get(person=played[0])
        assert record["rating"] == {
            "points": rating.points,
            "range": rating.give_or_take,
            "games": 4,
            "provisional": True,
        }
        assert profile["punctual"] is None
        assert profile["met"] == [
            {"title": "yspahan", "games": 4, "ahead": 1, "level": 0, "behind": 3}
        ]

    def test_nobody_has_met_them(self, played: list[User]) -> None:
        profile = Api().get("people/MARA/").json()["profile"]
        assert profile["records"]
        assert profile["met"] == []

    def test_a_newcomer(self, three: list[User]) -> None:
        profile = Api().get("people/mara/").json()["profile"]
        assert profile == {"records": [], "punctual": None, "met": []}

    @pytest.mark.parametrize(
        ("to", "seen"),
        [
            (ProfileFor.EVERYBODY, {"mara", "jonas", "aylin", "nobody"}),
            (ProfileFor.OPPONENTS, {"mara", "jonas"}),
            (ProfileFor.NOBODY, {"mara"}),
        ],
    )
    def test_to_whom(self, three: list[User], played: list[User], to: str, seen: set[str]) -> None:
        profile_show(person=three[0], to=to)
        readers = dict(zip(("mara", "jonas", "aylin", "nobody"), [*three, None], strict=True))
        told = {name: Api(user).get("people/mara/").json() for name, user in readers.items()}
        assert {name for name, body in told.items() if not body["hidden"]} == seen
        assert {name for name, body in told.items() if body["profile"]} == seen

    def test_a_hidden_one_does_not_tell_why(self, three: list[User], played: list[User]) -> None:
        person_block(by=three[0], name="jonas")
        blocked = Api(three[1]).get("people/mara/").json()
        profile_show(person=three[0], to=ProfileFor.NOBODY)
        assert Api(three[2]).get("people/mara/").json() == blocked
        assert (blocked["hidden"], blocked["profile"]) == (True, None)

    def test_nobody_of_this_name(self, three: list[User]) -> None:
        is_problem(Api().get("people/none-such/"), 404, "not-found")
        person_close(person=three[2])
        is_problem(Api(three[0]).get("people/aylin/"), 404, "not-found")

    def test_more_games_take_no_more_queries(self, played: list[User]) -> None:
        api = Api(played[1])
        few = [_queries(api, "people/mara/") for _ in range(2)]
        for _ in range(3):
            ended(started(played, "marco-polo-1"), 50, 60)
            ended(started(played), 50, 60)
        assert _queries(api, "people/mara/") == few[1]


def reading(user: User) -> Api:
    """Return a client whose token may only read."""
    api = Api(user)
    api.headers = {"Authorization": f"Token {key_of(user, Scope.READ)}"}
    return api


class TestPeople:
    def test_only_people_one_has_played_a_title_with(
        self, three: list[User], played: list[User]
    ) -> None:
        ended(started([three[0], three[2]], "marco-polo-1"), 50, 60)
        api = Api(three[0])
        asked = {"yspahan": ("jonas", 4), "marco-polo-1": ("aylin", 1)}
        for title, one in asked.items():
            [told] = api.get("me/people/", title=title).json()["results"]
            assert (told["name"], told["games"]) == one
        assert api.get("me/people/", title="yspahan", q="ay").json()["results"] == []
        wrong = api.get("me/people/", title="chess")
        is_problem(wrong, 400, "malformed")
        assert [error["field"] for error in wrong.json()["errors"]] == ["title"]


class TestCurve:
    def test_what_each_game_left(self, played: list[User]) -> None:
        body = Api().get("people/mara/curve/yspahan/").json()
        assert body["hidden"] is False
        games = body["results"]
        assert len(games) == 4
        assert sorted(games, key=lambda one: one["at"]) == games
        rating = Rating.objects.get(person=played[0])
        last = games[-1]
        assert (last["points"], last["range"]) == (rating.points, rating.give_or_take)
        for before, after in pairwise([{"points": 1500}, *games]):
            assert after["change"] == after["points"] - before["points"]
        assert Api().get("people/mara/curve/marco-polo-2/").json() == {
            "hidden": False,
            "results": [],
        }

    def test_to_whom(self, three: list[User], played: list[User]) -> None:
        profile_show(person=three[0], to=ProfileFor.OPPONENTS)
        told = [Api(user).get("people/mara/curve/yspahan/").json() for user in (*three, None)]
        assert [body["hidden"] for body in told] == [False, False, True, True]
        assert told[3] == told[2] == {"hidden": True, "results": []}

    def test_of_nobody_and_of_nothing(self, three: list[User]) -> None:
        is_problem(Api().get("people/none-such/curve/yspahan/"), 404, "not-found")
        is_problem(Api().get("people/mara/curve/chess/"), 404, "not-found")


class TestWhoSeesIt:
    def test_it_is_told_and_changed(self, three: list[User]) -> None:
        api = Api(three[0])
        assert api.get("me/profile/").json() == {"shown_to": "everybody"}
        assert api.post("me/profile/", {"shown_to": "nobody"}).json() == {"shown_to": "nobody"}
        assert api.get("me/profile/").json() == {"shown_to": "nobody"}
        assert Api(three[1]).get("people/mara/").json()["hidden"] is True

    @pytest.mark.parametrize("wrong", ["friends", 1, None, ["nobody"], ""])
    def test_there_is_no_other_choice(self, three: list[User], wrong: Any) -> None:
        answer = Api(three[0]).post("me/profile/", {"shown_to": wrong})
        is_problem(answer, 400, "malformed")
        assert [error["field"] for error in answer.json()["errors"]] == ["shown_to"]

    def test_a_token_that_only_reads_changes_nothing(self, three: list[User]) -> None:
        api = reading(three[0])
        assert api.get("me/profile/").status_code == 200
        is_problem(api.post("me/profile/", {"shown_to": "nobody"}), 403, "read-only-token")


class TestDevices:
    @pytest.fixture
    def device(self, three: list[User]) -> Device:
        endpoint = "https://push.example/1"
        return Device.objects.create(person=three[0], endpoint=endpoint, name="Firefox · Android")

    def test_they_are_listed_without_what_reaches_them(
        self, three: list[User], device: Device
    ) -> None:
        [told] = Api(three[0]).get("me/devices/").json()["results"]
        assert told.pop("created_at")
        assert told == {"id": device.pk, "name": "Firefox · Android", "used_at": None}
        assert Api(three[1]).get("me/devices/").json() == {"results": []}

    def test_one_is_dropped_by_its_person_alone(self, three: list[User], device: Device) -> None:
        address = f"me/devices/{device.pk}/"
        is_problem(Api(three[1]).delete(address), 404, "not-found")
        is_problem(reading(three[0]).delete(address), 403, "read-only-token")
        assert Api(three[0]).delete(address).status_code == 204
        assert not Device.objects.exists()
        is_problem(Api(three[0]).delete(address), 404, "not-found")


class TestLadder:
    @pytest.fixture
    def strong(self, three: list[User]) -> list[User]:
        """Seven people by strength, the strongest first; the third and the fourth are equal."""
        company = [person(f"strong-{n}") for n in range(7)]
        for who, mu in zip(company, (40.5, 30.1, 28.25, 28.25, 27, 26, 25), strict=True):
            Rating.objects.create(person=who, title="yspahan", mu=mu, sigma=2, games=10)
        return company

    def test_in_pages_that_neither_repeat_nor_skip(self, strong: list[User]) -> None:
        seen: list[tuple[int, str]] = []
        query: dict[str, Any] = {"limit": 3}
        while True:
            body = Api().get("titles/yspahan/ladder/", **query).json()
            seen += [(one["rank"], one["name"]) for one in body["results"]]
            if body["next"] is None:
                break
            [query["cursor"]] = parse_qs(urlsplit(body["next"]).query)["cursor"]
        ranks = (1, 2, 3, 3, 5, 6, 7)
        assert seen == [(rank, who.name) for rank, who in zip(ranks, strong, strict=True)]

    def test_what_is_told_of_each(self, strong: list[User]) -> None:
        first = Api().get("titles/yspahan/ladder/").json()["results"][0]
        told = {"points": 2120, "range": 160, "games": 10, "provisional": False}
        assert first == {"rank": 1, "name": "strong-0", **told}

    def test_from_ones_own_place(self, strong: list[User]) -> None:
        api, address = Api(strong[5]), "titles/yspahan/ladder/"
        body = api.get(address, me="1", limit=2).json()
        assert [(one["rank"], one["name"]) for one in body["results"]] == [
            (5, "strong-4"),
            (6, "strong-5"),
        ]
        [cursor] = parse_qs(urlsplit(body["next"]).query)["cursor"]
        rest = api.get(address, me="1", limit=2, cursor=cursor).json()
        assert [one["name"] for one in rest["results"]] == ["strong-6"]
        everybody = Api().get(address).json()["results"]
        for nobody in (Api(), Api(person("newcomer"))):
            assert nobody.get(address, me="1").json()["results"] == everybody
        is_problem(api.get(address, me="yes"), 400, "malformed")

    def test_who_isn_t_in_it(self, strong: list[User]) -> None:
        profile_show(person=strong[0], to=ProfileFor.OPPONENTS)
        Rating.objects.filter(person=strong[1]).update(games=9)
        User.objects.filter(pk=strong[2].pk).update(is_active=False)
        found = Api(strong[0]).get("titles/yspahan/ladder/").json()["results"]
        assert [one["name"] for one in found] == [who.name for who in strong[3:]]
        assert [one["rank"] for one in found] == [1, 2, 3, 4]

    def test_that_of_a_circle(self, three: list[User], strong: list[User]) -> None:
        circle = circle_found(by=strong[5], name="Thursdays")
        for member in (strong[0], strong[2], strong[3]):
            circle_join(link=str(circle.link), by=member)
        address = f"circles/{circle.pk}/ladder/yspahan/"
        first = Api(strong[5]).get(address, limit=2).json()
        [cursor] = parse_qs(urlsplit(first["next"]).query)["cursor"]
        second = Api(strong[5]).get(address, limit=2, cursor=cursor).json()
        told = [(one["rank"], one["name"]) for one in first["results"] + second["results"]]
        assert told == [(1, "strong-0"), (2, "strong-2"), (2, "strong-3"), (4, "strong-5")]
        assert second["next"] is None
        is_problem(Api(three[0]).get(address), 404, "not-found")
        is_problem(Api(strong[5]).get(f"circles/{circle.pk}/ladder/chess/"), 404, "not-found")

    def test_an_empty_one(self, three: list[User]) -> None:
        body = Api().get("titles/marco-polo-1/ladder/").json()
        assert body == {"next": None, "results": []}

    def test_no_such_title(self, db: None) -> None:
        is_problem(Api().get("titles/chess/ladder/"), 404, "not-found")

    # Invalid cursors: nonsense, no number, a word, a missing column, an infinite number, and an
    # integer that is too large for the database.
    @pytest.mark.parametrize(
        "cursor",
        ["nonsense", "eCAx", "MjguMjUgeA==", "MjguMjU=", "aW5mIDE=", "MWUtOTk5OSAx", "x" * 500],
    )
    def test_no_cursor_of_ours(self, strong: list[User], cursor: str) -> None:
        body = is_problem(Api().get("titles/yspahan/ladder/", cursor=cursor), 400, "malformed")
        assert [error["field"] for error in body["errors"]] == ["cursor"]

    def test_more_people_take_no_more_queries(self, strong: list[User]) -> None:
        few = [_queries(Api(), "titles/yspahan/ladder/") for _ in range(2)]
        for n in range(20):
            who = person(f"more-{n}")
            Rating.objects.create(person=who, title="yspahan", mu=24, sigma=2, games=10)
        assert _queries(Api(), "titles/yspahan/ladder/") == few[1]


def _queries(api: Api, path: str) -> int:
    with CaptureQueriesContext(connection) as asked:
        assert api.get(path).status_code == 200
    return sum("clock_timestamp" not in entry["sql"] for entry in asked)
