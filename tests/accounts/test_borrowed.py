"""Somebody uses another person's open browser: sensitive changes require the password."""

from __future__ import annotations

import time
from io import BytesIO
from typing import Any
from zipfile import ZipFile

import pytest
from allauth.account.models import EmailAddress
from django.test import Client
from django.urls import reverse

from accounts.models import User
from accounts.services.feed import calendar_token_renew
from notifications.models import Webhook
from notifications.policy.preferences import webhook_save
from tests.accounts.test_accounts import PASSWORD, sign_up
from tests.support.signing import again
from tests.support.tables import person

pytestmark = pytest.mark.django_db

RIGHT = "a long password"
HOOK = "https://example.com/mine"
TAKES = {
    "an address more": ("account_email", {"email": "thief@example.com", "action_add": ""}),
    "another main address": ("account_email", {"email": "two@example.com", "action_primary": ""}),
    "an address less": ("account_email", {"email": "two@example.com", "action_remove": ""}),
    "the calendar": ("accounts:feed", {"do": "renew"}),
    "the calendar closed": ("accounts:feed", {"do": "close"}),
    "all data": ("accounts:data-download", {}),
    "notices elsewhere": (
        "notices-webhook",
        {"url": "https://example.com/thief", "format": "plain"},
    ),
    "the webhook's secret": ("notices-webhook-change", {"act": "renew"}),
    "no webhook": ("notices-webhook-change", {"act": "remove"}),
    "an API token": ("accounts:tokens", {"name": "x", "scope": "read", "days": "90"}),
}


@pytest.fixture
def mara() -> User:
    mara = person("mara")
    EmailAddress.objects.create(user=mara, email="two@example.com", verified=True)
    webhook_save(person=mara, url=HOOK, format="plain")
    calendar_token_renew(person=mara)
    return mara


@pytest.fixture
def borrowed(client: Client, mara: User) -> Client:
    """A browser whose person signed in an hour ago."""
    client.post(reverse("account_login"), {"login": "mara", "password": RIGHT})
    age(client, 3600)
    return client


def age(client: Client, seconds: int) -> None:
    """Move this browser's last authentication some seconds into the past."""
    session = client.session
    for record in session["account_authentication_methods"]:
        record["at"] = time.time() - seconds
    session.save()


def kept(mara: User) -> dict[str, Any]:
    """Return all data that the requests of this module could change."""
    addresses = EmailAddress.objects.filter(user=mara).order_by("pk")
    return {
        "addresses": list(addresses.values_list("email", "primary")),
        "calendar": User.objects.get(pk=mara.pk).calendar_token,
        "webhook": list(Webhook.objects.values_list("url", "secret")),
        "tokens": mara.api_tokens.count(),
    }


@pytest.mark.parametrize("way", TAKES)
def test_nothing_happens_before_the_password_and_then_it_does(
    borrowed: Client, mara: User, way: str
) -> None:
    name, said = TAKES[way]
    before = kept(mara)
    asked = borrowed.post(reverse(name), said)
    assert asked.status_code == 302
    assert asked["Location"].startswith(reverse("account_reauthenticate"))
    assert kept(mara) == before
    wrong = borrowed.post(asked["Location"], {"password": "wrong", "next": reverse(name)})
    assert wrong.status_code == 200
    assert kept(mara) == before
    done = borrowed.post(asked["Location"], {"password": RIGHT, "next": reverse(name)})
    if way == "all data":
        with ZipFile(BytesIO(b"".join(done.streaming_content))) as archive:
            assert "profile.json" in archive.namelist()
    else:
        assert kept(mara) != before


@pytest.mark.parametrize(
    ("name", "page"),
    [("accounts:data-download", "accounts:data"), ("notices-webhook-change", "notices-webhook")],
)
def test_the_password_once_more_leads_to_a_page(borrowed: Client, name: str, page: str) -> None:
    answer = borrowed.post(
        reverse("account_reauthenticate"), {"password": RIGHT, "next": reverse(name)}
    )
    assert answer["Location"] == reverse(name)
    assert borrowed.get(reverse(name))["Location"] == reverse(page)


def test_a_recent_sign_in_needs_no_second_password(client: Client, mara: User) -> None:
    client.post(reverse("account_login"), {"login": "mara", "password": RIGHT})
    client.post(reverse("account_email"), {"email": "new@example.com", "action_add": ""})
    assert EmailAddress.objects.filter(user=mara, email="new@example.com").exists()


def test_a_recent_sign_up_needs_no_second_password(client: Client) -> None:
    sign_up(client)
    client.post(reverse("account_email"), {"email": "new@example.com", "action_add": ""})
    assert EmailAddress.objects.filter(user__username="leyla", email="new@example.com").exists()


def test_signing_in_elsewhere_opens_no_borrowed_browser(borrowed: Client, mara: User) -> None:
    Client().post(reverse("account_login"), {"login": "mara", "password": RIGHT})
    before = kept(mara)
    borrowed.post(reverse("accounts:feed"), {"do": "renew"})
    assert kept(mara) == before


def test_a_new_password_asks_for_the_old_one(borrowed: Client) -> None:
    said = {"oldpassword": "wrong", "password1": PASSWORD, "password2": PASSWORD}
    answer = borrowed.post(reverse("account_change_password"), said)
    codes = [error.code for error in answer.context["form"].errors.as_data()["oldpassword"]]
    assert codes == ["enter_current_password"]


def test_the_helper_shows_who_one_is(client: Client, mara: User) -> None:
    client.force_login(mara)
    again(client)
    before = kept(mara)
    client.post(reverse("accounts:feed"), {"do": "renew"})
    assert kept(mara) != before
