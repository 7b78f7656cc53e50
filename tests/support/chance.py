"""The same chance whenever a test runs; a conftest imports the fixture and makes it automatic."""

from __future__ import annotations

from hashlib import sha256
from itertools import count

import pytest

from games import fairness


@pytest.fixture
def same_chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Give each test its own secrets and nonces, the same whenever it runs."""
    numbers, name = count(), request.node.nodeid
    own = fairness.nonce_or_random

    def drawn() -> bytes:
        return sha256(f"{name}#{next(numbers)}".encode()).digest()

    monkeypatch.setattr("games.services.lifecycle.new_secret", drawn)
    monkeypatch.setattr(fairness, "nonce_or_random", lambda nonce: own(nonce or drawn().hex()))
