"""The fixture that registers the lantern feature during a test."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module, reload
from pathlib import Path
from typing import Any

import pytest
from django.template import Engine
from django.urls import clear_url_caches

from games.api.schemas import base
from games.features import features
from mp2site.infra import clock
from mp2site.infra.clock import Hand
from mp2site.text.fluent import bundle_for
from notifications import kinds
from tests.api.conftest import document
from tests.lantern import lamps
from tests.support.clocks import NOON

FOLDER = Path(__file__).parent


@pytest.fixture
def hand() -> Iterator[Hand]:
    with clock.at(NOON) as hand:
        yield hand


@pytest.fixture
def lantern(monkeypatch: pytest.MonkeyPatch, settings: Any) -> Iterator[None]:
    """Add the feature to the registry during a test.

    A process caches its URLs, so the fixture clears this cache before and after the test.
    """
    engine = Engine.get_default()
    monkeypatch.setattr(engine, "dirs", [*engine.dirs, FOLDER / "templates"])
    settings.FEATURE_FOLDERS = [*settings.FEATURE_FOLDERS, FOLDER]
    _forget()
    features.add("tests.lantern")
    _read_addresses()
    yield
    features.remove("tests.lantern")
    _forget()
    _read_addresses()
    lamps.LIT.clear()
    lamps.SEEN.clear()
    lamps.ASKED.clear()


def _forget() -> None:
    bundle_for.cache_clear()
    kinds.kinds.cache_clear()
    kinds._makers.cache_clear()
    base._parts.cache_clear()


def _read_addresses() -> None:
    for module in ("games.api.urls", "games.urls", "mp2site.urls"):
        reload(import_module(module))
    clear_url_caches()
    document.cache_clear()
