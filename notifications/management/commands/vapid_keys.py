"""`manage.py vapid_keys`: make a key that signs pushes to browsers."""

from __future__ import annotations

from typing import Any

from django.core.management.base import BaseCommand

from mp2site.settings.env import new_vapid_key


class Command(BaseCommand):
    """The command that prints a new key as a line for the environment file. It changes nothing."""

    help = "Print a new key for web push, as a line for the environment's file."

    def handle(self, *_args: Any, **_options: Any) -> None:
        """Print the line. When the site's key changes, all devices must subscribe again."""
        self.stdout.write(f"VAPID_PRIVATE_KEY={new_vapid_key()}")
