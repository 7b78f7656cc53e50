"""The title's declarations for log entries."""

from __future__ import annotations

from typing import Final

from games.boards.common.courses import Course, Faces, Head
from games.boards.yspahan.players import PURSE
from games.boards.yspahan.trails import trails

COURSE: Final = Course(
    purse=PURSE,
    heads={
        "placed": Head("souk", "cube"),
        "built": Head("building", "home"),
        "moved": Head("field", "turban"),
        "stayed": Head("field", "turban"),
        "played": Head("card", "hand"),
        "took": Head("level"),
        "rolled": Head(icon="dice"),
    },
    dice={"took": Faces(pips="pips", count="count")},
    closes=frozenset({"week-ended"}),
    begins=frozenset({"day-began"}),
    trails=trails,
)
