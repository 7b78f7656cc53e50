"""Signing up, in and out, confirming an address, resetting a password, settings."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import pytest
from django.core import mail
from django.core.exceptions import ValidationError
from django.test import Client
from django.urls import reverse

from accounts.models import User
from accounts.selectors.addresses import confirmed_address
from accounts.services.times import person_settings_save
from accounts.zones import grouped, zones
from tests.support.tables import person

pytestmark = pytest.mark.django_db

PASSWORD = "seven camels walk"


def sign_up(client: Client, **changes: str) -> int:
    data = {"username": "leyla", "email": "leyla@example.com", "password1": PASSWORD, **changes}
    return client.post(reverse("account_signup"), data).status_code


def link_in_mail() -> str:
    """Return the path of the first link of the last mail."""
    found = re.search(r"https?://\S+", str(mail.outbox[-1].body))
    assert found is not None
    return urlsplit(found.group()).path


class TestSignUp:
    def test_one_is_signed_in_at_once(self, client: Client) -> None:
        assert sign_up(client) == 302
        assert client.get(reverse("accounts:settings")).status_code == 200

    def test_an_address_counts_when_it_is_confirmed(self, client: Client) -> None:
        sign_up(client)
        leyla = User.objects.get(username="leyla")
        assert confirmed_address(leyla) == ""
        client.post(link_in_mail())
        assert confirmed_address(leyla) == "leyla@example.com"

    @pytest.mark.parametrize(
        "wrong",
        [
            {"username": "mara"},
            {"username": "MARA"},
            {"username": "system"},
            {"username": "x"},
            {"email": "nowhere"},
            {"email": ""},
            {"password1": "short"},
            {"password1": "1234567890"},
        ],
    )
    def test_what_is_refused(self, client: Client, wrong: dict[str, str]) -> None:
        person("mara")
        assert sign_up(client, **wrong) == 200
        assert User.objects.count() == 1
        assert sign_up(client) == 302

    def test_a_new_person_keeps_language_and_zone(self, client: Client) -> None:
        client.cookies["zone"] = "America/Lima"
        client.post(
            reverse("account_signup"),
            {"username": "leyla", "email": "l@example.com", "password1": PASSWORD},
            headers={"accept-language": "de-CH,de;q=0.9"},
        )
        leyla = User.objects.get(username="leyla")
        assert (leyla.language, leyla.time_zone) == ("de", "America/Lima")

    def test_a_zone_that_is_none_is_not_taken(self, client: Client) -> None:
        client.cookies["zone"] = "../../etc/passwd"
        sign_up(client)
        assert User.objects.get(username="leyla").time_zone == "Europe/Berlin"


class TestSignIn:
    @pytest.mark.parametrize("login", ["mara", "mara@example.com"])
    def test_by_name_or_address(self, client: Client, login: str) -> None:
        person("mara")
        data = {"login": login, "password": "a long password"}
        assert client.post(reverse("account_login"), data).status_code == 302
        assert client.get(reverse("accounts:settings")).status_code == 200

    def test_with_a_wrong_password(self, client: Client) -> None:
        person("mara")
        client.post(reverse("account_login"), {"login": "mara", "password": "wrong"})
        assert client.get(reverse("accounts:settings")).status_code == 302

    def test_out(self, client: Client) -> None:
        client.force_login(person("mara"))
        assert client.post(reverse("account_logout")).status_code == 302
        assert client.get(reverse("accounts:settings")).status_code == 302


class TestNewPassword:
    def test_by_mail(self, client: Client) -> None:
        mara = person("mara")
        client.post(reverse("account_reset_password"), {"email": mara.email})
        form = client.get(link_in_mail(), follow=True)
        address = form.redirect_chain[-1][0]
        client.post(address, {"password1": PASSWORD, "password2": PASSWORD})
        mara.refresh_from_db()
        assert mara.check_password(PASSWORD)

    def test_an_unknown_address_gets_nothing_and_is_not_told(self, client: Client) -> None:
        answer = client.post(reverse("account_reset_password"), {"email": "who@example.com"})
        assert answer.status_code == 302
        assert mail.outbox == []


class TestSettings:
    NEW = {"language": "de", "theme": "night", "time_zone": "Asia/Tehran"}

    def test_they_are_saved(self, client: Client) -> None:
        mara = person("mara")
        client.force_login(mara)
        answer = client.post(reverse("accounts:settings"), self.NEW, follow=True)
        mara.refresh_from_db()
        assert (mara.language, mara.theme, mara.time_zone) == ("de", "night", "Asia/Tehran")
        page = answer.content.decode()
        assert '<html lang="de"' in page
        assert 'value="Asia/Tehran" selected' in page

    @pytest.mark.parametrize(
        "wrong", [{"language": "tlh"}, {"theme": "pink"}, {"time_zone": "Mars/Olympus"}]
    )
    def test_what_does_not_exist(self, client: Client, wrong: dict[str, str]) -> None:
        mara = person("mara")
        client.force_login(mara)
        answer = client.post(reverse("accounts:settings"), {**self.NEW, **wrong})
        assert answer.status_code == 200
        assert "aria-invalid" in answer.content.decode()
        mara.refresh_from_db()
        assert (mara.language, mara.theme, mara.time_zone) == ("en", "auto", "Europe/Berlin")
        with pytest.raises(ValidationError):
            person_settings_save(person=mara, **{**self.NEW, **wrong})

    def test_they_are_for_people(self, client: Client) -> None:
        answer = client.get(reverse("accounts:settings"))
        assert answer.status_code == 302
        assert reverse("account_login") in answer["Location"]


def test_zones_are_grouped_by_region() -> None:
    regions = dict(grouped())
    assert ("Europe/Berlin", "Berlin") in regions["Europe"]
    assert ("America/Argentina/Buenos_Aires", "Argentina/Buenos Aires") in regions["America"]
    assert len(zones()) > 300
    assert "Etc/GMT+5" not in zones()
