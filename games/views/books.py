"""The titles' rulebooks for display. They are rendered with their figures once per language."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from django.urls import reverse
from django.utils import translation
from django.utils.safestring import SafeString

from games.rules.kernel import SOURCE
from games.views.figures import example, pieces
from games.views.rulebook import Rule, Rulebook, rulebook, rules_of

if TYPE_CHECKING:
    from games.rules.kernel import Title


@dataclass(frozen=True, slots=True)
class RuleAlone:
    """One rule with its examples, for its own page or for the sheet on a table's page."""

    anchor: str
    section: str
    html: SafeString
    examples: tuple[SafeString, ...]


def book_of(title: Title[Any], lang: str) -> Rulebook:
    """Return a title's rulebook in a language, or in English if the translation isn't whole."""
    return _book(title, spoken(title.texts.rulebooks, lang))


@lru_cache(maxsize=32)
def _book(title: Title[Any], lang: str) -> Rulebook:
    return _drawn(title, lang, title.texts.rulebooks[lang])


def summary_of(title: Title[Any], lang: str) -> Rulebook | None:
    """Return a title's summary in a language or else in English; ``None`` if it has none."""
    texts = title.texts.summaries
    return _summary(title, spoken(texts, lang)) if texts else None


@lru_cache(maxsize=32)
def _summary(title: Title[Any], lang: str) -> Rulebook:
    return _drawn(title, lang, title.texts.summaries[lang])


def _drawn(title: Title[Any], lang: str, source: str) -> Rulebook:
    with translation.override(lang):
        return rulebook(source, lambda kind, words: _figure(title, kind, words))


def spoken(texts: Container[str], lang: str) -> str:
    """Return the language of a shown text: ``lang`` if it exists, or the source language."""
    return lang if lang in texts else SOURCE


def _figure(title: Title[Any], kind: str, words: str) -> SafeString:
    if kind == "pieces":
        return pieces(title, words.split())
    return example(title, title.texts.examples[words])


def rules_in(title: Title[Any], lang: str) -> dict[str, Rule]:
    """Return a title's rules by anchor, in the order of the book."""
    return _rules(title, spoken(title.texts.rulebooks, lang))


@lru_cache(maxsize=32)
def _rules(title: Title[Any], lang: str) -> dict[str, Rule]:
    source = title.texts.rulebooks[lang]
    with translation.override(lang):
        rules = [*rules_of(source, lambda anchor: address(title, anchor))]
    return {one.anchor: one for one in rules}


def address(title: Title[Any], anchor: str) -> str:
    """Return the URL of a rule's own page."""
    return reverse("titles:rule", args=[title.slug, anchor])


def rule_of(title: Title[Any], lang: str, anchor: str) -> RuleAlone:
    """Return one rule of the rulebook. Raises KeyError."""
    return _rule(title, spoken(title.texts.rulebooks, lang), anchor)


@lru_cache(maxsize=512)
def _rule(title: Title[Any], lang: str, anchor: str) -> RuleAlone:
    one = rules_in(title, lang)[anchor]
    with translation.override(lang):
        drawn = [
            example(title, each) for each in title.texts.examples.values() if anchor in each.rules
        ]
    return RuleAlone(anchor, one.section, one.html, tuple(drawn))
