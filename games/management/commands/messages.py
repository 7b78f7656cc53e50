"""`manage.py messages fr --missing`: list messages to translate, with real values and pages.

The command visits the pages of this site as the demo's people do. For each message it records the
page and the values of the variables. So create the demo first: `manage.py demo`. `--record` stores
this for the translators' page.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator, Mapping
from typing import Any, Final

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError
from django.test import Client

from accounts.models import User
from games.bench.tour import Tour
from games.demo_people import PEOPLE
from games.models import Table
from games.translators.listing import Listed, listed
from games.translators.stands import Stand
from games.translators.stands import record as stands_record
from mp2site.text import rendering
from mp2site.text.coverage import shares

EACH: Final = 2
"""The most pages of one kind that a person visits."""


class Ear:
    """A browser session that records each message of the pages that it fetches."""

    def __init__(self, person: User | None) -> None:
        self.client = Client(headers={"host": "localhost"})
        self.heard: dict[str, Stand] = {}
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
        self.heard.setdefault(key, Stand(self.path, dict(params)))


def heard() -> dict[str, Stand]:
    """Return the messages on the site's pages, as visitors and the demo's people see them."""
    known: dict[str, Stand] = {}
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
        parser.add_argument(
            "--record", action="store_true", help="store values and pages for the translators' page"
        )

    def handle(
        self,
        language: str,
        *,
        missing: bool = False,
        no_pages: bool = False,
        record: bool = False,
        **options: Any,
    ) -> None:
        """Print the messages, and how complete the language is; or record their places."""
        if language not in dict(settings.LANGUAGES):
            raise CommandError(f"{language} isn't registered: see docs/add-a-language.md.")
        stands = {} if no_pages else heard()
        if record:
            return stands_record(stands, _title_of)
        for one in listed(language, stands, missing=missing):
            self.stdout.write("\n".join(_lines(one)) + "\n\n")
        for share in shares(language):
            self.stdout.write(f"{share.name}: {share.has} of {share.of}, {share.percent} %")
        return None


def _lines(one: Listed) -> Iterator[str]:
    yield f"{one.entry.key}  →  {one.file}"
    yield from (f"  # {line}" for line in one.entry.about.splitlines())
    yield from (f"  {line}" for line in one.entry.words.splitlines())
    if one.stand:
        yield from (f"  with {name} = {value}" for name, value in one.params)
        yield f"  on {settings.SITE_URL}{one.stand.path}"


def _title_of(table: str) -> str:
    return Table.objects.values_list("title", flat=True).get(pk=table)
