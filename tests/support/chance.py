"""Chance that follows from a name: the same games on every machine, in whatever order tests run."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from itertools import count
from unittest import mock

from games import fairness


@contextmanager
def of(name: str) -> Iterator[None]:
    """Give all tables and seats that are made meanwhile secrets and nonces of this name."""
    numbers, own = count(), fairness.nonce_or_random

    def drawn() -> bytes:
        return sha256(f"{name}#{next(numbers)}".encode()).digest()

    with (
        mock.patch("games.services.lifecycle.new_secret", drawn),
        mock.patch.object(fairness, "nonce_or_random", lambda nonce: own(nonce or drawn().hex())),
    ):
        yield
