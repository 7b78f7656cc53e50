"""Find banned phrases in messages, and labels that are too long for a button."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from mp2site.text import fluent

ROOT: Final = Path(__file__).resolve().parents[2]
LANGUAGES: Final = ("en", "de")
LONGEST: Final = 32  # characters of a button's label, without the values of its variables

BANNED: Final = {
    "en": re.compile(
        r"(?<!bath )(?<!small )\bhouses?\b|\bwhoever\b|\bthose who run\b|\banew\b|\btold (?:you|of)\b"
        r"|\b(?:became|becomes?) of\b|\bkeeps (?:the|your|their) seat\b|\bhurries\b",
        re.IGNORECASE,
    ),
    "de": re.compile(r"\b(?:Haus(?:es)?|Häusern?|Hausleuten?)\b|\bdrängt\b"),
}
"""Phrases that must be read twice, or that mean something only to people who know our history."""

TEMPLATE_TAG: Final = re.compile(r"{%\s*msg\s+[\"']([^\"']+)[\"'][^%]*%}")
INSIDE: Final = r"(?:\{[%{][^}]*\}+|[^>{])*"  # the attributes of an element, with template tags
BUTTON: Final = re.compile(
    rf"<button\b{INSIDE}>(.*?)</button>"
    rf"|<a\b(?=[^>]*class=\"btn\b){INSIDE}>(.*?)</a>",
    re.DOTALL,
)
UNSEEN: Final = re.compile(r"<span class=\"visually-hidden\">.*?</span>|<[^>]*>", re.DOTALL)


def banned(lang: str, source: str) -> list[str]:
    """Return the messages of a Fluent source that have a banned phrase, with the phrase."""
    return [
        f"{entry.id.name}: {found.group()}"
        for entry in FluentParser().parse(source).body
        if isinstance(entry, ast.Message)
        for text in _texts(entry)
        if (found := BANNED[lang].search(text))
    ]


def long_labels(lang: str) -> list[str]:
    """Return the labels on the templates' buttons that have more than 32 characters."""
    found = [(key, label) for key in sorted(button_keys()) for label in _labels(lang, key)]
    return [f"{key}: {label}" for key, label in found if len(label) > LONGEST]


@cache
def button_keys() -> frozenset[str]:
    """Return the keys of messages that templates show on buttons and on links that look so."""
    listed = subprocess.run(
        ["git", "ls-files", "*.html"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.splitlines()
    return frozenset(
        key
        for name in listed
        if (ROOT / name).exists()
        for key in keys_on_buttons((ROOT / name).read_text("utf-8"))
    )


def keys_on_buttons(template: str) -> list[str]:
    """Return the keys of messages on a template's buttons, without those for screen readers."""
    shown = (UNSEEN.sub("", button[1] or button[2] or "") for button in BUTTON.finditer(template))
    return [key for text in shown for key in TEMPLATE_TAG.findall(text)]


class _Texts(Visitor):
    """A visitor that collects the texts of a message, in all of its variants."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


def _texts(entry: ast.Message) -> list[str]:
    visitor = _Texts()
    visitor.visit(entry)
    return visitor.found


@cache
def _patterns(lang: str) -> dict[str, ast.Pattern]:
    return {
        entry.id.name: entry.value
        for _, source in fluent.sources(lang)
        for entry in FluentParser().parse(source).body
        if isinstance(entry, ast.Message) and entry.value is not None
    }


def _labels(lang: str, key: str) -> set[str]:
    """Return all forms of a message; of a key that ends in `-`, those of all messages below it."""
    patterns = _patterns(lang)
    keys = [key] if key in patterns else [one for one in patterns if one.startswith(key)]
    return {form for one in keys for form in _forms(lang, patterns[one])}


def _forms(lang: str, pattern: ast.Pattern) -> Iterator[str]:
    parts = [list(_variants(lang, element)) for element in pattern.elements]
    return ("".join(chosen) for chosen in product(*parts))


def _variants(lang: str, element: ast.TextElement | ast.Placeable) -> Iterator[str]:
    match element:
        case ast.TextElement(value=text) | ast.Placeable(expression=ast.StringLiteral(value=text)):
            yield text
        case ast.Placeable(expression=ast.SelectExpression(variants=variants)):
            for variant in variants:
                yield from _forms(lang, variant.value)
        case ast.Placeable(expression=ast.MessageReference(id=ast.Identifier(name=name))):
            yield from _forms(lang, _patterns(lang)[name])
        case _:
            yield ""
