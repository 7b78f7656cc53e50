"""The fifth title: registered by one line, and gone after the test."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from games.rules import titles
from games.rules.kernel import Title
from mp2site import text
from tests.toy.rules import title as salt_race


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[Title[Any]]:
    """Salt Race, registered. A process compiles its words once: here before and after."""
    monkeypatch.setattr(titles, "_titles", dict(titles._titles))
    titles.add("tests.toy.rules", board="tests.toy.board")
    text.bundle_for.cache_clear()
    yield salt_race
    text.bundle_for.cache_clear()
