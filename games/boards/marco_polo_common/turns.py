"""The declarations of both Marco Polo games for log entries."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from games.boards.common.courses import Course, Faces, Head
from games.boards.common.trails import Told, Trails
from games.boards.marco_polo_common.layout import Layout
from games.boards.marco_polo_common.looks import Data
from games.boards.marco_polo_common.strips import PURSE
from games.boards.marco_polo_common.travels import trails_of

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


def course_on(lay_out: Callable[[str], Layout]) -> Course:
    """Return a title's `Course`; ``lay_out`` returns the layout of an edition's map by name."""

    def trails(now: Data, told: Sequence[Told]) -> Trails:
        return trails_of(lay_out(now["public"]["edition"]), now, told)

    return msgspec.structs.replace(COURSE, trails=trails)
