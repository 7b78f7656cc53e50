"""The log entries and trails of Marco Polo II."""

from __future__ import annotations

from typing import Final

from games.boards.common.turns import course_on
from games.boards.marco_polo_2.map import lay_out

COURSE: Final = course_on(lay_out)
