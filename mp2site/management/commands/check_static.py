"""`manage.py check_static`: check that the site can read this release's collected files."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from django.contrib.staticfiles.finders import get_finders
from django.contrib.staticfiles.storage import ManifestFilesMixin, staticfiles_storage
from django.core.management.base import BaseCommand, CommandError


class Command(BaseCommand):
    """The command that reads the manifest and every file in it, as the user who serves the site."""

    help = "Check that every static file of this release was collected, and can be read."

    def handle(self, *_args: Any, **_options: Any) -> None:
        """Raise CommandError if a file is missing. On a site without a manifest, do nothing."""
        files: Any = staticfiles_storage
        if isinstance(files, ManifestFilesMixin) and (lost := list(_lost(files))):
            raise CommandError(
                f"{len(lost)} static files are missing or can't be read, such as {lost[0]}:"
                " manage.py collectstatic"
            )
        self.stdout.write("All static files are there.")


def _lost(files: Any) -> Iterator[str]:
    for name in _names():
        try:
            files.open(files.stored_name(name)).close()
        except (OSError, ValueError):  # a ValueError means that the manifest lacks the file
            yield name


def _names() -> set[str]:
    """Return the names under which this release's files are collected."""
    found = (pair for finder in get_finders() for pair in finder.list([]))
    prefixes = ((getattr(place, "prefix", ""), name) for name, place in found)
    return {f"{prefix}/{name}" if prefix else name for prefix, name in prefixes}
