"""The sentences in a title's files: their variables, and numbers in words."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Final

from fluent.runtime import FluentResource
from fluent.syntax import ast

from games.rules.kernel import Title
from mp2site.text.fluent import bundle_for

COUNTED: Final = {
    "en": r"two|three|four|five|six|seven|eight|nine|ten|eleven|twelve",
    "fr": r"deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze",
    "de": r"zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf",
}
PLAYERS: Final = re.compile(r"\b(with|or|à|ou) (two|three|four|deux|trois|quatre)\b", re.IGNORECASE)
"""Sentences may have the number of players as a word: "with two"."""


@cache
def spoken(title: Title[Any], lang: str, kind: str) -> dict[str, ast.Message]:
    """Return the messages of a kind ("lesson", "example") from a title's files."""
    body = FluentResource(title.texts.messages[lang]).body
    start = f"{title.slug}-{kind}-"
    found = (entry for entry in body if isinstance(entry, ast.Message))
    return {entry.id.name: entry for entry in found if entry.id.name.startswith(start)}


def counted(message: ast.Message, lang: str) -> list[str]:
    """Return the numbers that a sentence contains as words."""
    assert message.value is not None
    texts = [part.value for part in message.value.elements if isinstance(part, ast.TextElement)]
    by_itself = re.compile(rf"(?<![\w])(\d+|{COUNTED[lang]})(?!\w)", re.IGNORECASE)
    return by_itself.findall(PLAYERS.sub("", " ".join(texts)))


def said(lang: str, key: str, numbers: dict[str, int]) -> str:
    """Return a sentence, which must exist and contain no unexpected numbers."""
    bundle = bundle_for(lang)
    assert bundle.has_message(key), key
    pattern = bundle.get_message(key).value
    assert pattern is not None, key
    words, errors = bundle.format_pattern(pattern, dict(numbers))
    assert (key, errors) == (key, [])
    return str(words)


def variables(message: ast.Message) -> set[str]:
    found: set[str] = set()

    def look(node: object) -> None:
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name)
        elif isinstance(node, ast.BaseNode):
            for part in vars(node).values():
                look(part)
        elif isinstance(node, list):
            for part in node:
                look(part)

    look(message.value)
    return found
