"""`manage.py backup`: write the whole site into one file, while people play."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser

from mp2site.infra.backups import backup
from mp2site.infra.dumps import BackupError


class Command(BaseCommand):
    """The command that writes a backup and prints its path."""

    help = "Write the whole site into one file: database, own secret key, editions."

    def add_arguments(self, parser: CommandParser) -> None:
        """Add the option for the folder."""
        parser.add_argument("--to", type=Path, help="a folder; else BACKUPS_DIR")

    def handle(self, *_args: Any, to: Path | None = None, **_options: Any) -> None:
        """Write the backup, and print its path."""
        try:
            made = backup((to or Path(settings.BACKUPS_DIR)).resolve())
        except BackupError as error:
            raise CommandError(str(error)) from error
        self.stdout.write(f"{made} ({made.stat().st_size / 1e6:.1f} MB)")
        if not getattr(settings, "DATA_DIR", None):
            self.stdout.write(
                "SECRET_KEY is not in it: keep a copy of the environment's file, too."
            )
