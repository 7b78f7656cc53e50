"""`manage.py restore <file>`: replace the site's data by a backup, and keep the old data."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management import call_command
from django.core.management.base import BaseCommand, CommandError, CommandParser

from mp2site.infra import private
from mp2site.infra.backups import checked, redis_empty, restore
from mp2site.infra.dumps import RUNNING, BackupError


class Command(BaseCommand):
    """The command that checks a backup, restores it, migrates, replays the tables, and reports."""

    help = "Replace this site's data by a backup. The site must not run."

    def add_arguments(self, parser: CommandParser) -> None:
        """Add the argument for the file."""
        parser.add_argument("file", type=Path, help="what `backup` has written")

    def handle(self, *_args: Any, file: Path, **_options: Any) -> None:
        """Check and restore the backup."""
        private.begin()
        try:
            self._restore_alone(file)
        except BackupError as error:
            raise CommandError(str(error)) from error

    def _restore_alone(self, file: Path) -> None:
        with private.held(getattr(settings, "DATA_DIR", None), alone=True) as free:
            if not free:
                raise BackupError(RUNNING)
            self._restore(file)

    def _restore(self, file: Path) -> None:
        with checked(file) as (work, about):
            self.stdout.write(f"{file} is whole; it was made at {about['made_at']}.")
            for kept in restore(work):
                self.stdout.write(f"Kept beside: {kept}")
        call_command("migrate", verbosity=0, interactive=False)
        self.stdout.write("Restored: the site is as it was at the backup.")
        redis_empty()
        self._replay()
        self.stdout.write("Start it again.")

    def _replay(self) -> None:
        """Check that the tables can be replayed; skip those of other versions of the rules."""
        try:
            call_command("replay_tables", finished=True, allow_other_rules=True, stdout=self.stdout)
        except CommandError as error:
            raise CommandError(f"The site is restored, but {error}") from error
