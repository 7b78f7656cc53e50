"""How a turn of both titles of Marco Polo becomes a line."""

from __future__ import annotations

from typing import Final

from games.boards.common.courses import Course, Faces, Head
from games.boards.common.strips import PURSE

COURSE: Final = Course(
    purse=PURSE,
    heads={
        "travelled": Head("end", "boot"),
        "placed": Head("space"),
        "became": Head("character", "user"),
        "used-bag": Head(icon="bag"),
        "used-bag-undeclared": Head(icon="bag"),
        "fulfilled": Head(icon="circle-check"),
        "placed-post": Head("place", "tent"),
    },
    dice={"placed": Faces("dice"), "used-bag": Faces("dice")},
    drawn=frozenset({"dice", "white-dice"}),
    closes=frozenset({"round-ended"}),
    begins=frozenset({"round-began"}),
)
