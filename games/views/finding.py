"""Search in a rulebook.

Every searched word must be the beginning of a word in the rule or in its chapter's title.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString

from games.views.books import rules_in

if TYPE_CHECKING:
    from collections.abc import Collection

    from games.rules.kernel import Title
    from games.views.rulebook import Rule

WORD: Final = re.compile(r"\w+")
LONGEST: Final = 260
"""The greatest length of a result's text. Of a longer rule, only the text around the first match is
shown.
"""
BEFORE: Final = 60


@dataclass(frozen=True, slots=True)
class Found:
    """A found rule: its place in the book, and its text with the searched words marked."""

    anchor: str
    section: SafeString
    text: SafeString


def folded(word: str) -> str:
    """Return a word in lower case without diacritics."""
    parts = unicodedata.normalize("NFKD", word.casefold())
    return "".join(one for one in parts if not unicodedata.combining(one))


def found_in(title: Title[Any], lang: str, asked: str) -> list[Found]:
    """Return the rules that contain all searched words, in the rulebook's order."""
    wanted = {folded(word) for word in WORD.findall(asked)}
    return [
        Found(
            rule.anchor,
            _marked(rule.section, wanted),
            _marked(_excerpt(rule.text.removeprefix(rule.section).strip(), wanted), wanted),
        )
        for rule in rules_in(title, lang).values()
        if _has(rule, wanted)
    ]


def _has(rule: Rule, wanted: Collection[str]) -> bool:
    words = [folded(word) for word in WORD.findall(f"{rule.section} {rule.text}")]
    own = [folded(word) for word in WORD.findall(rule.text)]
    everywhere = all(any(word.startswith(start) for word in words) for start in wanted)
    return bool(wanted) and everywhere and any(word.startswith(tuple(wanted)) for word in own)


def _excerpt(text: str, wanted: Collection[str]) -> str:
    """Return a text, or the part of it around the first match."""
    if len(text) <= LONGEST:
        return text
    hits = (found.start() for found in WORD.finditer(text) if _is_wanted(found[0], wanted))
    start = max(0, next(hits, 0) - BEFORE)
    start = text.find(" ", start) + 1 if start else 0
    if start + LONGEST >= len(text):
        return f"… {text[start:]}"
    end = text.rfind(" ", 0, start + LONGEST)
    return f"{'… ' * bool(start)}{text[start:end]} …"


def _is_wanted(word: str, wanted: Collection[str]) -> bool:
    return folded(word).startswith(tuple(wanted))


def _marked(text: str, wanted: Collection[str]) -> SafeString:
    """Return a text as HTML with the searched words marked."""
    pieces = re.split(r"(\w+)", text)
    return format_html_join(
        "",
        "{}",
        (
            (format_html("<mark>{}</mark>", one) if _is_wanted(one, wanted) and one else one,)
            for one in pieces
        ),
    )
