"""The fixture that registers the title Salt Race during a test."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from games.rules import titles
from games.rules.kernel import Title
from tests.support.words import read_anew
from tests.toy.rules import title as salt_race


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[Title[Any]]:
    """Salt Race, registered during a test.

    A process caches compiled texts, so the fixture clears this cache before and after the test.
    """
    monkeypatch.setattr(titles, "_titles", dict(titles._titles))
    titles.add("tests.toy.rules", board="tests.toy.board")
    with read_anew():
        yield salt_race
