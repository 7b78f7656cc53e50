"""The title's declarations for log entries."""

from __future__ import annotations

from typing import Final

from games.boards.common.courses import Course, Head
from games.boards.rajas_cards_karma.purse import PURSE

COURSE: Final = Course(
    purse=PURSE,
    heads={
        "placed-building": Head("card", "home"),
        "placed-ship": Head("card", "sailboat"),
        "placed-goods": Head("card", "market"),
        "placed-palace": Head("card", "crown"),
        "top-card": Head("card", "layers"),
        "took-die": Head("die", "dice"),
        "drew-die": Head("die", "dice"),
        "steward-dice": Head(icon="dice"),
    },
    begins=frozenset({"round-began"}),
)
