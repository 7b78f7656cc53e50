"""`manage.py upgrade`: bring the site's database to this release; nothing changes unless all of it works on a copy."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.db import connection

from mp2site.infra import private
from mp2site.infra.backups import backup, checked, restore, stamp
from mp2site.infra.dumps import OURS, RUNNING, BackupError, dump_of

UNCHANGED: Final = (
    "The site's database was only read. To go on as before, check out the release that ran before"
    " (git checkout -), install its packages, and start it."
)
NOT_MIGRATED: Final = "The copy could not be migrated, see above. " + UNCHANGED
NOT_REPLAYED: Final = (
    "This release can't play every running table on, see above. " + UNCHANGED + " Then wait until"
    " these tables are over, or report it with the lines above."
)
HALF: Final = (
    "The copy could be migrated, but the site's own database could not, see above. Do not start"
    " the site. Remove the cause and run this again, or go back: manage.py upgrade --back {backup}"
)
HALF_CODE: Final = 3
"""The exit code of that, for deploy/upgrade.sh: the release before must not be started."""
EMPTY: Final = "The database is empty: there is nothing to keep. Next: manage.py migrate"
TRIED: Final = (
    "This release can play every running table on. Next: stop the site, manage.py upgrade"
)
DONE: Final = (
    "The site is upgraded: start it. To go back: stop it, manage.py upgrade --back {backup}"
)
BACK: Final = (
    "The database is as it was at {made_at}. Next: check out the release of that time, install its"
    " packages, empty Redis if there is one (redis-cli flushall), and start the site."
)


class Command(BaseCommand):
    """Back up, migrate and replay a copy, then migrate the site; or go back."""

    help = (
        "Bring the site's database to this release: back it up, migrate a copy, replay every"
        " running table there, then migrate the site. The site must not run."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        """Declare the options: try only, or go back."""
        only = parser.add_mutually_exclusive_group()
        tried = "back up and try on a copy only; people may play meanwhile"
        only.add_argument("--rehearse", action="store_true", help=tried)
        back = "put this backup back for the release that made its data; migrates nothing"
        only.add_argument("--back", type=Path, metavar="BACKUP", help=back)

    def handle(
        self, *_args: Any, rehearse: bool = False, back: Path | None = None, **_options: Any
    ) -> None:
        """Upgrade, try, or go back. Raises CommandError, which says what to do."""
        private.begin()
        try:
            if rehearse:
                self._rehearse()
                self.stdout.write(TRIED)
                return
            with _alone():
                self._upgrade() if back is None else self._go_back(back)
        except BackupError as error:
            raise CommandError(str(error)) from error

    def _upgrade(self) -> None:
        made = self._rehearse()
        self._say("4/4 Migrating the site's database")
        if not self._run("migrate", "--noinput"):
            raise CommandError(HALF.format(backup=made), returncode=HALF_CODE)
        self.stdout.write(DONE.format(backup=made))

    def _rehearse(self) -> Path:
        """Migrate and replay a copy of the site; return the backup that the copy was made of."""
        if OURS not in connection.introspection.table_names():
            raise CommandError(EMPTY)
        self._say("1/4 Backing up")
        made = backup(Path(settings.BACKUPS_DIR).resolve())
        self._say(f"    {made} ({made.stat().st_size / 1e6:.1f} MB)")
        connection.close()
        dump = dump_of(connection.settings_dict)
        with checked(made) as (work, _), dump.copied(work / "database", stamp()) as url:
            self._try_on(url)
        return made

    def _try_on(self, url: str) -> None:
        """Migrate a copy, and replay its running tables."""
        self._say("2/4 Migrating a copy")
        if not self._run("migrate", "--noinput", url=url):
            raise CommandError(NOT_MIGRATED)
        self._say("3/4 Replaying the running tables of the copy")
        if not self._run("replay_tables", "--allow-other-rules", url=url):
            raise CommandError(NOT_REPLAYED)

    def _go_back(self, file: Path) -> None:
        with checked(file) as (work, about):
            for kept in restore(work):
                self._say(f"Kept beside: {kept}")
        self.stdout.write(BACK.format(made_at=about["made_at"]))

    def _say(self, words: str) -> None:
        self.stdout.write(words)
        self.stdout.flush()

    def _run(self, *words: str, url: str = "") -> bool:
        """Run a command of this release, on another database if a URL is given; tell whether it succeeded."""
        begun = time.monotonic()
        other = {"DATABASE_URL": url, "REPLICA_URL": "", "DATABASE_POOLED": "0"} if url else {}
        command = [sys.executable, str(settings.BASE_DIR / "manage.py"), *words]
        done = subprocess.run(command, env={**os.environ, **other}, check=False)  # noqa: S603 - our own
        self._say(f"    took {time.monotonic() - begun:.1f} s")
        return done.returncode == 0


@contextmanager
def _alone() -> Iterator[None]:
    """Keep the site from starting meanwhile. Raises BackupError if it runs."""
    with private.held(getattr(settings, "DATA_DIR", None), alone=True) as free:
        if not free:
            raise BackupError(RUNNING)
        connection.close()
        dump_of(connection.settings_dict).check_alone()
        yield
