"""Problems in general: their texts, rate limits, our own bugs, and the page that documents the
API.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from typing import Any

import pytest
from django.test import Client
from django.utils import translation
from drf_spectacular.generators import SchemaGenerator
from jsonschema import Draft202012Validator

from accounts.models import User
from games.api import tables
from games.api.openapi import STATUS
from games.api.problems import CODES, problem
from games.errors import GamesError
from games.models import Table
from tests.api.conftest import Api, document, is_problem
from tests.support.tables import acting

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("code", CODES)
def test_every_code_has_words(code: str, language: str) -> None:
    with translation.override(language):
        body = problem(code, 400)
    assert body["title"] != f"api-{code}"
    assert body["type"] == f"urn:caravanserai:problem:{code}"


def test_every_error_of_the_tables_has_a_status_in_the_schema() -> None:
    for kind in GamesError.__subclasses__():
        assert STATUS[kind.code] == kind.status


def test_problems_speak_the_askers_language(game: Table) -> None:
    said = [
        Api().get("tables/zzzzzzzzzz/", headers={"Accept-Language": language}).json()["title"]
        for language in ("en", "de", "fr")
    ]
    assert len(set(said)) == 3


class TestRates:
    @pytest.fixture(autouse=True)
    def _early_in_a_minute(self, time_machine: Any) -> None:
        """Begin early in a minute, since each minute has a new count of requests."""
        time_machine.move_to(datetime(2026, 11, 21, 12, 0, 5, tzinfo=UTC), tick=False)

    @pytest.fixture(autouse=True)
    def within_a_minute(self, time_machine: Any) -> None:
        """Begin early in a minute, since each minute has a new count of requests."""
        time_machine.move_to(datetime.now(UTC).replace(second=5, microsecond=0), tick=False)

    def test_a_person_who_asks_too_often_waits(
        self, settings: Any, game: Table, three: list[User], stranger: User
    ) -> None:
        settings.API_RATES = {"person": 3, "anonymous": 0, "validate": 0}
        me = Api(three[0])
        assert [me.get("me/turns/").status_code for _ in range(3)] == [200] * 3
        answer = me.get("me/turns/")
        is_problem(answer, 429, "throttled")
        assert 1 <= int(answer.headers["Retry-After"]) <= 61
        assert Api(stranger).get("me/turns/").status_code == 200

    def test_strangers_are_counted_by_address(self, settings: Any, db: None) -> None:
        settings.API_RATES = {"person": 0, "anonymous": 2, "validate": 0}
        for status in (200, 200, 429):
            assert Api().get("titles/").status_code == status
        elsewhere = Client().get("/api/titles/", REMOTE_ADDR="10.1.2.3")
        assert elsewhere.status_code == 200

    def test_nobody_becomes_another_by_a_header(self, settings: Any, db: None) -> None:
        settings.API_RATES = {"person": 0, "anonymous": 1, "validate": 0}
        statuses = [
            Api().get("titles/", headers={"X-Forwarded-For": f"10.0.0.{n}"}).status_code
            for n in range(2)
        ]
        assert statuses == [200, 429]

    def test_validation_has_a_rate_of_its_own(self, settings: Any, db: None) -> None:
        settings.API_RATES = {"person": 0, "anonymous": 0, "validate": 1}
        sent = {"seats": 3, "seed": "00" * 32}
        path = "rules/yspahan/validate/"
        assert [Api().post(path, sent).status_code for _ in range(2)] == [200, 429]
        assert Api().get("titles/").status_code == 200

    def test_a_minute_later_all_is_well(self, settings: Any, db: None, time_machine: Any) -> None:
        settings.API_RATES = {"person": 0, "anonymous": 1, "validate": 0}
        assert [Api().get("titles/").status_code for _ in range(2)] == [200, 429]
        time_machine.shift(61)
        assert Api().get("titles/").status_code == 200


def test_a_bug_of_ours_is_logged_and_tells_nothing(
    game: Table, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(**_: object) -> None:
        raise ZeroDivisionError("the vase on the shelf")

    monkeypatch.setattr(tables, "table_open", broken)
    client = Client(raise_request_exception=False)
    answer = client.get(f"/api/tables/{game.pk}/")
    is_problem(answer, 500, "bug")
    assert "vase" not in answer.content.decode()
    assert "vase" in caplog.text
    with pytest.raises(ZeroDivisionError):
        Client().get(f"/api/tables/{game.pk}/")


class TestDocs:
    def test_the_page_needs_nothing_from_elsewhere_and_fits_our_policy(
        self, client: Client
    ) -> None:
        page = client.get("/api/docs/").content.decode()
        assert "http://" not in page
        assert "https://" not in page
        assert "<style" not in page
        assert "onload" not in page
        scripts = page.split("<script")[1:]
        assert len(scripts) == 3
        assert all(script.startswith(' src="/') for script in scripts)

    def test_its_assets_are_there(self, client: Client) -> None:
        page = client.get("/api/docs/").content.decode()
        sources = [
            part.split('"')[0] for part in page.replace('href="', 'src="').split('src="')[1:]
        ]
        assert len(sources) == 6
        for source in sources:
            answer = client.get(source.replace("&amp;", "&"))
            answer.close()
            assert answer.status_code == 200, source

    def test_the_schema_has_words_and_examples_for_every_call(self) -> None:
        for path, verbs in document()["paths"].items():
            for verb, call in verbs.items():
                assert call["summary"], (verb, path)
                assert call["description"], (verb, path)
                for status, answer in call["responses"].items():
                    media = answer.get("content", {}).get("application/problem+json")
                    assert int(status) < 400 or media["examples"], (verb, path, status)
                if "requestBody" in call:
                    content = call["requestBody"]["content"]["application/json"]
                    assert content["examples"], (verb, path)

    def test_its_examples_are_what_it_announces(self) -> None:
        shown = 0
        for verbs in document()["paths"].values():
            for call in verbs.values():
                for media in _media(call):
                    schema = {**media["schema"], "components": document()["components"]}
                    for example in media.get("examples", {}).values():
                        Draft202012Validator(schema).validate(example["value"])
                        shown += 1
        assert shown > 100

    def test_the_schema_is_served(self, client: Client) -> None:
        answer = client.get("/api/schema/")
        assert json.loads(answer.content)["openapi"] == "3.1.0"
        assert client.get("/api/schema/", {"format": "yaml"}).content.startswith(b"openapi:")

    def test_it_is_described_for_one_at_a_time(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """A regression: simultaneous first requests to a process got the status 500."""
        inside, most = [], []

        def described(*_: object, **__: object) -> dict[str, str]:
            inside.append(1)
            most.append(len(inside))
            time.sleep(0.02)
            inside.pop()
            return {}

        monkeypatch.setattr(SchemaGenerator, "get_schema", described)
        with ThreadPoolExecutor(4) as threads:
            answers = [threads.submit(Client().get, "/api/schema/") for _ in range(4)]
        assert [answer.result().status_code for answer in answers] == [200] * 4
        assert most == [1] * 4

    @pytest.mark.parametrize("accepted", ["application/json", "text/html", "image/png"])
    def test_who_accepts_neither_form_gets_json(self, client: Client, accepted: str) -> None:
        answer = client.get("/api/schema/", headers={"accept": accepted})
        assert json.loads(answer.content)["openapi"] == "3.1.0"
        yaml = client.get("/api/schema/", {"format": "yaml"}, headers={"accept": accepted})
        assert yaml.content.startswith(b"openapi:")

    def test_a_form_that_is_not_there_is_not_found(self, client: Client) -> None:
        assert client.get("/api/schema/", {"format": "pdf"}).status_code == 404


def test_a_signed_in_person_sees_a_look_in_their_language(game: Table) -> None:
    me = acting(game)
    User.objects.filter(pk=me.pk).update(language="de")
    browser = Client()
    browser.force_login(me)
    said = browser.get(f"/api/tables/{game.pk}/", {"render": "1"}).json()
    english = Api(me).get(f"tables/{game.pk}/", {"Accept-Language": "en"}, render="1").json()
    assert said["decisions"][0]["prompt"]["text"] != english["decisions"][0]["prompt"]["text"]


def _media(call: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield every body of a call: its request, its response, its problems."""
    yield from call.get("requestBody", {}).get("content", {}).values()
    for answer in call["responses"].values():
        yield from answer.get("content", {}).values()
