"""Reauthentication, for tests of sensitive changes."""

from __future__ import annotations

from django.test import Client
from django.urls import reverse


def again(client: Client) -> None:
    """Reauthenticate with the password."""
    client.post(reverse("account_reauthenticate"), {"password": "a long password"})
