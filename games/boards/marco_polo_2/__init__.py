"""The board of Marco Polo II."""

from games.boards.marco_polo_2.board import draw

__all__ = ["draw"]
