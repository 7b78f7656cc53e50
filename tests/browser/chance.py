"""Fixed chance for a visited site: its settings, and randomness derived from names.

The names of a table and its players decide its game. A test with its own table names plays the same
games on every machine.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from django.apps import AppConfig
from django.db.models.signals import pre_save

from games import fairness


class Config(AppConfig):
    """The app's configuration, which fixes the site's chance."""

    name = "tests.browser"
    label = "visited"

    def ready(self) -> None:
        """Derive the chance of tables and seats from their names."""
        pre_save.connect(_fix_secret, sender="games.Table")
        pre_save.connect(_fix_nonce, sender="games.Seat")


def _fix_secret(sender: Any, instance: Any, **_: Any) -> None:
    if instance._state.adding:
        again = sender.objects.filter(name=instance.name).count()
        instance.secret = sha256(f"{instance.name}#{again}".encode()).digest()
        instance.commitment = fairness.commitment_to(instance.secret)
        instance.pk = instance.secret.hex()[:10]


def _fix_nonce(instance: Any, **_: Any) -> None:
    if instance._state.adding:
        instance.nonce = sha256(instance.person.username.lower().encode()).hexdigest()
