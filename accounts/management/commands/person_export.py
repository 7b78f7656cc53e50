"""`manage.py person_export <name> <file.zip>`: export a person's data, for written requests."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from accounts.exports import files_of
from accounts.models import User, one_named
from mp2site.infra.zips import zipped


class Command(BaseCommand):
    """The command that writes a person's data into the same ZIP that they can download.

    The file has mode 0600.
    """

    help = "Writes all that is kept of a person into a ZIP."

    def add_arguments(self, parser: CommandParser) -> None:
        """Add the arguments: the person's name, and the file."""
        parser.add_argument("name")
        parser.add_argument("file", type=Path)

    def handle(self, *_args: Any, **options: Any) -> None:
        """Write the file, unless it exists."""
        person, target = person_called(options["name"]), options["file"]
        try:
            handle = os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError:
            raise CommandError(f"{target} is there already.") from None
        with os.fdopen(handle, "wb") as archive:
            archive.writelines(zipped(files_of(person)))
        self.stdout.write(f"{target}: what is kept of {person.username}.")


def person_called(name: str) -> User:
    """Return the person of this name. Raises CommandError."""
    person = one_named(User.objects.filter(left_at__isnull=True), name)
    if person is None:
        raise CommandError(f"Nobody is called {name}.")
    return person
