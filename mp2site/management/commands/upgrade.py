"""`manage.py upgrade`: migrate the database to this release, after a trial on a copy."""

from __future__ import annotations

import os
import subprocess
import sys
import time
import traceback
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.db import connection

from mp2site.infra import private
from mp2site.infra.backups import backup, checked, redis_empty, restore, stamp
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
"""The exit code of an upgrade that failed half-way; the message is `HALF`."""
UNCHANGED_CODE: Final = 4
"""The exit code of an upgrade that failed and left the site's database unchanged.

After any other code except 0, and after a killed process, deploy/upgrade.sh doesn't start the
previous release.
"""
EMPTY: Final = "The database is empty: there is nothing to keep. Next: manage.py migrate"
TRIED: Final = (
    "This release can play every running table on. Next: stop the site, manage.py upgrade"
)
DONE: Final = (
    "The site is upgraded: start it. To go back: stop it, manage.py upgrade --back {backup}"
)
BACK: Final = (
    "The database is as it was at {made_at}. Next: check out the release of that time, install its"
    " packages, and start the site."
)
WHOLE: Final = "{file} is whole; it was made at {made_at}. Nothing was changed."
NOT_RATED: Final = "    Not all games could be rated, see above. The sweep goes on with it."


class Command(BaseCommand):
    """The command that brings a database to this release, after a backup and a trial on a copy."""

    help = (
        "Bring the site's database to this release: back it up, migrate a copy, replay every"
        " running table there, then migrate the site. The site must not run."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        """Add the options."""
        only = parser.add_mutually_exclusive_group()
        tried = "back up and try on a copy only; people may play meanwhile"
        only.add_argument("--rehearse", action="store_true", help=tried)
        back = "put this backup back for the release that made its data; migrates nothing"
        only.add_argument("--back", type=Path, metavar="BACKUP", help=back)
        whole = "check only that this backup can be put back; people may play meanwhile"
        only.add_argument("--check-backup", type=Path, metavar="BACKUP", help=whole)

    def handle(
        self,
        *_args: Any,
        rehearse: bool = False,
        back: Path | None = None,
        check_backup: Path | None = None,
        **_options: Any,
    ) -> None:
        """Upgrade, rehearse, or restore the previous state. Raises CommandError with the remedy."""
        private.begin()
        try:
            if rehearse:
                self._rehearse()
                self.stdout.write(TRIED)
            elif check_backup:
                self._check(check_backup)
            elif back:
                with _alone():
                    self._go_back(back)
            else:
                self._upgrade()
        except BackupError as error:
            raise CommandError(str(error)) from error

    def _upgrade(self) -> None:
        with ExitStack() as alone:
            with _surely_unchanged():
                alone.enter_context(_alone())
                made = self._rehearse()
            self._say("4/5 Migrating the site's database")
            if not self._run("migrate", "--noinput"):
                raise CommandError(HALF.format(backup=made), returncode=HALF_CODE)
            self._say("5/5 Rating the games that are due")
            if not self._run("rate"):
                self._say(NOT_RATED)
            self.stdout.write(DONE.format(backup=made))

    def _rehearse(self) -> Path:
        """Migrate and replay a copy of the site; return the backup from which the copy was made."""
        if OURS not in connection.introspection.table_names():
            raise CommandError(EMPTY)
        self._say("1/5 Backing up")
        made = backup(Path(settings.BACKUPS_DIR).resolve())
        self._say(f"    {made} ({made.stat().st_size / 1e6:.1f} MB)")
        connection.close()
        dump = dump_of(connection.settings_dict)
        with checked(made) as (work, _), dump.copied(work / "database", stamp()) as url:
            self._try_on(url)
        return made

    def _try_on(self, url: str) -> None:
        """Migrate a copy and replay its unfinished tables."""
        self._say("2/5 Migrating a copy")
        if not self._run("migrate", "--noinput", url=url):
            raise CommandError(NOT_MIGRATED)
        self._say("3/5 Replaying the running tables of the copy")
        if not self._run("replay_tables", "--allow-other-rules", url=url):
            raise CommandError(NOT_REPLAYED)

    def _check(self, file: Path) -> None:
        with checked(file) as (_, about):
            self.stdout.write(WHOLE.format(file=file, made_at=about["made_at"]))

    def _go_back(self, file: Path) -> None:
        with checked(file) as (work, about):
            for kept in restore(work):
                self._say(f"Kept beside: {kept}")
        redis_empty()
        self.stdout.write(BACK.format(made_at=about["made_at"]))

    def _say(self, words: str) -> None:
        self.stdout.write(words)
        self.stdout.flush()

    def _run(self, *words: str, url: str = "") -> bool:
        """Run a command of this release, on the site or on ``url``; return whether it succeeded."""
        begun = time.monotonic()
        other = {"DATABASE_URL": url, "REPLICA_URL": "", "DATABASE_POOLED": "0"} if url else {}
        command = [sys.executable, str(settings.BASE_DIR / "manage.py"), *words]
        done = subprocess.run(command, env={**os.environ, **other}, check=False)  # noqa: S603 - our own
        self._say(f"    took {time.monotonic() - begun:.1f} s")
        return done.returncode == 0


@contextmanager
def _surely_unchanged() -> Iterator[None]:
    """Convert errors in the block, which only reads, to a CommandError with `UNCHANGED_CODE`."""
    try:
        yield
    except (BackupError, CommandError) as error:
        raise CommandError(str(error), returncode=UNCHANGED_CODE) from error
    except Exception as error:
        traceback.print_exc()
        raise CommandError(f"{error!r}. {UNCHANGED}", returncode=UNCHANGED_CODE) from error


@contextmanager
def _alone() -> Iterator[None]:
    """Prevent the site from starting during the block. Raises BackupError if it is running."""
    with private.held(getattr(settings, "DATA_DIR", None), alone=True) as free:
        if not free:
            raise BackupError(RUNNING)
        connection.close()
        dump_of(connection.settings_dict).check_alone()
        yield
