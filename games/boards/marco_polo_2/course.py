"""How a turn becomes a line."""

from __future__ import annotations

from games.boards.common.turns import COURSE

__all__ = ["COURSE"]
