"""`manage.py messages fr --missing`: list messages to translate, with real values and pages.

The command visits the pages of this site as the demo's people do. For each message it records the
page and the values of the variables. So create the demo first: `manage.py demo`.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError
from django.test import Client

from accounts.models import User
from games.bench.tour import Tour
from games.demo_people import PEOPLE
from games.rules import titles
from mp2site.text import rendering
from mp2site.text.catalogue import Entry, entries, file_in
from mp2site.text.coverage import shares

EACH: Final = 2
"""The most pages of one kind that a person visits."""


class Heard(NamedTuple):
    """The place of a message, and the values of its variables there."""

    path: str
    params: dict[str, Any]


class Ear:
    """A browser session that records each message of the pages that it fetches."""

    def __init__(self, person: User | None) -> None:
        self.client = Client(headers={"host": "localhost"})
        self.heard: dict[str, Heard] = {}
        self.path = ""
        if person:
            self.client.force_login(person)

    def look(self, path: str) -> tuple[int, str]:
        """Fetch a page; return its status and text."""
        self.path = path
        answer = self.client.get(path, secure=True)
        html = answer.headers.get("Content-Type", "").startswith("text/html")
        return answer.status_code, answer.text if html else ""

    def note(self, key: str, params: Mapping[str, Any]) -> None:
        """Record a message that is being rendered. Only its first place is recorded."""
        self.heard.setdefault(key, Heard(self.path, dict(params)))


def heard() -> dict[str, Heard]:
    """Return the messages on the site's pages, as visitors and the demo's people see them."""
    known: dict[str, Heard] = {}
    people = User.objects.filter(username__in=PEOPLE).order_by("pk")
    for person in (None, *people[:2]):
        ear = Ear(person)
        rendering.LISTENERS.append(ear.note)
        try:
            Tour(EACH).walk(ear)
        finally:
            rendering.LISTENERS.remove(ear.note)
        known = ear.heard | known
    return known


class Command(BaseCommand):
    """The command that lists messages for translators."""

    help = "List the messages of a language: English, comment, real values, and a page."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Declare the arguments: the language, and whether to list only what it lacks."""
        parser.add_argument("language")
        parser.add_argument("--missing", action="store_true", help="only what isn't translated")
        parser.add_argument("--no-pages", action="store_true", help="don't visit pages: faster")

    def handle(
        self, language: str, *, missing: bool = False, no_pages: bool = False, **options: Any
    ) -> None:
        """Print the messages, and how complete the language is."""
        if language not in dict(settings.LANGUAGES):
            raise CommandError(f"{language} isn't registered: see docs/add-a-language.md.")
        stands = {} if no_pages else heard()
        for entry in entries(language, missing=missing):
            self.stdout.write("\n".join(_lines(entry, language, stands)) + "\n\n")
        for share in shares(language):
            self.stdout.write(f"{share.name}: {share.has} of {share.of}, {share.percent} %")


def _lines(entry: Entry, language: str, stands: dict[str, Heard]) -> Iterator[str]:
    yield f"{entry.key}  →  {file_in(language, entry.file).relative_to(settings.BASE_DIR)}"
    yield from (f"  # {line}" for line in entry.about.splitlines())
    yield from (f"  {line}" for line in entry.words.splitlines())
    place = next((stands[key] for key in _keys(entry.key) if key in stands), None)
    if place:
        said = (f"{name} = {value}" for name, value in place.params.items())
        yield from (f"  with {one}" for one in said)
        yield f"  on {settings.SITE_URL}{place.path}"


def _keys(key: str) -> list[str]:
    """Return the keys of a message. A message of a family has one key for each title."""
    kin = [(title.texts.kin.prefix, title.slug) for title in titles if title.texts.kin]
    return [key, *(key.replace(prefix, slug, 1) for prefix, slug in kin if key.startswith(prefix))]
