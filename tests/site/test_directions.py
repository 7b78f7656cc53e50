"""Languages from right to left, and names in other scripts."""

from __future__ import annotations

import re

import pytest
from django.test import Client
from django.urls import reverse

from accounts.models import User
from mp2site.text.rendering import END_ISOLATE, ISOLATE, msg
from tests.support import pseudo
from tests.support.tables import open_table, people, person

NAMES = ("שרה", "ليلى", "Ελένη", "明子", "Žofie", "Наташа")


@pytest.mark.parametrize("name", NAMES)
def test_people_sign_up_with_names_in_their_scripts(name: str, db: None, client: Client) -> None:
    given = {"username": name, "email": "new@example.com", "password1": "seven-camels-9"}
    assert client.post(reverse("account_signup"), given).status_code == 302
    assert User.objects.get(username=name).name == name
    assert name in client.get(reverse("profiles:detail", args=[name])).text


def test_fields_take_the_direction_of_what_is_written(db: None, client: Client) -> None:
    page = client.get(reverse("account_signup")).text
    assert re.search(r'<input[^>]*name="username"[^>]*dir="auto"', page)
    (host,) = people(1)
    client.force_login(host)
    form = client.get(reverse("tables:create")).text
    assert re.search(r'<input[^>]*name="name"[^>]*dir="auto"', form)


def test_sentences_isolate_names_from_the_right_alone() -> None:
    assert msg("tables-hosted-by", name="Jonas").isprintable()
    assert f"{ISOLATE}שרה{END_ISOLATE}" in msg("tables-hosted-by", name="שרה")


def test_names_beside_other_words_are_isolated(db: None, client: Client) -> None:
    host = person("שרה")
    open_table(host, 3, name="מסע")
    page = client.get(reverse("tables:list")).text
    assert "<bdi>שרה</bdi>" in page


def test_a_language_from_the_right_mirrors_its_pages(db: None, client: Client) -> None:
    assert "dir=" not in client.get("/titles/").text
    assert "mirrored" not in client.get("/titles/").text
    with pseudo.spoken(from_right=True) as lang:
        client.cookies.load({"django_language": lang})
        page = client.get("/titles/").text
        assert f'<html lang="{lang}" dir="rtl"' in page
        assert "css/mirrored" in page
        client.cookies.load({"django_language": "en"})
        assert 'dir="rtl"' not in client.get("/titles/").text
