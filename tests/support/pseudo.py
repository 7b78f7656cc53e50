"""A language made of the English messages: accented, bracketed and 40 % longer.

On a page in it, words without brackets come from elsewhere than messages. In its other form, it is
written from right to left.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from html import unescape
from html.parser import HTMLParser
from typing import Final
from unittest import mock

from django.conf import settings
from django.test import override_settings
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from mp2site.text import fluent, rendering

CODE: Final = "eo"
"""A language that Django and the library of dates know, and the site doesn't: Esperanto."""
OPEN, CLOSE = "⟦", "⟧"
REVERSE, FORWARD = "\N{RIGHT-TO-LEFT OVERRIDE}", "\N{POP DIRECTIONAL FORMATTING}"
ACCENTED: Final = str.maketrans("aeiounAEIOUN", "áéíóúñÁÉÍÓÚÑ")
LONGER: Final = 1.4
MORE: Final = "~"
ATTRIBUTES: Final = {"title", "alt", "placeholder", "aria-label", "aria-description"}
SILENT: Final = {"script", "style", "template"}


class Bracketed(Transformer):
    """Puts each message of a resource into brackets."""

    ends = (OPEN, CLOSE)

    def visit_Message(self, node: ast.Message) -> ast.Message:  # noqa: N802
        if node.value is not None:
            self.visit(node.value)
            around = node.value.elements
            if not _is_bare(node.value):
                before, after = map(ast.TextElement, self.ends)
                node.value.elements = [before, *around, after]
        return node


class Pseudo(Bracketed):
    """Makes each message longer, with accents, and puts it into brackets."""

    def __init__(self, *, from_right: bool = False) -> None:
        if from_right:
            self.ends = (OPEN + REVERSE, FORWARD + CLOSE)

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        node.value = longer(node.value.translate(ACCENTED))
        return node


def _is_bare(pattern: ast.Pattern) -> bool:
    """Return whether a message is empty, so that it stays empty."""
    return all(isinstance(part, ast.TextElement) and not part.value for part in pattern.elements)


def longer(words: str) -> str:
    """Return words with signs in place of the letters that other languages have more."""
    done = wanted = 0.0

    def stretched(word: re.Match[str]) -> str:
        nonlocal done, wanted
        wanted += len(word[0]) * (LONGER - 1)
        more = round(wanted - done)
        done += more
        return word[0] + MORE * more

    return re.sub(r"[^\W\d_]+", stretched, words)


def sources(source: str, *, from_right: bool = False) -> str:
    """Return Fluent messages in the pseudo-language."""
    return _changed(Pseudo(from_right=from_right), source)


def bracketed(source: str) -> str:
    """Return Fluent messages in brackets."""
    return _changed(Bracketed(), source)


def _changed(by: Bracketed, source: str) -> str:
    return FluentSerializer().serialize(by.visit(FluentParser().parse(source)))


@contextmanager
def spoken(*, from_right: bool = False) -> Iterator[str]:
    """Add the pseudo-language to the site's languages; yield its code."""
    original = fluent.sources

    def all_sources(lang: str) -> list[tuple[str, str]]:
        if lang != CODE:
            return original(lang)
        return [
            (name, sources(body, from_right=from_right))
            for name, body in original(settings.LANGUAGE_CODE)
        ]

    known = [*settings.LANGUAGES, (CODE, "Esperanto")]
    mirrored = [CODE] if from_right else []
    with (
        override_settings(LANGUAGES=known, LANGUAGES_BIDI=mirrored),
        mock.patch.object(fluent, "sources", all_sources),
    ):
        _forget()
        yield CODE
    _forget()


def _forget() -> None:
    fluent.bundle_for.cache_clear()
    rendering._spoken.cache_clear()
    rendering._format_once.cache_clear()


class Words(HTMLParser):
    """Collects what a page says: its words, and the attributes that are read or shown."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[str] = []
        self.silent: list[str] = []
        self.foreign: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.said += [value for name, value in attrs if name in ATTRIBUTES and value]
        if tag == "input" and given.get("type") in {"submit", "button"}:
            self.said.append(given.get("value") or "")
        if tag in SILENT:
            self.silent.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if self.silent and self.silent[-1] == tag:
            self.silent.pop()

    def handle_data(self, data: str) -> None:
        if not self.silent:
            self.said.append(data)


def said_on(html: str) -> str:
    """Return what a page says, in lines."""
    page = Words()
    page.feed(html)
    return unescape("\n".join(page.said))


def unbracketed(html: str, data: Iterable[str]) -> set[str]:
    """Return the words on a page that stand outside of all brackets and aren't data."""
    return unbracketed_in(said_on(html), data)


def unbracketed_in(text: str, data: Iterable[str]) -> set[str]:
    """Return the words of a text that stand outside of all brackets and aren't data, by line."""
    outside = without(data, _outside(text))
    return {" ".join(words.split()) for words in re.findall(r"[^\W\d_]{2,}[^\n]*", outside)}


def without(data: Iterable[str], text: str) -> str:
    """Return a text without these words."""
    known = "|".join(map(re.escape, sorted(filter(None, data), key=len, reverse=True)))
    return re.sub(rf"(?<!\w)(?:{known})(?!\w)", " ", text)


def _outside(text: str) -> str:
    depth, outside = 0, list[str]()
    for letter in text:
        depth += (letter == OPEN) - (letter == CLOSE)
        outside.append(letter if depth == 0 and letter != CLOSE else " ")
    return "".join(outside)
