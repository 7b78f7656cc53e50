"""Docstrings, comments, documentation and messages are in plain words, as far as a program can tell."""

from __future__ import annotations

import textwrap
from pathlib import Path

import pytest

from mp2site.text import fluent
from tests.support import phrases, plain


def test_no_sentence_breaks_the_rules() -> None:
    assert [str(found) for found in plain.findings(plain.tracked())] == []


@pytest.mark.parametrize(
    ("source", "rules"),
    [
        ('def f():\n    """Return it."""', []),
        ('def f():\n    """The thing."""', ["“The” isn't a verb that we begin with"]),
        ('def f():\n    """Return anew."""', ["“anew”"]),
        ('x = 1\n"""So many of them."""', ["“So many”"]),
        ("# What is due goes first.", ["“What” opens a sentence"]),
        ("# What is due?", []),
        ('def test_it():\n    """The thing."""', []),
        ('@property\ndef f():\n    """The thing."""', []),
    ],
)
def test_what_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, source: str, rules: list[str]
) -> None:
    monkeypatch.setattr(plain, "ROOT", tmp_path)
    file = tmp_path / "module.py"
    file.write_text(textwrap.dedent(source), "utf-8")
    assert [found.rule for found in plain.findings([file])] == rules


def test_prose_of_pages_is_read_without_their_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(plain, "ROOT", tmp_path)
    page = tmp_path / "page.md"
    page.write_text("# Title\n\nUse `anew`.\n\n```\nwhoever\n```\n\n- Whoever wins.\n", "utf-8")
    assert [found.rule for found in plain.findings([page])] == ["“Whoever”"]


# -- messages ---------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", phrases.LANGUAGES)
def test_no_message_has_a_banned_phrase(lang: str) -> None:
    found = {name: phrases.banned(lang, body) for name, body in fluent.sources(lang)}
    assert len(found) > 50
    assert {name: rows for name, rows in found.items() if rows} == {}


@pytest.mark.parametrize("lang", phrases.LANGUAGES)
def test_no_label_is_too_long_for_its_button(lang: str) -> None:
    assert len(phrases.button_keys()) > 200
    assert phrases.long_labels(lang) == []


@pytest.mark.parametrize(
    ("lang", "text", "rows"),
    [
        ("en", "This house sends no mails.", ["key: house"]),
        ("en", "Whoever sits here plays.", ["key: Whoever"]),
        ("en", "Build the Bath house. A slip shows a small house.", []),
        ("en", "{ $player ->\n    [one] A Master\n   *[house] Autoplay\n}", []),
        ("de", "Das Haus spielt.", ["key: Haus"]),
        ("de", "Baue das Badehaus.", []),
    ],
)
def test_which_phrases_are_banned(lang: str, text: str, rows: list[str]) -> None:
    assert phrases.banned(lang, f"key = {text}\n") == rows


@pytest.mark.parametrize(
    ("template", "keys"),
    [
        ('<button class="btn">{% msg "one" %}</button>', ["one"]),
        ('<button aria-label="{% msg \'two\' %}">{% icon "x" %}</button>', []),
        (
            '<a class="btn btn--small" href="{% url \'home\' %}">{% msg "three" n=1 %}</a>',
            ["three"],
        ),
        ('<a href="/">{% msg "four" %}</a>', []),
        ('<button><span class="visually-hidden">{% msg "five" %}</span></button>', []),
    ],
)
def test_which_messages_are_on_buttons(template: str, keys: list[str]) -> None:
    assert phrases.keys_on_buttons(template) == keys
