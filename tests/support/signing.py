"""What people show before they change what gives an account away."""

from __future__ import annotations

from django.test import Client
from django.urls import reverse


def again(client: Client) -> None:
    """Show once more who one is, as is asked before a change."""
    client.post(reverse("account_reauthenticate"), {"password": "a long password"})
