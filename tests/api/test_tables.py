"""Tables over REST: browse, create, join, leave, start, abandon."""

from __future__ import annotations

from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest

from accounts.models import User
from games.models import Table
from tests.api.conftest import Api, is_problem
from tests.support.editions import FIRST, OTHERS, SLUG, add_second
from tests.support.tables import now, open_table, started

pytestmark = pytest.mark.django_db


def ids(body: dict[str, Any]) -> list[str]:
    return [table["id"] for table in body["results"]]


class TestBrowse:
    def test_newest_first_in_pages_that_neither_repeat_nor_skip(self, three: list[User]) -> None:
        made = [open_table(three[0], 3).pk for _ in range(5)]
        seen: list[str] = []
        query: dict[str, Any] = {"limit": 2}
        while True:
            body = Api().get("tables/", **query).json()
            seen += ids(body)
            open_table(three[0], 3)  # a table opened meanwhile moves no page
            if body["next"] is None:
                break
            query["cursor"] = body["next"].split("cursor=")[1].split("&")[0]
        assert seen == made[::-1]

    def test_by_state_title_and_person(self, three: list[User]) -> None:
        playing, waiting = started(three), open_table(three[1], 3)
        get = Api().get
        assert ids(get("tables/", status="playing").json()) == [playing.pk]
        assert ids(get("tables/", status="open").json()) == [waiting.pk]
        assert ids(get("tables/", title="yspahan").json()) == [waiting.pk, playing.pk]
        assert ids(get("tables/", title="chess").json()) == []
        assert ids(get("tables/", person=three[0].username).json()) == [playing.pk]

    def test_mine_has_my_private_ones(self, three: list[User]) -> None:
        mine = open_table(three[0], 3, visibility="private")
        assert ids(Api(three[0]).get("tables/", mine="1").json()) == [mine.pk]
        assert ids(Api(three[1]).get("tables/", mine="1").json()) == []
        assert ids(Api(three[1]).get("tables/").json()) == []

    def test_mine_by_title(self, three: list[User]) -> None:
        mine = open_table(three[0], 3)
        assert ids(Api(three[0]).get("tables/", mine="1", title="yspahan").json()) == [mine.pk]
        assert ids(Api(three[0]).get("tables/", mine="1", title="chess").json()) == []

    def test_mine_asks_who(self, db: None) -> None:
        is_problem(Api().get("tables/", mine="1"), 401, "not-signed-in")

    def test_joinable_leaves_my_own_out(self, three: list[User]) -> None:
        table = open_table(three[0], 3)
        assert ids(Api(three[0]).get("tables/", joinable="1").json()) == []
        assert ids(Api(three[1]).get("tables/", joinable="1").json()) == [table.pk]
        assert ids(Api().get("tables/", joinable="1").json()) == [table.pk]

    def test_joinable_by_forecasts(self, three: list[User]) -> None:
        open_table(three[0], 4, title="marco-polo-2")
        short, live = open_table(three[0], 2), open_table(three[0], 2, pace="live")
        reader = Api(three[1])
        soonest = ids(reader.get("tables/", joinable="1", sort="soonest").json())
        assert soonest[:2] == [live.pk, short.pk]
        high = reader.get(f"tables/{short.pk}/forecast/").json()["high"]
        for days, fit in ((high, [live.pk, short.pk]), (high - 1, [live.pk])):
            query = {"joinable": "1", "ends_within": str(days), "title": "yspahan"}
            assert sorted(ids(reader.get("tables/", **query).json())) == sorted(fit)
        pages = reader.get("tables/", joinable="1", sort="soonest", limit="2").json()
        cursor = parse_qs(urlsplit(pages["next"]).query)["cursor"][0]
        query = {"joinable": "1", "sort": "soonest", "limit": "2", "cursor": cursor}
        assert ids(reader.get("tables/", **query).json()) == soonest[2:]

    def test_a_list_takes_few_queries(
        self, three: list[User], django_assert_max_num_queries: Any
    ) -> None:
        for _ in range(5):
            started(three)
        with django_assert_max_num_queries(3):
            assert len(Api().get("tables/").json()["results"]) == 5

    @pytest.mark.parametrize(
        "query",
        [
            {"cursor": "nonsense"},
            {"cursor": "AAAA"},
            {"cursor": "OTk5OTk5OTk5OTk5OTk5OTk5OTkgYWFh"},
            {"cursor": "MSAA"},
            {"limit": "0"},
            {"limit": "many"},
            {"limit": "9" * 5000},
            {"status": "asleep"},
            {"mine": "yes"},
            {"title": "a\x00b"},
            {"person": "x" * 151},
        ],
    )
    def test_bad_parameters(self, db: None, query: dict[str, str]) -> None:
        body = is_problem(Api().get("tables/", **query), 400, "malformed")
        assert [error["field"] for error in body["errors"]] == list(query)


class TestCreate:
    def test_its_maker_is_host_and_sits(self, three: list[User]) -> None:
        answer = Api(three[0]).post("tables/", {"title": "yspahan", "seats": 3, "name": "Friday"})
        body = answer.json()
        assert answer.status_code == 201
        assert answer.headers["Location"] == f"/api/tables/{body['id']}/"
        assert (body["name"], body["size"], body["status"]) == ("Friday", 3, "open")
        assert [(p["name"], p["you"], p["host"]) for p in body["people"]] == [("mara", True, True)]
        assert len(body["fairness"]["commitment"]) == 64
        assert body["fairness"]["seed"] == body["fairness"]["secret"] == ""
        assert body["view"] is None

    def test_its_talk_is_closed_if_its_host_wishes(self, three: list[User]) -> None:
        api, sent = Api(three[0]), {"title": "yspahan", "seats": 3}
        tables = [api.post("tables/", {**sent, **wish}) for wish in ({}, {"talk_closed": True})]
        assert [table.json()["talk_closed"] for table in tables] == [False, True]

    def test_it_counts_computers_if_site_and_host_wish(
        self, three: list[User], settings: Any
    ) -> None:
        api, sent = Api(three[0]), {"title": "yspahan", "seats": 3, "rates_computers": True}
        settings.RATE_COMPUTERS = True
        assert api.post("tables/", sent).json()["rates_computers"]
        settings.RATE_COMPUTERS = False
        refused = api.post("tables/", sent)
        assert (refused.status_code, refused.json()["rule"]) == (422, "rates-computers")

    def test_it_shows_its_join_requirements_and_whether_it_is_rated(
        self, three: list[User]
    ) -> None:
        api, sent = Api(three[0]), {"title": "yspahan", "seats": 3}
        wish = {"asks_punctual": 95, "rating_from": 1400, "rating_to": 1600, "rated": False}
        none = {"asks_punctual": 0, "rating_from": None, "rating_to": None, "rated": True}
        for wished, told in (({}, none), (none, none), (wish, wish)):
            table = api.post("tables/", {**sent, **wished}).json()
            assert {name: table[name] for name in told} == told
            assert {name: api.get(f"tables/{table['id']}/").json()[name] for name in told} == told

    def test_a_table_chooses_an_edition_of_those_that_are_known(
        self, three: list[User], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        sent = {"title": SLUG, "seats": 3, "edition": "second"}
        is_problem(Api(three[0]).post("tables/", sent), 422, "bad-setup")
        add_second(monkeypatch)
        assert Api().get(f"titles/{SLUG}/").json()["editions"] == [FIRST, *OTHERS, "second"]
        created = Api(three[0]).post("tables/", sent).json()
        assert created["edition"] == "second"
        left_open = Api(three[0]).post("tables/", {**sent, "edition": None}).json()
        assert left_open["edition"] == FIRST

    @pytest.mark.parametrize(
        "bad",
        [
            {"title": "chess"},
            {"seats": 5},
            {"options": {"sun": "high"}},
            {"edition": "lost"},
            {"nonce": "seven camels"},
            {"asks_punctual": 85},
            {"rating_from": 1600, "rating_to": 1500},
        ],
    )
    def test_what_the_title_does_not_allow(self, three: list[User], bad: dict[str, Any]) -> None:
        sent = {"title": "yspahan", "seats": 3, **bad}
        is_problem(Api(three[0]).post("tables/", sent), 422, "bad-setup")
        assert not Table.objects.exists()

    @pytest.mark.parametrize(
        "bad",
        [
            {"title": 7},
            {"title": "a\x00b"},
            {"title": "x" * 41},
            {"seats": "3"},
            {"seats": 10**30},
            {"seats": 2.5},
            {"seats": True},
            {"name": "x" * 61},
            {"name": ["a"]},
            {"options": [1]},
            {"options": {"a": {"b": "c"}}},
            {"options": {str(n): "x" for n in range(51)}},
            {"visibility": "secret"},
            {"pace": "hasty"},
            {"start_when_full": "yes"},
            {"start_when_full": None},
            {"talk_closed": "yes"},
            {"rated": 1},
            {"rates_computers": 1},
            {"asks_punctual": None},
            {"asks_punctual": 96},
            {"rating_from": "1400"},
            {"rating_to": 4001},
            {"nonce": "n" * 65},
        ],
    )
    def test_what_is_no_set_up_at_all(self, three: list[User], bad: dict[str, Any]) -> None:
        sent = {"title": "yspahan", "seats": 3, **bad}
        body = is_problem(Api(three[0]).post("tables/", sent), 400, "malformed")
        assert {error["field"].split(".")[0] for error in body["errors"]} == set(bad)
        assert not Table.objects.exists()


class TestSeats:
    def test_the_last_one_starts_the_game(self, three: list[User]) -> None:
        table = open_table(three[0], 3)
        second = Api(three[1]).post(f"tables/{table.pk}/join/", {"nonce": "seven-camels"}).json()
        assert second["status"] == "open"
        assert "seven-camels" in second["fairness"]["nonces"]
        third = Api(three[2]).post(f"tables/{table.pk}/join/", {}).json()
        assert third["status"] == "playing"
        assert third["view"]["seat"] == third["seat"]

    def test_people_who_do_not_meet_the_join_requirements(self, three: list[User]) -> None:
        table = open_table(three[0], 3, rating_from=1600)
        path = f"tables/{table.pk}/join/"
        body = is_problem(Api(three[1]).post(path, {}), 403, "not-asked-for")
        assert body["detail"].endswith(
            "at least 1,600 points. You have no rating yet, which counts as 1,500."
        )
        assert Api(three[1]).post(path, {"token": table.token}).status_code == 200

    def test_by_invitation(self, three: list[User]) -> None:
        table = open_table(three[0], 3, visibility="private")
        path, token = f"tables/{table.pk}/", table.token
        is_problem(Api(three[1]).get(path), 404, "not-found")
        assert Api(three[1]).get(path, token=token).json()["status"] == "open"
        is_problem(Api(three[1]).post(f"{path}join/", {"token": "guess"}), 404, "not-found")
        assert Api(three[1]).post(f"{path}join/", {"token": token}).status_code == 200

    def test_a_guessed_invitation(self, three: list[User]) -> None:
        path = f"tables/{open_table(three[0], 3, visibility='link').pk}/join/"
        is_problem(Api(three[1]).post(path, {"token": "guess"}), 403, "wrong-token")

    def test_only_those_who_sit_see_the_invitation(self, three: list[User]) -> None:
        table = open_table(three[0], 3, visibility="link")
        path = f"tables/{table.pk}/"
        assert Api(three[0]).get(path).json()["invitation"] == table.token
        assert Api(three[1]).get(path).json()["invitation"] == ""
        assert Api().get(path).json()["invitation"] == ""

    def test_refused_joins(self, three: list[User], stranger: User) -> None:
        table = open_table(three[0], 3)
        is_problem(Api(three[0]).post(f"tables/{table.pk}/join/", {}), 409, "already-seated")
        full = open_table(three[0], 2, start_when_full=False)
        Api(three[1]).post(f"tables/{full.pk}/join/", {})
        is_problem(Api(stranger).post(f"tables/{full.pk}/join/", {}), 409, "full")
        is_problem(Api(stranger).post(f"tables/{started(three).pk}/join/", {}), 409, "not-open")

    def test_leaving(self, three: list[User]) -> None:
        table = open_table(three[0], 3)
        Api(three[1]).post(f"tables/{table.pk}/join/", {})
        assert Api(three[0]).post(f"tables/{table.pk}/leave/").status_code == 204
        assert now(table).host == three[1]
        is_problem(Api(three[0]).post(f"tables/{table.pk}/leave/"), 403, "not-your-seat")
        assert Api(three[1]).post(f"tables/{table.pk}/leave/").status_code == 204
        assert not Table.objects.exists()

    def test_one_does_not_leave_a_game(self, three: list[User], game: Table) -> None:
        is_problem(Api(three[0]).post(f"tables/{game.pk}/leave/"), 409, "not-open")

    def test_starting_by_hand(self, three: list[User]) -> None:
        table = open_table(three[0], 2, start_when_full=False)
        path = f"tables/{table.pk}/start/"
        is_problem(Api(three[0]).post(path), 409, "not-enough-seats")
        Api(three[1]).post(f"tables/{table.pk}/join/", {})
        is_problem(Api(three[1]).post(path), 403, "not-host")
        assert Api(three[0]).post(path).json()["status"] == "playing"
        is_problem(Api(three[0]).post(path), 409, "not-open")


class TestAbandon:
    def test_ends_the_game_when_all_agree(self, three: list[User], game: Table) -> None:
        path = f"tables/{game.pk}/abandon/"
        agreed = Api(three[0]).post(path, {}).json()
        mine = next(person for person in agreed["people"] if person["you"])
        assert mine["consents_to_abandon"]
        withdrawn = Api(three[0]).post(path, {"consent": False}).json()
        assert not any(person["consents_to_abandon"] for person in withdrawn["people"])
        answers = [Api(user).post(path, {"consent": True}).json() for user in three]
        assert [answer["status"] for answer in answers] == ["playing", "playing", "abandoned"]
        is_problem(Api(three[0]).post(path, {}), 409, "not-playing")

    def test_asks_only_those_who_sit(self, game: Table, stranger: User) -> None:
        is_problem(Api(stranger).post(f"tables/{game.pk}/abandon/", {}), 403, "not-your-seat")
