"""What both Marco Polos say stands once, and each says it as its own."""

from __future__ import annotations

from importlib.resources import files

import pytest
from fluent.syntax import ast, parse

from games.rules import titles

LANGUAGES = ("en", "de")
OWN = {"publisher"}
"""Facts of each title's page, equal by chance."""


def words(package: str, prefix: str, lang: str) -> dict[str, str]:
    """Return the sources of a file's words by their ids without the prefix."""
    source = (files(package) / f"messages.{lang}.ftl").read_text("utf-8")
    found = [entry for entry in parse(source).body if isinstance(entry, ast.Message)]
    bodies = {m.id.name.removeprefix(prefix): m.value.span for m in found}
    return {id: source[at.start : at.end].replace(prefix, "") for id, at in bodies.items()}


def test_no_word_stands_in_both() -> None:
    both = [titles.get(slug) for slug in ("marco-polo-1", "marco-polo-2")]
    first, second = (
        {lang: words(title.package, f"{title.slug}-", lang) for lang in LANGUAGES} for title in both
    )
    twice = {
        id
        for id in first["en"]
        if all(id in second[lang] and first[lang][id] == second[lang][id] for lang in LANGUAGES)
    }
    assert twice == OWN


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", ["marco-polo-1", "marco-polo-2"])
def test_each_says_it_as_its_own(slug: str, lang: str) -> None:
    title = titles.get(slug)
    assert title.kin is not None
    shared = words(title.kin.package, f"{title.kin.prefix}-", lang)
    said = {
        entry.id.name
        for entry in parse(title.messages[lang]).body
        if isinstance(entry, ast.Message)
    }
    assert shared
    assert {f"{slug}-{id}" for id in shared} <= said
