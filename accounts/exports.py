"""The export of a person's data as the files of a ZIP, written a few rows at a time.

This module writes the files of accounts. Other apps add their own.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final, TypeVar

import msgspec
from django.conf import settings
from django.utils import timezone, translation

from accounts.models import User
from accounts.selectors.belongings import (
    addresses_told,
    blocks_told,
    profile_of,
    reports_told,
    traces_of,
    vacations_told,
)
from accounts.selectors.circles import circles_told
from accounts.selectors.finding import stars_told
from accounts.zones import zone_of
from mp2site.infra import clock
from mp2site.infra.zips import Files
from mp2site.text.moments import when
from mp2site.text.rendering import msg

Row = TypeVar("Row")
Source = Callable[[User], Files]
OWN: Final = (
    "account.EmailAddress",
    "accounts.Vacation",
    "accounts.Block",
    "accounts.Report",
    "accounts.Star",
    "accounts.Membership",
)
"""The models that this module exports."""


@dataclass(frozen=True, slots=True)
class Export:
    """Files of a person's data, and the models that they cover."""

    models: Collection[str]
    files: Source


_contributions: Final[list[Callable[[], Iterable[Export]]]] = []


def contribute(exports: Callable[[], Iterable[Export]]) -> None:
    """Register a function that returns an app's exports; `AppConfig.ready` calls this.

    The function is called whenever a person exports their data.
    """
    _contributions.append(exports)


def _exports() -> list[Export]:
    return [export for exports in _contributions for export in exports()]


def files_of(person: User) -> Files:
    """Return the files of a person's data, in their language."""
    names = []
    for name, content in _data_of(person):
        names.append(name)
        yield name, content
    yield "README.txt", in_their_words(_readme(person, names), person)


def _data_of(person: User) -> Files:
    yield "profile.json", json_of(profile_of(person))
    yield "addresses.json", json_of(addresses_told(person))
    yield "vacations.json", json_of(vacations_told(person))
    yield "blocks.json", json_of(blocks_told(person))
    yield "stars.json", json_of(stars_told(person))
    yield "circles.json", json_of(circles_told(person))
    yield "reports.json", json_of(reports_told(person))
    exports = _exports()
    exported = frozenset(OWN).union(*(export.models for export in exports))
    yield "access.json", json_of(traces_of(person, exported))
    for export in exports:
        yield from export.files(person)


def _readme(person: User, names: Iterable[str]) -> Iterator[bytes]:
    at, site = when(clock.now()), settings.SITE_URL
    files = "\n".join(map(_described, dict.fromkeys(map(_listed, names))))
    yield msg("privacy-readme", name=person.username, site=site, at=at, files=files).encode()
    yield f"\n\n{settings.SITE_IMPRINT}".rstrip().encode() + b"\n"


def _listed(name: str) -> str:
    """Return the name under which the README lists a file: its own name, or its folder's."""
    folder, slash, _ = name.partition("/")
    return folder + slash


def _described(name: str) -> str:
    key = f"in-{name[:-1]}" if name.endswith("/") else name.removesuffix(".json")
    return f"{name:<18} {msg(f'privacy-file-{key}')}"


def in_their_words(rows: Iterator[Row], person: User) -> Iterator[Row]:
    """Yield the rows, each made in the person's language and time zone.

    Rows are streamed after the view has returned, when the request's language and time zone no
    longer apply.
    """
    while True:
        with translation.override(person.language), timezone.override(zone_of(person.time_zone)):
            try:
                row = next(rows)
            except StopIteration:
                return
        yield row


def json_of(value: Any) -> list[bytes]:
    """Return a value as a JSON file."""
    return [msgspec.json.format(msgspec.json.encode(value), indent=1), b"\n"]


def json_lines(rows: Iterable[Any]) -> Iterator[bytes]:
    """Yield a JSON list, one row per line."""
    before = b"[\n"
    for row in rows:
        yield before + msgspec.json.encode(row)
        before = b",\n"
    yield b"\n]\n" if before == b",\n" else b"[]\n"
