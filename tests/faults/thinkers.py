"""The opponents' worker, with slow players: `celery -A tests.faults.thinkers`.

They repeat the search for a decision until it has taken `THINKING_SECONDS` of processor time, and
print a line when they begin.
"""

from __future__ import annotations

import os
import time
from typing import Any, Final

import games.opponents
from mp2site import celery

app: Final = celery.app
SECONDS: Final = float(os.environ["THINKING_SECONDS"])
BEGUN: Final = "an opponent begins to think"


class Long:
    """A slow computer player."""

    def __init__(self, player: Any) -> None:
        self.player = player

    def choose(self, title: Any, state: Any, seat: int, seed: bytes) -> str:
        """Return the choice of the fast player after a delay."""
        print(BEGUN, flush=True)
        end = time.thread_time() + SECONDS
        while True:
            key = self.player.choose(title, state, seat, seed)
            if time.thread_time() >= end:
                return str(key)


class AllLong:
    """All opponents by name, made slow."""

    def get(self, name: str) -> Long:
        return Long(_opponents.get(name))


_opponents: Final = games.opponents.opponents
games.opponents.opponents = AllLong()  # type: ignore[assignment]
