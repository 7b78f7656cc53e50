"""Messages as translators see them; the page and `manage.py messages` show the same."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from django.conf import settings

from games.rules import titles
from games.translators.stands import Stand
from mp2site.text.catalogue import Entry, entries, file_in


@dataclass(frozen=True, slots=True)
class Listed:
    """A message with the file of its translation, and a page where it stands."""

    entry: Entry
    file: str
    """The path of the language's file, from the project's folder."""
    stand: Stand | None

    @property
    def params(self) -> list[tuple[str, str]]:
        """The message's variables with real values."""
        found = self.stand.params if self.stand else {}
        return [(name, str(value)) for name, value in found.items()]


def listed(lang: str, stands: Mapping[str, Stand], *, missing: bool) -> Iterator[Listed]:
    """Yield all messages, or those that a language lacks, in the order of the files."""
    for entry in entries(lang, missing=missing):
        stand = next((stands[key] for key in _keys(entry.key) if key in stands), None)
        yield Listed(entry, _short(file_in(lang, entry.file)), stand)


def _short(file: Path) -> str:
    return str(file.relative_to(settings.BASE_DIR))


def _keys(key: str) -> list[str]:
    """Return the keys of a message. A message of a family has one key for each title."""
    kin = [(title.texts.kin.prefix, title.slug) for title in titles if title.texts.kin]
    return [key, *(key.replace(prefix, slug, 1) for prefix, slug in kin if key.startswith(prefix))]
