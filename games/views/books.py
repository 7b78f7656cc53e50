"""The titles' rulebooks for display, rendered with their figures once per language."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from django.urls import reverse
from django.utils import translation
from django.utils.safestring import SafeString

from games.views.figures import example, pieces
from games.views.rulebook import Rule, Rulebook, rulebook, rules_of

if TYPE_CHECKING:
    from games.rules.kernel import Title


@dataclass(frozen=True, slots=True)
class RuleAlone:
    """One rule with its examples, for a page or a table's sheet."""

    anchor: str
    section: str
    html: SafeString
    examples: tuple[SafeString, ...]


@lru_cache(maxsize=32)
def book_of(title: Title[Any], lang: str) -> Rulebook:
    """Return a title's rulebook in a language; in English if there is none."""
    return _drawn(title, lang, title.texts.rulebooks)


@lru_cache(maxsize=32)
def summary_of(title: Title[Any], lang: str) -> Rulebook | None:
    """Return a title's summary in a language or in English; ``None`` if it has none."""
    return _drawn(title, lang, title.texts.summaries) if title.texts.summaries else None


def _drawn(title: Title[Any], lang: str, sources: dict[str, str]) -> Rulebook:
    with translation.override(lang):
        return rulebook(_source(sources, lang), lambda kind, words: _figure(title, kind, words))


def _source(sources: dict[str, str], lang: str) -> str:
    return sources.get(lang, sources["en"])


def _figure(title: Title[Any], kind: str, words: str) -> SafeString:
    if kind == "pieces":
        return pieces(title, words.split())
    return example(title, title.texts.examples[words])


@lru_cache(maxsize=32)
def rules_in(title: Title[Any], lang: str) -> dict[str, Rule]:
    """Return a title's rules by their anchors, in the order of the book."""
    source = _source(title.texts.rulebooks, lang)
    return {one.anchor: one for one in rules_of(source, lambda anchor: address(title, anchor))}


def address(title: Title[Any], anchor: str) -> str:
    """Return the URL of a rule's own page."""
    return reverse("titles:rule", args=[title.slug, anchor])


@lru_cache(maxsize=512)
def rule_of(title: Title[Any], lang: str, anchor: str) -> RuleAlone:
    """Return one rule of the rulebook. Raises KeyError."""
    one = rules_in(title, lang)[anchor]
    with translation.override(lang):
        drawn = [
            example(title, each) for each in title.texts.examples.values() if anchor in each.rules
        ]
    return RuleAlone(anchor, one.section, one.html, tuple(drawn))
