"""The translators' page: who may see it, what it lists, and where its links lead."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from django.contrib.auth.models import Permission
from django.test import Client
from django.urls import reverse

from accounts.models import User
from games.rules.kernel import LANGUAGES
from games.translators import stands
from games.translators.listing import listed
from games.translators.stands import Stand, address, general, recorded
from mp2site.text import catalogue
from tests.support.tables import people, person, started

pytestmark = pytest.mark.django_db
PAGE = "/translators/"


@pytest.fixture
def translator(client: Client) -> User:
    (person,) = people(1)
    right = Permission.objects.get(content_type__app_label="accounts", codename="translate")
    person.user_permissions.add(right)
    client.force_login(person)
    return person


def test_only_people_with_the_right_see_it(client: Client) -> None:
    assert "/login/" in client.get(PAGE)["Location"]
    (person,) = people(1)
    client.force_login(person)
    assert client.get(PAGE).status_code == 403
    assert PAGE not in client.get(reverse("accounts:settings")).text


def test_their_settings_lead_to_it(client: Client, translator: User) -> None:
    assert f'href="{PAGE}"' in client.get(reverse("accounts:settings")).text


def test_it_lists_what_the_command_lists(client: Client, translator: User) -> None:
    lacks = [one.entry.key for one in listed("fr", {}, missing=True)]
    assert lacks
    shown = client.get(PAGE, {"language": "fr"}).text
    assert re.findall(r"<h3><code>([^<]+)", shown) == lacks[:25]
    assert "page=2" in shown
    second = client.get(PAGE, {"language": "fr", "page": "2"}).text
    assert re.findall(r"<h3><code>([^<]+)", second) == lacks[25:50]


def test_a_whole_language_lacks_nothing(client: Client, translator: User) -> None:
    assert "<h3>" not in client.get(PAGE, {"language": "de"}).text


def test_a_file_can_be_chosen(client: Client, translator: User) -> None:
    file = "mp2site/text/messages/fr/home.ftl"
    asked = {"language": "fr", "file": file, "all": "1"}
    shown = client.get(PAGE, asked).text
    keys = re.findall(r"<h3><code>([^<]+)", shown)
    assert keys
    assert all(key.startswith("home-") for key in keys)
    assert set(re.findall(r"small\"><code>([^<]+)", shown)) == {file}


def test_a_message_has_english_comment_values_and_a_page(client: Client, translator: User) -> None:
    table = started([person("noor"), person("emil")], "yspahan")
    asked = {"language": "fr", "all": "1", "file": "games/rules/yspahan/messages.fr.ftl"}
    pages = "".join(client.get(PAGE, {**asked, "page": str(n)}).text for n in range(1, 12))
    assert f'href="/tables/{table.pk}/' in pages
    assert re.search(r"<dt><code>\$\w+</code></dt>\s*<dd dir=\"auto\">[^<]+</dd>", pages)
    assert 'lang="en" dir="ltr">yspahan-' in pages


def test_most_messages_have_a_recorded_place() -> None:
    keys = {entry.key for entry in catalogue.entries(next(iter(LANGUAGES)), missing=False)}
    known = {one.entry.key for one in listed("fr", recorded(), missing=False) if one.stand}
    assert len(known) / len(keys) > 0.4


def test_addresses_are_valid_on_each_site() -> None:
    def title_of(table: str) -> str:
        return {"abcdefghjk": "yspahan"}[table]

    assert general("/titles/yspahan/rules/?x=1", title_of) == "/titles/yspahan/rules/"
    assert general("/tables/abcdefghjk/history/3/", title_of) == "/tables/{yspahan}/history/"
    assert general("/people/mara/", title_of) == "/people/"
    stand = Stand("/tables/{yspahan}/history/", {})
    assert address(stand, {"yspahan": "other"}) == "/tables/other/history/"
    assert address(stand, {}) == "/titles/yspahan/"


def test_a_record_can_be_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stands, "RECORDED", tmp_path / "stands.json")
    heard = {"home-x": Stand("/", {"count": 3, "name": "m" * 99})}
    stands.record(heard, str)
    recorded.cache_clear()
    assert recorded() == {"home-x": Stand("/", {"count": 3, "name": "m" * 60})}
    recorded.cache_clear()
