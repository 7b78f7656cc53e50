"""Chance derived from a name: the same games on every machine, in any order of tests."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from itertools import count
from random import Random
from types import SimpleNamespace
from unittest import mock

from games import fairness
from games.analysis import services as analysis
from games.models import table


@contextmanager
def of(name: str) -> Iterator[None]:
    """Derive all secrets, nonces, ids and random worlds within the block from a name."""
    numbers, own, ids = count(), fairness.nonce_or_random, Random(name)

    def drawn() -> bytes:
        return sha256(f"{name}#{next(numbers)}".encode()).digest()

    def guessed() -> str:
        return drawn().hex()[: 2 * analysis.GUESS_BYTES]

    with (
        mock.patch("games.services.lifecycle.new_secret", drawn),
        mock.patch.object(fairness, "nonce_or_random", lambda nonce: own(nonce or drawn().hex())),
        # A player's imagined worlds at a table depend on the table's id.
        mock.patch.object(
            table, "secrets", SimpleNamespace(**vars(secrets) | {"choice": ids.choice})
        ),
        mock.patch.object(analysis, "_new_guess", guessed),
    ):
        yield
