"""A second edition of Marco Polo II for a single test."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from games.rules import titles
from games.rules.marco_polo_2.editions import EDITIONS

SLUG = "marco-polo-2"
FIRST = EDITIONS.default
OTHERS = EDITIONS.names[1:]
"""The editions of the title besides the default."""
SECOND = Path(__file__).parents[1] / "rules/marco_polo_2/editions/second.toml"


def second_data() -> dict[str, Any]:
    return tomllib.loads(SECOND.read_text("utf-8"))


def keep_editions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(EDITIONS, "_known", dict(EDITIONS._known))


def add_second(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the second edition available until the test's end."""
    keep_editions(monkeypatch)
    titles.get(SLUG).editions.add(second_data())
