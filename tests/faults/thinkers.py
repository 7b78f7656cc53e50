"""The opponents' worker, with slow players: `celery -A tests.faults.thinkers`.

They think a decision over again until that has taken `THINKING_SECONDS` of processor time, and
print when they begin.
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
    """A player of ours that takes its time."""

    def __init__(self, player: Any) -> None:
        self.player = player

    def choose(self, title: Any, state: Any, seat: int, seed: bytes) -> str:
        """Choose as the player does, later."""
        print(BEGUN, flush=True)
        end = time.thread_time() + SECONDS
        while True:
            key = self.player.choose(title, state, seat, seed)
            if time.thread_time() >= end:
                return str(key)


class AllLong:
    """The opponents by their names, all of them slow."""

    def get(self, name: str) -> Long:
        """Return a player."""
        return Long(_opponents.get(name))


_opponents: Final = games.opponents.opponents
games.opponents.opponents = AllLong()  # type: ignore[assignment]
