"""The request that the opponents' worker goes on with the search for problems."""

from __future__ import annotations

from typing import Final

from games.jobs import OPPONENTS, task_send

PROBLEMS: Final = "games.problems"
EXPIRES: Final = 1800
"""The seconds after which an unread message is dropped; the sweep sends another."""


def problems_soon() -> None:
    """Request the next portion of work; without a broker the sweep repeats the request."""
    task_send(PROBLEMS, queue=OPPONENTS, expires=EXPIRES)
