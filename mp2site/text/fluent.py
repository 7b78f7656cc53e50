"""Reads the Fluent files of each language into one bundle.

The site's messages are in `mp2site/text/messages/<language>/*.ftl`; the messages of the kernel, of
a title or of a feature are in the package of their code.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from sys import intern
from typing import Any, Final

from django.conf import settings
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from games.rules import titles

SITE_MESSAGES: Final = Path(__file__).resolve().parent / "messages"
PARSER: Final = FluentParser(with_spans=False)
"""A parser that records no positions, which would take memory and aren't used."""
ENTRY: Final = re.compile(r"^(?:(-?[a-zA-Z][a-zA-Z0-9_-]*) *=|[a-zA-Z-])", re.MULTILINE)
"""The start of a line with an entry's name, or with a word that isn't a name. All other lines
continue an entry, or are comments."""


class WordsError(Exception):
    """A message is missing or broken. Development raises this; production shows the key instead."""


class _Written(dict[str, Any]):
    """Unparsed entries by name. The bundle looks each one up once, by `[]`, which parses the entry.

    Parsed entries take fifteen times as much memory, and a third of a second in each process; many
    are never used. UTF-8 takes half the memory of a text with one letter outside of Latin-1, and
    the languages share the names.
    """

    def __getitem__(self, name: str) -> Any:
        """Return the parsed entry. Raises KeyError if the entry is missing or isn't Fluent."""
        entry = PARSER.parse_entry(super().__getitem__(name).decode())
        if isinstance(entry, ast.Junk):
            raise KeyError(f"not Fluent: {(entry.content or '').strip()[:80]!r}")
        return entry


class _Bundle(FluentBundle):
    """A language's messages; a message is compiled when it is first used."""

    def __init__(self, lang: str) -> None:
        # Isolation marks are invisible characters around parameters, for mixed writing directions.
        # Elsewhere `rendering` isolates the few parameters that are written from right to left.
        super().__init__([lang], use_isolating=lang in settings.LANGUAGES_BIDI)
        self._messages, self._terms = _Written(), _Written()

    def add(self, name: str, written: str) -> None:
        """Add an entry without parsing it."""
        if name.startswith("-"):
            self._terms[intern(name[1:])] = written.encode()  # type: ignore[assignment] # see _Written
        else:
            self._messages[intern(name)] = written.encode()  # type: ignore[assignment] # likewise


@cache
def bundle_for(lang: str) -> FluentBundle:
    """Return all messages of a language, read once per process. Raises WordsError on duplicates."""
    bundle, seen = _Bundle(lang), dict[str, str]()
    for source, body in sources(lang):
        for name, written in _entries(source, body):
            if name in seen:
                raise WordsError(f"{source}: {name} is also in {seen[name]}")
            seen[name] = source
            bundle.add(name, written)
    return bundle


def sources(lang: str) -> list[tuple[str, str]]:
    """Return (name, Fluent source) of all messages of a language: kernel, titles, site, features."""
    kernel = files("games.rules.kernel") / f"messages.{lang}.ftl"
    found = [("kernel", kernel.read_text("utf-8"))] if kernel.is_file() else []
    found += [(title.slug, title.texts.read(lang)) for title in titles]
    areas = sorted((SITE_MESSAGES / lang).glob("*.ftl"))
    areas += [path for path in _of_features(lang) if path.exists()]
    return found + [(path.name, path.read_text("utf-8")) for path in areas]


def names_in(source: str, body: str) -> Iterator[str]:
    """Yield the names of a file's messages; terms are a language's own affair."""
    return (name for name, _ in _entries(source, body) if not name.startswith("-"))


def _of_features(lang: str) -> list[Path]:
    return [folder / f"messages.{lang}.ftl" for folder in settings.FEATURE_FOLDERS]


def _entries(source: str, body: str) -> Iterator[tuple[str, str]]:
    """Yield the names of a file's messages and terms with their unparsed text.

    Raises WordsError for a line that begins with anything else. An error within an entry is found
    when the entry is used; a test parses all of them.
    """
    begins = [*ENTRY.finditer(body)]
    ends = [*(begin.start() for begin in begins[1:]), *([len(body)] if begins else [])]
    for begin, end in zip(begins, ends, strict=True):
        written = body[begin.start() : end]
        if begin[1] is None:
            raise WordsError(f"{source}: not Fluent: {written.strip()[:80]!r}")
        yield begin[1], written
