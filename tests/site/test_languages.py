"""Languages are data: code names none, and each has what the registry promises."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from babel import Locale
from django.conf import settings

from games.rules.kernel import LANGUAGES, SOURCE, WHOLE
from mp2site.text import coverage

ROOT: Final = Path(__file__).resolve().parents[2]
CODE: Final = ("accounts", "games", "mp2site", "notifications")
APART: Final = {"migrations", "settings"}
FOREIGN: Final = {"is", "to", "no", "am", "as", "or", "id", "it", "so", "my"}
"""Codes of languages that are also words of our code."""


def constants() -> Iterator[tuple[str, str]]:
    """Yield each string, name of a parameter and attribute of our code with its place."""
    for folder in CODE:
        for path in (ROOT / folder).rglob("*.py"):
            if not APART & set(path.parts):
                for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                    yield from (
                        (f"{path}:{getattr(node, 'lineno', 0)}", word) for word in words(node)
                    )


def words(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.Constant(value=str() as word) | ast.keyword(arg=str() as word):
            yield word
        case ast.Attribute(attr=word):
            yield word


def names_of_languages() -> set[str]:
    """Return the codes of the languages that we have or may get, and our languages' names."""
    likely = {*LANGUAGES, "de", "es", "fr", "it", "nl", "pl", "pt", "pt-br", "cs", "ja"} - FOREIGN
    return likely | {language.name for language in LANGUAGES.values()}


def test_code_names_no_language() -> None:
    known = names_of_languages()
    assert [(where, word) for where, word in constants() if word in known] == []


def test_the_site_has_the_registered_languages() -> None:
    assert [(code, one.name) for code, one in LANGUAGES.items()] == settings.LANGUAGES
    assert settings.LANGUAGE_CODE == SOURCE == WHOLE[0] == "en"
    assert "de" in WHOLE


def test_every_language_has_dates_and_numbers() -> None:
    """The library of dates and numbers knows each language."""
    known = [Locale.parse(code, sep="-").language for code in LANGUAGES]
    assert known == [code.split("-")[0] for code in LANGUAGES]


WITHOUT_MESSAGES: Final = ("deploy/away.html", "templates/500.html", "templates/plain.html")
"""Pages that are shown when messages can't be read."""


def test_pages_without_messages_are_in_each_language_of_the_whole_site() -> None:
    finished = {lang for lang in LANGUAGES if coverage.shares(lang)[0].percent == 100}
    assert finished >= {*WHOLE, "fr"}
    for page in WITHOUT_MESSAGES:
        found = set(re.findall(r'lang="([a-z-]+)"', (ROOT / page).read_text("utf-8")))
        assert finished <= found <= set(LANGUAGES), page
    for path in (ROOT / "templates").glob("*.html"):
        if '{% extends "plain.html" %}' in (written := path.read_text("utf-8")):
            blocks = set(re.findall(r"{% block (\w+) %}", written)) - {"title", "heading"}
            assert finished <= blocks <= set(LANGUAGES), path


def test_no_file_that_browsers_load_belongs_to_a_language() -> None:
    """Pages bring their own words. So a visitor loads no other language."""
    folders = [ROOT / "static", *ROOT.glob("games/**/static")]
    names = [path.name for folder in folders for path in folder.rglob("*") if path.is_file()]
    codes = "|".join(LANGUAGES)
    assert len(names) > 100
    assert [name for name in names if re.search(rf"[.-]({codes})\.", name)] == []


MEASURE: Final = """
import tracemalloc, django
django.setup()
from django.conf import settings
from django.urls import get_resolver
from django.utils import translation
from mp2site.text.fluent import bundle_for
from mp2site.text.rendering import msg
for number, (code, _) in enumerate(settings.LANGUAGES):
    if number == 1:
        tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0] if number else 0
    with translation.override(code):
        bundle_for(code), get_resolver().reverse_dict, translation.gettext("Yes"), msg("base-name")
    if number:
        print(code, tracemalloc.get_traced_memory()[0] - before)
"""
MOST: Final = 3_000_000
"""The most bytes that one more language may take in a process."""


def test_one_more_language_takes_little_memory() -> None:
    told = subprocess.run(
        [sys.executable, "-c", MEASURE], capture_output=True, text=True, check=True, cwd=ROOT
    )
    taken = {code: int(size) for code, size in map(str.split, told.stdout.splitlines())}
    assert set(taken) == {*LANGUAGES} - {SOURCE}
    assert {code: size for code, size in taken.items() if size > MOST} == {}
