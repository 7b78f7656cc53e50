"""Well-known URLs: the security contact, the page to change a password."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.test import Client
from django.urls import reverse
from django.utils.dateparse import parse_datetime

from mp2site.infra import clock

pytestmark = pytest.mark.django_db


def said(client: Client) -> dict[str, str]:
    answer = client.get("/.well-known/security.txt")
    assert answer.status_code == 200
    assert answer["Content-Type"] == "text/plain; charset=utf-8"
    return dict(line.split(": ", 1) for line in answer.content.decode().splitlines())


def test_the_security_contact(client: Client, settings: object) -> None:
    settings.SECURITY_CONTACT = "https://example.org/holes"
    lines = said(client)
    assert lines["Contact"] == "https://example.org/holes"
    assert lines["Preferred-Languages"] == "en, de, fr"
    assert lines["Canonical"] == "http://localhost:8000/.well-known/security.txt"
    expires = parse_datetime(lines["Expires"])
    assert expires is not None
    assert timedelta(days=30) < expires - clock.now() < timedelta(days=365)


def test_without_a_contact_it_is_the_sender_of_the_site_s_mails(
    client: Client, settings: object
) -> None:
    settings.SECURITY_CONTACT = ""
    settings.DEFAULT_FROM_EMAIL = "The inn <inn@example.org>"
    assert said(client)["Contact"] == "mailto:inn@example.org"


def test_where_a_password_is_changed(client: Client) -> None:
    answer = client.get("/.well-known/change-password")
    assert (answer.status_code, answer["Location"]) == (302, reverse("account_change_password"))
