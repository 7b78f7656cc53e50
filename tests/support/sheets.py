"""The rules of style sheets, and the class names that pages can have."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

import tinycss2

from tests.support.files import ROOT, style_sheets

NESTED: Final = {"layer", "media", "container", "supports"}
SOURCES: Final = ("templates", "static", "games", "accounts", "notifications", "mp2site")
NAMING: Final = {".html", ".js", ".py"}
"""The kinds of files that contain classes and ids."""
DRAWN: Final = {*NAMING, ".svg"}
"""The kinds of files that use tokens."""
CLASS: Final = re.compile(r"\.(-?[A-Za-z_][\w-]*)")
ID: Final = re.compile(r"#([A-Za-z_][\w-]*)")
QUOTED: Final = re.compile(r"\"([^\"\n]*)\"|'([^'\n]*)'|`([^`]*)`")
ATTRIBUTE: Final = re.compile(r"\b(?:class|id)=\"([^\"]*)\"", re.DOTALL)
HOLE: Final = re.compile(r"\{\{.*?\}\}|\{%.*?%\}|\$\{[^{}]*\}|\{[^{}\s]*\}", re.DOTALL)
"""A computed part of a name: from Django, a script, or an f-string."""
STATEMENT: Final = re.compile(r"\{%.*?%\}", re.DOTALL)
TOKEN: Final = re.compile(r"--[\w-]+")
WORD: Final = re.compile(r"(?:\x00-)?[A-Za-z_][\w\x00-]*")


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule of a sheet: its selectors, declarations (name and value), and the enclosing at-rules."""

    sheet: Path
    line: int
    within: tuple[str, ...]
    selectors: tuple[str, ...]
    declarations: tuple[tuple[str, str], ...]


@cache
def rules() -> tuple[Rule, ...]:
    return tuple(rule for sheet in style_sheets() for rule in rules_of(sheet))


def rules_of(sheet: Path) -> Iterator[Rule]:
    """Yield the rules of a sheet in their order."""
    text = sheet.read_text("utf-8")
    yield from _rules(sheet, tinycss2.parse_stylesheet(text, True, True), ())


def _rules(sheet: Path, nodes: list[Any], within: tuple[str, ...]) -> Iterator[Rule]:
    for node in nodes:
        if node.type == "qualified-rule":
            selectors = tuple(_split(_written(node.prelude)))
            yield Rule(sheet, node.source_line, within, selectors, _declarations(node))
        elif node.type == "at-rule" and node.lower_at_keyword in NESTED and node.content:
            inner = (*within, f"@{node.lower_at_keyword} {_written(node.prelude)}")
            yield from _rules(sheet, tinycss2.parse_rule_list(node.content, True, True), inner)


def _declarations(node: Any) -> tuple[tuple[str, str], ...]:
    found = tinycss2.parse_declaration_list(node.content, True, True)
    return tuple((one.name, _written(one.value)) for one in found if one.type == "declaration")


def _written(tokens: list[Any]) -> str:
    bare = [token for token in tokens if token.type != "comment"]
    return " ".join(tinycss2.serialize(bare).split())


def _split(selectors: str) -> Iterator[str]:
    """Yield the selectors of a list; commas within brackets don't separate them."""
    depth, start = 0, 0
    for at, sign in enumerate(selectors):
        depth += (sign in "([") - (sign in ")]")
        if sign == "," and not depth:
            yield selectors[start:at].strip()
            start = at + 1
    yield selectors[start:].strip()


def names_in(selector: str) -> set[str]:
    """Return the classes and ids of a selector."""
    bare = re.sub(r"\[[^\]]*\]", "", selector)
    return {*CLASS.findall(bare), *ID.findall(bare)}


def can_occur(name: str) -> bool:
    """Return whether a source contains a class or id, or a matching name with a computed part."""
    whole, inserted = _known()
    return name in whole or inserted.fullmatch(name) is not None


@cache
def _known() -> tuple[frozenset[str], re.Pattern[str]]:
    words = {word for path in _sources(NAMING) for word in _words(path)}
    whole = {word for word in words if "\0" not in word}
    parts = {_pattern(word) for word in words - whole}
    return frozenset(whole), re.compile("|".join(sorted(parts)))


def _words(path: Path) -> set[str]:
    """Return the words of strings and of class attributes; ``\\0`` replaces a computed part."""
    text = path.read_text("utf-8")
    written = ["".join(found) for found in QUOTED.findall(text)]
    if path.suffix == ".html":
        attributes = ATTRIBUTE.findall(text)
        written += [STATEMENT.sub(" \0", one) for one in attributes] + attributes
    return {word for one in written for word in WORD.findall(HOLE.sub("\0", one))}


def _pattern(word: str) -> str:
    """Return the pattern of a computed part: a number after a letter, otherwise any text."""
    return re.sub(r"(?<=[a-z0-9])\0", r"\\d+", word).replace("\0", r"[\w-]*")


def used_in_sources() -> set[str]:
    """Return the tokens that templates, pictures, scripts and Python files name."""
    return {name for path in _sources(DRAWN) for name in TOKEN.findall(path.read_text("utf-8"))}


def _sources(kinds: set[str]) -> Iterator[Path]:
    for folder in SOURCES:
        yield from (path for path in sorted((ROOT / folder).rglob("*")) if path.suffix in kinds)
