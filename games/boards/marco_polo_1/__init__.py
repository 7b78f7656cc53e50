"""The board of Marco Polo I."""

from games.boards.marco_polo_1.board import draw

__all__ = ["draw"]
