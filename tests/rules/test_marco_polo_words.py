"""Messages of both Marco Polo titles: shared ones are stored once, and each title has them."""

from __future__ import annotations

from importlib.resources import files

import pytest
from fluent.syntax import ast, parse

from games.rules import titles

LANGUAGES = ("en", "de")
OWN = {"publisher"}
"""The messages that are equal in both titles by chance."""


def words(package: str, prefix: str, lang: str) -> dict[str, str]:
    """Return the source of each message of a file, by its id without the prefix."""
    source = (files(package) / f"messages.{lang}.ftl").read_text("utf-8")
    found = [entry for entry in parse(source).body if isinstance(entry, ast.Message)]
    bodies = {m.id.name.removeprefix(prefix): m.value.span for m in found}
    return {id: source[at.start : at.end].replace(prefix, "") for id, at in bodies.items()}


def test_no_message_is_stored_twice() -> None:
    both = [titles.get(slug) for slug in ("marco-polo-1", "marco-polo-2")]
    first, second = (
        {lang: words(title.meta.package, f"{title.slug}-", lang) for lang in LANGUAGES}
        for title in both
    )
    twice = {
        id
        for id in first["en"]
        if all(id in second[lang] and first[lang][id] == second[lang][id] for lang in LANGUAGES)
    }
    assert twice == OWN


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", ["marco-polo-1", "marco-polo-2"])
def test_each_title_has_the_shared_messages(slug: str, lang: str) -> None:
    title = titles.get(slug)
    assert title.meta.kin is not None
    shared = words(title.meta.kin.package, f"{title.meta.kin.prefix}-", lang)
    said = {
        entry.id.name
        for entry in parse(title.texts.messages[lang]).body
        if isinstance(entry, ast.Message)
    }
    assert shared
    assert {f"{slug}-{id}" for id in shared} <= said
