"""The board of Yspahan."""

from games.boards.yspahan.board import draw

__all__ = ["draw"]
