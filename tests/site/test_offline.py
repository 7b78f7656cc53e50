"""Headers for the service worker: the page's person, storable pages, and the offline page."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from django.conf import settings
from django.contrib.staticfiles import finders
from django.test import Client

from accounts.models import User
from games.models import Table
from mp2site.web.offline import KEEP, NOBODY, READER
from tests.support.tables import open_table, people, person, started
from tests.support.tokens import key_of

pytestmark = pytest.mark.django_db


@pytest.fixture
def two() -> list[User]:
    return people(2)


@pytest.fixture
def table(two: list[User]) -> Table:
    return started(two)


def browser_of(person: User) -> Client:
    """Return a browser in which the person is signed in."""
    client = Client()
    client.force_login(person)
    return client


def is_kept(client: Client, path: str) -> bool:
    return KEEP in client.get(path).headers


class TestWhosePageItIs:
    def test_every_session_has_a_value_of_its_own(self, two: list[User]) -> None:
        ones, same, others = browser_of(two[0]), browser_of(two[0]), browser_of(two[1])
        said = [client.get("/").headers[READER] for client in (ones, ones, same, others)]
        assert said[0] == said[1]
        assert len({*said, NOBODY}) == 4

    def test_the_value_tells_nothing_of_session_or_person(self, two: list[User]) -> None:
        client = browser_of(two[0])
        said = client.get("/").headers[READER]
        key = client.session.session_key
        assert key is not None
        assert key not in said
        assert two[0].username not in said

    def test_it_is_nobodys_after_signing_out(self, client: Client, two: list[User]) -> None:
        client.force_login(two[0])
        assert client.post("/accounts/logout/").headers[READER] == NOBODY
        assert client.get("/").headers[READER] == NOBODY
        assert not is_kept(client, "/")

    def test_refusals_say_it_too(self, two: list[User]) -> None:
        client = browser_of(two[0])
        answer = client.get("/tables/nowhere/")
        assert (answer.status_code, answer.headers[READER] == NOBODY) == (404, False)

    def test_rest_is_left_alone(self, two: list[User]) -> None:
        token = {"Authorization": f"Token {key_of(two[0])}"}
        assert READER not in Client().get("/api/me/turns/", headers=token).headers
        assert READER not in browser_of(two[0]).get("/api/me/turns/").headers


class TestWhatIsKept:
    def test_home_games_and_own_tables(self, two: list[User], table: Table) -> None:
        client = browser_of(two[0])
        room = open_table(two[0], 3)
        for path in ("/", "/games/", f"/tables/{table.pk}/", f"/tables/{room.pk}/"):
            assert is_kept(client, path), path

    def test_others_tables_are_not(self, two: list[User], table: Table) -> None:
        client = browser_of(person("onlooker"))
        assert not is_kept(client, f"/tables/{table.pk}/")

    @pytest.mark.parametrize(
        "path",
        [
            "/me/settings/",
            "/me/security/",
            "/me/tokens/",
            "/me/data/",
            "/accounts/email/",
            "/accounts/password/change/",
            "/notices/",
            "/notices/devices/",
            "/admin/",
            "/games/all/",
            "/people/",
            "/tables/new/",
        ],
    )
    def test_private_pages_and_all_others_are_not(self, two: list[User], path: str) -> None:
        two[0].is_staff = two[0].is_superuser = True
        two[0].save()
        assert not is_kept(browser_of(two[0]), path)

    def test_parts_and_the_history_are_not(self, two: list[User], table: Table) -> None:
        client = browser_of(two[0])
        assert not is_kept(client, f"/tables/{table.pk}/?partial=1&since=0")
        assert not is_kept(client, f"/tables/{table.pk}/history/")

    def test_a_kept_page_has_its_zone_and_the_place_of_its_part(
        self, two: list[User], table: Table
    ) -> None:
        client = browser_of(two[0])
        page = client.get(f"/tables/{table.pk}/").text
        part = client.get(f"/tables/{table.pk}/?partial=1").text
        assert client.get("/").headers[KEEP] == two[0].time_zone
        assert page.split("<!--table-->")[1].split("<!--/table-->")[0].startswith(part[:40])


class TestTheOfflinePage:
    @pytest.mark.parametrize(
        ("language", "heading"), [("en", "You are offline"), ("de", "Du bist offline")]
    )
    def test_is_there_in_each_language_and_nobodys(
        self, two: list[User], language: str, heading: str
    ) -> None:
        page = browser_of(two[0]).get(f"/offline/{language}/").text
        assert f'<html lang="{language}" data-offline>' in page
        assert f'<h1 class="title">{heading}</h1>' in page
        assert "<!--kept-->" in page
        assert page.count("<template>") == page.count("</template>") == 1
        assert two[0].username not in page

    def test_is_in_no_other_language(self, client: Client) -> None:
        assert client.get("/offline/nl/").status_code == 404

    def test_the_worker_knows_all_of_them(self, client: Client) -> None:
        script = client.get("/worker.js").text
        for language, _ in settings.LANGUAGES:
            assert f'"{language}": "/offline/{language}/"' in script
        assert f"const LONGEST = {settings.SESSION_COOKIE_AGE} * 1000;" in script


def test_browsers_can_install_the_app() -> None:
    manifest = json.loads(Path(str(finders.find("manifest.json"))).read_text())
    assert {"name", "short_name", "theme_color", "background_color"} <= set(manifest)
    assert [manifest[what] for what in ("id", "start_url", "scope")] == ["/", "/", "/"]
    assert manifest["display"] == "standalone"
    icons = {(icon["sizes"], icon["purpose"]) for icon in manifest["icons"]}
    assert icons >= {
        (size, for_) for size in ("192x192", "512x512") for for_ in ("any", "maskable")
    }
    assert all(finders.find(icon["src"]) for icon in manifest["icons"])
