"""The rules of all titles: a shared kernel, a package per title, and the registry of titles."""

from games.rules.registry import Titles, UnknownTitle

titles = Titles()
titles.add("games.rules.marco_polo_2", board="games.boards.marco_polo_2")
titles.add("games.rules.marco_polo_1", board="games.boards.marco_polo_1")
titles.add("games.rules.yspahan", board="games.boards.yspahan")
titles.add("games.rules.rajas_cards_karma", board="games.boards.rajas_cards_karma")

__all__ = ["UnknownTitle", "titles"]
