"""The page of a person's tokens."""

from __future__ import annotations

import re
from html import unescape

import pytest
from django.test import Client
from django.urls import reverse

from accounts.models import ApiToken, User
from accounts.selectors.tokens import api_token_by_key
from accounts.services.tokens import api_token_make
from mp2site.text.rendering import msg
from tests.support.tables import person

pytestmark = pytest.mark.django_db
PAGE = "/me/tokens/"
WANTED = {"name": "my watch", "scope": "read", "days": "90"}


@pytest.fixture
def mara(db: None) -> User:
    return person("mara")


@pytest.fixture
def browser(mara: User) -> Client:
    client = Client()
    client.force_login(mara)
    return client


def confirm(browser: Client) -> str:
    """Reauthenticate; return the next page, which repeats the submitted form."""
    answer = browser.post(
        reverse("account_reauthenticate") + f"?next={PAGE}",
        {"password": "a long password", "next": PAGE},
    )
    return answer.content.decode()


def test_a_stranger_signs_in_first() -> None:
    assert Client().get(PAGE)["Location"].startswith(reverse("account_login"))


def test_without_tokens_the_page_says_what_they_are_for(browser: Client) -> None:
    assert msg("tokens-none") in browser.get(PAGE).content.decode()


def test_the_password_comes_first_and_what_was_typed_is_kept(browser: Client, mara: User) -> None:
    asked = browser.post(PAGE, WANTED)
    assert asked["Location"].startswith(reverse("account_reauthenticate"))
    assert not ApiToken.objects.exists()
    shown = confirm(browser)
    key = re.findall(r'value="(cara_[^"]+)"', shown)
    assert len(key) == 1
    found = api_token_by_key(key[0])
    assert found is not None
    assert (found.person, found.name, found.scope) == (mara, "my watch", "read")


def test_the_key_is_shown_this_once(browser: Client) -> None:
    browser.post(PAGE, WANTED)
    confirm(browser)
    shown = browser.post(PAGE, WANTED)
    assert "no-store" in shown["Cache-Control"]
    assert "cara_" in shown.content.decode()
    again = browser.get(PAGE).content.decode()
    assert "my watch" in again
    assert "cara_" not in again


@pytest.mark.parametrize("wrong", [{"name": ""}, {"scope": "all"}, {"days": "10000"}])
def test_what_is_refused_keeps_the_rest(browser: Client, wrong: dict[str, str]) -> None:
    browser.post(PAGE, WANTED)
    confirm(browser)
    ApiToken.objects.all().delete()
    said = browser.post(PAGE, {**WANTED, "name": "kept", **wrong}).content.decode()
    assert not ApiToken.objects.exists()
    assert "cara_" not in said
    assert ('value="kept"' in said) is ("name" not in wrong)


def test_too_many_are_refused(browser: Client, mara: User) -> None:
    browser.post(PAGE, WANTED)
    confirm(browser)
    for _ in range(19):
        api_token_make(person=mara, name="again", scope="read")
    said = unescape(browser.post(PAGE, WANTED).content.decode())
    assert msg("settings-error-tokens-many") in said
    assert ApiToken.objects.count() == 20


def test_withdrawing_one(browser: Client, mara: User) -> None:
    mine, key = api_token_make(person=mara, name="mine", scope="play")
    theirs, other = api_token_make(person=person("jonas"), name="theirs", scope="play")
    for token in (mine, theirs):
        answer = browser.post(reverse("accounts:token-withdraw", args=[token.pk]))
        assert answer["Location"] == PAGE
    assert api_token_by_key(key) is None
    assert api_token_by_key(other) == theirs
