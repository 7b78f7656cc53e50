"""Docstrings, comments and documentation are in plain words, by the rules that a program can check."""

from __future__ import annotations

import textwrap
from pathlib import Path

import pytest

from tests.support import plain


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
