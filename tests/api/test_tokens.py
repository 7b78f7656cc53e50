"""Tokens of a person's programs: several, named, scoped, with an expiry, stored as digests."""

from __future__ import annotations

import json
from datetime import timedelta
from typing import Any

import pytest
from django.db import connection
from django.http import HttpResponse
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import reverse

from accounts.models import ApiToken, Scope, User
from accounts.selectors.tokens import api_token_by_key
from accounts.services.access import access_revoke
from accounts.services.feed import calendar_token_renew
from accounts.services.tokens import api_token_make
from mp2site.infra import clock
from notifications import links
from tests.api.conftest import Api, conforms, is_problem
from tests.support.tables import acting, asked, person, started
from tests.support.tokens import key_of

pytestmark = pytest.mark.django_db
PASSWORD = "a long password"


class Browser:
    """A browser whose person has just reauthenticated."""

    def __init__(self, name: str) -> None:
        self.client = Client()
        data = {"login": name, "password": PASSWORD}
        assert self.client.post(reverse("account_login"), data).status_code == 302
        self.confirm()

    def confirm(self) -> None:
        again = self.client.post(reverse("account_reauthenticate"), {"password": PASSWORD})
        assert again.status_code == 302

    def get(self) -> HttpResponse:
        answer = self.client.get("/api/me/tokens/")
        conforms("GET", "/api/me/tokens/", answer)
        return answer

    def make(self, **changes: Any) -> HttpResponse:
        wanted = {"name": "my watch", "scope": "read", "days": 90, **changes}
        answer = self.client.post("/api/me/tokens/", json.dumps(wanted), "application/json")
        conforms("POST", "/api/me/tokens/", answer)
        return answer

    def withdraw(self, number: int) -> HttpResponse:
        answer = self.client.delete(f"/api/me/tokens/{number}/")
        conforms("DELETE", f"/api/me/tokens/{number}/", answer)
        return answer


@pytest.fixture
def mara(db: None) -> User:
    return person("mara")


@pytest.fixture
def browser(mara: User) -> Browser:
    return Browser("mara")


def ask(key: str, path: str = "me/turns/") -> HttpResponse:
    return Client().get(f"/api/{path}", headers={"Authorization": f"Token {key}"})


class TestMaking:
    def test_it_lets_a_program_in(self, browser: Browser) -> None:
        made = browser.make()
        assert (made.status_code, made.headers["Cache-Control"]) == (201, "private, no-store")
        assert ask(made.json()["token"]).status_code == 200

    def test_there_are_several_with_names(self, browser: Browser) -> None:
        keys = [browser.make(name=name).json()["token"] for name in ("watch", "lamp")]
        assert [token["name"] for token in browser.get().json()["results"]] == ["lamp", "watch"]
        assert [ask(key).status_code for key in keys] == [200, 200]

    def test_nobody_can_tell_the_key_again(self, browser: Browser) -> None:
        key = browser.make().json()["token"]
        assert key not in browser.get().content.decode()
        row = ApiToken.objects.values().get()
        assert key not in str(row)
        assert ApiToken.digest_of(key) == row["digest"]

    @pytest.mark.parametrize(
        "wrong", [{"name": ""}, {"name": "x" * 61}, {"scope": "all"}, {"days": 10_000}]
    )
    def test_what_is_refused(self, browser: Browser, wrong: dict[str, Any]) -> None:
        is_problem(browser.make(**wrong), 400, "malformed")
        assert not ApiToken.objects.exists()

    def test_twenty_are_enough(self, mara: User, browser: Browser) -> None:
        for _ in range(20):
            api_token_make(person=mara, name="again", scope="read")
        is_problem(browser.make(), 409, "tokens-many")
        assert ApiToken.objects.count() == 20
        with clock.shift(timedelta(days=31)):
            assert api_token_make(person=mara, name="later", scope="read")

    def test_a_session_that_was_left_open_makes_none(self, browser: Browser, settings: Any) -> None:
        settings.ACCOUNT_REAUTHENTICATION_TIMEOUT = -1
        is_problem(browser.make(), 403, "sign-in-again")
        assert not ApiToken.objects.exists()
        settings.ACCOUNT_REAUTHENTICATION_TIMEOUT = 300
        assert browser.make().status_code == 201

    def test_no_token_makes_another(self, mara: User) -> None:
        is_problem(
            Api(mara).post("me/tokens/", {"name": "x", "scope": "play"}), 401, "not-signed-in"
        )


class TestScope:
    def test_a_reader_reads_and_changes_nothing(self, three: list[User]) -> None:
        table = started(three)
        me = acting(table)
        key, decision = key_of(me, Scope.READ), asked(table, me)
        assert ask(key, f"tables/{table.pk}/").json()["decisions"]
        api = Api(me)
        api.headers = {"Authorization": f"Token {key}"}
        choice = {"decision": decision.id, "key": decision.choices[0].key}
        is_problem(api.post(f"tables/{table.pk}/choices/", choice), 403, "read-only-token")
        is_problem(api.post("tables/", {"title": "yspahan", "size": 2}), 403, "read-only-token")
        assert asked(table, me) == decision

    def test_it_may_ask_about_the_rules(self, mara: User) -> None:
        api = Api(mara)
        api.headers = {"Authorization": f"Token {key_of(mara, Scope.READ)}"}
        asks = {"seats": 2, "seed": "00" * 32, "choices": [], "seat": 0, "key": "roll:0"}
        assert api.post("rules/yspahan/validate/", asks).status_code == 200


class TestTheEnd:
    def test_it_expires(self, mara: User) -> None:
        _, key = api_token_make(person=mara, name="short", scope="play", days=30)
        with clock.shift(timedelta(days=29, hours=23)):
            assert ask(key).status_code == 200
        with clock.shift(timedelta(days=30)):
            is_problem(ask(key), 401, "bad-credentials")

    def test_withdrawn(self, browser: Browser) -> None:
        made, kept = browser.make().json(), browser.make().json()
        assert browser.withdraw(made["id"]).status_code == 204
        is_problem(ask(made["token"]), 401, "bad-credentials")
        assert ask(kept["token"]).status_code == 200

    def test_nobody_withdraws_anothers(self, browser: Browser) -> None:
        token, key = api_token_make(person=person("jonas"), name="theirs", scope="read")
        assert browser.withdraw(token.pk).status_code == 204
        assert ask(key).status_code == 200

    def test_a_closed_account_has_none(self, mara: User) -> None:
        _, key = api_token_make(person=mara, name="mine", scope="play")
        User.objects.filter(pk=mara.pk).update(is_active=False)
        is_problem(ask(key), 401, "bad-credentials")

    def test_all_ways_without_a_sign_in_close_at_once(self, mara: User) -> None:
        _, key = api_token_make(person=mara, name="mine", scope="play")
        feed = reverse("calendar:deadlines", args=[calendar_token_renew(person=mara)])
        link = links.preferences(mara).removeprefix("http://localhost:8000")
        doors = [lambda: ask(key), lambda: Client().get(feed), lambda: Client().get(link)]
        assert [door().status_code for door in doors] == [200, 200, 200]
        access_revoke(person=mara)
        assert [door().status_code for door in doors] == [401, 404, 404]
        renewed = links.preferences(mara).removeprefix("http://localhost:8000")
        assert Client().get(renewed).status_code == 200


class TestUse:
    def test_one_query_knows_token_and_person(self, mara: User) -> None:
        made, key = api_token_make(person=mara, name="mine", scope="play")
        with CaptureQueriesContext(
            connection,
        ) as queries:
            found = api_token_by_key(key)
        assert len(queries) == 1
        assert found == made
        assert found is not None
        slow = ApiToken.objects.select_related("person").get()
        fast, slowly = ({**vars(one.person), "_state": None} for one in (found, slow))
        assert fast == slowly

    def test_its_last_use_is_written_once_a_day(self, mara: User) -> None:
        _, key = api_token_make(person=mara, name="mine", scope="play")
        start = clock.now()
        seen = []
        for hours in (0, 1, 25):
            with clock.at(start + timedelta(hours=hours)):
                ask(key)
                seen.append(ApiToken.objects.get().used_at)
        assert seen == [start, start, start + timedelta(hours=25)]
