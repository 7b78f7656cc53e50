"""Guests for tests, created by the button and the services that visitors use."""

from __future__ import annotations

from typing import Any

from django.test import Client
from django.urls import reverse

from accounts.models import User
from games.guests.services import guest_table_open
from games.models import Table

ADDRESS = "203.0.113.9"


def guest_at_table(title: str = "yspahan", language: str = "en") -> tuple[User, Table]:
    return guest_table_open(title=title, language=language, time_zone="Europe/Berlin")


def tried(client: Client, title: str = "yspahan", at: str = ADDRESS) -> Any:
    """Press the button of a title."""
    return client.post(reverse("guests:start", args=[title]), REMOTE_ADDR=at)


def guest_in(client: Client) -> User:
    """Return the guest of a browser."""
    return User.objects.get(pk=client.session["_auth_user_id"])


def sign_up(client: Client, name: str = "Newcomer", **more: Any) -> Any:
    data = {"username": name, "email": f"{name.lower()}@example.com", "password1": "seven-camels-9"}
    return client.post(reverse("account_signup"), {**data, **more})
