"""`manage.py messages`: what translators see."""

from __future__ import annotations

import re
from io import StringIO

import pytest
from django.core.management import CommandError, call_command

from games.rules.kernel import LANGUAGES
from mp2site.text import catalogue
from tests.support.demo import demo_laid


def told(*asked: str) -> str:
    out = StringIO()
    call_command("messages", *asked, stdout=out)
    return out.getvalue()


def test_it_lists_what_is_missing_and_where_to_put_it() -> None:
    said = told("fr", "--missing", "--no-pages")
    assert "marco-polo-1-lesson-first-look  →  games/rules/marco_polo_1/lessons.fr.ftl" in said
    assert "yspahan-" not in said
    assert re.search(r"^site: \d+ of \d+, 100 %$", said, re.MULTILINE)


def test_a_message_has_its_comments_and_its_english() -> None:
    (entry,) = [one for one in catalogue.entries("fr", missing=False) if one.key == "kernel-ruling"]
    assert "begins its own answers" in entry.about
    assert entry.words == "kernel-ruling = Ruling"


def test_whole_languages_miss_nothing() -> None:
    for lang, language in LANGUAGES.items():
        if language.whole:
            assert list(catalogue.entries(lang, missing=True)) == []


@pytest.mark.django_db
def test_messages_have_real_values_and_a_page() -> None:
    demo_laid()
    said = told("fr")
    parts = {part.split("  →")[0]: part for part in said.split("\n\n")}
    assert "  on http" in parts["home-your-turn"] or "  on http" in parts["base-tables"]
    placed = [part for part in parts.values() if "  on http" in part]
    assert len(placed) > 900
    assert sum("\n  with " in part for part in placed) > 300
    assert any(
        "  on http" in part for key, part in parts.items() if key.startswith("yspahan-prompt")
    )
    assert any("/tables/" in part for part in placed)


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(CommandError, match="add-a-language"):
        told("tlh")
