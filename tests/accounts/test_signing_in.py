"""One hash for each sign-in attempt; the admin uses the same sign-in page."""

from __future__ import annotations

from datetime import timedelta
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from allauth.account.models import EmailAddress
from django.contrib.auth import get_user
from django.contrib.auth.hashers import MD5PasswordHasher
from django.test import Client
from django.urls import reverse

from accounts.backends import OneHash
from accounts.models import User
from accounts.selectors.people import person_signing_in
from accounts.services.computers import opponent_make
from accounts.services.guests import guest_make
from mp2site.infra import clock
from tests.support.tables import person

pytestmark = pytest.mark.django_db

RIGHT = "a long password"


@pytest.fixture
def hashes(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A list of the passwords that were hashed."""
    hashed: list[str] = []
    own = MD5PasswordHasher.encode

    def counted(self: MD5PasswordHasher, password: str, salt: str) -> str:
        hashed.append(password)
        return own(self, password, salt)

    monkeypatch.setattr(MD5PasswordHasher, "encode", counted)
    return hashed


def sign_in(client: Client, login: str, password: str, **more: Any) -> Any:
    return client.post(reverse("account_login"), {"login": login, "password": password, **more})


@pytest.fixture
def _house() -> None:
    person("mara")
    person("keeper", is_staff=True, is_superuser=True)
    person("gone", is_active=False)
    person("new", verified=False)
    User.objects.create_user("by-command", "command@example.com", RIGHT)


@pytest.mark.usefixtures("_house")
@pytest.mark.parametrize(
    "login",
    [
        "mara",
        "MARA",
        "mara@example.com",
        "Mara@Example.com",
        "new@example.com",
        "command@example.com",
        "keeper",
        "keeper@example.com",
        "gone",
        "nobody",
        "nobody@example.com",
    ],
)
@pytest.mark.parametrize("password", [RIGHT, "wrong"])
def test_each_attempt_costs_one_hash(
    client: Client, hashes: list[str], login: str, password: str
) -> None:
    answer = sign_in(client, login, password)
    assert hashes == [password]
    inside = password == RIGHT and not login.startswith(("nobody", "gone"))
    assert ("_auth_user_id" in client.session) == inside
    if not inside and login != "gone":
        assert answer.status_code == 200


def test_a_suspension_shows_only_with_the_right_password(client: Client) -> None:
    person("gone", is_active=False)
    assert sign_in(client, "gone", RIGHT)["Location"] == reverse("account_inactive")
    assert sign_in(client, "gone", "wrong").status_code == 200


def test_asking_again_costs_one_hash(client: Client, hashes: list[str]) -> None:
    client.force_login(person("mara"))
    hashes.clear()
    client.post(reverse("account_reauthenticate"), {"password": "wrong"})
    client.post(reverse("account_reauthenticate"), {"password": RIGHT})
    assert hashes == ["wrong", RIGHT]


def test_without_a_password_nothing_is_hashed(client: Client, hashes: list[str]) -> None:
    assert sign_in(client, "mara", "").status_code == 200
    assert hashes == []


def test_a_session_is_of_somebody_who_may_sign_in(client: Client) -> None:
    mara, gone = person("mara"), person("gone")
    passing = guest_make(language="en", time_zone="UTC", until=clock.now() + timedelta(days=1))
    inside = []
    for somebody in (mara, gone, opponent_make(strength="merchant"), passing):
        client.force_login(somebody, f"{OneHash.__module__}.{OneHash.__name__}")
        User.objects.filter(pk=gone.pk).update(is_active=False)
        inside.append(get_user(client) == somebody)
    assert inside == [True, False, False, False]


def test_a_session_of_nobody_is_nobodys() -> None:
    assert OneHash().get_user(10**9) is None


class TestWhoItIs:
    def test_an_address_belongs_to_who_confirmed_it(self) -> None:
        squatter, owner = person("squatter", verified=False), person("mara")
        User.objects.filter(pk=squatter.pk).update(email=owner.email)
        EmailAddress.objects.filter(user=squatter).update(email=owner.email)
        assert person_signing_in("mara@example.com") == owner

    def test_nobody_takes_an_unconfirmed_address_over(self) -> None:
        first, second = person("first", verified=False), person("second", verified=False)
        EmailAddress.objects.filter(user=second).update(email=first.email)
        assert person_signing_in(first.email) == first

    def test_the_very_name_comes_first(self) -> None:
        person("Mara")
        mara = User.objects.create_user("mara", "", RIGHT)
        assert person_signing_in("mara") == mara


class TestTheAdmin:
    LOGIN = "/admin/login/"

    def test_its_door_is_ours(self, client: Client) -> None:
        answer = client.get("/admin/games/table/", follow=True)
        last = urlsplit(answer.redirect_chain[-1][0])
        assert last.path == reverse("account_login")
        assert parse_qs(last.query) == {"next": ["/admin/games/table/"]}

    def test_one_lands_where_one_wanted_to(self, client: Client) -> None:
        person("keeper", is_staff=True, is_superuser=True)
        answer = sign_in(client, "keeper", RIGHT, next="/admin/games/table/")
        assert answer["Location"] == "/admin/games/table/"
        assert client.get("/admin/games/table/").status_code == 200

    def test_no_password_is_looked_at_there(self, client: Client, hashes: list[str]) -> None:
        person("keeper", is_staff=True, is_superuser=True)
        hashes.clear()
        answer = client.post(self.LOGIN, {"username": "keeper", "password": RIGHT})
        assert answer["Location"].startswith(reverse("account_login"))
        assert hashes == []

    def test_it_is_not_for_everybody(self, client: Client) -> None:
        client.force_login(person("mara"))
        assert client.get(self.LOGIN).status_code == 403

    def test_ones_own_password_is_changed_where_everybody_does(self, client: Client) -> None:
        client.force_login(person("keeper", is_staff=True, is_superuser=True))
        answer = client.get("/admin/password_change/")
        assert answer["Location"] == reverse("account_change_password")


@pytest.mark.parametrize(
    "backend",
    [
        "django.contrib.auth.backends.ModelBackend",
        "allauth.account.auth_backends.AuthenticationBackend",
    ],
)
def test_sessions_of_before_go_on(client: Client, backend: str) -> None:
    client.force_login(person("mara"), backend=backend)
    assert client.get(reverse("accounts:settings")).status_code == 200
