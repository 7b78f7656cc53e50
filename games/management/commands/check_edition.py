"""`manage.py check_edition <title> [file]`: print the errors of an edition with their positions."""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError

from games import editions
from games.rules import UnknownTitle, titles
from games.rules.kernel import BadEdition, DataEditions, Title

Data = dict[str, Any] | list[str]
"""An edition's data, or the errors because of which it can't be read."""


class Command(BaseCommand):
    """The command that checks an edition's file, or all known editions of a title."""

    help = "Check an edition's data against all that must hold. Without a file: all known editions."

    requires_system_checks = ()  # it needs only the rules, no database and no pages

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Declare the arguments: the title and perhaps a file."""
        parser.add_argument("title")
        parser.add_argument("file", nargs="?", type=Path, help="a TOML file")

    def handle(self, *args: Any, **options: Any) -> None:
        """Check the editions. Raises CommandError if there is any error."""
        title = _title(options["title"])
        known = title.editions
        if not isinstance(known, DataEditions):
            self.stdout.write(f"{title.name} has only its edition “{known[0]}”, no data files")
            return
        path = options["file"]
        asked = [(str(path), _read(path))] if path else list(_all(title, known))
        bad = [where for where, data in asked if not self._is_fine(title, known, where, data)]
        if bad:
            raise CommandError(f"can't be played with: {', '.join(bad)}")

    def _is_fine(self, title: Title[Any], kept: DataEditions, where: str, data: Data) -> bool:
        problems = data if isinstance(data, list) else editions.problems(title, data)
        for problem in problems:
            self.stderr.write(f"{where}: {problem}")
        if not problems and isinstance(data, dict):
            self.stdout.write("\n  ".join([f"{where}: all is fine", *kept.sum_up(data)]))
        return not problems


def _title(slug: str) -> Title[Any]:
    try:
        return titles.get(slug)
    except UnknownTitle as error:
        known = ", ".join(titles.slugs)
        raise CommandError(f"there is no title {slug!r}; there are: {known}") from error


def _read(path: Path) -> Data:
    """Return a file's data, or the errors because of which it can't be read."""
    if not path.is_file():
        raise CommandError(f"there is no file {path}")
    try:
        return editions.read(path)
    except BadEdition as error:
        return error.problems


def _all(title: Title[Any], kept: DataEditions) -> Iterator[tuple[str, Data]]:
    """Yield all known editions of a title by name, then the operator's files that were refused."""
    known = [kept.data(name) for name in kept]
    yield from ((f"edition {data['edition']}", data) for data in known)
    folder = settings.EDITIONS_DIR
    for path in editions.files_of(title, Path(folder)) if folder else ():
        data = _read(path)
        if data not in known:
            yield str(path), data
