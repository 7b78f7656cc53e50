"""The rules app: a kernel, a package per title, and the registry that knows them."""

from games.rules.marco_polo_1 import title as marco_polo_1
from games.rules.marco_polo_2 import title as marco_polo_2
from games.rules.rajas_cards_karma import title as rajas_cards_karma
from games.rules.registry import Titles, UnknownTitle
from games.rules.yspahan import title as yspahan

titles = Titles(marco_polo_2, marco_polo_1, yspahan, rajas_cards_karma)

__all__ = ["UnknownTitle", "titles"]
