"""How much of the site and of each title is translated into a language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Final, NamedTuple

from games.rules import titles
from games.rules.kernel import SOURCE, Title
from mp2site.text.fluent import names_in, sources

SITE: Final = "site"
Known = dict[str, set[str]]
"""The names of messages by area."""


class Share(NamedTuple):
    """An area with the number of its messages and rules in a language and in the source language."""

    name: str
    has: int
    of: int

    @property
    def percent(self) -> int:
        """The share in percent, rounded down: only all is 100."""
        return self.has * 100 // self.of if self.of else 100


@cache
def shares(lang: str) -> tuple[Share, ...]:
    """Return a language's shares: the site with its features, then each title by its slug."""
    own, source = _messages(lang), _messages(SOURCE)
    site = Share(SITE, len(own[SITE] & source[SITE]), len(source[SITE]))
    return (site, *(_of_title(title, own, source, lang) for title in titles))


def total(lang: str) -> Share:
    """Return a language's share of everything."""
    each = shares(lang)
    return Share("", sum(share.has for share in each), sum(share.of for share in each))


def _of_title(title: Title[Any], own: Known, source: Known, lang: str) -> Share:
    texts = title.texts
    has, of = len(own[title.slug] & source[title.slug]), len(source[title.slug])
    return Share(title.slug, has + texts.parts(lang), of + texts.parts(SOURCE))


def _messages(lang: str) -> Known:
    """Return the names of a language's messages by area; files of the site are one area."""
    known: Known = {SITE: set(), **{title.slug: set() for title in titles}}
    for source, body in sources(lang):
        known[source if source in known else SITE] |= set(names_in(source, body))
    return known


def missing(lang: str) -> Iterator[tuple[str, str]]:
    """Yield the area and the name of each message that a language lacks."""
    own, source = _messages(lang), _messages(SOURCE)
    for area, names in source.items():
        yield from ((area, name) for name in sorted(names - own[area]))
