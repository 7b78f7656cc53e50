"""`manage.py archive`: pack finished games; with `--check`, prove that packing loses nothing."""

from __future__ import annotations

from argparse import ArgumentParser
from datetime import timedelta
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError

from games.models import Status, Table
from games.selectors.audits import packed_checked
from games.services.packing import game_pack
from mp2site.infra import clock


class Command(BaseCommand):
    """The command that packs all finished games. The sweep packs only a few each day.

    It may be interrupted at any time.
    """

    help = __doc__

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Declare the arguments: the age of the games, and whether to check only."""
        days = "pack games that ended so many days ago; ARCHIVE_DAYS if not given"
        parser.add_argument("--days", type=int, default=settings.ARCHIVE_DAYS, help=days)
        check = "write nothing: compare packed games with what was packed, and others with what would be"
        parser.add_argument("--check", action="store_true", help=check)

    def handle(self, *, days: int, check: bool, **options: Any) -> None:
        """Pack the games, or check the packs."""
        if check:
            self._check()
            return
        due = Table.objects.to_pack(clock.now() - timedelta(days=days))
        done = sum(game_pack(table_id=pk) for pk in list(due.values_list("pk", flat=True)))
        self.stdout.write(f"{done} games packed.")

    def _check(self) -> None:
        over = Table.objects.filter(status__in=[Status.FINISHED, Status.ABANDONED])
        checked, wrong = 0, 0
        for pk in over.filter(started_at__isnull=False).values_list("pk", flat=True).iterator():
            checked += 1
            if problem := packed_checked(pk):
                wrong += 1
                self.stdout.write(f"{pk}: {problem}")
        if wrong:
            raise CommandError(f"{wrong} of {checked} games differ.")
        self.stdout.write(f"{checked} games, all as they were.")
