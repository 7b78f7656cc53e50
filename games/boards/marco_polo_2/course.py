"""The title's declarations for log entries and trails."""

from __future__ import annotations

from typing import Final

from games.boards.marco_polo_2.map import lay_out
from games.boards.marco_polo_common.turns import course_on

COURSE: Final = course_on(lay_out)
