"""The board of Rajas of the Ganges: Cards & Karma."""

from games.boards.rajas_cards_karma.board import draw

__all__ = ["draw"]
